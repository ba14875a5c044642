"""What is said across the table costs a letter nothing that does not speak to others, and little one that does."""

from __future__ import annotations

from tests.service.kit import Office
from tests.service.press_kit import four
from tests.service.test_letter_statements import MOST, asked

__all__ = ["four"]

FOR_EACH = 9
"""Statements for whoever is told something: all sheets once, then the seat, its readers, their mail."""


def test_who_was_told_something_asks_no_more_for_it(four: Office) -> None:
    """What stands and what was heard is one question."""
    four.letter("blue", "предложить союз красному\nсрок 4\nконец")
    asked(four, "1: up 2")
    seen = asked(four, "1: up 3")
    assert len(seen) <= MOST, seen
    assert len(set(seen)) == len(seen), seen


def test_who_speaks_to_one_seat_asks_a_few_questions_more(four: Office) -> None:
    seen = asked(four, "propose alliance with blue\nduration 5\nend")
    assert len(four.mails("blue@players.test", "overture")) == 1
    assert len(seen) <= MOST + FOR_EACH, seen


def test_what_was_said_and_still_stands_costs_later_letters_no_more_than_any_order(four: Office) -> None:
    asked(four, "2: stay")
    asked(four, "1: up 2")
    usual = asked(four, "1: up 3")
    asked(four, "cancel\npropose alliance with blue\nduration 5\nend")
    asked(four, "1: up 2")
    assert len(asked(four, "1: up 3")) == len(usual)
    assert len(four.mails("blue@players.test", "overture")) == 1
