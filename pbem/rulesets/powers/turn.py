"""A turn is played (S-4, P-4.2): the phases of all chapters at their moments, for all seats at once or for one.

Before round 1 a turn is a preparation: a bid, a placement. In sequential play it is a player turn, or a part of one:
what comes after the movement is done when `end` was said (S-14, S-17), and what comes once a round after the last seat.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.ruleset import Resolution
from pbem.core.seats import Request, Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.points import Preparation, Turn, chain, one
from pbem.rulesets.powers.book.table import AGREEING, MOMENTS, PARTS, ROUND, Moment
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.goals.played import terms
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.moves.march import at_rest
from pbem.rulesets.powers.orders import EndOrder, Order
from pbem.rulesets.powers.setup import opened
from pbem.rulesets.powers.sight import remembered
from pbem.rulesets.powers.state import NOBODY, Result, State, Table, gathered


def preparation(table: Table) -> Preparation | None:
    """Give the preparation that is going on, if round 1 has not begun."""
    return next((each for each in every.book(table).points.preparations if each.key == table.stage), None)


def awaiting(state: State) -> tuple[Request, ...]:
    """List who owes orders: for the preparation, all who are left, or whose turn it is.

    The others may give standing orders meanwhile (S-15).
    """
    if state.result is not None:
        return ()
    if ready := preparation(state):
        return tuple(Request(seat, ready.key) for seat in ready.awaits(state) if seat not in state.out)
    if not state.sequential:
        return tuple(Request(seat, "orders") for seat in state.alive)
    others = (Request(seat, "standing", required=False) for seat in state.alive if seat != state.on)
    return (Request(state.on, "orders"), *others)


def resolve(state: State, sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> Resolution[State]:
    """Play to the next question."""
    book = every.book(state)
    given = {seat: _counted(tuple(sheet), book.orders) for seat, sheet in sheets.items()}
    turn = Turn(state, book.points, given, dice)
    if ready := preparation(state):
        _prepare(turn, ready)
    elif state.sequential:
        _player_turn(turn)
    else:
        _round(turn)
    turn.state = remembered(replace(turn.state, turn=state.turn + 1), turn.rows)
    return Resolution(turn.state, chain(book.points.masks, tuple(turn.events)))


def _counted(orders: tuple[Order, ...], kinds: Collection[type]) -> tuple[Order, ...]:
    """Leave out the orders of chapters that are not in play."""
    return tuple(order for order in orders if type(order) in kinds)


def _prepare(turn: Turn, ready: Preparation) -> None:
    """P-3, P-18: carry out a preparation, and go on to the next one or to round 1."""
    turn.actors = ready.awaits(turn.state)
    _walk(turn, AGREEING)
    ready.run(turn)
    turn.state = opened(turn.state)
    if not turn.state.stage:
        turn.tell(events.began(turn.state.on))


def _walk(turn: Turn, moments: Iterable[Moment]) -> None:
    chosen = set(moments)
    for phase in every.book(turn.state).phases:
        if phase.moment in chosen:
            phase.run(turn)


def _round(turn: Turn) -> None:
    """S-4: all seats at once."""
    turn.actors = turn.state.alive
    _walk(turn, MOMENTS)
    _next_round(turn)


def _player_turn(turn: Turn) -> None:
    """S-14, S-17: one seat: movement line by line, and after `end` completion and production; then the next one."""
    seat = turn.state.on
    turn.actors = (seat,)
    _walk(turn, PARTS)
    if not any(isinstance(order, EndOrder) for order in turn.orders(seat)):
        lines = (order for order in turn.orders(seat) if type(order) in turn.points.spend)
        turn.state = replace(turn.state, later=(*turn.state.later, *lines))
        return
    _walk(turn, [moment for moment in MOMENTS if moment not in (*PARTS, *ROUND)])
    rested = gathered(at_rest(each) if each.mover == seat else each for each in turn.state.stacks)
    turn.state = replace(turn.state, later=(), stacks=rested, tick=turn.state.tick + 1)
    pass_on(turn, seat)


def pass_on(turn: Turn, seat: Seat) -> None:
    """P-4.1: the next seat in the order of play; after the last one the round ends (S-11)."""
    circle = turn.state.circle
    after = [each for each in circle[circle.index(seat) + 1 :] if each not in turn.state.out]
    if after:
        turn.state = replace(turn.state, on=after[0])
        return
    turn.actors = turn.state.alive
    _walk(turn, ROUND)
    _next_round(turn)


def _next_round(turn: Turn) -> None:
    """S-11: goals are tested once, at the end of a round; without an end the next one begins."""
    result = one(turn.points.goal)(turn.state) or _time_up(turn.state)
    if result is not None:
        turn.tell(events.ended(result))
        turn.state = replace(turn.state, result=result, on=NOBODY)
        return
    first = turn.state.alive[0] if turn.state.sequential else NOBODY
    turn.state = replace(turn.state, round=turn.state.round + 1, on=first)


def last_round(table: Table) -> int:
    """Give the last round: as the options say, or the scenario's goal; 0: there is none."""
    if goal := every.goal(table):
        return terms(goal, table).rounds
    said = world(table).goal.get("rounds", 0)
    return table.options.rounds or (said if isinstance(said, int) else 0)


def _time_up(state: State) -> Result | None:
    """P-7: where a goal has named nobody when nobody is left, or after the last round, it is a draw."""
    last = last_round(state)
    if not state.alive:
        return Result((), "nobody")
    return Result((), "rounds") if last and state.round >= last else None
