"""The referee's own report of a round: everything; and who came where, with all cards laid open (E-9.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pbem.core.blocks import Block, Brief, Card, Cards, Cell, Column, Lines, Picture, Section, Table, Totals
from pbem.core.events import Event, Everyone, headline
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.europe.orders import Order
from pbem.rulesets.europe.position.powers import write_power
from pbem.rulesets.europe.state import Power, State
from pbem.rulesets.europe.table.powers import homes

Sheets = Mapping[Seat, Sheet[Order]]
_POWERS = ("whose", "lands", "figures", "hand")
_PLACES = ("place", "whose", "figures", "homes", "cards")


def oversee(before: State, after: State, sheets: Sheets, events: tuple[Event, ...]) -> Brief:
    """Write everything that happened, and what there is now."""
    sections = (
        Section(None, (_totals(after),)),
        _section("map", Picture(text("europe-oversee-legend"), text("europe-map-alt", round=before.round))),
        _section("powers", _table("oversee", _POWERS, (_power(after, power) for power in after.powers))),
        *_listed("orders", _orders(sheets)),
        *_listed("standing", _standing(after)),
        _section("deck", _cards(after.deck.cards), Lines((_seal(after),), bullet=False)),
        _section("discard", _cards(after.deck.discard)),
        *_listed("log", _log(events)),
    )
    return Brief((), sections, {"turn": after.turn, "round": after.round})


def standings(state: State) -> tuple[Block, ...]:
    """E-9: list who came where: the winners first, then by own homes held; and every hand, and the rest of the deck."""
    winners = state.result.winners if state.result is not None else ()
    keys = {power.seat: _rank(state, power, power.seat in winners) for power in state.powers}
    ranked = sorted(state.powers, key=lambda power: keys[power.seat], reverse=True)
    ordered = [keys[power.seat] for power in ranked]
    rows = (_place(ordered.index(keys[power.seat]) + 1, power, keys[power.seat]) for power in ranked)
    hands = (
        block
        for power in ranked
        for block in (Lines((text("europe-standing-hand", who=power.seat),), bullet=False), _cards(power.hand))
    )
    rest = Lines((text("europe-standing-deck"),), bullet=False)
    return (_table("standing", _PLACES, rows), *hands, rest, _cards(state.deck.cards))


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
        Cell(text("europe-oversee-who", who=power.seat), "tag", power.seat),
        *(Cell(str(count), "number") for count in (figures, abroad, len(power.hand))),
    )


def _section(name: str, *blocks: Block) -> Section:
    return Section(text(f"europe-oversee-heading-{name}"), blocks)


def _listed(name: str, lines: Iterator[Fact]) -> tuple[Section, ...]:
    """Write a section of lines, if there are any."""
    every = tuple(lines)
    return (_section(name, Lines(every)),) if every else ()


def _table(of: str, columns: tuple[str, ...], rows: Iterator[tuple[Cell, ...]]) -> Table:
    numeric = ("place", "figures", "homes", "cards")
    named = tuple(Column(text(f"europe-{of}-col-{name}"), numeric=name in numeric) for name in columns)
    return Table(named, tuple(rows))


def _cards(cards: tuple[str, ...]) -> Cards:
    """Lay cards open."""
    return Cards(tuple(Card(card[:-1], card[-1]) for card in cards), text("europe-oversee-no-cards"))


def _totals(state: State) -> Totals:
    """Count rounds, cards and figures."""
    figures = {
        "round": state.round,
        "deck": len(state.deck.cards),
        "discard": len(state.deck.discard),
        "figures": sum(stack.figures for stack in state.lands.values()),
    }
    return Totals(
        tuple((str(count), text(f"europe-oversee-total-{name}", count=count)) for name, count in figures.items())
    )


def _power(state: State, power: Power) -> tuple[Cell, ...]:
    """Write what a power has."""
    held = {land: stack.figures for land, stack in sorted(state.lands.items()) if stack.power == power.seat}
    return (
        Cell(text("europe-oversee-who", who=power.seat), "tag", power.seat),
        Cell(", ".join(f"{land} {figures}" for land, figures in held.items()) or "-"),
        Cell(str(sum(held.values())), "number"),
        Cell(" ".join(power.hand) or "-"),
    )


def _orders(sheets: Sheets) -> Iterator[Text]:
    """List the orders of the turn in the words of who gave them."""
    for seat, sheet in sheets.items():
        for place, line in enumerate(sheet.lines, 1):
            if line.words:
                words = " / ".join(line.words.splitlines())
                yield text("europe-oversee-ordered", who=seat, order=place, words=words)


def _standing(state: State) -> Iterator[Text]:
    """List standing orders that are not as by default, as positions are written."""
    for power in state.powers:
        said = {key: value for key, value in write_power(power).items() if key not in ("hand", "spied")}
        for key, value in said.items():
            yield text("europe-oversee-stands", who=power.seat, order=key, words=_plain(value))


def _plain(value: object) -> str:
    """Write a value of a position in a line."""
    match value:
        case list():
            return "; ".join(map(str, value))
        case dict():
            return "; ".join(f"{key}: {each}" for key, each in value.items())
        case _:
            return str(value)


def _seal(state: State) -> Text:
    """E-10.2: tell the seal of the shuffle in use."""
    return text("europe-oversee-seal", seal=state.deck.seal or "-", salt=state.deck.salt or "-")


def _log(events: tuple[Event, ...]) -> Iterator[Text]:
    """List what was told, and whom."""
    for event in events:
        what = headline("europe", event)
        if isinstance(event.seen_by, Everyone):
            yield text("europe-oversee-all", what=what)
        elif event.seen_by:
            yield text("europe-oversee-told", who=tuple(sorted(event.seen_by)), what=what)
