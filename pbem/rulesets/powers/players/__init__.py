"""The house players of Powers: they produce, hold their fronts, attack with odds, and keep their treaties."""

from __future__ import annotations

from functools import partial

from pbem.core.ruleset import HousePlayer
from pbem.rulesets.powers.players.letter import write
from pbem.rulesets.powers.players.temper import BOLD, CALM

PLAYERS = {"bold": HousePlayer(partial(write, BOLD), version=4), "calm": HousePlayer(partial(write, CALM), version=4)}
"""By name: `bold` attacks with a small advantage, `calm` with a great one, and makes peace with whoever offers it."""
