"""The minimal version (P-1 to P-6): lands, units, movement, completion, production, elimination."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from pbem.core.dice import Dice
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers import events
from pbem.rulesets.powers.battle import shot
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Deal, Points, Turn, berth, completions, due, paid, price, purse, repaired
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.formations import ON_CARDS
from pbem.rulesets.powers.moves.acts import attempt, begin, finish
from pbem.rulesets.powers.moves.in_order import move_in_order
from pbem.rulesets.powers.moves.march import put_down, set_out
from pbem.rulesets.powers.moves.pieces import ordered
from pbem.rulesets.powers.moves.steps import step, steps
from pbem.rulesets.powers.orders import (
    BuildOrder,
    Doctrine,
    DoctrineOrder,
    EndOrder,
    MoveOrder,
    Order,
    Retreat,
    RushOrder,
    StandingBuildOrder,
)
from pbem.rulesets.powers.state import BV, Result, Stack, Standing, State, Table, gathered, owned, unseated
from pbem.rulesets.powers.view import View

TableT = TypeVar("TableT", bound=Table)


def stand(turn: Turn) -> None:
    """P-6.20, S-1: keep the standing orders of this sheet; an empty doctrine takes its place's away.

    Seats that are not on turn may give them at any time (S-15).
    """
    for seat in turn.state.alive:
        standing = turn.state.standing.get(seat, Standing())
        for order in turn.orders(seat):
            if isinstance(order, DoctrineOrder):
                standing = replace(standing, doctrines=_with(standing.doctrines, order))
            elif isinstance(order, StandingBuildOrder):
                builds = {**standing.builds, order.at: order.row}
                standing = replace(standing, builds={at: row for at, row in builds.items() if row})
        if standing != turn.state.standing.get(seat, Standing()):
            turn.state = replace(turn.state, standing={**turn.state.standing, seat: standing})


def _with(doctrines: tuple[DoctrineOrder, ...], order: DoctrineOrder) -> tuple[DoctrineOrder, ...]:
    if order.doctrine == Doctrine():
        return tuple(each for each in doctrines if (each.at, each.role) != (order.at, order.role))
    return ordered(doctrines, order)


def rested(table: TableT, seat: Seat | None = None) -> TableT:
    """P-4.5: nothing is fresh any more, or nothing of a seat.

    So it will be when what is ordered now is produced: check and forecast begin with this.
    """
    lands = {
        key: replace(land, fresh=land.fresh and seat not in (None, land.owner)) for key, land in table.lands.items()
    }
    return replace(table, lands=lands)


def awake(turn: Turn) -> None:
    """P-4.5: as the movement begins, nothing is fresh any more; of who plays in turn, after his production."""
    if not turn.state.sequential:
        turn.state = rested(turn.state)


def first_step(turn: Turn) -> None:
    """P-5, S-5: set out and take the first step; one seat alone moves line by line (S-14)."""
    if turn.state.sequential:
        move_in_order(turn)
        return
    begin(turn)
    for seat in turn.actors:
        for line, order in enumerate(turn.orders(seat), 1):
            if isinstance(order, MoveOrder):
                set_out(turn, seat, line, order)
    step(turn)


def other_steps(turn: Turn) -> None:
    """S-5: take the other steps, and stand."""
    if not turn.state.sequential:
        for number in range(2, steps(turn) + 1):
            attempt(turn, last=number == steps(turn))
            step(turn)
        finish(turn)
        put_down(turn)


def complete(turn: Turn) -> None:
    """P-4.3: units under construction come one completion nearer, if they are paid (P-39.1)."""
    for seat in turn.actors:
        if not due(turn.points, turn.state, seat):
            continue
        stacks = tuple(
            replace(each, left=each.left - 1) if each.owner == seat and each.left and not each.paid else each
            for each in turn.state.stacks
        )
        ready = [new for old, new in zip(turn.state.stacks, stacks, strict=True) if old.left and not new.left]
        turn.state = replace(turn.state, stacks=gathered(stacks))
        for at in dict.fromkeys(each.at for each in ready):
            turn.tell(events.completed(seat, at, [each for each in ready if each.at == at]))


def produce(turn: Turn) -> None:
    """P-4.4: spend what the lands yield, line by line, then by standing orders; what is left is lost."""
    for seat in turn.actors:
        if due(turn.points, turn.state, seat):
            _produce(turn, seat)
            if turn.state.sequential:  # P-4.5: until the end of the first production phase
                turn.state = rested(turn.state, seat)


def _produce(turn: Turn, seat: Seat) -> None:
    left = purse(turn.points, turn.state, seat)
    later = turn.state.later if turn.state.sequential else ()
    for line, order in enumerate((*later, *turn.orders(seat)), 1 - len(later)):
        left = carried_out(turn, seat, max(line, 0), order, left)
    standing = turn.state.standing.get(seat, Standing())
    for at, row in sorted(standing.builds.items()):
        if left.lands.get(at):
            left = carried_out(turn, seat, 0, BuildOrder(row, at, count=0), left)
    for asked in turn.points.leftover:
        left = asked(turn, seat, left)
    if rest := {at: bv for at, bv in left.lands.items() if bv}:
        turn.tell(events.unspent(seat, rest))


def carried_out(turn: Turn, seat: Seat, line: int, order: Order, left: Purse) -> Purse:
    """Carry out a line of production, and give what is left after it; other lines are none."""
    if type(order) not in turn.points.spend:
        return left
    deal, rest = paid(turn.points, turn.state, seat, order, left)
    turn.state = deal.table
    if deal.refused:
        if line:
            turn.tell(events.failed(seat, line, order.kind, deal.refused, deal.facts))
    else:
        turn.tell(events.produced(seat, deal.kind or order.kind, deal.cost, deal.facts))
    return rest


def build(points: Points, table: Table, seat: Seat, order: BuildOrder, left: Purse) -> Deal:
    """P-4.4: build units on an own land that yields, as many as were ordered (0: any number) and can be paid."""
    parts = (asked(points, table, seat, order, left) for asked in points.instalments)
    if deal := next((each for each in parts if each), None):
        return deal
    cost = price(points, table, order.row)
    harbour, why = berth(points, table, order.row, order.at, order.harbour) if cost is not None else ("", "")
    return bought(table, seat, order, left, Terms(cost, completions(points, order.row), harbour, why))


@dataclass(frozen=True)
class Terms:
    """What a unit costs (None: it is not for sale), in how many completions it is ready, in which harbour it is built,
    or why it is `nowhere`."""

    cost: int | None
    completions: int = 1
    harbour: str = ""
    nowhere: str = ""


def bought(table: Table, seat: Seat, order: BuildOrder | RushOrder, left: Purse, terms: Terms) -> Deal:
    """P-4.4: buy units on these terms."""
    facts: dict[str, Fact] = {"at": order.at, "row": order.row, "count": 0}
    if order.at not in owned(table, seat):
        return Deal(table, left, refused="not_own", facts=facts)
    cost = terms.cost
    if cost is None:
        return Deal(table, left, refused="no_price", facts=facts)
    if terms.nowhere:
        return Deal(table, left, refused=terms.nowhere, facts=facts)
    payable = left.at(order.at) // cost if cost else order.count
    count = min(payable, order.count) if order.count else payable
    rest = left.paying(count * cost, order.at)
    if not count or rest is None:
        fresh = table.lands[order.at].fresh and not table.options.fresh_production
        return Deal(table, left, refused="fresh" if fresh else "short", facts={**facts, "cost": cost})
    new = Stack(seat, order.row, order.at, count, left=terms.completions, harbour=terms.harbour)
    stacks = gathered((*table.stacks, new))
    return Deal(replace(table, stacks=stacks), rest, count * cost, facts={**facts, "count": count})


def mended(turn: Turn, left: tuple[Stack, ...], others: tuple[Stack, ...]) -> tuple[tuple[Stack, ...], ...]:
    """P-6.12: after a battle all damage is repaired."""
    return tuple((repaired(turn.points, turn.state, each),) for each in left)


def eliminate(turn: Turn) -> None:
    """P-1.7: at the end of a round a player with no land and no unit that can conquer is out; his units are gone."""
    for seat in turn.state.alive:
        units = [stack for stack in turn.state.stacks if stack.owner == seat]
        types = {row for stack in units for row in (stack.row, *stack.load)}
        if owned(turn.state, seat) or any(turn.rows[row].conquers for row in types):
            continue
        if any(remains(turn.state, seat) for remains in turn.points.remains):
            continue
        turn.tell(*(events.perished(stack, "out") for stack in units), events.eliminated(seat))
        turn.state = unseated(turn.state, seat)


def last_left(state: State) -> Result | None:
    """P-7.2: whoever is left alone has won; if nobody is left, nobody has."""
    return Result(state.alive, "last") if len(state.alive) < 2 else None


def cost(table: Table, row: Row) -> int | None:
    """P-4.4: the price of the unit table; what only stands for others is not for sale."""
    return None if row.flags & {"building", "neutral", "token", "partisan", ON_CARDS} else int(row.cost * BV)


def seen(view: View, state: State) -> View:
    """S-19: standing orders, and lines of production given before, are the seat's own."""
    own = {seat: each for seat, each in state.standing.items() if view.seat in (seat, REFEREE)}
    return replace(view, standing=own, later=state.later if view.seat in (state.on, REFEREE) else ())


_OTHERS = (
    Standing(),
    Standing((DoctrineOrder(Doctrine(aim=("cost",), retreat=Retreat("never"))),)),
    Standing((DoctrineOrder(Doctrine(aim=("threat",)), role="defence"),)),
)


def redeal(state: State, seat: Seat, dice: Dice) -> State:
    """S-19: for all a seat knows the others may have any standing orders."""
    standing = {key: each for key, each in state.standing.items() if key == seat}
    for key in state.circle:
        if key != seat:
            standing[key] = _OTHERS[dice.roll(len(_OTHERS), f"reimagine {key}") - 1]
    return replace(state, standing=standing, later=state.later if seat == state.on else ())


LAND = Chapter(
    "land",
    units="land",
    phases=(
        Phase("standing orders", "agree", stand),
        Phase("movement begins", "step 1", awake, -9),
        Phase("first step", "step 1", first_step),
        Phase("other steps", "step 2", other_steps),
        Phase("completion", "complete", complete),
        Phase("production", "produce", produce),
        Phase("elimination", "end", eliminate),
    ),
    orders=(MoveOrder, BuildOrder, DoctrineOrder, StandingBuildOrder, EndOrder),
    points=Points(
        battle=shot.LAND,
        base_yield=(lambda table, at: BV,),
        price=(cost,),
        spend={BuildOrder: build},
        mend=(mended,),
        seen=(seen,),
        redeal=(redeal,),
        goal=(last_left,),
    ),
)
