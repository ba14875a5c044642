"""What happened about upkeep (P-35)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pbem.core.events import EVERYONE, Event, Rank, Roll
from pbem.core.seats import Seat
from pbem.core.texts import Fact, share, text
from pbem.rulesets.powers.events import holder, listed
from pbem.rulesets.powers.state import BV, Stack


def updated(round_: int, roll: Roll, done: bool) -> Event:
    """`updated` (P-35.2), all: round (which begins), die, done: whether payments follow the units there are now."""
    facts = {"round": round_, "die": roll.value, "done": int(done)}
    return Event(kind="updated", seen_by=EVERYONE, rank=Rank.NEWS, facts=facts, rolls=(roll,))


def disbanded(seat: Seat, at: str, why: str, units: Iterable[Stack]) -> Event:
    """`disbanded` (P-35.3, P-35.4), all: seat, who: the same in words, at, rows, counts, units, why: `order`, or
    `upkeep` that could not be paid."""
    facts: dict[str, Fact] = {"seat": seat, "who": holder(seat), "at": at, "why": why, **listed(units)}
    return Event(kind="disbanded", seen_by=EVERYONE, rank=Rank.NEWS if why == "upkeep" else Rank.NOTE, facts=facts)


def paid(seat: Seat, lands: Mapping[str, int]) -> Event:
    """`upkeep` (P-35.1), its owner: seat, cost (sixtieths), bv, lands: where it was paid, both in words."""
    cost = sum(lands.values())
    where = tuple(text("powers-bv-at", at=at, bv=share(part, BV)) for at, part in lands.items())
    facts: dict[str, Fact] = {"seat": seat, "cost": cost, "bv": share(cost, BV), "lands": where}
    return Event(kind="upkeep", seen_by=frozenset({seat}), facts=facts)
