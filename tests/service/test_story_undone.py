"""An earlier turn is restored while what was asked, answered and judged since stands: it was heard (D-9.1, D-10.2)."""

from __future__ import annotations

import pytest

from tests.service.acting_kit import faults
from tests.service.kit import Office
from tests.service.referee_mail_kit import flat, replies, writes
from tests.service.story_kit import ASKED, answer, camp, heard, played, state, story


@pytest.fixture
def cave(office: Office) -> Office:
    """Three teams in a small dungeon; a question, and a wrong answer of turn 1."""
    camp(office)
    writes(office, ASKED)
    office.letter("blue", "buy at C3\nanswer Q1: the baker")
    writes(office, "wrong blue Q1")
    played(office)
    return office


def undone(office: Office, words: str = "undo") -> str:
    """Go back, after the question whether it is meant."""
    writes(office, f"{words} because the server failed")
    return flat(replies(office))


def test_what_was_said_in_a_turn_taken_back_stands(cave: Office) -> None:
    """D-9.1: the story runs outside the turns: question, clue, answers and verdicts of turn 2 stand in turn 1 again."""
    writes(cave, "clue: Look at the ledger.")
    writes(cave, "question: Who rang the bell?")
    cave.letter("blue", "answer Q1: the lender\nu1 to D3")
    cave.letter("red", "odpověď 2: kostelník")
    writes(cave, f"right {answer(cave, 'blue').number}")
    known = story(cave)
    undone(cave)
    assert state(cave).turn == 1
    said = story(cave)
    assert [one.text for one in said.questions] == [one.text for one in known.questions]
    assert [one.text for one in said.clues] == ["Look at the ledger."]
    assert [(one.team, one.text, one.verdict) for one in said.answers] == [
        ("blue", "the baker", "wrong"),
        ("blue", "the lender", "right"),
        ("red", "kostelník", "open"),
    ]
    blue, red, _ = played(cave).teams
    assert (blue.received, red.received) == (1, 0)
    assert faults(cave) == []


def test_the_correction_tells_what_stands_and_what_does_not(cave: Office) -> None:
    """The move of turn 2 is given back to its writer; the answer is not, it stands."""
    cave.letter("red", "odpověď 1: kostelník")
    cave.letter("blue", "u1 to D3")
    undone(cave)
    content = cave.content(cave.mails("blue", "correction")[-1])
    assert "u1 to D3" in content.text
    lost = flat(cave.content(cave.mails("red", "correction")[-1]).text)
    assert "odpověď 1" in lost.lower()
    assert "nepočítají" not in lost


def test_nobody_hears_anew_what_was_said(cave: Office) -> None:
    """What stands was told; going back tells nobody of it again, nor that it is gone."""
    writes(cave, "question: Who rang the bell?")
    cave.letter("red", "odpověď 2: kostelník")
    before = len(heard(cave)), len(heard(cave, "green@players.test"))
    undone(cave)
    assert (len(heard(cave)), len(heard(cave, "green@players.test"))) == before


def test_several_turns_are_taken_back_with_the_story_of_all(cave: Office) -> None:
    """D-10.2: whatever was said in any of them stands, in the order of the letters."""
    cave.letter("green", "ответ 1: мельник")
    played(cave)
    writes(cave, "wrong green Q1")
    writes(cave, "clue for Q1: Look at the ledger.")
    cave.letter("blue", "answer Q1: the lender")
    undone(cave, "undo 2")
    assert state(cave).turn == 1
    assert [(one.team, one.verdict) for one in story(cave).answers] == [
        ("blue", "wrong"),
        ("green", "wrong"),
        ("blue", "open"),
    ]
    writes(cave, "right blue Q1")
    assert [team.received for team in played(cave).teams] == [1, 0, 0]
    assert faults(cave) == []


def test_points_and_gifts_promised_since_stand(cave: Office) -> None:
    """D-9.4: the team was told of them; they come with the turn that is played now."""
    writes(cave, "award red 5 now for the relay")
    writes(cave, "grant green flash")
    undone(cave)
    _, red, green = played(cave).teams
    assert (red.points, green.stock) == (55, ("flash",))


def test_a_turn_played_again_keeps_what_was_said_since_for_the_next(cave: Office) -> None:
    """A rerun with other orders: the answer of turn 2 is still one of turn 2."""
    cave.letter("red", "odpověď 1: kostelník")
    writes(cave, "enter blue because she telephoned:\nbuy at D3\n.")
    writes(cave, "rerun because a mail was lost")
    replies(cave)
    assert state(cave).turn == 2
    assert [(one.team, one.text) for one in story(cave).answers][-1] == ("red", "kostelník")
    assert faults(cave) == []
