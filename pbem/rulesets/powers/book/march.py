"""A force on its way: units of one seat, type and speed that carry out one line of movement together."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.core.seats import Seat
from pbem.rulesets.powers.board.places import area_of
from pbem.rulesets.powers.orders import Doctrine
from pbem.rulesets.powers.state import Stack


@dataclass(frozen=True)
class March:
    """`units` stand at `at` and came from `origin`; `path` is still before them, `left` BPh are.

    `toward` steps remain until the next area is entered (-1: not yet under way). `line` is the place of the
    order in its sheet. A march that is `done` moves no more this turn.
    """

    seat: Seat
    line: int
    units: Stack
    path: tuple[str, ...]
    left: int
    doctrine: Doctrine = Doctrine()
    careful: bool = False
    origin: str = ""
    toward: int = -1
    done: bool = False
    attacks: bool = False
    """P-33.9: it is at war with whoever holds the area it stands in; who is let in is his guest."""
    landed: bool = False
    """Whether they come from ships (P-11)."""
    entered: bool = False
    """Whether they came in this very step."""
    airborne: bool = False
    """Whether they fight from the air, and do not stay (S-9)."""
    harbour: str = ""
    """The land whose harbour they enter when it is taken (P-11.5)."""

    @property
    def at(self) -> str:
        """Tell where it stands."""
        return self.units.at

    @property
    def goal(self) -> str:
        """Tell which area it enters next."""
        return area_of(self.path[0])
