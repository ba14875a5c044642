"""Each chapter alone with what it needs keeps the promises of a game, and leaks nothing."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers.chapters.every import EVERY
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.conformance import conformance
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.kernel.kit import map_text
from tests.rules.powers.kernel.test_interface import of

SEA = 'kind = "sea"'
COASTS = map_text("A-B B-C C-D A-S B-S S-T T-C", {"S": SEA, "T": SEA}, {"X": "A", "Y": "C D"})
RELEASE_2 = (
    "naval", "landing", "sub3", "cargo", "hold", "statkill", "half", "cheap", "expensive", "air", "capital", "sbomb",
    "arty", "fort", "ltrans", "pioneer", "special", "hide1", "hide", "reveal", "recon", "ally",
)  # fmt: skip
RELEASE_3 = (
    "upkeep", "national", "tech", "secret-res", "civ-start", "civ-fac", "civ-hist", "civ-pol", "civ-hide", "supply",
    "wareco", "pace", "rail", "config", "armgun", "people",
)  # fmt: skip
GOALS_3 = ("g-polbuild", "g-people", "goal-rnd")
PEOPLED = map_text("A-B B-C C-D A-S B-S S-T T-C", {"S": SEA, "T": SEA}, {"X": "A", "Y": "C", "Z": "D"})


def _needed(key: str) -> tuple[str, ...]:
    """Give a chapter with all it needs; of `air or arty` the first."""
    needs = (one for need in EVERY[key].needs for one in _needed(need.split(" or ")[0]))
    return tuple(dict.fromkeys((*needs, key)))


def _options(key: str) -> Options:
    """Three play where a people does, two else; for a goal of its own, or for being the last."""
    goal = () if key in GOALS_3 else ("elim",)
    peopled = key in ("people", "g-people")
    return of(
        PEOPLED if peopled else COASTS,
        chapters=(*_needed(key), *(("g-prio", "multi") if key == "people" else goal)),
        rounds=2,
    )


@pytest.mark.parametrize("key", RELEASE_2)
def test_a_chapter_alone_with_its_needs(key: str) -> None:
    """R2: none rests on another that it does not name."""
    conformance(POWERS, Series(games=1, turns=1, options=[_options(key)], nonsense=AGAIN))


@pytest.mark.parametrize("key", [*RELEASE_3, *GOALS_3])
def test_a_chapter_of_the_third_release_alone_with_its_needs(key: str) -> None:
    """R3: none rests on another that it does not name."""
    conformance(POWERS, Series(games=1, turns=1, options=[_options(key)], nonsense=AGAIN))


def test_no_chapter_of_the_later_releases_is_left_out() -> None:
    """The first release is held in the kernel and with its goals; the start by invasion has a map of its own."""
    later = {key for key, each in EVERY.items() if each.release in ("R2", "R3")}
    assert later - {*RELEASE_2, *RELEASE_3, *GOALS_3} == {"invasion"}
