"""The referee's decrees in words (5.2, C-9.4), and what is wrong with them.

Nobody but the referee may decree. Codes of what is wrong (`problem-<code>`):

| code | severity | facts | paragraph |
|---|---|---|---|
| campaign-referee-only | ERROR | | |
| campaign-decree-state | ERROR | who (no such state lives) | |
| campaign-decree-army | ERROR | who, army, have (the numbers of its armies) | |
| campaign-decree-city | ERROR | who, city | |
| campaign-decree-owns | ERROR | who, city | |
| campaign-decree-cell | ERROR | cell | C-1.1 |
| campaign-decree-strength | ERROR | strength | C-1.4 |
| campaign-decree-garrison | WARNING | who, city | C-5.7 |
| campaign-decree-battle | WARNING | who, cell | C-5.2 |
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from pbem.core.agreements.agreement import in_force
from pbem.core.grid import Cell, cell
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem, Severity
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Fact
from pbem.rulesets.campaign.field.sides import sides
from pbem.rulesets.campaign.orders import AwardOrder, Decree, EndStateOrder, TakeOrder
from pbem.rulesets.campaign.view import View

KINDS = ("award_army", "award_city", "take_army", "take_city", "end_state")
"""The kinds of phrases that are decrees."""


def phrase(order: Decree) -> Phrase:
    """Turn a decree into the phrase that says it."""
    match order:
        case AwardOrder(to, strength, at, ""):
            return Phrase("award_army", {"to": to, "strength": strength, "cell": at})
        case AwardOrder(to, _, _, city):
            return Phrase("award_city", {"to": to, "city": city})
        case TakeOrder(giver, army, ""):
            return Phrase("take_army", {"giver": giver, "army": army})
        case TakeOrder(giver, _, city):
            return Phrase("take_city", {"giver": giver, "city": city})
        case EndStateOrder(state):
            return Phrase("end_state", {"state": state})


def order(said: Phrase, view: View) -> Decree | Problem:
    """5.2: turn a phrase into the decree it says; from anybody but the referee it is refused."""
    if view.seat != REFEREE:
        return Problem("campaign-referee-only")
    return _ORDERS[said.kind](said.slots)


_ORDERS: Mapping[str, Callable[[Mapping[str, object]], Decree]] = {
    "award_army": lambda slots: AwardOrder(_seat(slots, "to"), _whole(slots, "strength"), str(slots["cell"])),
    "award_city": lambda slots: AwardOrder(_seat(slots, "to"), city=str(slots["city"])),
    "take_army": lambda slots: TakeOrder(_seat(slots, "giver"), _whole(slots, "army")),
    "take_city": lambda slots: TakeOrder(_seat(slots, "giver"), city=str(slots["city"])),
    "end_state": lambda slots: EndStateOrder(_seat(slots, "state")),
}


def _seat(slots: Mapping[str, object], name: str) -> Seat:
    return Seat(str(slots[name]))


def _whole(slots: Mapping[str, object], name: str) -> int:
    value = slots[name]
    return value if isinstance(value, int) else 0


def check(decreed: Decree, view: View) -> Iterator[Problem]:
    """5.2: find what keeps a decree from being done, and what it leads to by itself."""
    who = _whom(decreed)
    if view.seat != REFEREE:
        yield Problem("campaign-referee-only")
    elif who not in view.known:
        yield _error("campaign-decree-state", who=who)
    else:
        yield from _checks(decreed, who, view)


def _whom(decreed: Decree) -> Seat:
    match decreed:
        case AwardOrder():
            return decreed.to
        case TakeOrder():
            return decreed.giver
        case EndStateOrder():
            return decreed.state


def _checks(decreed: Decree, who: Seat, view: View) -> Iterable[Problem]:
    match decreed:
        case AwardOrder(city=""):
            return _new_army(decreed, view)
        case AwardOrder():
            return _city(decreed.city, who, view, owned=False)
        case TakeOrder(city=""):
            return _old_army(decreed, view)
        case TakeOrder():
            return _city(decreed.city, who, view, owned=True)
        case EndStateOrder():
            return ()


def _new_army(order: AwardOrder, view: View) -> Iterator[Problem]:
    """An army stands on passable ground, and fights the enemies there at step 1."""
    if order.strength < 1:
        yield _error("campaign-decree-strength", strength=order.strength)
    if not _passable(cell(order.cell), view):
        yield Problem("campaign-decree-cell", facts={"cell": order.cell}, paragraph="C-1.1")
    hostile = sides(in_force(view.alliances, view.turn)).hostile
    if any(army.cell.name == order.cell and hostile(army.owner, order.to) for army in view.foreign):
        yield _warning("campaign-decree-battle", "C-5.2", who=order.to, cell=order.cell)


def _passable(at: Cell, view: View) -> bool:
    """Tell whether an army may stand there."""
    rows = view.terrain
    return 0 <= at.row < len(rows) and 0 <= at.column < len(rows[0]) and rows[at.row][at.column] not in "~#"


def _old_army(order: TakeOrder, view: View) -> Iterator[Problem]:
    """An army that is taken away is there."""
    have = tuple(army.number for army in view.foreign if army.owner == order.giver)
    if order.army not in have:
        yield _error("campaign-decree-army", who=order.giver, army=order.army, have=tuple(map(str, have)))


def _city(name: str, who: Seat, view: View, owned: bool) -> Iterator[Problem]:
    """A city that changes hands is there, and in the right ones; armies in it may take it back at once (C-5.7)."""
    city = next((each for each in view.cities if each.name == name), None)
    if city is None or (owned and city.owner != who):
        yield _error("campaign-decree-city", who=who, city=name)
    elif not owned and city.owner == who:
        yield _error("campaign-decree-owns", who=who, city=name)
    else:
        inside = {army.owner for army in view.foreign if army.cell == city.cell}
        if inside and (owned or who not in inside):
            yield _warning("campaign-decree-garrison", "C-5.7", who=sorted(inside)[0], city=name)


def _error(code: str, **facts: Fact) -> Problem:
    return Problem(code, facts=facts)


def _warning(code: str, paragraph: str, **facts: Fact) -> Problem:
    return Problem(code, facts=facts, severity=Severity.WARNING, paragraph=paragraph)
