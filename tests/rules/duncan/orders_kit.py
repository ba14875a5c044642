"""Letters of a team, read and checked as the service does, and what it is told of them.

letter(game, '''
    upgrade u1 speed
    u1 to F4
''').problems == [(2, "far-diagonal")]
"""

from __future__ import annotations

from dataclasses import dataclass

from pbem.core.problems import Problem, Severity
from pbem.core.sheets import Sheet
from pbem.language.forms.say import say
from pbem.language.letter import merging, sheet
from pbem.registry import install
from pbem.reports.texts import wording
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.ruleset import DUNCAN
from pbem.rulesets.duncan.view import View
from tests.rules.duncan.dungeon_kit import Game

INSTALLED = install(DUNCAN)


@dataclass(frozen=True)
class Letter:
    """What became of a letter: the list that stands now, and the remarks on its lines."""

    orders: tuple[Order, ...]
    remarks: tuple[Problem, ...]
    language: str
    standing: Sheet[Order]

    @property
    def errors(self) -> list[tuple[int, str]]:
        """List the lines that do not stand, with their codes."""
        return self._codes(Severity.ERROR)

    @property
    def warnings(self) -> list[tuple[int, str]]:
        """List the lines that stand and may not be meant, with their codes."""
        return self._codes(Severity.WARNING)

    def _codes(self, severity: Severity) -> list[tuple[int, str]]:
        return [(one.line, one.code.removeprefix("duncan-")) for one in self.remarks if one.severity is severity]

    @property
    def said(self) -> list[str]:
        """Say the list in the language of the letter."""
        return [say(DUNCAN.words.phrase(order), INSTALLED.lexicons[self.language]) for order in self.orders]

    def told(self, line: int, language: str = "") -> str:
        """Say the first remark on a line."""
        problem = next(one for one in self.remarks if one.line == line)
        catalogue = wording(language or self.language, INSTALLED.catalogues)
        return catalogue.t(f"problem-{problem.code}", **problem.facts)


def letter(
    game: Game | View, text: str, seat: str = "blue", language: str = "en", after: Letter | None = None
) -> Letter:
    """Read the letter of a team member; `after` another one of the same turn."""
    view = game if isinstance(game, View) else game.view(seat)
    ruleset, standing = DUNCAN, after.standing if after else Sheet[Order]()
    lines = tuple(enumerate((line.strip() for line in text.strip().splitlines()), 1))
    draft = sheet.read(
        lines, ruleset, view, sheet.readers(ruleset, view, INSTALLED.lexicons, language), standing=standing
    )
    whole: Sheet[Order] = merging.merge(ruleset, standing, draft.sheet)
    return Letter(tuple(whole), draft.problems, language, whole)
