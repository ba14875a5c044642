"""P-7, P-19 to P-29 as they are played: goals are dealt, counted and judged, and told to whom they belong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem import codec
from pbem.core.dice import KeyedDice
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.powers import setup, vision
from pbem.rulesets.powers.chapters import every, in_play
from pbem.rulesets.powers.orders import EndOrder
from pbem.rulesets.powers.state import State
from tests.rules.powers.kernel.kit import BLUE, GREEN, RED, begun, drawn, map_text, move, options, play, told

pytestmark = pytest.mark.usefixtures("heads")
LINKS = "A-B B-C C-D D-E E-F"
TWO = {"S": "A", "N": "B C D E F"}
THREE = {"A": "A", "N": "B C D E", "S": "F"}
FOUR = {"A": "A B", "B": "C", "N": "D E", "S": "F"}
BLITZ = 'kind = "blitz"\nattacker = "S"\ntarget = ["C"]\nrounds = 6'


def war(chapter: str, sides: dict[str, str], goal: str = "", stacks: str = "", **more: int) -> State:
    text = map_text(LINKS, {"C": "centre = true", "D": "centre = true"}, sides)
    text = f"{text}\n[goal]\n{goal}" if goal else text
    need = () if chapter in ("blitz", "elim") else ("multi",)
    return drawn(begun(options(text, ("land", *need, *chapter.split()), **more)), stacks)


def test_blitz_is_won_at_the_end_of_any_round() -> None:
    """P-7.1: the attacker owns his target, fresh or not; the places and why are told."""
    state = war("blitz", TWO, BLITZ, "blue tnk A 2")
    state, _ = play(state, blue=move("tnk", "A B"))
    assert in_play.aims(vision.view(state, BLUE), BLUE)[0].facts["have"] == 0
    state, events = play(state, blue=move("tnk", "B C"))
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((BLUE,), "target")
    assert told(events, "ended", "seats", "places") == [(("blue", "red"), (1, 2))]


def test_blitz_is_lost_with_the_last_round() -> None:
    """P-7.1: the scenario says how many there are, an option may say otherwise."""
    state = war("blitz", TWO, BLITZ)
    for _ in range(6):
        assert state.result is None
        state, _ = play(state)
    assert state.result is not None
    assert state.result.winners == (RED,)
    assert war("blitz", TWO, BLITZ, rounds=8).options.rounds == 8


@pytest.mark.parametrize(
    ("chapter", "sides", "goal", "fault"),
    [
        ("blitz", TWO, 'kind = "blitz"\nattacker = "S"\nrounds = 4', "rounds"),
        ("g-quarrel", THREE, "rounds = 8", "target"),
        ("g-pair", THREE, "", "seats"),
        ("g-amsov", TWO, "", "seats"),
    ],
)
def test_a_goal_that_does_not_fit_is_refused(chapter: str, sides: dict[str, str], goal: str, fault: str) -> None:
    """P-17.6."""
    with pytest.raises(ValueError, match=fault):
        war(chapter, sides, goal)


def test_priorities_at_the_end() -> None:
    """P-19: without a scenario's word the sides are numbered as they are listed."""
    state, events = play(war("g-prio", THREE, rounds=1))
    assert state.result is not None
    assert state.result.winners == (GREEN,)
    assert told(events, "ended", "results") == [((1, 2, 3),)]


def test_a_quarrel_is_judged_by_who_holds_the_target() -> None:
    """P-22.1: fresh counts."""
    goal = 'kind = "g-quarrel"\ntable = "q3"\ntarget = "B"\nrounds = 1'
    state, _ = play(war("g-quarrel", THREE, goal, "blue inf A 2"), blue=move("inf", "A B"))
    assert state.result is not None
    assert state.result.winners == (BLUE,)
    assert dict(state.result.results) == {"blue": 0, "red": 1, "green": 2}


def test_relations_are_dealt_before_the_bids_and_known_to_all() -> None:
    """P-25.1, P-25.3."""
    state = war("g-rel fair-mat", THREE)
    assert state.stage == "bid"
    assert dict(vision.view(state, None).memory.relations) == dict(state.memory.relations)
    assert all(state.memory.relations[seat][seat] == 3 for seat in state.circle)
    assert codec.loads(codec.dumps(state, State), State) == state


def test_secret_tasks_are_each_seats_own_and_dealt_once_the_sides_are_given() -> None:
    """P-23.1: nobody sees another's; the end makes them known."""
    bidding = war("g-secret fair-mat", FOUR)
    assert not bidding.memory.tasks
    state, events = play(bidding)
    assert set(state.memory.tasks) == set(state.circle)
    assert not any(roll.why.startswith("secret") for event in events for roll in event.rolls)
    for seat in state.circle:
        view = vision.view(state, seat)
        assert set(view.memory.tasks) == {seat}
        assert in_play.aims(view, seat)
        assert in_play.aims(view, next(each for each in state.circle if each != seat)) == ()
    assert vision.view(state, None).memory.tasks == {}
    assert set(vision.view(state, REFEREE).memory.tasks) == set(state.circle)
    assert in_play.hides_draws(state.options)


def test_secret_tasks_dealt_anew_leave_the_own_view_as_it_was() -> None:
    """S-19: the leak test with tasks dealt anew."""
    state = war("g-secret", FOUR)
    others = set[object]()
    for seat in state.circle:
        for key in range(4):
            other = vision.reimagine(state, seat, KeyedDice(bytes([key])))
            assert vision.view(other, seat) == vision.view(state, seat)
            others.add(str(other.memory.tasks))
    assert len(others) > 4


def test_secret_tasks_are_known_when_all_is_over() -> None:
    state, _ = play(war("g-secret", FOUR, rounds=1))
    assert state.result is not None
    assert set(vision.view(state, BLUE).memory.tasks) == set(state.circle)
    assert vision.reimagine(state, BLUE, KeyedDice(b"x")).memory == state.memory


def test_political_points_are_counted_every_round() -> None:
    """P-29.2."""
    state, _ = play(war("g-polland", THREE))
    state, _ = play(state)
    assert dict(in_play.results(state)) == {"blue": 0, "red": 4, "green": 0}


@pytest.mark.parametrize(
    ("chapter", "sides"),
    [
        ("elim", TWO),
        ("g-prio", THREE),
        ("g-pair", FOUR),
        ("g-secret", FOUR),
        ("g-public", FOUR),
        ("g-rel", THREE),
        ("g-polland", THREE),
        ("g-amsov", THREE),
        ("g-finland", {"A": "A", "S": "B", "N": "C D", "F": "E"}),
    ],
)
@pytest.mark.parametrize("order", ["simultaneous", "sequential"])
def test_every_goal_is_played_to_the_end(chapter: str, sides: dict[str, str], order: str) -> None:
    """Both orders of play; aims and results can be told to every seat at any time, and the public."""
    text = map_text(LINKS, {"C": "centre = true", "D": "centre = true"}, sides)
    need = () if chapter == "elim" else ("multi",)
    state = begun(options(text, ("land", *need, chapter), rounds=3, order=order))
    while state.result is None:
        for seat in (*state.circle, None):
            view = vision.view(state, seat)
            assert in_play.results(view) is not None
            for other in state.circle:
                in_play.aims(view, Seat(other))
        state, _ = play(state, **({str(state.on): EndOrder()} if state.on else {}))
    assert state.round == 3


def test_holding_at_the_end_counts_where_its_chapter_is_named() -> None:
    """P-21: a land taken in the last round is held by nobody in the sense of the goal."""
    for chapter, share in (("g-amsov", 1), ("g-amsov g-endhold", 0)):
        state = war(chapter, THREE, stacks="blue inf A 2", rounds=1)
        done, _ = play(state, blue=move("1 inf", "A B"))
        aims = in_play.aims(replace(done, result=None), BLUE)
        lands = next(aim for aim in aims if aim.sentence == "own-lands")
        assert lands.facts["have"] == (20 * (1 + share)) // 6


def test_goals_exclude_each_other() -> None:
    text = map_text(LINKS, sides=FOUR)
    with pytest.raises(ValueError, match="excluded"):
        setup.seats(options(text, ("land", "multi", "g-prio", "g-rel")))
    assert every.goal(options(text, ("land",))) is None
