"""The board as one state supposes it: a state made of its view alone, to play its own orders on.

Ground it has never seen counts as passable (C-4.2), armies and cities it does not see are not there, and strangers
stay where they are seen. So nothing that comes of it can tell more than the view does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.campaign.field.ground import field_of
from pbem.rulesets.campaign.field.scene import Field
from pbem.rulesets.campaign.state import NEUTRAL, Army, Board, City, CityMemory, Memory, Realm, State
from pbem.rulesets.campaign.view import View

STRANGERS = "strangers"
_KNOWN = re.compile(r"[^?]")


def supposed(view: View, seat: Seat) -> State:
    """Make a state of what one state of the game knows."""
    realms = tuple(_own(view, seat) if each == seat else Realm(each, _blank(view)) for each in _seats(view, seat))
    cities = tuple(City(each.name, each.cell, each.owner, seat if each.capital else None) for each in view.cities)
    own = (Army(seat, each.number, each.cell, each.strength, each.name) for each in view.armies)
    armies = (*own, *(Army(each.owner, number, each.cell, 1) for number, each in enumerate(view.foreign, 1)))
    return State(view.options, Board(view.terrain), view.turn, realms, cities, armies, view.alliances)


def supposed_field(state: State, seat: Seat) -> Field:
    """Put all who are not allied with a state on one side: what they are to each other it does not know."""
    field = field_of(state, state.turn)
    others = [NEUTRAL, *(realm.seat for realm in state.realms)]
    side = {each: STRANGERS for each in others if field.hostile(each, seat)}
    return replace(field, sides=replace(field.sides, side={**field.sides.side, **side}))


def _seats(view: View, seat: Seat) -> list[Seat]:
    """C-1.5: list the states it has ever heard of, in their fixed order."""
    allies = (member for each in view.alliances for member in each.members)
    cities = (each.owner for each in view.cities if each.owner is not None)
    armies = (each.owner for each in view.foreign)
    return _ordered((seat, *view.known, *view.contacts, *allies, *cities, *armies))


def _ordered(seats: Iterable[Seat]) -> list[Seat]:
    return sorted({*seats} - {NEUTRAL}, key=lambda each: (COLOURS.index(each) if each in COLOURS else 99, each))


def _own(view: View, seat: Seat) -> Realm:
    explored = tuple(_KNOWN.sub("1", row).replace("?", "0") for row in view.fog)
    memory = Memory(explored, {each.name: CityMemory(each.owner, each.turn) for each in view.cities})
    known = frozenset(view.known)
    return Realm(
        seat, memory, view.capital, view.next_number, frozenset(view.contacts), known, view.alive, view.standing
    )


def _blank(view: View) -> Memory:
    return Memory(tuple("0" * len(row) for row in view.terrain))
