"""The points at which a chapter may speak, and the turn it speaks in.

A point belongs to one chapter, and the point says how the answers of several are combined; the contributor does not.
The word is in the field's metadata: `one` (the last in the order of needs answers; two unrelated ones are an error),
`product`, `sum`, `largest`, `any`, `all`, `first`, `chain` (each gets what the one before gave), `joined`, `table`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, TypeVar

from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers.battle.forces import After, Force
from pbem.rulesets.powers.battle.points import BattlePoints
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.board.world import Area
from pbem.rulesets.powers.book.flight import Flight
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.formations import Composition
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import Doctrine, Order, PlaceOrder
from pbem.rulesets.powers.sight import Scene, fog, narrowed, seen
from pbem.rulesets.powers.state import NOBODY, Result, Stack, State, Table, holder
from pbem.rulesets.powers.trades import Stock, Trade
from pbem.rulesets.powers.view import View

T = TypeVar("T")


@dataclass(frozen=True)
class Deal:
    """What came of a production line: the table after it, what is left in the purse, what it cost, where.

    With `refused`, the code of a problem, nothing was done; `facts` say what is told of it in either case. `kind` says
    what it was, if not what its order says.
    """

    table: Any
    purse: Purse
    cost: int = 0
    refused: str = ""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    kind: str = ""


@dataclass
class Turn:
    """A turn as it is played: the state so far, whose turn it is, their orders, the dice, what has happened."""

    state: State
    points: Points
    sheets: Mapping[Seat, tuple[Order, ...]]
    dice: Dice
    actors: tuple[Seat, ...] = ()
    events: list[Event] = field(default_factory=list)
    marches: tuple[March, ...] = ()
    flights: tuple[Flight, ...] = ()
    waiting: list[tuple[Seat, int, Order]] = field(default_factory=list)
    """Lines that are tried again as long as units move (`Points.acts`)."""
    risen: tuple[str, ...] = ()
    """Seas whose submarines have had their chance this turn (P-13.3)."""

    @property
    def rows(self) -> Mapping[str, Row]:
        """Give the unit tables in play."""
        return self.points.rows

    def tell(self, *events: Event) -> None:
        """Add what happened."""
        scene = self.scene
        self.events.extend(told for event in events for told in narrowed(scene, event))

    @property
    def scene(self) -> Scene:
        """Give this moment, for who sees what of it."""
        moving = (*(march.units for march in self.marches), *(flight.units for flight in self.flights))
        return Scene(self.state, self.rows, moving, self.points.hides)

    def sees(self, seat: Seat, at: str) -> bool:
        """7.4: tell whether a seat sees an area now."""
        return not fog(self.state) or at in seen(self.scene, seat)

    def orders(self, seat: Seat) -> tuple[Order, ...]:
        """Give the orders of a seat, in the order written."""
        return self.sheets.get(seat, ())


@dataclass(frozen=True)
class Act:
    """What a line does during the movement: `run` does all of it or, with the last argument, as much as can be done,
    and tells whether it did; who `sets_out` by it needs a step more."""

    run: Callable[..., bool]
    sets_out: bool = False
    why: str = "no_ships"
    """What is told if it cannot be done at all."""


@dataclass(frozen=True)
class Preparation:
    """A question before round 1 (a bid, a placement), asked in the order of `rank` while somebody is awaited."""

    key: str
    rank: int
    awaits: Callable[[Table], tuple[Seat, ...]]
    run: Callable[[Turn], None]
    sides: bool = False
    """Tell whether it settles who plays which side (P-18)."""


@dataclass(frozen=True)
class Beginning:
    """P-7.3: where a seat begins that has no land (empty: it has some), how a line puts units there (or why not), and
    what is placed for one who does not write, for so many sixtieths."""

    at: Callable[[Table, Seat], str]
    put: Callable[..., tuple[Any, str]]
    usual: Callable[..., tuple[PlaceOrder, ...]]


def _point(how: str) -> Any:
    return field(default=(), metadata={"how": how})


def _table() -> Any:
    return field(default_factory=dict, metadata={"how": "table"})


@dataclass(frozen=True)
class Points:
    """What a chapter says, point by point; `battle` holds those of a battle, `rows` the unit tables in play, which
    assembly fills in."""

    rows: Mapping[str, Row] = field(default_factory=dict, metadata={"how": "rows"})
    battle: BattlePoints = field(default=BattlePoints(), metadata={"how": "battle"})
    # the start
    start: tuple[Callable[[State, Dice], State], ...] = _point("chain")
    lots: tuple[Callable[[State, Points, Dice], State], ...] = _point("chain")
    """What is drawn out of the types in play, before any bid."""
    dealt: tuple[Callable[[State, Dice], State], ...] = _point("chain")
    """Once all sides are given."""
    preparations: tuple[Preparation, ...] = _point("joined")
    begins: tuple[Beginning, ...] = _point("joined")
    # lands and production
    base_yield: tuple[Callable[[Table, str], int], ...] = _point("one")
    yield_factor: tuple[Callable[[Table, str], Fraction], ...] = _point("product")
    stock: tuple[Callable[[Table, str], Stock], ...] = _point("one")
    """P-57.1: of what trades the factories of a land are; none: whatever a land yields is spent as one likes."""
    purpose: Mapping[type, Trade] = _table()
    """P-57.1: what orders are for that are not for units."""
    requires: tuple[Callable[[Row], tuple[str, int] | None], ...] = _point("first")
    """P-57.2: the field of technology and the level a type can be built from; None: always."""
    patents: tuple[Callable[[Table, Seat, Row], bool], ...] = _point("all")
    """P-58.1: tells whether a seat may build a type that is in play."""
    level_price: tuple[Callable[[int], Fraction], ...] = _point("product")
    """P-57.2: what multiplies the price of a level."""
    leftover: tuple[Callable[[Turn, Seat, Purse], Purse], ...] = _point("chain")
    """P-57.3: what becomes of what nobody spends, and what is then still lost."""
    due: tuple[Callable[[Table, Seat], bool], ...] = _point("all")
    draws: tuple[Callable[[Table, Seat, str], tuple[str, ...]], ...] = _point("joined")
    """P-53.1: the lands from which the workers of a seat in a land take what they need, beside that land."""
    groups: tuple[Callable[[], tuple[tuple[str, ...], ...]], ...] = _point("one")
    """P-53.4: the products of plants that work at once, group after group."""
    price: tuple[Callable[[Table, Row], int | None], ...] = _point("one")
    price_factor: tuple[Callable[[Table, Row], Fraction], ...] = _point("product")
    completions: tuple[Callable[[Row], int], ...] = _point("largest")
    """How many a unit takes until it is ready (P-4.3); 1 where nobody says more."""
    instalments: tuple[Callable[..., Deal | None], ...] = _point("first")
    """P-39.1: what is built otherwise than paid at once; None: nothing is."""
    takes: tuple[Callable[[Table, Seat, Purse], Purse], ...] = _point("chain")
    spend: Mapping[type, Callable[[Points, Any, Seat, Any, Purse], Deal]] = _table()
    armed: tuple[Callable[[Row, Table, Seat], Row], ...] = _point("chain")
    """P-52.1: a type as a seat has it in battle."""
    shelling: tuple[Callable[[Table, Seat, Stack, Row], Fraction], ...] = _point("product")
    """P-56.1: what multiplies a barrage of a seat at units; their row is given too."""
    # moving
    cost: tuple[Callable[[Row, Area], int], ...] = _point("largest")
    pace: tuple[Callable[[Points, Table, Stack], int | None], ...] = _point("first")
    """P-47.9: the speed of units that is not that of their type."""
    aims: tuple[Callable[[Points, Table, Stack, str], bool], ...] = _point("any")
    """P-47.14: what is no gun takes a position against an area as guns do."""
    reserves: tuple[Callable[[Table, Seat], Iterable[Stack]], ...] = _point("joined")
    """S-20: units of a seat that stand nowhere on the map, and are paid for all the same."""
    berth: tuple[Callable[[Table, Row, str, str], tuple[str, str]], ...] = _point("one")
    """P-9.9: the harbour a unit is built in on a land, of those there the one that is named; or why there is none."""
    acts: Mapping[type, Act] = _table()
    slips: tuple[Callable[[Turn, Stack, Doctrine, str], bool], ...] = _point("any")
    """P-13.2: units that avoid every battle on a sea, and hinder nobody there."""
    called: tuple[Callable[[Turn, str, tuple[Seat, ...]], tuple[March, ...]], ...] = _point("joined")
    """P-36.5, S-9: who joins the attack of these seats on an area from the air."""
    released: tuple[Callable[[Turn, tuple[March, ...]], None], ...] = _point("joined")
    """What becomes of those who joined, after the battle."""
    engaged: tuple[Callable[[Turn, Sequence[tuple[Stack, March | None]]], None], ...] = _point("joined")
    """Units that stay and that march, before they fight or are fired at."""
    proves: tuple[Callable[[Turn, str, Sequence[Seat]], tuple[Stack, ...]], ...] = _point("joined")
    """P-49.3: units of the defenders of an area that stay covered, and out of the battle with these attackers."""
    buildings: tuple[Callable[[Turn, str, Sequence[str]], tuple[Force, ...]], ...] = _point("joined")
    """P-44.2: buildings of these kinds in an area, that aircraft may bomb."""
    ruined: tuple[Callable[[Turn, Seat, str, Sequence[tuple[Force, After]]], None], ...] = _point("joined")
    """P-44.1: what becomes of buildings after a raid of a seat."""
    shelled: tuple[Callable[[Turn, str], tuple[tuple[Stack, Row], ...]], ...] = _point("joined")
    """P-44.1: the buildings of an area that guns may fire at; a railway stands at both its ends, `A-B`."""
    battered: tuple[Callable[[Turn, Seat, str, Sequence[Stack]], None], ...] = _point("joined")
    """P-44.1: what becomes of buildings after a barrage on an area; the seat has done them most harm."""
    judges: tuple[Callable[[Turn, Seat, Stack], bool], ...] = _point("any")
    """P-44.3: tells by dice whether a damaged building is destroyed."""
    walked: tuple[Callable[[Turn], None], ...] = _point("joined")
    """What follows when all have made a leg and fought."""
    peace: tuple[Callable[[Table, Seat, Seat], bool], ...] = _point("any")
    mend: tuple[Callable[[Turn, tuple[Stack, ...], tuple[Stack, ...]], tuple[tuple[Stack, ...], ...]], ...] = _point(
        "one"
    )
    """P-6.12: what becomes of each stack that has lived through a battle; the other units on the map are given too."""
    scars: tuple[Callable[[Table, Row, Stack], int], ...] = _point("largest")
    """P-38.2: the damage that stays when a unit is repaired."""
    welcome: tuple[Callable[[Table, Seat, Seat], bool], ...] = _point("any")
    """P-33.4: the first seat may enter in peace what the second holds, and stay."""
    joint: tuple[Callable[[Table, Seat, Seat], bool], ...] = _point("any")
    """P-33: two seats may attack together (S-8.2)."""
    clauses: tuple[Callable[[Options, str], bool], ...] = _point("any")
    """P-16.2: treaties may have this clause."""
    conquered: tuple[Callable[[State, str], State], ...] = _point("chain")
    repelled: tuple[Callable[[State, str, Dice], State], ...] = _point("chain")
    # knowing
    seen: tuple[Callable[[View, State], View], ...] = _point("chain")
    redeal: tuple[Callable[[State, Seat, Dice], State], ...] = _point("chain")
    hides: tuple[Callable[[Table, Row, str], bool], ...] = _point("any")
    """P-49.6: with visibility `full`, units of a type are not seen in an area, not even by who is there."""
    unseen: tuple[Callable[[View, str], int], ...] = _point("sum")
    """How many pieces of others in an area a seat does not know: no chance is told of an attack on them."""
    masks: tuple[Callable[[tuple[Event, ...]], tuple[Event, ...]], ...] = _point("chain")
    """What all are told of a turn, as far as they may know it."""
    cards: Mapping[type, Callable[[Turn, Any, Any], Mapping[str, Fact]]] = _table()
    """P-56.5: what else is done with the card of a formation; why it cannot be, empty: it was done."""
    disclosed: tuple[Callable[[Composition, Turn, Seat], Composition], ...] = _point("chain")
    """P-56.5, P-57.3: what becomes of what a row has gathered once it is known to be the true one."""
    # ending
    remains: tuple[Callable[[Table, Seat], bool], ...] = _point("any")
    """P-60.1: a seat is in play without lands or units."""
    goal: tuple[Callable[[State], Result | None], ...] = _point("one")


def one(functions: tuple[T, ...]) -> T:
    """[one]: the last in the order of needs answers; assembly has seen to it that there is one."""
    return functions[-1]


def chain(functions: Iterable[Callable[..., T]], first: T, *more: object) -> T:
    """[chain]: each gets what the one before gave."""
    for function in functions:
        first = function(first, *more)
    return first


def engage(turn: Turn, units: Sequence[tuple[Stack, March | None]]) -> None:
    """Let chapters do what comes before these units fight or are fired at."""
    for asked in turn.points.engaged:
        asked(turn, units)


def product(functions: Iterable[Callable[..., Fraction]], *asked: object) -> Fraction:
    """[product]: all answers, multiplied."""
    found = Fraction(1)
    for function in functions:
        found *= function(*asked)
    return found


def hostile(points: Points, table: Table, seat: Seat, at: str) -> bool:
    """P-5.2, P-5.5: tell whether entering an area is an attack: a land is nobody's, or another's who does not let one
    in; on a sea somebody is who does not."""
    land = at in table.lands
    hosts = (holder(table, at),) if land else dict.fromkeys(stack.owner for stack in table.stacks if stack.at == at)
    return not all(let_in(points, table, seat, host) for host in hosts)


def let_in(points: Points, table: Table, seat: Seat, host: Seat) -> bool:
    """P-33.4: tell whether a seat may enter what another holds in peace, and stay there."""
    return seat == host or (host != NOBODY and any(asked(table, seat, host) for asked in points.welcome))


def price(points: Points, table: Table, key: str) -> int | None:
    """P-4.4: give the price of a unit in sixtieths; None: it cannot be built."""
    row = points.rows.get(key)
    cost = None if row is None else one(points.price)(table, row)
    return None if row is None or cost is None else int(cost * product(points.price_factor, table, row))


def speed(points: Points, table: Table, units: Stack) -> int:
    """P-5.1, P-47.9: give the BPh units have in a turn."""
    answers = (asked(points, table, units) for asked in points.pace)
    return next((each for each in answers if each is not None), points.rows[units.row].speed)


def shells(points: Points, table: Table, key: str, goal: str) -> bool:
    """P-41.1, P-41.5: tell whether a type has a strength as artillery that means something against an area."""
    types = ("NA",) if goal and world(table).areas[goal].kind == "sea" else ("NE", "PA")
    return any(points.rows[key].fire.get(one) for one in types)


def armory(points: Points, table: Table, seat: Seat) -> Mapping[str, Row]:
    """P-52.1: give the unit table as it is for a seat in battle."""
    if not points.armed:
        return points.rows
    return {key: chain(points.armed, row, table, seat) for key, row in points.rows.items()}


def completions(points: Points, key: str) -> int:
    """P-4.3: give the number of completions a unit takes."""
    row = points.rows.get(key)
    return max((asked(row) for asked in points.completions if row), default=1)


def repaired(points: Points, table: Table, units: Stack) -> Stack:
    """P-6.12: repair units, as far as they can be; nobody holds them any more."""
    scars = max((asked(table, points.rows[units.row], units) for asked in points.scars), default=0)
    return replace(units, damage=scars, held="")


def yielded(points: Points, table: Table, seat: Seat) -> Purse:
    """P-4.4: give what the lands of a seat yield this round, as far as they are not fresh."""
    lands = {
        key: int(one(points.base_yield)(table, key) * product(points.yield_factor, table, key))
        for key, land in table.lands.items()
        if land.owner == seat and (table.options.fresh_production or not land.fresh)
    }
    lands = {key: found for key, found in lands.items() if found > 0}
    return Purse(lands, stocks={key: _stock(points, table, key) for key in lands} if points.stock else {})


def _stock(points: Points, table: Table, at: str) -> Stock:
    factor = product(points.yield_factor, table, at)
    return {trade: int(bv * factor) for trade, bv in one(points.stock)(table, at).items()}


def purse(points: Points, table: Table, seat: Seat) -> Purse:
    """P-4.4: give what the lands of a seat yield and nothing takes beforehand."""
    full = yielded(points, table, seat)
    for take in points.takes:
        full = full.after(take(table, seat, full.worth("units")), "units")
    return full


def paid(points: Points, table: Table, seat: Seat, order: Order, left: Purse) -> tuple[Deal, Purse]:
    """P-4.4: carry out a line of production, and give what is left of the purse."""
    row = str(getattr(order, "row", ""))
    if not entitled(points, table, seat, row):
        return Deal(table, left, refused="no_patent", facts={"at": str(getattr(order, "at", "")), "row": row}), left
    if need := too_early(points, table, seat, row):
        facts: dict[str, Fact] = {"at": str(getattr(order, "at", "")), "row": row, "count": 0}
        return Deal(table, left, refused="too_early", facts={**facts, "level": need[1]}), left
    purpose = purpose_of(points, order)
    deal: Deal = points.spend[type(order)](points, table, seat, order, left.worth(purpose))
    return deal, left.after(deal.purse, purpose)


def entitled(points: Points, table: Table, seat: Seat, key: str) -> bool:
    """P-58.1: tell whether a seat may build a type."""
    row = points.rows.get(key)
    return row is None or all(asked(table, seat, row) for asked in points.patents)


def too_early(points: Points, table: Table, seat: Seat, key: str) -> tuple[str, int] | None:
    """P-57.2: give the field and the level a seat lacks to build a type."""
    row = points.rows.get(key)
    needs = (asked(row) for asked in points.requires if row)
    return next((need for need in needs if need and table.learning.level(seat, need[0]) < need[1]), None)


def purpose_of(points: Points, order: Order) -> Trade:
    """P-57.1: tell what a line is for: fortresses are buildings."""
    row = points.rows.get(str(getattr(order, "row", "")))
    return "buildings" if row and "fortress" in row.flags else points.purpose.get(type(order), "units")


def berth(points: Points, table: Table, row: str, at: str, named: str) -> tuple[str, str]:
    """P-9.9: give the harbour a unit is built in, and why it cannot be built there."""
    if not points.berth:
        return "", "no_harbour" if named else ""
    return one(points.berth)(table, points.rows[row], at, named)


def due(points: Points, table: Table, seat: Seat) -> bool:
    """P-15.1: tell whether the seat completes and produces now."""
    return all(asked(table, seat) for asked in points.due)


def peace(points: Points, table: Table, one: Seat, other: Seat) -> bool:
    """P-16.2: tell whether two seats may not attack each other; a neutral army has peace with nobody."""
    return one == other or any(asked(table, one, other) for asked in points.peace)
