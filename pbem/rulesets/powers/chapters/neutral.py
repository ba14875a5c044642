"""Neutral armies (P-51): units of nobody, which stand on neutral lands and defend them."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import Dice
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.state import NOBODY, Stack, State, gathered

ROW = "neu"


def begun(state: State, dice: Dice) -> State:
    """P-51.2: armies stand where the map says how many, and on neutral lands with more than the usual productivity."""
    areas = world(state).areas
    neutral = [areas[at] for at, land in state.lands.items() if land.owner == NOBODY]
    armies = {
        area.key: area.neutral or drawn(state, area.key, state.options.neutral_start, dice)
        for area in neutral
        if area.neutral or area.prod > 1
    }
    stacks = (Stack(NOBODY, ROW, at, count) for at, count in armies.items())
    return replace(state, stacks=gathered((*state.stacks, *stacks)), armies=armies)


def drawn(state: State, at: str, least: int, dice: Dice) -> int:
    """P-51.2: begin with the least number, and double it while a die shows less than `neutral_double`."""
    count = least
    while dice.roll(6, f"neutral army {at}") < state.options.neutral_double:
        count *= 2
    return count


def regenerated(state: State, at: str, dice: Dice) -> State:
    """P-51.3: by option an army that was not destroyed is counted anew, its least number doubled each time."""
    if not state.options.neutral_regen or state.lands[at].owner != NOBODY:
        return state
    least = 2 * state.armies.get(at, state.options.neutral_start)
    army = Stack(NOBODY, ROW, at, drawn(state, at, least, dice))
    others = (stack for stack in state.stacks if (stack.owner, stack.at) != (NOBODY, at))
    return replace(state, stacks=gathered((*others, army)), armies={**state.armies, at: least})


NEUTRAL = Chapter("neutral", needs=("land",), units="neutral", points=Points(start=(begun,), repelled=(regenerated,)))
