"""Orders <-> phrases: what the sentences of the lexicons mean (section 10).

An order has one phrase; a phrase may leave open what only the view can settle: the own lands between two areas,
where "all tanks to B2" come from, what "everything" is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import assert_never

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import each, filled, integer, word
from pbem.rulesets.powers.board.places import area_of, harbour_of, place
from pbem.rulesets.powers.orders import (
    ALL,
    AgreeOrder,
    AnswerOrder,
    BetrayOrder,
    BidOrder,
    BuildOrder,
    CarryOrder,
    CommandOrder,
    DamageOrder,
    Decree,
    DemolishOrder,
    DenounceOrder,
    Doctrine,
    DoctrineOrder,
    DuesOrder,
    EndOrder,
    FactoryOrder,
    GiveLandOrder,
    GiveOrder,
    GunOrder,
    HelpedOrder,
    KeepOrder,
    LandDecree,
    MoveOrder,
    NavalOrder,
    Order,
    OutDecree,
    PlaceOrder,
    ProposeOrder,
    RiseOrder,
    RushOrder,
    StandingBuildOrder,
    Units,
    UnitsDecree,
    WorksDecree,
)
from pbem.rulesets.powers.state import BV, owned
from pbem.rulesets.powers.turn import preparation
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import allies, damage, doctrine, dues, guns, naval, prices, treaties, trucks, ways
from pbem.rulesets.powers.words.slots import (
    amount,
    in_colours,
    named,
    refused,
    said,
    said_amount,
    said_units,
    strangers,
    units,
    zeros,
)

Orders = tuple[Order | Problem, ...]
EVERYTHING = Units("")
HALVES = 2
"""P-18.1: bids are in halves of a BV."""


def phrase(order: Order) -> Phrase:
    """Say an order."""
    if isinstance(order, DamageOrder | DuesOrder | GunOrder | CarryOrder | HelpedOrder | NavalOrder):
        return _of_chapter(order)
    match order:
        case MoveOrder():
            how = ((Phrase("careful"),) if order.careful else ()) + doctrine.keys(order.doctrine)
            start, *spots = (filled("spot", area=area_of(at), harbour=harbour_of(at)) for at in order.path)
            return filled("move", units=said_units("stack", order.units), start=start, path=tuple(spots), how=how)
        case BuildOrder(row, at, count, harbour):
            return filled("build", units=said_units("made", (Units(row, count),)), at=at, harbour=harbour)
        case RushOrder(row, at, count):
            return Phrase("rush", {"units": said_units("made", (Units(row, count),)), "at": at})
        case FactoryOrder(at, paid):
            shares = tuple(filled("payment", land=land, amount=said_amount(bv, BV)) for land, bv in paid.items())
            return filled("factory", at=at, paid=shares)
        case DemolishOrder(at, count):
            return Phrase("demolish", {"at": at, "count": count})
        case DoctrineOrder(found, at, role):
            none = "1" if found == Doctrine() else None
            return filled("doctrine", at=at, role=role, keys=doctrine.keys(found), none=none)
        case StandingBuildOrder(at, row):
            return filled("standing", at=at, row=row, none=None if row else "1")
        case PlaceOrder(placed, at, harbour):
            return filled("place", units=said_units("made", placed), at=at, harbour=harbour)
        case KeepOrder(kept):
            return Phrase("keep", {"units": said_units("made", kept)})
        case BidOrder(amounts):
            return Phrase("bid", {"of": tuple(_said_bid(column, amount) for column, amount in amounts.items())})
        case ProposeOrder(treaty=treaty):
            return treaties.said_treaty(treaty)
        case AnswerOrder(number, answer):
            return Phrase(answer, {"number": number})
        case DenounceOrder(number):
            return Phrase("denounce", {"number": number})
        case GiveOrder() | GiveLandOrder() | CommandOrder() | BetrayOrder() | RiseOrder():
            return allies.phrase(order)
        case UnitsDecree() | LandDecree() | WorksDecree() | OutDecree():
            return _said_decree(order)
        case AgreeOrder() | EndOrder():
            return Phrase("agree" if isinstance(order, AgreeOrder) else "finish")
        case _:
            assert_never(order)


def _said_decree(order: Decree) -> Phrase:
    match order:
        case UnitsDecree(seat, Units(row, count), at):
            return filled("set_units", at=at, colour=seat, count=count, row=row)
        case LandDecree(at, seat):
            return filled("set_land", at=at, colour=seat)
        case WorksDecree(at, count):
            return filled("set_works", at=at, count=count)
        case OutDecree(seat):
            return filled("set_out", colour=seat)
        case _:
            assert_never(order)


def _of_chapter(order: DamageOrder | DuesOrder | GunOrder | CarryOrder | HelpedOrder | NavalOrder) -> Phrase:
    """Let the words of its matter say an order."""
    if isinstance(order, DamageOrder):
        return damage.phrase(order)
    if isinstance(order, DuesOrder):
        return dues.phrase(order)
    if isinstance(order, GunOrder):
        return guns.phrase(order)
    if isinstance(order, CarryOrder):
        return trucks.phrase(order)
    if isinstance(order, HelpedOrder):
        return prices.phrase(order)
    return naval.phrase(order)


def _said_bid(column: str, amount: int) -> Phrase:
    """P-18.6: the column of a block is the sides in it."""
    sides = said("one_side", "side", column.split("+"))
    return Phrase("bidden", {"sides": sides, "amount": said_amount(amount, HALVES)})


def orders(phrase: Phrase, view: View) -> Orders:
    """Understand a phrase: most say one order, some as many as there are areas."""
    phrase = in_colours(phrase, {side: seat for seat, side in view.roles.items()})
    if unplayed := strangers(phrase):
        return (refused("no-side", "P-2.2", side=unplayed[0]),)
    if zeros(phrase, "units"):
        return (refused("none-of", "P-4.4", row=units(phrase, "units")[0].row),)
    return _MEANINGS[phrase.kind](phrase, view)


def _move(phrase: Phrase, view: View) -> Orders:
    """P-5: where no start is said, it is wherever such units can come from."""
    how = each(phrase, "how")
    orders = doctrine.doctrine(tuple(one for one in how if one.kind != "careful"))
    if isinstance(orders, Problem):
        return (orders,)
    order = MoveOrder(units(phrase, "units") or (EVERYTHING,), (), orders, any(one.kind == "careful" for one in how))
    path = (*_spots(phrase, "start"), *_spots(phrase, "path"), *filter(None, (word(phrase, "goal"),)))
    if preparation(view) and path and "start" not in phrase.slots and not how:
        return (PlaceOrder(units(phrase, "units"), area_of(path[-1]), harbour_of(path[-1])),)
    if "start" in phrase.slots or len(path) > 1:
        return (_from(view, replace(order, path=ways.filled_in(view, path, ways.afloat(view, order.units)))),)
    return _from_anywhere(view, order, path[0])


def _spots(phrase: Phrase, slot: str) -> tuple[str, ...]:
    """P-9.3: list the places in a slot: areas, or harbours of theirs."""
    if area := word(phrase, slot):
        return (area,)
    return tuple(place(word(one, "area"), word(one, "harbour")) for one in each(phrase, slot))


def _from(view: View, order: MoveOrder) -> Order | Problem:
    """Put what stands there in the place of "everything", unless types are named beside it: "all our tanks"."""
    rows = tuple(each for each in order.units if each.row) or ways.going(view, order.path)
    return replace(order, units=rows) if rows else refused("nobody-there", "P-5.1", at=area_of(order.path[0]))


def _from_anywhere(view: View, order: MoveOrder, goal: str) -> Orders:
    order = replace(order, units=tuple(each for each in order.units if each.row) or order.units)
    starts = ways.starts(view, order.units, goal)
    if not starts:
        return (refused("none-near", "P-5.1", at=goal),)
    if len(starts) > 1 and any(each.count != ALL for each in order.units):
        return (refused("which-start", "P-5.1", at=goal, areas=starts),)
    ships = ways.afloat(view, order.units)
    return tuple(_from(view, replace(order, path=ways.way(view, start, goal, ships))) for start in starts)


def _build(phrase: Phrase, view: View) -> Orders:
    at, harbour = word(phrase, "at"), word(phrase, "harbour")
    return tuple(BuildOrder(each.row, at, each.count, harbour) for each in units(phrase, "units"))


def _rush(phrase: Phrase, view: View) -> Orders:
    return tuple(RushOrder(each.row, word(phrase, "at"), each.count) for each in units(phrase, "units"))


def _factory(phrase: Phrase, view: View) -> Orders:
    shares = {word(one, "land"): amount(one, "amount", BV) for one in each(phrase, "paid")}
    paid = {land: share for land, share in shares.items() if share is not None}
    if len(paid) < len(each(phrase, "paid")):
        return (refused("payment", "P-14.3"),)
    number = integer(phrase, "count", 1)
    found = FactoryOrder(word(phrase, "at"), paid)
    return (found,) * number if 0 < number <= _MOST else (refused("how-many", "P-14.2", most=_MOST),)


_MOST = 20
"""As many factories as one line may begin."""


def _demolish(phrase: Phrase, view: View) -> Orders:
    return (DemolishOrder(word(phrase, "at"), integer(phrase, "count", 1)),)


def _doctrine(phrase: Phrase, view: View) -> Orders:
    found = doctrine.doctrine(each(phrase, "keys"))
    role = word(phrase, "role")
    if isinstance(found, Problem):
        return (found,)
    return (DoctrineOrder(found, word(phrase, "at"), "attack" if role == "attack" else "defence" if role else ""),)


def _standing(phrase: Phrase, view: View) -> Orders:
    """S-1: `everywhere` is on all own lands."""
    at = word(phrase, "at")
    lands = (at,) if at else owned(view, view.seat) if view.seat else ()
    found = tuple(StandingBuildOrder(land, word(phrase, "row")) for land in lands)
    return found or (refused("no-lands", "P-4.4"),)


def _place(phrase: Phrase, view: View) -> Orders:
    return (PlaceOrder(units(phrase, "units"), word(phrase, "at"), word(phrase, "harbour")),)


def _put(phrase: Phrase, view: View) -> Orders:
    """P-3: units and an area alone are placed before the start; later nobody knows what is meant."""
    laid = each(phrase, "laid")[0]
    return orders(replace(laid, kind="place"), view) if preparation(view) else (_riddle(laid),)


def _riddle(laid: Phrase) -> Problem:
    return refused("put", "P-4.4", at=word(laid, "at"))


def _keep(phrase: Phrase, view: View) -> Orders:
    return (KeepOrder(units(phrase, "units")),)


def _bid(phrase: Phrase, view: View) -> Orders:
    columns = [("+".join(named(one, "sides", "side")), amount(one, "amount", HALVES)) for one in each(phrase, "of")]
    amounts = {column: bid for column, bid in columns if bid is not None}
    if any(bid is None for _, bid in columns):
        return (refused("bid-halves", "P-18.1"),)
    return (BidOrder(amounts) if len(amounts) == len(columns) else refused("bid-twice", "P-18.1"),)


def _finish(phrase: Phrase, view: View) -> Orders:
    return (EndOrder(),)


def _set_units(phrase: Phrase, view: View) -> Orders:
    found = Units(word(phrase, "row"), integer(phrase, "count"))
    return (UnitsDecree(Seat(word(phrase, "colour")), found, word(phrase, "at")),)


def _unbuilt(phrase: Phrase, view: View) -> Orders:
    """Section 9: an order of a later release is understood, and refused with its chapter's name."""
    return (refused("chapter-off", "", what="", chapter=word(phrase, "chapter")),)


_MEANINGS: Mapping[str, Callable[[Phrase, View], Orders]] = {
    "move": _move,
    "build": _build,
    "rush": _rush,
    "factory": _factory,
    "demolish": _demolish,
    "doctrine": _doctrine,
    "standing": _standing,
    "place": _place,
    "put": _put,
    "keep": _keep,
    "bid": _bid,
    "agree": lambda phrase, view: (AgreeOrder(),),
    "propose": lambda phrase, view: (treaties.proposed(phrase, view),),
    "accept": lambda phrase, view: (treaties.answered(phrase, view),),
    "reject": lambda phrase, view: (treaties.answered(phrase, view),),
    "withdraw": lambda phrase, view: (treaties.answered(phrase, view),),
    "denounce": lambda phrase, view: (treaties.denounced(phrase, view),),
    **allies.MEANINGS,
    "finish": _finish,
    "set_units": _set_units,
    "set_land": lambda phrase, view: (LandDecree(word(phrase, "at"), Seat(word(phrase, "colour"))),),
    "set_out": lambda phrase, view: (OutDecree(Seat(word(phrase, "colour"))),),
    "set_works": lambda phrase, view: (WorksDecree(word(phrase, "at"), integer(phrase, "count")),),
    "unbuilt": _unbuilt,
    **damage.MEANINGS,
    **dues.MEANINGS,
    **guns.MEANINGS,
    **trucks.MEANINGS,
    **naval.MEANINGS,
    **prices.MEANINGS,
}
