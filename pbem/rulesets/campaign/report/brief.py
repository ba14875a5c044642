"""The report of a turn for one seat (5.1), made of its views and its own events alone."""

from __future__ import annotations

from pbem.core.blocks import Block, Brief, Lines, News, Picture, Section, Totals
from pbem.core.events import Event
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


def brief(before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
    """Write the report: what matters most first, then the map, then everything in tables."""
    lead = [_section("start", Lines(start(after), bullet=False))] if before is None else []
    sections = [
        Section(None, (_totals(after),)),
        *lead,
        *([] if before is None and not news(events) else [_section("news", _news(events))]),
        _section("map", Picture(text("campaign-map-legend"), text("campaign-map-alt", turn=_played(after)))),
        *_tables(after, events, first=before is None),
    ]
    return Brief(subject(events), tuple(sections), facts(before, after, events))


def _news(events: tuple[Event, ...]) -> Block:
    """List the news, or say that there are none."""
    told = news(events)
    return News(told) if told else Lines((text("campaign-quiet"),), bullet=False)


def _tables(view: View, events: tuple[Event, ...], first: bool) -> list[Section]:
    """Write the sections below the map; those with nothing to tell are left out, save armies and cities."""
    fought, seen, known = battles(events), seen_table(view, events), known_table(view)
    lines, log = watched(events), protocol(events)
    return [
        _section("armies", army_table(view, events, first), *_lines(log)),
        _section("cities", city_table(view, events)),
        *([_section("battles", *fought)] if fought else []),
        *([_section("seen", *([seen] if seen.rows else []), *_lines(lines))] if seen.rows or lines else []),
        *([_section("known", known)] if known.rows else []),
        _section("contacts", *diplomacy(view, events)),
        *common(events),
    ]


def _section(name: str, *blocks: Block) -> Section:
    return Section(text(f"campaign-heading-{name}"), blocks)


def _lines(lines: tuple[Text, ...]) -> list[Lines]:
    return [Lines(lines)] if lines else []


def _totals(view: View) -> Totals:
    """Count cities, armies, strength and the part of the map that is known."""
    cities = sum(city.owner == view.seat and view.seat is not None for city in view.cities)
    strength = sum(army.strength for army in view.armies)
    open_cells = sum(len(row) - row.count("?") for row in view.fog)
    share = 100 * open_cells // (len(view.fog) * len(view.fog[0]))
    return Totals(
        (
            (str(cities), text("campaign-total-cities", count=cities)),
            (str(len(view.armies)), text("campaign-total-armies", count=len(view.armies))),
            (str(strength), text("campaign-total-strength", count=strength)),
            (f"{share} %", text("campaign-total-explored")),
        )
    )


def _played(view: View) -> int:
    return view.turn - 1
