"""The answer to a letter: what would happen in which case, and what is in force (6.2).

Everything is foretold from public facts and the own hand: nobody else's card, hand or plan is ever mentioned, and no
answer changes when another player's secret does (E-10).
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.blocks import Forecast
from pbem.core.seats import REFEREE
from pbem.core.sheets import Sheet
from pbem.core.texts import Text, text
from pbem.rulesets.europe.answer import acting, drawing, standing
from pbem.rulesets.europe.orders import (
    ActionOrder,
    DefaultOrder,
    GiveReply,
    Order,
    PlayReply,
    RetreatReply,
    SabotageOrder,
    SpyOrder,
    StopReply,
)
from pbem.rulesets.europe.phases.standing import in_force
from pbem.rulesets.europe.picture.chart import Chart
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import forms, saying

Said = tuple[tuple[Text, ...], tuple[Text, ...]]
"""Remarks, and warnings."""


def plan(view: View, sheet: Sheet[Order]) -> tuple[Chart | None, tuple[Forecast, ...]]:
    """Foretell what is planned, and draw it."""
    orders = tuple(sheet)
    told = (_forecast(view, orders, place) for place in range(len(orders)))
    forecasts = tuple(
        Forecast(written.line, str(number), *said)
        for number, (written, said) in enumerate(zip(sheet.lines, told, strict=True), 1)
    )
    return drawing.drawn(view, orders), forecasts


def _forecast(view: View, orders: tuple[Order, ...], place: int) -> Said:
    """Say what one order is expected to do."""
    if view.result is not None or view.seat not in view.circle or view.seat == REFEREE:
        return (), ()
    match orders[place]:
        case ActionOrder(choices):
            later = any(isinstance(one, ActionOrder) for one in orders[:place])
            first = (text("europe-plan-later"),) if later else ()
            remarks, warnings = acting.foretold(view, choices)
            return (*first, *remarks), warnings
        case SabotageOrder() as order:
            return tuple(acting.sabotaged(view, order)), ()
        case SpyOrder() as order:
            return tuple(acting.spied(view, order)), ()
        case StopReply() | PlayReply() | RetreatReply() | GiveReply() as reply:
            return tuple(acting.replied(view, reply)), ()
        case order:
            return tuple(standing.foretold(view, order)), ()


def overview(view: View, sheet: Sheet[Order]) -> tuple[Text, ...]:
    """6.2: say what the round will be played with, and what is in force."""
    if view.result is not None or view.seat not in view.circle:
        return ()
    force = in_force(view.standing, tuple(sheet))
    return (*_played(view, tuple(sheet)), text("europe-overview-force", orders=saying.in_force(force)))


def _played(view: View, orders: tuple[Order, ...]) -> Iterator[Text]:
    """6.2: "Round 5 will be played with: spy DU; attack FRA -> BEN 2, else draft ITA"."""
    if forms.asked(view) != forms.TURN:
        return
    before = tuple(saying.card_action(one) for one in orders if isinstance(one, SabotageOrder | SpyOrder))
    choices = tuple(choice for one in orders if isinstance(one, ActionOrder) for choice in one.choices)
    force = in_force(view.standing, orders)
    if choices:
        last = force.default.choices if force.default != DefaultOrder() else ()
        acts = text("europe-overview-acts", what=saying.choices((*choices, *last)))
    elif before and view.options.mode == "sequential":
        acts = text("europe-overview-still")
    else:
        acts = text("europe-overview-default", what=saying.choices(force.default.choices))
    yield text("europe-overview-round", round=view.round, acts=saying.joined("europe-overview-then", (*before, acts)))
