"""The referee's own report of a turn (D-10.2): everything, and first what waits for him."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pbem.core import referee_report
from pbem.core.blocks import Brief, Cell, Picture, Section, Totals
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sections import Headings, counts, table
from pbem.core.sheets import Sheet
from pbem.core.texts import Text, text
from pbem.rulesets.duncan import turn
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.referee import report_lines
from pbem.rulesets.duncan.report.news import told
from pbem.rulesets.duncan.report.referee_announcement import queued
from pbem.rulesets.duncan.state import NEUTRAL, State, Team, Unit
from pbem.rulesets.duncan.story.questions import queue
from pbem.rulesets.duncan.words.terms import named

Sheets = Mapping[Seat, Sheet[Order]]
_HEADINGS = Headings("duncan-oversee-heading")
_COLUMN = "duncan-oversee-col"
_PURSES = ("whose", "points", "score", "stock", "received", "units")
_UNITS = ("whose", "unit", "way", "values", "carries")
_PILES = ("pile", "size", "holder", "left")


def oversee(before: State, after: State, sheets: Sheets, events: tuple[Event, ...]) -> Brief:
    """Write everything that happened, and what there is now."""
    sections = (
        Section(None, (_totals(after),)),
        *_HEADINGS.shown("queue", *queued(after.story)),
        _HEADINGS.section("map", Picture(text("duncan-oversee-legend"), text("duncan-map-alt", turn=after.turn - 1))),
        _HEADINGS.section("teams", table(_COLUMN, _PURSES, (_purse(team) for team in after.teams))),
        _HEADINGS.section("all-units", table(_COLUMN, _UNITS, _units(before, after))),
        _HEADINGS.section("all-piles", table(_COLUMN, _PILES, report_lines.piles(after))),
        *_HEADINGS.listed("orders", referee_report.ordered(sheets)),
        *_HEADINGS.listed("tiers", report_lines.fights(turn.fights(before, sheets))),
        *_HEADINGS.listed("draws", report_lines.draws(events)),
        *_HEADINGS.listed("all-story", report_lines.story(after)),
        *_HEADINGS.listed("log", referee_report.told(events, told)),
    )
    return Brief(tuple(_subject(after)), sections, {"waiting": [one.number for one in queue(after.story)]})


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
    return counts("duncan-oversee-total", figures)


def _purse(team: Team) -> tuple[Cell, ...]:
    """Write what a team has; bonuses it may choose, and those the referee owes it, stand beside those it was given."""
    gifts = text("duncan-oversee-received", received=team.received, choices=team.choices, due=team.due)
    return (
        Cell(report_lines.whose(team.seat, team.excluded), "tag", team.seat),
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
    values = [report_lines.values(unit) if unit is not None else "\u2020" for unit in (old or new, new)]
    return (
        Cell(report_lines.whose(owner), "tag", owner),
        Cell(f"u{either.number}", "strong"),
        Cell(_arrow(ways)),
        Cell(_arrow(values)),
        Cell(named(either.bonuses) or "-", "muted"),
    )


def _arrow(pair: list[str]) -> str:
    return pair[0] if pair[0] == pair[1] else " \u2192 ".join(pair)
