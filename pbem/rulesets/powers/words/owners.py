"""P-33.6: lines that fail because the units are another's: whose they are, and with which words he lets them be led.

| code | severity | facts | paragraph |
|---|---|---|---|
| led | as of the line | unit, at, who (moves the own units) | P-33.6 |
| not-yours | as of the line | units, at, who (whose they are) | P-33.6 |
| no-consent-lead | as of the line | units, at, who, me, treaty (1: one with command is in force) | P-33.6 |
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.texts import text
from pbem.rulesets.powers import events
from pbem.rulesets.powers.board.places import area_of
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.allies.consent import agreed, clauses
from pbem.rulesets.powers.orders import CommandOrder, GiveOrder, Order, Units
from pbem.rulesets.powers.state import NOBODY, ready, stacks_at
from pbem.rulesets.powers.veils import LOOKS, looks
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import ways
from pbem.rulesets.powers.words.slots import refused

SHORT = frozenset(
    f"powers-no-{each}" for each in ("units", "guns", "ships", "fleet", "planes", "trucks", "pairs", "tokens")
) | {"powers-too-few"}
"""What a line is told that finds no units, or too few."""
OWNERS_ALONE = (GiveOrder, CommandOrder)
"""Who leads units can neither give them away nor pass them on."""


def explained(view: View, order: Order, problem: Problem) -> Problem:
    """Say whose the units are that a line asks for, where it fails for want of own ones."""
    if problem.code not in SHORT:
        return problem
    at, wanted = _start(order), getattr(order, "units", ())
    for each in wanted if isinstance(wanted, tuple) else (wanted,):
        if found := _led(view, each.row, at) or _owned(view, order, each, at):
            return replace(problem, code=found.code, facts=found.facts, paragraph=found.paragraph)
    return problem


def nobody(view: View, at: str, paragraph: str) -> Problem:
    """Refuse an order to all that stand in an area, where nothing of one's own does: say whose the others are."""
    there = Counter[tuple[Seat, str]]()
    for each in stacks_at(view, at):
        if each.owner not in (NOBODY, view.seat) and each.mover != view.seat and not each.left:
            there[each.owner, each.row] += each.count
    who = next(iter(there), (NOBODY, ""))[0]
    rows = {row: count for (owner, row), count in there.items() if owner == who}
    return _strange(view, who, rows, at) if who else refused("nobody-there", paragraph, at=at)


def _start(order: Order) -> str:
    """Give the area in which a line takes its units up."""
    path = getattr(order, "path", ())
    return area_of(path[0]) if path else str(getattr(order, "sea", "") or getattr(order, "at", ""))


def _led(view: View, row: str, at: str) -> Problem | None:
    """Tell who leads the own units that one would order."""
    movers = {each.mover for each in ready(view, view.seat, row, at)}
    if not movers or view.seat in movers:
        return None
    return refused("led", "P-33.6", unit=text("powers-unit", row=row), at=at, who=min(movers))


def _owned(view: View, order: Order, wanted: Units, at: str) -> Problem | None:
    """Tell whose the missing units are; None: nobody has them there, or there are own ones enough."""
    mine, most = ways.standing(view, wanted.row, at), max(wanted.count, 1)
    there = Counter[Seat]()
    for each in stacks_at(view, at):
        if each.owner not in (NOBODY, view.seat) and each.mover != view.seat and not each.left:
            there[each.owner] += each.count * ((looks(each.row) == looks(wanted.row)) + each.load.count(wanted.row))
    who = next((seat for seat in there if mine < most <= mine + there[seat]), None)
    if who is None:
        return None
    rows = {looks(wanted.row): there[who]}
    alone = isinstance(order, OWNERS_ALONE)
    return _not_ones_own(who, rows, at) if alone else _strange(view, who, rows, at)


def _strange(view: View, who: Seat, rows: Mapping[str, int], at: str) -> Problem:
    """Say how a friend lets his units be led; of an enemy's, and of tokens, that they are his."""
    played = CommandOrder in every.book(view).orders and clauses(view.options, "command")
    tokens = set(rows) & set(LOOKS.values())
    if not played or tokens or not view.seat or not _friends(view, view.seat, who, at):
        return _not_ones_own(who, rows, at)
    treaty = int(agreed(view, view.seat, who, "command"))
    units = events.units(rows)
    return refused("no-consent-lead", "P-33.6", units=units, at=at, who=who, me=view.seat, treaty=treaty)


def _friends(view: View, me: Seat, who: Seat, at: str) -> bool:
    """Tell whether one could agree on it: there is a treaty, or one is the other's guest, or shares a sea with him."""
    bound = any({me, who} <= set(pact.members) for pact in view.pacts)
    return bound or {me, who} <= {each.owner for each in stacks_at(view, at)}


def _not_ones_own(who: Seat, rows: Mapping[str, int], at: str) -> Problem:
    return refused("not-yours", "P-33.6", units=events.units(rows), at=at, who=who)
