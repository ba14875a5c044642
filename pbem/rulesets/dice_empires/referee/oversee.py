"""The referee's own report of a round: everything; and who came where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pbem.core.blocks import Block, Brief, Cell, Column, Lines, Picture, Section, Table, Totals
from pbem.core.events import Event, Everyone
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.dice_empires.city.groups import all_people, free_dice
from pbem.rulesets.dice_empires.orders import Order
from pbem.rulesets.dice_empires.position.standing import write_standing
from pbem.rulesets.dice_empires.report.words import told
from pbem.rulesets.dice_empires.state import Lord, State

Sheets = Mapping[Seat, Sheet[Order]]
_CITIES = ("whose", "reputation", "people", "dice", "slaves", "free")
_PLACES = ("place", "whose", "reputation", "people", "slaves")
_NUMERIC = ("place", "reputation", "people", "slaves")


def oversee(before: State, after: State, sheets: Sheets, events: tuple[Event, ...]) -> Brief:
    """Write everything that happened, and what there is now."""
    sections = (
        Section(None, (_totals(after),)),
        _section("map", Picture(text("dice-empires-oversee-legend"), text("dice-empires-oversee-alt"))),
        _section("cities", _table("oversee", _CITIES, (_city(after, lord) for lord in after.lords))),
        *_listed("orders", _orders(sheets)),
        *_listed("throws", _throws(events)),
        *_listed("standing", _standing(after)),
        *_listed("pending", _pending(after)),
        *_listed("log", _log(events)),
    )
    return Brief((), sections, {"turn": after.turn, "round": after.round})


def standings(state: State) -> tuple[Block, ...]:
    """X-12: list who came where: the winners first, then by reputation and people; ruined lords last."""
    winners = state.result.winners if state.result is not None else ()
    keys = {lord.seat: _rank(lord, lord.seat in winners) for lord in state.lords}
    ranked = sorted(state.lords, key=lambda lord: keys[lord.seat], reverse=True)
    order = [keys[lord.seat] for lord in ranked]
    places = (1 if keys[lord.seat][0] else order.index(keys[lord.seat]) + 1 for lord in ranked)
    return (_table("standing", _PLACES, (_place(*row) for row in zip(places, ranked, strict=True))),)


def _rank(lord: Lord, won: bool) -> tuple[bool, bool, int, int]:
    """Give what lords are compared by."""
    return won, not lord.ruined, lord.reputation, all_people(lord)


def _place(place: int, lord: Lord) -> tuple[Cell, ...]:
    """Write one line of the standings."""
    held = sum(each.people for each in lord.slaves)
    figures = (lord.reputation, all_people(lord), held)
    return (Cell(str(place), "number"), _whose(lord), *(Cell(str(figure), "number") for figure in figures))


def _whose(lord: Lord) -> Cell:
    """Name a lord, and say if he is ruined."""
    return Cell(text("dice-empires-standing-who", who=lord.seat, ruined=int(lord.ruined)), "tag", lord.seat)


def _section(name: str, *blocks: Block) -> Section:
    return Section(text(f"dice-empires-oversee-heading-{name}"), blocks)


def _listed(name: str, lines: Iterator[Fact]) -> tuple[Section, ...]:
    """Write a section of lines, if there are any."""
    every = tuple(lines)
    return (_section(name, Lines(every)),) if every else ()


def _table(of: str, columns: tuple[str, ...], rows: Iterator[tuple[Cell, ...]]) -> Table:
    named = tuple(Column(text(f"dice-empires-{of}-col-{name}"), numeric=name in _NUMERIC) for name in columns)
    return Table(named, tuple(rows))


def _totals(state: State) -> Totals:
    """Count rounds, lords, people, and how far the first one is."""
    playing = tuple(lord for lord in state.lords if not lord.ruined)
    figures = {
        "round": state.round,
        "lords": len(playing),
        "people": sum(map(all_people, playing)),
        "best": max((lord.reputation for lord in playing), default=0),
    }
    return Totals(
        tuple((str(count), text(f"dice-empires-oversee-total-{name}", count=count)) for name, count in figures.items())
    )


def _city(state: State, lord: Lord) -> tuple[Cell, ...]:
    """Write where everybody of a city is; dice that are free, and not used by enslaved people (D12)."""
    dice = (text("dice-empires-oversee-band", die=b.die, people=b.people, place=b.place) for b in lord.bands)
    slaves = (text("dice-empires-oversee-slaves", who=s.origin, people=s.people, place=s.place) for s in lord.slaves)
    free = " ".join(f"d{die}" for die in free_dice(state, lord))
    return (
        _whose(lord),
        Cell(str(lord.reputation), "number"),
        Cell(str(all_people(lord)), "number"),
        Cell(tuple(dice) or "-"),
        Cell(tuple(slaves) or "-"),
        Cell("-" if lord.ruined else free or "-", "muted"),
    )


def _orders(sheets: Sheets) -> Iterator[Text]:
    """List the orders of the turn in the words of who gave them, and their places in the list."""
    for seat, sheet in sheets.items():
        for place, line in enumerate(sheet.lines, 1):
            if line.words:
                words = " / ".join(line.words.splitlines())
                yield text("dice-empires-oversee-ordered", who=seat, order=place, words=words)


def _throws(events: tuple[Event, ...]) -> Iterator[Text]:
    """X-8.2: list all throws with their reasons, each once: in the fog two audiences hear of the same one."""
    for why, value in dict.fromkeys((roll.why, roll.value) for event in events for roll in event.rolls):
        yield text("dice-empires-oversee-throw", why=why, value=value)


def _standing(state: State) -> Iterator[Text]:
    """X-13.6: list standing orders that are not as by default, as positions are written."""
    for lord in state.lords:
        if lines := write_standing(lord.standing):
            yield text("dice-empires-oversee-stands", who=lord.seat, words="; ".join(lines))


def _pending(state: State) -> Iterator[Text]:
    """X-7.5: at the pace `command`, say whose commands are left, and which conversions are asked for."""
    if state.queue:
        yield text("dice-empires-oversee-queue", who=state.queue)
    for seat, origin in state.convert.items():
        yield text("dice-empires-oversee-convert", who=seat, origin=origin)


def _log(events: tuple[Event, ...]) -> Iterator[Text]:
    """List what was told, and whom."""
    for event in events:
        what = told(event)
        if isinstance(event.seen_by, Everyone):
            yield text("dice-empires-oversee-all", what=what)
        elif event.seen_by:
            yield text("dice-empires-oversee-told", who=tuple(sorted(event.seen_by)), what=what)
