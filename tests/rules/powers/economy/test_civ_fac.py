"""Factories with a trade (P-57.1): what a BV is worth, what is lost first, words, report, what the referee may set."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.problems import Refusal
from pbem.rulesets.powers.book.points import purse
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.chapters import civ_fac, every
from pbem.rulesets.powers.orders import FactoryOrder, Order, TradeDecree, WorksDecree
from pbem.rulesets.powers.orders.civ import TradeOrder
from pbem.rulesets.powers.referee.decrees import decree
from pbem.rulesets.powers.report import trades as told
from pbem.rulesets.powers.state import BV, State
from pbem.rulesets.powers.trades import Trade, without, worth
from pbem.rulesets.powers.vision import view
from tests.rules.powers.kernel.kit import BLUE, begun, game, options, play
from tests.rules.powers.words import kit

PLAYED = ("land", "factory", "tech", "civ-fac")


def owning(works: dict[str, int], trades: dict[str, dict[str, int]], chapters: tuple[str, ...] = PLAYED) -> State:
    return replace(game("", "blue A, blue B, red E", "", chapters), works=works, trades=trades)


@pytest.mark.parametrize(
    ("of", "purpose", "bv"),
    [("units", "units", 60), ("units", "buildings", 30), ("buildings", "units", 30), ("science", "units", 20)]
    + [("units", "science", 20), ("politics", "buildings", 20), ("", "science", 60)],
)
def test_what_a_bv_is_worth(of: str, purpose: Trade, bv: int) -> None:
    """P-57.1: 2 BV instead of 6; between units and buildings a half; of cargo all."""
    assert worth({of: BV}, purpose) == bv


def test_what_fits_best_is_spent_first() -> None:
    stock = {"science": 60, "units": 60, "buildings": 60}
    assert without(stock, "units", 70) == {"units": 0, "buildings": 40, "science": 60}
    assert without(stock, "units", 100) == {"units": 0, "buildings": 0, "science": 30}


def test_a_purse_without_trades_is_worth_the_same_for_everything() -> None:
    left = Purse({"A": 60})
    assert left.worth("science") is left
    assert left.after(Purse({"A": 20}), "science") == Purse({"A": 20})


@pytest.mark.parametrize(
    ("works", "left"),
    [(5, {"units": 2, "buildings": 1, "science": 2}), (3, {"buildings": 1, "science": 2})]
    + [(2, {"science": 2}), (1, {"science": 1}), (0, {})],
)
def test_of_what_is_lost_those_of_units_go_first(works: int, left: dict[str, int]) -> None:
    assert civ_fac.kinds(owning({"A": works}, {"A": {"buildings": 1, "science": 2}}), "A") == left


def test_what_was_lost_does_not_come_back_with_a_new_factory() -> None:
    """P-57.4: a new one of which nothing is said is of units."""
    state = owning({"A": 1, "B": 9}, {"A": {"science": 3}})
    done, _ = play(state, blue=FactoryOrder("A", {"B": 4 * BV}))
    assert civ_fac.kinds(done, "A") == {"units": 1, "science": 1}


WAR = kit.seen(kit.war(chapters=("land-war", "multi", "tech", "civ-fac")))


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
@pytest.mark.parametrize(
    "order",
    [
        TradeOrder("A1", "science"),
        TradeOrder("A1", "buildings", {"B1": BV, "C1": BV // 2}),
        TradeOrder("A1", "politics"),
        TradeDecree("A1", "science", 2),
    ],
)
def test_words_about_trades(language: str, order: Order) -> None:
    assert kit.read(kit.said(order, language), language, WAR) == (order,)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "build science factory at A1"),
        ("en", "scientific factory in A1"),
        ("cs", "postav vědeckou továrnu v A1"),
        ("sk", "postav továreň na vedu v A1"),
        ("ru", "построить завод науки в A1"),
    ],
)
def test_a_factory_is_said_in_many_ways(language: str, line: str) -> None:
    assert kit.read(line, language, WAR) == (TradeOrder("A1", "science"),)


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_the_answer_says_what_it_costs_and_which_trade_it_has(language: str) -> None:
    rich = replace(WAR, works={**WAR.works, "A1": 1, "B1": 12})
    (said,) = kit.foretold("factory of science A1 paid B1: 4", rich, language)
    assert "4" in said
    assert kit.CATALOGUES[language].t("powers-trade", trade="science") in said


def test_what_cannot_be_built_is_refused_in_every_language() -> None:
    assert kit.wrong("factory of politics A1; factory of science D1", WAR) == "1 no-trade, 2 not-own"


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_the_report_tells_trades_of_all_and_the_worth_of_own_lands(language: str) -> None:
    state = owning({"A": 3, "E": 1, "C": 1}, {"A": {"science": 2}, "E": {"buildings": 1}, "C": {"science": 1}})
    said = [kit.CATALOGUES[language].say(line) for line in told.trades(view(state, BLUE))]
    assert len(said) == 4
    assert "1 2/3" in said[1] or "1+2/3" in said[1]
    assert not any("powers-" in line for line in said)
    assert len(list(told.trades(view(state, None)))) == 3


def test_the_referee_sets_factories_of_a_trade() -> None:
    done = decree(owning({"A": 2}, {"A": {"buildings": 1}}), TradeDecree("A", "science", 3))
    assert civ_fac.kinds(done.state, "A") == {"units": 1, "buildings": 1, "science": 3}
    assert done.state.works["A"] == 5
    assert all(each.t("powers-event-decree-trade", **done.events[0].facts) for each in kit.CATALOGUES.values())
    none = decree(done.state, WorksDecree("A", 0)).state
    assert decree(none, WorksDecree("A", 2)).state.trades == {}


@pytest.mark.parametrize(
    ("order", "chapters", "code"),
    [
        (TradeDecree("A", "politics", 2), PLAYED, "powers-no-trade"),
        (TradeDecree("A", "science", 200), PLAYED, "powers-no-number"),
        (TradeDecree("Z", "science", 2), PLAYED, "powers-no-land"),
        (TradeDecree("A", "science", 2), ("land", "factory", "tech"), "powers-chapter-off"),
    ],
)
def test_trades_the_referee_cannot_set(order: TradeDecree, chapters: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        decree(owning({"A": 1}, {}, chapters), order)
    assert refused.value.code == code
    assert all(each.t(f"refusal-{code}", **refused.value.facts) for each in kit.CATALOGUES.values())


def test_science_pays_for_upkeep_at_a_third() -> None:
    """P-35.1: what is due for units is paid like units: half a BV takes one and a half of science."""
    state = owning({"A": 3, "B": 0, "E": 1}, {"A": {"science": 3}}, (*PLAYED, "upkeep"))
    state = replace(state, dues=replace(state.dues, since=1, worth={"blue": 150}))
    left = purse(every.book(state).points, state, BLUE)
    assert (left.lands["A"], left.worth("science").lands["A"]) == (90, 90)


def test_a_factory_of_a_trade_is_placed_from_the_grant() -> None:
    """P-3.1, P-14.2: the second factory of a land costs 4 BV."""
    state = begun(options("", (*PLAYED, "place-blind")))
    done, _ = play(state, blue=TradeOrder("A", "science"))
    assert civ_fac.kinds(done, "A") == {"units": 1, "science": 1}
    placing = kit.seen(kit.begun(chapters=("land-war", "tech", "civ-fac")))
    assert kit.wrong("factory of politics A1", placing) == "1 no-trade"
    assert kit.foretold("factory of science A1", placing) != [""]
