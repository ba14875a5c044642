"""The map a game is played on: the text its options keep (8.1); and who plays which side of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from pbem.core.seats import Seat
from pbem.rulesets.powers.board.map_file import read
from pbem.rulesets.powers.board.start_lands import one_land_each
from pbem.rulesets.powers.board.world import World
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.state import NOBODY, State, Table

ONE_LAND = "civ-start"
"""P-57.1: the chapter is never in a preset, so options that mean it name it."""


def world(game: Table | Options) -> World:
    """Give the map of a game; a ValueError says what is wrong with its text."""
    options = game.options if isinstance(game, Table) else game
    return _small(options.map_text) if ONE_LAND in options.chapters else read(options.map_text)


@cache
def _small(map_text: str) -> World:
    return one_land_each(read(map_text))


def assigned(state: State, roles: Mapping[str, str], grants: Mapping[str, int]) -> State:
    """P-2.2: let each seat play a side: its lands, and its grant (by side, in sixtieths). A fair start does it anew."""
    sides = {side.key: side for side in world(state).sides}
    owner = {at: Seat(seat) for seat, key in roles.items() for at in sides[key].lands}
    lands = {
        at: replace(land, owner=owner.get(at, NOBODY), home=owner.get(at, NOBODY)) for at, land in state.lands.items()
    }
    given = {seat: grants[key] for seat, key in roles.items()}
    return replace(state, roles=dict(roles), lands=lands, grants=given)
