"""Which lines of a letter are orders, and which only nearly: the latter may not be sent to anybody by mistake."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from pbem.core.problems import Problem
from pbem.language.forms.slots import NUMBER
from pbem.language.letter import blocks
from pbem.language.reading.lexicon import Lexicon
from pbem.language.reading.parse import Reading
from pbem.language.words.tokens import tokens
from pbem.mail.words.shape import is_order_like
from pbem.service.desk.player_desk import PlayerDesk

STRANGE = 3
"""So many words of an order may be unknown: it may still be one, or nearly."""
FEW = 3
"""Words that may just be said."""

Lines = tuple[tuple[int, str], ...]
_NUMBERED = re.compile(r"\W*(?:[^\W\d]+\s+)?(?:№|#)?\s?\d{1,4}\s*(?:[^\W\d]+\s*)?[:–—]", re.I)  # noqa: RUF001
"""An army and a colon or a dash: nobody begins a sentence like that."""


@dataclass(frozen=True)
class Orders:
    """The lines of a mail, read as orders where they may be some; what was read is remembered."""

    desk: PlayerDesk
    lines: Lines
    _read: dict[int, str] = field(default_factory=dict)

    def exact(self, at: int) -> bool:
        """Tell whether an order begins at a place, each word of it known."""
        return self._sort(at) == "order"

    def doubtful(self, at: int) -> bool:
        """Tell whether a line was probably meant as an order."""
        return self._sort(at) == "doubt"

    def block(self, at: int) -> int:
        """Count the lines of the order that begins at a place: more than one where it is one over several."""
        if not self._opens(at):
            return 1
        whole = blocks.joined(self.lines[at:], self.desk.game.installed.lexicons)
        after = whole[1][0] if len(whole) > 1 else None
        return next((n - at for n in range(at + 1, len(self.lines)) if self.lines[n][0] == after), len(self.lines) - at)

    def _opens(self, at: int) -> bool:
        """Tell whether an order over several lines begins at a place."""
        return blocks.joined(self.lines[at : at + 1], self.desk.game.installed.lexicons)[0][1].endswith("\n")

    def _sort(self, at: int) -> str:
        """Tell an order from what is nearly one, and both from words."""
        if at not in self._read:
            self._read[at] = self._looked_at(at)
        return self._read[at]

    def _looked_at(self, at: int) -> str:
        line = self.lines[at][1].strip()
        if self._opens(at):
            whole = blocks.joined(self.lines[at : at + self.block(at)], self.desk.game.installed.lexicons)[0][1]
            return self._understood(whole) or "doubt"
        may_be = is_order_like(line) or any(_may_begin(line, one) for one in self._lexicons)
        if not line or not may_be or self._talks(line):
            return "words"
        return self._understood(line) or "words"

    def _talks(self, line: str) -> bool:
        """Tell prose from an order without reading it: that takes long where no word leads on."""
        strange, words = self.desk.readers.strange(line)
        return strange > STRANGE and strange * 3 > words and not _NUMBERED.match(line)

    @property
    def _lexicons(self) -> tuple[Lexicon, ...]:
        return tuple(self.desk.game.installed.lexicons.values())

    def _understood(self, line: str) -> str:
        """Read a line: `order`, `doubt`, or nothing."""
        read = self.desk.readers.glance(line)
        if isinstance(read, Reading):
            return "doubt" if read.corrections else "" if self._says_nothing(line, read) else "order"
        return "doubt" if read is not None or self._begins_like_one(line) else ""

    def _begins_like_one(self, line: str) -> bool:
        """Tell whether a line names an army and goes on like an order, or has one word wrong that we can tell."""
        if not is_order_like(line):
            return False
        _, read = self.desk.readers.read(line)
        number = _NUMBERED.match(line)
        begun = number.end() if number else len(line)
        return isinstance(read, Problem) and (bool(read.try_) or read.start >= begun)

    def _says_nothing(self, line: str, read: Reading) -> bool:
        """Tell whether a word or two (`Agreed.`) would be an order, if there were anything it could be about."""
        if len(line.split()) > FEW or any(map(str.isdigit, line)):
            return False
        ruleset, view = self.desk.game.installed.ruleset, self.desk.view
        return all(
            isinstance(order, Problem) for phrase in read.phrases for order in ruleset.words.orders(phrase, view)
        )


def _may_begin(line: str, lexicon: Lexicon) -> bool:
    """Tell whether the first word of a line may begin an order; where names may, any line may."""
    firsts = lexicon.grammar.first(lexicon.line)
    if firsts is None or any(isinstance(one, str) and one.startswith("@") for one in firsts):
        return True
    first = next((token for token in tokens(line) if token.folded not in lexicon.fillers), None)
    known = lexicon.grammar.atoms.find(first.folded) if first else frozenset()
    number = first is not None and (first.sort == "number" or not lexicon.values.keys().isdisjoint(known))
    return not firsts.isdisjoint(known | {NUMBER} if number else known)
