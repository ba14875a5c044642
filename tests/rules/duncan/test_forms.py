"""What a team is asked for: requests, the form, what is missing, what can be named, examples."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.problems import Severity
from pbem.core.seats import Request, Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.duncan.orders import (
    AnswerOrder,
    BonusOrder,
    BuyOrder,
    ChooseOrder,
    MoveOrder,
    NoteOrder,
    Order,
    UpgradeOrder,
)
from pbem.rulesets.duncan.state import Answer, Clue, Question, Story
from pbem.rulesets.duncan.words import checks, examples, forms
from tests.rules.duncan.dungeon_kit import Game, dungeon

BLUE = Seat("blue")
ORDERS, CHOICE = Request(BLUE, "orders"), Request(BLUE, "choice", required=False)


def pair(**team: object) -> Game:
    return dungeon(blue=["u1 D4 1/1/1", "u3 E5 2/1/1"], teams={"blue": {"portal": "C3", **team}})


def test_all_teams_owe_orders() -> None:
    """D-2.1: all at once; an excluded team owes nothing (D-10.2)."""
    assert forms.awaiting(pair().state) == (ORDERS, Request(Seat("red"), "orders"))
    assert forms.awaiting(pair(excluded=2).state) == (Request(Seat("red"), "orders"),)


def test_a_choice_is_asked_for_and_never_waited_for() -> None:
    """D-7.8: beside the orders, and not required."""
    assert forms.awaiting(pair(choices=2).state) == (ORDERS, Request(Seat("red"), "orders"), CHOICE)


def test_a_form_has_a_line_for_every_unit() -> None:
    """D-4.4: to stay; sending it back changes nothing, and chooses nothing."""
    view = pair(choices=1).view("blue")
    assert tuple(forms.form(view, ORDERS)) == (MoveOrder(1, "D4"), MoveOrder(3, "E5"))
    assert tuple(forms.form(view, CHOICE)) == ()


def test_who_is_silent_does_nothing() -> None:
    """D-4.4."""
    assert tuple(forms.silence(pair().view("blue"), ORDERS)) == ()


def test_what_is_missing() -> None:
    """Units no order names, a choice without its kind."""
    view = pair(choices=1).view("blue")
    assert forms.missing(view, Sheet()) == ("unit 1", "unit 3", "choice")
    given: tuple[Order, ...] = (MoveOrder(3, "E6"), ChooseOrder("leech"))
    assert forms.missing(view, Sheet(tuple(Written(order) for order in given))) == ("unit 1",)
    assert forms.missing(view, Sheet((Written[Order](UpgradeOrder(1, "speed")),))) == ("unit 3", "choice")


def test_what_replaces_what() -> None:
    """D-4.4: a move of the same unit, a comment on the same thing, an answer to the same question; nothing else."""
    assert forms.subject(MoveOrder(3, "E6")) == "unit 3"
    assert forms.subject(NoteOrder("!", unit=3)) == "note u3"
    assert forms.subject(NoteOrder("!", cell="E5")) == "note E5"
    assert forms.subject(AnswerOrder(3, "x")) == "answer 3"
    for order in (UpgradeOrder(1, "speed"), BuyOrder(("B2",)), BonusOrder("leech", unit=1), ChooseOrder("leech")):
        assert forms.subject(order) == ""


def test_what_can_be_named() -> None:
    """Own units and squares of the board; nothing of others."""
    found = forms.vocabulary(dungeon(blue=["u1 D4 1/1/1"], red=["u7 D5 1/1/1"]).view("blue"))
    assert (found.numbers["unit"], found.columns, found.rows, found.names) == ((1,), 12, 12, ())


def test_examples_are_orders_that_stand() -> None:
    """4: one of each sort the team can give now."""
    view = pair(stock=["smoke"], choices=1).view("blue")
    shown = examples.examples(view)
    assert {type(order) for order in shown} == {UpgradeOrder, MoveOrder, BuyOrder, BonusOrder, ChooseOrder, NoteOrder}
    sheet = Sheet(tuple(Written(order, line) for line, order in enumerate(shown, 1)))
    assert [one for one in checks.check(view, sheet) if one.severity is Severity.ERROR] == []


def test_no_example_answers_what_may_not_be_answered() -> None:
    """D-9.2: neither a question answered right nor one that waits for a further clue is given as an example."""
    game = pair()
    asked = (Question(1, "Who?", 1), Question(2, "Where?", 1))
    answers = (Answer(BLUE, 1, "he", 4711, 1, verdict="right"), Answer(BLUE, 2, "here", 4712, 2, verdict="wrong"))
    game.state = replace(game.state, story=Story(asked, (), answers))
    assert not [order for order in examples.examples(game.view("blue")) if isinstance(order, AnswerOrder)]
    game.state = replace(game.state, story=Story(asked, (Clue("Not here.", 2, 1),), answers))
    assert AnswerOrder(2, "...") in examples.examples(game.view("blue"))


def test_examples_of_a_team_without_anything() -> None:
    """Without units and points there is still something to show."""
    view = dungeon(teams={"blue": {"portal": "C3", "points": 0}}).view("blue")
    assert {type(order) for order in examples.examples(view)} == {BuyOrder, NoteOrder}
