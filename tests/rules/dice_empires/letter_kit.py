"""Letters of a lord, read and checked as the service does, and what the answer says of each line.

written = letter(table(blue=lord("T6")), "split 2 from d1 to farm")
assert written.says(1) == ["Command 1 of 5.", "2 people go to the farm as d2; 4 stay on d1.", "It opens d2."]
"""

from __future__ import annotations

from dataclasses import dataclass

from pbem.core.blocks import Forecast
from pbem.core.problems import Problem, Severity
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.language.forms.say import say
from pbem.language.letter import merging, sheet
from pbem.registry import install
from pbem.reports.texts import wording
from pbem.rulesets.dice_empires.answer import plan
from pbem.rulesets.dice_empires.orders import Order
from pbem.rulesets.dice_empires.picture.tableau import Tableau
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.dice_empires.sight import vision
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.view import View

INSTALLED = install(DICE_EMPIRES)
RULES = DICE_EMPIRES


@dataclass(frozen=True)
class Letter:
    """What became of a letter: the list that stands now, the remarks on its lines, what it is expected to do."""

    view: View
    standing: Sheet[Order]
    problems: tuple[Problem, ...]
    language: str

    @property
    def errors(self) -> list[tuple[int, str]]:
        """List the lines that do not stand, with their codes."""
        found = [one for one in self.problems if one.severity is Severity.ERROR]
        return [(one.line, one.code.removeprefix("dice-empires-")) for one in found]

    @property
    def said(self) -> list[str]:
        """Say the list in the language of the letter."""
        return [say(RULES.words.phrase(order), INSTALLED.lexicons[self.language]) for order in self.standing]

    @property
    def forecasts(self) -> tuple[Forecast[Order], ...]:
        """Foretell each order of the list."""
        return RULES.telling.plan(self.view, self.standing)[1]

    @property
    def scene(self) -> Tableau | None:
        """Draw what is planned."""
        return plan.plan(self.view, self.standing)[0]

    def told(self, line: int) -> str:
        """Say the first problem of a line."""
        problem = next(one for one in self.problems if one.line == line)
        return wording(self.language, INSTALLED.catalogues).t(f"problem-{problem.code}", **problem.facts)

    def says(self, number: int) -> list[str]:
        """Say what an order of the list (from 1) is expected to do."""
        words = wording(self.language, INSTALLED.catalogues)
        return [words.say(text) for text in self.forecasts[number - 1].remarks]

    def warns(self, number: int) -> list[str]:
        """Say what is warned of about an order of the list."""
        words = wording(self.language, INSTALLED.catalogues)
        return [words.say(text) for text in self.forecasts[number - 1].warnings]

    @property
    def whole(self) -> list[str]:
        """Say what holds for the whole list."""
        words = wording(self.language, INSTALLED.catalogues)
        return [words.say(text) for text in RULES.telling.overview(self.view, self.standing)]


def letter(
    game: State | View, text: str, seat: str = "blue", language: str = "en", after: Letter | None = None
) -> Letter:
    """Read the letter of a lord; `after` another one of the same round."""
    view = game if isinstance(game, View) else vision.view(game, Seat(seat))
    standing = after.standing if after else Sheet[Order]()
    lines = tuple(enumerate((line.strip() for line in text.strip().splitlines()), 1))
    draft = sheet.read(lines, RULES, view, sheet.readers(RULES, view, INSTALLED.lexicons, language), standing=standing)
    return Letter(view, merging.merge(RULES, standing, draft.sheet), draft.problems, language)
