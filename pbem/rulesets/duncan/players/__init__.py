"""The house players of Duncan: they explore, go for gold, keep together before an enemy, and buy what they can pay."""

from __future__ import annotations

from functools import partial

from pbem.core.ruleset import HousePlayer
from pbem.rulesets.duncan.players.letter import write
from pbem.rulesets.duncan.players.temper import BOLD, CALM

PLAYERS = {"bold": HousePlayer(partial(write, BOLD)), "calm": HousePlayer(partial(write, CALM))}
"""By name: `bold` has more and stronger units and fights where it outnumbers, `calm` has few and quick ones."""
