"""P-33: gifts, command and treachery, as far as their author can know.

| code | severity | facts | paragraph |
|---|---|---|---|
| not-played | ERROR | who, seats | P-2.1 |
| ally-rule | ERROR | rule (a word of `ally_rules`) | P-33 |
| no-consent | ERROR, or WARNING while it is proposed | clause, who | P-33.1, P-33.6 |
| not-led | ERROR | unit, at | P-33.6 |
| unarmed, nobody-to-betray | ERROR | at, who | P-33.5 |
| own-land, nobody-inside | ERROR | at | P-33.12 |
| at-peace | ERROR | goal, who | P-33.5 |

and `no-units`, `too-few`, `not-own` as for moves and production; whose the units are is said in `owners.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.allies import treachery
from pbem.rulesets.powers.chapters.allies.consent import agreed, wanted
from pbem.rulesets.powers.orders import (
    BetrayOrder,
    CommandOrder,
    GiveLandOrder,
    GiveOrder,
    HandingOrder,
    RiseOrder,
    Units,
)
from pbem.rulesets.powers.state import NOBODY, Table, owned, ready
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words.ahead import Ahead
from pbem.rulesets.powers.words.force_checks import known, named
from pbem.rulesets.powers.words.matter import Found, Lines
from pbem.rulesets.powers.words.slots import refused, warned


def handing(view: View, order: HandingOrder) -> Iterator[Problem]:
    """P-33: to another who plays, by a rule in play, as a treaty says; the units are of types in play."""
    clause, rule = wanted(order)
    if isinstance(order, GiveOrder | CommandOrder):
        for each in order.units:
            yield from known(view, each.row)
    if isinstance(order, GiveLandOrder) and order.at not in view.lands:
        yield refused("no-land", "P-5.1", at=order.at)
    if isinstance(order, CommandOrder) and order.to == NOBODY:
        return
    if order.to not in view.alive or order.to == view.seat:
        yield refused("not-played", "P-2.1", who=order.to, seats=view.alive)
    elif rule not in view.options.ally_rules:
        yield refused("ally-rule", "P-33.1", rule=rule)
    elif view.seat and not agreed(view, view.seat, order.to, clause):
        proposed = any(clause in each.treaty.clauses and order.to in each.treaty.members for each in view.proposals)
        say = warned if proposed else refused
        yield say("no-consent", "P-33.6" if rule == "command" else "P-33.1", clause=clause, who=order.to)


def betrayal(view: View, order: BetrayOrder) -> Iterator[Problem]:
    """P-33.5: somebody armed there, somebody to destroy, no treaty."""
    if view.seat and (why := treachery.forbidden(every.book(view).points, view, view.seat, order)):
        yield _treason(why, order.at, order.seat)


def rising(view: View, order: RiseOrder) -> Iterator[Problem]:
    """P-33.12: guests of another, who can conquer, and no treaty."""
    if view.seat and (why := treachery.unable(every.book(view).points, view, view.seat, order.at)):
        yield _treason(why, order.at, next(iter(treachery.hosts(view, view.seat, order.at)), NOBODY))


def _treason(why: str, at: str, who: Seat) -> Problem:
    match why:
        case "at_peace":
            return refused("at-peace", "P-33.5", goal=at, who=who)
        case "own_land":
            return refused("own-land", "P-33.12", at=at)
        case "nobody" if not who:
            return refused("nobody-inside", "P-33.12", at=at)
        case "nobody":
            return refused("nobody-to-betray", "P-33.5", at=at, who=who)
        case _:
            return refused("unarmed", "P-33.5", at=at)


def handed(view: View, lines: Lines, played: Ahead) -> Found:
    """P-33: hold the lines against what stands there in the end, each after those before it."""
    gone: dict[tuple[str, str, bool], int] = {}
    for place, order in lines.items():
        match order:
            case GiveLandOrder(at) if at not in owned(played.table, view.seat or NOBODY):
                yield place, refused("not-own", "P-33.2", at=at, who=_owner(view, at) or "nobody")
            case GiveOrder(units, at) | CommandOrder(units, at):
                back = isinstance(order, CommandOrder) and not order.to
                for each in units:
                    has = _count(played.table, view.seat, each.row, at, back)
                    left = has - gone.get((each.row, at, back), 0)
                    if problem := _short(view, each, at, (has, left), back):
                        yield place, problem
                    gone[each.row, at, back] = gone.get((each.row, at, back), 0) + (each.count or left)


def _owner(view: View, at: str) -> str:
    return view.lands[at].owner if at in view.lands else ""


def _count(table: Table, seat: Seat | None, row: str, at: str, back: bool) -> int:
    """Count own ready units one moves oneself; or those that another moves."""
    return sum(each.count for each in ready(table, seat, row, at) if bool(each.commander) == back)


def _short(view: View, units: Units, at: str, counts: tuple[int, int], back: bool) -> Problem | None:
    has, left = counts
    if left >= max(units.count, 1):
        return None
    if back and not has:
        return refused("not-led", "P-33.6", unit=named(units.row), at=at)
    if has:
        return refused("too-few", "P-33.3", unit=named(units.row), at=at, have=has, left=left, ordered=units.count)
    return refused("no-units", "P-33.3", unit=named(units.row), at=at, have=0, units=events.units({}))
