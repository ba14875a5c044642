"""Small positions, views and catalogues for the tests of what players are shown."""

from __future__ import annotations

import inspect
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pbem.rulesets.campaign as package
from pbem import registry
from pbem.core.events import Event, Roll
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text
from pbem.registry import AnyOptions
from pbem.reports.texts import Catalogue, wording
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.diplomacy import events as dealings
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import Action, ArmyOrder, Order
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.campaign.state import Alliance, State
from pbem.rulesets.campaign.view import View
from tests.known import known

FOLDER = Path(package.__file__).parent
RED, GREEN, BLUE = Seat("red"), Seat("green"), Seat("blue")
GAME = CAMPAIGN

LINES = (
    events.champion(1, GREEN, 0, 10, 2, 9, "destroyed"),
    events.champion(1, RED, 3, 18, 0, 5, "won"),
)
ROLLS = (Roll(15, 9, "battle E5 step 2 round 1 green"), Roll(15, 5, "battle E5 step 2 round 1 red"))
PLACE = events.Place(2, "E5", "E5", "Yaz")

_SAMPLE: dict[str, Any] = {
    **dict.fromkeys(("owner", "seat", "by", "who", "whom", "member"), RED),
    **dict.fromkeys(("army", "joined", "new", "step", "rule", "number"), 3),
    **dict.fromkeys(("strength", "before", "after", "part", "least", "total", "limit", "rest", "lost", "gain"), 12),
    **dict.fromkeys(("capital", "here", "chosen", "left"), 1),
    **dict.fromkeys(("at", "other", "to"), "E5"),
    "way": ("C5", "D5", "E5"),
    "on": "reveal-enemy",
    "it": ("K9", "green", ""),
    "then": "flee",
    "direction": "NE",
    "why": "unknown",
    "what": "goto",
    "place": PLACE,
    "lines": LINES,
    "rolls": ROLLS,
    "result": ("won", "red", 21, "won"),
    "seats": (RED,),
    "sides": ("green", "red"),
    "winner": "red",
    "city": "Yaz",
    "name": "Wolves",
    "seen": ("C5", "E5", 0, 3),
    "how": "battle",
    "others": ("green",),
    "winners": (RED,),
    "reason": "all_cities",
}


_OF_DIPLOMACY: dict[str, Any] = {
    **dict.fromkeys(("giver", "to", "owner", "winner"), GREEN),
    **dict.fromkeys(("others", "asked", "missing", "members"), (GREEN, BLUE)),
    "proposal": (4711, RED),
    "parties": (RED, GREEN),
    "alliance": Alliance(4711, (RED, GREEN), 8, 17),
    "item": dealings.Item("map", cells=5, cities=2),
    "place": ("E5", ""),
    "spot": dealings.Spot("E5"),
    "answer": "accept",
    "why": "lapsed",
    "turns": 10,
    "joint": 1,
    "result": "won",
    "who": "",
}


def constructors() -> tuple[Callable[..., Event], ...]:
    """List the constructors of all kinds of events."""
    found = [*inspect.getmembers(events, inspect.isfunction), *inspect.getmembers(dealings, inspect.isfunction)]
    return tuple(
        each for name, each in found if not name.startswith("_") and each.__annotations__.get("return") == "Event"
    )


def constructor(kind: str) -> Callable[..., Event]:
    """Give the constructor of a kind of event."""
    return next(make for make in constructors() if make.__name__ == kind)


def sample(make: Callable[..., Event], **other: Any) -> Event:
    """Make an event with plausible facts."""
    facts = {**_SAMPLE, "result": "won"} if make is events.battle_watched else _SAMPLE
    facts = {**facts, "before": "E6"} if make is events.halted else facts
    if make.__module__ == dealings.__name__:
        facts = {**facts, **_OF_DIPLOMACY}
        named = make.__name__ in ("proposal_answered", "alliance_left", "abandoned", "common_alliance_left")
        facts = {**facts, "who": GREEN} if named else facts
    wanted = {name: facts[name] for name in inspect.signature(make).parameters if name in facts}
    return make(**{**wanted, **other})


@cache
def games() -> registry.Registry:
    """Load the installed rule sets once."""
    return registry.Registry()


@cache
def source(language: str) -> str:
    """Read the wording of the campaign game."""
    return games()["campaign"].catalogues[language]


def words(language: str = "en") -> Catalogue:
    """Give the catalogue of a language."""
    return wording(language, {language: source(language)})


def position(text: str, **options: Any) -> State:
    """Read a position of blue, green and red on 20 by 20 plain cells."""
    board = Options(board_width=20, board_height=20, **options)
    state = games()["campaign"].from_position(AnyOptions(board), (BLUE, GREEN, RED), tomllib.loads(text))
    return known(state, State)


def red_view(text: str, **options: Any) -> View:
    """Give red's view of a position."""
    return GAME.rules.view(position(text, **options), RED)


def orders(**plans: tuple[Action, ...]) -> Sheet[Order]:
    """Write a sheet: `army_3=(Move(...),)`."""
    numbered = enumerate(plans.items(), 1)
    return Sheet(tuple(Written[Order](ArmyOrder(int(name[5:]), plan), line) for line, (name, plan) in numbered))


def ids(texts: tuple[Text, ...]) -> list[str]:
    """List the ids of texts without their common beginning."""
    return [text.id.removeprefix("campaign-") for text in texts]
