"""The report of a round, in the order of the rules: what happened, what only the reader knows, the powers, the deck,
the map, what threatens, and what is in force. It is made of the reader's views and his own events alone.
"""

from __future__ import annotations

from pbem.core.blocks import Block, Brief, Lines, News, Picture, Section, Totals
from pbem.core.events import Event
from pbem.core.seats import REFEREE
from pbem.core.sections import Headings
from pbem.core.texts import Text, text
from pbem.rulesets.europe.report import danger, deck, log, news, powers, private, standing_orders
from pbem.rulesets.europe.report.arrows import undecided
from pbem.rulesets.europe.report.facts import facts
from pbem.rulesets.europe.report.sentences import codes
from pbem.rulesets.europe.table import figures, seats
from pbem.rulesets.europe.view import View

_HEADINGS = Headings("europe-heading")


def brief(before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
    """Write the player's report."""
    plays = after.seat is not None and after.seat != REFEREE and after.seat in after.circle
    sections = (
        *_head(before, after, events),
        *(() if before is None else _HEADINGS.shown("log", log.log(events))),
        *(_private(after, events) if plays else ()),
        *_HEADINGS.shown("revealed", *private.revealed(after)),
        *_HEADINGS.shown("orders", *private.ordered(after)),
        *_HEADINGS.shown("powers", powers.table(after)),
        *_HEADINGS.shown("deck", *deck.deck(before, after)),
        *_HEADINGS.shown("map", Picture(_legend(events), text("europe-map-alt", round=after.round))),
        *_HEADINGS.shown("danger", *danger.dangers(after)),
        *(_standing(after) if plays and after.result is None else ()),
    )
    return Brief(news.subject(after, events), sections, facts(before, after, events))


def _legend(events: tuple[Event, ...]) -> Text:
    """Explain the map, and the dashed arrow where an attack is still open."""
    return text("europe-map-legend-open" if undecided(events) else "europe-map-legend")


def _head(before: View | None, after: View, events: tuple[Event, ...]) -> tuple[Section, ...]:
    """Say where the game stands: figures and cards, who moves when, how far each is from victory."""
    told = news.news(after, events)
    first = (Lines(_start(after), bullet=False),) if before is None else ()
    lines = (*(() if after.result else (_order(after), *_on_turn(after))), *powers.distances(after))
    blocks: tuple[Block, ...] = (_totals(after), *first, *((News(told),) if told else ()), Lines(lines, bullet=False))
    return (Section(None, blocks),)


def _start(view: View) -> tuple[Text, ...]:
    """Say what a player should know when the game begins."""
    left = () if view.seat not in view.circle else (text("europe-start-left", who=_left(view)),)
    return (text("europe-start"), *left)


def _left(view: View) -> str:
    return next(seats.left(view.circle, seat) for seat in view.circle if seat == view.seat)


def _on_turn(view: View) -> tuple[Text, ...]:
    """E-13.1: say in a sequential game whose turn it is; everybody knows that."""
    if view.phase is None:
        return ()
    return (text("europe-on-turn", who=view.phase.seat, mine=int(view.phase.seat == view.seat)),)


def _order(view: View) -> Text:
    return text("europe-order", round=view.round, order=codes(seats.beginning(view.circle, view.first)))


def _totals(view: View) -> Totals:
    """Count the reader's figures and cards, and the deck."""
    seat = next((one for one in view.circle if one == view.seat), None)
    rest = ((str(view.deck), text("europe-total-deck", count=view.deck)),)
    if seat is None:
        return Totals(rest)
    whole, home = figures.total(view.lands, seat), figures.at_home(view.lands, seat)
    return Totals(
        (
            (str(whole), text("europe-total-figures", count=whole)),
            (str(home), text("europe-total-home")),
            (f"{len(view.hand)}/{view.options.hand_limit}", text("europe-total-hand")),
            *rest,
        )
    )


def _private(view: View, events: tuple[Event, ...]) -> tuple[Section, ...]:
    """Say what nobody else knows: the hand, and what was told to the reader alone."""
    return (
        *_HEADINGS.shown("hand", *private.hand(view, events)),
        *_HEADINGS.shown("dealing", *private.dealing(view)),
        *_HEADINGS.shown("private", *private.private(events)),
    )


def _standing(view: View) -> tuple[Section, ...]:
    return _HEADINGS.shown("force", Lines(standing_orders.in_force(view.standing, view.options.mode == "sequential")))
