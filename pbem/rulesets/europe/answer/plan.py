"""The answer to a letter: what would happen in which case, and what is in force (6.2).

Everything is foretold from public facts and the own hand: nobody else's card, hand or plan is ever mentioned, and no
answer changes when another player's secret does (E-10).
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from pbem.core.blocks import Forecast
from pbem.core.seats import REFEREE
from pbem.core.sheets import Sheet
from pbem.core.texts import Text, text
from pbem.rulesets.europe.answer import actions, battle, drawing, standing_orders
from pbem.rulesets.europe.answer.ahead import DEFAULT, Ahead, ahead, seen
from pbem.rulesets.europe.orders import (
    ActionOrder,
    AutoOrder,
    CardDecree,
    Choice,
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
from pbem.rulesets.europe.phases.standing_orders import in_force
from pbem.rulesets.europe.picture.chart import Chart
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import summaries

Said = tuple[tuple[Text, ...], tuple[Text, ...]]
"""Remarks, and warnings."""


def plan(view: View, sheet: Sheet[Order]) -> tuple[Chart | None, tuple[Forecast[Order], ...]]:
    """Foretell what is planned, and draw it."""
    orders = tuple(sheet)
    played = ahead(view, orders)
    forecasts = tuple(_forecast(view, played, orders, place, line.line) for place, line in enumerate(sheet.lines))
    return drawing.drawn(view, orders, played), forecasts


def _forecast(view: View, played: Ahead | None, orders: tuple[Order, ...], place: int, line: int) -> Forecast[Order]:
    """E-11.4: the lines of a letter are a list, named by their numbers in it."""
    told = _foretold(view, played, orders, place)
    idle, done = _idle(view, played, orders[place], place), _played(played, orders[place], place)
    return Forecast[Order](line, str(place + 1), *told, idle=idle, played=done)


def _played(played: Ahead | None, order: Order, place: int) -> Order | None:
    """E-11.4, E-11.5: give the alternative that is carried out for certain; None: the first, as it was written."""
    if played is None or not isinstance(order, ActionOrder) or len(played.deeds) != 1 or played.over or played.waits:
        return None
    deed = played.deeds[0]
    if deed.place != place or deed.action is None:
        return None
    if deed.choice == order.choices[0] and deed.action == deed.choice.action:
        return None
    return replace(order, choices=(Choice(deed.action),))


def _foretold(view: View, played: Ahead | None, orders: tuple[Order, ...], place: int) -> Said:
    if view.result is not None or view.seat not in view.circle or view.seat == REFEREE:
        return (), ()
    match orders[place]:
        case ActionOrder():
            return _acts(view, played, orders, place) if played else ((), ())
        case SabotageOrder() | SpyOrder():
            return _cards(view, played, place) if played else ((), ())
        case StopReply() | PlayReply() | RetreatReply() | GiveReply() as reply:
            return tuple(actions.replied(view, reply)), ()
        case FiguresDecree() | CardDecree():
            return (), ()
        case order:
            return tuple(standing_orders.foretold(view, order)), ()


def _acts(view: View, played: Ahead, orders: tuple[Order, ...], place: int) -> Said:
    """E-11.4: say what the alternatives of a line would do."""
    later = any(isinstance(one, ActionOrder) for one in orders[:place])
    first = (text("europe-plan-later"),) if later else ()
    remarks, warnings = actions.foretold(
        seen(view, played), tuple(one for one in played.attempts if one.place == place)
    )
    return (*first, *remarks), warnings


def _cards(view: View, played: Ahead, place: int) -> Said:
    """E-7, E-9.4: say what a card action comes to, and who wins if it ends the game."""
    told, result = played.cards.get(place, ()), played.table.result
    if result is None or not any(event.kind == "ended" for event in told):
        return tuple(actions.played(view, told)), ()
    remarks = (*actions.played(view, told), *actions.ended(view, result))
    return remarks, tuple(battle.others(view, (result,)))


def _idle(view: View, played: Ahead | None, order: Order, place: int) -> bool:
    """Tell whether an order for this turn will come to nothing, as things stand."""
    match order:
        case ActionOrder():
            return played is not None and played.idle(place)
        case SabotageOrder() | SpyOrder():
            return played is not None and place in played.cards and not played.used(place)
        case StopReply(stop=True) as reply:
            return actions.stopping(view, reply) is None
        case StopReply() | PlayReply() | RetreatReply() | GiveReply() | FiguresDecree() | CardDecree():
            return False
        case StopOrder() | DefendOrder() | RankOrder() | RetreatOrder() | DefaultOrder() | AutoOrder():
            return False
        case _:
            assert_never(order)


def overview(view: View, sheet: Sheet[Order]) -> tuple[Text, ...]:
    """6.2: say what the round will be played with, and what is in force."""
    if view.result is not None or view.seat not in view.circle:
        return ()
    force = in_force(view.standing, tuple(sheet))
    played = ahead(view, tuple(sheet))
    told = (_round(view, played, tuple(sheet)),) if played else ()
    return (*told, text("europe-overview-force", orders=summaries.in_force(force)))


def _round(view: View, played: Ahead, orders: tuple[Order, ...]) -> Text:
    """6.2: "Round 5 will be played with: spy DU; attack FRA -> BEN 2, else draft ITA": what will be done indeed."""
    cards = tuple(
        summaries.card_action(order)
        for place, order in enumerate(orders)
        if isinstance(order, SabotageOrder | SpyOrder) and played.used(place)
    )
    acts = () if played.over else (text("europe-overview-still") if played.waits else _action(played, orders),)
    every = summaries.joined("europe-overview-then", (*cards, *acts))
    return text("europe-overview-round", round=view.round, acts=every)


def _action(played: Ahead, orders: tuple[Order, ...]) -> Text:
    """E-11.4 to E-11.6: say which alternatives will be carried out, and which stand behind them."""
    deeds = tuple(summaries.conditional(one.choice, one.action) for one in played.deeds if one.action)
    what = summaries.joined("europe-do-else", (*deeds, *map(summaries.choice, _reserve(played))))
    if played.deeds[0].place != DEFAULT:
        return text("europe-overview-acts", what=what)
    if any(isinstance(order, ActionOrder) for order in orders):
        standing = played.standing.default != DefaultOrder()
        return text("europe-overview-impossible", what=what, standing=int(standing))
    return text("europe-overview-default", what=what)


def _reserve(played: Ahead) -> tuple[Choice, ...]:
    """E-11.4, E-11.6: list the alternatives behind the one that is certain, a standing default of the player's last."""
    behind = tuple(one.choice for one in played.attempts[played.attempts.index(played.deeds[-1]) + 1 :])
    default = played.standing.default
    if played.deeds[-1].place == DEFAULT:
        return behind[:-1]
    return (*behind, *(default.choices if default != DefaultOrder() else ()))
