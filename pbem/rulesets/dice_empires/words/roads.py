"""X-1.4: which of the two roads leads to the neighbour a player names (`send d2 to red`)."""

from __future__ import annotations

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import word
from pbem.rulesets.dice_empires.orders import Side
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words.problems import refused


def side(said: Phrase, view: View) -> Side | Problem:
    """X-7.2: understand left, right or a neighbour's name; of two lords each is both neighbours of the other."""
    match word(said, "side"):
        case "L" | "R" as named:
            return named if "foe" not in said.slots else _agreed(named, Seat(word(said, "foe")), view)
    if "foe" not in said.slots:
        return refused("send-side", "X-7.2")
    return towards(Seat(word(said, "foe")), view)


def _agreed(side: Side, foe: Seat, view: View) -> Side | Problem:
    """X-1.4: "left, at red" must be so."""
    found = towards(foe, view)
    if isinstance(found, Problem):
        return side if found.code == "dice-empires-both-sides" else found
    circle = tuple(city.seat for city in view.cities if not city.ruined)
    at = circle.index(view.seat) if view.seat in circle else 0
    wrong = refused("no-neighbour", "X-1.4", left=circle[(at + 1) % len(circle)], right=circle[at - 1])
    return side if side == found else wrong


def towards(foe: Seat, view: View) -> Side | Problem:
    """X-1.4: tell on which side a neighbour lives; the left one is the next lord in the circle who is not ruined."""
    circle = tuple(city.seat for city in view.cities if not city.ruined)
    if view.seat not in circle or len(circle) < 2:
        return refused("send-side", "X-7.2")
    at = circle.index(view.seat)
    left, right = circle[(at + 1) % len(circle)], circle[at - 1]
    if foe not in (left, right):
        return refused("no-neighbour", "X-1.4", left=left, right=right)
    if left == right:
        return refused("both-sides", "X-1.4", who=foe)
    return "L" if foe == left else "R"
