"""Lines in everyday words, in four languages, from the files beside this one, and what is none.

Moves and battle orders (P-5, P-6.20); odds (P-6.25), lists, targets, reserves and probes; harbours (P-9.9), who
pays (P-14.3), what is carried (P-42) and kept back; patrols, strikes, fire, gifts and treaties.
"""

from __future__ import annotations

import pytest

from tests.rules.powers.words.everyday_kit import Case, read, written

NAMES = ("moves", "orders", "works", "air", "gathered", "heard", "of_them", "classes")
FILES = [written(f"everyday_{name}.txt") for name in NAMES]
LINES: list[Case] = [case for lines, _ in FILES for case in lines]
TRAPS = [row for _, traps in FILES for row in traps]


@pytest.mark.parametrize(("language", "line", "meant"), LINES)
def test_a_line_is_read_as_it_is_meant(language: str, line: str, meant: str) -> None:
    orders, wrong = read("en", *meant.split("; "))
    assert orders
    assert not wrong
    assert read(language, line) == (orders, False)


@pytest.mark.parametrize("row", TRAPS)
def test_what_is_no_order_is_not_carried_out(row: str) -> None:
    assert read(row[:2], row[3:])[0] == ()


def test_a_harbour_is_nothing_to_aircraft() -> None:
    """P-36.1: told to go by one they fly from its land."""
    harbour, land = (read("en", f"attack 4 fighters from {start} to B2") for start in ("A1@S1", "A1"))
    assert harbour == land
