"""E-11.5: what is wrong with a sheet, as far as the player can know.

A line is refused if it can never be carried out, whatever happens; what is only impossible now stands, with a warning,
for the map may change before its moment comes. Codes, facts and paragraphs (`problem-europe-<code>`); those of actions
stand in `action_checks.py`, of card actions and standing orders in `standing_checks.py`, of answers in
`reply_checks.py`, of what words leave open in `action_phrases.py` and `stop_phrases.py`.

| code | severity | facts | paragraph |
|---|---|---|---|
| game-over | ERROR | | E-9 |
| not-a-power | ERROR | (the referee, or somebody who does not play) | E-1 |
| referee-only | ERROR | | |
| not-your-turn | ERROR | who (is on turn) | E-13.1 |
| not-while-asked | ERROR | (the own turn waits for an answer) | E-13.2 |
| no-land | ERROR | land | E-3.3 |
| not-played | ERROR | who, powers | E-1.1 |
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

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
    RetreatOrder,
    RetreatReply,
    SabotageOrder,
    SpyOrder,
    StopOrder,
    StopReply,
)
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import action_checks, forms, reply_checks, standing_checks
from pbem.rulesets.europe.words.slots import refused

Found = Iterator[Problem]


def check(view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
    """Find what can never be carried out, and warn of what cannot now."""
    return tuple(
        replace(problem, line=written.line, end=len(written.words))
        for place, written in enumerate(sheet.lines)
        for problem in _problems(view, tuple(sheet)[:place], written.order)
    )


def _problems(view: View, before: tuple[Order, ...], order: Order) -> Found:
    """Check one order, given those before it."""
    if view.result is not None:
        yield refused("game-over", "E-9")
    elif isinstance(order, FiguresDecree | CardDecree):
        yield from _decree(view, order)
    elif view.seat not in view.circle:
        yield refused("not-a-power", "E-1")
    elif isinstance(order, ActionOrder | SabotageOrder | SpyOrder) and forms.asked(view) != forms.TURN:
        yield _not_now(view)
    else:
        yield from _CHECKS[type(order)](view, before, order)


def _not_now(view: View) -> Problem:
    """E-13.1: only the player on turn acts, and not while his attack or his cards wait for an answer."""
    on_turn = view.phase.seat if view.phase is not None else view.first
    if on_turn == view.seat:
        return refused("not-while-asked", "E-13.2")
    return refused("not-your-turn", "E-13.1", who=on_turn)


def _decree(view: View, order: FiguresDecree | CardDecree) -> Found:
    """Only the referee decrees, about powers that play and lands there are."""
    if view.seat != REFEREE:
        yield refused("referee-only", "E-1")
        return
    if isinstance(order, FiguresDecree):
        yield from action_checks.lands(view, order.land)
    if order.power:
        yield from action_checks.powers(view, order.power)


_CHECKS: Mapping[type, Callable[[View, tuple[Order, ...], Any], Found]] = {
    ActionOrder: action_checks.action,
    DefaultOrder: action_checks.default,
    SabotageOrder: standing_checks.sabotage,
    SpyOrder: standing_checks.spy,
    StopOrder: standing_checks.stop,
    DefendOrder: standing_checks.defend,
    RankOrder: standing_checks.nothing,
    RetreatOrder: standing_checks.retreat,
    AutoOrder: standing_checks.auto,
    StopReply: reply_checks.stop,
    PlayReply: reply_checks.play,
    RetreatReply: reply_checks.retreat,
    GiveReply: reply_checks.give,
}
