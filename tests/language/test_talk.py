"""Courtesy is no order: what of a letter orders nothing is left out, and nothing that may be an order is."""

from __future__ import annotations

import pytest

from pbem.core.problems import Severity
from pbem.language.around.asides import heard
from pbem.language.reading.parse import Reading
from pbem.language.talk.besides import is_question, is_talk, sentences
from tests.language.kit import draft, readers

TALK = [
    ("en", "Hi all, here are my orders:"),
    ("en", "Lovely weather today, the children are in the garden!"),
    ("en", "We're all going to the seaside tomorrow, hehe"),
    ("en", "That's all, have to walk the dog now."),
    ("en", "PS: my mother-in-law asks for your cake recipe"),
    ("en", "Katie"),
    ("ru", "У нас минус двадцать, сижу у батареи."),
    ("ru", "Имею честь препроводить Вам распоряжения мои"),
    ("ru", "С искренним почтением"),
    ("cs", "U nás leje jako z konve."),
    ("cs", "S hlubokou úctou"),
    ("cs", "tak zase příště, běžím na autobus"),
    ("sk", "prehrali sme 0:6, mali sme tréning"),
    ("sk", "Váš Blažej"),
]
ORDERS = [
    ("en", "3 jumps the river"),
    ("en", "somebody ought to storm Kem"),
    ("en", "bewilder the red ones"),
    ("en", "no, forget that"),
    ("en", "rather not"),
    ("en", "I won't attack anybody"),
    ("ru", "двойка сперва осторожно озирается"),
    ("ru", "ой, забудьте"),
    ("cs", "na Lhotu bych si troufl"),
    ("cs", "ne, kecám"),
    ("sk", "štvorka by mohla hore"),
    ("sk", "radšej nie"),
]


@pytest.mark.parametrize(("language", "line"), TALK)
def test_talk_orders_nothing(language: str, line: str) -> None:
    found = draft(language, line)
    assert (found.sheet.lines, found.problems) == ((), ())
    assert [one.words for one in found.asides if not one.question] != []


@pytest.mark.parametrize(("language", "line"), ORDERS)
def test_what_may_be_an_order_or_takes_one_back_is_asked_about(language: str, line: str) -> None:
    found = draft(language, line)
    assert found.asides == ()
    assert [problem.severity for problem in found.problems] == [Severity.ERROR]


@pytest.mark.parametrize(
    ("language", "line", "left_out"),
    [
        ("en", "Hiya, lovely weather! 2 up 3.", "Hiya, lovely weather!"),
        ("en", "2 up 3. See you at the pub on Friday!", "See you at the pub on Friday!"),
        ("ru", "Ну и погода у вас! 2 вверх 3.", "Ну и погода у вас!"),
        ("cs", "To je ale psí počasí! 2 nahoru 3.", "To je ale psí počasí!"),
        ("sk", "Vonku leje ako z krhly. 2 hore 3.", "Vonku leje ako z krhly."),
    ],
)
def test_an_order_beside_talk_stands(language: str, line: str, left_out: str) -> None:
    found = draft(language, line)
    assert [written.words for written in found.sheet.lines] == [line]
    assert [one.words for one in found.asides] == [left_out]
    assert not found.problems


def test_sentences_of_one_line_are_read_one_by_one() -> None:
    found = draft("en", "My cat says hello. 1 up 3. 2 left 1! Thank you so much for all this work.")
    assert [written.line for written in found.sheet.lines] == [1, 1]
    assert len(found.asides) == 2


@pytest.mark.parametrize("line", ["2 up 3. No, forget that.", "2 up 3. Or maybe not.", "2 up 3. Just kidding!"])
def test_what_takes_an_order_back_stops_the_whole_line(line: str) -> None:
    found = draft("en", line)
    assert found.sheet.lines == ()
    assert [problem.severity for problem in found.problems] == [Severity.ERROR]


def test_one_sentence_that_may_be_an_order_stops_the_whole_line() -> None:
    """Halves of lines are not carried out; the problem is where the words are."""
    line = "2 up 3. 4 jumps the river."
    found = draft("en", line)
    assert found.sheet.lines == ()
    assert line[found.problems[0].start : found.problems[0].end] == "river"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "How many cities do I need?"),
        ("en", "When's the next deadline?"),
        ("ru", "Сколько городов нужно для победы?"),
        ("ru", "А правда, что зелёный в отпуске?"),
        ("cs", "Kolik měst potřebuju k vítězství?"),
        ("sk", "Koľko miest treba na víťazstvo?"),
    ],
)
def test_a_question_in_words_is_no_order_and_nothing_to_mend(language: str, line: str) -> None:
    found = draft(language, line)
    assert (found.sheet.lines, found.problems) == ((), ())
    assert [one.question for one in found.asides] == [True]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "2 up 3?"), ("en", "Could army 2 move up 3?"), ("cs", "Dojde trojka do Orlu?"), ("ru", "2 вверх 3?")],
)
def test_an_order_with_a_question_mark_is_asked_about(language: str, line: str) -> None:
    assert draft(language, line).sheet.lines == ()
    assert draft(language, line).problems


def test_numbers_and_abbreviations_end_no_sentence() -> None:
    found = sentences("1. Go up 3, see Col. A. Smith. Then stay! All the best; Kate")
    assert [one.text.strip() for one in found] == [
        "1. Go up 3, see Col. A. Smith.",
        "Then stay!",
        "All the best;",
        "Kate",
    ]


def test_other_games_know_their_own_words() -> None:
    europe = readers("en", "europe").every()
    assert is_talk("My neighbour has been ill for ages", europe)
    assert not is_talk("fortify Spain at once", europe)
    dice = readers("cs", "dice_empires").every()
    assert is_talk("byl sem na horach a zlomil si palec na noze", dice)
    assert not is_talk("otroky taky na farmu", dice)


def test_a_line_that_is_read_is_never_talk() -> None:
    found = heard("2 up 3, please", 1, readers("en"))
    assert (found.language, found.left_out) == ("en", ())
    assert isinstance(found.said, Reading)
    assert not is_question("2 up 3, please", readers("en").every())
