"""D-1: the game before its first turn."""

from __future__ import annotations

from pbem.core.seats import Seat
from pbem.rulesets.duncan.board import Dungeon
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.state import State


def setup(options: Options, seats: tuple[Seat, ...], dungeon: Dungeon) -> State:
    """Put the teams into the dungeon."""
    raise NotImplementedError
