"""Tables of the text part stay readable when they are too wide for a line."""

from __future__ import annotations

from pbem.reports.columns import Grid, table

LORDS = Grid(
    ("Pán mesta", "Rep.", "Ľudia", "Hradby Ľ", "Radnica", "Kostol", "Hradby P", "Jednotky", "Kde"),
    (False, *(True,) * 7, False),
    (("Červení", "6 +4", "10 +3", "0", "1", "0", "0", "3", "sused vľavo; začína"),),
)


def test_no_word_is_cut_while_headings_can_still_be_wrapped() -> None:
    """A name stands whole in its row; headings of numbers stand in two lines instead."""
    lines = table(LORDS)
    assert any("Červení" in line for line in lines)
    assert any("vľavo;" in line for line in lines)
    assert max(map(len, lines)) <= 76


def test_a_number_is_not_parted_from_its_change() -> None:
    """`10 +3` stays in one line, however narrow the column."""
    assert any("10 +3" in line for line in table(LORDS))


def test_words_are_cut_only_when_nothing_else_is_left() -> None:
    """One word longer than a line is cut, and no line grows."""
    lines = table(Grid(("a", "b"), (False, False), (("x" * 90, "short"),)))
    assert max(map(len, lines)) <= 76
