"""A few orders that show what can be said."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.powers.chapters import every, in_play, place
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import (
    ALL,
    AgreeOrder,
    BuildOrder,
    Doctrine,
    DoctrineOrder,
    EndOrder,
    FactoryOrder,
    MoveOrder,
    Order,
    PlaceOrder,
    ProposeOrder,
    Retreat,
    StandingBuildOrder,
    Units,
)
from pbem.rulesets.powers.state import owned
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import checks, forms, treaties, ways

MOST = 4


def examples(view: View) -> tuple[Order, ...]:
    """Give orders about things the reader has, as far as the rules accept them now."""
    seat = view.seat
    if seat not in view.alive or view.result is not None or seat is None:
        return ()
    orders = (*_asked(view, seat), *_always(view, seat))
    return tuple(order for order in orders if not checks.check(view, Sheet((Written(order),))))


def _asked(view: View, seat: Seat) -> Iterator[Order]:
    """P-3, P-4: what is asked for now."""
    match forms.asked(view):
        case "place" | "place-alternate":
            yield from (PlaceOrder((Units("inf", 2),), at) for at in owned(view, seat)[:1])
            begins = place.beginning(every.book(view).points, view, seat)
            yield from (PlaceOrder((Units("trs", 1), Units("inf", 2)), begins.at(view, seat)),) if begins else ()
        case "place-kept":
            kept, lands = view.kept.get(seat, ())[:1], place.homes(every.book(view).points, view, seat)
            yield from (PlaceOrder((Units(each.row, 1),), lands[0]) for each in kept)
        case "bid" | "divide":
            bidding = in_play.bidding(view, seat)
            yield from (in_play.proposed(view, bidding),) if bidding else ()
            yield AgreeOrder()
        case "orders":
            yield from _moves(view)
            yield from (BuildOrder("inf", at, 1) for at in owned(view, seat)[:1])
            yield from (FactoryOrder(at) for at in owned(view, seat)[:1])
            if view.sequential:
                yield EndOrder()


def _moves(view: View) -> Iterator[MoveOrder]:
    """P-5: a move and an attack that are possible now."""
    near = world(view).neighbours
    found = (
        MoveOrder((Units(each.row, 1 if one else ALL),), (stack_at, goal), _KEPT_SHORT if one else Doctrine())
        for stack_at in world(view).lands
        for each in ways.movable(view, stack_at)[:1]
        for one, goal in enumerate(near[stack_at][:2])
    )
    yield from islice(found, MOST)


_KEPT_SHORT = Doctrine(retreat=Retreat("losses", 50))


def _always(view: View, seat: Seat) -> Iterator[Order]:
    """P-6.20, S-1, P-16.2: standing orders, and a treaty."""
    yield DoctrineOrder(Doctrine(aim=("tnk", "best"), retreat=Retreat("after", 3)), role="attack")
    yield from (StandingBuildOrder(at, "inf") for at in owned(view, seat)[:1])
    other = next((each for each in view.alive if each != seat), None)
    if other and ProposeOrder in every.book(view).orders:
        yield treaties.proposal_of(view, seat, (other,))
