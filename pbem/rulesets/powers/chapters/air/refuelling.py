"""Refuelling (P-37.5, P-37.6): before completion every aircraft stands where it can refuel, or is lost."""

from __future__ import annotations

from dataclasses import replace

from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.points import Turn, let_in
from pbem.rulesets.powers.chapters.air import fuel, ways
from pbem.rulesets.powers.state import Stack, gathered


def refuel(turn: Turn) -> None:
    """P-37.5, P-37.2: whoever needs fuel and finds none is lost; interceptors have rested a turn more."""
    flying = [each for each in turn.state.stacks if _flies(turn, each)]
    for each in sorted(flying, key=lambda each: (each.at, each.spent, each.kind)):
        left = each.count if _welcome(turn, each) else 0
        if fuel.needs(turn.state, turn.rows, each):
            left = fuel.spend(turn, each.owner, each.at, each.count)
        lost = each.count - left
        if lost:
            turn.tell(events.perished(replace(each, count=lost), "fuel"))
        others = [stack for stack in turn.state.stacks if stack != each]
        spent = each.spent if turn.state.sequential else 0
        rested = replace(each, count=left, weary=_rest(turn, each), spent=spent)
        turn.state = replace(turn.state, stacks=gathered((*others, rested)))
    fuel.forgotten(turn)


def _flies(turn: Turn, units: Stack) -> bool:
    return units.owner in turn.actors and ways.flies(turn.rows[units.row]) and not units.left


def _welcome(turn: Turn, units: Stack) -> bool:
    """P-37.6: who has not moved need not have an airfield of old; a guest refuels where he is let in."""
    land = turn.state.lands.get(units.at)
    if land is None:
        return False
    return let_in(turn.points, turn.state, units.owner, land.owner)


def _rest(turn: Turn, units: Stack) -> int:
    """P-37.2: who has intercepted rests until the end of his own next turn; who has flown may intercept after it."""
    if units.weary == ways.TIRED:
        return ways.RESTING
    flown_now = turn.state.sequential and units.weary == ways.FLOWN and units.spent
    return ways.FLOWN if flown_now else ways.RESTED
