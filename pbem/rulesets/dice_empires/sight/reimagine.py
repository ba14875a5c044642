"""The same knowledge, another truth: what one lord does not know is dealt anew (for the test that nothing leaks).

Kept: the own things, reputation, how many people each city has, what of it is in sight, what one remembers, who is on
turn. Dealt in the open: the standing orders of the others, and whose slaves they mean to convert. In the fog besides:
who lives where in their cities, on which dice, their slaves, their troops on roads far away, what they remember, and
how many of their commands are left.
"""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city import circle
from pbem.rulesets.dice_empires.sight.people import resettled
from pbem.rulesets.dice_empires.sight.wishes import standing
from pbem.rulesets.dice_empires.state import Lord, State

WHY = "reimagine"


def reimagine(state: State, seat: Seat, dice: Dice) -> State:
    """Deal anew what the seat does not know."""
    wishes = tuple(lord if lord.seat == seat else _wishing(lord, state, dice) for lord in state.lords)
    state = replace(state, lords=wishes, convert=_conversions(state, seat, dice))
    if state.options.visibility == "open":
        return state
    own = circle.lord(state, seat)
    cities = tuple(lord if lord is own else resettled(state, own, lord, dice) for lord in state.lords)
    return _roads(replace(state, lords=cities, queue=_queue(state, seat, dice)), seat, state)


def _wishing(lord: Lord, state: State, dice: Dice) -> Lord:
    """X-11.1: deal the standing orders of another lord."""
    return replace(lord, standing=standing(tuple(each.seat for each in state.lords), dice))


def _conversions(state: State, seat: Seat, dice: Dice) -> dict[str, Seat]:
    """X-11.1: deal whose slaves the others want to convert."""
    seats = tuple(lord.seat for lord in state.lords)
    found = {str(each): seats[dice.roll(len(seats), WHY) - 1] for each in seats if dice.roll(2, WHY) == 2}
    others = {who: origin for who, origin in found.items() if who not in (seat, origin)}
    return {**others, **{who: origin for who, origin in state.convert.items() if who == seat}}


def _queue(state: State, seat: Seat, dice: Dice) -> tuple[Seat, ...]:
    """X-11.2: deal how many commands the others have after the next one."""
    own = tuple(each for each in state.queue[1:] if each == seat)
    others = tuple(lord.seat for lord in circle.ruling(state) if lord.seat != seat)
    more = tuple(each for each in others for _ in range(dice.roll(4, WHY) - 1)) if state.queue else ()
    return (*state.queue[:1], *dice.shuffle((*own, *more), WHY))


def _roads(state: State, seat: Seat, before: State) -> State:
    """X-11.2: what happens on roads far away follows from who stands there now; of the own ones all is known."""
    ruined = circle.lord(state, seat).ruined
    mine = {str(circle.road(state, seat, place)) for place in circle.ROADS if not ruined}
    there = {road: seats for road, seats in circle.present(state).items() if road not in mine}
    fought = tuple(Seat(road) for road, seats in there.items() if len(seats) > 1)
    return replace(
        state,
        fought=(*(road for road in before.fought if road in mine), *fought),
        stood={**{road: seats for road, seats in before.stood.items() if road in mine}, **there},
    )
