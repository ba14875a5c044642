"""E-11.5: what is wrong with a sheet, as far as the player can know.

A line is refused if it can never be carried out, whatever happens; what is only impossible now stands, with a warning,
for the map may change before its moment comes. Codes, facts and paragraphs (`problem-europe-<code>`); those of actions
stand in `action_checks.py`, of card actions and standing orders in `standing_checks.py`, of answers in
`reply_checks.py`, of what words leave open in `action_phrases.py` and `stop_phrases.py`.

| code | severity | facts | paragraph |
|---|---|---|---|
| game-over | ERROR | | E-9.1 |
| not-a-power | ERROR | (the referee, or somebody who does not play) | E-1.1 |
| referee-only | ERROR | | |
| not-your-turn | ERROR | who (is on turn) | E-13.1 |
| not-while-asked | ERROR | (the own turn waits for an answer) | E-13.2 |
| no-land | ERROR | land | E-3.3 |
| not-played | ERROR | who, powers | E-1.1 |
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from pbem.core.problems import Problem
from pbem.core.seats import REFEREE
from pbem.core.sheets import Sheet
from pbem.rulesets.europe.orders import (
    ActionOrder,
    AutoOrder,
    CardDecree,
    DefaultOrder,
    DefendOrder,
    FiguresDecree,
    GiveReply,
    Order,
    PlayReply,
    RankOrder,
    Reply,
    RetreatOrder,
    RetreatReply,
    SabotageOrder,
    SpyOrder,
    StandingOrder,
    StopOrder,
    StopReply,
)
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import action_checks, forms, reply_checks, standing_checks
from pbem.rulesets.europe.words.slots import refused

Found = Iterator[Problem]
Played = ActionOrder | SabotageOrder | SpyOrder | StandingOrder | Reply
"""Whatever a player orders; decrees are the referee's."""


def check(view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
    """Find what can never be carried out, and warn of what cannot now."""
    return tuple(
        replace(problem, line=written.line, end=len(written.words))
        for place, written in enumerate(sheet.lines)
        for problem in _problems(view, tuple(sheet)[:place], written.order)
    )


def _problems(view: View, before: tuple[Order, ...], order: Order) -> Found:
    if view.result is not None:
        yield refused("game-over", "E-9.1")
    elif isinstance(order, FiguresDecree | CardDecree):
        yield from _decree(view, order)
    elif view.seat not in view.circle:
        yield refused("not-a-power", "E-1.1")
    elif isinstance(order, ActionOrder | SabotageOrder | SpyOrder) and forms.asked(view) != forms.TURN:
        yield _not_now(view)
    else:
        yield from _by_kind(view, before, order)


def _not_now(view: View) -> Problem:
    """E-13.1: only the player on turn acts, and not while his attack or his cards wait for an answer."""
    on_turn = view.phase.seat if view.phase is not None else view.first
    if on_turn == view.seat:
        return refused("not-while-asked", "E-13.2")
    return refused("not-your-turn", "E-13.1", who=on_turn)


def _decree(view: View, order: FiguresDecree | CardDecree) -> Found:
    """Only the referee decrees, about powers that play and lands there are."""
    if view.seat != REFEREE:
        yield refused("referee-only", "E-1.1")
        return
    if isinstance(order, FiguresDecree):
        yield from action_checks.lands(view, order.land)
    if order.power:
        yield from action_checks.powers(view, order.power)


def _by_kind(view: View, before: tuple[Order, ...], order: Played) -> Found:
    """Let the checks of its matter judge an order; any policy and any list of ranks may stand (E-12.1, E-12.2)."""
    match order:
        case ActionOrder():
            return action_checks.action(view, before, order)
        case DefaultOrder():
            return action_checks.default(view, before, order)
        case SabotageOrder():
            return standing_checks.sabotage(view, before, order)
        case SpyOrder():
            return standing_checks.spy(view, before, order)
        case StopOrder():
            return standing_checks.stop(view, before, order)
        case RetreatOrder():
            return standing_checks.retreat(view, before, order)
        case AutoOrder():
            return standing_checks.auto(view, before, order)
        case StopReply():
            return reply_checks.stop(view, before, order)
        case PlayReply():
            return reply_checks.play(view, before, order)
        case RetreatReply():
            return reply_checks.retreat(view, before, order)
        case GiveReply():
            return reply_checks.give(view, before, order)
        case DefendOrder() | RankOrder():
            return iter(())
        case _:
            assert_never(order)
