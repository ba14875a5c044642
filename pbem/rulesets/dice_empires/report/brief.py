"""The report of a round (6), made of a lord's views and the events he saw alone."""

from __future__ import annotations

from pbem.core.blocks import Brief, Lines, News, Picture, Section, Totals
from pbem.core.events import Event
from pbem.core.seats import REFEREE
from pbem.core.sections import Headings
from pbem.core.texts import Text, text
from pbem.rulesets.dice_empires.report.cities import cities
from pbem.rulesets.dice_empires.report.commands import deeds, failures
from pbem.rulesets.dice_empires.report.facts import facts
from pbem.rulesets.dice_empires.report.fights import fights
from pbem.rulesets.dice_empires.report.neighbours import own
from pbem.rulesets.dice_empires.report.news import news, subject
from pbem.rulesets.dice_empires.report.next_round import next_round, threats
from pbem.rulesets.dice_empires.report.outlook import commands, free
from pbem.rulesets.dice_empires.report.raids import raids
from pbem.rulesets.dice_empires.report.standing_orders import standing
from pbem.rulesets.dice_empires.report.start import start, welcome
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words.terms import told

_HEADINGS = Headings("dice-empires-heading")


def brief(before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
    """Write the report: what matters most, the cities, the round in its order, then what comes."""
    sections = (
        Section(None, (_totals(after), *_on_turn(after))),
        *_lead(before, after, events),
        _HEADINGS.section("cities", Picture(text("dice-empires-picture-legend"), text("dice-empires-picture-alt"))),
        _HEADINGS.section("lords", cities(before, after)),
        *_round(after, events),
        *_next(after),
    )
    return Brief(subject(before, after, events), sections, facts(before, after, events))


def _on_turn(view: View) -> tuple[Lines, ...]:
    """X-13.6: say at the pace `command` whose command is awaited; everybody knows that."""
    if view.options.pace != "command" or not view.queue:
        return ()
    said = text("dice-empires-on-turn", who=view.queue[0], mine=int(view.queue[0] == view.seat))
    return (Lines((said,), bullet=False, awaiting=True),)


def _lead(before: View | None, after: View, events: tuple[Event, ...]) -> tuple[Section, ...]:
    """Say what a reader must know before he looks at the picture: news, threats, own lines that failed."""
    found, near, failed = news(before, after, events), threats(after), failures(events)
    first = welcome(after) if before is None else ()
    quiet = before is not None and not found
    return (
        *_HEADINGS.shown("welcome", *([Lines(first, bullet=False)] if first else [])),
        *_HEADINGS.shown("news", *([News(found)] if found else [])),
        *_HEADINGS.shown("news", *([Lines((text("dice-empires-quiet"),), bullet=False)] if quiet else [])),
        *_HEADINGS.shown("decrees", *([Lines(decreed)] if (decreed := _decrees(events)) else [])),
        *_HEADINGS.shown("threats", *([Lines(near)] if near else [])),
        *_HEADINGS.shown("failed", *([Lines(failed)] if failed else [])),
    )


def _decrees(events: tuple[Event, ...]) -> tuple[Text, ...]:
    """Tell what the referee changed since the last report."""
    return tuple(told(event) for event in events if event.kind.startswith("decree"))


def _round(after: View, events: tuple[Event, ...]) -> tuple[Section, ...]:
    """X-4: tell the round in its order; what did not happen has no section."""
    return (
        *_HEADINGS.shown("start", *start(after, events)),
        *_HEADINGS.shown("commands", *deeds(events)),
        *_HEADINGS.shown("fights", *fights(after, events)),
        *_HEADINGS.shown("plunder", *raids(after, events)),
    )


def _next(after: View) -> tuple[Section, ...]:
    """Say what comes, and what acts when nothing is written."""
    coming = next_round(after)
    mine = own(after) is not None and after.result is None and after.seat != REFEREE
    return (
        *_HEADINGS.shown("next", *([Lines(coming)] if coming else [])),
        *_HEADINGS.shown("standing", *([standing(after.standing)] if mine and coming else [])),
    )


def _totals(view: View) -> Totals:
    """Count reputation, people, and while he commands free dice and commands; for others rounds and the leader."""
    city = own(view)
    if city is None:
        best = max((each.reputation for each in view.cities), default=0)
        rounds = (str(view.round), text("dice-empires-total-round", count=view.round))
        return Totals((rounds, (f"{best} / {view.options.win_reputation}", text("dice-empires-total-best"))))
    reputation = f"{city.reputation} / {view.options.win_reputation}"
    stand = (
        (reputation, text("dice-empires-total-reputation")),
        (str(city.people), text("dice-empires-total-people", count=city.people)),
    )
    if city.ruined or view.result is not None:
        return Totals(stand)
    return Totals(
        (
            *stand,
            (str(commands(view, city)), text("dice-empires-total-commands", count=commands(view, city))),
            (str(len(free(view, city))), text("dice-empires-total-dice", count=len(free(view, city)))),
        )
    )
