"""What a rule set shows its referee, and lets him do: everything in sight, words for it, states that can be kept."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pbem import codec
from pbem.core import seat_requests
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Defect, Refusal
from pbem.core.seats import REFEREE
from pbem.core.sheets import Sheet
from pbem.core.texts import Text
from pbem.language.letter import sheet as sheets
from pbem.registry import AnyOrder, AnyState, Installed
from pbem.testing import letters
from pbem.testing.playing import Game, Step, accepted, during, random_lines, require
from pbem.testing.wording import found_in

PROBED = 4
"""So many lines are written as the referee after each turn."""


def oversight(installed: Installed, game: Game) -> None:
    """The referee's view comes back from JSON; his report and the standings have words; decrees leave good states.

    What he takes away no order form names any more, nor what stands for those who are silent.
    """
    ruleset, chance = installed.ruleset, Random(game.name)
    for number, step in enumerate(game.steps, 1):
        with during(f"{game.name}: turn {number}: the referee's view"):
            _seen(installed, step.after)
        with during(f"{game.name}: turn {number}: the referee's report"):
            _said(installed, step, f"{game.name}: turn {number}")
        with during(f"{game.name}: turn {number}: decrees"):
            for state in _decreed(installed, step.after, chance):
                kept = codec.loads(codec.dumps(state, ruleset.state_type), ruleset.state_type)
                require(kept == state, f"{game.name}: a decree leaves a state that does not come back from JSON")
                for seat, requests in seat_requests.by_seat(ruleset, state).items():
                    view = ruleset.rules.view(state, seat)
                    accepted(installed, view, requests, "silence")
                    accepted(installed, view, requests, "form")


def _seen(installed: Installed, state: AnyState) -> None:
    ruleset = installed.ruleset
    view = ruleset.rules.view(state, REFEREE)
    kept = codec.loads(codec.dumps(view, ruleset.view_type), ruleset.view_type)
    require(kept == view, "it does not come back from JSON")
    ruleset.words.vocabulary(view)
    ruleset.telling.draw(view)


def _said(installed: Installed, step: Step, place: str) -> None:
    """Say the report and the standings in every language."""
    ruleset = installed.ruleset
    told = {**step.sheets, REFEREE: Sheet[AnyOrder]()}
    texts = [*found_in(ruleset.oversee(step.before, step.after, told, step.events))]
    texts += found_in(ruleset.telling.standings(step.after))
    unsaid = [fault for language in LANGUAGES for fault in _unsaid(installed, texts, language)]
    require(not unsaid, f"{place}: texts without words:\n  " + "\n  ".join(sorted(set(unsaid))))


def _unsaid(installed: Installed, texts: list[Text], language: str) -> Iterator[str]:
    """List what a catalogue cannot say."""
    catalogue = letters.catalogue(installed, language)
    for text in texts:
        try:
            catalogue.say(text)
        except Defect as defect:
            yield str(defect)


def _decreed(installed: Installed, state: AnyState, chance: Random) -> Iterator[AnyState]:
    """Let the referee write random lines, and do what they decree; what cannot be is refused."""
    ruleset, language = installed.ruleset, chance.choice(LANGUAGES)
    view = ruleset.rules.view(state, REFEREE)
    lines = tuple(enumerate(random_lines(installed, view, language, chance)[:PROBED], 1))
    for order in sheets.read(lines, ruleset, view, sheets.readers(ruleset, view, installed.lexicons, language)).sheet:
        try:
            done = ruleset.refereeing.decree(state, order)
        except Refusal:
            continue
        for seat in (REFEREE, None):
            ruleset.rules.view(done.state, seat)
        yield done.state
