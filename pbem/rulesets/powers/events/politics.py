"""What happens in politics (P-57.3)."""

from __future__ import annotations

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact, share
from pbem.rulesets.powers.state import BV


def politics(seat: Seat, points: int, total: int) -> Event:
    """`politics` (P-57.3), all: seat, points (in sixtieths) and total (all it has now); in words: won, now."""
    facts: dict[str, Fact] = {"seat": seat, "points": points, "total": total}
    said = {"won": share(points, BV), "now": share(total, BV)}
    return Event(kind="politics", seen_by=EVERYONE, rank=Rank.NOTE, facts={**facts, **said})
