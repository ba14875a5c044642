"""War economy <-> phrases, its checks and forecasts (P-53); what a building is refused for stands in
`purse_checks.py`.

| code | severity | facts | paragraph |
|---|---|---|---|
| how-many | ERROR | most | P-53.6 |
| not-own | ERROR | at, who | P-53.1 |
| no-plant | WARNING | at, plant | P-53.1 |
| barter-whom, barter-what, no-barter | ERROR | | P-53.5 |
| no-wares | ERROR | at, wares, has | P-53.5 |
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import each, filled, integer, word
from pbem.core.texts import text
from pbem.rulesets.powers.chapters.wareco import depot
from pbem.rulesets.powers.economy import ARMS, RECIPES
from pbem.rulesets.powers.events.economy import said as said_goods
from pbem.rulesets.powers.orders.economy import BarterOrder, EconomyOrder, EmployOrder, ErectOrder, Goods
from pbem.rulesets.powers.state import NOBODY, owned
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words.matter import Matter, Told, Understood, Work
from pbem.rulesets.powers.words.slots import named, refused, said, warned

MOST = 20
"""As many buildings as one line may begin."""


def phrase(order: EconomyOrder) -> Phrase:
    """Say an order."""
    match order:
        case EmployOrder(at, products):
            none = None if products else "1"
            return filled("employ", at=at, products=said("product", "ware", products), none=none)
        case ErectOrder(plant, at):
            return Phrase("erect", {"plant": plant, "at": at})
        case BarterOrder(gives, wants, to, at):
            party = Phrase("party", {"colour": to})
            return filled("barter", gives=said_wares(gives), wants=said_wares(wants), to=party, at=at)
        case _:
            assert_never(order)


def said_wares(goods: Goods) -> Phrase:
    """Say wares."""
    return Phrase("wares", {"count": goods.count, "ware": goods.ware})


def goods(phrase: Phrase, slot: str) -> Goods:
    """Give the wares in a slot."""
    found = each(phrase, slot)[0]
    return Goods(integer(found, "count", 1), word(found, "ware"))


def _erect(phrase: Phrase, view: View) -> Understood:
    number = integer(phrase, "count", 1)
    found = ErectOrder(word(phrase, "plant"), word(phrase, "at"))
    return (found,) * number if 0 < number <= MOST else (refused("how-many", "P-53.6", most=MOST),)


def _barter(phrase: Phrase, view: View) -> tuple[BarterOrder, ...]:
    to = Seat(next(iter(named(phrase, "to", "colour")), ""))
    return (BarterOrder(goods(phrase, "gives"), goods(phrase, "wants"), to, word(phrase, "at")),)


def check(view: View, order: EconomyOrder) -> Iterator[Problem]:
    """Hold a line against the rules: own lands, plants that stand there, wares one has."""
    own = owned(view, view.seat or NOBODY)
    match order:
        case EmployOrder(at, products):
            if at not in own:
                yield _not_own(view, at)
                return
            missing = {RECIPES[one].plant: None for one in products if not _works(view, at, one)}
            yield from (warned("no-plant", "P-53.1", at=at, plant=text("powers-plant", plant=one)) for one in missing)
        case BarterOrder(at=at):
            if at and at not in own:
                yield _not_own(view, at)
            else:
                yield from _offered(view, order)
        case ErectOrder():
            return
        case _:
            assert_never(order)


def _not_own(view: View, at: str) -> Problem:
    return refused("not-own", "P-53.1", at=at, who=(at in view.lands and view.lands[at].owner) or "nobody")


def _works(view: View, at: str, product: str) -> bool:
    plant = RECIPES[product].plant
    return not plant or bool(view.economy.plants.get(at, {}).get(plant))


def _offered(view: View, order: BarterOrder) -> Iterator[Problem]:
    """P-53.5: wares are exchanged with another who plays, all at once, if there are so many."""
    goods = (order.gives, order.wants)
    if view.sequential:
        yield refused("no-barter", "P-53.5")
    elif order.to == view.seat or order.to not in view.alive:
        yield refused("barter-whom", "P-53.5")
    elif any(one.count <= 0 or one.ware == ARMS for one in goods) or order.gives.ware == order.wants.ware:
        yield refused("barter-what", "P-53.5")
    elif not depot(view, view.seat or NOBODY, order):
        lands = (order.at,) if order.at else owned(view, view.seat or NOBODY)
        most = max((view.economy.has(at, order.gives.ware) for at in lands), default=0)
        yield refused("no-wares", "P-53.5", wares=said_goods((order.gives,)), has=most)


def foretold(work: Work, order: EconomyOrder, place: int) -> Told:
    """P-53: what a building costs, what becomes of an offer, what a land makes then."""
    match order:
        case ErectOrder():
            deal = work.played.deals.get(place) if work.played else None
            if deal and not deal.refused:
                plant = text("powers-plant", plant=order.plant)
                yield text("powers-plan-erect", plant=plant, at=order.at, wares=deal.facts["wares"])
        case BarterOrder(gives, wants, to):
            yield text("powers-plan-barter", who=to, given=said_goods((gives,)), got=said_goods((wants,)))
        case EmployOrder(at, products):
            wares = tuple(text("powers-ware", ware=one) for one in products)
            yield text("powers-plan-employ", at=at, wares=wares, count=len(wares))
        case _:
            assert_never(order)


MATTER: Matter[EconomyOrder] = Matter(
    when=dict.fromkeys((EmployOrder, ErectOrder, BarterOrder), "play"),
    phrase=phrase,
    meanings={
        "employ": lambda phrase, view: (
            EmployOrder(word(phrase, "at"), tuple(word(one, "ware") for one in each(phrase, "products"))),
        ),
        "erect": _erect,
        "barter": _barter,
    },
    check=check,
    foretold=foretold,
    subject=lambda order: f"employ {order.at}" if isinstance(order, EmployOrder) else "",
)
