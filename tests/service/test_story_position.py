"""The position of a dungeon as text: read back unchanged, corrected by mail, the rows of the board line by line."""

from __future__ import annotations

import tomllib

import pytest

from pbem.core.problems import Refusal
from pbem.service.house.case import Case
from pbem.service.referee import amendment
from tests.service.acting_kit import done_with, faults
from tests.service.kit import Office
from tests.service.referee_mail_kit import asked, replies, writes
from tests.service.story_kit import ASKED, camp, played, state, story


@pytest.fixture
def cave(office: Office) -> Office:
    """A dungeon in its third turn, with all that a position can hold."""
    camp(office, small_pile_capacity=30)
    writes(office, f"{ASKED}\nclue for Q1: The ledger.\ngrant green smoke")
    office.letter("blue", "buy at C3\nbuy at D3\nanswer 1: the lender")
    office.letter("red", 'kup na J3\nodpověď 1: "kovář"')
    writes(office, "right blue Q1")
    played(office)
    office.letter("blue", 'u1 to C4\nnote C4 "says \\"no\\"\\tand goes"')
    writes(office, "award red 5 for the relay")
    played(office)
    return office


def position(office: Office) -> str:
    """Give the position as the referee is shown it."""
    return done_with(office, lambda house, session, row: amendment.position(Case(house, session, row)))


def test_the_position_comes_back_unchanged(cave: Office) -> None:
    """Every field there and back: the text itself amends nothing."""
    same = position(cave)
    with pytest.raises(Refusal, match="nothing-changed"):
        done_with(cave, lambda house, session, row: amendment.amend(Case(house, session, row), same, "a try"))


def test_rows_of_the_board_have_lines_of_their_own(cave: Office) -> None:
    """A mail program wraps what is longer than its lines: none of a position is."""
    assert "#.@" not in position(cave)
    assert "\n#...........#\n" in position(cave)
    assert max(map(len, position(cave).splitlines())) < 200
    rows = tomllib.loads(position(cave))["dungeon"]
    assert rows.splitlines()[0] == "#############"


def test_the_whole_position_is_sent_back_by_mail(cave: Office) -> None:
    """D-10.2: as it stood in the answer, with one change: all else stays, the story too."""
    known = story(cave)
    shown = writes(cave, "position")
    text = shown[shown.index("turn = 3") : shown.index("Game cave")].replace("points = 44", "points = 40")
    writes(cave, f"amend because she paid twice:\n{text}\n.")
    assert "dungeon" not in cave.content(asked(cave)).text
    replies(cave)
    blue = state(cave).teams[0]
    assert (blue.points, len(blue.units)) == (40, 2)
    assert story(cave) == known
    assert faults(cave) == []


def test_a_row_of_the_board_is_changed_by_a_diff(cave: Office) -> None:
    """A wall is taken away; the row stands once."""
    writes(cave, "amend because the map was wrong:\n-#....o......#\n+#.#..o......#\n.")
    text = "amend because the map was wrong:\n #############\n-#...........#\n+#..........##\n."
    writes(cave, text)
    replies(cave)
    assert state(cave).board.rows[1] == "#..........##"
    assert faults(cave) == []
