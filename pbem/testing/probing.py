"""The letters of a player who tries us out: many lines of one kind, all round what is his, at whom he has never met."""

from __future__ import annotations

import re
from random import Random

from pbem import codec
from pbem.core.grid import Cell, cell
from pbem.core.seats import COLOURS
from pbem.core.sheets import Sheet
from pbem.language.letter import sheet as sheets
from pbem.registry import AnyOrder, AnyView, Installed
from pbem.testing.playing import during
from pbem.testing.sentences import Sentences

LINES = 8
"""So many lines stand in a probing letter."""
_CELL = re.compile(r'"([A-Z]{1,2}[1-9][0-9]?)"')


class Probing(Sentences):
    """Says random lines; most squares are near those that its writer knows things of."""

    near: tuple[Cell, ...] = ()

    def _cell(self) -> str:
        """Give a square near one that the view speaks of."""
        if not self.near or self._chance.random() < 0.2:
            return super()._cell()
        at = self._chance.choice(self.near)
        column, row = (each + self._chance.choice((-1, 0, 1)) for each in at)
        return Cell(max(0, column), max(0, row)).name


def probing(installed: Installed, view: AnyView, chance: Random) -> Sheet[AnyOrder]:
    """Give the orders of a letter of a few kinds of lines, at colours that need not be there."""
    language = chance.choice(sorted(installed.lexicons))
    lexicon, ruleset = installed.lexicons[language], installed.ruleset
    kinds = sorted(lexicon.forms if chance.random() < 0.4 else _shown_kinds(installed, view))
    likely = frozenset((*chance.sample(kinds, min(2, len(kinds))), *map(str, chance.sample(COLOURS, 2))))
    writer = Probing(lexicon, ruleset.words.vocabulary(view), chance, likely)
    writer.near = known_cells(installed, view)
    lines = tuple(enumerate((writer.line() for _ in range(LINES)), 1))
    with during(f"reading {lines!r}"):
        return sheets.read(lines, ruleset, view, sheets.readers(ruleset, view, installed.lexicons, language)).sheet


def _shown_kinds(installed: Installed, view: AnyView) -> frozenset[str]:
    """List the kinds of orders that a player is shown as examples."""
    return frozenset(installed.ruleset.words.phrase(order).kind for order in installed.ruleset.words.examples(view))


def known_cells(installed: Installed, view: AnyView) -> tuple[Cell, ...]:
    """List the squares a view names."""
    text = codec.dumps(view, installed.ruleset.view_type)
    return tuple(dict.fromkeys(cell(name) for name in _CELL.findall(text)))
