"""The table as a lord supposes it: a state made of his view alone, to try his own commands on.

What he cannot see is not there. So nothing that comes of it can tell him more than his view does.
"""

from __future__ import annotations

from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city.circle import ROAD, present, road, ruling
from pbem.rulesets.dice_empires.orders import Side
from pbem.rulesets.dice_empires.state import Lord, Slaves, State
from pbem.rulesets.dice_empires.view import City, View

_SIDES: tuple[Side, Side] = ("L", "R")


def supposed(view: View, seat: Seat) -> State:
    """Make a state of what a lord knows."""
    lords = tuple(_lord(view, city, seat) for city in view.cities)
    state = State(view.options, view.turn, view.round, view.token, _blocked(view, lords, seat), queue=view.queue)
    return replace(state, stood=_stood(view, state, seat))


def _lord(view: View, city: City, seat: Seat) -> Lord:
    known = Lord(city.seat, city.bands, city.slaves, city.reputation, city.ruined)
    return replace(known, standing=view.standing) if city.seat == seat else known


def _blocked(view: View, lords: tuple[Lord, ...], seat: Seat) -> tuple[Lord, ...]:
    """D12: the own people in slavery use so many dice, wherever they are."""
    if not view.blocked:
        return lords
    others = [replace(one, slaves=_others(one, seat)) for one in lords if one.seat != seat]
    chained = replace(others[0], slaves=(*others[0].slaves, *[Slaves(seat, 1, "T")] * view.blocked))
    known = {one.seat: one for one in (*others, chained)}
    return tuple(known.get(one.seat, one) for one in lords)


def _others(one: Lord, seat: Seat) -> tuple[Slaves, ...]:
    return tuple(slaves for slaves in one.slaves if slaves.origin != seat)


def _stood(view: View, state: State, seat: Seat) -> dict[str, tuple[Seat, ...]]:
    """X-13.3: who stands on the roads when the round begins: now, or at the pace `command` as the view says."""
    if view.options.pace == "plan" or not any(one.seat == seat for one in ruling(state)):
        return dict(present(state))
    return {str(road(state, seat, ROAD[side])): view.stood[side] for side in _SIDES if side in view.stood}
