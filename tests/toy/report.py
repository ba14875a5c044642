"""What a seat is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pbem.core.blocks import Block, Brief, Cell, Column, Contest, Forecast, Lines, News, Section, Table, Totals
from pbem.core.events import Event, Rank, headline
from pbem.core.overtures import Overture
from pbem.core.ruleset import Comparison
from pbem.core.sheets import Sheet
from pbem.core.texts import Fact, Text, text
from tests.toy.orders import Order, Play, Promise, Reply
from tests.toy.state import Duel, Peace, State, View

ICONS = {"challenged": "?", "revealed": "×", "watched": "·", "yielded": "–", "finished": "*", "promised": "="}
KEY = "duel"


def brief(before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
    """Tell the news, the duel fought, the own cards, the standings."""
    loud = tuple(headline(KEY, event) for event in events if event.rank is Rank.HEADLINE)
    blocks: list[Block] = [totals(after)]
    if events:
        blocks.append(News(tuple((ICONS.get(event.kind, ""), headline(KEY, event), "") for event in events)))
    fought = () if before is None else after.duels[len(before.duels) :]
    blocks += [contest(duel, after.die) for duel in fought]
    return Brief(
        subject=loud or (text("duel-dealt"),),
        sections=(
            Section(None, tuple(blocks)),
            Section(text("duel-hand"), (hand(after),)),
            Section(text("duel-players"), (standings(after),)),
        ),
        facts={"cards": list(after.cards), "awaited": after.awaited or ""},
    )


def totals(view: View) -> Totals:
    """Count what is on the table."""
    own = [standing.points for standing in view.standings if standing.seat == view.seat]
    return Totals(
        (
            (str(len(view.cards)), text("duel-count-cards", count=len(view.cards))),
            (str(sum(own)), text("duel-count-points", count=sum(own))),
        )
    )


def contest(duel: Duel, sides: int) -> Contest:
    """D-4: card, die, total of the two."""
    lines = tuple(
        (text("duel-player", who=seat), str(card), f"1d{sides}", die, card + die)
        for seat, card, die in zip((duel.by, duel.whom), duel.cards, duel.dice, strict=True)
    )
    result = text("duel-result", winner=duel.winner)
    return Contest(text("duel-contest", by=duel.by, whom=duel.whom), "", lines, result)


def hand(view: View) -> Lines:
    """Tell the own cards, and what is expected now."""
    said: tuple[Fact, ...] = (text("duel-cards", cards=view.cards),) if view.cards else (text("duel-no-cards"),)
    return Lines(said + due(view), bullet=False)


def due(view: View) -> tuple[Text, ...]:
    """Tell whose move it is."""
    if view.awaited is None:
        return (text("duel-over", winners=view.winners),)
    if view.awaited != view.seat:
        return (text("duel-wait", who=view.awaited),)
    return (text("duel-reply-now", by=view.challenge.by),) if view.challenge else (text("duel-move-now"),)


def standings(view: View) -> Table:
    """D-1: how many cards and points everybody has."""
    columns = (Column(text("duel-column-player")), Column(text("duel-column-cards"), True))
    rows = tuple(
        (
            Cell(text("duel-player", who=one.seat), "tag", one.seat),
            Cell(one.cards, "number"),
            Cell(one.points, "number"),
        )
        for one in view.standings
    )
    return Table((*columns, Column(text("duel-column-points"), True)), rows)


def plan(view: View, sheet: Sheet[Order]) -> tuple[Forecast[Order], ...]:
    """Say of an accepted order what comes of it; nothing that the seat does not know."""
    return tuple(Forecast[Order](line.line, "", (text(f"duel-forecast-{line.order.kind}"),)) for line in sheet.lines)


def hand_after(view: View, sheet: Sheet[Order]) -> tuple[int, ...]:
    """Foretell the own cards: a card that is played is gone."""
    played = {order.card for order in sheet if isinstance(order, Play | Reply)}
    return tuple(card for card in view.cards if card not in played)


Hand = Callable[[View, Sheet[Order]], tuple[int, ...]]


def comparison(foretold: Hand) -> Comparison[State, View, Order]:
    """Compare the hand that was foretold of the orders of a seat with the one that is left."""

    def differences(before: View, sheet: Sheet[Order], after: View, events: tuple[Event, ...]) -> tuple[str, ...]:
        cards = foretold(before, sheet)
        asked = before.awaited == before.seat and any(not isinstance(order, Promise) for order in sheet)
        return (f"cards {cards}, came {after.cards}",) if asked and cards != after.cards else ()

    return Comparison(lambda state, seat: state, differences)


def told(view: View, overtures: tuple[Overture[Order], ...]) -> View:
    """D-7: put the promises made since the last question into a view."""
    made = (Peace(one.by, one.order.to) for one in overtures if isinstance(one.order, Promise))
    return replace(view, offered=tuple(made))


def announce(overture: Overture[Order], gone: bool) -> Brief:
    """D-7: tell of a promise, or that it was taken back."""
    words = "gone" if gone else "made"
    subject = text(f"duel-peace-{words}", by=overture.by)
    said = text(f"duel-peace-{words}-body", by=overture.by)
    return Brief((subject,), (Section(None, (Lines((said,), bullet=False),)),), {"by": overture.by, "gone": gone})
