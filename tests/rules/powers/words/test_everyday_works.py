"""P-9.9, P-14.3, P-42: harbours, who pays, what is built, carried and kept back, said in everyday words."""

from __future__ import annotations

import pytest

from tests.rules.powers.words.everyday_kit import read, written

LINES, TRAPS = written("everyday_works.txt")


@pytest.mark.parametrize(("language", "line", "meant"), LINES)
def test_a_line_is_read_as_it_is_meant(language: str, line: str, meant: str) -> None:
    orders, wrong = read("en", *meant.split("; "))
    assert orders
    assert not wrong
    assert read(language, line) == (orders, False)


@pytest.mark.parametrize("row", TRAPS)
def test_what_is_no_order_is_not_carried_out(row: str) -> None:
    assert read(row[:2], row[3:])[0] == ()
