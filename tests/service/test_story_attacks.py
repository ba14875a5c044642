"""What a team might try in the story part: to be first without having answered, to answer again, to win twice (D-9)."""

from __future__ import annotations

import pytest

from pbem.service.post.rendering import envelope
from tests.service.kit import Office
from tests.service.referee_mail_kit import flat, writes
from tests.service.story_kit import ASKED, answer, camp, played, story


@pytest.fixture
def cave(office: Office) -> Office:
    """Three teams in a small dungeon."""
    return camp(office)


def says_yes(office: Office, seat: str, kind: str) -> None:
    """Confirm what was asked last."""
    asked = office.mails(f"{seat}@players.test", kind)[-1]
    office.letter(seat, "yes", to=envelope(office.house, asked, office.said(asked)).reply_to)


def first(office: Office) -> str:
    """Let the turn be played; say who was first."""
    return played(office).story.questions[0].winner or ""


def test_who_answers_something_else_has_a_new_place(cave: Office) -> None:
    """D-9.3: a place is not kept by an empty answer sent early."""
    writes(cave, ASKED)
    cave.letter("blue", "answer 1: we shall see")
    cave.letter("red", "odpověď 1: lichvář")
    cave.letter("blue", "answer 1: the lender")
    writes(cave, "right blue Q1\nright red Q1")
    assert first(cave) == "red"


def test_a_guess_sent_ahead_counts_from_its_confirmation(cave: Office) -> None:
    """D-9.2, D-9.3: a letter from elsewhere waits for a yes; one held back so is not earlier than what others said."""
    writes(cave, ASKED)
    cave.letter("blue", "answer 1: the lender", sender="home@x.test")
    cave.letter("blue", "answer 1: the miller")
    writes(cave, "wrong blue Q1")
    cave.letter("red", "odpověď 1: lichvář")
    writes(cave, "clue for Q1: he lent money")
    says_yes(cave, "blue", "ask-letter")
    assert answer(cave, "blue").text == "the lender"
    writes(cave, "right blue Q1\nright red Q1")
    assert first(cave) == "red"


def test_a_guess_below_an_old_report_counts_from_its_confirmation(cave: Office) -> None:
    """D-9.3: the same for a letter that is asked back because it answers an old report."""
    old = token(cave)
    played(cave, 3)
    writes(cave, ASKED)
    cave.letter("blue", f"answer 1: the lender\n\n> # {old}", to="orders@host.test")
    cave.letter("red", "odpověď 1: lichvář")
    says_yes(cave, "blue", "answer")
    writes(cave, "right blue Q1\nright red Q1")
    assert first(cave) == "red"


def token(office: Office) -> str:
    """Give the token of Blue's first report."""
    said = office.said(office.mails("blue", "report")[0])
    assert said.heading is not None
    return said.heading.token


@pytest.mark.parametrize(
    "letter", ["cancel 1\nanswer 1: the priest", "replace\nanswer 1: the priest", "answer: the priest"]
)
def test_there_is_no_way_round_waiting_for_a_clue(cave: Office, letter: str) -> None:
    """D-9.2: neither by taking back nor by replacing the list."""
    writes(cave, ASKED)
    cave.letter("blue", "answer 1: the baker")
    writes(cave, "wrong blue Q1")
    cave.letter("blue", letter)
    assert "wait for a new clue" in flat(cave.text("blue"))
    assert [(one.text, one.verdict) for one in story(cave).answers] == [("the baker", "wrong")]
    assert [(one.text, one.verdict) for one in played(cave).story.answers] == [("the baker", "wrong")]


def test_a_judged_answer_is_not_judged_anew_when_sent_again(cave: Office) -> None:
    """D-9.2: the same words, differently written, are the same answer."""
    writes(cave, ASKED)
    cave.letter("blue", "answer 1: the baker")
    writes(cave, "wrong blue Q1")
    before = len(cave.mails("referee@host.test"))
    cave.letter("blue", "answer 1: The  BAKER")
    assert len(cave.mails("referee@host.test")) == before
    assert answer(cave, "blue").verdict == "wrong"


def test_what_only_the_referee_says_is_refused_to_a_team(cave: Office) -> None:
    """D-9, D-10.2: no verdict, award, gift, question, clue or decree from a team; none of it reaches anybody."""
    writes(cave, ASKED)
    before = len(cave.mails())
    lines = "right blue Q1\naward blue 50 now\ngrant blue flash\nclue: it was red\nclose Q1\nfine red 5\nexclude red"
    cave.letter("blue", lines)
    assert len(cave.mails()) == before + 1
    assert flat(cave.text("blue")).count("Only the referee can do this") == 7
    assert played(cave).teams[0].points == 50
