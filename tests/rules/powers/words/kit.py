"""A war on the ten lands, and lines read, checked and foretold in it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pbem.core.dice import KeyedDice
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text
from pbem.language.forms.say import say
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.registry import install
from pbem.reports.texts import Catalogue
from pbem.rulesets.powers import setup, vision
from pbem.rulesets.powers.answer import plan
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import Order
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import checks, forms, phrases
from pbem.testing import letters
from tests.rules.powers.kernel.kit import drawn

INSTALLED = install(POWERS)
CATALOGUES: dict[str, Catalogue] = {language: letters.catalogue(INSTALLED, language) for language in LANGUAGES}
BLUE, RED = Seat("blue"), Seat("red")
LANDS = "blue A1, blue B1, blue C1"
STACKS = "blue tnk A1 3, blue inf A1 4, blue tnk B1, blue atg B1, red inf B2 3, red tnk B2, red atg C2 2"


def options(**more: Any) -> Options:
    found = Options(assignment="listed", **{"chapters": ("land-war", "multi"), **more})
    files = {path: INSTALLED.material(path) for path in POWERS.keeping.materials(found)}
    return POWERS.keeping.furnish(found, files)


def begun(**more: Any) -> State:
    of = options(**more)
    return setup.setup(of, setup.seats(of), KeyedDice(b"words"))


def war(stacks: str = STACKS, lands: str = LANDS, **more: Any) -> State:
    """Begin round 1 with these units, whatever was to be asked before; blue is on turn."""
    state = replace(begun(**more), stage="", round=1, tick=1, grants={})
    return drawn(replace(state, on=BLUE if state.sequential else Seat("")), stacks, lands)


def seen(state: State | None = None, seat: Seat = BLUE) -> View:
    return vision.view(state or war(), seat)


VIEW = seen()


def read(line: str, language: str = "en", view: View = VIEW) -> tuple[Order | Problem, ...]:
    """Read a line; what nobody understands is its problem, and no word may be taken for another."""
    _, reading = Readers(INSTALLED.lexicons, forms.vocabulary(view), language).read(line)
    if not isinstance(reading, Reading):
        return (reading,)
    assert not reading.corrections, (line, reading.corrections)
    return tuple(order for phrase in reading.phrases for order in phrases.orders(phrase, view))


def said(order: Order, language: str) -> str:
    return say(phrases.phrase(order), INSTALLED.lexicons[language])


def sheet(lines: str, view: View = VIEW) -> Sheet[Order]:
    """Read lines that must be orders; they are numbered from 1."""
    found = [order for line in lines.split(";") for order in read(line.strip(), "en", view)]
    assert not [one for one in found if isinstance(one, Problem)], found
    orders = [one for one in found if not isinstance(one, Problem)]
    return Sheet(tuple(Written(order, place, str(place)) for place, order in enumerate(orders, 1)))


def wrong(lines: str, view: View = VIEW) -> str:
    """Say what check finds: `2 short, 3 part?`, warnings with a question mark; every text must have its words."""
    found = checks.check(view, sheet(lines, view))
    for problem in found:
        for catalogue in CATALOGUES.values():
            assert catalogue.say(Text(f"problem-{problem.code}", dict(problem.facts)))
    marks = {"error": "", "warning": "?"}
    return ", ".join(f"{one.line} {one.code.removeprefix('powers-')}{marks[one.severity.value]}" for one in found)


def foretold(lines: str, view: View = VIEW, language: str = "en") -> list[str]:
    """Give the remarks on each line."""
    _, forecasts = plan.plan(view, sheet(lines, view))
    return [" ".join(CATALOGUES[language].say(text) for text in one.remarks) for one in forecasts]


def overview(lines: str, view: View = VIEW) -> list[str]:
    return [CATALOGUES["en"].say(text) for text in plan.overview(view, sheet(lines, view))]
