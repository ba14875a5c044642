"""Small dungeons, reports and catalogues for the tests of what teams are shown."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pbem.rulesets.duncan as package
from pbem import registry
from pbem.core.blocks import Brief, Forecast, Lines, News, Section, Steps, Table
from pbem.core.events import Event, Roll, seen_by
from pbem.core.grid import cell
from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text
from pbem.reports.texts import Catalogue, wording
from pbem.rulesets.duncan import events
from pbem.rulesets.duncan.answer import plan
from pbem.rulesets.duncan.events import Bill, Mention, Moment
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.report import brief
from pbem.rulesets.duncan.sight import events as events_sight
from pbem.rulesets.duncan.state import Pile
from pbem.rulesets.duncan.story import events as events_story
from pbem.rulesets.duncan.view import View
from tests.rules.duncan.dungeon_kit import Game

FOLDER = Path(package.__file__).parent
BLUE, RED, GREEN = Seat("blue"), Seat("red"), Seat("green")

_SAMPLE: dict[str, Any] = {
    **dict.fromkeys(("owner", "seat"), BLUE),
    **dict.fromkeys(("was", "who", "whose", "holder"), RED),
    **dict.fromkeys(("unit", "order", "value", "number", "question", "points", "new", "smoked", "healed"), 3),
    **dict.fromkeys(("damage", "before", "strength", "wounds", "cost", "budget"), 4),
    **dict.fromkeys(("away", "standing", "ours"), True),
    "bill": Bill(2, 4, 5),
    "moment": Moment(1, 2, 1),
    "striker": Mention("blue", 1, "E5"),
    "target": Mention("red", 0, "F5"),
    "it": Mention("blue", 1, "E5"),
    "after": (3, 1),
    "param": "speed",
    "bonus": "leech",
    "bonuses": ("leech",),
    "at": "E5",
    "start": "D5",
    "end": "E5",
    "way": ("D5", "E5"),
    "size": "large",
    "seats": (BLUE,),
    "winners": (BLUE, RED),
    "reason": "turn_limit",
    "what": "buy",
    "why": "not_free",
    "words": "football",
    "of": "purchase",
    "option": "smoke_mode",
    "roll": Roll(9, 3, "bonus blue 3"),
    "pile": None,
    "gone": (6, 0),
}


def constructors() -> tuple[Callable[..., Event], ...]:
    """List the constructors of all kinds of events."""
    modules = (events, events_sight, events_story)
    found = [each for module in modules for _, each in inspect.getmembers(module, inspect.isfunction)]
    makes = (each for each in found if each.__annotations__.get("return") == "Event")
    return tuple(dict.fromkeys(each for each in makes if not each.__name__.startswith("_")))


def constructor(kind: str) -> Callable[..., Event]:
    """Give the constructor of a kind of event."""
    return next(make for make in constructors() if make.__name__ == kind)


def sample(make: Callable[..., Event], **other: Any) -> Event:
    """Make an event with plausible facts."""
    special: dict[Any, dict[str, Any]] = {
        events.hurt: {"strength": (4, 3)},
        events_sight.pile_found: {"pile": Pile(cell("E5"), "small", RED)},
        events_sight.discovered: {"new": (6, 0)},
        events_sight.flash: {"at": cell("E5")},
        events_sight.portal_found: {"at": cell("E5")},
        events.spared: {"units": (1, 2)},
        events_sight.blinded: {"units": (1, 2)},
        events_story.rule: {"value": "blind"},
        events.contested: {"who": ("blue", "red")},
    }
    facts = {**_SAMPLE, **special.get(make, {}), **other}
    wanted = {name: facts[name] for name in inspect.signature(make).parameters if name in facts}
    return make(**wanted)


@cache
def source(language: str) -> str:
    """Read the wording of Duncan."""
    return registry.Registry()["duncan"].catalogues[language]


def words(language: str = "en") -> Catalogue:
    """Give the catalogue of a language."""
    return wording(language, {language: source(language)})


def reported(game: Game, seat: str = "blue", *dice: Any) -> Brief:
    """Play a turn and write the report of a team."""
    before = game.view(seat)
    game.play(*dice)
    own = tuple(event for event in game.events if seen_by(event, Seat(seat)))
    return brief.brief(before, game.view(seat), own)


def told(game: Game, *found: Event, seat: str = "blue") -> Brief:
    """Write the report of a turn in which just these events were told."""
    return brief.brief(game.view(seat), game.view(seat), found)


def section(found: Brief, name: str) -> Section | None:
    """Find a section by its heading; None: it was left out."""
    return next((each for each in found.sections if each.heading == Text(f"duncan-heading-{name}")), None)


def tables(found: Brief, name: str, language: str = "en") -> list[list[list[str]]]:
    """Give the words of a section's tables: cells with their small print."""
    part, say = section(found, name), words(language).say
    blocks = part.blocks if part else ()
    return [
        [[f"{say(cell.content)} {say(cell.small)}".strip() for cell in row] for row in block.rows]
        for block in blocks
        if isinstance(block, Table)
    ]


def lines(found: Brief, name: str, language: str = "en") -> list[str]:
    """Give the sentences of a section, those of the news too."""
    part, say = section(found, name), words(language).say
    said: list[str] = []
    for block in part.blocks if part else ():
        if isinstance(block, Lines):
            said += [say(line) for line in block.lines]
        elif isinstance(block, News):
            said += [f"{say(lead)} {say(rest)}" for _, lead, rest in block.items]
    return said


def fights(found: Brief, language: str = "en") -> list[list[str]]:
    """Give the words of each fight: title and place, its steps, its result."""
    part, say = section(found, "fights"), words(language).say
    return [
        [
            f"{say(block.title)} · {block.place}",
            *(" | ".join(say(fact) for fact in step) for step in block.steps),
            say(block.result),
        ]
        for block in (part.blocks if part else ())
        if isinstance(block, Steps)
    ]


def planned(view: View, *orders: Order, line: int = 0) -> tuple[Forecast[Order], ...]:
    """Foretell a list: of lines that stood before (0), or of a new letter, counted from `line`."""
    listed = (Written[Order](order, line + place if line else 0) for place, order in enumerate(orders))
    return plan.plan(view, Sheet(tuple(listed)))[1]


def said(forecast: Forecast[Order], language: str = "en") -> list[str]:
    """Give the words of a forecast, warnings marked; every language can say it."""
    for each in LANGUAGES:
        assert all(words(each).say(text) for text in (*forecast.remarks, *forecast.warnings))
    say = words(language).say
    return [*(say(one) for one in forecast.remarks), *(f"! {say(one)}" for one in forecast.warnings)]
