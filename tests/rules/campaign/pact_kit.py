"""What the tests of diplomacy say: treaties, proposals, answers; states that have nothing to do but talk.

game = court("blue red green", contacts="blue-red")
offer = propose(game, "blue", pact("blue red", turns=10))
accept(game, "red", offer)
game.play()
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from pbem.core.agreements.orders import AnswerOrder, EndOrder, PassOrder
from pbem.core.agreements.proposal import number_of
from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.campaign.diplomacy import proposals
from pbem.rulesets.campaign.orders import Order, ProposeOrder, UnionOrder
from pbem.rulesets.campaign.state import Alliance
from pbem.rulesets.campaign.treaty import GiveArmy, GiveCity, GiveContact, GiveMap, Term, Treaty
from pbem.rulesets.campaign.view import View
from tests.rules.campaign.board_kit import SEATS, War, war

HOMES = {"blue": "A1", "green": "T1", "red": "A20", "white": "T20"}
"""The corners of the board: nobody there sees or meets anybody."""


def court(seats: str = "blue red white", contacts: str = "", armies: str = "", cities: Any = (), **said: Any) -> War:
    """Begin with states in the corners, each with a city and army 9 in it; contacts: `blue-red red-green` or `all`."""
    names = seats.split()
    pairs = combinations(names, 2) if contacts == "all" else [tuple(each.split("-")) for each in contacts.split()]
    realms: dict[str, Any] = {name: {"contacts": []} for name in names}
    for one, other in pairs:
        realms[one]["contacts"].append(other)
        realms[other]["contacts"].append(one)
    for name, more in said.pop("realms", {}).items():
        realms[name] |= more
    guards = " ".join(f"{name[0].upper()}9@{HOMES[name]}" for name in names)
    towns = [f"{name.title()}ton {HOMES[name]} {name}" for name in names]
    playing = " ".join(seat for seat in SEATS if seat in names)
    return war(f"{guards} {armies}", [*towns, *cities], playing, realms=realms, **said)


def seats(names: str) -> tuple[Seat, ...]:
    """Read seats in their order."""
    return tuple(seat for seat in SEATS if seat in names.split())


def pact(members: str, *terms: Term, turns: int | None = 10, joint: bool = True) -> Treaty:
    """Write an alliance."""
    return Treaty(seats(members), True, turns, joint, terms)


def gift(members: str, *terms: Term) -> Treaty:
    """Write an exchange without an alliance."""
    return Treaty(seats(members), False, None, True, terms)


def city(name: str, giver: str, to: str) -> GiveCity:
    return GiveCity(name, Seat(giver), Seat(to))


def army(number: int, giver: str, to: str) -> GiveArmy:
    return GiveArmy(number, Seat(giver), Seat(to))


def chart(giver: str, to: str) -> GiveMap:
    return GiveMap(Seat(giver), Seat(to))


def contact(of: str, giver: str, to: str) -> GiveContact:
    return GiveContact(Seat(of), Seat(giver), Seat(to))


def propose(game: War, by: str, treaty: Treaty, came: int = 0) -> ProposeOrder:
    """Let a state propose a treaty this turn."""
    order = ProposeOrder(number_of(game.state.turn, Seat(by), treaty), treaty)
    game.write(by, order, came)
    return order


def answer(game: War, by: str, offer: ProposeOrder, what: Any, came: int = 0) -> None:
    """Let a state answer a proposal."""
    game.write(by, AnswerOrder(offer.number, what, offer.treaty.members), came)


def accept(game: War, by: str, offer: ProposeOrder, came: int = 0) -> None:
    """Let some states accept a proposal."""
    for each in by.split():
        answer(game, each, offer, "accept", came)


def agree(game: War, by: str, treaty: Treaty, came: int = 0) -> ProposeOrder:
    """Let a state propose a treaty and all the others accept it."""
    offer = propose(game, by, treaty, came)
    accept(game, " ".join(member for member in treaty.members if member != by), offer, came)
    return offer


def end(game: War, by: str, alliance: Alliance) -> None:
    """Let some members ask for the end of an alliance."""
    for each in by.split():
        game.write(each, EndOrder(alliance.number, alliance.members))


def unite(game: War, by: str, came: int = 0) -> None:
    """Let a state make the Union of States."""
    game.write(by, UnionOrder(), came)


def decide(game: War, offer: ProposeOrder, passed: bool, came: int = 0) -> None:
    """Let the referee pass an agreement, or refuse it."""
    game.write(REFEREE, PassOrder(offer.number, passed), came)


def alliances(game: War) -> list[tuple[str, int, int | None]]:
    """List the alliances: members, first and last turn."""
    return [(" ".join(each.members), each.first, each.last) for each in game.state.alliances]


def hearing(game: War, seat: str, *said: tuple[str, Order]) -> View:
    """Give a seat's view with what others have said since the turn began."""
    overtures = tuple(Overture(Seat(by), order, came) for came, (by, order) in enumerate(said, 1))
    return proposals.told(game.view(seat), overtures)


def why(game: War, seat: str, kind: str = "proposal_over") -> str:
    """Give the reason a seat was told."""
    return str(game.facts(seat, kind)["why"])
