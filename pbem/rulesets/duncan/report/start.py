"""The first report (k1): who you are, what you have, what to do first."""

from __future__ import annotations

from pbem.core.texts import Text, text
from pbem.rulesets.duncan.view import View


def start(view: View) -> tuple[Text, ...]:
    """Welcome the team: the portal, the points, what they buy, how the gold is won."""
    goal = text(
        "duncan-start-goal",
        small=view.options.small_pile_points,
        large=view.options.large_pile_points,
        factor=view.options.standing_factor,
        turns=view.options.turn_limit,
    )
    if view.seat is None or view.portal is None:
        return (goal,)
    return (
        text("duncan-start-team", who=view.seat, at=view.portal.name, count=view.points),
        text("duncan-start-buy"),
        goal,
        text("duncan-start-fight"),
        text("duncan-start-story"),
    )
