"""6.1: what is foretold is what happens, when nobody else moves and nothing is unseen."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.rulesets.campaign import turn
from pbem.rulesets.campaign.answer.ahead import Outlook, ahead
from pbem.rulesets.campaign.answer.comparison import differences, laid_open
from pbem.rulesets.campaign.answer.plan import plan
from pbem.rulesets.campaign.orders import Approach, Attack, Capture, Flee, Join, WaitJoin
from pbem.rulesets.campaign.sight.vision import view
from pbem.rulesets.campaign.words.checks import check
from pbem.testing.forecasts import drawn
from tests.rules.campaign.board_kit import E, N, S, W, War, city, colour, on, see, to, war
from tests.rules.campaign.test_random_play import begin, sheet

RED = Seat("red")


def foretold(game: War, army: int) -> Outlook:
    """Give what the answer expects of an army of red."""
    return ahead(game.view("red"), RED, game.sheet("red")).armies[army]


def said(game: War, line: int = 1) -> list[str]:
    """List the remarks on a line of red's."""
    found = plan(game.view("red"), game.sheet("red"))[1][line - 1]
    return [each.id.removeprefix("campaign-plan-") for each in (*found.remarks, *found.warnings)]


def comes_true(game: War) -> None:
    """Play the turn, and compare."""
    before, written = game.view("red"), game.sheet("red")
    game.play()
    assert differences(before, written, game.view("red")) == ()


def test_a_rule_that_holds_at_once_is_foretold() -> None:
    """E-1: the rule fires at step 0, so the army flees and there is no battle."""
    game = war("R1@F5 G1@J5", army_sight=5).order("red", 1, E(2), rules=[on(see("enemy"), Flee())])
    assert said(game) == ["way", "fired", "rules"]
    assert foretold(game, 1).cell.name == "A10"
    comes_true(game)


def test_what_fits_is_transferred() -> None:
    """C-4.4, merge_overflow=transfer: 20 joins 20, and 30 and 10 come of it; nothing is warned of before."""
    game = war("R1@C5=20 R2@D5=20 G1@S19", merge_overflow="transfer").order("red", 1, Join(2))
    assert said(game) == ["way", "transferred"]
    assert check(game.view("red"), game.sheet("red")) == ()
    assert (foretold(game, 1).unit.strength, foretold(game, 2).unit.strength) == (10, 30)
    comes_true(game)


def test_the_surplus_is_trimmed() -> None:
    """C-4.4, merge_overflow=trim: one army of 30 comes of it."""
    game = war("R1@C5=20 R2@D5=20 G1@S19", merge_overflow="trim").order("red", 1, Join(2))
    assert said(game) == ["way", "trimmed"]
    assert (foretold(game, 1).into, foretold(game, 2).unit.strength) == (2, 30)
    comes_true(game)


def test_there_is_no_room_in_a_full_cell() -> None:
    """C-1.7, stack_limit=1: a step onto an own army ends before it."""
    game = war("R1@C5 R2@D5 G1@S19", stack_limit=1).order("red", 1, E(1))
    assert said(game) == ["stays", "full"]
    comes_true(game)


def test_flight_goes_back_and_beyond() -> None:
    """E-5 `flee`: two cells to the left, then back over them, and on to the end of the turn."""
    game = war("R1@J5 G1@S19").order("red", 1, W(2), Flee())
    assert [each.name for each in foretold(game, 1).way][:6] == ["J5", "I5", "H5", "I5", "J5", "K5"]
    assert foretold(game, 1).cell.name == "P5"
    comes_true(game)


def test_a_join_after_a_walk_is_not_foretold_too_late() -> None:
    """C-4.4, the pair of the rule book: `3: left 8, join 4` / `4: wait for join`."""
    game = war("R3@K5 R4@B5 G1@S19").order("red", 3, W(8), Join(4)).order("red", 4, WaitJoin(), S(1))
    assert said(game) == ["way", "joins"]
    assert foretold(game, 4).cell.name == "B6"
    comes_true(game)


def test_a_blocked_move_costs_a_tick() -> None:
    """C-4.2: `up 4, right 9` from row 3: two steps, the tick at the edge, and seven steps to the right."""
    game = war("R1@A3 G1@S19").order("red", 1, N(4), E(9))
    assert said(game) == ["way", "blocked"]
    assert foretold(game, 1).cell.name == "H1"
    comes_true(game)


def test_two_that_join_each_other_meet() -> None:
    """C-4.4: the one with the lower number becomes part of the other."""
    game = war("R1@C5 R2@G5 G1@S19").order("red", 1, Join(2)).order("red", 2, Join(1))
    assert said(game) == ["way", "joins"]
    assert said(game, 2) == ["way"]
    comes_true(game)


def test_a_way_ends_where_a_die_would_fall() -> None:
    """6.1: the way is foretold to the battle; what comes then nobody knows."""
    game = war("R1@C5 G1@E5").order("red", 1, E(4))
    assert said(game) == ["way", "battle"]
    assert foretold(game, 1).cell.name == "E5"
    assert foretold(game, 1).plan == (E(2),)


def test_a_held_city_is_not_captured() -> None:
    """E-5: `capture` gives up when a hostile army is seen standing in the city."""
    game = war("R1@C5 G1@E5", ["Yaz E5 green"]).order("red", 1, Capture(city("Yaz")))
    assert said(game) == ["stays", "held"]
    comes_true(game)


def test_who_must_not_enter_halts() -> None:
    """C-4.7: without the clause an army does not enter the city of an ally."""
    pact: dict[str, object] = {"number": 1, "members": ["red", "green"], "first": 1}
    game = war("R1@C5 G1@S19", ["Yaz E5 green"], alliances=[pact], army_sight=9).order("red", 1, to("E5"))
    assert said(game) == ["way", "ally-city", "short"]
    comes_true(game)


def idle(game: War) -> list[bool]:
    """Say of each of red's orders whether nothing will come of it."""
    return [forecast.idle for forecast in plan(game.view("red"), game.sheet("red"))[1]]


def test_orders_that_will_do_nothing() -> None:
    """6.1: an army at the edge of the board, and one that waits for nobody, are kept from all they were told."""
    game = war("R1@A1 R2@C5 R3@E5 G1@S19").order("red", 1, N(3)).order("red", 2, E(1)).order("red", 3, WaitJoin())
    assert idle(game) == [True, False, True]


def test_an_approach_that_has_arrived_is_no_idle_order() -> None:
    """E-5: who stands beside the army he approaches does what he was told."""
    game = war("R1@C5 G1@D5").order("red", 1, Approach(colour("green")))
    assert idle(game) == [False]


def test_a_target_nobody_sees() -> None:
    """E-7: nothing will come of an attack on what is not in sight."""
    game = war("R1@C5 G1@S19").order("red", 1, Attack(colour("green")))
    assert idle(game) == [True]


@pytest.mark.parametrize("seed", range(60))
def test_the_forecast_is_the_result(seed: int) -> None:
    """6.1: over boards, options and orders of armies drawn at random; conformance plays what players may write."""
    rng = random.Random(seed)
    start = begin(rng)
    options = replace(
        drawn(start.options, rng, ("seats", "board_width", "board_height", "split_min")),
        split_min=rng.choice((1, 3, 10)),
    )
    state = laid_open(replace(start, options=options), RED)
    for number in range(3):
        before, written = view(state, RED), sheet(rng)
        after = turn.resolve(state, {RED: written}, KeyedDice(bytes([number]) * 32)).state
        assert differences(before, written, view(after, RED)) == ()
        state = laid_open(after, RED)
