"""The lines of people for Powers: both halves are complete, and what they mean is said in words that are read."""

from __future__ import annotations

from collections import Counter

import pytest

from pbem.language.letter import sheet as sheets
from pbem.language.letter import understanding
from tests.language.everyday.boards import POWERS, board
from tests.language.everyday.texts import powers, sealed_powers

HALVES = {"open": powers(), "sealed": sealed_powers()}


@pytest.mark.parametrize("half", HALVES)
def test_a_half_has_thirty_lines_a_language(half: str) -> None:
    """Fifteen traps and fifteen letters of a language are shared out between the halves."""
    counted = Counter((said.language, said.kind) for said in HALVES[half])
    assert {count for (_, kind), count in counted.items() if kind == "line"} == {30}
    assert {count for (_, kind), count in counted.items() if kind != "line"} == {7, 8}
    assert len(counted) == 4 * 3
    assert sum(counted.values()) == 180
    assert {said.game for said in HALVES[half]} == {POWERS}


@pytest.mark.parametrize("half", HALVES)
def test_what_a_line_means_is_said_plainly(half: str) -> None:
    """Only a trap means nothing."""
    installed, view = board(POWERS)
    readers = sheets.readers(installed.ruleset, view, installed.lexicons, "en")
    assert not [one.text for one in HALVES[half] if bool(one.means) is (one.kind == "trap")]
    for meant in sorted({meant for one in HALVES[half] for meant in one.means}):
        draft = understanding.understood(((1, meant),), installed.ruleset, view, readers)
        assert draft.sheet.lines, meant
        assert not draft.problems, meant
