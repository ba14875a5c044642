"""The house players: whoever writes the letters of a seat that no person has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from pbem.core.dice import Dice
from pbem.core.ruleset.types import ViewT
from pbem.core.seats import Request


@dataclass(frozen=True, eq=False)
class HousePlayer(Generic[ViewT]):
    """A house player: it knows its seat's view and what is asked, and answers with lines as people write them.

    The lines are English, whatever the campaign's language is; the game's own reader reads them, its own checks check
    them. Chance comes from the dice alone: the same view, request and dice give the same lines. `view` holds what was
    said to the seat since the turn began. When the same view is answered otherwise than before, `version` rises: turns
    an earlier version played are then no more compared with what the present one would write.
    """

    write: Callable[[ViewT, Request, Dice], tuple[str, ...]]
    version: int = 1
