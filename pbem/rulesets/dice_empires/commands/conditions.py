"""X-13.3: conditions of a command, as the board is at that moment."""

from __future__ import annotations

from typing import assert_never

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city.circle import ROAD, WALL, foreign, lord, neighbour, road
from pbem.rulesets.dice_empires.city.groups import all_people, citizens
from pbem.rulesets.dice_empires.orders import Condition, Enemy, Hall, People, Reputation, Siege, Walls
from pbem.rulesets.dice_empires.state import State


def holds(state: State, seat: Seat, condition: Condition) -> bool:
    """Tell whether a condition of a lord holds now; it asks for nothing he does not see in fog either."""
    one = lord(state, seat)
    match condition:
        case Enemy(side, least, of):
            return of in ("", neighbour(state, seat, ROAD[side])) and foreign(state, seat, ROAD[side]) >= least
        case Siege(side):
            other = neighbour(state, seat, ROAD[side])
            stood = state.stood.get(road(state, seat, ROAD[side]), ())
            return other in stood and foreign(state, seat, ROAD[side]) > 0
        case Walls(side, below):
            return citizens(one, WALL[side]) < below
        case Hall(least):
            return citizens(one, "T") >= least
        case People(below):
            return all_people(one) < below
        case Reputation(of, least):
            return lord(state, of).reputation >= least
        case _:
            assert_never(condition)
