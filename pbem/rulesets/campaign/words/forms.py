"""What a seat is asked for: who owes orders, what it can name, its order form, what is still missing."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.problems import Severity
from pbem.core.seats import COLOURS, Request, Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.vocabulary import Name, Vocabulary
from pbem.rulesets.campaign.land.city_names import spellings
from pbem.rulesets.campaign.orders import ArmyOrder, CapitalOrder, NameOrder, Order, Stay
from pbem.rulesets.campaign.state import State
from pbem.rulesets.campaign.view import View
from pbem.rulesets.campaign.words import treaty_phrases as dealings
from pbem.rulesets.campaign.words.checks import check


def awaiting(state: State) -> tuple[Request, ...]:
    """C-3.1: all living states owe orders, until the game is over; who lives is known to all (C-7.5)."""
    return state.owing


def contacts(state: State, seat: Seat) -> frozenset[Seat]:
    """C-8.1: those in contact may write to each other."""
    return next((realm.contacts for realm in state.realms if realm.seat == seat), frozenset())


def subject(order: Order) -> str:
    """Name what an order is about."""
    match order:
        case ArmyOrder():
            return f"army {order.army}"
        case CapitalOrder():
            return "capital"
        case NameOrder():
            return f"name {order.army}"
        case _:
            return dealings.subject(order)


def vocabulary(view: View) -> Vocabulary:
    """E-8: own armies, cities ever seen, and all colours: naming one tells nothing (C-8.10)."""
    known = tuple(city.name for city in view.cities)
    cities = tuple(Name("city", name, spellings(name, known)) for name in known)
    colours = tuple(Name("seat", seat, (seat,)) for seat in dict.fromkeys((*COLOURS, *view.known)))
    numbers = {
        "army": tuple(army.number for army in view.armies),
        "proposal": tuple(proposal.number for proposal in view.proposals),
        "alliance": tuple(alliance.number for alliance in view.alliances),
    }
    home = next((city.name for city in view.cities if city.capital), "")
    size = (len(view.terrain[0]), len(view.terrain))
    return Vocabulary((*cities, *colours), numbers, *size, {"army": _standing(view)}, home, view.seat or "")


def _standing(view: View) -> dict[str, tuple[int, ...]]:
    """Tell which own armies stand where, by cell and by the name of its city."""
    names = {city.cell: city.name for city in view.cities}
    there: dict[str, tuple[int, ...]] = {}
    for army in view.armies:
        for place in (army.cell.name, names.get(army.cell, "")):
            if place:
                there[place] = (*there.get(place, ()), army.number)
    return there


def form(view: View, request: Request) -> Sheet[Order]:
    """Give one line for every own army, and on the first turn one for the capital."""
    standing = {order.army: _possible(view, order) for order in view.standing}
    orders: list[Order] = [CapitalOrder(each) for each in _first_city(view)]
    orders += [standing.get(army.number) or ArmyOrder(army.number, (Stay(),)) for army in view.armies]
    return Sheet(tuple(Written(order) for order in orders))


def _possible(view: View, order: ArmyOrder) -> ArmyOrder | None:
    """G23: leave out what can no longer be ordered: an army named in it may be lost."""
    if not _refused(view, order):
        return order
    plan = tuple(each for each in order.plan if not _refused(view, replace(order, plan=(each,), rules=())))
    rules = tuple(each for each in order.rules if not _refused(view, replace(order, plan=(), rules=(each,))))
    return replace(order, plan=plan, rules=rules) if plan or rules else None


def _first_city(view: View) -> list[str]:
    """C-2.2: give the city that becomes the capital when nothing else is said."""
    own = [city.name for city in view.cities if city.standing == "own"]
    return own[:1] if view.turn == 1 and not view.capital else []


def silence(view: View, request: Request) -> Sheet[Order]:
    """C-3.1, G23: armies without orders stay, or do as they were last told."""
    return Sheet(tuple(Written[Order](order) for order in view.standing if not _refused(view, order)))


def _refused(view: View, order: ArmyOrder) -> bool:
    """Tell whether an order that stood is no longer possible."""
    return any(problem.severity is Severity.ERROR for problem in check(view, Sheet((Written[Order](order),))))


def lasting(order: Order) -> ArmyOrder | None:
    """G23: give the order of an army without what is done once."""
    if not isinstance(order, ArmyOrder):
        return None
    kept = replace(order, split=(), halve=False)
    return kept if kept.plan or kept.rules else None


def missing(view: View, sheet: Sheet[Order]) -> tuple[str, ...]:
    """List the armies without orders; on the first turn the capital too."""
    given = {subject(order) for order in sheet} | {subject(order) for order in view.standing}
    asked = ["capital"] if _first_city(view) else []
    asked += [f"army {army.number}" for army in view.armies]
    return tuple(each for each in asked if each not in given)
