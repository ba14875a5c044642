"""P-33.5, P-33.12: what allies may do to each other when no treaty forbids it any more: destroy, or attack from inside.

Treachery comes before the first step, all at once: who destroys each other both perish.
"""

from __future__ import annotations

from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Points, Turn, peace
from pbem.rulesets.powers.events import allies as ally_events
from pbem.rulesets.powers.moves.enter import conquer
from pbem.rulesets.powers.orders import BetrayOrder, RiseOrder
from pbem.rulesets.powers.state import Table, stacks_at


def armed(points: Points, table: Table, seat: Seat, at: str) -> bool:
    """P-33.5: tell whether a seat has a ready unit there that can shoot at land units, at sea at ships."""
    rows = points.rows
    own = (rows[each.row] for each in stacks_at(table, at) if each.mover == seat and not each.left)
    return any(row.conquers if at in table.lands else row.rules_waves for row in own)


def present(table: Table, seat: Seat, at: str) -> bool:
    """Tell whether a seat has units in an area."""
    return any(each.owner == seat for each in stacks_at(table, at))


def betray(turn: Turn) -> None:
    """P-33.5: destroy others in one's own area; a treaty that binds forbids it."""
    before, done = turn.state, []
    for seat in turn.actors:
        for line, order in enumerate(turn.orders(seat), 1):
            if isinstance(order, BetrayOrder):
                if why := forbidden(turn.points, before, seat, order):
                    turn.tell(events.failed(seat, line, order.kind, why, {"at": order.at}))
                else:
                    done.append((seat, order))
    for seat, order in done:
        _destroyed(turn, seat, order)
    for seat, order in done:
        _seized(turn, seat, order.at)


def forbidden(points: Points, table: Table, seat: Seat, order: BetrayOrder) -> str:
    """Tell why nothing can be destroyed: nobody armed, nobody there, a treaty."""
    if not armed(points, table, seat, order.at):
        return "unarmed"
    if seat == order.seat or not present(table, order.seat, order.at):
        return "nobody"
    return "at_peace" if peace(points, table, seat, order.seat) else ""


def _destroyed(turn: Turn, seat: Seat, order: BetrayOrder) -> None:
    gone = [each for each in stacks_at(turn.state, order.at) if each.owner == order.seat]
    if gone:
        turn.tell(ally_events.betrayed(seat, order.at, gone))
    turn.state = replace(turn.state, stacks=tuple(each for each in turn.state.stacks if each not in gone))


def _seized(turn: Turn, seat: Seat, at: str) -> None:
    """P-6.10: where only the traitor is left, and he can conquer, the land is his."""
    left = {each.owner for each in stacks_at(turn.state, at)}
    if at not in turn.state.lands:
        return
    if left == {seat} and turn.state.lands[at].owner != seat and armed(turn.points, turn.state, seat, at):
        conquer(turn, at, seat)


def rise(turn: Turn) -> None:
    """P-33.12: guests attack the owner of the land they stand in, at sea whoever is there, with whoever comes in the
    first step."""
    for seat in turn.actors:
        for line, order in enumerate(turn.orders(seat), 1):
            if isinstance(order, RiseOrder):
                if why := unable(turn.points, turn.state, seat, order.at):
                    turn.tell(events.failed(seat, line, order.kind, why, {"at": order.at}))
                else:
                    _risen(turn, seat, line, order.at)


def unable(points: Points, table: Table, seat: Seat, at: str) -> str:
    """Tell why guests cannot rise: the land is their own, nobody else is there, none of them can conquer, a treaty."""
    others = hosts(table, seat, at)
    if not others:
        return "own_land" if at in table.lands else "nobody"
    if not armed(points, table, seat, at):
        return "unarmed"
    return "at_peace" if any(peace(points, table, seat, other) for other in others) else ""


def hosts(table: Table, seat: Seat, at: str) -> tuple[Seat, ...]:
    """P-33.12: list against whom a seat would rise: the owner of a land, all others on a sea."""
    there = [table.lands[at].owner] if at in table.lands else [each.owner for each in stacks_at(table, at)]
    return tuple(dict.fromkeys(each for each in there if each != seat))


def _risen(turn: Turn, seat: Seat, line: int, at: str) -> None:
    """P-5.3: who rises moves no more this turn."""
    risen = [each for each in stacks_at(turn.state, at) if each.mover == seat and not each.left]
    turn.state = replace(turn.state, stacks=tuple(each for each in turn.state.stacks if each not in risen))
    marches = (March(each.owner, line, each, (), 0, origin=at, done=True, attacks=True) for each in risen)
    turn.marches = (*turn.marches, *marches)
    turn.tell(ally_events.risen(seat, at, risen))
