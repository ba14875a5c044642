"""Railways (P-54): wares are carried to the next land, or along rails to lands farther away, before the plants work."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Points, Turn, due
from pbem.rulesets.powers.chapters.plants import working
from pbem.rulesets.powers.chapters.wareco import moved, spent
from pbem.rulesets.powers.economy import line
from pbem.rulesets.powers.events import economy as economy_events
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders.economy import Goods, HaulOrder, RailOrder
from pbem.rulesets.powers.state import Table

FAR = 5
"""P-54.1: wares go so far along rails in a round."""
FETCHED = 2
"""P-53.4: workers take things so far along rails."""
COST = {"concrete": 2, "iron": 2}


def reached(table: Table, seat: Seat, at: str, steps: int) -> Mapping[str, int]:
    """P-54.1: give the own lands within so many steps along rails, and how far they are, the nearest first."""
    own, found, edge = working(table, seat), {at: 0}, [at]
    for far in range(1, steps + 1):
        near = [(one, other) for one in edge for other in world(table).neighbours[one]]
        edge = [b for a, b in near if b in own and b not in found and table.economy.rails.get(line(a, b))]
        found |= dict.fromkeys(edge, far)
    return found


def fetched(table: Table, seat: Seat, at: str) -> tuple[str, ...]:
    """P-53.4: list the lands along rails that workers take things from."""
    return tuple(reached(table, seat, at, FETCHED))


def why_not(table: Table, seat: Seat, order: HaulOrder) -> str:
    """P-54.1: say why wares cannot be carried so; empty: they can."""
    own = working(table, seat)
    if order.start not in own or order.goal not in own:
        return "not_own"
    if order.start == order.goal or order.goal not in {
        *world(table).neighbours[order.start],
        *reached(table, seat, order.start, FAR),
    }:
        return "no_rails"
    return "" if _has(table, order) else "no_wares"


def _has(table: Table, order: HaulOrder) -> bool:
    return 0 < order.goods.count <= table.economy.stores.get(order.start, {}).get(order.goods.ware, 0)


def haul(turn: Turn) -> None:
    """P-54.2: carry wares, each once a round: what has come goes no further."""
    arrived: list[HaulOrder] = []
    for seat in turn.actors:
        for place, order in enumerate(turn.orders(seat), 1) if due(turn.points, turn.state, seat) else ():
            if not isinstance(order, HaulOrder):
                continue
            if why := why_not(turn.state, seat, order):
                turn.tell(events.failed(seat, place, order.kind, why, {"at": order.start}))
                continue
            _put(turn, order.start, order.goods, 0)
            arrived.append(order)
            turn.tell(economy_events.hauled(seat, order.start, order.goal, order.goods))
    for order in arrived:
        _put(turn, order.goal, Goods(0, order.goods.ware), order.goods.count)


def _put(turn: Turn, at: str, less: Goods, more: int) -> None:
    economy = moved(turn.state.economy, at, less, Goods(more, less.ware))
    turn.state = replace(turn.state, economy=economy)


def unlaid(table: Table, seat: Seat, order: RailOrder) -> str:
    """P-54.1: say why no railway is laid; empty: it is."""
    own = working(table, seat)
    if order.start not in own or order.goal not in own:
        return "not_own"
    if order.goal not in world(table).neighbours[order.start]:
        return "no_rails"
    near = (order.start, *(one for one in world(table).neighbours[order.start] if one in own))
    has = {ware: sum(table.economy.stores.get(at, {}).get(ware, 0) for at in near) for ware in COST}
    return "no_materials" if any(has[ware] < count for ware, count in COST.items()) else ""


def lay(turn: Turn) -> None:
    """P-54.1, P-54.2: lay railways after the plants have worked, several beside each other if one likes."""
    for seat in turn.actors:
        for place, order in enumerate(turn.orders(seat), 1) if due(turn.points, turn.state, seat) else ():
            if not isinstance(order, RailOrder):
                continue
            if why := unlaid(turn.state, seat, order):
                facts: dict[str, Fact] = {"at": order.start}
                turn.tell(events.failed(seat, place, order.kind, why, facts))
                continue
            _laid(turn, seat, order)


def _laid(turn: Turn, seat: Seat, order: RailOrder) -> None:
    between = line(order.start, order.goal)
    economy = spent(turn.state, seat, order.start, COST)
    count = economy.rails.get(between, 0) + 1
    turn.state = replace(turn.state, economy=replace(economy, rails={**economy.rails, between: count}))
    turn.tell(economy_events.laid(seat, (order.start, order.goal), count))


RAIL = Chapter(
    "rail",
    needs=("wareco",),
    excludes=("civ-fac", "civ-pol", "civ-hide"),
    release="R3",
    phases=(Phase("hauling", "dues", haul, -7), Phase("railways", "dues", lay, -4)),
    orders=(HaulOrder, RailOrder),
    points=Points(draws=(fetched,)),
)
