"""What everybody is told of a decree."""

from __future__ import annotations

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.texts import Fact
from pbem.rulesets.powers.events import holder, units


def told(kind: str, **facts: Fact) -> tuple[Event, ...]:
    """Tell all what the referee has set."""
    return (Event(kind=kind, seen_by=EVERYONE, facts=facts, rank=Rank.NEWS),)


def units_set(seat: str, at: str, row: str, count: int) -> tuple[Event, ...]:
    """Tell all how many units of a type a seat has in an area now, or that it has none left."""
    kind = "decree-units" if count else "decree-emptied"
    return told(kind, seat=seat, who=holder(seat), at=at, row=row, count=count, units=units({row: count or 1}))
