"""The whole state of a game (X-1.5): cities, roads, standing orders, and where in its round the game stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import (
    BirthsOrder,
    CaptivesOrder,
    ConvertAutoOrder,
    LossesOrder,
    Part,
    Place,
    PlanOrder,
    PlunderOrder,
    RerollOrder,
    SlavebornOrder,
    StarveOrder,
    TakeOrder,
    TargetsOrder,
)


@dataclass(frozen=True)
class Band:
    """X-1.2: a die in use: a group of 1..6 people in one place of the city, or on a road."""

    die: int
    people: int
    place: Place


@dataclass(frozen=True)
class Slaves:
    """X-1.3: 1..6 people of one origin in the houses, the farm or the town hall of their captor."""

    origin: Seat
    people: int
    place: Part


@dataclass(frozen=True)
class Standing:
    """X-13.6: a lord's standing orders, one for every choice the book leaves to him."""

    births: BirthsOrder = BirthsOrder(())
    slaveborn: SlavebornOrder = SlavebornOrder("citizens")
    starve: StarveOrder = StarveOrder(())
    reroll: RerollOrder = RerollOrder()
    losses: LossesOrder = LossesOrder()
    plunder: PlunderOrder = PlunderOrder()
    take: TakeOrder = TakeOrder()
    targets: TargetsOrder = TargetsOrder()
    captives: CaptivesOrder = CaptivesOrder()
    convert: ConvertAutoOrder = ConvertAutoOrder(False)
    plan: PlanOrder = PlanOrder()


@dataclass(frozen=True)
class Memory:
    """X-11.2: a part of a foreign city as an army of this lord found it, on entering in that round."""

    of: Seat
    place: Part
    round: int
    citizens: tuple[int, ...] = ()
    slaves: tuple[Slaves, ...] = ()


@dataclass(frozen=True)
class Lord:
    """X-1.5: a lord: his dice in use (by die), his slaves (by origin), reputation, standing orders.

    `memories` are kept in fog alone.
    """

    seat: Seat
    bands: tuple[Band, ...] = ()
    slaves: tuple[Slaves, ...] = ()
    reputation: int = 0
    ruined: bool = False
    standing: Standing = Standing()
    memories: tuple[Memory, ...] = ()


@dataclass(frozen=True)
class Result:
    """The end: who won (nobody: a draw), and why: `reputation`, `last`, `limit`, `nobody`."""

    winners: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True)
class State:
    """A game before the next question.

    `turn` rises with every resolve; at the pace `plan` it is the round. `lords` sit in a circle, each one's left
    neighbour is the next who is not ruined. A road is named by the lord whose left road it is: `fought` lists the roads
    where a battle was fought in the round before and goes on; `stood` whose units were on each road when the round
    began (road -> seats). At the pace `command` `queue` lists whose commands are left, in snake order. `convert` is
    what was asked for this round (seat -> origin). `throws`: the three dice of each lord at setup, and the next
    three of those who were tied (X-3.2).
    """

    options: Options
    turn: int
    round: int
    token: Seat
    lords: tuple[Lord, ...]
    fought: tuple[Seat, ...] = ()
    stood: Mapping[str, tuple[Seat, ...]] = field(default_factory=dict)
    queue: tuple[Seat, ...] = ()
    convert: Mapping[str, Seat] = field(default_factory=dict)
    throws: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    result: Result | None = None
