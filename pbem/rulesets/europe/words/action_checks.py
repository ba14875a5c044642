"""E-6, E-11.4: actions and their guards, judged by the map, which everybody knows, and the own hand.

| code | severity | facts | paragraph |
|---|---|---|---|
| no-land | ERROR | land | E-3.3 |
| not-played | ERROR | who, powers | E-1.1 |
| draft-not-home | ERROR | land, homes | E-6.1 |
| draft-held | WARNING | land, who | E-6.1 |
| draft-limit | WARNING | limit | D10 |
| same-land | ERROR | land | E-6.2 |
| not-near | ERROR | origin, to, reach, harbour (`none`, `origin`, `to`, `off`: what is missing) | E-6.2 |
| two-seas | ERROR | origin, to, reach | E-3.2 |
| no-figure | WARNING | land | E-6.2 |
| move-occupied | WARNING | to, who, own (1: the player himself) | E-6.2 |
| homeland | WARNING | origin, to | E-6.3 |
| attack-self | ERROR | to | E-6.4 |
| attack-own | WARNING | to | E-6.4 |
| attack-other | WARNING | to, who (holds it), of | E-11.5 |
| attack-empty | WARNING | to, moves (1: it becomes a move) | E-11.5 |
| attack-fewer | WARNING | origin, figures, there | E-11.5 |
| card-not-held | WARNING | cards, count | E-11.5 |
| cards-many | WARNING | count, limit | E-6.7 |
| cards-needless | WARNING | count, figures | E-11.5 |
| fate-many | ERROR | count | E-6.7 |
| fate-which | ERROR | count (named) | E-6.7 |
| guard-self | ERROR | | E-11.4 |
| guard-hand | ERROR | least, limit | E-11.4 |
| guard-spy | WARNING | who | E-11.4 |
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.problems import Problem, Severity
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.europe.actions import homeland
from pbem.rulesets.europe.orders import (
    Action,
    ActionOrder,
    Attack,
    Attacked,
    Choice,
    DefaultOrder,
    Draft,
    Empty,
    Fate,
    Guard,
    HandAtLeast,
    Held,
    Hold,
    Move,
    Order,
    Play,
    Spied,
    SpyOrder,
)
from pbem.rulesets.europe.table import figures
from pbem.rulesets.europe.table import lands as table
from pbem.rulesets.europe.table import powers as blocs
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import supposed
from pbem.rulesets.europe.words.slots import refused

Found = Iterator[Problem]
_MOST_CARDS = 3
"""E-6.7: so many cards fate brings."""


def warned(code: str, paragraph: str, **facts: Fact) -> Problem:
    """Warn of what stands on a line and may not be meant."""
    return Problem(f"europe-{code}", facts=facts, severity=Severity.WARNING, paragraph=paragraph)


def powers(view: View, *named: str) -> Found:
    """E-1.1: powers nobody plays have no hand, no turn and no figures."""
    for seat in dict.fromkeys(named):
        if seat not in (*view.circle, "me", "all", ""):
            yield refused("not-played", "E-1.1", who=seat, powers=tuple(view.circle))


def lands(view: View, *named: str) -> Found:
    """E-3.3: neutral lands exist only if the game has them."""
    for land in dict.fromkeys(named):
        if land and supposed.territory(view, land) is None:
            yield refused("no-land", "E-3.3", land=land)


def action(view: View, before: tuple[Order, ...], order: ActionOrder) -> Found:
    """E-11.4: check all alternatives of a line."""
    spied = {each.on for each in before if isinstance(each, SpyOrder)} | {each.on for each in view.dossiers}
    for choice in order.choices:
        yield from _choice(view, choice, now=True)
        yield from _unspied(choice, frozenset(spied))


def default(view: View, before: tuple[Order, ...], order: DefaultOrder) -> Found:
    """E-11.6: a standing action is for later rounds too: only what can never be is told."""
    for choice in order.choices:
        yield from _choice(view, choice, now=False)


def _unspied(choice: Choice, spied: frozenset[Seat]) -> Found:
    """E-11.4: a guard asks what the own spy saw this turn; without one it never holds."""
    for guard in choice.when:
        if isinstance(guard, Spied) and guard.power not in spied:
            yield warned("guard-spy", "E-11.4", who=guard.power)


def _choice(view: View, choice: Choice, now: bool) -> Found:
    for guard in choice.when:
        yield from _guard(view, guard)
    never = tuple(_never(view, choice.action))
    yield from never or (_now(view, choice.action) if now else ())


def _guard(view: View, guard: Guard) -> Found:
    """E-11.4: public facts, the own hand, what the own spy saw."""
    match guard:
        case Spied(power) if power == view.seat:
            yield refused("guard-self", "E-11.4")
        case Spied(power):
            yield from powers(view, power)
        case HandAtLeast(least) if least > view.options.hand_limit:
            yield refused("guard-hand", "E-11.4", least=least, limit=view.options.hand_limit)
        case Empty(land):
            yield from lands(view, land)
        case Held(land, by):
            yield from lands(view, land)
            yield from powers(view, by)
        case HandAtLeast() | Attacked():
            pass
        case _:
            assert_never(guard)


def _never(view: View, action: Action) -> Found:
    """E-11.5: find what can never be, whatever happens."""
    match action:
        case Draft(at):
            yield from _draft_never(view, at)
        case Move(origin, to):
            yield from lands(view, origin, to) or ()
            yield from _way(view, origin, to, by_sea=True)
        case Attack():
            yield from _attack_never(view, action)
        case Fate(places, by):
            yield from powers(view, *places, *by.values())
            if len(places) > _MOST_CARDS:
                yield refused("fate-many", "E-6.7", count=len(places))
        case Hold():
            pass
        case _:
            assert_never(action)


def _draft_never(view: View, at: str) -> Found:
    """E-6.1: figures are drafted on the three own homes only."""
    missing = tuple(lands(view, at))
    yield from missing
    if not missing and view.seat and not table.is_home(at, view.seat):
        yield refused("draft-not-home", "E-6.1", land=at, homes=blocs.homes(view.seat))


def _attack_never(view: View, attack: Attack) -> Found:
    """E-6.4: one attacks an opponent who plays, from where one can get there."""
    yield from lands(view, attack.origin, attack.to)
    yield from powers(view, attack.of)
    if attack.of == view.seat:
        yield refused("attack-self", "E-6.4", to=attack.to)
    yield from _way(view, attack.origin, attack.to, by_sea=view.options.attack_by_sea)


def _way(view: View, origin: str, to: str, by_sea: bool) -> Found:
    """E-6.2, E-3.2: land neighbours, and harbours of one group."""
    start, end = supposed.territory(view, origin), supposed.territory(view, to)
    if start is None or end is None:
        return
    reach = table.reach(origin, supposed.neutrals(view), by_sea)
    facts: dict[str, Fact] = {"origin": origin, "to": to, "reach": reach}
    if origin == to:
        yield refused("same-land", "E-6.2", land=origin)
    elif to not in reach and start.harbour and end.harbour and start.harbour != end.harbour:
        yield refused("two-seas", "E-3.2", **facts)
    elif to not in reach:
        both = "off" if not by_sea and start.harbour and end.harbour else "none"
        lacks = "origin" if not start.harbour and end.harbour else "to" if start.harbour and not end.harbour else both
        yield refused("not-near", "E-6.2", harbour=lacks, **facts)


def _now(view: View, action: Action) -> Found:
    """E-11.5: find what is impossible as things stand now."""
    if view.seat is None:
        return
    match action:
        case Draft(at):
            yield from _draft_now(view, view.seat, at)
        case Move(origin, to):
            yield from _move_now(view, view.seat, origin, to)
        case Attack():
            yield from _attack_now(view, view.seat, action)
            yield from cards(view, action.play, min(action.figures or 99, _there(view, action.origin) or 99))
        case Fate() | Hold():
            pass
        case _:
            assert_never(action)


def _draft_now(view: View, seat: Seat, at: str) -> Found:
    """E-6.1: on each land only figures of one colour; D10: no more than the limit."""
    holder, limit = figures.holder(view.lands, at), view.options.figure_limit
    if holder not in (None, seat):
        yield warned("draft-held", "E-6.1", land=at, who=str(holder))
    if limit and figures.total(view.lands, seat) >= limit:
        yield warned("draft-limit", "D10", limit=limit)


def _there(view: View, land: str) -> int:
    return figures.there(view.lands, land, view.seat) if view.seat else 0


def _move_now(view: View, seat: Seat, origin: str, to: str) -> Found:
    """E-6.2, E-6.3: somebody goes, to where nobody is, and somebody stays at home."""
    holder = figures.holder(view.lands, to)
    if not _there(view, origin):
        yield warned("no-figure", "E-6.2", land=origin)
    elif holder is not None and not (holder == seat and view.options.merge):
        yield warned("move-occupied", "E-6.2", to=to, who=str(holder), own=int(holder == seat))
    elif homeland.may_leave(view.lands, seat, origin, to) < 1:
        yield warned("homeland", "E-6.3", origin=origin, to=to)


def _attack_now(view: View, seat: Seat, attack: Attack) -> Found:
    """E-11.5: who stands there now, and how many can go."""
    holder, there = figures.holder(view.lands, attack.to), _there(view, attack.origin)
    if not there:
        yield warned("no-figure", "E-6.2", land=attack.origin)
    elif attack.figures > there:
        yield warned("attack-fewer", "E-11.5", origin=attack.origin, figures=attack.figures, there=there)
    if holder == seat:
        yield warned("attack-own", "E-6.4", to=attack.to)
    elif holder is None:
        moves = int(view.options.attack_becomes_move and not attack.only)
        yield warned("attack-empty", "E-11.5", to=attack.to, moves=moves)
    elif attack.of and attack.of != holder:
        yield warned("attack-other", "E-11.5", to=attack.to, who=holder, of=attack.of)
    if there and homeland.may_leave(view.lands, seat, attack.origin, attack.to) < 1:
        yield warned("homeland", "E-6.3", origin=attack.origin, to=attack.to)


def cards(view: View, play: Play, needed: int) -> Found:
    """E-11.5: cards that are named and not held now, more than a hand can hold, more than are needed."""
    absent = tuple(card for card in play.cards if card not in view.hand)
    if absent:
        yield warned("card-not-held", "E-11.5", cards=absent, count=len(absent))
    if len(play.cards) > view.options.hand_limit:
        yield warned("cards-many", "E-6.7", count=len(play.cards), limit=view.options.hand_limit)
    elif len(play.cards) > needed:
        yield warned("cards-needless", "E-11.5", count=len(play.cards), figures=needed)
