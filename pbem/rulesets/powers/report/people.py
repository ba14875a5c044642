"""Government and people in the report (P-60): the reader's lands where a people lives, and how well off all are."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.seats import Seat
from pbem.core.texts import Text, text
from pbem.rulesets.powers.events import holder
from pbem.rulesets.powers.events.people import percent, points
from pbem.rulesets.powers.people import FULL
from pbem.rulesets.powers.state import owned
from pbem.rulesets.powers.view import View


def people(view: View, seat: Seat | None) -> Iterator[Text]:
    """Say a line for each land of the reader, or of his people, then one for each people; nothing without any."""
    if view.stage:
        return
    own = view.people.lands(seat) or (owned(view, seat) if seat else ())
    for at in own:
        if at in view.people.lives:
            yield _land(view, at, seat)
    for each in view.people.seats:
        lands = view.people.lands(each)
        yield text("powers-people", who=each, count=len(lands), welfare=points(view.people.total(each)))


def _land(view: View, at: str, seat: Seat | None) -> Text:
    found, whose = view.people, view.people.lives[at]
    effort = found.effort.get(at, 0)
    return text(
        "powers-people-land",
        at=at,
        who=whose,
        own=int(whose == seat),
        owner=holder(view.lands[at].owner),
        welfare=points(found.welfare.get(at, 0)),
        work=(effort > 0) - (effort < 0),
        effort=abs(effort),
        percent=percent(found.yields.get(at, FULL)),
        bands=found.bands.get(at, 0),
    )
