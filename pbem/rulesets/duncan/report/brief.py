"""The report of a turn for one team (5), made of its views and its own events alone."""

from __future__ import annotations

from pbem.core.blocks import Block, Brief, Lines, News, Picture, Section, Totals
from pbem.core.events import Event, of_kind
from pbem.core.sections import Headings
from pbem.core.texts import Text, text
from pbem.rulesets.duncan import rule_changes
from pbem.rulesets.duncan.report.bonuses import bonuses
from pbem.rulesets.duncan.report.facts import facts
from pbem.rulesets.duncan.report.fights import fights
from pbem.rulesets.duncan.report.ground import explored, notes
from pbem.rulesets.duncan.report.news import failures, news, subject
from pbem.rulesets.duncan.report.piles import pile_table
from pbem.rulesets.duncan.report.points import points, shop
from pbem.rulesets.duncan.report.start import start
from pbem.rulesets.duncan.report.story import story
from pbem.rulesets.duncan.report.strangers import seen_table
from pbem.rulesets.duncan.report.units import unit_table
from pbem.rulesets.duncan.view import View

_HEADINGS = Headings("duncan-heading")


def brief(before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
    """Write the report: what matters most first, then the map, then everything in tables."""
    sections = (
        Section(None, (_totals(before, after),)),
        *_lead(before, after, events),
        _HEADINGS.section("map", Picture(text("duncan-map-legend"), text("duncan-map-alt", turn=after.turn - 1))),
        *_tables(before, after, events),
    )
    return Brief(subject(events), sections, facts(before, after, events))


def _lead(before: View | None, after: View, events: tuple[Event, ...]) -> tuple[Section, ...]:
    """Say what a reader must know before he looks at the map."""
    told = news(before, after, events)
    quiet: Block = News(told) if told else Lines((text("duncan-quiet"),), bullet=False)
    first = () if before is not None else _HEADINGS.shown("start", Lines(start(after), bullet=False))
    lines = [Lines(failed)] if (failed := failures(events)) else []
    return (
        *first,
        *(_HEADINGS.shown("news", quiet) if told or (before is not None and not of_kind(events, "blow")) else ()),
        *_HEADINGS.shown("failed", *lines),
        *_HEADINGS.shown("rules", *([Lines(ruled)] if (ruled := _rules(before or after)) else [])),
    )


def _tables(before: View | None, after: View, events: tuple[Event, ...]) -> tuple[Section, ...]:
    """Write the sections below the map; those with nothing to tell are left out."""
    seen, piles = seen_table(after), pile_table(after, events)
    return (
        *(() if after.seat is None else _HEADINGS.shown("units", unit_table(before, after, events))),
        *_HEADINGS.shown("fights", *fights(after, events)),
        *_HEADINGS.shown("seen", *([seen] if seen.rows else [])),
        *_HEADINGS.shown("points", *points(before, after, events)),
        *_HEADINGS.shown("shop", *shop(after)),
        *_HEADINGS.shown("piles", *([piles] if piles.rows else [])),
        *_HEADINGS.shown("explored", *explored(before, after)),
        *_HEADINGS.shown("bonuses", *bonuses(after)),
        *_HEADINGS.shown("story", *story(after)),
        *_HEADINGS.shown("notes", *notes(after)),
    )


def _rules(view: View) -> tuple[Text, ...]:
    """D-10.2: announce the rules changed since the last turn: the view before it has them, the one after no more."""
    return tuple(_rule(name, rule_changes.written(view.options, name)) for name in view.rules)


def _rule(option: str, value: str) -> Text:
    return text("duncan-rule-changed", option=option, value=value, rule=text(f"duncan-option-{option}"))


def _totals(before: View | None, view: View) -> Totals:
    """Count victory points, purchase points, units and the part of the dungeon that is known."""
    known = sum(len(row) - row.count("?") for row in view.terrain)
    share = 100 * known // (len(view.terrain) * len(view.terrain[0]))
    explored_ = (f"{share} %", text("duncan-total-explored"))
    if view.seat is None:
        return Totals(((str(view.turn - 1), text("duncan-total-turns", count=view.turn - 1)), explored_))
    return Totals(
        (
            (str(view.score), text("duncan-total-score", count=view.score)),
            (str(view.points), text("duncan-total-points", count=view.points)),
            (str(len(view.units)), text("duncan-total-units", count=len(view.units))),
            explored_,
        )
    )
