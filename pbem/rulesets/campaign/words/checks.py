"""E-8: what is wrong with a sheet, as far as its author can know.

Codes, facts and paragraphs (`problem-<code>` in the catalogues); ERROR drops the line, WARNING leaves it:

| code | severity | facts | paragraph |
|---|---|---|---|
| campaign-game-over | ERROR | | C-9.3 |
| campaign-destroyed | ERROR | | C-9.2 |
| campaign-no-army | ERROR | army, have (numbers of the own armies) | C-1.4 |
| campaign-move-far | ERROR | army, steps, limit | C-4.1 |
| campaign-move-none | ERROR | army, steps | C-4.1 |
| campaign-move-diagonal | ERROR | army, direction | C-1.2 |
| campaign-wait-none | ERROR | army, ticks | C-4.1 |
| campaign-step-range | ERROR | army, step, limit | C-4.1 |
| campaign-unknown-city | ERROR | city | C-1.3 |
| campaign-off-board | ERROR | cell, columns (letters of the last one), rows | C-1.1 |
| campaign-no-target | ERROR | army, what (kind of the action) | C-4.1 |
| campaign-it-nowhere | ERROR | army, what (kind of the action) | C-4.1 |
| campaign-own-colour | ERROR | army | C-4.1 |
| campaign-join-self | ERROR | army | C-4.4 |
| campaign-split-sum | ERROR | army, strength, total | C-4.5 |
| campaign-split-small | ERROR | army, strength, least | C-4.5 |
| campaign-split-one | ERROR | army | C-4.5 |
| campaign-split-new | ERROR | army | C-4.5 |
| campaign-capital-late | ERROR | city (the capital, may be empty) | C-2.2 |
| campaign-capital-foreign | ERROR | city | C-2.2 |
| campaign-name-long | ERROR | name, limit | C-1.4 |
| campaign-plan-long | WARNING | army, steps (that many were asked together), limit | C-4.1 |
| campaign-plan-lost | WARNING | army, what (kind of the first action that is never reached) | C-4.1 |
| campaign-merge-large | WARNING | army, other, total, limit | C-4.4 |

Those of diplomacy stand in `checks_treaty`, `treaty_phrases` and `unclear`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from pbem.core.problems import Problem, Severity
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Fact
from pbem.rulesets.campaign.orders import (
    ArmyOrder,
    AwardOrder,
    CapitalOrder,
    EndStateOrder,
    NameOrder,
    Order,
    TakeOrder,
)
from pbem.rulesets.campaign.rules.splitting import divisions
from pbem.rulesets.campaign.view import View
from pbem.rulesets.campaign.words import decrees
from pbem.rulesets.campaign.words.checks_army import check_army
from pbem.rulesets.campaign.words.checks_treaty import check_dealing

NAME_LIMIT = 20
"""How long the name of an army may be."""


@dataclass(frozen=True)
class Muster:
    """The own armies as they will be after the splits of a sheet: strengths by number, and which are new."""

    strengths: dict[int, int]
    new: frozenset[int]


def check(view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
    """E-8: check every line of a sheet by itself; splits of other lines are known."""
    if view.result is not None or not view.alive:
        code = "campaign-game-over" if view.result is not None else "campaign-destroyed"
        paragraph = "C-9.3" if view.result is not None else "C-9.2"
        return tuple(Problem(code, written.line, paragraph=paragraph) for written in sheet.lines)
    muster = mustered(view, sheet)
    return tuple(problem for written in sheet.lines for problem in _line(written, view, muster))


def mustered(view: View, sheet: Sheet[Order]) -> Muster:
    """C-4.5: count the armies the state will have after its splits; the last order of an army counts."""
    strengths = {army.number: army.strength for army in view.armies}
    orders = {order.army: order for order in sheet if isinstance(order, ArmyOrder)}
    done = divisions(orders.values(), strengths, view.next_number, view.options.split_min)
    new = {number: part for each in done for number, part in each.new}
    kept = {each.army: each.kept for each in done}
    return Muster({**strengths, **kept, **new}, frozenset(new))


def _line(written: Written[Order], view: View, muster: Muster) -> Iterator[Problem]:
    """Check one line and put its number on what is found."""
    found: Iterable[Problem]
    match written.order:
        case ArmyOrder():
            found = check_army(written.order, view, muster.strengths, muster.new)
        case CapitalOrder():
            found = _capital(written.order, view)
        case NameOrder():
            found = _name(written.order, view, muster)
        case AwardOrder() | TakeOrder() | EndStateOrder():
            found = decrees.check(written.order, view)
        case _:
            found = check_dealing(written.order, view, muster.strengths)
    for problem in found:
        yield replace(problem, line=written.line, end=len(written.words))


def _capital(order: CapitalOrder, view: View) -> Iterator[Problem]:
    """C-2.2: only before the first turn, only an own city."""
    if view.turn > 1:
        yield error("campaign-capital-late", "C-2.2", city=view.capital)
    elif all(city.name != order.city or city.standing != "own" for city in view.cities):
        yield error("campaign-capital-foreign", "C-2.2", city=order.city)


def _name(order: NameOrder, view: View, muster: Muster) -> Iterator[Problem]:
    """Check a name: an own army, not too long."""
    if order.army not in muster.strengths:
        yield error("campaign-no-army", "C-1.4", army=order.army, have=tuple(army.number for army in view.armies))
    if len(order.name) > NAME_LIMIT:
        yield error("campaign-name-long", "C-1.4", name=order.name, limit=NAME_LIMIT)


def error(code: str, paragraph: str, **facts: Fact) -> Problem:
    """Refuse a line."""
    return Problem(code, facts=facts, severity=Severity.ERROR, paragraph=paragraph)
