"""P-4.4, P-14, P-3: production and placement, checked out of the purse they are paid from.

| code | severity | facts | paragraph |
|---|---|---|---|
| no-price | ERROR | unit | P-4.4 |
| no-patent | ERROR | unit | P-58.1 |
| too-early | ERROR | unit, field, level, has | P-57.2 |
| no-rush | ERROR | unit | P-40.2 |
| not-own | ERROR | at, who (whose it is; `nobody`) | P-4.4 |
| fresh | ERROR | at | P-4.5 |
| short | ERROR | at, cost, has, elsewhere (what other lands have left) | P-4.4 |
| part | WARNING | at, count, ordered, units | P-4.4 |
| not-due | ERROR | round (of the next production) | P-15.1 |
| payer | ERROR | at, near (own lands that may pay) | P-14.3 |
| no-scorching, no-factory | ERROR | at, count | P-14.7 |
| no-cargo | ERROR | at, count (what is there) | P-14.4 |
| rest-short, rest-large, rest-much, rest-over | ERROR | at, payer, has, paid, cost | P-43.1 |
| no-airfields, odd-airfield | ERROR | | P-37.9 |
| tech-top, tech-short | ERROR | field, payer, has, paid | P-56.3 |
| no-trade | ERROR | trade | P-57.1 |
| no-people, well-off | ERROR | at, room (BV that can be spent on it) | P-60 |
| war-economy, no-materials | ERROR | at, wares (what is missing) | P-53 |
| grant | ERROR | cost, has | P-3.1 |
| kept-few | ERROR | unit, left | P-3.3 |
| kept-many | ERROR | most | P-3.3 |
| no-room, no-deck | ERROR | at | P-7.3 |
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.texts import Text, number, share, text
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.points import Deal, due, entitled, price, too_early
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.place import cost_of, homes, settled
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import (
    BuildOrder,
    FactoryOrder,
    HelpedOrder,
    KeepOrder,
    Order,
    PlaceOrder,
    RushOrder,
    StandingBuildOrder,
    Units,
)
from pbem.rulesets.powers.orders.air import AirfieldOrder
from pbem.rulesets.powers.orders.civ import TradeOrder
from pbem.rulesets.powers.state import BV, owned
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import naval
from pbem.rulesets.powers.words.ahead import Ahead
from pbem.rulesets.powers.words.force_checks import known, named
from pbem.rulesets.powers.words.matter import Found, Lines
from pbem.rulesets.powers.words.slots import refused, warned

FAR = 60
"""So many rounds ahead the next production is looked for."""


def bv(sixtieths: int) -> Text:
    """Say an amount of BV."""
    return share(sixtieths, BV)


def row(view: View, order: BuildOrder) -> Iterator[Problem]:
    """P-4.4: only what is in play, and for sale, is built."""
    yield from known(view, order.row)
    points = every.book(view).points
    if order.row in points.rows and price(points, view, order.row) is None:
        yield refused("no-price", "P-4.4", unit=named(order.row))
    if not entitled(points, view, view.seat or Seat(""), order.row):
        yield refused("no-patent", "P-58.1", unit=named(order.row))
    if need := too_early(points, view, view.seat or Seat(""), order.row):
        yield _too_early(view, order.row, need)


def _too_early(view: View, row: str, need: tuple[str, int]) -> Problem:
    """P-57.2: say which level of which field a type waits for."""
    field, has = text("powers-field", field=need[0]), view.learning.level(view.seat or "", need[0])
    return refused("too-early", "P-57.2", unit=named(row), field=field, level=need[1], has=has)


def rush(view: View, order: RushOrder) -> Iterator[Problem]:
    """P-40.2: only fortresses are built in a hurry."""
    found = every.book(view).points.rows.get(order.row)
    if found and "fortress" not in found.flags:
        yield refused("no-rush", "P-40.2", unit=named(order.row))
    else:
        yield from row(view, BuildOrder(order.row, order.at))


def standing(view: View, order: StandingBuildOrder) -> Iterator[Problem]:
    """S-1: a standing build may wait for a land one does not have yet."""
    if order.row:
        yield from row(view, BuildOrder(order.row, order.at))


def rows(view: View, order: PlaceOrder | KeepOrder) -> Iterator[Problem]:
    """P-3.1: only what could be built is placed."""
    for each in order.units:
        yield from row(view, BuildOrder(each.row, ""))


def produced(view: View, lines: Lines, played: Ahead) -> Found:
    """P-4.4: carry the lines of production out of one purse, in their order."""
    places = tuple(lines)
    spend = every.book(view).points.spend
    if not played.due:
        yield from ((place, _not_due(view)) for place, order in lines.items() if type(order) in spend)
    for at, deal in played.deals.items():
        order = lines[places[at]]
        if deal.refused:
            yield places[at], _WHY[deal.refused](view, order, deal, played)
        elif (
            isinstance(order, BuildOrder | RushOrder | HelpedOrder)
            and (count := number(deal.facts["count"])) < order.count
        ):
            units = events.units({order.row: count})
            yield places[at], warned("part", "P-4.4", at=order.at, count=count, ordered=order.count, units=units)


def _not_due(view: View) -> Problem:
    """P-15.1: production has a rhythm; say when it comes next, 0: not soon."""
    points, seat = every.book(view).points, view.seat or Seat("")
    rounds = range(view.round + 1, view.round + FAR)
    later = next((each for each in rounds if due(points, replace(view, round=each), seat)), 0)
    return refused("not-due", "P-15.1", round=later)


def _at(order: Order) -> str:
    return str(getattr(order, "at", ""))


def _holder(view: View, at: str) -> str:
    """Tell who holds an area; a sea is nobody's."""
    return (at in view.lands and view.lands[at].owner) or "nobody"


def _not_own(view: View, order: Order, deal: Deal, played: Ahead) -> Problem:
    return refused("not-own", "P-4.4", at=_at(order), who=_holder(view, _at(order)))


def _fresh(view: View, order: Order, deal: Deal, played: Ahead) -> Problem:
    return refused("fresh", "P-4.5", at=_at(order))


def _short(view: View, order: Order, deal: Deal, played: Ahead) -> Problem:
    at = str(deal.facts["at"])
    has = deal.purse.at(at)
    cost, rest = number(deal.facts.get("cost", 0)), deal.purse.total - has
    return refused("short", "P-4.4", at=at, cost=bv(cost), has=bv(has), elsewhere=bv(rest))


def _no_price(view: View, order: Order, deal: Deal, played: Ahead) -> Problem:
    return refused("no-price", "P-4.4", unit=named(str(deal.facts["row"])))


def _no_rush(view: View, order: Order, deal: Deal, played: Ahead) -> Problem:
    return refused("no-rush", "P-40.2", unit=named(str(deal.facts["row"])))


def _payer(view: View, order: Order, deal: Deal, played: Ahead) -> Problem:
    own = owned(view, view.seat) if view.seat else ()
    near = tuple(land for land in world(view).neighbours[_at(order)] if land in own)
    return refused("payer", "P-14.3", at=_at(order), near=near)


def _scorching(view: View, order: Order, deal: Deal, played: Ahead) -> Problem:
    return refused("no-scorching", "P-14.7")


def _rest(view: View, order: Order, deal: Deal, played: Ahead) -> Problem:
    """P-43.1: why rests of neighbours cannot help so."""
    amounts = {name: bv(number(deal.facts.get(name, 0))) for name in ("has", "paid", "cost")}
    code = deal.refused.replace("_", "-")
    return refused(code, "P-43.1", at=_at(order), payer=deal.facts.get("payer", ""), **amounts)


def _no_factory(view: View, order: Order, deal: Deal, played: Ahead) -> Problem:
    return refused("no-factory", "P-14.7", at=_at(order), count=deal.facts["count"])


def _harbour(view: View, deal: Deal) -> Problem:
    return naval.berths(view, str(deal.facts["row"]), str(deal.facts["at"]), deal.refused)


def _tech(view: View, order: Order, deal: Deal, played: Ahead) -> Problem:
    """P-56.3: why nothing is paid for a level."""
    amounts = {name: bv(number(deal.facts.get(name, 0))) for name in ("has", "paid")}
    code = deal.refused.replace("_", "-")
    return refused(code, "P-56.3", field=deal.facts["field"], payer=deal.facts.get("payer", ""), **amounts)


def _formation(deal: Deal) -> Problem:
    """P-47.7, P-47.12, P-57.3: why nothing is built into a formation."""
    facts = {name: deal.facts[name] for name in ("formation", "cause", "at")}
    where = {"beside": "P-47.12", "housed": "P-57.3", "houses": "P-57.3"}
    return refused("formation", where.get(str(facts["cause"]), "P-47.7"), most=0, **facts)


_WHY: Mapping[str, Callable[[View, Order, Deal, Ahead], Problem]] = {
    "not_own": _not_own,
    "fresh": _fresh,
    "short": _short,
    "no_price": _no_price,
    "no_rush": _no_rush,
    "no_patent": lambda view, order, deal, played: refused("no-patent", "P-58.1", unit=named(str(deal.facts["row"]))),
    "not_next": _payer,
    **dict.fromkeys(("rest_short", "rest_large", "rest_much", "rest_over"), _rest),
    "formation": lambda view, order, deal, played: _formation(deal),
    "no_airfields": lambda view, order, deal, played: refused("no-airfields", "P-37.9"),
    "odd_airfield": lambda view, order, deal, played: refused("odd-airfield", "P-37.9"),
    **dict.fromkeys(("tech_top", "tech_short", "no_field"), _tech),
    "no_trade": lambda view, order, deal, played: refused("no-trade", "P-57.1", trade=deal.facts["trade"]),
    "war_economy": lambda view, order, deal, played: refused("war-economy", "P-53.1"),
    "no_materials": lambda view, order, deal, played: refused(
        "no-materials", "P-53.6", at=_at(order), wares=deal.facts["wares"]
    ),
    "no_people": lambda view, order, deal, played: refused("no-people", "P-60.1", at=_at(order)),
    "well_off": lambda view, order, deal, played: refused(
        "well-off", "P-60.3", at=_at(order), room=bv(number(deal.facts["room"]))
    ),
    "no_scorching": _scorching,
    "no_factory": _no_factory,
    "no_cargo": lambda view, order, deal, played: refused(
        "no-cargo", "P-14.4", at=_at(order), count=deal.facts["count"]
    ),
    "which_harbour": lambda view, order, deal, played: _harbour(view, deal),
    "no_harbour": lambda view, order, deal, played: _harbour(view, deal),
}


def placed(view: View, lines: Lines) -> Found:
    """P-3.5: place the lines out of the grant, or out of what was kept; a line that cannot stand is refused."""
    seat = view.seat or Seat("")
    if view.stage == "place-kept":
        yield from _last(view, seat, lines)
        return
    yield from _too_many_kept(view, lines)
    left = granted(view, seat, tuple(lines.values()))
    for place, order in lines.items():
        view, left, problem = laid(view, seat, order, left)
        if problem:
            yield place, problem


def _too_many_kept(view: View, lines: Lines) -> Found:
    """P-3.3: as many units as `soft_last` says are kept, and their price too."""
    most, kept = view.options.soft_last, 0
    for place, order in lines.items():
        if isinstance(order, KeepOrder):
            kept += sum(max(each.count, 1) for each in order.units)
            if kept > most:
                yield place, refused("kept-many", "P-3.3", most=most)


def granted(view: View, seat: Seat, orders: tuple[Order, ...]) -> Purse:
    """P-3.3, P-3.4: give what can be placed now: the grant without the price of what is kept, or a batch of it."""
    grant = view.grants.get(seat, 0)
    if view.stage == "place-alternate":
        return Purse(grant=min(view.options.alt_batch * BV, grant))
    kept = tuple(each for order in orders if isinstance(order, KeepOrder) for each in order.units)
    return Purse(grant=grant - (cost_of(every.book(view).points, view, kept) or 0))


def laid(view: View, seat: Seat, order: Order, left: Purse) -> tuple[View, Purse, Problem | None]:
    """P-3.1: carry out and pay a line of placement; what is kept back has been paid before."""
    points = every.book(view).points
    match order:
        case PlaceOrder():
            after, why = settled(points, view, seat, order)
            cost = cost_of(points, view, order.units) or 0
            paid = left.paying(cost, order.at)
            if why or not paid:
                return view, left, _unplaced(view, order, why) if why else _no_grant(cost, left)
            return after, paid, None
        case KeepOrder() if left.grant < 0:
            return view, left, _no_grant(0, left)
        case FactoryOrder() | TradeOrder() | AirfieldOrder():
            deal = points.spend[type(order)](points, view, seat, order, left)
            problem = _WHY[deal.refused](view, order, deal, Ahead(deal.table, deal.table)) if deal.refused else None
            return deal.table, deal.purse, problem
        case _:
            return view, left, None


def _unplaced(view: View, order: PlaceOrder, why: str) -> Problem:
    """P-3.1, P-7.3, P-9.9: say why units cannot be placed there."""
    if why == "not_own":
        return refused("not-own", "P-3.1", at=order.at, who=_holder(view, order.at))
    if why in ("no_room", "no_deck"):
        return refused(why.replace("_", "-"), "P-7.3", at=order.at)
    rows = every.book(view).points.rows
    row = next((each.row for each in order.units if rows[each.row].afloat or order.harbour), "")
    return naval.berths(view, row, order.at, why)


def _no_grant(cost: int, left: Purse) -> Problem:
    return refused("grant", "P-3.1", cost=bv(cost), has=bv(max(left.grant, 0)))


def _last(view: View, seat: Seat, lines: Lines) -> Found:
    """P-3.3: place what was kept, and no more of a type than that."""
    points = every.book(view).points
    left = Counter({each.row: each.count for each in view.kept.get(seat, ())})
    for place, order in lines.items():
        if not isinstance(order, PlaceOrder):
            continue
        if order.at not in homes(points, view, seat):
            yield place, refused("not-own", "P-3.1", at=order.at, who=_holder(view, order.at))
        elif why := settled(points, view, seat, order)[1]:
            yield place, _unplaced(view, order, why)
        for each in order.units:
            wanted = _wanted(each, left)
            if wanted > left[each.row] or not wanted:
                yield place, refused("kept-few", "P-3.3", unit=named(each.row), left=left[each.row])
            left[each.row] -= min(wanted, left[each.row])


def _wanted(units: Units, left: Counter[str]) -> int:
    return units.count or left[units.row]
