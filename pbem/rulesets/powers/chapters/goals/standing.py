"""How the war stands, as far as goals ask: lands and their owners, seats in and out, the round."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from pbem.core.seats import Seat

Places = tuple[tuple[Seat, ...], ...]
"""First to last; those who share a place stand together."""


@dataclass(frozen=True)
class Holding:
    """A land: its owner, the last seat that owned it (the owner, while there is one), and whose it was at the start.

    `since` and `turn` are the round and the player turn of its last change of owner; 0: it never changed.
    `fresh`: P-4.5.
    """

    owner: Seat | None = None
    last: Seat | None = None
    since: int = 0
    turn: int = 0
    home: Seat | None = None
    centre: bool = False
    fresh: bool = False


@dataclass(frozen=True)
class Standing:
    """The end of a round. Of `sides` each is played by a seat; `out` gives the round in which one was eliminated.

    `rounds` 0: no limit. `turn` counts player turns; in simultaneous play it is the round. `endhold`: what counts as
    held (P-21); empty: to own a land is enough.
    """

    lands: Mapping[str, Holding]
    seats: tuple[Seat, ...]
    sides: Mapping[str, Seat] = field(default_factory=dict)
    out: Mapping[Seat, int] = field(default_factory=dict)
    round: int = 0
    rounds: int = 0
    turn: int = 0
    endhold: Literal["", "round", "turn"] = ""

    @property
    def alive(self) -> tuple[Seat, ...]:
        """List who is not eliminated."""
        return tuple(seat for seat in self.seats if seat not in self.out)

    @property
    def last_round(self) -> bool:
        """Tell whether the agreed number of rounds is played."""
        return 0 < self.rounds <= self.round

    @property
    def left(self) -> int:
        """Give the number of rounds that are left."""
        return max(0, self.rounds - self.round)

    @property
    def centres(self) -> tuple[str, ...]:
        """P-23.5: list the political centres."""
        return tuple(key for key, land in self.lands.items() if land.centre)

    def holder(self, land: str) -> Seat | None:
        """P-21: give who holds a land in the sense of goals.

        By `round` it must have been held from the end of the last-but-one round on; in simultaneous play that is: it is
        not fresh. By `turn` from the end of the last-but-one player turn on.
        """
        holding = self.lands[land]
        changed_now = {"round": 0 < holding.since == self.round, "turn": 0 < holding.turn == self.turn, "": False}
        return None if changed_now[self.endhold] else holding.owner

    def held(self, seats: Collection[Seat], among: Iterable[str] | None = None) -> tuple[str, ...]:
        """List the lands those seats hold, of all or among some."""
        return tuple(land for land in (self.lands if among is None else among) if self.holder(land) in seats)

    def home(self, seats: Collection[Seat]) -> tuple[str, ...]:
        """List the lands those seats owned at the start."""
        return tuple(land for land, holding in self.lands.items() if holding.home in seats)

    def named(self, names: Iterable[str]) -> tuple[Seat, ...]:
        """Give the seats of sides, or seats by their colour; who does not play is left out."""
        meant = (self.sides.get(name, Seat(name)) for name in names)
        return tuple(seat for seat in meant if seat in self.seats)

    def side(self, seat: Seat) -> str:
        """Give the side a seat plays; without sides its colour."""
        return next((side for side, other in self.sides.items() if other == seat), seat)


def by_points(points: Mapping[Seat, int], lowest_first: bool = False) -> Places:
    """Rank seats by their points; equal ones share a place."""
    values = sorted(set(points.values()), reverse=not lowest_first)
    return tuple(tuple(seat for seat in points if points[seat] == value) for value in values)


def by_survival(standing: Standing, fallen_now: bool = True) -> Places:
    """Rank who lives before who fell, and who fell later before who fell earlier.

    `fallen_now` false: those who fell in this round share the place of the living (P-20.1, S-11).
    """
    spared = standing.round if fallen_now else standing.round - 1
    fell = {seat: standing.out.get(seat, spared + 1) for seat in standing.seats}
    return by_points({seat: min(when, spared + 1) for seat, when in fell.items()})
