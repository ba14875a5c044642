"""`The rest` on a line of its own speaks of the lines around it, wherever it stands in the letter."""

from __future__ import annotations

import pytest

from tests.language.kit import draft


@pytest.mark.parametrize(
    ("language", "told", "rest"),
    [
        ("en", "Army 1 goes up 3.", "The others stay where they are."),
        ("en", "1 up 3", "all others stay"),
        ("ru", "Первая вверх 3", "остальные стоят"),
        ("ru", "1: вверх 3", "Все остальные остаются на месте."),
        ("cs", "jednička nahoru 3", "ostatni stoji"),
        ("cs", "1: nahoru 3", "Ostatní zůstanou stát."),
        ("sk", "jednotka hore 3", "zvysok stoji"),
        ("sk", "1: hore 3", "Ostatné stoja."),
    ],
)
def test_the_rest_are_those_no_other_line_tells(language: str, told: str, rest: str) -> None:
    """C-4: one order for each army; which, only the whole letter says."""
    for lines in ((told, rest), (rest, told)):
        found = draft(language, *lines)
        assert not found.problems, found.problems
        assert len({one.order for one in found.sheet.lines}) == len(found.sheet.lines) > 1
        assert sum("'N'" in repr(one.order) for one in found.sheet.lines) == 1


@pytest.mark.parametrize(
    ("language", "told", "strange"),
    [
        ("en", "the rest stay", "2 zigzags beyond the sea"),
        ("ru", "остальные стоят", "2 выписывает кренделя"),
        ("cs", "ostatní stojí", "2 kličkuje za moře"),
        ("sk", "ostatné stoja", "2 kľučkuje za more"),
    ],
)
def test_nobody_is_the_rest_where_another_line_is_not_read(language: str, told: str, strange: str) -> None:
    """C-4: were one of the others not understood, nobody would know who is left."""
    assert not draft(language, told, strange).sheet.lines
