"""Every text a game can come to say has words in every language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from pbem.core.events import headline
from pbem.core.sheets import Sheet
from pbem.core.texts import Text
from pbem.language import sheet as sheets
from pbem.language.lexicon import LANGUAGES
from pbem.registry import Installed
from pbem.testing import letters
from pbem.testing.playing import Game, during, random_lines, require


def texts(installed: Installed, game: Game) -> None:
    """Events, reports, forecasts, problems and subjects are said in four languages."""
    met: dict[tuple[str, frozenset[str]], Text] = {}
    for text in _met(installed, game):
        met.setdefault((text.id, frozenset(text.args)), text)
    for language in LANGUAGES:
        catalogue = letters.catalogue(installed, language)
        for text in met.values():
            with during(f"{game.name}: saying {text!r} in {language}"):
                require(catalogue.say(text).strip() != "", f"{text.id} says nothing in {language}")


def _met(installed: Installed, game: Game) -> Iterator[Text]:
    """Walk over all texts of a game."""
    chance = Random(game.name)
    for one in game.steps:
        yield from (headline(installed.ruleset.key, event) for event in one.events)
        yield from found_in(one.events)
        for seat in game.seats:
            with during(f"{game.name}: the report of {seat}"):
                told = letters.report(installed, one.before, one.after, one.events, seat, "en")
            yield from found_in(told.brief)
        for seat in one.sheets:
            yield from _answered(installed, installed.ruleset.view(one.before, seat), chance)


def _answered(installed: Installed, view: Any, chance: Random) -> Iterator[Text]:
    """Walk over the texts of an answer to random lines, the problems among them."""
    ruleset, language = installed.ruleset, chance.choice(LANGUAGES)
    lines = tuple(enumerate(random_lines(installed, view, language, chance), 1))
    draft = sheets.read(lines, ruleset, view, installed.lexicons, language)
    yield from found_in(ruleset.plan(view, draft.sheet)[1])
    for problem in (*draft.problems, *ruleset.check(view, draft.sheet)):
        yield Text(f"problem-{problem.code}", problem.facts)
        yield from found_in(problem.facts)
    for subject in (*ruleset.missing(view, draft.sheet), *ruleset.missing(view, Sheet())):
        kind, _, name = subject.partition(" ")
        yield Text(f"subject-{kind}", {"name": name})


def found_in(value: object) -> Iterator[Text]:
    """Walk over all texts within a value."""
    if isinstance(value, Text):
        yield value
    if is_dataclass(value) and not isinstance(value, type):
        value = [getattr(value, field.name) for field in fields(value)]
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list | tuple | frozenset):
        for item in value:
            yield from found_in(item)
