"""X-3: six people in every town hall, and the token by three dice."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.commands.snake import queued
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import CommandOrder, Die, Hall, PlanOrder, Split, Step
from pbem.rulesets.dice_empires.state import Band, Lord, Standing, State

START = (Band(1, 6, "T"),)
"""X-3.1: the city of a lord before the first round."""
FOUNDING = PlanOrder(
    (
        CommandOrder((Step(Split(3, Die(1), "F"), (Hall(6),)),)),
        CommandOrder((Step(Split(2, Die(1), "H"), (Hall(3),)),)),
    )
)
"""X-13.5: the standing plan of the first round: without a farm all six would starve in the second."""


def setup(options: Options, seats: tuple[Seat, ...], dice: Dice) -> State:
    """X-3: make the state before the first round, or before its first command."""
    throws, token = _token(seats, dice)
    state = State(
        options,
        1,
        1,
        token,
        tuple(Lord(seat, START, standing=Standing(plan=FOUNDING)) for seat in seats),
        throws=throws,
    )
    return replace(state, queue=queued(state)) if options.pace == "command" else state


def _token(seats: tuple[Seat, ...], dice: Dice) -> tuple[dict[str, tuple[int, ...]], Seat]:
    """X-3.2: the highest sum of three dice gets the start token; ties roll again among the tied."""
    throws: dict[str, tuple[int, ...]] = {
        seat: tuple(dice.roll(6, f"token {seat}") for _ in range(3)) for seat in seats
    }
    best = max(map(sum, throws.values()))
    tied = tuple(seat for seat in seats if sum(throws[seat]) == best)
    if len(tied) == 1:
        return throws, tied[0]
    again, first = _token(tied, dice)
    return {seat: (*throws[seat], *again.get(seat, ())) for seat in seats}, first


def settled(state: State) -> State:
    """X-13.5: the plan of the first round is for that round alone; whoever made another keeps his."""
    lords = tuple(
        replace(each, standing=replace(each.standing, plan=PlanOrder())) if each.standing.plan == FOUNDING else each
        for each in state.lords
    )
    return replace(state, lords=lords)
