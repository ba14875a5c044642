"""What can be wrong, and whose fault it is.

`Problem` is the player's and is mailed to the player, `Refusal` is a request not allowed now,
`Defect` is ours: that campaign stops and the referee is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from pbem.core.texts import Fact

HELD = "before-referee"
"""The code of a line that is held for the referee."""
AMBIGUOUS = frozenset({"ambiguous", "several-ways"})
"""The codes of lines that could mean several things."""
MISREAD = frozenset({"misplaced", "unknown-name", "unreadable"})
"""The codes of a line with a word that is unknown there."""
UNREAD = AMBIGUOUS | MISREAD | {"incomplete", "out-of-place", "surplus", "together", "unknown-word"}
"""The codes of lines nobody understands; what the rules refuse is understood."""
SUGGESTING_NO_ORDER = frozenset({"block", "command"})
"""The codes of problems whose suggestion is no order by itself."""
NO_ORDER = frozenset({"negated", "past"})
"""The codes of a line that says what is not to be done, or what has happened."""
NO_DECREE = "no-decree"
"""The code of the refusal of an order that is no decree."""


class Severity(Enum):
    """An error drops its line; a warning and a note leave it standing."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True)
class Problem:
    """A remark on one line of a sheet: the place, a code of the catalogues (`problem-<code>`) and its facts.

    `line` counts the lines of the decoded body from 1 (0: the sheet as a whole); `start` and `end`
    are character offsets in that line; `paragraph` names the rule; `try_` is a
    corrected line the player could send, in the player's language, or empty.
    """

    code: str
    line: int = 0
    start: int = 0
    end: int = 0
    facts: Mapping[str, Fact] = field(default_factory=dict)
    severity: Severity = Severity.ERROR
    paragraph: str = ""
    try_: str = ""

    def moved(self, by: int) -> Problem:
        """Put it so many characters further on in its line."""
        return replace(self, start=self.start + by, end=self.end + by)

    @property
    def ready(self) -> tuple[str, ...]:
        """The lines it offers as orders: one, or the two readings of an ambiguous line."""
        if not self.suggests_order:
            return ()
        two = (self.facts.get("first", ""), self.facts.get("second", "")) if self.ambiguous else ()
        return tuple(one for one in (*two, self.try_) if isinstance(one, str) and one)

    @property
    def held(self) -> bool:
        """Tell whether the line is held for the referee."""
        return self.code == HELD

    @property
    def unread(self) -> bool:
        """Tell whether nobody understands the line."""
        return self.code in UNREAD

    @property
    def corrects(self) -> bool:
        """Tell whether a slip was read as the word it stands for."""
        return self.code == "corrected"

    @property
    def of_a_name(self) -> bool:
        """Tell whether a word was taken for the name of something that is not known."""
        return self.code == "unknown-name"

    @property
    def misread(self) -> bool:
        """Tell whether a word of the line is unknown where it stands."""
        return self.code in MISREAD

    @property
    def suggests_order(self) -> bool:
        """Tell whether what it suggests is an order."""
        return self.code not in SUGGESTING_NO_ORDER

    @property
    def no_order(self) -> bool:
        """Tell whether the line forbids, or tells of the past: it orders nothing in any language."""
        return self.code in NO_ORDER

    @property
    def ambiguous(self) -> bool:
        """Tell whether the line could mean several things."""
        return self.code in AMBIGUOUS


class Refusal(Exception):
    """A request which is not allowed now; `code` has a text in the catalogues (`refusal-<code>`)."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: Mapping[str, Fact] = facts

    @property
    def no_decree(self) -> bool:
        """Tell whether an order was refused only because it is none the referee carries out at once."""
        return self.code == NO_DECREE


class Defect(Exception):
    """Something that must never happen; it stops one campaign and is told to its referee."""
