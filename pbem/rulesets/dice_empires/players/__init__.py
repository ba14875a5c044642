"""The house players of Dice Empires: lords who feed their people, man their walls, and march when it pays."""

from __future__ import annotations

from functools import partial

from pbem.core.ruleset import HousePlayer
from pbem.rulesets.dice_empires.players.lord import write
from pbem.rulesets.dice_empires.players.temper import BOLD, CALM

PLAYERS = {"bold": HousePlayer(partial(write, BOLD)), "calm": HousePlayer(partial(write, CALM))}
"""By name: `bold` marches early and often, `calm` builds first and leaves home with many."""
