"""The lines of people: both halves are complete, and what they mean is said in words that are read."""

from __future__ import annotations

from collections import Counter

import pytest

from pbem.language.letter import sheet as sheets
from pbem.language.letter import understanding
from tests.language.everyday.boards import BOARDS, POWERS, board
from tests.language.everyday.texts import ninth, open_half, opened, sealed_half

TWINS = {"ninth": ninth(), "sealed": sealed_half()}
HALVES = {"open": open_half(), "opened": opened(), **TWINS}
GAMES = (*BOARDS, POWERS)


@pytest.mark.parametrize("half", TWINS)
def test_a_half_has_twelve_lines_four_traps_and_four_letters_a_game_and_language(half: str) -> None:
    """The half that is looked at and the one put aside are alike."""
    counted = Counter((said.game, said.language, said.kind) for said in TWINS[half])
    assert {key[0] for key in counted} == set(GAMES)
    assert {key[2]: count for key, count in counted.items()} == {"line": 12, "trap": 4, "letter": 4}
    assert len(set(counted.values())) == 2
    assert len(counted) == len(GAMES) * 4 * 3


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_line_means_is_said_plainly(half: str, game: str) -> None:
    """Only a trap means nothing."""
    installed, view = board(game)
    readers = sheets.readers(installed.ruleset, view, installed.lexicons, "en")
    said = [one for one in HALVES[half] if one.game == game]
    assert not [one.text for one in said if bool(one.means) is (one.kind == "trap")]
    for meant in {meant for one in said for meant in one.means}:
        draft = understanding.understood(((1, meant),), installed.ruleset, view, readers)
        assert draft.sheet.lines, meant
        assert not draft.problems, meant
