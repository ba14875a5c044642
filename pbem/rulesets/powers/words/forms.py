"""What can be named, what an order is about, the order form, and what stands for one who is silent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from pbem.core.seats import Request
from pbem.core.sheets import Sheet, Written
from pbem.core.vocabulary import Name, Vocabulary
from pbem.rulesets.powers.chapters import every, in_play
from pbem.rulesets.powers.chapters.place import usual
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import AgreeOrder, BidOrder, DoctrineOrder, EndOrder, Order, StandingBuildOrder
from pbem.rulesets.powers.state import BV
from pbem.rulesets.powers.turn import preparation
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import matters

PLACING = ("place", "place-alternate")
STANDING = "standing"
SHORTEST = 4
"""So many letters of a sea are its name without the word for a sea."""
WATERS = frozenset(
    {"sea", "ocean", "bay", "gulf", "of", "channel", "strait", "straits", "море", "океан", "залив", "пролив"}
    | {"moře", "oceán", "záliv", "průliv", "zátoka", "more", "prieliv"}
)
"""Words for waters of all kinds, which people leave out."""
NOUNS = (("ческое", "ка"), ("йское", "ка"), ("ческий", "ка"), ("ský", ""), ("ské", ""))
"""What becomes of the end of a sea's name where it is called by a noun alone: „Baltské“, „na Baltu“; «Балтика»."""


def vocabulary(view: View) -> Vocabulary:
    """8.1: areas are named by their id or their name, sides by their letter, treaties by their mark: T3."""
    map_ = world(view)
    areas = (Name("area", key, (area.name,)) for key, area in map_.areas.items())
    numbers = (*(pact.number for pact in view.pacts), *(proposal.number for proposal in view.proposals))
    marks = dict.fromkeys(f"T{number}" for number in numbers)
    pacts = (Name("pact", mark, (mark,)) for mark in marks)
    seas = {key: area.name for key, area in map_.areas.items() if area.kind == "sea"}
    sides = (Name("side", side.key, (side.key,)) for side in map_.sides)
    return Vocabulary((*areas, *_waters(seas), *sides, *pacts))


def _waters(seas: Mapping[str, str]) -> Iterator[Name]:
    """P-9.9: a harbour is told by its sea, which is named in short, too, where one sea alone is called so."""
    short = {key: " ".join(word for word in name.split() if word.lower() not in WATERS) for key, name in seas.items()}
    said = Counter(short.values())
    for key, name in seas.items():
        alone = len(short[key]) >= SHORTEST and said[short[key]] == 1
        yield Name("water", key, tuple(dict.fromkeys((name, short[key], *_noun(short[key])))) if alone else (name,))


def _noun(short: str) -> Iterator[str]:
    """Give the noun of a sea that is called by an adjective, if it is long enough to be a name."""
    every = (short.removesuffix(end) + noun for end, noun in NOUNS if short.endswith(end) and " " not in short)
    yield from (noun for noun in every if len(noun) >= SHORTEST)


def asked(view: View) -> str:
    """Tell what a seat is asked for, out of what everybody knows; empty: nothing."""
    if view.result is not None or view.seat not in view.alive:
        return ""
    if ready := preparation(view):
        return ready.key if view.seat in ready.awaits(view) else STANDING
    return "orders" if not view.sequential or view.on == view.seat else STANDING


def subject(order: Order) -> str:
    """S-1: a standing order replaces the earlier one on its subject; other lines replace nothing."""
    return matters.of(order).subject(order)


def silence(view: View, request: Request) -> Sheet[Order]:
    """S-1, P-3.2: standing orders alone; a player turn is ended."""
    return Sheet((Written(EndOrder()),)) if view.sequential and request.kind == "orders" else Sheet()


def form(view: View, request: Request) -> Sheet[Order]:
    """Give the lines of the order form: the bid that is proposed, the grant as infantry, to be written over; later
    nothing."""
    if view.seat and (open_ := in_play.bidding(view, view.seat)):
        return Sheet((Written(in_play.proposed(view, open_)),))
    left = view.grants.get(view.seat or "", 0) // BV
    left = min(left, view.options.alt_batch) if request.kind == "place-alternate" else left
    if request.kind not in PLACING or view.seat is None or not left:
        return Sheet()
    return Sheet(tuple(map(Written[Order], usual(every.book(view).points, view, view.seat, left * BV))))


def missing(view: View, sheet: Sheet[Order]) -> tuple[str, ...]:
    """List what is still without an order: a placement, or the word that ends a player turn (S-14)."""
    match asked(view):
        case "bid" | "divide":
            return () if any(isinstance(order, BidOrder | AgreeOrder) for order in sheet) else ("bid",)
        case "place" | "place-kept" | "place-alternate":
            others = (order for order in sheet if not isinstance(order, DoctrineOrder | StandingBuildOrder))
            return () if any(True for _ in others) else ("place",)
        case "orders" if view.sequential:
            return () if any(isinstance(order, EndOrder) for order in sheet) else ("end",)
        case _:
            return ()
