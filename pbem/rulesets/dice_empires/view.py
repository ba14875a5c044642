"""What one lord knows: the only thing his reports, answers, suggestions and pictures are made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import Place
from pbem.rulesets.dice_empires.state import Band, Memory, Result, Slaves, Standing


@dataclass(frozen=True)
class City:
    """A lord as he is known: `places` are those in sight now, `bands` and `slaves` what is in them; `people`: all his.

    In open view (X-11.1), for oneself and for the referee that is every place. In fog (X-11.2) a die of another is 0.
    `remembered`: parts one's own army has entered, as they were.
    """

    seat: Seat
    reputation: int
    people: int
    places: tuple[Place, ...]
    bands: tuple[Band, ...] = ()
    slaves: tuple[Slaves, ...] = ()
    ruined: bool = False
    remembered: tuple[Memory, ...] = ()


@dataclass(frozen=True)
class View:
    """The knowledge of a lord (of the public: `seat` None; of the referee: everything).

    `cities` are in the order of the circle, one's own among them. `standing`: own standing orders. `standings`: those
    of all, for the referee alone. `stood`: units that were on the own roads when the round began (`L`, `R` -> seats).
    `queue`: at the pace `command`, whose commands are left. `fought`: as in the state, own roads only in fog.
    `blocked`: own dice that the enslaved people use (D12).
    """

    seat: Seat | None
    options: Options
    turn: int
    round: int
    token: Seat
    cities: tuple[City, ...]
    standing: Standing = Standing()
    standings: Mapping[str, Standing] = field(default_factory=dict)
    stood: Mapping[str, tuple[Seat, ...]] = field(default_factory=dict)
    fought: tuple[Seat, ...] = ()
    queue: tuple[Seat, ...] = ()
    convert: Seat | None = None
    blocked: int = 0
    throws: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    result: Result | None = None
