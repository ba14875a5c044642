"""Historical units (P-57.2): prices of levels, what waits for which level, the names of ages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.rulesets.powers.book.points import too_early
from pbem.rulesets.powers.chapters import every, tech
from pbem.rulesets.powers.learning import Learning
from pbem.rulesets.powers.orders import BuildOrder, PlaceOrder, StandingBuildOrder, Units
from pbem.rulesets.powers.report import technology
from pbem.rulesets.powers.state import BV, State
from pbem.rulesets.powers.vision import view
from tests.rules.powers.kernel.kit import BLUE, RED, begun, game, options, play, shown, told
from tests.rules.powers.words import kit

PLAYED = ("land", "air", "tech", "civ-hist")


def knowing(levels: dict[str, int]) -> State:
    return replace(game("", "blue A, red E", "", PLAYED), learning=Learning({"blue": levels}))


@pytest.mark.parametrize(("level", "price"), [(2, 2), (3, 3), (4, 4), (5, 10), (6, 12)])
def test_low_levels_cost_half(level: int, price: int) -> None:
    state = knowing(dict.fromkeys(("NE", "PA", "antiair"), level - 1))
    assert tech.price(every.book(state).points, state, BLUE, "PA") == price * BV


def test_aviation_brakes_as_soon_as_there_are_aircraft() -> None:
    """P-57.2, P-56.3: level 7 with aviation at 5: half as much again, with aviation at 4 not."""
    for aviation, price in ((4, 14), (5, 21)):
        state = knowing({"NE": 6, "PA": 6, "antiair": 6, "LE": aviation})
        assert tech.price(every.book(state).points, state, BLUE, "PA") == price * BV


def test_without_the_chapter_nothing_waits() -> None:
    state = game("", "", "", ("land", "air", "tech"))
    assert too_early(every.book(state).points, state, BLUE, "bom") is None


def test_no_order_builds_what_it_is_too_early_for() -> None:
    state, events = play(knowing({}), blue=[BuildOrder("bom", "A"), StandingBuildOrder("A", "bom")])
    assert shown(state) == ""
    assert told(events, "failed", "line", "why") == [(1, "too_early")]


def test_nor_is_it_placed() -> None:
    state = begun(options("", (*PLAYED, "place-blind")))
    done, events = play(state, blue=[PlaceOrder((Units("bom", 1),), "A"), PlaceOrder((Units("inf", 1),), "A")])
    assert shown(done).startswith("A blue inf, ")
    assert told(events, "failed", "why") == [("too_early",)]
    placing = kit.seen(kit.begun(chapters=("minimal", "air", "tech", "civ-hist")))
    assert kit.wrong("place 1 bomber A1", placing) == "1 too-early"


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_ages_are_named_in_every_language(language: str) -> None:
    said = kit.CATALOGUES[language]
    ages = {said.t("powers-era", era=level) for level in range(1, 9)}
    assert len(ages) == 7
    (line, _) = technology.technology(view(knowing({"PA": 3}), RED))
    assert said.t("powers-era", era=3) in said.say(line)
