"""E-6.4, E-11.5: an attack as it can be made now: with how many figures, or as a mere move."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.europe import events
from pbem.rulesets.europe.actions import homeland, move
from pbem.rulesets.europe.orders import Attack, Move
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import figures, lands


@dataclass(frozen=True)
class Ready:
    """What an order to attack comes to now: an attack with its true number of figures, or a move; or `why` not."""

    action: Attack | Move | None = None
    why: str = ""
    told: tuple[Event, ...] = ()


def ready(state: State, seat: Seat, order: Attack) -> Ready:
    """E-11.5: find out what an order to attack comes to now."""
    if why := _refused(state, seat, order):
        return Ready(why=why)
    if order.to not in state.lands:
        return _walk_in(state, seat, order)
    return _counted(state, seat, order)


def _refused(state: State, seat: Seat, order: Attack) -> str:
    """E-11.5: say why nobody can be attacked there from here; empty: somebody can, or a figure can move in."""
    holder = figures.holder(state.lands, order.to)
    if not figures.there(state.lands, order.origin, seat):
        return "no_figure"
    if holder is None:
        return "empty" if order.only or not state.options.attack_becomes_move else ""
    if holder == seat:
        return "own"
    if order.of and holder != order.of:
        return "other"
    near = lands.reach(order.origin, figures.neutrals(state.options, state.circle), state.options.attack_by_sea)
    return "" if order.to in near else "reach"


def _walk_in(state: State, seat: Seat, order: Attack) -> Ready:
    """D11: the land is empty by now, one figure moves in; the rules of moves hold."""
    walk = Move(order.origin, order.to)
    if why := move.refused(state, seat, walk):
        return Ready(why=why)
    return Ready(walk, told=(events.walked_in(seat, order.origin, order.to),))


def _counted(state: State, seat: Seat, order: Attack) -> Ready:
    """E-11.5, E-6.3: attack with all that are there if fewer are left, and with fewer if one must stay at home."""
    there = figures.there(state.lands, order.origin, seat)
    wanted = min(order.figures or there, there)
    number = min(wanted, homeland.may_leave(state.lands, seat, order.origin, order.to))
    if number <= 0:
        return Ready(why="homeland")
    why = "homeland" if number < wanted else "gone"
    cut = number < (order.figures or there)
    told = (events.fewer(seat, order.origin, order.to, order.figures or there, number, why),) if cut else ()
    return Ready(replace(order, figures=number, of="", only=False), told=told)


def way(state: State, seat: Seat, attack: Attack) -> events.Way:
    """E-6.4: say an attack as it is declared to all."""
    sea = lands.by_sea(attack.origin, attack.to, figures.neutrals(state.options, state.circle))
    return events.Way(seat, state.lands[attack.to].power, attack.origin, attack.to, attack.figures, sea)
