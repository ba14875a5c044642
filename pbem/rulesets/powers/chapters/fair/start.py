"""P-18, the fair start as it is played: what each seat bids for now, and what comes of the bids of all.

Until it is over the sides, lands and grants of a table are those proposed (P-18.9): the scenario's, or the referee's.
The matrix (P-18.2) is bid for once, with blocks (P-18.6) once more inside each; a division (P-18.7) until every group
is one side. Groups stand in the order of the sides, so what nobody knows never shows in an order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from pbem.core.events import Roll
from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.points import Turn, chain
from pbem.rulesets.powers.chapters.fair import division
from pbem.rulesets.powers.chapters.fair.allotment import Allotment, allotted
from pbem.rulesets.powers.chapters.fair.bids import Bid, Bidding, Column, Lot, completed, problems, shared, silent
from pbem.rulesets.powers.events import start as start_events
from pbem.rulesets.powers.ground import assigned, world
from pbem.rulesets.powers.memory import Dividing, Group
from pbem.rulesets.powers.orders import AgreeOrder, BidOrder
from pbem.rulesets.powers.state import BV, State, Table, unseated

HALF = BV // 2


@dataclass(frozen=True)
class Method:
    """How a fair start divides: what a group bids for, and the groups that come of its bids, with what is over."""

    bidding: Callable[[Table, Group], Bidding]
    divided: Callable[[Turn, Group, Bidding], tuple[tuple[Group, ...], int]]


def group(table: Table, seat: Seat) -> Group | None:
    """Give the group in which a seat bids now; None: it has its side."""
    return next((each for each in groups(table) if seat in each.seats and len(each.sides) > 1), None)


def groups(table: Table) -> tuple[Group, ...]:
    """List the groups; at first all are one."""
    return table.dividing.groups or (Group(sides(table), seated(table), total(table)),)


def sides(table: Table) -> tuple[str, ...]:
    """List the sides that are played, in the order of the scenario."""
    played = set(table.roles.values())
    return tuple(side.key for side in world(table).sides if side.key in played)


def seated(table: Table) -> tuple[Seat, ...]:
    """List the seats in their order."""
    return tuple(sorted(table.circle, key=COLOURS.index))


def total(table: Table) -> int:
    """P-18.1: give what is bid for, in halves: what was agreed on, or what the proposed grants come to."""
    return 2 * table.options.fair_total or sum(table.grants.values()) // HALF


def awaits(table: Table) -> tuple[Seat, ...]:
    """List who bids now."""
    return tuple(seat for seat in seated(table) if group(table, seat) and seat not in table.out)


def blocks(table: Table) -> tuple[tuple[str, ...], ...]:
    """P-18.6: list the sides of each block, in the order of the scenario; a side without one stands alone."""
    names = {side.key: side.block or side.key for side in world(table).sides}
    played = sides(table)
    return tuple(
        tuple(side for side in played if names[side] == name) for name in dict.fromkeys(names[side] for side in played)
    )


def _columns(table: Table, sides_: Sequence[str]) -> tuple[Column, ...]:
    """P-18.6: the first bids are for blocks; inside one they are for its sides."""
    parts = [block for block in blocks(table) if set(block) <= set(sides_)]
    if len(parts) < 2:
        parts = [(side,) for side in sides_]
    return tuple(Column("+".join(part), len(part)) for part in parts)


def _matrix(table: Table, group_: Group) -> Bidding:
    name = "" if len(group_.sides) == len(table.roles) else "+".join(group_.sides)
    return Bidding(group_.total, _columns(table, group_.sides), name=name)


def _allotted(turn: Turn, group_: Group, bidding: Bidding) -> tuple[tuple[Group, ...], int]:
    """P-18.3, P-18.6: a block's own surplus stays inside it."""
    done = allotted(bidding, turn.dice)
    _tell_steps(turn, done)
    inside = bool(bidding.name)
    more = done.more if inside else 0
    found = (Group(tuple(step.column.split("+")), step.seats, step.price + more) for step in done.steps)
    return tuple(found), 0 if inside else done.surplus


def _tell_steps(turn: Turn, done: Allotment) -> None:
    """P-18.10: tell in which order the columns were given away, and the deltas there were to choose from."""
    for step in done.steps:
        known = {key: delta * HALF for key, delta in step.deltas.items()}
        turn.tell(start_events.struck(step.column, step.seats, step.price * HALF, known))
    if done.lots:
        turn.tell(start_events.lots(done.bidding.name, _fallen(done.lots)))


def _fallen(lots: Iterable[Lot]) -> Mapping[str, Roll]:
    """P-18.4: give the throws, each by what it fell on."""
    return {lot.fell_on: Roll(len(lot.among), lot.value, lot.why) for lot in lots}


def _halves(table: Table, group_: Group) -> Bidding:
    return division.bidding(group_, _coalitions(table))


def _coalitions(table: Table) -> tuple[tuple[str, ...], ...]:
    return tuple(block for block in blocks(table) if len(block) > 1)


def _divided(turn: Turn, group_: Group, bidding: Bidding) -> tuple[tuple[Group, ...], int]:
    """P-18.7: both halves, and what lies between."""
    first = bidding.columns[0].key
    bids = {row.seat: row.amounts[first] for row in bidding.bids}
    start = division.Division((group_,), _coalitions(turn.state))
    done = division.divided(start, bids, turn.dice)
    split = done.splits[0]
    for half in (split.first, split.second):
        turn.tell(start_events.struck("+".join(half.sides), half.seats, half.total * HALF, {}))
    if split.lots:
        turn.tell(start_events.lots(bidding.name, _fallen(split.lots)))
    return done.groups, split.surplus


METHODS: Mapping[str, Method] = {"bid": Method(_matrix, _allotted), "divide": Method(_halves, _divided)}
"""By the stage in which they ask."""


def bidding(table: Table, seat: Seat) -> Bidding | None:
    """P-18.1: give what a seat bids for now, in halves of a BV; None: it is not asked."""
    method, own = METHODS.get(table.stage), group(table, seat)
    return method.bidding(table, own) if method and own else None


def proposed(table: Table, open_: Bidding) -> Mapping[str, int]:
    """P-18.9: give the row that calls the proposed grants fair; equal shares where those come to another total."""
    grants = {side: table.grants.get(Seat(seat), 0) // HALF for seat, side in table.roles.items()}
    row = {each.key: sum(grants.get(side, 0) for side in each.key.split("+")) for each in open_.columns}
    return row if sum(row.values()) == open_.total else silent(open_)


def run(turn: Turn) -> None:
    """P-18.9: what all confirm counts before any bid; else the bids are opened."""
    if not turn.state.dividing.groups and all(_agrees(turn, seat) for seat in turn.state.roles):
        turn.tell(start_events.agreed())
        _agreed(turn)
        return
    method, found, surplus = METHODS[turn.state.stage], list[Group](), turn.state.dividing.surplus
    for each in groups(turn.state):
        if len(each.sides) == 1:
            found.append(each)
            continue
        open_ = method.bidding(turn.state, each)
        parts, over = method.divided(turn, each, replace(open_, bids=tuple(_rows(turn, each, open_))))
        found, surplus = [*found, *parts], surplus + over
    order = sides(turn.state)
    found.sort(key=lambda each: order.index(each.sides[0]))
    turn.state = replace(turn.state, dividing=Dividing(tuple(found), surplus))
    if all(len(each.sides) == 1 for each in found):
        _give(turn)


def _agrees(turn: Turn, seat: str) -> bool:
    return any(isinstance(order, AgreeOrder) for order in turn.orders(Seat(seat)))


def _agreed(turn: Turn) -> None:
    played = {side: Seat(seat) for seat, side in turn.state.roles.items()}
    found = (Group((side,), (played[side],), turn.state.grants[played[side]] // HALF) for side in sides(turn.state))
    turn.state = replace(turn.state, dividing=Dividing(tuple(found)))
    _give(turn)


def _rows(turn: Turn, group_: Group, open_: Bidding) -> Iterator[Bid]:
    """P-18.1: open the rows, in the order of the seats; who sends none that stands calls equal shares fair."""
    for seat in group_.seats:
        amounts = _row(turn, seat, open_)
        row = silent(open_) if amounts is None else amounts
        turn.tell(start_events.bid(seat, open_.name, {key: row[key] * HALF for key in row}, amounts is None))
        yield Bid(seat, row)


def _row(turn: Turn, seat: Seat, open_: Bidding) -> Mapping[str, int] | None:
    found = None
    for line, order in enumerate(turn.orders(seat), 1):
        if isinstance(order, BidOrder):
            row = completed(order.amounts, open_)
            wrong = next(problems(row, open_), None)
            if wrong is None:
                found = {column.key: row[column.key] for column in open_.columns}
            else:
                turn.tell(events.failed(seat, line, "bid", "bid", wrong.facts))
    return found


def _give(turn: Turn) -> None:
    """P-18.3: everybody plays his side, with his share of the surplus; then the goal may be dealt."""
    state, dividing = turn.state, turn.state.dividing
    more = shared(dividing.surplus, len(dividing.groups))
    given = [(each.seats[0], each.sides[0], each.total, each.total + more) for each in dividing.groups]
    turn.tell(*(start_events.given(seat, side, price * HALF, grant * HALF) for seat, side, price, grant in given))
    if dividing.surplus:
        turn.tell(start_events.surplus(dividing.surplus * HALF, more * HALF))
    roles = {str(seat): side for seat, side, *_ in given}
    grants = {side: grant * HALF for _, side, _, grant in given}
    state = _without(assigned(state, roles, grants), state.out)
    turn.state = chain(turn.points.dealt, state, turn.dice)


def _without(state: State, gone: Iterable[str]) -> State:
    """P-16.8: who left while it was bid leaves a side to nobody."""
    for seat in gone:
        state = unseated(state, Seat(seat))
    return state
