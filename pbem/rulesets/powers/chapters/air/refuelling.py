"""Refuelling (P-37.5, P-37.6): before completion every aircraft stands where it can refuel, or is lost."""

from __future__ import annotations

from dataclasses import replace

from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.points import Turn
from pbem.rulesets.powers.chapters.air import ways
from pbem.rulesets.powers.state import Stack, gathered


def refuel(turn: Turn) -> None:
    """P-37.5, P-37.2: whoever stands on a land where he is let in refuels, and interceptors have rested a turn more."""
    stacks = []
    for each in turn.state.stacks:
        if each.owner not in turn.actors or not ways.flies(turn.rows[each.row]) or each.left:
            stacks.append(each)
        elif _stands(turn, each):
            stacks.append(replace(each, weary=_rest(turn, each)))
        else:
            turn.tell(events.perished(each, "fuel"))
    turn.state = replace(turn.state, stacks=gathered(stacks))


def _stands(turn: Turn, units: Stack) -> bool:
    """P-37.6: who has not moved need not have an airfield of old; a guest refuels where he is let in."""
    land = turn.state.lands.get(units.at)
    if land is None:
        return False
    return land.owner == units.owner or any(asked(turn.state, units.owner, units.at) for asked in turn.points.welcome)


def _rest(turn: Turn, units: Stack) -> int:
    """P-37.2: who has intercepted rests until the end of his own next turn; who has flown may intercept after it."""
    if units.weary == ways.TIRED:
        return ways.RESTING
    flown_now = turn.state.sequential and units.weary == ways.FLOWN and units.spent
    return ways.FLOWN if flown_now else ways.RESTED
