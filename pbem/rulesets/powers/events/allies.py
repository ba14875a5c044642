"""What happens between allies (P-33)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers.events import holder, listed
from pbem.rulesets.powers.orders import CommandOrder, HandingOrder
from pbem.rulesets.powers.state import Stack


def _told(kind: str, rank: Rank, /, **facts: Fact) -> Event:
    return Event(kind=kind, seen_by=EVERYONE, rank=rank, facts=facts)


def handed(order: HandingOrder, units: Sequence[Stack]) -> Event:
    """`units_given` (P-33.3), all: to, who (the same in words), at, rows, counts. `led` (P-33.6), owner and commander:
    seat (the owner), to (empty: the owner again; who: the same in words), at, rows, counts."""
    owner = units[0].owner
    facts: dict[str, Fact] = {"to": order.to, "who": holder(order.to or owner), "at": order.at, **listed(units)}
    if isinstance(order, CommandOrder):
        parties = frozenset({owner, order.to} - {Seat("")})
        return Event(
            kind="led", seen_by=parties, rank=Rank.NEWS, facts={**facts, "seat": owner, "back": int(not order.to)}
        )
    return _told("units_given", Rank.NEWS, **facts)


def land_given(seat: Seat, at: str, to: Seat) -> Event:
    """`land_given` (P-33.2), all: seat, at, to."""
    return _told("land_given", Rank.HEADLINE, seat=seat, at=at, to=to)


def not_handed(seat: Seat, order: HandingOrder, why: str) -> Event:
    """`not_handed`, its author: seat, at, to, what (the kind of the order), why: `out` (of the war), `no_consent` (no
    treaty says so any more), `no_units`, `not_own`."""
    facts: dict[str, Fact] = {"seat": seat, "at": order.at, "to": order.to, "what": order.kind, "why": why}
    return Event(kind="not_handed", seen_by=frozenset({seat}), facts={**facts, "who": holder(order.to)})


def betrayed(seat: Seat, at: str, gone: Iterable[Stack]) -> Event:
    """`betrayed` (P-33.5), all: seat, at, loser, rows, counts (what was destroyed)."""
    units = tuple(gone)
    return _told("betrayed", Rank.HEADLINE, seat=seat, at=at, loser=units[0].owner, **listed(units))


def risen(seat: Seat, at: str, units: Iterable[Stack]) -> Event:
    """`risen` (P-33.12), all: seat, at, rows, counts."""
    return _told("risen", Rank.NEWS, seat=seat, at=at, **listed(units))
