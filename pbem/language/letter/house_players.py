"""A house player's letter: its lines read and checked as those of any player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic

from pbem.core.dice import Dice
from pbem.core.problems import Problem, Severity
from pbem.core.ruleset import HousePlayer, OptionsT, OrderT, Ruleset, StateT, ViewT
from pbem.core.seat_requests import Requests
from pbem.language.forms.book import Lexicon
from pbem.language.letter import sheet as sheets
from pbem.language.letter.draft import Draft

LANGUAGE = "en"
"""What house players write."""


@dataclass(frozen=True, eq=False)
class Turn(Generic[ViewT]):
    """What a house player goes by: its seat's view, what is asked of the seat, and its dice."""

    view: ViewT
    requests: Requests
    dice: Dice


@dataclass(frozen=True)
class Letter(Generic[OrderT]):
    """What a house player wrote, and what was understood of it."""

    lines: tuple[str, ...]
    draft: Draft[OrderT]

    @property
    def refused(self) -> tuple[Problem, ...]:
        """List what would be asked back: a house player that is refused anything keeps silent."""
        return tuple(problem for problem in self.draft.problems if problem.severity is Severity.ERROR)


def letter(
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT],
    lexicons: Mapping[str, Lexicon],
    player: HousePlayer[ViewT],
    turn: Turn[ViewT],
) -> Letter[OrderT]:
    """Let a house player write, and read what it wrote."""
    lines = tuple(line for request in turn.requests for line in player.write(turn.view, request, turn.dice))
    readers = sheets.readers(ruleset, turn.view, lexicons, LANGUAGE)
    return Letter(lines, sheets.read(tuple(enumerate(lines, 1)), ruleset, turn.view, readers))
