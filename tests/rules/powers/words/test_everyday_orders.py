"""Odds in words (P-6.25), harbours (P-9.9), lists, targets, reserves and probes, said in everyday words."""

from __future__ import annotations

import pytest

from tests.rules.powers.words.everyday_kit import read, written

LINES, TRAPS = written("everyday_orders.txt")


@pytest.mark.parametrize(("language", "line", "meant"), LINES)
def test_an_order_is_read_as_it_is_meant(language: str, line: str, meant: str) -> None:
    orders, wrong = read("en", *meant.split("; "))
    assert orders
    assert not wrong
    assert read(language, line) == (orders, False)


@pytest.mark.parametrize("row", TRAPS)
def test_what_is_told_denied_or_asked_is_no_order(row: str) -> None:
    assert read(row[:2], row[3:])[0] == ()
