"""Each chapter alone with what it needs keeps the promises of a game, and leaks nothing."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers.chapters.every import EVERY
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.conformance import conformance
from pbem.testing.series import Series
from tests.rules.powers.kernel.kit import map_text
from tests.rules.powers.kernel.test_interface import of

SEA = 'kind = "sea"'
COASTS = map_text("A-B B-C C-D A-S B-S S-T T-C", {"S": SEA, "T": SEA}, {"X": "A", "Y": "C D"})
RELEASE_2 = (
    "naval", "landing", "sub3", "cargo", "hold", "statkill", "half", "cheap", "expensive", "air", "capital", "sbomb",
    "arty", "fort", "ltrans", "pioneer", "special", "hide1", "hide", "reveal", "recon", "ally",
)  # fmt: skip


def _needed(key: str) -> tuple[str, ...]:
    """Give a chapter with all it needs; of `air or arty` the first."""
    needs = (one for need in EVERY[key].needs for one in _needed(need.split(" or ")[0]))
    return tuple(dict.fromkeys((*needs, key)))


def _options(key: str) -> Options:
    return of(COASTS, chapters=(*_needed(key), "elim"), rounds=2)


@pytest.mark.parametrize("key", RELEASE_2)
def test_a_chapter_alone_with_its_needs(key: str) -> None:
    """R2: none rests on another that it does not name."""
    conformance(POWERS, Series(games=1, turns=1, options=[_options(key)]))
