"""Upkeep (P-35): payments, updates by dice, disbanding, what cannot be paid."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.rulesets.powers import turn as turns
from pbem.rulesets.powers.book.points import Turn, purse
from pbem.rulesets.powers.chapters import every, upkeep
from pbem.rulesets.powers.dues import Dues
from pbem.rulesets.powers.orders import BuildOrder, Units
from pbem.rulesets.powers.orders.dues import DisbandOrder, InsistOrder, PayingOrder, ReleaseOrder
from pbem.rulesets.powers.state import BV, State
from tests.rules.powers.kernel.kit import BLUE, RED, game, play, shown
from tests.rules.powers.words import kit

UPKEEP = ("land", "upkeep")


class Told:
    """Dice that show what a test says."""

    def __init__(self, *values: int) -> None:
        self._values = list(values)

    def roll(self, sides: int, reason: str) -> int:
        return self._values.pop(0)


def owing(worth: int, **more: object) -> State:
    """A game whose blue was counted with so many BV in round 1."""
    state = game("blue inf A 20, red inf E", "blue A, blue B, blue C, red E", "", UPKEEP)
    return replace(state, dues=replace(Dues(since=1, worth={"blue": worth * BV}), **more))  # type: ignore[arg-type]


def test_a_fifth_of_the_price_is_paid_in_each_production() -> None:
    """P-35.1: 1/5 of what the units cost at the last update."""
    assert upkeep.payment(owing(20), BLUE) == 4 * BV
    assert upkeep.payment(owing(1), BLUE) == BV // 5


def test_example_30_disbanding_is_relieved_by_half() -> None:
    """P-35.3, example 30: 20 BV disbanded at upkeep 1/5: 2 BV less instead of 4."""
    state = owing(20)
    walked = Turn(state, every.book(state).points, {BLUE: (DisbandOrder(Units("inf"), "A"),)}, Told(), (BLUE,))  # type: ignore[arg-type]
    upkeep.disband(walked)
    assert "inf A" not in shown(walked.state)
    assert upkeep.payment(walked.state, BLUE) == 2 * BV


@pytest.mark.parametrize(("die", "done"), [(1, True), (2, True), (3, False), (6, False)])
def test_example_30_an_update_three_rounds_after_the_last(die: int, done: bool) -> None:
    """P-35.2, example 30: round 8, the last one in round 5: K = 3, a die of 1 or 2."""
    assert _after(since=5, coming=8, die=die).dues.since == (8 if done else 5)


def _after(since: int, coming: int, die: int, insisted: bool = False) -> State:
    state = replace(owing(20), round=coming - 1)
    state = replace(state, dues=replace(state.dues, since=since, insisted=insisted))
    walked = Turn(state, every.book(state).points, {}, Told(die))  # type: ignore[arg-type]
    upkeep.update(walked)
    return walked.state


@pytest.mark.parametrize(("die", "insisted", "done"), [(4, False, True), (5, False, False), (6, True, True)])
def test_after_more_than_four_rounds_a_die_of_four_or_who_insists(die: int, insisted: bool, done: bool) -> None:
    """P-35.2: K > 4."""
    assert (_after(since=1, coming=6, die=die, insisted=insisted).dues.since == 6) is done


def test_to_insist_too_early_is_in_vain() -> None:
    """P-35.2: K of 2 needs a die of 1."""
    after = _after(since=1, coming=3, die=2, insisted=True)
    assert (after.dues.since, after.dues.insisted) == (1, False)


def test_round_one_counts_without_dice() -> None:
    """P-35.2: at the start of round 1 everybody pays for what he has."""
    state = game("blue inf A 3, blue tnk* A, red inf E", "blue A, red E", "", UPKEEP)
    done, _ = play(state)
    assert done.dues.worth["blue"] == 3 * BV + int(every.book(state).points.rows["tnk"].cost * BV)


def test_new_units_cost_nothing_until_the_next_update() -> None:
    """P-35.3: between updates new units do not raise the payment."""
    state = owing(1)
    before = upkeep.payment(state, BLUE)
    done, _ = play(state, blue=BuildOrder("inf", "B", 1))
    if done.dues.since == 1:
        assert upkeep.payment(done, BLUE) == before


def test_lands_far_from_the_enemy_pay_first_unless_others_are_named() -> None:
    """P-35.4: E is the enemy's, so A is the farthest."""
    state = owing(5)
    assert upkeep.shares(state, BLUE, purse(replace(every.book(state).points, takes=()), state, BLUE)) == {"A": BV}
    named = replace(state, dues=replace(state.dues, paying={"blue": PayingOrder(("C",))}))
    left = purse(every.book(named).points, named, BLUE)
    assert left.lands == {"A": BV, "B": BV, "C": 0}


def test_who_cannot_pay_loses_the_cheapest_until_he_can_and_fully() -> None:
    """P-35.4: 20 infantry and three lands: 3 BV are paid for 15 of them."""
    done, events = play(owing(20), blue=())
    told = [event for event in events if event.kind == "disbanded"]
    assert [event.facts["counts"] for event in told] == [(5,)]
    assert "A blue inf 15" in shown(done)


def test_types_that_are_named_go_first() -> None:
    """P-35.4: though tanks are dearer."""
    state = replace(owing(20), stacks=game("blue inf A 10, blue tnk A 10", "", "", UPKEEP).stacks)
    state = replace(state, dues=replace(state.dues, release={"blue": ReleaseOrder(("tnk",))}))
    done, _ = play(state)
    assert shown(done).startswith("A blue inf 10, A blue tnk 5")


def test_each_land_may_feed_some_units() -> None:
    """P-35.5: at 1/4 a land feeds six units of 1 BV."""
    state = game("blue inf A 6", "blue A", "", UPKEEP, upkeep="1/4", upkeep_land="3/2")
    state = replace(state, dues=Dues(since=1, worth={"blue": 6 * BV}))
    assert upkeep.payment(state, BLUE) == 0
    dearer = replace(state, dues=Dues(since=1, worth={"blue": 10 * BV}))
    assert upkeep.payment(dearer, BLUE) == BV


def test_a_fortress_counts_by_half() -> None:
    """P-35.1: or as `upkeep_fort` says."""
    state = game("blue bun A 2, blue inf A", "blue A", "", ("land", "fort", "upkeep"))
    assert upkeep.worth(every.book(state).points, state, BLUE) == 20 + BV


def test_payment_waits_for_a_round_of_production() -> None:
    """P-35.1: with a rhythm of 2 nothing is paid in round 2."""
    state = replace(owing(20), round=2)
    state = replace(state, options=replace(state.options, chapters=(*UPKEEP, "freq"), freq=2))
    _, events = play(state)
    assert not [event for event in events if event.kind in ("upkeep", "disbanded")]


def test_only_the_owner_hears_what_he_pays_and_all_hear_of_updates() -> None:
    state = owing(5)
    _, events = play(state)
    paid = next(event for event in events if event.kind == "upkeep" and event.facts["seat"] == BLUE)
    assert paid.seen_by == frozenset({BLUE})
    assert (paid.facts["cost"], RED in paid.seen_by) == (BV, False)
    assert [event.kind for event in events].count("updated") == 1


WAR = kit.seen(kit.war(chapters=("land-war", "multi", "upkeep")))


@pytest.mark.parametrize(
    ("language", "line", "order"),
    [
        ("en", "disband 2 infantry in A1", DisbandOrder(Units("inf", 2), "A1")),
        ("en", "dismiss all infantry at A1", DisbandOrder(Units("inf"), "A1")),
        ("cs", "rozpusť 2 pěchoty v A1", DisbandOrder(Units("inf", 2), "A1")),
        ("sk", "rozpusti 2 pechoty v A1", DisbandOrder(Units("inf", 2), "A1")),
        ("ru", "распустить 2 пехоты в A1", DisbandOrder(Units("inf", 2), "A1")),
        ("en", "we insist on an update", InsistOrder()),
        ("cs", "trvám na aktualizaci", InsistOrder()),
        ("sk", "žiadam aktualizáciu", InsistOrder()),
        ("ru", "требую пересчёта", InsistOrder()),
        ("en", "pay upkeep from B1 and C1", PayingOrder(("B1", "C1"))),
        ("cs", "výdržné platí B1, C1", PayingOrder(("B1", "C1"))),
        ("sk", "výdržné platí B1, C1", PayingOrder(("B1", "C1"))),
        ("ru", "содержание платят B1, C1", PayingOrder(("B1", "C1"))),
        ("en", "disband first: tanks, infantry", ReleaseOrder(("tnk", "inf"))),
        ("cs", "nejdřív rozpusť tanky, pěchotu", ReleaseOrder(("tnk", "inf"))),
        ("sk", "najprv rozpusti tanky, pechotu", ReleaseOrder(("tnk", "inf"))),
        ("ru", "сначала распустить танки, пехоту", ReleaseOrder(("tnk", "inf"))),
    ],
)
def test_words_about_upkeep(language: str, line: str, order: object) -> None:
    assert kit.read(line, language, WAR) == (order,)
    assert kit.read(kit.said(order, language), language, WAR) == (order,)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
@pytest.mark.parametrize("order", [PayingOrder(), ReleaseOrder(), DisbandOrder(Units("tnk"), "A1")])
def test_orders_are_read_back(language: str, order: PayingOrder | ReleaseOrder | DisbandOrder) -> None:
    assert kit.read(kit.said(order, language), language, WAR) == (order,)


def test_what_is_wrong_with_words_about_upkeep() -> None:
    """P-35.3, P-35.4: units one does not have, lands of others; without the chapter its name is told."""
    assert kit.wrong("disband 9 infantry in A1; disband 1 tank in B2; pay upkeep from B2", WAR) == (
        "1 not-there, 2 not-there, 3 not-own"
    )
    quiet = kit.seen(kit.war(chapters=("land-war", "multi", "upkeep"), demand_all_upkeep=False))
    assert kit.wrong("demand an update", quiet) == "1 no-insisting"
    assert kit.wrong("disband 1 infantry in A1; demand an update") == "1 chapter-off, 2 chapter-off"


def test_the_answer_says_what_is_paid() -> None:
    assert kit.foretold("disband 2 infantry in A1", WAR) == [
        "You pay 1+3/5 BV in each production, as counted in round 1; an update now would make it 1+2/5.",
    ]


def test_it_runs_in_sequential_play() -> None:
    """P-35.2, S-14: the first part of round 1 counts everybody; the die is thrown once a round."""
    state = kit.war(chapters=("land-war", "multi", "upkeep"), order="sequential")
    resolution = turns.resolve(state, {}, KeyedDice(b"upkeep"))
    assert resolution.state.dues.since == 1
    assert set(resolution.state.dues.worth) == {"blue", "red"}
    assert Seat("blue") in resolution.state.dues.worth
