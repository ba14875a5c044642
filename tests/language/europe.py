"""The lexicons of Evropská válka, and a player's view to write orders against."""

from __future__ import annotations

from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.language.forms.say import say
from pbem.language.reading.lexicon import Lexicon
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.registry import install
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import Action, ActionOrder, Choice, Guard, Order
from pbem.rulesets.europe.ruleset import EUROPE
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import forms, phrases

INSTALLED = install(EUROPE)
LEXICONS: dict[str, Lexicon] = {language: INSTALLED.lexicons[language] for language in LANGUAGES}
BRITAIN, RUSSIA, FRANCE, DUAL, OTTOMAN = map(Seat, ("britain", "russia", "france", "dual", "ottoman"))

VIEW = View(
    seat=FRANCE,
    options=Options(players=5),
    turn=4,
    round=4,
    circle=(BRITAIN, FRANCE, DUAL, RUSSIA, OTTOMAN),
    first=FRANCE,
    lands={},
    counts={},
    deck=40,
    discard=(),
)


def does(action: Action, *when: Guard) -> ActionOrder:
    """Make the order of a line with one action."""
    return ActionOrder((Choice(action, when),))


def meant(line: str, language: str, seen: View = VIEW) -> tuple[Order | Problem, ...]:
    """Read a line a player of that language writes; it must be read without taking a word for another."""
    _, reading = Readers(LEXICONS, forms.vocabulary(seen), language).read(line)
    assert isinstance(reading, Reading), (line, reading)
    assert not reading.corrections, (line, reading.corrections)
    return tuple(phrases.order(phrase, seen) for phrase in reading.phrases)


def orders(line: str, language: str, seen: View = VIEW) -> tuple[Order, ...]:
    """Read a line that must make orders."""
    found = meant(line, language, seen)
    wrong = [one for one in found if isinstance(one, Problem)]
    assert not wrong, (line, wrong)
    return tuple(one for one in found if not isinstance(one, Problem))


def said(order: Order, language: str) -> str:
    """Say an order."""
    return say(phrases.phrase(order), LEXICONS[language])
