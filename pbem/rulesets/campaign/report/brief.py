"""The report of a turn for one seat (5.1), made of its views and its own events alone."""

from __future__ import annotations

from pbem.core.blocks import Block, Brief, Lines, News, Picture, Section, Totals
from pbem.core.events import Event
from pbem.core.sections import Headings, counts
from pbem.core.texts import Text, text
from pbem.rulesets.campaign.report.armies import army_table, protocol
from pbem.rulesets.campaign.report.battles import battles
from pbem.rulesets.campaign.report.diplomacy import common, diplomacy
from pbem.rulesets.campaign.report.facts import facts
from pbem.rulesets.campaign.report.news import news, subject
from pbem.rulesets.campaign.report.places import city_table, known_table
from pbem.rulesets.campaign.report.start import start
from pbem.rulesets.campaign.report.strangers import seen_table, watched
from pbem.rulesets.campaign.view import View

_HEADINGS = Headings("campaign-heading")


def brief(before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
    """Write the report: what matters most first, then the map, then everything in tables."""
    sections = (
        Section(None, (_totals(after),)),
        *(_HEADINGS.shown("start", Lines(start(after), bullet=False)) if before is None else ()),
        *(_HEADINGS.shown("news", _news(events)) if before is not None or news(events) else ()),
        _HEADINGS.section("map", Picture(text("campaign-map-legend"), text("campaign-map-alt", turn=after.turn - 1))),
        *_tables(after, events, first=before is None),
    )
    return Brief(subject(events), sections, facts(before, after, events))


def _news(events: tuple[Event, ...]) -> Block:
    told = news(events)
    return News(told) if told else Lines((text("campaign-quiet"),), bullet=False)


def _tables(view: View, events: tuple[Event, ...], first: bool) -> tuple[Section, ...]:
    """Write the sections below the map; those with nothing to tell are left out, save armies and cities."""
    seen, known = seen_table(view, events), known_table(view)
    lines, log = watched(events), protocol(events)
    return (
        _HEADINGS.section("armies", army_table(view, events, first), *_lines(log)),
        _HEADINGS.section("cities", city_table(view, events)),
        *_HEADINGS.shown("battles", *battles(events)),
        *_HEADINGS.shown("seen", *([seen] if seen.rows else []), *_lines(lines)),
        *_HEADINGS.shown("known", *([known] if known.rows else [])),
        _HEADINGS.section("contacts", *diplomacy(view, events)),
        *_HEADINGS.listed("common", common(events)),
    )


def _lines(lines: tuple[Text, ...]) -> list[Lines]:
    return [Lines(lines)] if lines else []


def _totals(view: View) -> Totals:
    """Count cities, armies, strength and the part of the map that is known."""
    figures = {
        "cities": sum(city.owner == view.seat and view.seat is not None for city in view.cities),
        "armies": len(view.armies),
        "strength": sum(army.strength for army in view.armies),
    }
    cells = "".join(view.fog)
    share = 100 * (len(cells) - cells.count("?")) // len(cells)
    return Totals((*counts("campaign-total", figures).figures, (f"{share} %", text("campaign-total-explored"))))
