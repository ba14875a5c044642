"""What goes into a battle and what comes out of it: units, forces, the site, who is left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, cached_property
from typing import Literal

from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.doctrine import Doctrine
from pbem.rulesets.powers.battle.record import Record
from pbem.rulesets.powers.board.units import Row, rows
from pbem.rulesets.powers.board.world import Area

BV = 60
"""A BV in sixtieths (P-1.9)."""
DESTROYED = 36
"""The damage in sixths at which a unit is destroyed (P-6.6)."""
HALF = Fraction(1, 2)
DIE = (HALF, Fraction(1), Fraction(1), Fraction(1), Fraction(1), Fraction(3, 2))
"""P-6.2: the factors of the six faces."""


@dataclass(frozen=True)
class Unit:
    """What a unit is, whatever happens to it: `paid` is the cost so far, in sixtieths, of one under construction;
    `where` it stood before the battle; `marks` are words of chapters (`anchored`, `landed`); `aboard` is what its
    cargo costs."""

    owner: Seat
    row: Row
    building: bool = False
    paid: int = BV
    where: str = ""
    marks: frozenset[str] = frozenset()
    aboard: int = 0

    @cached_property
    def body(self) -> Row:
        """P-4.6: give the row it stands and falls by: one under construction has its own."""
        return building() if self.building else self.row

    @cached_property
    def cost(self) -> int:
        """P-6.30: give its cost in sixtieths; a unit under construction counts what is paid."""
        return self.paid if self.building else int(self.row.cost * BV) + self.aboard

    @property
    def conquers(self) -> bool:
        """P-1.6: tell whether it can take a land now."""
        return self.row.conquers and not self.building

    @property
    def rules_waves(self) -> bool:
        """P-1.6: tell whether it can take a sea now."""
        return self.row.rules_waves and not self.building


@cache
def building() -> Row:
    """Give the row of units under construction."""
    return next(row for row in rows("land") if "building" in row.flags)


@dataclass(frozen=True)
class Fighters:
    """Equal units: how many, and the damage of each in sixths."""

    unit: Unit
    count: int = 1
    damage: int = 0


@dataclass(frozen=True)
class Force:
    """Units of a seat under one doctrine; P-6.11: one that may not retreat never does, and dies in a stalemate."""

    seat: Seat
    fighters: tuple[Fighters, ...]
    doctrine: Doctrine = Doctrine()
    may_retreat: bool = True


@dataclass(frozen=True)
class Site:
    """Where a battle is fought and by which options. `land` None: open ground, no terrain (S-7).

    `die` None: no dice (section 4). `ties` are the seats in the order of ties, `truces` pairs that may not attack each
    other.
    """

    name: str
    land: Area | None = None
    die: tuple[Fraction, ...] | None = DIE
    first_salvo: Fraction = HALF
    max_salvos: int = 200
    ties: tuple[Seat, ...] = ()
    truces: frozenset[frozenset[Seat]] = frozenset()
    rough_forts: bool = False
    recon_vuln: Fraction = Fraction(1, 3)
    sea: bool = False
    landing: tuple[Fraction, int] = (Fraction(2), 2)
    """P-11.3: the bonus of the shore salvo, and how many units fire it."""
    levels: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """P-56.1: the levels of technology of each seat by field."""
    steps: tuple[Fraction, ...] = ()
    """P-56.2: what differences between levels do."""


Ending = Literal["conquered", "held", "retreated", "stalemate", "spent", "unconquered", "won", "parted", "dead"]
"""The attackers took the land; the holder has it still; the attackers retreated, or had to (P-6.9 d); a raid is over;
the attackers won but cannot conquer (P-6.13); a side of a meeting is gone, the other goes on (S-7); the meeting is
over, or nobody can win a contest; nobody is left."""


@dataclass(frozen=True)
class After:
    """What became of a force; who is in none of these is destroyed.

    `standing` stay on the field, or go on. `withdrawn` retreat (P-34.2). `returned` go back to where they came from:
    after a recon retreat (P-34.5), a meeting (S-7), or where another gets the land (S-8.1).
    """

    standing: tuple[Fighters, ...] = ()
    withdrawn: tuple[Fighters, ...] = ()
    returned: tuple[Fighters, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """The end of a battle: `winner` is the seat that has the field; `forces` are in the order they were given, those of
    the holder first. Damage is as it was at the end: repairing is not the battle's (P-6.12)."""

    ending: Ending
    winner: Seat | None
    forces: tuple[After, ...]
    record: Record
