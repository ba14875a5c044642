"""The whole state of a game (P-1). BV are whole sixtieths, damage is whole sixths: no fraction enters a state.

A seat's view has the same fields, so rules that ask only for what a table shows serve the turn, the check and the
forecast alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from pbem.core.seats import Seat
from pbem.rulesets.powers.designs import Design
from pbem.rulesets.powers.dues import Dues
from pbem.rulesets.powers.economy import Economy
from pbem.rulesets.powers.formations import Formation
from pbem.rulesets.powers.learning import Learning
from pbem.rulesets.powers.memory import Dividing, Drawn, Memory
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import DoctrineOrder, FeedOrder, HandingOrder, Order, StockOrder, Units
from pbem.rulesets.powers.orders.air import InterceptOrder
from pbem.rulesets.powers.orders.damage import FinishOrder, HoldOrder
from pbem.rulesets.powers.orders.formations import LookOrder
from pbem.rulesets.powers.orders.tokens import ProveOrder, TokensOrder
from pbem.rulesets.powers.people import People
from pbem.rulesets.powers.trades import Stock
from pbem.rulesets.powers.treaty import Pact, Proposal

NOBODY = Seat("")
"""The owner of neutral lands and neutral armies."""
BV = 60
"""A BV in the units of a state."""


@dataclass(frozen=True)
class Land:
    """P-1.2: who owns a land, who did before, and when it last changed hands: the round, and the player turn of
    sequential play; `home`: whose it was at the start."""

    owner: Seat = NOBODY
    before: Seat = NOBODY
    since: int = 0
    turn: int = 0
    home: Seat = NOBODY
    fresh: bool = False
    """P-4.5: kept as a flag, which falls when the rule says so."""


Kind = tuple[str | int | tuple[str, ...] | tuple[int, ...], ...]
"""What equal units have in common."""


@dataclass(frozen=True)
class Stack:
    """P-1.3, P-1.4: equal units of one owner in one area: `left` completions until they are ready, `spent` BPh of this
    turn (sequential), `damage` in sixths that stays, and who holds it (P-30; two seats that pool: `blue+red`).
    `commander`: who moves them instead of their owner (P-33.6). A ship in a `harbour` names the sea it opens to
    (P-9.3); `load` are the types aboard each ship (P-10.1), `sailed`: it has left a harbour this turn (P-9.4).
    """

    owner: Seat
    row: str
    at: str
    count: int = 1
    left: int = 0
    damage: int = 0
    spent: int = 0
    held: str = ""
    commander: Seat = NOBODY
    battery: str = ""
    """P-41.1: the area artillery is in position against, and when (a round; in turn a player turn) it took it."""
    laid: int = 0
    harbour: str = ""
    load: tuple[str, ...] = ()
    sailed: bool = False
    tied: bool = False
    """P-42.2: trucks and what they carried in this turn."""
    paid: int = 0
    """P-39.1: what is paid so far for each, in sixtieths, as long as it is not all of its price."""
    served: tuple[int, ...] = ()
    """P-37.7: when it has refuelled aircraft: rounds, or player turns."""
    weary: int = 0
    """P-37.2: 1: aircraft that have flown and cannot intercept; 2, 3: interceptors that rest for a turn."""
    store: int = 0
    """P-55.1: for how many supply steps a submarine has supplies aboard."""

    @cached_property
    def kind(self) -> Kind:
        """Give what equal units have in common: everything but their number."""
        place = (self.at, self.owner, self.row, self.left, self.damage, self.spent, self.held)
        return (
            *place,
            self.commander,
            self.battery,
            self.laid,
            self.harbour,
            self.load,
            self.sailed,
            self.tied,
            self.paid,
            self.served,
            self.weary,
            self.store,
        )

    @property
    def mover(self) -> Seat:
        """P-33.6: tell who moves them."""
        return self.commander or self.owner


@dataclass(frozen=True)
class Standing:
    """A seat's standing orders: doctrines, the latest of each place and role; what to build on lands with BV left;
    whose damage to hold (P-30.3), whom to finish off (P-31.1), where to intercept (P-37.4), where false tokens go first
    (P-48.1), what is proved by which tokens (P-49.3), whether one looks at those that aim at one (P-49.1), who is fed
    first and what submarines take aboard (P-55.1)."""

    doctrines: tuple[DoctrineOrder, ...] = ()
    builds: Mapping[str, str] = field(default_factory=dict)
    hold: HoldOrder = HoldOrder()
    finish: FinishOrder = FinishOrder()
    patrol: InterceptOrder = InterceptOrder()
    tokens: TokensOrder = TokensOrder()
    prove: ProveOrder = ProveOrder()
    look: LookOrder = LookOrder()
    feed: FeedOrder = FeedOrder()
    stock: StockOrder = StockOrder()


@dataclass(frozen=True)
class Result:
    """The end: who has won, by what, the places from first to last, and each seat's result as its goal counts it."""

    winners: tuple[Seat, ...]
    reason: str
    places: tuple[tuple[Seat, ...], ...] = ()
    results: Mapping[Seat, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Glimpse:
    """S-23: what a seat last saw of a land, in which round: its factories, airfields, plants, bonus and railways."""

    land: Land
    round: int
    works: int = 0
    airfields: tuple[int, ...] = ()
    trades: Stock = field(default_factory=dict)
    plants: Mapping[str, int] = field(default_factory=dict)
    bonus: str = ""
    rails: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Table:
    """All of a game. In a view the secrets of others are left out: `standing`, `kept`, `later`, `memory`
    (tasks), `pacts` and `proposals` (treaties one is no party to).

    `turn` counts questions, `round` rounds (0: before the start, in `stage`), `tick` player turns of a sequential game;
    `on` is whose turn it is there. `circle` is the order of play and of ties, `roles` the side each seat plays.
    `grants` are what is left of the starting army, `kept` what is placed last, `later` the production lines of a
    player turn sent in parts. `works` are factories, `canals` lands with a canal; `out` the rounds in which seats
    fell; `armies` the least number of neutral units a land begins a new defence with (P-51.3). `shelled` says when
    guns of a seat last fired from an area at another (P-41.5). `dividing`: P-18.6, P-18.7; `memory`: what the goal
    keeps; `handed`: what changes hands at the end of the round (P-33); `dues`: upkeep (P-35). While a fair start goes
    on (stage `bid`), roles,
    grants and owners are those proposed (P-18.9).
    """

    options: Options
    turn: int = 1
    round: int = 0
    tick: int = 0
    stage: str = ""
    on: Seat = NOBODY
    circle: tuple[Seat, ...] = ()
    roles: Mapping[str, str] = field(default_factory=dict)
    lands: Mapping[str, Land] = field(default_factory=dict)
    stacks: tuple[Stack, ...] = ()
    works: Mapping[str, int] = field(default_factory=dict)
    grants: Mapping[str, int] = field(default_factory=dict)
    canals: tuple[str, ...] = ()
    airfields: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """P-37.9: how many aircraft each airfield of a land refuels in a turn, where they are built."""
    fuelled: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """P-37.9: when the airfields of a land have refuelled aircraft."""
    armies: Mapping[str, int] = field(default_factory=dict)
    advantages: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """P-52: the types in which each side is stronger."""
    out: Mapping[str, int] = field(default_factory=dict)
    result: Result | None = None
    standing: Mapping[str, Standing] = field(default_factory=dict)
    kept: Mapping[str, tuple[Units, ...]] = field(default_factory=dict)
    later: tuple[Order, ...] = ()
    dividing: Dividing = Dividing()
    shelled: Mapping[str, int] = field(default_factory=dict)
    memory: Memory = Memory()
    drawn: Drawn = Drawn()
    dues: Dues = Dues()
    economy: Economy = Economy()
    """P-53, P-54: the war economy."""
    learning: Learning = Learning()
    """P-56: technology."""
    designs: Mapping[str, Design] = field(default_factory=dict)
    """P-58: the type each seat has designed."""
    trades: Mapping[str, Stock] = field(default_factory=dict)
    """P-57.1: how many of the factories of a land have another trade than units."""
    politics: Mapping[str, int] = field(default_factory=dict)
    """P-57.3: the political points of each seat, in sixtieths."""
    people: People = People()
    """P-60: peoples, where they live and how."""
    pacts: tuple[Pact, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    handed: Mapping[str, tuple[HandingOrder, ...]] = field(default_factory=dict)
    formations: tuple[Formation, ...] = ()
    """P-47: the cards of formations; their tokens are stacks."""
    glimpses: Mapping[str, Mapping[str, Glimpse]] = field(default_factory=dict)
    """S-23: what each seat has seen of the lands (visibility `full`)."""

    @property
    def sequential(self) -> bool:
        """Tell whether the seats play one after the other (P-4.1)."""
        return self.options.order == "sequential"

    @property
    def alive(self) -> tuple[Seat, ...]:
        """List the seats that are not out, in the order of play."""
        return tuple(seat for seat in self.circle if seat not in self.out)


@dataclass(frozen=True, kw_only=True)
class State(Table):
    """What is true."""


def owned(table: Table, seat: Seat) -> tuple[str, ...]:
    """List the lands of a seat, in the order of the map."""
    return tuple(key for key, land in table.lands.items() if land.owner == seat)


def holder(table: Table, at: str) -> Seat:
    """P-9.2: tell whose a land is, or whose units hold a sea: the first of those who stand there."""
    if at in table.lands:
        return table.lands[at].owner
    return next((stack.owner for stack in table.stacks if stack.at == at), NOBODY)


def stacks_at(table: Table, at: str) -> tuple[Stack, ...]:
    """List the stacks of an area."""
    return tuple(stack for stack in table.stacks if stack.at == at)


def ready(table: Table, seat: Seat | None, row: str, at: str) -> tuple[Stack, ...]:
    """P-4.3: list the stacks of a type a seat has in an area, but those under construction."""
    wanted = (seat, row, at, 0)
    return tuple(each for each in table.stacks if (each.owner, each.row, each.at, each.left) == wanted)


def gathered(stacks: Iterable[Stack]) -> tuple[Stack, ...]:
    """P-1.4: put equal units together, in one order whichever way they came."""
    first: dict[Kind, Stack] = {}
    counts = Counter[Kind]()
    for each in stacks:
        first.setdefault(each.kind, each)
        counts[each.kind] += each.count
    return tuple(_counted(first[key], counts[key]) for key in sorted(first) if counts[key] > 0)


def _counted(stack: Stack, count: int) -> Stack:
    return stack if stack.count == count else replace(stack, count=count)


def unseated(state: State, seat: Seat) -> State:
    """P-1.7, P-16.8: a seat is out: its units are gone, its lands are nobody's."""
    lands = {
        at: Land(NOBODY, seat, state.round, state.tick, land.home) if land.owner == seat else land
        for at, land in state.lands.items()
    }
    stacks = tuple(stack for stack in state.stacks if stack.owner != seat)
    cards = tuple(each for each in state.formations if each.owner != seat)
    return replace(state, lands=lands, stacks=stacks, formations=cards, out={**state.out, seat: state.round})


def ties(table: Table) -> tuple[Seat, ...]:
    """S-12: list the seats in the order of ties: it turns by one place a round, or is the order of play (S-16)."""
    if table.sequential:
        return table.circle
    start = table.round % len(table.circle) if table.circle else 0
    return (*table.circle[start:], *table.circle[:start])
