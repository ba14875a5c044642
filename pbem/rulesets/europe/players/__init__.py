"""The house players of Evropská válka: they know the danger list, and go for the bloc that is nearest to falling."""

from __future__ import annotations

from functools import partial

from pbem.core.ruleset import HousePlayer
from pbem.rulesets.europe.players.letter import write
from pbem.rulesets.europe.players.temper import BOLD, CALM

PLAYERS = {"bold": HousePlayer(partial(write, BOLD)), "calm": HousePlayer(partial(write, CALM))}
"""By name: `bold` marches and attacks with fair odds, `calm` fills homes and hand first."""
