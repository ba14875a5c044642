"""P-33.1 to P-33.3, P-33.6: units, lands and command change hands at the end of the round, after production.

Nothing is sped up by it (P-33.2): all act once a round; in sequential play, units that come to a seat earlier in the
order of play sit out its next turn (P-33.7).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers.book.points import Turn
from pbem.rulesets.powers.chapters.allies.consent import agreed, wanted
from pbem.rulesets.powers.events import allies as ally_events
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import CommandOrder, GiveLandOrder, GiveOrder, HandingOrder, Units
from pbem.rulesets.powers.state import NOBODY, Land, Stack, State, gathered, ties

Change = Callable[[Stack], Stack]


def collect(turn: Turn) -> None:
    """Keep what is to change hands until the end of the round."""
    for seat in turn.actors:
        orders = (order for order in turn.orders(seat) if isinstance(order, HandingOrder))
        if lines := tuple(order for order in orders if _possible(turn, order)):
            before = turn.state.handed.get(seat, ())
            turn.state = replace(turn.state, handed={**turn.state.handed, seat: (*before, *lines)})


def _possible(turn: Turn, order: HandingOrder) -> bool:
    """Tell whether there are such units and such an area at all; seas are nobody's to give."""
    if isinstance(order, GiveLandOrder):
        return order.at in turn.state.lands
    return order.at in world(turn.state).areas and all(each.row in turn.rows for each in order.units)


def hand_over(turn: Turn) -> None:
    """Carry out what was ordered, seat by seat in the order of ties; what is not possible any more is told."""
    handed = turn.state.handed
    turn.state = replace(turn.state, handed={})
    for seat in ties(turn.state):
        for order in handed.get(seat, ()):
            if why := _barred(turn.state, seat, order) or _carried_out(turn, seat, order):
                turn.tell(ally_events.not_handed(seat, order, why))


def _barred(state: State, seat: Seat, order: HandingOrder) -> str:
    """Tell why nothing can be handed over: the other is out, or has not agreed."""
    clause, _ = wanted(order)
    if seat not in state.alive:
        return "out"
    if isinstance(order, CommandOrder) and not order.to:
        return ""
    if order.to not in state.alive:
        return "out"
    return "" if agreed(state, seat, order.to, clause) else "no_consent"


def _carried_out(turn: Turn, seat: Seat, order: HandingOrder) -> str:
    match order:
        case GiveOrder(units, at, to):
            return _units(turn, units, _owned(seat, at), _given(turn, to), order)
        case CommandOrder(units, at, to):
            of = _commanded(seat, at) if not to else _owned(seat, at)
            return _units(turn, units, of, _led(turn, to), order)
        case GiveLandOrder(at, to):
            return _land(turn, seat, at, to)


def _owned(seat: Seat, at: str) -> Callable[[Stack], bool]:
    return lambda each: (each.owner, each.at, each.left, each.commander) == (seat, at, 0, NOBODY)


def _commanded(seat: Seat, at: str) -> Callable[[Stack], bool]:
    return lambda each: (each.owner, each.at) == (seat, at) and each.commander != NOBODY


def _units(
    turn: Turn, units: tuple[Units, ...], of: Callable[[Stack], bool], change: Change, order: HandingOrder
) -> str:
    """Change so many units of each type; tell why not, if none is there."""
    changed: list[Stack] = []
    for wish in units:
        missing = wish.count
        for stack in [each for each in turn.state.stacks if of(each) and each.row == wish.row]:
            count = min(stack.count, missing) if wish.count else stack.count
            if count:
                changed.append(change(replace(stack, count=count)))
                rest = [each for each in turn.state.stacks if each is not stack]
                turn.state = replace(turn.state, stacks=(*rest, replace(stack, count=stack.count - count)))
                missing -= count
    turn.state = replace(turn.state, stacks=gathered((*turn.state.stacks, *changed)))
    if changed:
        turn.tell(ally_events.handed(order, changed))
    return "" if changed else "no_units"


def _given(turn: Turn, to: Seat) -> Change:
    """P-33.3: the units are another's."""
    return lambda each: _idle(turn, each, replace(each, owner=to, commander=NOBODY))


def _led(turn: Turn, to: Seat) -> Change:
    """P-33.6: another moves the units."""
    return lambda each: _idle(turn, each, replace(each, commander=to))


def _idle(turn: Turn, before: Stack, after: Stack) -> Stack:
    """P-33.7: who plays earlier than the one before him moves them only a turn later."""
    circle = turn.state.circle
    earlier = circle.index(after.mover) < circle.index(before.mover)
    return replace(after, spent=turn.rows[after.row].speed if turn.state.sequential and earlier else 0)


def _land(turn: Turn, seat: Seat, at: str, to: Seat) -> str:
    """P-33.2: buildings, fortresses and what is under construction go with the land; it is fresh."""
    state, land = turn.state, turn.state.lands[at]
    if land.owner != seat:
        return "not_own"
    date = state.tick if state.sequential else state.round
    new = Land(to, seat, state.round, date, land.home, fresh=True)
    stacks = (
        replace(each, owner=to, commander=NOBODY) if _fixed(turn, each, seat, at) else each for each in state.stacks
    )
    turn.state = replace(state, lands={**state.lands, at: new}, stacks=gathered(stacks))
    turn.tell(ally_events.land_given(seat, at, to))
    return ""


def _fixed(turn: Turn, stack: Stack, seat: Seat, at: str) -> bool:
    fort = "fortress" in turn.rows[stack.row].flags
    return (stack.owner, stack.at) == (seat, at) and (stack.left > 0 or fort)
