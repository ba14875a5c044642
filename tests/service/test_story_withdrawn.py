"""The referee takes back what he said, and sees what waits for him: his own list (D-9)."""

from __future__ import annotations

import pytest

from tests.service.acting_kit import faults
from tests.service.kit import Office
from tests.service.referee_mail_kit import flat, replies, writes
from tests.service.story_kit import ASKED, answer, camp, heard, played, state, story


@pytest.fixture
def cave(office: Office) -> Office:
    """Three teams in a small dungeon, and a question."""
    camp(office)
    writes(office, ASKED)
    return office


def test_a_question_that_was_answered_is_withdrawn(cave: Office) -> None:
    """D-9.1: all teams hear it; the answer waits no more, and is not one to the question that comes next.

    That one has the number again, as if nobody had answered: whether another team had is known to none.
    """
    cave.letter("blue", "answer 1: the baker")
    assert "Told at once: Blue, Red and Green" in flat(writes(cave, "cancel 1"))
    assert "withdrawn" in heard(cave, "blue@players.test")[-1]
    writes(cave, "question: Who rang the bell?")
    assert [(one.number, one.text) for one in story(cave).questions] == [(1, "Who rang the bell?")]
    assert story(cave, "blue").answers == ()
    assert "baker" not in writes(cave, "status")
    assert [one.received for one in played(cave).teams] == [0, 0, 0]
    assert "baker" not in cave.content(cave.mails("blue", "report")[-1]).text


def test_the_next_question_of_that_number_is_answered_anew(cave: Office) -> None:
    """D-9.1: the same words are an answer to the new question once they are sent again."""
    cave.letter("blue", "answer 1: the baker")
    writes(cave, "cancel 1")
    writes(cave, "question: Who bakes the bread?")
    cave.letter("blue", "answer 1: the baker")
    assert answer(cave, "blue").text == "the baker"
    writes(cave, "right blue Q1")
    assert [one.received for one in played(cave).teams] == [1, 0, 0]


def test_an_unanswered_question_leaves_its_number(cave: Office) -> None:
    writes(cave, "cancel 1")
    writes(cave, "question: Who rang the bell?")
    assert [one.number for one in story(cave).questions] == [1]


def test_a_verdict_is_taken_back(cave: Office) -> None:
    """D-9.2: the team hears that the verdict does not count; the answer waits again."""
    cave.letter("red", "odpověď 1: lichvář")
    writes(cave, "right red Q1")
    assert "Told at once: Red" in flat(writes(cave, "cancel 2"))
    assert answer(cave, "red").verdict == "open"
    assert len(played(cave).teams[1].stock) == 0


@pytest.mark.parametrize("words", ["cancel all", "cancel", "отменить все", "zruš vše", "zrušiť všetko", "withdraw 1-3"])
def test_the_whole_list_is_taken_back(cave: Office, words: str) -> None:
    writes(cave, "clue: Look around.")
    writes(cave, "award red 5 for the relay")
    writes(cave, words)
    assert (story(cave).questions, story(cave).clues) == ((), ())
    assert played(cave).teams[1].points == 50


def test_a_number_that_is_not_in_the_list(cave: Office) -> None:
    assert "the list ends with 1" in flat(writes(cave, "cancel 4"))
    assert len(story(cave).questions) == 1


def test_status_lists_the_own_orders_with_their_numbers(cave: Office) -> None:
    writes(cave, "award red 5 for the relay")
    text = flat(writes(cave, "status"))
    assert "2 orders of your own" in text
    assert "[1] question 1" in text
    assert "[2] award red 5" in text


def test_status_lists_what_waits_whenever_it_was_said(cave: Office) -> None:
    """D-9.3: answers of earlier turns wait too; each stands there once, in order of receipt."""
    cave.letter("red", "odpověď 1: lichvář")
    played(cave)
    cave.letter("blue", "answer 1: the baker")
    text = flat(writes(cave, "status"))
    assert (text.count("lichvář"), text.count("the baker")) == (1, 1)
    assert text.index("lichvář") < text.index("the baker")
    assert f"right {answer(cave, 'red').number}" in text


def test_status_tells_which_bonuses_are_due(office: Office) -> None:
    """H10: with bonus_draw = referee a right answer waits for him to say which bonus it brings."""
    camp(office, bonus_draw="referee")
    writes(office, ASKED)
    office.letter("blue", "answer 1: the lender")
    writes(office, "right blue Q1")
    played(office)
    assert "Blue is due a bonus from you" in flat(writes(office, "status"))
    writes(office, "grant blue smoke")
    team = played(office).teams[0]
    assert (team.stock, team.due, team.received) == (("smoke",), 0, 1)
    assert "due a bonus" not in writes(office, "status")
    assert faults(office) == []


def test_awarded_points_that_wait_are_in_the_status(office: Office) -> None:
    """D-9.4: points awarded in turn 2 come with turn 5, and are not forgotten."""
    camp(office)
    played(office)
    writes(office, "award red 5 for the relay")
    played(office)
    assert state(office).teams[1].points == 50
    text = flat(writes(office, "status"))
    assert "relay" in text
    assert "turn 5" in text


def test_a_silent_team_sets_out_again_but_buys_nothing_twice(office: Office) -> None:
    """D-2.2: with `orders = "last"` moves are repeated; upgrades, purchases, notes and bonuses are done once."""
    camp_of(office)
    office.letter("blue", "buy at C3\nbuy at D3")
    played(office)
    office.letter("blue", 'upgrade u1 strength\nu1 to C4\nbuy at C3\nnote C4 "here"')
    points = played(office).teams[0].points
    office.letter("blue", "answer 1: nobody")
    again = played(office, 2).teams[0]
    assert (again.points, len(again.units), again.units[0].strength) == (points, 3, 2)
    assert [one.cell.name for one in again.units][0] == "C4"
    assert faults(office) == []


def test_any_number_of_decrees_is_confirmed(cave: Office) -> None:
    """D-10.2: the tenth yes of a day is no machine's: each answers a question of its own."""
    for _ in range(10):
        writes(cave, "fine red 1 because they cheated")
        replies(cave)
    assert state(cave).teams[1].points == 40


def camp_of(office: Office) -> Office:
    """Three teams whose last orders are repeated."""
    office.key = "cave"
    from tests.service.story_kit import DUNGEON, TEAMS, TIMES

    seats = [{"seat": one, "name": one, "address": [f"{one}@players.test"], "language": TEAMS[one]} for one in TEAMS]
    table = {"ruleset": "duncan", "title": "Duncan 1", "options": {"dungeon": DUNGEON, "teams": 3}}
    return office.start(**table, seat=seats, schedule=TIMES, missed={"after": 3, "orders": "last"})
