"""What happened in the war, as values: battles, sieges, parts entered, conversions; the events are made from them."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.orders import Part, Road
from pbem.rulesets.dice_empires.war.strength import Force


@dataclass(frozen=True)
class Toll:
    """What a battle costs the weaker side."""

    killed: int = 0
    captured: int = 0


@dataclass(frozen=True)
class Battle:
    """X-8.3: a battle on a road: both sides, whether it is new, and what it cost; `loser` None: a draw."""

    road: Seat
    forces: tuple[Force, Force]
    new: bool
    loser: Seat | None = None
    toll: Toll = Toll()

    @property
    def why(self) -> str:
        """Name the reason of the throws."""
        return f"battle {self.forces[0].seat}-{self.forces[1].seat}"

    def left(self, force: Force) -> int:
        """X-8.3: count who of a side is still on the road."""
        return force.people - (self.toll.killed + self.toll.captured) * (force.seat == self.loser)

    @property
    def halted(self) -> bool:
        """X-8.4: tell whether the beaten, or both, are still there: nobody goes on over this road."""
        return all(self.left(force) for force in self.forces)

    @property
    def point(self) -> bool:
        """X-8.5: a new battle won by killing them all is worth a point; capture is not (D10)."""
        beaten = next((force.people for force in self.forces if force.seat == self.loser), 0)
        return self.new and not self.toll.captured and 0 < beaten == self.toll.killed


@dataclass(frozen=True)
class Army:
    """All units of a lord on one of his roads (`place`), before the `wall` of a city (`of`)."""

    seat: Seat
    place: Road
    of: Seat
    wall: Part


@dataclass(frozen=True)
class Siege:
    """X-8.6: a siege: attackers and garrison, who lost (None: a draw) and how many."""

    army: Army
    forces: tuple[Force, Force]
    why: str
    loser: Seat | None = None
    lost: int = 0

    def left(self, force: Force) -> int:
        """X-8.6: count who of a side is still there."""
        return force.people - self.lost * (force.seat == self.loser)


@dataclass(frozen=True)
class Stroke:
    """X-9.3, X-10.3: what an army did to one group: citizens of the city, or slaves of an `origin` kept there."""

    people: int
    killed: int
    taken: int
    origin: Seat | None = None


@dataclass(frozen=True)
class Freed:
    """X-10.5: people of the army's own lord who were slaves; `lost`: those who found no room at home."""

    people: int
    lost: int


@dataclass(frozen=True)
class Entry:
    """X-9.2: an army enters a part: whom it found, what it did, whether that was worth a point."""

    army: Army
    part: Part
    found: int
    point: bool
    freed: Freed | None = None
    strokes: tuple[Stroke, ...] = ()

    @property
    def killed(self) -> int:
        """Count who was killed."""
        return sum(stroke.killed for stroke in self.strokes)

    @property
    def taken(self) -> int:
        """Count who was enslaved."""
        return sum(stroke.taken for stroke in self.strokes)

    @property
    def left(self) -> int:
        """X-9.3: count who is still there; only when it is nobody the army may go deeper."""
        return self.found - (self.freed.people if self.freed else 0) - self.killed - self.taken


@dataclass(frozen=True)
class Attempt:
    """X-10.6: an attempt to convert slaves: who throws, for whom, where they are, and how many became citizens."""

    force: Force
    origin: Seat
    people: int
    part: Part
    converted: int
