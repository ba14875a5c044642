"""Every text a game can come to say has words in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from random import Random

from pbem.core.events import headline
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Defect
from pbem.core.sheets import Sheet
from pbem.core.texts import Text
from pbem.language.forms.notation import Node, Sequence, Slot, walk
from pbem.language.letter import sheet as sheets
from pbem.registry import AnyState, AnyView, Installed
from pbem.reports.texts import Catalogue
from pbem.service.game import briefings, dealings
from pbem.testing import letters, table
from pbem.testing.garbage import part
from pbem.testing.playing import Game, chance_of, during, random_lines, require

_ANSWERED = 8
"""So many sheets of a game, by chance, get an answer to random lines: reading these takes longest."""


def texts(installed: Installed, game: Game, share: float = 1.0) -> None:
    """Events, reports, forecasts, problems and subjects are said in four languages.

    A `share` of the answers is enough for a game that is held once more with other options.
    """
    met: dict[tuple[str, frozenset[str]], Text] = {}
    for text in _met(installed, game, share):
        met.setdefault((text.id, frozenset(text.args)), text)
    unsaid = [
        fault for language in LANGUAGES for fault in _unsaid(letters.catalogue(installed, language), met.values())
    ]
    require(not unsaid, f"{game.name}: texts without words:\n  " + "\n  ".join(unsaid))


def terms(installed: Installed) -> None:
    """Whatever may stand in a slot has a name, so that we can say what was expected there."""
    for language, lexicon in installed.lexicons.items():
        catalogue = letters.catalogue(installed, language)
        nodes = (node for forms in lexicon.forms.values() for node in _nodes(forms))
        slots = {lexicon.grammar.term(node) for node in nodes if isinstance(node, Slot)}
        missing = sorted(slot for slot in slots if not catalogue.has(f"term-{slot}"))
        require(not missing, f"{installed.ruleset.key}: no term-... in {language} for the slots: {', '.join(missing)}")


def _nodes(forms: tuple[Sequence, ...]) -> Iterator[Node]:
    return (node for form in forms for node in walk(form))


def _unsaid(catalogue: Catalogue, texts: Iterable[Text]) -> Iterator[str]:
    """List the texts a catalogue cannot say, each with the reason."""
    for text in sorted(texts, key=lambda one: one.id):
        try:
            said = catalogue.say(text).strip()
        except Defect as defect:
            yield str(defect)
            continue
        if not said:
            yield f"{text.id} says nothing in {catalogue.language}"


def _met(installed: Installed, game: Game, share: float) -> Iterator[Text]:
    chance = chance_of(installed, game, "texts")
    for one in game.steps:
        yield from (headline(installed.ruleset.key, event) for event in one.events)
        yield from found_in(one.events)
        for seat in game.seats:
            with during(f"{game.name}: the report of {seat}"):
                told = letters.report(installed, briefings.Step(one.before, one.after, one.events), seat, "en")
            yield from found_in(told.brief)
        for letter in one.letters:
            yield from _announced(installed, one.before, letter)
    written = [(one, seat) for one in game.steps for seat in sorted(one.sheets)]
    for one, seat in chance.sample(written, min(part(_ANSWERED, share), len(written))):
        heard = dealings.across(installed.ruleset, one.sheets, seat)
        yield from _answered(installed, table.told(installed.ruleset, one.before, seat, heard), chance)


def _announced(installed: Installed, state: AnyState, letter: table.Letter) -> Iterator[Text]:
    """Walk over the texts of what others are told of a letter, and would be told were all of it taken back."""
    for hearing in letter.hearings:
        for gone in (False, True):
            said = tuple((overture, gone) for overture, _ in hearing.said)
            yield from found_in(table.announced(installed.ruleset, state, replace(hearing, said=said)))


def _answered(installed: Installed, view: AnyView, chance: Random) -> Iterator[Text]:
    """Walk over the texts of an answer to random lines, the problems among them."""
    ruleset, language = installed.ruleset, chance.choice(LANGUAGES)
    lines = tuple(enumerate(random_lines(installed, view, language, chance), 1))
    draft = sheets.read(lines, ruleset, view, sheets.readers(ruleset, view, installed.lexicons, language))
    yield from found_in((ruleset.telling.plan(view, draft.sheet)[1], ruleset.telling.overview(view, draft.sheet)))
    for problem in (*draft.problems, *ruleset.words.check(view, draft.sheet)):
        yield Text(f"problem-{problem.code}", problem.facts)
        yield from found_in(problem.facts)
    for subject in (*ruleset.words.missing(view, draft.sheet), *ruleset.words.missing(view, Sheet())):
        kind, _, name = subject.partition(" ")
        yield Text(f"{ruleset.key}-about-{kind}", {"name": name})


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
