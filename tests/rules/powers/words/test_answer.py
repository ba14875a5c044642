"""11.1: what the answer says of each line, by the rules themselves, and what comes of it."""

from __future__ import annotations

import pytest

from pbem.core.texts import Text
from pbem.rulesets.powers.answer import plan
from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.forecasts import foretold as comes_true
from pbem.testing.series import Series
from tests.rules.powers.kernel.test_interface import of
from tests.rules.powers.words.kit import VIEW, begun, foretold, overview, seen, sheet, war


def _odds(lines: str) -> list[tuple[object, object]]:
    """Give of each line how many of how many trials were won."""
    _, forecasts = plan.plan(VIEW, sheet(lines))
    told: list[Text] = [text for one in forecasts for text in one.remarks if text.id == "powers-plan-odds"]
    return [(text.args["won"], text.args["trials"]) for text in told]


def test_the_chance_of_an_attack() -> None:
    """P-6: a battle is played 200 times; lines that attack one land are one attack."""
    strong = _odds("3 tanks A1 to B2; 4 infantry A1 to B2")
    assert strong[0] == strong[1]
    ((weak, trials),) = _odds("1 infantry A1 to B2")
    assert (strong[0], weak, trials) == ((200, 200), 0, 200)
    ((even, trials),) = _odds("3 tanks A1 to B2")
    assert isinstance(even, int)
    assert 100 < even < 200 == trials


def test_an_attack_names_who_stands_there() -> None:
    assert foretold("3 tanks A1 to B2")[0].startswith("Attack on B2 (Red). There now: 3 infantry and 1 tank. With all")
    assert foretold("1 tank A1 to B3") == ["Attack on B3 (Red): nobody stands there now."]
    assert foretold("1 tank A1 to B3 careful") == [
        "1 tank will stop in A1, before B3: it is held, and the order says “careful”. "
        "Attack on B3 (Red): nobody stands there now."
    ]


def test_what_production_costs_and_when_it_is_ready() -> None:
    """P-4.3, P-4.4."""
    assert foretold("build 1 infantry in A1; demolish B1 1") == [
        "1 infantry: 1 BV of A1; left there: 0. Ready after the movement of round 2.",
        "Then B1 has no factory.",
    ]


def test_what_is_left_of_the_grant() -> None:
    """P-3.1: S has 25 BV."""
    view = seen(begun(chapters=("minimal",)))
    assert foretold("place 10 infantry A1; place 5 tanks A1", view) == [
        "10 BV; left of what can be placed now: 15.",
        "5 BV; left of what can be placed now: 10.",
    ]


def test_what_holds_for_all_lines_together() -> None:
    assert overview("3 tanks A1 to B2; build 1 infantry in A1; never retreat") == [
        "Without an order, and staying: B1 (1 tank and 1 anti-tank gun).",
        "BV nobody spends, and which are lost: B1 1 and C1 1.",
        "In force: Everywhere: never retreat.",
    ]


def test_the_answer_speaks_four_languages() -> None:
    for language in ("en", "cs", "sk", "ru"):
        assert all(foretold("3 tanks A1 to B2; build 1 infantry in A1", VIEW, language))


def test_a_part_of_a_player_turn() -> None:
    """S-14: production is foretold before the turn is ended."""
    assert foretold("build 1 infantry in A1", seen(war(order="sequential")))[0].startswith("1 infantry: 1 BV of A1")


KEPT = tuple(POWERS.options_type.__dataclass_fields__)


@pytest.mark.parametrize(
    "options",
    [
        of(),
        of(chapters=("minimal", "factory"), soft_last=2, soft_step="alternate"),
        of(chapters=("land-war", "place-alt"), order="sequential", freq_pattern="seed"),
    ],
    ids=["R1", "kept units", "sequential"],
)
def test_what_is_foretold_comes(options: object) -> None:
    """With nobody else moving, a turn brings what its answer said: costs, and units where nobody fought."""
    comes_true(POWERS, Series(2, 4, options=[options]), KEPT)
