"""The dungeons drawn by hand: readable, of one piece, and perfectly fair."""

from __future__ import annotations

from pathlib import Path

import pytest

import pbem.rulesets.duncan
from pbem.core.grid import KING, step
from pbem.core.seats import COLOURS
from pbem.rulesets.duncan.dungeon import board
from pbem.rulesets.duncan.dungeon.fairness import fields, standings, unfairness
from pbem.rulesets.duncan.dungeon.setup import setup
from pbem.rulesets.duncan.options import Options

MAPS = sorted((Path(pbem.rulesets.duncan.__file__).parent / "maps").glob("*.txt"))
by_name = pytest.mark.parametrize("file", MAPS, ids=lambda file: file.stem)


def read(file: Path) -> board.Dungeon:
    return board.read(file.read_text("utf-8"))


@by_name
def test_a_dungeon_is_the_same_from_every_portal(file: Path) -> None:
    """All teams have the same ways to gold and to each other, the same room, area and promise: the map is symmetric."""
    found = standings(read(file), Options())
    assert unfairness(found) == pytest.approx(0)
    assert len({(one.neighbour, one.second, one.small, one.large, one.room, one.area) for one in found}) == 1


@by_name
def test_everything_can_be_reached(file: Path) -> None:
    """D-4: every square of the floor but the portals can be walked to, from every portal."""
    dungeon = read(file)
    floor = sum(row.count(".") for row in dungeon.board.rows) - len(dungeon.portals)
    for field in fields(dungeon.board, dungeon.portals, Options()):
        assert field.reached[-1].bit_count() == floor


@by_name
def test_a_portal_has_room_and_no_gold_in_sight(file: Path) -> None:
    """D-3.4: eight squares to summon on; k6: gold has to be looked for."""
    dungeon = read(file)
    seats = COLOURS[: len(dungeon.portals)]
    state = setup(Options(teams=len(seats)), seats, dungeon)
    assert all(dungeon.board.floor(step(at, each)) for at in dungeon.portals for each in KING)
    assert all(team.memory.piles == {} for team in state.teams)
    assert len({sum(map(int.bit_count, team.memory.discovered)) for team in state.teams}) == 1


@by_name
def test_the_text_is_as_it_would_be_written(file: Path) -> None:
    """What is read is written as it was."""
    assert board.write(read(file)) == file.read_text("utf-8")


def test_there_are_maps_for_two_four_and_eight() -> None:
    """A referee finds a dungeon for few and for many teams; each has its name."""
    dungeons = [read(file) for file in MAPS]
    assert sorted(len(each.portals) for each in dungeons) == [2, 4, 8]
    assert all(each.title.lower().replace(" ", "-") == file.stem for each, file in zip(dungeons, MAPS, strict=True))
