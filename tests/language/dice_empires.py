"""The lexicons of Dice Empires, and a lord's view of a table of three to write orders against."""

from __future__ import annotations

from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.language.forms.say import say
from pbem.language.reading.lexicon import Lexicon
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.registry import install
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import Command, CommandOrder, Condition, Order, Place, Step
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.dice_empires.state import Band, Slaves
from pbem.rulesets.dice_empires.view import City, View
from pbem.rulesets.dice_empires.words import forms, phrases

INSTALLED = install(DICE_EMPIRES)
LEXICONS: dict[str, Lexicon] = {language: INSTALLED.lexicons[language] for language in LANGUAGES}
BLUE, RED, GREEN = Seat("blue"), Seat("red"), Seat("green")
EVERYWHERE: tuple[Place, ...] = ("OL", "WL", "H", "B", "T", "C", "F", "WR", "OR")


def view(**changed: object) -> View:
    """Blue has d1 6 in the hall, d2 3 in the barracks, slaves of red in the houses; red and green sit beside him."""
    cities = (
        City(BLUE, 0, 11, EVERYWHERE, (Band(1, 6, "T"), Band(2, 3, "B")), (Slaves(RED, 2, "H"),)),
        City(RED, 0, 6, EVERYWHERE, (Band(1, 6, "T"),)),
        City(GREEN, 0, 6, EVERYWHERE, (Band(1, 6, "T"),)),
    )
    known = View(BLUE, Options(players=3), 1, 1, BLUE, cities)
    return View(**{**vars(known), **changed})


SEEN = view()


def step(command: Command, *when: Condition) -> CommandOrder:
    """Write a line of one command."""
    return CommandOrder((Step(command, when),))


def meant(line: str, language: str) -> tuple[Order | Problem, ...]:
    """Read a line a player of that language writes; it must be read without taking a word for another."""
    _, reading = Readers(LEXICONS, forms.vocabulary(SEEN), language).read(line)
    assert isinstance(reading, Reading), (line, reading)
    assert not reading.corrections, (line, reading.corrections)
    return tuple(order for phrase in reading.phrases for order in phrases.orders(phrase, SEEN))


def orders(line: str, language: str) -> tuple[Order, ...]:
    """Read a line that must make orders."""
    found = meant(line, language)
    assert not any(isinstance(one, Problem) for one in found), (line, found)
    return tuple(one for one in found if not isinstance(one, Problem))


def echo(line: str, language: str) -> str:
    """Read a line and say what it was taken for."""
    return "; ".join(say(phrases.phrase(order), LEXICONS[language]) for order in orders(line, language))


def refusal(line: str, language: str) -> Problem:
    """Read a line whose first order is refused."""
    (found, *_) = meant(line, language)
    assert isinstance(found, Problem), (line, found)
    return found
