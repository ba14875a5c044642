"""War economy (P-53): no land yields BV by itself; plants turn wares into others, and barracks turn them into BV.

How plants work stands in `plants.py`. It is done before the production of every seat, so what barracks have made is
what its lands yield.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import cycle

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Deal, Points, Turn, due
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.chapters.land import rested
from pbem.rulesets.powers.chapters.plants import worked, working
from pbem.rulesets.powers.economy import BONUSES, PLANTS, PRODUCTS, WARES, Economy
from pbem.rulesets.powers.events import economy as economy_events
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import FactoryOrder
from pbem.rulesets.powers.orders.economy import BarterOrder, EmployOrder, ErectOrder, Goods
from pbem.rulesets.powers.state import State, Table, ties

AT_FIRST = {"food": 12, "ore": 2, "coal": 6, "iron": 6, "tools": 10, "workers": 6}
"""P-53.6: what lies in every land at the start."""
CONCRETE, IRON = 2, 1
"""P-53.6: what a new building costs for every one that stands there."""
Materials = Mapping[str, int]


def begun(state: State, dice: Dice) -> State:
    """P-53.6: every land has a building of each kind, its first wares, and a bonus by lot; factories there are none.

    The lands of a side get different bonuses as far as there are any.
    """
    groups = ([at for at, land in state.lands.items() if land.home == home] for home in _homes(state))
    bonus = {at: ware for lands in groups for at, ware in zip(lands, cycle(dice.shuffle(BONUSES, "bonus")))}
    found = Economy(
        stores=dict.fromkeys(state.lands, AT_FIRST),
        plants={at: dict.fromkeys(PLANTS, 1) for at in state.lands},
        bonus={at: bonus[at] for at in state.lands},
    )
    return replace(state, works={}, economy=found)


def _homes(state: State) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys(land.home for land in state.lands.values()))


def yields(table: Table, at: str) -> int:
    """P-53.1: a land yields the BV its barracks have made."""
    return table.economy.arms.get(at, 0)


def next_to(table: Table, seat: Seat, at: str) -> tuple[str, ...]:
    """P-53.1: workers take things from own lands next to theirs, too."""
    own = working(table, seat)
    return tuple(one for one in world(table).neighbours[at] if one in own)


def keep(turn: Turn) -> None:
    """P-53.1: keep what the workers of a land are to make; an empty list leaves it to need."""
    for seat in turn.state.alive:
        for order in turn.orders(seat):
            if isinstance(order, EmployOrder) and order.at in turn.state.lands:
                lists = {**turn.state.economy.work, order.at: order.products}
                if turn.state.lands[order.at].owner == seat:
                    _put(turn, replace(turn.state.economy, work={at: said for at, said in lists.items() if said}))


def _put(turn: Turn, economy: Economy) -> None:
    turn.state = replace(turn.state, economy=economy)


def barter(turn: Turn) -> None:
    """P-53.5: exchange wares between seats whose orders match."""
    waiting = [
        (seat, line, order)
        for seat in ties(turn.state)
        if seat in turn.actors
        for line, order in enumerate(turn.orders(seat), 1)
        if isinstance(order, BarterOrder)
    ]
    while waiting:
        seat, line, order = waiting.pop(0)
        other = next((each for each in waiting if each[0] == order.to and matching(seat, order, each[2])), None)
        if other is None:
            _failed(turn, seat, line, order, "no_partner")
            continue
        waiting.remove(other)
        _exchange(turn, (seat, line, order), other)


def matching(seat: Seat, one: BarterOrder, other: BarterOrder) -> bool:
    """P-53.5: tell whether an offer is the other way round of another's."""
    return (other.to, other.gives, other.wants) == (seat, one.wants, one.gives)


def _failed(turn: Turn, seat: Seat, line: int, order: BarterOrder, why: str) -> None:
    turn.tell(events.failed(seat, line, order.kind, why, {"at": order.at}))


def _exchange(turn: Turn, one: tuple[Seat, int, BarterOrder], other: tuple[Seat, int, BarterOrder]) -> None:
    lands = [depot(turn.state, seat, order) for seat, _, order in (one, other)]
    if "" in lands:
        for (seat, line, order), land in zip((one, other), lands, strict=True):
            _failed(turn, seat, line, order, "no_partner" if land else "no_wares")
        return
    for at, (_, _, order) in zip(lands, (one, other), strict=True):
        _put(turn, moved(turn.state.economy, at, order.gives, order.wants))
    turn.tell(economy_events.bartered((one[0], other[0]), one[2].gives, one[2].wants))


def depot(table: Table, seat: Seat, order: BarterOrder) -> str:
    """P-53.5: give the land whose wares are exchanged: the one that is named, or where most lies; none: too little."""
    lands = (order.at,) if order.at else working(table, seat)
    has = {at: table.economy.stores.get(at, {}).get(order.gives.ware, 0) for at in lands if at in working(table, seat)}
    most = max(has, key=lambda at: has[at], default="")
    return most if has.get(most, 0) >= order.gives.count else ""


def moved(economy: Economy, at: str, less: Goods, more: Goods) -> Economy:
    """Take wares from a land and bring others."""
    held = Counter(economy.stores.get(at, {}))
    held[less.ware] -= less.count
    held[more.ware] += more.count
    return stocked(economy, at, held)


def stocked(economy: Economy, at: str, held: Mapping[str, int]) -> Economy:
    """Put what lies in a land, in one order."""
    stores = {**economy.stores, at: {ware: held[ware] for ware in WARES if held.get(ware)}}
    return replace(economy, stores={land: wares for land, wares in stores.items() if wares})


def work(turn: Turn) -> None:
    """P-53.1, P-53.2: let the plants of all who produce work."""
    for seat in turn.actors:
        if due(turn.points, turn.state, seat):
            shift = worked(turn.points, turn.state, seat)
            _put(turn, shift.after(seat).economy)
            made = {at: {product: counts[product] for product in PRODUCTS} for at, counts in shift.made.items()}
            if any(any(counts.values()) for counts in made.values()):
                turn.tell(economy_events.worked(seat, {at: each for at, each in made.items() if any(each.values())}))
            turn.tell(*(economy_events.starved(seat, at, count) for at, count in shift.starved.items()))


def look_ahead(turn: Turn) -> None:
    """P-53.1: reckon what the barracks will make next, if nobody orders anything."""
    for seat in turn.actors:
        ahead = worked(turn.points, rested(turn.state), seat).after(seat)
        _put(turn, replace(turn.state.economy, arms=ahead.economy.arms))


def price(table: Table, at: str) -> Mapping[str, int]:
    """P-53.6: a building costs concrete and iron for every one that stands in its land."""
    standing = max(sum(table.economy.plants.get(at, {}).values()), 1)
    return {"concrete": CONCRETE * standing, "iron": IRON * standing}


def erect(points: Points, table: Table, seat: Seat, order: ErectOrder, left: Purse) -> Deal:
    """P-53.6: build a plant, out of what lies there and in the lands one draws on there."""
    count = table.economy.plants.get(order.at, {}).get(order.plant, 0)
    facts: dict[str, Fact] = {"at": order.at, "count": count + 1, "plant": order.plant}
    if order.at not in working(table, seat):
        fresh = order.at in table.lands and table.lands[order.at].owner == seat
        return Deal(table, left, refused="fresh" if fresh else "not_own", facts=facts)
    cost = price(table, order.at)
    if short := dict(_missing(table, seat, order.at, cost)):
        return Deal(table, left, refused="no_materials", facts={**facts, **_listed(short)})
    economy = spent(table, seat, order.at, cost)
    plants = {**economy.plants, order.at: {**economy.plants.get(order.at, {}), order.plant: count + 1}}
    return Deal(replace(table, economy=replace(economy, plants=plants)), left, facts={**facts, **_listed(cost)})


def _listed(counts: Materials) -> dict[str, Fact]:
    return {"wares": economy_events.wares(counts)}


def _missing(table: Table, seat: Seat, at: str, cost: Materials) -> Iterator[tuple[str, int]]:
    """List what of a price is not at hand."""
    for ware, count in cost.items():
        has = sum(table.economy.stores.get(one, {}).get(ware, 0) for one in (at, *next_to(table, seat, at)))
        if has < count:
            yield ware, count - has


def spent(table: Table, seat: Seat, at: str, cost: Materials) -> Economy:
    """Take materials from a land, then from own lands next to it."""
    economy = table.economy
    for ware, count in cost.items():
        missing = count
        for one in (at, *next_to(table, seat, at)):
            taken = min(missing, economy.stores.get(one, {}).get(ware, 0))
            economy = moved(economy, one, Goods(taken, ware), Goods(0, ware))
            missing -= taken
    return economy


def no_factory(points: Points, table: Table, seat: Seat, order: FactoryOrder, left: Purse) -> Deal:
    """P-53.1: plants take the place of factories."""
    return Deal(table, left, refused="war_economy", facts={"at": order.at})


WARECO = Chapter(
    "wareco",
    needs=("factory",),
    excludes=("civ-fac", "civ-pol", "civ-hide"),
    release="R3",
    phases=(
        Phase("work lists", "count", keep, 5),
        Phase("barter", "dues", barter, -8),
        Phase("plants", "dues", work, -5),
        Phase("prospects", "learn", look_ahead, 8),
    ),
    orders=(EmployOrder, ErectOrder, BarterOrder),
    points=Points(
        start=(begun,),
        base_yield=(yields,),
        draws=(next_to,),
        groups=(lambda: (PRODUCTS,),),
        spend={ErectOrder: erect, FactoryOrder: no_factory},
    ),
)
