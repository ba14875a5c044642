"""What can be wrong, and whose fault it is.

`Problem` is the player's and is mailed to the player, `Refusal` is a request not allowed now,
`Defect` is ours: that campaign stops and the referee is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from pbem.core.texts import Fact


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


class Refusal(Exception):
    """A request which is not allowed now; `code` has a text in the catalogues (`refusal-<code>`)."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: Mapping[str, Fact] = facts


class Defect(Exception):
    """Something that must never happen; it stops one campaign and is told to its referee."""
