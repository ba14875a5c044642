"""The story part (D-9): questions, clues, answers, verdicts."""

from __future__ import annotations

import pytest

from pbem.core.seats import COLOURS, REFEREE, Seat
from pbem.rulesets.duncan.orders import AnswerOrder, BugOrder, CloseOrder, ClueOrder, MoveOrder, QuestionOrder
from pbem.rulesets.duncan.story import story
from pbem.rulesets.duncan.story.growth import HIGHEST, LOWEST, number_of
from tests.rules.duncan.dungeon_kit import dungeon
from tests.rules.duncan.story_kit import Told


def told(**options: object) -> Told:
    """Begin a game of three teams."""
    return Told(dungeon(options=options, green=[]))


def test_questions_and_clues_are_published_to_all_at_once() -> None:
    """D-9.1: questions and clues are heard by every team; an answer by the referee alone; a move by nobody."""
    for published in (QuestionOrder("Who?"), ClueOrder("He owed money."), CloseOrder(1)):
        assert story.addressees(published) == COLOURS
    assert story.addressees(AnswerOrder(1, "the miller")) == story.addressees(BugOrder("!")) == (REFEREE,)
    assert story.addressees(MoveOrder(1, "E5")) == ()


def test_what_was_said_is_known_before_the_turn_is_played_and_after() -> None:
    """D-9.1: a question is known at once; played into the state it is known as before."""
    asked = told().asks("Who?", "Where?", until=7)
    before = asked.story("red")
    assert [(one.number, one.text, one.until) for one in before.questions] == [(1, "Who?", 7), (2, "Where?", 7)]
    assert asked.play().view("red").story == before


def test_a_team_knows_its_own_answers_and_verdicts_only() -> None:
    """D-9.1: what others answer, how that is judged, and who won, a team never learns."""
    asked = told().asks("Who?").answers("blue", "the miller").answers("red", "the baker").judges("blue", right=True)
    assert [one.text for one in asked.story("red").answers] == ["the baker"]
    assert [one.verdict for one in asked.story("blue").answers] == ["right"]
    game = asked.play(("bonus blue 1", 1))
    assert [one.winner for one in game.view("red").story.questions] == [None]
    assert [one.winner for one in game.view("blue").story.questions] == ["blue"]
    assert story.known(game.state.story, None).answers == ()


def test_places_of_letters_are_not_told() -> None:
    """D-9.1: a place among all letters counts the letters of others, so no team is shown one."""
    asked = told().asks("Who?").answers("blue", "the miller").answers("red", "the baker").judges("red", right=False)
    known = asked.story("red")
    assert {*(one.came for one in known.questions), *(one.came for one in known.answers)} == {0}
    assert {one.judged for one in known.answers} == {0}


def test_the_number_of_an_answer_is_made_of_its_words() -> None:
    """D-9.2: four digits, the same for the same words whatever their case and spaces; it counts nothing."""
    number = number_of(Seat("blue"), 1, "The  Miller ")
    assert LOWEST <= number <= HIGHEST
    assert number == number_of(Seat("blue"), 1, "the miller") != number_of(Seat("red"), 1, "the miller")


def test_a_later_answer_takes_the_place_of_one_not_judged() -> None:
    """D-9.1: one answer of a team waits for each question; the last mail counts, and its time."""
    asked = told().asks("Who?").answers("blue", "the miller").answers("blue", "the baker")
    assert [(one.text, one.came) for one in asked.story().answers] == [("the baker", 3)]
    assert [one.text for one in asked.play().view("blue").story.answers] == ["the baker"]


def test_after_a_wrong_answer_only_a_later_clue_lets_a_team_answer_again() -> None:
    """D-9.2: who was wrong may answer that question again only after a later clue; others may at any time."""
    asked = told().asks("Who?").gives_clue().answers("blue", "the miller")
    assert asked.problems(AnswerOrder(1, "the baker"), "blue") == []
    asked.judges("blue", right=False)
    assert asked.problems(AnswerOrder(1, "the baker"), "blue") == ["duncan-answer-locked"]
    assert asked.problems(AnswerOrder(1, "the baker"), "red") == []
    asked.play()
    assert asked.problems(AnswerOrder(1, "the baker"), "blue") == ["duncan-answer-locked"]
    assert asked.gives_clue().problems(AnswerOrder(1, "the baker"), "blue") == []


@pytest.mark.parametrize(("lock", "again"), [("any_clue", True), ("tagged_clue", False)])
def test_question_lock(lock: str, again: bool) -> None:
    """D-9.2, option question_lock: any clue opens a question again, or only one for that very question."""
    asked = told(question_lock=lock).asks("Who?", "Where?").answers("blue", "me").judges("blue", right=False)
    asked.gives_clue(question=2).gives_clue()
    assert (asked.problems(AnswerOrder(1, "you"), "blue") == []) is again
    assert asked.gives_clue(question=1).problems(AnswerOrder(1, "you"), "blue") == []


def test_an_answer_taken_back_after_the_verdict_is_judged_all_the_same() -> None:
    """D-9.2: whoever was wrong cannot get round the wait for a clue by cancelling the answer."""
    asked = told().asks("Who?").answers("blue", "the miller").judges("blue", right=False)
    asked.letters = [(by, line) for by, line in asked.letters if by != "blue"]
    assert asked.problems(AnswerOrder(1, "the baker"), "blue") == ["duncan-answer-locked"]
    assert [(one.text, one.came, one.verdict) for one in asked.story().answers] == [("the miller", 2, "wrong")]


def test_the_very_words_that_were_wrong_are_not_judged_again() -> None:
    """D-9.2: they are known to be wrong; the team is told so, and the answer does not wait."""
    asked = told().asks("Who?").answers("blue", "the miller").judges("blue", right=False).gives_clue()
    assert asked.problems(AnswerOrder(1, "The miller"), "blue") == ["duncan-answer-judged"]
    asked.answers("blue", "The miller")
    assert [one.verdict for one in asked.story().answers] == ["wrong"]


def test_who_was_right_answers_no_more() -> None:
    """D-9.2: a question answered right is done for that team."""
    asked = told().asks("Who?").answers("blue", "the miller").judges("blue", right=True)
    assert asked.problems(AnswerOrder(1, "the baker"), "blue") == ["duncan-answer-right"]


def test_answers_count_until_the_turn_that_was_named() -> None:
    """D-9.1: until turn 5 is played; then no more, and a closed question takes none at all."""
    asked = told().asks("Who?", until=5).asks("Where?")
    assert asked.problems(AnswerOrder(1, "me"), "blue") == []
    assert asked.says(CloseOrder(2)).problems(AnswerOrder(2, "here"), "blue") == ["duncan-question-closed"]
    asked.play()
    (problem,) = asked.found(AnswerOrder(1, "me"), "blue")
    assert (problem.code, problem.facts["until"]) == ("duncan-question-closed", 5)


def test_a_question_that_was_never_asked() -> None:
    """D-9.1: the team is told which there are."""
    (problem,) = told().asks("Who?").found(AnswerOrder(3, "me"), "blue")
    assert (problem.code, problem.facts["questions"]) == ("duncan-question-unknown", ("1",))


def test_a_question_said_anew_keeps_its_number() -> None:
    """D-9.1: the referee may mend the words of a question he names; one he does not name gets the next number."""
    asked = told().asks("Woh?")
    assert asked.problems(QuestionOrder("Who?", 1)) == ["duncan-question-again"]
    asked.says(QuestionOrder("Who?", 1)).says(QuestionOrder("Where?", 1, named=False))
    assert [(one.number, one.text) for one in asked.story().questions] == [(1, "Who?"), (2, "Where?")]


def test_a_deadline_that_is_past() -> None:
    """D-9.1: answers cannot count until a turn that was played."""
    assert told().problems(QuestionOrder("Who?", 1, until=4)) == ["duncan-question-past"]


@pytest.mark.parametrize("order", [QuestionOrder("Who?"), ClueOrder("!"), CloseOrder(1)])
def test_only_the_referee_asks(order: QuestionOrder | ClueOrder | CloseOrder) -> None:
    """D-9.1: no team publishes anything; the referee answers nothing."""
    asked = told().asks("Who?")
    assert asked.problems(order, "blue") == ["duncan-referee-only"]
    assert asked.problems(AnswerOrder(1, "me")) == ["duncan-referee-asks"]


def test_a_clue_for_a_question_that_is_not() -> None:
    """D-9.1: a clue is for all questions, or for one that was asked."""
    assert told().problems(ClueOrder("!", 4)) == told().problems(CloseOrder(4)) == ["duncan-question-unknown"]
