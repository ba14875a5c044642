"""Ready lines are accepted by mail, by `yes` or their number, in the place of the line that was not read."""

from __future__ import annotations

import pytest

from tests.service.kit import Office

TWO = "1: frabjously up 2\n2: mimsily stay"


def echoes(office: Office, seat: str = "blue") -> list[str]:
    """Say what stands, as the last answer shows it."""
    return [line.echo for line in office.answer(seat).lines if line.accepted]


def remarks(office: Office, seat: str = "blue") -> list[str]:
    """List what the last answer says besides the lines."""
    return [remark.id for remark in office.answer(seat).remarks]


def test_an_answer_numbers_its_ready_lines(office: Office) -> None:
    office.letter("blue", TWO)
    assert echoes(office) == []
    assert [offer.words for offer in office.answer("blue").offers] == ["army 1: up 2", "army 2: stay"]
    assert "Ready line 1: army 1: up 2" in office.text("blue")
    assert "Ready line 2: army 2: stay" in office.text("blue")


def test_yes_accepts_all(office: Office) -> None:
    office.letter("blue", TWO)
    office.letter("blue", "Yes, please!")
    assert echoes(office) == ["army 1: up 2", "army 2: stay"]
    assert "remark-accepted" in remarks(office)
    assert not any(line.refused for line in office.answer("blue").lines)


@pytest.mark.parametrize("yes", ["yes 2", "2", "да 2", "ano 2", "áno, 2"])
def test_a_number_accepts_one_and_the_other_is_offered_again(office: Office, yes: str) -> None:
    office.letter("blue", TWO)
    office.letter("blue", yes)
    assert echoes(office) == ["army 2: stay"]
    assert [offer.words for offer in office.answer("blue").offers] == ["army 1: up 2"]
    office.letter("blue", "yes")
    assert echoes(office) == ["army 1: up 2", "army 2: stay"]


def test_nothing_is_accepted_by_itself(office: Office) -> None:
    office.letter("blue", TWO)
    office.letter("blue", "orders")
    office.letter("blue", "Thanks for that, what a lovely answer!")
    assert echoes(office) == []


def test_orders_of_a_later_letter_make_offers_void(office: Office) -> None:
    office.letter("blue", TWO)
    office.letter("blue", "1: up 1")
    office.letter("blue", "yes")
    assert echoes(office) == ["army 1: up 1"]
    assert "remark-accept-nothing" in remarks(office)


def test_an_offer_there_is_not_is_told(office: Office) -> None:
    office.letter("blue", TWO)
    office.letter("blue", "yes 7")
    assert echoes(office) == []
    assert "remark-accept-unknown" in remarks(office)
    assert len(office.answer("blue").offers) == 2


def test_yes_without_any_answer_changes_nothing(office: Office) -> None:
    office.letter("red", "ano")
    assert remarks(office, "red") == ["remark-accept-nothing"]
    assert echoes(office, "red") == []


def test_accepting_and_ordering_in_one_letter(office: Office) -> None:
    office.letter("blue", TWO)
    office.letter("blue", "yes 1\n2: up 1")
    assert echoes(office) == ["army 2: up 1", "army 1: up 2"]


def test_yes_above_orders_is_courtesy(office: Office) -> None:
    office.letter("blue", TWO)
    office.letter("blue", "Yes\n2: up 1")
    assert echoes(office) == ["army 2: up 1"]


def test_a_seat_accepts_its_own_offers_only(office: Office) -> None:
    office.letter("blue", TWO)
    office.letter("red", "ano")
    assert echoes(office, "red") == []


def test_an_accepted_line_takes_its_place_in_a_list(office: Office) -> None:
    """Orders of Dice Empires are a list: what comes first is done first."""
    options = {"players": 2}
    office.start(key="dice", title="Dice", ruleset="dice_empires", options=options)
    office.key = "dice"
    letter = "split 2 from hall to farm\nsplit 1 frabjously from hall to houses\nsplit 1 from hall to church"
    office.letter("blue", letter)
    standing = echoes(office)
    assert len(standing) == 2
    assert len(office.answer("blue").offers) == 1
    office.letter("blue", "yes")
    now = echoes(office)
    assert [now[0], now[2]] == standing
    assert "houses" in now[1]


def test_of_two_readings_one_is_chosen_by_its_number(office: Office) -> None:
    office.letter("blue", "2: wait for 1")
    offered = [offer.words for offer in office.answer("blue").offers]
    assert offered == ["army 2: wait 1", "army 2: wait for join with 1"]
    office.letter("blue", "yes")
    assert "remark-accept-which" in remarks(office)
    assert echoes(office) == []
    office.letter("blue", "2")
    assert echoes(office) == ["army 2: wait for join with 1"]


PROSE = "Hello Martin, what a lovely and thrilling report that was! Army 1 frabjously up 2. Army 2 stays."


def test_sentences_of_a_paragraph_are_asked_about_each_with_its_words(office: Office) -> None:
    """What stands is quoted with its own sentence, too."""
    office.letter("blue", PROSE)
    standing, asked = sorted(office.answer("blue").lines, key=lambda line: line.refused)
    assert (standing.echo, standing.words) == ("army 2: stay", "Army 2 stays.")
    assert asked.words == "Army 1 frabjously up 2."
    assert asked.words[asked.problems[0].start : asked.problems[0].end] == "frabjously"


def test_yes_accepts_the_sentence_of_a_paragraph_that_was_asked_about(office: Office) -> None:
    office.letter("blue", PROSE)
    office.letter("blue", "yes")
    assert sorted(echoes(office)) == ["army 1: up 2", "army 2: stay"]
    assert not any(line.refused for line in office.answer("blue").lines)


def test_of_two_sentences_one_is_accepted_and_the_other_offered_again(office: Office) -> None:
    office.letter(
        "blue",
        "Hello Martin, what a lovely report! Army 1 frabjously up 2. Give my map to red. Army 2 mimsily stays.",
    )
    assert len(office.answer("blue").offers) == 2
    office.letter("blue", "2")
    assert "army 2: stay" in echoes(office)
    assert [offer.words for offer in office.answer("blue").offers] == ["army 1: up 2"]
    refused = next(line for line in office.answer("blue").lines if line.refused)
    assert refused.words[refused.problems[0].start : refused.problems[0].end] == "frabjously"
    office.letter("blue", "yes")
    assert {"army 1: up 2", "army 2: stay"} <= set(echoes(office))
