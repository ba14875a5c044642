"""What one state knows (C-7): the only thing its reports, answers, suggestions and maps are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import ArmyOrder
from pbem.rulesets.campaign.state import Alliance, Fight, Result, Track
from pbem.rulesets.campaign.treaty import Proposal

Standing = Literal["own", "allied", "free", "occupied"]


@dataclass(frozen=True)
class OwnArmy:
    """An army of this seat; `bonus` is what the city it stands in adds in defence (0 elsewhere); `city` names it."""

    number: int
    name: str
    cell: Cell
    strength: int
    bonus: int = 0
    city: str = ""


@dataclass(frozen=True)
class ForeignArmy:
    """C-7.3: an army in view now; `strength` is empty, a band such as `11-20`, or exact (option enemy_strength).

    `number` and `name` are known to the referee alone.
    """

    owner: Seat
    cell: Cell
    city: str = ""
    strength: str = ""
    allied: bool = False
    number: int = 0
    name: str = ""


@dataclass(frozen=True)
class KnownCity:
    """A city ever seen: as it is when `turn` is the current one (in view), else as last seen in `turn`.

    `standing` is read with what is known (C-1.3); `capital`: this seat's own capital.
    `seen` tells whether it is in view now.
    """

    name: str
    cell: Cell
    owner: Seat | None
    standing: Standing
    turn: int
    seen: bool
    capital: bool = False


@dataclass(frozen=True)
class View:
    """The knowledge of `seat` (None: the public) when orders for `turn` are awaited.

    `terrain` and `fog` are rows as in `pbem.core.drawing.Drawing`. `tracks` and `fights` are those of the
    turn just played. `produced_at` is the next turn of production (C-6.1). `standing` are the orders that hold
    until changed (option standing_orders). `proposals` are the open ones this seat is a party to (REFEREE: all), with
    what was said of them since the turn began; `ending` says who wants to end which alliance. `fallen` are the states
    destroyed, known to all (C-7.5).
    """

    seat: Seat | None
    options: Options
    turn: int
    terrain: tuple[str, ...]
    fog: tuple[str, ...]
    armies: tuple[OwnArmy, ...] = ()
    foreign: tuple[ForeignArmy, ...] = ()
    cities: tuple[KnownCity, ...] = ()
    contacts: tuple[Seat, ...] = ()
    known: tuple[Seat, ...] = ()
    alliances: tuple[Alliance, ...] = ()
    capital: str = ""
    next_number: int = 1
    produced_at: int = 0
    tracks: tuple[Track, ...] = ()
    fights: tuple[Fight, ...] = ()
    alive: bool = True
    standing: tuple[ArmyOrder, ...] = ()
    result: Result | None = None
    proposals: tuple[Proposal, ...] = ()
    ending: tuple[tuple[int, Seat], ...] = ()
    union: bool = False
    fallen: tuple[Seat, ...] = ()

    def proposal(self, number: int) -> Proposal | None:
        """Give the open proposal of that number."""
        return next((each for each in self.proposals if each.number == number), None)
