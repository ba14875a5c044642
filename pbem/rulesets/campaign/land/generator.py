"""C-1.1, C-2.1: a random map that is fair, as board text.

Smooth heights and dampness make the terrain (`map_terrain`); equal slices of the land get a home cluster and
neutral cities each (`map_places`); of several ways to cut, the fairest is taken; seats get slices by lot.
"""

from __future__ import annotations

from pbem.core.dice import Dice
from pbem.core.grid import Cell
from pbem.rulesets.campaign.land.city_names import city_names
from pbem.rulesets.campaign.land.places import (
    Layout,
    Neighbours,
    Wishes,
    around,
    layout,
    neighbours,
    standings,
    unfairness,
)
from pbem.rulesets.campaign.land.terrain import terrain
from pbem.rulesets.campaign.options import Options

_ROOM = 3
"""The least number of land cells for each city."""
_WORK = 16_000
"""Cells looked at while comparing ways to cut: small boards compare more ways than large ones."""
_MOST = 16


def generate(options: Options, dice: Dice) -> str:
    """Draw a map for these options; a ValueError names the options to change when it cannot be."""
    _check(options, options.board_width * options.board_height)
    rows = terrain(options.board_width, options.board_height, dice)
    land = tuple(
        Cell(column, row) for row, line in enumerate(rows) for column, kind in enumerate(line) if kind not in "~#"
    )
    _check(options, len(land))
    near = neighbours(frozenset(land), options.move_metric, options.diagonal_squeeze)
    plan = _fairest(options, dice.shuffle(land, "map cities"), around(land), near)
    return _write(options, rows, plan, dice)


def _check(options: Options, land: int) -> None:
    """Refuse more cities than the land can hold."""
    cities = options.seats * (options.cities_per_player + options.neutral_cities)
    if cities * _ROOM > land:
        raise ValueError(_too_many(cities, land))


def _too_many(cities: int, land: int) -> str:
    return (
        f"{cities} cities do not fit on {land} cells of land: raise board_width or board_height, "
        "or lower seats, cities_per_player or neutral_cities"
    )


def _fairest(options: Options, order: tuple[Cell, ...], ring: tuple[Cell, ...], near: Neighbours) -> Layout:
    """Cut the ring at several places and keep the cut with the smallest differences."""
    wishes = Wishes(options.seats, options.cities_per_player, options.neutral_cities, len(ring) // options.seats)
    tries = max(2, min(_MOST, _WORK // len(ring)))
    shift = max(1, len(ring) // (options.seats * tries))
    plans = [layout(order, ring[turn * shift :] + ring[: turn * shift], wishes, near) for turn in range(tries)]
    whole = [plan for plan in plans if plan is not None]
    if not whole:
        raise ValueError(_too_many(options.seats * (wishes.homes + wishes.neutral), len(ring)))
    return min(whole, key=lambda plan: unfairness(standings(plan, near)))


def _write(options: Options, rows: tuple[str, ...], plan: Layout, dice: Dice) -> str:
    """Write the board text: slices to seats by lot, names by lot."""
    title, *names = dice.shuffle(city_names()[: max(144, _cities(plan) + 1)], "map names")
    slices = dice.shuffle(tuple(range(options.seats)), "map seats")
    held = [(at, str(seat + 1)) for seat, number in enumerate(slices) for at in plan.homes[number]]
    free = [(at, "neutral") for cells in plan.neutral for at in cells]
    lines = [f"city {name} {at.name} {owner}" for name, (at, owner) in zip(names, held + free, strict=False)]
    return "\n".join([f"title: {title}", f"seats: {options.seats}", "", *rows, "", *lines, ""])


def _cities(plan: Layout) -> int:
    return sum(len(cells) for cells in (*plan.homes, *plan.neutral))
