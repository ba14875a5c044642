"""War economy (P-53): what plants make, who eats, the start, words, what the referee may set."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.problems import Refusal
from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters import every, plants
from pbem.rulesets.powers.economy import ARMS, BONUSES, PLANTS, RECIPES, Economy
from pbem.rulesets.powers.orders import FactoryOrder, Order
from pbem.rulesets.powers.orders.economy import BarterOrder, EmployOrder, ErectOrder, Goods, StoreDecree
from pbem.rulesets.powers.referee.decrees import decree
from pbem.rulesets.powers.report import economy
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.vision import view
from tests.rules.powers.kernel.kit import BLUE, RED, begun, game, map_text, options, play, told
from tests.rules.powers.words import kit

CHAPTERS = ("land", "factory", "wareco")


def rich(**lands: dict[str, int]) -> State:
    state = game("blue inf A, red inf E", "blue A, blue B, red E", "", CHAPTERS)
    return replace(state, economy=replace(Economy(), stores=lands, plants={"A": dict.fromkeys(PLANTS, 1)}))


def test_three_in_six_out() -> None:
    """P-53.1: a worker and two others make six; barracks and housing have a measure of their own."""
    usual = [each for each in RECIPES.values() if each.product not in (ARMS, "workers")]
    assert {(sum(each.inputs.values()), each.output) for each in usual} == {(2, 6)}


def test_every_land_begins_alike_but_for_its_bonus() -> None:
    """P-53.6: the lands of a side have different bonuses; there are no factories."""
    state = begun(options(map_text("A-B B-C C-D D-E", sides={"X": "A B C", "Y": "D E"}), CHAPTERS))
    assert len({state.economy.bonus[at] for at in "ABC"}) == 3
    assert set(state.economy.bonus.values()) <= set(BONUSES)
    assert set(state.economy.plants["A"]) == set(PLANTS)
    assert not state.works


def test_a_land_lives_by_itself_and_a_bonus_pays() -> None:
    """P-53.1, P-53.3: left alone for 12 rounds nobody starves, and with a bonus barracks make more."""
    made = {bonus: _left_alone(bonus) for bonus in ("", "food", "tools")}
    assert made[""] > 12
    assert made["food"] > made[""]
    assert made["tools"] > made[""]


def _left_alone(bonus: str) -> int:
    state = begun(options(map_text(), CHAPTERS))
    state = replace(state, economy=replace(state.economy, bonus={"A": bonus}))
    points, total = every.book(state).points, 0
    for _ in range(12):
        shift = plants.worked(points, state, BLUE)
        assert not shift.starved
        state = replace(state, economy=shift.after(BLUE).economy)
        total += shift.made["A"][ARMS]
    return total


def test_plants_are_no_factories() -> None:
    done, events = play(rich(), blue=FactoryOrder("A"))
    assert not done.economy.stores
    assert told(events, "failed", "why") == [("war_economy",)]


def test_who_has_too_little_gives_nothing() -> None:
    """P-53.5: both offers match, but one of them has not so much: both stand as they were."""
    state = rich(A={"coal": 3}, E={"iron": 2})
    done, events = play(
        state,
        blue=BarterOrder(Goods(4, "coal"), Goods(2, "iron"), RED),
        red=BarterOrder(Goods(2, "iron"), Goods(4, "coal"), BLUE),
    )
    assert done.economy.stores == state.economy.stores
    assert sorted(told(events, "failed", "seat", "why")) == [("blue", "no_wares"), ("red", "no_partner")]


def test_what_barracks_will_make_is_reckoned_ahead() -> None:
    """P-53.1: the report says what comes in next, and the next production brings just that."""
    state = rich(A={"iron": 8, "tools": 8, "coal": 6, "workers": 3, "food": 12})
    state = replace(state, economy=replace(state.economy, work={"A": (ARMS,)}))
    done, _ = play(replace(state, economy=replace(state.economy, work={"A": ("concrete",)})), blue=EmployOrder("A"))
    assert "A" not in done.economy.work
    done, _ = play(state)
    assert done.economy.arms == {}
    more = rich(A={"iron": 16, "tools": 16, "coal": 12, "workers": 3, "food": 20})
    done, _ = play(replace(more, economy=replace(more.economy, work={"A": (ARMS,)})))
    assert done.economy.arms == {"A": 240}


WAR = kit.seen(kit.war(chapters=("land-war", "multi", "wareco")))


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
@pytest.mark.parametrize(
    "order",
    [
        EmployOrder("A1", ("food", "ore", "coal", "iron", "tools", "concrete", "workers", "arms")),
        EmployOrder("A1"),
        *(ErectOrder(plant, "A1") for plant in PLANTS),
        BarterOrder(Goods(4, "coal"), Goods(1, "iron"), RED),
        BarterOrder(Goods(1, "ore"), Goods(5, "workers"), RED, "A1"),
        StoreDecree("A1", "tools", 5),
        StoreDecree("A1", "farm", 2),
    ],
)
def test_words_about_the_economy(language: str, order: Order) -> None:
    assert kit.read(kit.said(order, language), language, WAR) == (order,)


@pytest.mark.parametrize(
    ("language", "line", "order"),
    [
        ("en", "build a smelter in A1", ErectOrder("smelter", "A1")),
        ("en", "exchange 4 coal against 2 iron with red", BarterOrder(Goods(4, "coal"), Goods(2, "iron"), RED)),
        ("cs", "postav huť v A1", ErectOrder("smelter", "A1")),
        ("sk", "práca A1: uhlie, železo", EmployOrder("A1", ("coal", "iron"))),
        ("ru", "построить ферму в A1", ErectOrder("farm", "A1")),
    ],
)
def test_other_ways_to_say_it(language: str, line: str, order: Order) -> None:
    assert kit.read(line, language, WAR) == (order,)


def test_several_buildings_in_a_line() -> None:
    assert kit.read("build 2 farms at A1", "en", WAR) == (ErectOrder("farm", "A1"),) * 2
    (problem,) = kit.read("build 99 farms at A1", "en", WAR)
    assert getattr(problem, "code", "") == "powers-how-many"


def test_what_is_wrong_is_said_in_every_language() -> None:
    lines = "factory A1; build farm at D1; barter 99 coal for 1 iron with red; barter 1 coal for 1 ore with blue"
    assert kit.wrong(lines, WAR) == "1 war-economy, 2 not-own, 3 no-wares, 4 barter-whom"
    bare = replace(WAR, economy=Economy(stores={"A1": {"coal": 9}}))
    lines = "build farm at A1; work A1 coal; work D1 coal; barter 0 coal for 1 iron with red"
    assert kit.wrong(lines, bare) == "1 no-materials, 2 no-plant?, 3 not-own, 4 barter-what"
    turns = kit.seen(kit.war(chapters=("land-war", "multi", "wareco"), order="sequential"))
    assert kit.wrong("barter 1 coal for 1 iron with red", turns) == "1 no-barter"


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_the_answer_says_what_becomes_of_it(language: str) -> None:
    rich_ = replace(WAR, economy=replace(WAR.economy, stores={"A1": {"concrete": 20, "iron": 20, "coal": 9}}))
    lines = "build farm at A1; barter 4 coal for 2 iron with red; work A1 coal; work A1 as needed"
    said = kit.foretold(lines, rich_, language)
    assert all(said)
    assert "12" in said[0]


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_the_report_tells_own_lands_and_what_others_have(language: str) -> None:
    state = rich(A={"coal": 3}, E={"iron": 2})
    state = replace(state, economy=replace(state.economy, bonus={"A": "iron"}, work={"A": ("coal", "arms")}))
    said = [kit.CATALOGUES[language].say(line) for line in economy.economy(view(state, BLUE), BLUE)]
    assert len(said) == 3
    assert "3" in said[0]
    assert "2" in said[-1]
    assert not any("powers-" in line for line in said)


@pytest.mark.parametrize("what", ["food", "barracks"])
def test_the_referee_sets_wares_and_plants(what: str) -> None:
    done = decree(rich(), StoreDecree("A", what, 7))
    assert done.state.economy.has("A", what) == 7
    assert all(each.t("powers-event-decree-store", **done.events[0].facts) for each in kit.CATALOGUES.values())


@pytest.mark.parametrize(
    ("order", "chapters", "code"),
    [
        (StoreDecree("Q", "food", 2), CHAPTERS, "powers-no-land"),
        (StoreDecree("A", "food", -1), CHAPTERS, "powers-no-number"),
        (StoreDecree("A", "gold", 1), CHAPTERS, "powers-no-ware"),
        (StoreDecree("A", "food", 2), ("land",), "powers-chapter-off"),
    ],
)
def test_wares_the_referee_cannot_set(order: StoreDecree, chapters: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        decree(game("blue inf A", "blue A", "", chapters), order)
    assert refused.value.code == code
    assert all(each.t(f"refusal-{code}", **refused.value.facts) for each in kit.CATALOGUES.values())


def test_nobody_works_for_others() -> None:
    """P-53.1: a list for a land of another is not kept."""
    done, _ = play(rich(), blue=EmployOrder("E", ("food",)))
    assert done.economy.work == {}
    assert Seat("red") in done.alive
