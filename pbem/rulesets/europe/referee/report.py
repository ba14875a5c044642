"""The referee's own report of a round: everything; and who came where, with all cards laid open (E-9.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pbem.core import referee_report
from pbem.core.blocks import Block, Brief, Card, Cards, Cell, Lines, Picture, Section, Totals
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sections import Headings, counts, places, table
from pbem.core.sheets import Sheet
from pbem.core.texts import Text, text
from pbem.rulesets.europe.orders import Order
from pbem.rulesets.europe.report.sentences import signs, told
from pbem.rulesets.europe.report.standing_orders import in_force
from pbem.rulesets.europe.state import Power, Standing, State
from pbem.rulesets.europe.table.powers import colour, homes
from pbem.rulesets.europe.words import summaries

Sheets = Mapping[Seat, Sheet[Order]]
_HEADINGS = Headings("europe-oversee-heading")
_POWERS = ("whose", "lands", "figures", "hand")
_PLACES = ("place", "whose", "figures", "homes", "cards")
_NUMERIC = ("place", "figures", "homes", "cards")


def oversee(before: State, after: State, sheets: Sheets, events: tuple[Event, ...]) -> Brief:
    """Write everything that happened, and what there is now."""
    powers = (_power(after, power) for power in after.powers)
    sections = (
        Section(None, (_totals(after),)),
        _HEADINGS.section("map", Picture(text("europe-oversee-legend"), text("europe-map-alt", round=before.round))),
        _HEADINGS.section("powers", table("europe-oversee-col", _POWERS, powers, _NUMERIC)),
        *_HEADINGS.listed("orders", referee_report.ordered(sheets)),
        *_HEADINGS.listed("standing", _standing(after)),
        _HEADINGS.section("deck", _cards(after.deck.cards), Lines((_seal(after),), bullet=False)),
        _HEADINGS.section("discard", _cards(after.deck.discard)),
        *_HEADINGS.listed("log", referee_report.told(events, told)),
    )
    return Brief((), sections, {"turn": after.turn, "round": after.round})


def standings(state: State) -> tuple[Block, ...]:
    """E-9: list who came where: the winners first, then by own homes held; and every hand, and the rest of the deck."""
    winners = state.result.winners if state.result is not None else ()
    keys = {power.seat: _rank(state, power, power.seat in winners) for power in state.powers}
    ranked = sorted(state.powers, key=lambda power: keys[power.seat], reverse=True)
    numbers = places([keys[power.seat] for power in ranked])
    rows = (_place(place, power, keys[power.seat]) for place, power in zip(numbers, ranked, strict=True))
    hands = (
        block
        for power in ranked
        for block in (Lines((text("europe-standing-hand", who=power.seat),), bullet=False), _cards(power.hand))
    )
    rest = Lines((text("europe-standing-deck"),), bullet=False)
    return (table("europe-standing-col", _PLACES, rows, _NUMERIC, ("cards",)), *hands, rest, _cards(state.deck.cards))


def _rank(state: State, power: Power, won: bool) -> tuple[bool, int, int]:
    """Give what powers are compared by: victory, homes of others it holds, figures on the map."""
    held = {land: stack.figures for land, stack in state.lands.items() if stack.power == power.seat}
    abroad = sum(land not in homes(power.seat) for land in held)
    return won, abroad, sum(held.values())


def _place(place: int, power: Power, rank: tuple[bool, int, int]) -> tuple[Cell, ...]:
    """Write one line of the standings."""
    _, abroad, figures = rank
    return (
        Cell(str(place), "number"),
        Cell(text("europe-oversee-who", who=power.seat), "tag", colour(power.seat)),
        *(Cell(str(count), "number") for count in (figures, abroad, len(power.hand))),
    )


def _cards(cards: tuple[str, ...]) -> Cards:
    return Cards(tuple(Card(card[:-1], card[-1]) for card in cards), text("europe-oversee-no-cards"))


def _totals(state: State) -> Totals:
    figures = {
        "deck": len(state.deck.cards),
        "discard": len(state.deck.discard),
        "figures": sum(stack.figures for stack in state.lands.values()),
    }
    return counts("europe-oversee-total", figures)


def _power(state: State, power: Power) -> tuple[Cell, ...]:
    held = {land: stack.figures for land, stack in sorted(state.lands.items()) if stack.power == power.seat}
    return (
        Cell(text("europe-oversee-who", who=power.seat), "tag", colour(power.seat)),
        Cell(", ".join(f"{land} {figures}" for land, figures in held.items()) or "-"),
        Cell(str(sum(held.values())), "number"),
        Cell(signs(power.hand)),
    )


def _standing(state: State) -> Iterator[Text]:
    """List standing orders that are not as by default in the words of the reports, then conditions in full."""
    usual = in_force(Standing())
    for power in state.powers:
        conditional = [summaries.guarded(one) for one in power.standing.default.choices if one.when]
        for words in (*(one for one in in_force(power.standing, sequential=True) if one not in usual), *conditional):
            yield text("europe-oversee-stands", who=power.seat, words=words)


def _seal(state: State) -> Text:
    """E-10.2: tell the seal of the shuffle in use."""
    return text("europe-oversee-seal", seal=state.deck.seal or "-", salt=state.deck.salt or "-")
