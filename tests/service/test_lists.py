"""Orders as a list, by mail: later mails go on at the end, `cancel 2` takes the second, `replace` begins anew."""

from __future__ import annotations

import pytest

from tests.service.kit import Office
from tests.service.lists_kit import cards, listing, remarks, stands, wish


@pytest.fixture
def duel(office: Office) -> Office:
    """A duel of lists; Blue has three cards."""
    return listing(office)


def test_a_later_mail_goes_on_at_the_end_of_the_list(duel: Office) -> None:
    one, two, three = cards(duel)
    duel.letter("blue", wish(one, two))
    assert stands(duel.answer("blue")) == {"1": one, "2": two}
    duel.letter("blue", wish(three))
    assert stands(duel.answer("blue")) == {"1": one, "2": two, "3": three}


def test_the_whole_list_counts_for_what_a_further_mail_may_say(duel: Office) -> None:
    """Three may be wished for; the fourth is refused, and the others stay."""
    one, two, three = cards(duel)
    duel.letter("blue", wish(one, two))
    duel.letter("blue", wish(three, three))
    answer = duel.answer("blue")
    assert stands(answer) == {"1": one, "2": two, "3": three}
    (refused,) = (line for line in answer.lines if line.refused)
    assert (refused.line, refused.tag) == (2, "")


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("cancel 2", (0, 2)),
        ("cancel #2", (0, 2)),
        ("cancel order 2", (0, 2)),
        ("zruš příkaz 2", (0, 2)),
        ("отменить 2", (0, 2)),
        ("cancel 1, 3", (1,)),
        ("cancel 1 and 3", (1,)),
        ("zruš 2 a 3", (0,)),
        ("cancel 2-3", (0,)),
        ("cancel 1\ncancel 2", (2,)),
        ("cancel all", ()),
        ("zruš všechno", ()),
        ("отменить всё", ()),
    ],
)
def test_orders_are_taken_back_by_their_numbers(duel: Office, words: str, left: tuple[int, ...]) -> None:
    """The numbers are those of the list the player saw, whatever else the mail takes back."""
    held = cards(duel)
    duel.letter("blue", wish(*held))
    duel.letter("blue", words)
    assert list(stands(duel.answer("blue")).values()) == [held[place] for place in left]


def test_what_is_taken_back_in_a_mail_makes_room_for_its_own_lines(duel: Office) -> None:
    held = cards(duel)
    duel.letter("blue", wish(*held))
    duel.letter("blue", f"{wish(held[0])}\ncancel 3")
    answer = duel.answer("blue")
    assert stands(answer) == {"1": held[0], "2": held[1], "3": held[0]}
    assert [problem.code for line in answer.lines for problem in line.problems] == ["given-twice"]


def test_a_number_the_list_does_not_have_takes_nothing_back(duel: Office) -> None:
    held = cards(duel)
    duel.letter("blue", wish(*held))
    duel.letter("blue", "cancel 9")
    assert len(stands(duel.answer("blue"))) == 3
    assert remarks(duel.answer("blue"))[0] == "remark-cancel-no-number"
    assert "There is no order 9: the list ends with 3." in duel.text("blue")


def test_of_several_numbers_those_of_the_list_are_taken_back(duel: Office) -> None:
    held = cards(duel)
    duel.letter("blue", wish(*held))
    duel.letter("blue", "cancel 2, 7")
    assert len(stands(duel.answer("blue"))) == 2
    assert remarks(duel.answer("blue"))[:2] == ["remark-cancelled-these", "remark-cancel-no-number"]


def test_orders_are_taken_back_by_what_they_name(duel: Office) -> None:
    """`cancel promise` is no number: the words of the order are looked for."""
    held = cards(duel)
    duel.letter("blue", f"{wish(held[0])}\npromise red")
    duel.letter("blue", "cancel promise")
    assert stands(duel.answer("blue")) == {"1": held[0]}


@pytest.mark.parametrize("word", ["replace", "Replace all:", "nahraď", "замени"])
def test_replace_begins_the_list_anew(duel: Office, word: str) -> None:
    held = cards(duel)
    duel.letter("blue", wish(held[0], held[1]))
    duel.letter("blue", f"{word}\n{wish(held[2])}")
    assert stands(duel.answer("blue")) == {"1": held[2]}
    assert remarks(duel.answer("blue"))[0] == "remark-replaced-all"


def test_replace_may_stand_in_the_subject(duel: Office) -> None:
    held = cards(duel)
    duel.letter("blue", wish(held[0], held[1]))
    duel.letter("blue", wish(held[2]), subject="replace")
    assert stands(duel.answer("blue")) == {"1": held[2]}


def test_replace_with_nothing_that_can_stand_replaces_nothing(duel: Office) -> None:
    """Nothing is lost by a slip."""
    held = cards(duel)
    duel.letter("blue", wish(held[0], held[1]))
    duel.letter("blue", "replace\nplay 99 against red\nnonsense")
    assert len(stands(duel.answer("blue"))) == 2
    assert "remark-replaces-nothing" in remarks(duel.answer("blue"))


def test_a_letter_that_replaces_takes_back_its_own_lines_too(duel: Office) -> None:
    """`cancel` below an own line is not lost; above them all it has nothing more to do."""
    held = cards(duel)
    duel.letter("blue", wish(held[0]))
    duel.letter("blue", f"replace\ncancel all\n{wish(*held[1:])}\ncancel 1")
    assert list(stands(duel.answer("blue")).values()) == [held[2]]
    assert remarks(duel.answer("blue")) == ["remark-replaced-all", "remark-cancelled-these"]


def test_replace_alone_orders_nothing(duel: Office) -> None:
    held = cards(duel)
    duel.letter("blue", wish(held[0]))
    duel.letter("blue", "replace")
    assert stands(duel.answer("blue")) == {"1": held[0]}


def test_replace_serves_other_games_too(office: Office) -> None:
    """Where orders are not a list all that stood goes just so."""
    office.letter("blue", "army 1: up 2\narmy 2: stay")
    office.letter("blue", "replace\narmy 1: up 1")
    assert [line.tag for line in office.answer("blue").lines] == ["1"]


@pytest.mark.parametrize("word", ["show", "orders", "ukaž", "ukáž", "показать", "seznam"])
def test_the_list_is_shown_with_its_numbers(duel: Office, word: str) -> None:
    held = cards(duel)
    duel.letter("blue", wish(*held))
    duel.letter("blue", word)
    assert stands(duel.said(duel.mails("blue")[-1])) == {"1": held[0], "2": held[1], "3": held[2]}  # type: ignore[arg-type]


def test_a_mail_sent_twice_is_named_as_what_it_is(duel: Office) -> None:
    held = cards(duel)
    duel.letter("blue", wish(held[0]))
    duel.letter("blue", wish(held[0]))
    assert "The same stands as order 1 already." in " ".join(duel.text("blue").split())


def test_the_answer_says_how_a_list_is_changed(duel: Office) -> None:
    duel.letter("blue", wish(cards(duel)[0]))
    assert "goes on at the end of the list" in " ".join(duel.text("blue").split())


def test_an_earlier_order_says_from_which_mail_it_comes(duel: Office) -> None:
    """The same line twice is told apart by its letters."""
    held = cards(duel)
    duel.letter("blue", f"promise red\n{wish(held[0])}")
    duel.later(hours=1)
    duel.letter("blue", wish(held[0]))
    duel.later(hours=1)
    duel.letter("blue", "cancel 2")
    came = [(line.line, line.origin and line.origin.received) for line in duel.answer("blue").lines]
    letters = duel.letters()
    assert came == [(1, letters[0].received_at), (1, letters[1].received_at)]


def test_the_receipt_numbers_the_list(duel: Office) -> None:
    held = cards(duel)
    duel.letter("blue", wish(*held[:2]))
    duel.letter("blue", "orders 1")
    assert f"[2] play {held[1]}" in duel.text("blue")


def test_what_is_asked_besides_is_in_the_form_and_never_waited_for(duel: Office) -> None:
    """Two requests of a seat: one order form, one sheet, one silence."""
    assert any(line.startswith("promise") for line in duel.report("blue").form)
    duel.until("2026-11-24 20:00:01")
    assert duel.campaign().head_turn == 1
