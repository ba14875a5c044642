"""Letters of a power, read, checked and foretold as the service does.

letter(game, '''
    spy DU
    attack FRA -> BEN 2
''').problems == [(2, "no-figure")]
"""

from __future__ import annotations

from dataclasses import dataclass

from pbem.core.problems import Problem, Severity
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.language.forms.say import say
from pbem.language.letter import sheet
from pbem.registry import install
from pbem.reports.texts import Catalogue, wording
from pbem.rulesets.europe.orders import Order
from pbem.rulesets.europe.ruleset import EUROPE
from pbem.rulesets.europe.sight import vision
from pbem.rulesets.europe.view import View
from tests.rules.europe.table_kit import Game

INSTALLED = install(EUROPE)


@dataclass(frozen=True)
class Letter:
    """What became of a letter: what stands now, the remarks on its lines, and what is foretold."""

    view: View
    remarks: tuple[Problem, ...]
    language: str
    standing: Sheet[Order]

    @property
    def orders(self) -> tuple[Order, ...]:
        """List what stands."""
        return tuple(self.standing)

    @property
    def errors(self) -> list[tuple[int, str]]:
        """List the lines that do not stand, with their codes."""
        return self._codes(Severity.ERROR)

    @property
    def warnings(self) -> list[tuple[int, str]]:
        """List the lines that stand and may not be meant, with their codes."""
        return self._codes(Severity.WARNING)

    def _codes(self, severity: Severity) -> list[tuple[int, str]]:
        return [(one.line, one.code.removeprefix("europe-")) for one in self.remarks if one.severity is severity]

    @property
    def catalogue(self) -> Catalogue:
        """Give the words of the letter's language."""
        return wording(self.language, INSTALLED.catalogues)

    @property
    def said(self) -> list[str]:
        """Say what stands."""
        return [say(EUROPE.words.phrase(order), INSTALLED.lexicons[self.language]) for order in self.orders]

    def told(self, line: int) -> str:
        """Say the first remark on a line."""
        problem = next(one for one in self.remarks if one.line == line)
        return self.catalogue.t(f"problem-{problem.code}", **problem.facts)

    def foretold(self, number: int) -> list[str]:
        """Say what is expected of an order of the list, the warnings last."""
        _, forecasts = EUROPE.telling.plan(self.view, self.standing)
        one = forecasts[number - 1]
        return [self.catalogue.say(each) for each in (*one.remarks, *one.warnings)]

    @property
    def overview(self) -> list[str]:
        """Say what all orders come to."""
        return [self.catalogue.say(each) for each in EUROPE.telling.overview(self.view, self.standing)]


def letter(game: Game | View, text: str, seat: str = "france", language: str = "en") -> Letter:
    """Read a player's letter."""
    view = game if isinstance(game, View) else vision.view(game.state, Seat(seat))
    lines = tuple(enumerate((line.strip() for line in text.strip().splitlines()), 1))
    draft = sheet.read(lines, EUROPE, view, sheet.readers(EUROPE, view, INSTALLED.lexicons, language))
    return Letter(view, draft.problems, language, draft.sheet)
