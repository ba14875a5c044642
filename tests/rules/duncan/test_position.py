"""The position as text: everything is written, everything can be left out, mistakes are named."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

import pytest

from pbem.core import squares
from pbem.core.dice import KeyedDice
from pbem.core.grid import cell
from pbem.core.seats import COLOURS
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import BonusOrder, BuyOrder, MoveOrder, NoteOrder, Order, UpgradeOrder
from pbem.rulesets.duncan.position import position
from pbem.rulesets.duncan.ruleset import DUNCAN
from pbem.rulesets.duncan.state import (
    NEUTRAL,
    Answer,
    Award,
    Clue,
    Memory,
    Pile,
    PileMemory,
    Question,
    Result,
    State,
    Team,
    Unit,
)

SEATS = COLOURS[:2]
BLUE, RED = SEATS
DUNCAN = DUNCAN
FULL = """
turn = 7
dungeon = \"\"\"
########
#....#.#
#......#
#.##...#
#......#
########
\"\"\"
piles = ["F3 small", "G5 large 12", "B5 small 0 blue", "B2 small red"]
neutral = ["u1 E3 2/1/1 w1"]
awards = ["red 5 for the relay race", "blue 3"]
rules = ["smoke_mode"]
blinded = \"\"\"
00000000
00000000
00000110
00000000
00000000
00000000
\"\"\"
[teams.blue]
portal = "C2"
points = 9
score = 4
units = ["u1 D3 2/1/1", "u2 G4 3/2/4 w1 best4 bought6 leeched2 regeneration leech leech strength"]
next_number = 6
stock = ["flash", "smoke", "smoke"]
received = 7
choices = 1
due = 2
notes = { F3 = "trap?", u1 = "guards the door" }
fallen = { u3 = 4 }
piles = ["F3 small 6", "B2 small 3 red empty"]
discovered = \"\"\"
11111111
11111111
11110000
00000000
00000000
00000000
\"\"\"
forgotten = \"\"\"
00000000
00000000
00000000
00000000
01000000
00000000
\"\"\"
flashed = \"\"\"
00000000
00000010
00000000
00000000
00000000
00000000
\"\"\"
[teams.red]
portal = "F5"
excluded = 6
discovered = "all"
[[story.questions]]
number = 3
text = "Who killed the miller?"
turn = 2
came = 5
until = 7
closed = true
winner = "red"
[[story.clues]]
text = "He owed money."
turn = 3
came = 9
question = 3
[[story.answers]]
team = "red"
question = 3
text = "the miller's wife"
number = 4711
turn = 2
came = 6
verdict = "right"
judged = 11
words = "Well done"
clues = 1
[result]
winners = ["blue"]
reason = "turns"
"""
ROOM = "....\n....\n....\n"


def read(**said: Any) -> State:
    teams = {"blue": {"portal": "A1"}, "red": {"portal": "D3"}}
    for seat, own in said.pop("teams", {}).items():
        teams.setdefault(seat, {}).update(own)
    return position.read(Options(), SEATS, {"dungeon": ROOM, "teams": teams, **said})


def full() -> State:
    return position.read(Options(), SEATS, tomllib.loads(FULL))


def test_round_trip() -> None:
    """What is written is read as it was, everything of it."""
    assert position.read(Options(), SEATS, position.write(full())) == full()


def test_written_as_read() -> None:
    """A position is written in the words it was read in."""
    told, written = tomllib.loads(FULL), position.write(full())
    teams: Any = written["teams"]
    assert {key: teams["blue"][key] for key in told["teams"]["blue"]} == told["teams"]["blue"]
    assert {key: written[key] for key in told if key != "teams"} == {
        key: value for key, value in told.items() if key != "teams"
    }


@pytest.mark.parametrize("kind", [State, Team, Memory, Unit, Pile, PileMemory, Question, Clue, Answer, Award, Result])
def test_the_example_leaves_nothing_out(kind: type) -> None:
    """Every field of everything differs from its default somewhere in the position that goes there and back."""
    state = full()
    units = (*state.neutral, *(unit for team in state.teams for unit in team.units))
    memories = [team.memory for team in state.teams]
    seen = [pile for memory in memories for pile in memory.piles.values()]
    story = (*state.story.questions, *state.story.clues, *state.story.answers)
    values = [*units, *state.teams, *memories, *seen, *state.piles, *story, *state.awards, state, state.result]
    same = {
        field.name
        for field in fields(kind)
        if all(getattr(each, field.name) == field.default for each in values if isinstance(each, kind))
    }
    assert same == set()


def test_what_is_left_out_of_a_team() -> None:
    """The points are those of the start, numbers go on after the highest, and what is seen now is discovered."""
    state = read(teams={"blue": {"units": ["u2 C1 1/1/1"], "fallen": {"u4": 1}}}, piles=["C2 small 0 red", "A3 large"])
    blue = state.teams[0]
    assert (blue.points, blue.next_number, blue.units[0]) == (50, 5, Unit(2, cell("C1")))
    assert blue.memory.piles == {"C2": PileMemory("small", RED, 0, empty=True), "A3": PileMemory("large", None, 0)}
    assert not squares.has(blue.memory.discovered, cell("D3"))


def test_the_last_turn_s_purchase_has_seen_nothing() -> None:
    """D-3.4: a unit sees from the next phase 3: one summoned in turn 4 has seen nothing when turn 5 begins."""
    summoned = {"blue": {"units": ["u1 B2 1/1/5 bought4"]}}
    assert not squares.has(read(turn=5, teams=summoned).teams[0].memory.discovered, cell("D3"))
    assert squares.has(read(turn=6, teams=summoned).teams[0].memory.discovered, cell("D3"))


def test_discovered_all() -> None:
    """`all` is every square, with the piles as they were when the last turn ended."""
    blue = read(turn=3, piles=["D2 small 4"], teams={"blue": {"discovered": "all"}}).teams[0]
    assert squares.count(blue.memory.discovered) == 12
    assert blue.memory.piles == {"D2": PileMemory("small", None, 2)}


def test_the_dungeon_may_be_drawn_with_the_signs_of_maps() -> None:
    """Portals, piles and neutral units of a drawing are taken where they are not listed."""
    state = position.read(Options(), SEATS, {"dungeon": "1..o\n....\n.n.2\n"})
    assert [team.portal.name for team in state.teams] == ["A1", "D3"]
    assert state.piles == (Pile(cell("D1"), "small"),)
    assert state.neutral == (Unit(1, cell("B3")),)
    assert read(dungeon="...o\n..n.\n....", piles=[], neutral=[]).piles == ()


def test_the_map_of_the_options() -> None:
    """Without a dungeon the map of the options is taken; without that, open floor."""
    state = position.read(Options(dungeon="1..o\n...2"), SEATS, {"turn": 3})
    assert (state.turn, state.board.rows, state.teams[1].portal) == (3, ("....", "...."), cell("D2"))
    bare = position.read(Options(), SEATS, {"teams": {"blue": {"portal": "A1"}, "red": {"portal": "B9"}}})
    assert bare.board.rows == ("." * 40,) * 30


def test_no_story_and_no_end() -> None:
    """What nobody tells of has not happened."""
    state = read()
    assert (state.story.questions, state.awards, state.result, state.blinded, state.rules) == ((), (), None, (), ())
    assert NEUTRAL not in {team.seat for team in state.teams}


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"turns": 3}, "position: unknown 'turns', known are turn"),
        ({"turn": 0}, "position.turn: expected a whole number from 1"),
        ({"dungeon": "..\n."}, "map, line 2: 1 squares, the first row has 2"),
        ({"dungeon": "...#\n....\n....", "piles": ["D1 small"]}, "D1 is off the board or a wall"),
        ({"piles": ["A1"]}, "position.piles: 'A1': expected small or large"),
        ({"piles": ["A1 huge"]}, "expected small or large instead of 'huge'"),
        ({"piles": ["A1 small 3 pink"]}, "expected one of blue, red instead of 'pink'"),
        ({"piles": ["A1 small 3 red now"]}, "not understood: 'now'"),
        ({"piles": ["A1 small", "A1 large"]}, "position.piles: expected no two on one square"),
        ({"piles": "A1 small"}, "position.piles: expected a list of strings"),
        ({"neutral": ["u1 Z9 1/1/1"]}, "Z9 is off the board"),
        ({"neutral": ["1 A1 1/1/1"]}, "expected a unit instead of '1'"),
        ({"neutral": ["u1 A1 1/1"]}, "expected STRENGTH/SPEED/SIGHT instead of '1/1'"),
        ({"neutral": ["u1 A1 0/1/1"]}, "expected STRENGTH/SPEED/SIGHT"),
        ({"neutral": ["u1 A1 2/1/1 w2"]}, "expected fewer wounds than strength"),
        ({"neutral": ["u1 A1 2/1/1 w"]}, "with a number, or a bonus, instead of 'w'"),
        ({"neutral": ["u1 A1 1/1/1", "u1 A2 1/1/1"]}, "position.neutral: expected no number twice"),
        ({"teams": {"pink": {}}}, "position.teams: unknown 'pink', known are blue, red"),
        ({"teams": {"blue": {"portal": "A9"}}}, "position.teams.blue.portal: A9 is off the board"),
        ({"teams": {"blue": {"point": 3}}}, "position.teams.blue: unknown 'point'"),
        ({"teams": {"blue": {"stock": ["luck"]}}}, "position.teams.blue.stock: expected some of strength"),
        ({"teams": {"blue": {"notes": {"E": "x"}}}}, "position.teams.blue.notes.E: not the name of a cell"),
        ({"teams": {"blue": {"notes": {"A1": 3}}}}, "position.teams.blue.notes.A1: expected a string"),
        ({"teams": {"blue": {"fallen": {"3": 1}}}}, "position.teams.blue.fallen.3: expected a unit"),
        ({"teams": {"blue": {"discovered": "11"}}}, "expected all, or 3 rows of 4 signs 0 or 1"),
        ({"teams": {"blue": {"piles": ["A1 small"]}}}, "expected a turn"),
        ({"story": {"questions": [{"number": 3, "turn": 1}]}}, "position.story.questions.text: expected something"),
        ({"story": {"answers": [{"team": "pink"}]}}, "position.story.answers.team: expected one of blue, red"),
        ({"story": {"clues": [{"texts": ""}]}}, "position.story.clues: unknown 'texts'"),
        ({"awards": ["blue"]}, "position.awards: 'blue': expected points"),
        ({"result": {"winners": ["pink"]}}, "position.result.winners: expected some of blue, red"),
    ],
)
def test_mistakes_are_named(said: dict[str, Any], message: str) -> None:
    """A position that cannot be read says what is wrong where."""
    with pytest.raises(ValueError, match=re.escape(message)):
        read(**said)


def test_a_portal_nobody_tells_of() -> None:
    """D-1.3: every team has one."""
    with pytest.raises(ValueError, match=r"position\.teams\.red\.portal: expected a square"):
        position.read(Options(), SEATS, {"dungeon": "1..\n..."})


@pytest.mark.parametrize("smoke_mode", ["forget", "blind"])
def test_there_and_back_after_every_turn_played(smoke_mode: Any) -> None:
    """A game played on from its written position is the same game."""
    options = Options(
        teams=2, smoke_mode=smoke_mode, flash_shows_units=True, dungeon="1......\n..#.o..\n......2\n......."
    )
    state = DUNCAN.rules.setup(options, SEATS, KeyedDice(b"there and back"))
    state = replace(state, teams=tuple(replace(team, stock=("flash", "smoke", "leech")) for team in state.teams))
    for number, orders in enumerate(TURNS):
        lines = Sheet(tuple(Written(order, line) for line, order in enumerate(orders, 1)))
        sheets: Mapping[Any, Any] = {BLUE: lines, RED: Sheet()}
        state = DUNCAN.rules.resolve(state, sheets, KeyedDice(b"turn %d" % number)).state
        assert position.read(state.options, SEATS, position.write(state)) == state
    assert state.teams[0].units


TURNS: tuple[tuple[Order, ...], ...] = (
    (BuyOrder(("B1",)), BuyOrder(("B2",)), BonusOrder("flash", cell="E2")),
    (BonusOrder("leech", unit=1), UpgradeOrder(1, "speed", 2), MoveOrder(1, "D1"), NoteOrder("gold?", cell="E2")),
    (MoveOrder(1, "E2"), BonusOrder("smoke", cell="D2"), NoteOrder("brave", unit=1)),
    (MoveOrder(2, "C1"),),
)
