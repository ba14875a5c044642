"""The lines of people: both halves are complete, and what they mean is said in words that are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import pytest

from pbem.language.letter import sheet as sheets
from pbem.language.letter import understanding
from tests.language.everyday.boards import BOARDS, POWERS, board
from tests.language.everyday.texts import Kind, Said, eleventh, ninth, open_half, opened, sealed_eleventh, sealed_half

TWINS = {"ninth": ninth(), "sealed": sealed_half()}
MORE_TRAPS = {"eleventh": eleventh(), "sealed-eleventh": sealed_eleventh()}
HALVES = {"open": open_half(), "opened": opened(), **TWINS, **MORE_TRAPS}
GAMES = (*BOARDS, POWERS)


@pytest.mark.parametrize("half", TWINS)
def test_a_half_has_twelve_lines_four_traps_and_four_letters_a_game_and_language(half: str) -> None:
    """The half that is looked at and the one put aside are alike."""
    assert _counted(TWINS[half]) == {"line": 12, "trap": 4, "letter": 4}


@pytest.mark.parametrize("half", MORE_TRAPS)
def test_a_half_has_as_many_traps_as_lines(half: str) -> None:
    """Three traps to three lines and a letter, a game and language, in both halves."""
    assert _counted(MORE_TRAPS[half]) == {"line": 12, "trap": 12, "letter": 4}


def _counted(half: Iterable[Said]) -> Mapping[Kind, int]:
    """Count each kind of text, which are as many in each game and language."""
    counted = Counter((said.game, said.language, said.kind) for said in half)
    assert {key[0] for key in counted} == set(GAMES)
    assert len(counted) == len(GAMES) * 4 * 3
    kinds = {key[2]: count for key, count in counted.items()}
    assert all(count == kinds[key[2]] for key, count in counted.items())
    return kinds


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
