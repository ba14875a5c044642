"""Conformance, with the leak test, of the chapters of economy: each with what it needs, and all together."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.conformance import conformance
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.kernel.kit import map_text
from tests.rules.powers.kernel.test_interface import of


@pytest.mark.parametrize(
    "chapters",
    [
        ("land-war", "upkeep"),
        ("minimal", "fort", "cheap"),
        ("minimal", "upkeep", "expensive"),
        ("land-war", "national"),
        ("minimal", "hold", "arty", "ltrans", "armgun"),
        ("minimal", "tech"),
        ("minimal", "multi", "factory", "wareco", "pace", "rail"),
        ("land", "place-blind", "goal-rnd"),
        ("land", "place-blind", "factory", "tech", "civ-start", "civ-fac", "civ-hist", "civ-pol", "g-polbuild"),
    ],
    ids=" ".join,
)
def test_conformance(chapters: tuple[str, ...]) -> None:
    conformance(POWERS, Series(games=1, turns=2, options=[of(chapters=chapters)], nonsense=AGAIN))


def test_conformance_of_a_people_and_two_governments() -> None:
    """P-60: partisans in hiding are known to their people alone."""
    lands = map_text("A-B B-C C-A", sides={"X": "A", "Y": "B", "Z": "C"})
    options = of(lands, chapters=("land", "place-blind", "multi", "factory", "people"), rounds=4)
    position = {
        "round": 2,
        "lands": {"A": "blue: 2 gen, 2 inf", "B": "red: 2 inf", "C": "red: 1 gen"},
        "people": {
            "lives": dict.fromkeys("ABC", "green"),
            "welfare": dict.fromkeys("ABC", 1200),
            "bands": {"A": 2, "C": 1},
        },
    }
    conformance(POWERS, Series(games=1, turns=1, options=[options], position=position, nonsense=AGAIN))


def test_conformance_of_designs() -> None:
    """P-58: one seat has designed a type, another may."""
    design = {"base": "bom", "attack": [4, 2, 3, 2, 2], "defence": [0, 0, 0, 0, 1], "vulnerable": [4] * 5, "speed": 5}
    lands = map_text("A-B", sides={"X": "A", "Y": "B"})
    position = {"round": 2, "lands": {"A": "blue: 1 ori, 1 inf", "B": "red: 2 inf"}, "designs": {"blue": design}}
    options = of(lands, chapters=("land", "place-blind", "air", "config"), rounds=4)
    conformance(POWERS, Series(games=1, turns=1, options=[options], position=position, nonsense=AGAIN))
