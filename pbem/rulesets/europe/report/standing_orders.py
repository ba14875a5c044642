"""Standing orders in words (E-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.texts import Fact, Text, text
from pbem.rulesets.europe.orders import Action, Attack, Choice, Draft, Fate, Hold, Move, RetreatOrder, StopOrder
from pbem.rulesets.europe.state import Standing


def in_force(standing: Standing, sequential: bool = False) -> tuple[Text, ...]:
    """Say all standing orders, those never given too: each has its default; `auto` counts in sequential games."""
    return (
        *_stops(standing.stops),
        text("europe-force-defend", policy=standing.defend.policy, least=standing.defend.least),
        *_retreats(standing),
        _rank(standing),
        text("europe-force-default", choices=tuple(map(_choice, standing.default.choices))),
        *((text("europe-force-auto"),) if sequential and standing.auto else ()),
    )


def _stops(stops: tuple[StopOrder, ...]) -> Iterator[Text]:
    """E-12.4: the first that matches counts; none: `stop deadly`."""
    yield from (_stop(one) for one in stops or (StopOrder(deadly=True),))


def _stop(one: StopOrder) -> Text:
    if one.never:
        return text("europe-force-stop-never")
    on, by, limits = one.on or "all", one.by or "any", tuple(_limits(one))
    return text("europe-force-stop", on=on, by=by, limits=limits, some=len(limits), ace=int(one.ace))


def _limits(one: StopOrder) -> Iterator[Text]:
    if one.deadly:
        yield text("europe-force-deadly")
    if one.least > 1:
        yield text("europe-force-least", count=one.least)
    if one.hands:
        yield text("europe-force-hands", count=one.hands)


def _retreats(standing: Standing) -> Iterator[Text]:
    """E-12.3: say the lists; without a general one the default order counts."""
    orders = {"": RetreatOrder(()), **standing.retreats}
    for origin, order in sorted(orders.items()):
        kind = "list" if order.lands else "usual"
        yield text(f"europe-force-retreat-{kind}", start=origin or "any", lands=" ".join(order.lands))


def _rank(standing: Standing) -> Text:
    ranks = standing.rank.ranks
    return text("europe-force-rank", ranks=" ".join(ranks)) if ranks else text("europe-force-rank-usual")


def _choice(choice: Choice) -> Text:
    kind = "europe-force-guarded" if choice.when else "europe-force-action"
    return text(kind, what=choice.action.kind, **_places(choice.action))


def _places(action: Action) -> dict[str, Fact]:
    match action:
        case Draft():
            return {"at": action.at, "start": "", "end": ""}
        case Move() | Attack():
            return {"at": "", "start": action.origin, "end": action.to}
        case Fate() | Hold():
            return {"at": "", "start": "", "end": ""}
        case _:
            assert_never(action)
