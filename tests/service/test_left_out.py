"""Courtesy in a whole letter: one quiet remark, nothing to mend, no order lost; a question is answered by a chapter."""

from __future__ import annotations

from tests.service.kit import Office

CHATTY = """Hello everybody, hope you are all well!

We had a maths test today and it was awful.
So here are my orders, as promised:

1: up 2
2: stay. What a lovely little hill that is!

My grandmother sends her love and a cake.
PS: the cake is gone already
Katie
"""


def remarks(office: Office, seat: str = "blue") -> list[str]:
    """List what the last answer says besides the lines."""
    return [remark.id for remark in office.answer(seat).remarks]


def test_talk_is_named_in_one_remark_and_the_orders_stand(office: Office) -> None:
    office.letter("blue", CHATTY)
    answer = office.answer("blue")
    assert [line.echo for line in answer.lines] == ["army 1: up 2", "army 2: stay"]
    assert remarks(office).count("remark-talk") == 1
    assert "nothing is ordered by it" in office.text("blue")
    assert not [problem for line in answer.lines for problem in line.problems]


def test_a_letter_of_talk_orders_nothing_and_leaves_all_as_it_was(office: Office) -> None:
    office.letter("blue", "1: up 2")
    office.letter("blue", "What a lovely report, we laughed so much at breakfast!\nKatie")
    assert remarks(office)[:2] == ["remark-no-orders", "remark-talk"]
    assert [line.echo for line in office.answer("blue").lines] == ["army 1: up 2"]


def test_talk_mends_no_line_that_was_asked_back(office: Office) -> None:
    office.letter("blue", "1: up 2\n2: jumps 3")
    revision = office.answer("blue").revision
    office.letter("blue", "Sorry for my slow replies, the children are ill")
    assert office.answer("blue").revision == revision


def test_a_question_is_answered_by_the_chapter_of_the_rule_book(office: Office) -> None:
    office.letter("blue", "1: up 2\nHow many cities do I need?")
    kinds = [mail.kind for mail in office.mails("blue")][-2:]
    assert kinds == ["answer", "rules"]
    assert "remark-question" in remarks(office)
    assert "Cities and the capital" in office.text("blue")


def test_a_question_without_a_chapter_names_the_way_to_the_referee(office: Office) -> None:
    office.letter("red", "1: nahoru 2\nNevíte někdo, kdy se hraje fotbal?")
    assert "remark-questions" in remarks(office, "red")
    assert "„vedoucímu: ...“" in " ".join(office.text("red").split())
    assert [mail.kind for mail in office.mails("red")][-1] == "answer"


def test_a_mistyped_command_is_asked_about_and_a_name_is_not(office: Office) -> None:
    office.letter("blue", "1: up 2\nstatsu")
    assert [problem.code for line in office.answer("blue").lines for problem in line.problems] == ["command"]
    office.letter("blue", "1: up 1\nMax")
    assert remarks(office) == ["remark-talk"]


def test_old_orders_are_told_to_be_left_out_with_the_reason(office: Office) -> None:
    office.letter("blue", "Old orders:\n1: up 2\n2: up 1\n\nNew orders:\n2: stay")
    assert [line.echo for line in office.answer("blue").lines] == ["army 2: stay"]
    assert "remark-shown" in remarks(office)
    assert "because of the words before it: “Old orders:”, “1: up 2”" in " ".join(office.text("blue").split())


def test_what_may_turn_an_order_is_told_apart_from_talk(office: Office) -> None:
    office.letter(
        "blue", "1: up 2\nMy grandmother sends her love and a cake.\nIt isn't final, I'm still staring at the map."
    )
    assert [line.echo for line in office.answer("blue").lines] == ["army 1: up 2"]
    assert {"remark-unchanged", "remark-talk"} <= {*remarks(office)}
    said = " ".join(office.text("blue").split())
    assert "Nothing was changed because of these words: “It isn't final, I'm still staring at …”." in said
    assert "nothing is ordered by it: “My grandmother sends her love and a …”" in said
