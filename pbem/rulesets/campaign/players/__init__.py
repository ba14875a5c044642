"""The house players of the campaign: they take free cities, hold their capital, and march in company."""

from __future__ import annotations

from functools import partial

from pbem.core.ruleset import HousePlayer
from pbem.rulesets.campaign.players.letter import write
from pbem.rulesets.campaign.players.temper import BOLD, CALM

PLAYERS = {"bold": HousePlayer(partial(write, BOLD)), "calm": HousePlayer(partial(write, CALM))}
"""By name: `bold` fights at even odds and goes for foreign cities early, `calm` only in great strength."""
