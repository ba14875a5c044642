"""Duncan's lexicons, and a team's view of a wide open dungeon to write orders against."""

from __future__ import annotations

from pbem.core.grid import cell
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.language.forms.say import say
from pbem.language.reading.lexicon import Lexicon
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.registry import install
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.ruleset import DUNCAN
from pbem.rulesets.duncan.state import Question, Story, Unit
from pbem.rulesets.duncan.story.growth import seal
from pbem.rulesets.duncan.view import KnownPortal, View
from pbem.rulesets.duncan.words import forms, phrases

INSTALLED = install(DUNCAN)
LEXICONS: dict[str, Lexicon] = {language: INSTALLED.lexicons[language] for language in LANGUAGES}
BLUE = Seat("blue")
WHAT = "?"
ASKED = seal(WHAT)
"""The words of each of the three questions, and the mark of an answer to them."""


def view(width: int = 40, height: int = 30) -> View:
    """Blue's portal in C3, u1 2/1/1 beside it in D4, u2 1/3/1 in F7, u3 in B2, u4 in B9; all is known floor."""
    rows = ("." * width,) * height
    return View(
        seat=BLUE,
        options=Options(),
        turn=5,
        terrain=rows,
        fog=rows,
        portal=cell("C3"),
        portals=(KnownPortal(BLUE, cell("C3")),),
        units=(
            Unit(1, cell("D4"), 2, 1, 1),
            Unit(2, cell("F7"), 1, 3, 1),
            Unit(3, cell("B2")),
            Unit(4, cell("B9")),
        ),
        next_number=5,
        points=50,
        story=Story(tuple(Question(number, WHAT, 1) for number in (1, 2, 3))),
    )


WIDE, NARROW = view(), view(12, 12)


def meant(line: str, language: str, seen: View = WIDE) -> tuple[Order | Problem, ...]:
    """Read a line a player of that language writes; it must be read without taking a word for another."""
    _, reading = Readers(LEXICONS, forms.vocabulary(seen), language).read(line)
    assert isinstance(reading, Reading), (line, reading)
    assert not reading.corrections, (line, reading.corrections)
    return tuple(order for phrase in reading.phrases for order in phrases.orders(phrase, seen))


def orders(line: str, language: str, seen: View = WIDE) -> tuple[Order, ...]:
    """Read a line that must make orders."""
    found = meant(line, language, seen)
    assert not any(isinstance(one, Problem) for one in found), (line, found)
    return tuple(one for one in found if not isinstance(one, Problem))


def echo(line: str, language: str, seen: View = WIDE) -> str:
    """Read a line and say what it was taken for."""
    return "; ".join(say(phrases.phrase(order), LEXICONS[language]) for order in orders(line, language, seen))


def refusal(line: str, language: str, seen: View = WIDE) -> Problem:
    """Read a line whose first order is refused."""
    (found, *_) = meant(line, language, seen)
    assert isinstance(found, Problem), (line, found)
    return found
