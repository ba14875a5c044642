"""What happened to damaged and half units (P-30 to P-32); seen by all, as everything is with visibility `open`."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.core.events import EVERYONE, Event, Rank, Roll
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, share
from pbem.rulesets.powers.events import holder, listed
from pbem.rulesets.powers.state import Stack

SIXTHS = 6


def by(held: str) -> tuple[Text, ...]:
    """Say who holds a unit: a seat, or two that pool."""
    return tuple(map(holder, held.split("+"))) if held else ()


def _told(kind: str, units: Stack, rank: Rank = Rank.NOTE, rolls: tuple[Roll, ...] = (), **more: Fact) -> Event:
    facts: dict[str, Fact] = {
        "owner": units.owner,
        "who": holder(units.owner),
        "at": units.at,
        "damage": share(units.damage, SIXTHS),
        "sixths": units.damage,
        **listed((units,)),
        **more,
    }
    return Event(kind=kind, seen_by=EVERYONE, rank=rank, facts=facts, rolls=rolls)


def held(units: Stack, by_whom: str) -> Event:
    """`held` (P-30), all: owner, who: the same in words, at, rows, counts, damage, sixths, holders, by: who holds them,
    in words."""
    return _told("held", units, holders=tuple(by_whom.split("+")), by=by(by_whom))


def finished(seat: Seat, units: Stack, dead: bool, rolls: tuple[Roll, ...]) -> Event:
    """`finished` (P-31), all: seat (who tried), owner, who, at, rows, counts, damage, sixths, dead, dice."""
    dice = tuple(str(roll.value) for roll in rolls)
    return _told("finished", units, Rank.NEWS, rolls, seat=seat, dead=int(dead), dice=dice)


def divided(seat: Seat, at: str, what: str, before: Iterable[Stack], after: Iterable[Stack]) -> Event:
    """`divided` (P-32.2), all: seat, at, what (`split` or `merge`), rows, counts (before), new: what they are now."""
    made = listed(after)["units"]
    facts: dict[str, Fact] = {"seat": seat, "at": at, "what": what, **listed(before), "new": made}
    return Event(kind="divided", seen_by=EVERYONE, rank=Rank.NOTE, facts=facts)
