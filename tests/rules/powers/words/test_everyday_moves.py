"""Moves and battle orders in everyday words (P-5, P-6.20): counts, lists, several starts, doctrines of one attack."""

from __future__ import annotations

import pytest

from tests.rules.powers.words.everyday_kit import read, written

LINES, TRAPS = written("everyday_moves.txt")


@pytest.mark.parametrize(("language", "line", "meant"), LINES)
def test_a_move_is_read_as_it_is_meant(language: str, line: str, meant: str) -> None:
    orders, wrong = read("en", *meant.split("; "))
    assert orders
    assert not wrong
    assert read(language, line) == (orders, False)


@pytest.mark.parametrize("row", TRAPS)
def test_what_is_told_denied_or_asked_is_no_move(row: str) -> None:
    assert read(row[:2], row[3:])[0] == ()
