"""What a team does not know is dealt anew, and its view stays as it is, byte for byte."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pbem import codec
from pbem.core.dice import KeyedDice
from pbem.core.grid import Cell
from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import BONUSES
from pbem.rulesets.duncan.position import position
from pbem.rulesets.duncan.sight import vision
from pbem.rulesets.duncan.sight.reimagine import reimagine
from pbem.rulesets.duncan.state import State
from pbem.rulesets.duncan.view import View
from tests.rules.duncan.dungeon_kit import dungeon

SEATS = COLOURS[:3]


def drawn(chance: Random, side: int = 14) -> list[str]:
    """Draw a board by lot."""
    share = chance.choice((0.1, 0.3, 0.5))
    return ["".join("#" if chance.random() < share else "." for _ in range(side)) for _ in range(side)]


def anywhere(number: int) -> State:
    """Make a position by lot: what is discovered and where smoke blinds are too."""
    chance = Random(number)
    rows = drawn(chance)
    floor = [Cell(x, y).name for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "."]
    chance.shuffle(floor)
    options = Options(
        teams=3,
        portal_sight=chance.randint(0, 2),
        scores=chance.choice(("open", "own")),
        enemy_stats=chance.choice(("exact", "strength", "hidden")),
        corner_peek=chance.random() < 0.5,
    )
    said: dict[str, Any] = {
        "turn": 4,
        "dungeon": "\n".join(rows),
        "piles": [
            f"{floor.pop()} {chance.choice(('small 3', 'large', 'small 0', 'large 9 blue', 'small red'))}"
            for _ in range(6)
        ],
        "neutral": [f"u1 {floor.pop()} 2/1/1"],
        "teams": {seat: _team(chance, floor, len(rows)) for seat in SEATS},
    }
    if chance.random() < 0.3:
        said["blinded"] = _squares(chance, len(rows), 0.2)
    return position.read(options, SEATS, said)


def _squares(chance: Random, side: int, share: float) -> str:
    return "\n".join("".join("01"[chance.random() < share] for _ in range(side)) for _ in range(side))


def _team(chance: Random, floor: list[str], side: int) -> dict[str, Any]:
    told: dict[str, Any] = {"portal": floor.pop(), "points": chance.randint(0, 9), "score": chance.randint(0, 9)}
    told["units"] = [_unit(chance, number, floor) for number in range(1, chance.randint(1, 6))]
    told["discovered"] = _squares(chance, side, chance.choice((0.0, 0.3, 1.0)))
    if chance.random() < 0.3:
        told["forgotten"] = _squares(chance, side, 0.1)
    return told


def _unit(chance: Random, number: int, floor: list[str]) -> str:
    at = floor[-1] if chance.random() < 0.2 else floor.pop()
    bonus = chance.choice(BONUSES[3:7]) if chance.random() < 0.5 else ""
    values = "/".join(str(chance.randint(1, 4)) for _ in range(3))
    return f"u{number} {at} {values} bought{chance.randint(1, 3)} {bonus}".rstrip()


@pytest.mark.parametrize("number", range(60))
def test_the_same_view_of_another_truth(number: int) -> None:
    """Nothing a team's view is made of depends on what it cannot know; nor does that of the public."""
    state = anywhere(number)
    for seat in SEATS:
        other = reimagine(state, seat, KeyedDice(bytes([number])))
        assert codec.dumps(vision.view(other, seat), View) == codec.dumps(vision.view(state, seat), View)
        assert vision.view(other, None) == vision.view(state, None)
        assert other != state
        assert codec.loads(codec.dumps(other, State), State) == other
        vision.look(other, {}, ())


def test_what_is_dealt_anew() -> None:
    """Over some deals everything a team does not know differs: ground, portals, piles, units, points, bonuses."""
    state = anywhere(2)
    deals = [reimagine(state, SEATS[0], KeyedDice(bytes([number]))) for number in range(12)]
    told: dict[str, set[object]] = {
        "ground": {each.board for each in deals},
        "portals": {tuple(team.portal for team in each.teams) for each in deals},
        "piles": {tuple((pile.cell, pile.holder, pile.left) for pile in each.piles) for each in deals},
        "units": {each.teams[1].units for each in deals},
        "neutral": {each.neutral for each in deals},
        "points": {each.teams[1].points for each in deals},
        "stock": {each.teams[1].stock for each in deals},
    }
    assert {name: len(found) > 1 for name, found in told.items()} == dict.fromkeys(told, True)


def test_strangers_keep_what_is_told_of_them() -> None:
    """A unit in sight keeps its square, team and what enemy_stats tells; its number, wounds and bonuses are dealt."""
    state = dungeon(blue=["u1 E5 1/1/1"], red=["u1 D5 4/1/1", "u2 K11 4/1/1", "u3 E5 2/1/1 invisibility"]).state
    deals = [reimagine(state, Seat("blue"), KeyedDice(bytes([number]))).team(Seat("red")).units for number in range(20)]
    seen = [next(unit for unit in units if unit.cell.name == "D5" and unit.strength == 4) for units in deals]
    assert {(unit.strength, unit.speed, unit.sight) for unit in seen} == {(4, 1, 1)}
    assert len({unit.number for unit in seen}) > 1
    assert len({unit.wounds for unit in seen}) > 1
    assert {len(units) for units in deals} == {1, 2, 3}
