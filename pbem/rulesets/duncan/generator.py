"""A fair dungeon drawn by dice."""

from __future__ import annotations

from pbem.core.dice import Dice
from pbem.rulesets.duncan.board import Dungeon
from pbem.rulesets.duncan.options import Options


def generate(options: Options, dice: Dice) -> Dungeon:
    """Draw a dungeon as fair to all teams as the map allows."""
    raise NotImplementedError
