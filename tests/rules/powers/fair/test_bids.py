"""P-18.1, P-18.9: rows that do not add up, silence, agreement."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers.chapters.fair.bids import completed, problems, silent
from tests.rules.powers.fair.bids_kit import bidding, halves

THREE = bidding(30, "A B C")


def row(text: str) -> dict[str, int]:
    parts = (each.split(":") for each in text.split())
    return {key: halves(amount) for key, amount in parts}


@pytest.mark.parametrize(
    ("said", "codes"),
    [
        ("A:13 B:11 C:6", []),
        ("A:30 B:0 C:0", []),
        ("A:13 B:11.5 C:5.5", []),
        ("A:13 B:11 C:7", ["over"]),
        ("A:13 B:11 C:5", ["short"]),
        ("A:13 B:11", ["missing"]),
        ("A:13 B:18 C:-1", ["negative"]),
        ("A:13 B:11 C:6 D:0", ["unknown"]),
    ],
)
def test_a_row_adds_up_to_the_total(said: str, codes: list[str]) -> None:
    """P-18.1: for every side something from 0 on, in halves, and exactly C in all."""
    assert [each.code for each in problems(row(said), THREE)] == [f"powers-bid-{code}" for code in codes]


def test_the_last_column_follows_from_the_others() -> None:
    """P-18.8: for two, the bid for A says the bid for B."""
    assert completed(row("A:22"), bidding(40, "A B")) == row("A:22 B:18")
    assert completed(row("A:13"), THREE) == row("A:13")
    assert completed(row("A:41"), bidding(40, "A B")) == row("A:41")


def test_who_is_silent_bids_equal_shares() -> None:
    """[decision] Nothing is asked of who never answers; a block counts for each of its seats."""
    assert silent(bidding(16, "A B C")) == row("A:5.5 B:5.5 C:5")
    assert silent(bidding(50, "W*2 G*2 U")) == row("W:20 G:20 U:10")
    assert not list(problems(silent(THREE), THREE))
