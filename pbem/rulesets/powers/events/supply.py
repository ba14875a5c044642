"""What happened in a supply step (P-55). Who has starved has `perished`, as all are told."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.texts import Fact, share, text
from pbem.rulesets.powers.state import BV


def supplied(seat: Seat, fed: int, used: Mapping[str, int]) -> Event:
    """`supplied` (P-55.1), its owner: seat, bv: what the fed units cost, count: supplies used up, lands: where, in
    words."""
    where = tuple(text("powers-supplies-at", at=at, count=count) for at, count in used.items())
    facts: dict[str, Fact] = {"seat": seat, "bv": share(fed, BV), "count": sum(used.values()), "lands": where}
    return Event(kind="supplied", seen_by=frozenset({seat}), facts=facts)
