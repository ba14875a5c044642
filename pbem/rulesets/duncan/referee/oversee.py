"""The referee's own report of a turn (D-10.2): everything, and first what waits for him."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pbem.core.blocks import Block, Brief, Cell, Column, Lines, Picture, Section, Table, Totals
from pbem.core.events import Event, Everyone
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.duncan import turn
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.referee import overseen
from pbem.rulesets.duncan.report.news import told
from pbem.rulesets.duncan.report.words import named
from pbem.rulesets.duncan.state import NEUTRAL, State, Team, Unit
from pbem.rulesets.duncan.story.announcing_referee import queued
from pbem.rulesets.duncan.story.questions import queue

Sheets = Mapping[Seat, Sheet[Order]]
_PURSES = ("whose", "points", "score", "stock", "received", "units")
_UNITS = ("whose", "unit", "way", "values", "carries")
_PILES = ("pile", "size", "holder", "left")


def oversee(before: State, after: State, sheets: Sheets, events: tuple[Event, ...]) -> Brief:
    """Write everything that happened, and what there is now."""
    sections = (
        Section(None, (_totals(after),)),
        *_shown("queue", *queued(after.story)),
        _section("map", Picture(text("duncan-oversee-legend"), text("duncan-map-alt", turn=after.turn - 1))),
        _section("teams", _table(_PURSES, (_purse(team) for team in after.teams))),
        _section("all-units", _table(_UNITS, _units(before, after))),
        _section("all-piles", _table(_PILES, overseen.piles(after))),
        *_listed("orders", _orders(sheets)),
        *_listed("tiers", overseen.fights(turn.fights(before, sheets))),
        *_listed("draws", overseen.draws(events)),
        *_listed("all-story", overseen.story(after)),
        *_listed("log", _log(events)),
    )
    return Brief(tuple(_subject(after)), sections, {"waiting": [one.number for one in queue(after.story)]})


def _section(name: str, *blocks: Block) -> Section:
    return Section(text(f"duncan-oversee-heading-{name}"), blocks)


def _shown(name: str, *blocks: Block) -> tuple[Section, ...]:
    """Write a section, unless there is nothing in it."""
    return (_section(name, *blocks),) if blocks else ()


def _listed(name: str, lines: Iterator[Fact] | tuple[Fact, ...]) -> tuple[Section, ...]:
    """Write a section of lines, if there are any."""
    every = tuple(lines)
    return _shown(name, *([Lines(every)] if every else []))


def _table(columns: tuple[str, ...], rows: Iterator[tuple[Cell, ...]]) -> Table:
    return Table(tuple(Column(text(f"duncan-oversee-col-{name}")) for name in columns), tuple(rows))


def _subject(state: State) -> Iterator[Text]:
    """D-9.3: name in the subject line how many answers wait."""
    if count := len(queue(state.story)):
        yield text("duncan-oversee-subject", count=count)


def _totals(state: State) -> Totals:
    """Count what waits, teams, units and piles that are held."""
    figures = {
        "waiting": len(queue(state.story)),
        "teams": sum(not team.excluded for team in state.teams),
        "units": sum(len(team.units) for team in state.teams),
        "held": sum(pile.holder is not None for pile in state.piles),
    }
    return Totals(
        tuple((str(count), text(f"duncan-oversee-total-{name}", count=count)) for name, count in figures.items())
    )


def _purse(team: Team) -> tuple[Cell, ...]:
    """Write what a team has; bonuses it may choose, and those the referee owes it, stand beside those it was given."""
    gifts = text("duncan-oversee-received", received=team.received, choices=team.choices, due=team.due)
    return (
        Cell(overseen.whose(team.seat, team.excluded), "tag", team.seat),
        Cell(str(team.points), "number"),
        Cell(str(team.score), "number"),
        Cell(named(team.stock) or "-"),
        Cell(gifts),
        Cell(str(len(team.units)), "number"),
    )


def _units(before: State, after: State) -> Iterator[tuple[Cell, ...]]:
    """List every unit there was or is: its way, its values, what it carries."""
    for team in after.teams:
        old = {unit.number: unit for unit in before.team(team.seat).units}
        new = {unit.number: unit for unit in team.units}
        for number in sorted({**old, **new}):
            yield _unit(team.seat, old.get(number), new.get(number))
    for unit in after.neutral:
        yield _unit(NEUTRAL, next((one for one in before.neutral if one.number == unit.number), None), unit)


def _unit(owner: Seat, old: Unit | None, new: Unit | None) -> tuple[Cell, ...]:
    """Write the line of a unit; one that is gone has no end, a new one no start."""
    either = new or old
    assert either is not None
    ways = [unit.cell.name if unit is not None else "\u2020" for unit in (old or new, new)]
    values = [overseen.values(unit) if unit is not None else "\u2020" for unit in (old or new, new)]
    return (
        Cell(overseen.whose(owner), "tag", owner),
        Cell(f"u{either.number}", "strong"),
        Cell(_arrow(ways)),
        Cell(_arrow(values)),
        Cell(named(either.bonuses) or "-", "muted"),
    )


def _arrow(pair: list[str]) -> str:
    """Write what it was and what it is."""
    return pair[0] if pair[0] == pair[1] else " \u2192 ".join(pair)


def _orders(sheets: Sheets) -> Iterator[Fact]:
    """List the orders of the turn in the words of who gave them, and their places in the list."""
    for seat, sheet in sheets.items():
        for place, line in enumerate(sheet.lines, 1):
            if line.words:
                words = " / ".join(line.words.splitlines())
                yield text("duncan-oversee-ordered", who=seat, order=place, words=words)


def _log(events: tuple[Event, ...]) -> Iterator[Fact]:
    """List what was told, and whom."""
    for event in events:
        if isinstance(event.seen_by, Everyone):
            yield text("duncan-oversee-all", what=told(event))
        elif event.seen_by:
            yield text("duncan-oversee-told", who=tuple(sorted(event.seen_by)), what=told(event))
