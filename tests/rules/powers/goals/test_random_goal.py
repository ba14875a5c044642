"""P-17.6: a goal drawn by lot: out of what, with which details, what each seat knows of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.dice import KeyedDice
from pbem.rulesets.powers import setup, vision
from pbem.rulesets.powers.chapters import every, in_play
from pbem.rulesets.powers.chapters.goals.lot import terms
from pbem.rulesets.powers.chapters.goals.prio import Pair
from pbem.rulesets.powers.chapters.goals.quarrel import Quarrel
from pbem.rulesets.powers.memory import Drawn
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.position import position
from pbem.rulesets.powers.report import goals, rule_chapters
from pbem.rulesets.powers.state import State
from tests.rules.powers.kernel.kit import BLUE, RED, begun, map_text, options, play
from tests.rules.powers.words import kit

LINKS = "A-B B-C C-D D-E E-F"
SIDES = {
    2: {"X": "A", "Y": "F"},
    3: {"A": "A", "N": "B C D E", "S": "F"},
    4: {"A": "A", "B": "B", "N": "C D E", "S": "F"},
    5: {"P": "A", "Q": "B", "R": "C", "S": "D", "T": "E F"},
    6: {"P": "A", "Q": "B", "R": "C", "S": "D", "T": "E", "U": "F"},
}


def lottery(seats: int, centres: bool = True, **more: int) -> Options:
    text = map_text(LINKS, {"D": "centre = true"} if centres else {}, SIDES[seats])
    need = ("multi",) if seats > 2 else ()
    return options(text, ("land", *need, "goal-rnd"), **more)


@pytest.mark.parametrize(
    ("seats", "kinds"),
    [
        (2, "blitz elim"),
        (3, "g-prio g-quarrel g-rel g-amsov"),
        (4, "g-prio g-quarrel g-rel g-pair g-secret"),
        (5, "g-prio g-rel g-pair g-secret"),
        (6, "g-prio g-pair g-rel g-polland"),
    ],
)
def test_what_can_be_drawn(seats: int, kinds: str) -> None:
    """P-17.6: by the number of seats, as far as the sides of the goal are there."""
    assert " ".join(dict.fromkeys(each.kind for each in every.lots(lottery(seats)))) == kinds


def test_points_from_lands_need_a_centre() -> None:
    assert "g-polland" not in {each.kind for each in every.lots(lottery(6, centres=False))}


def test_every_goal_comes_and_is_played() -> None:
    """P-17.6: 8 to 12 rounds; in the end each is judged by its own rule."""
    games = [begun(lottery(2), key=bytes([key])) for key in range(24)]
    assert {state.drawn.kind for state in games} == {"blitz", "elim"}
    assert {state.drawn.side for state in games} == {"X", "Y"}
    assert {state.drawn.rounds for state in games} == {8, 9, 10, 11, 12}
    assert {state.drawn.lands for state in games if state.drawn.kind == "blitz"} == {4}
    for state in games[:4]:
        assert every.goal(state) is not None
        done, _ = play(replace(state, round=state.drawn.rounds))
        assert done.result is not None


def test_rounds_may_be_set_by_the_referee() -> None:
    assert begun(lottery(2, rounds=6)).drawn.rounds == 6


def test_details_of_a_quarrel_and_of_pairs() -> None:
    """P-17.6: the target is the centre farthest from the starts of all but the largest side."""
    (quarrel,) = (each for each in every.lots(lottery(3)) if each.kind == "g-quarrel")
    assert terms(quarrel) == Quarrel("D", "q3", rounds=8)
    (quarrel,) = (each for each in every.lots(lottery(3, centres=False)) if each.kind == "g-quarrel")
    assert quarrel.target == "C"
    assert terms(Drawn("g-pair", 9)) == Pair(timed=True, rounds=9)


def secret() -> State:
    return next(state for key in range(60) if (state := begun(lottery(4), bytes([key]))).drawn.kind == "g-secret")


def test_all_know_the_goal_but_each_its_own_task() -> None:
    """P-17.6, P-23.1: so the throws of such a campaign stay unknown."""
    state = secret()
    assert set(state.memory.tasks) == {"blue", "red", "green", "white"} or len(state.memory.tasks) == 4
    seen = vision.view(state, BLUE)
    assert (seen.drawn, set(seen.memory.tasks)) == (state.drawn, {"blue"})
    other = vision.reimagine(state, BLUE, KeyedDice(b"other"))
    assert other.drawn == state.drawn
    assert vision.view(other, BLUE) == seen
    assert in_play.hides_draws(state.options)
    assert not in_play.hides_draws(lottery(2))


def test_the_throws_are_told() -> None:
    state = begun(lottery(2))
    assert [roll.sides for roll in in_play.start_throws(vision.view(state, RED))] == [2, 5, 2]


def test_a_position_keeps_what_was_drawn() -> None:
    state = begun(lottery(2))
    again = position.read(state.options, (BLUE, RED), position.write(state))
    assert again.drawn == state.drawn
    assert every.goal(again) == every.goal(state)


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
@pytest.mark.parametrize("kind", ["blitz", "elim", "g-quarrel", "g-prio"])
def test_the_report_says_what_was_drawn(kind: str, language: str) -> None:
    seats = 2 if kind in ("blitz", "elim") else 3
    drawn = next(each for each in every.lots(lottery(seats)) if each.kind == kind)
    state = replace(begun(lottery(seats)), drawn=replace(drawn, side="X"))
    said = [kit.CATALOGUES[language].say(line) for line in goals.own(vision.view(state, BLUE), BLUE)]
    assert "8" in said[1]
    assert not any("powers-" in line for line in said)


def test_the_rule_book_has_goals_and_the_lot() -> None:
    book = "## Goals\n<!-- chapter: goals -->\n## Lot\n<!-- chapter: goal-rnd -->\n"
    assert rule_chapters.in_play(lottery(2), book) == "## Goals\n## Lot\n"


@pytest.mark.parametrize(
    ("of", "why"),
    [
        (options("", ("land", "elim", "goal-rnd")), "name none"),
        (options(map_text(LINKS, {}, SIDES[3]), ("land", "goal-rnd")), "no goal for 3 seats"),
    ],
)
def test_campaigns_without_a_lot_are_refused(of: Options, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        setup.seats(of)


def test_the_lot_takes_the_place_of_a_presets_goal() -> None:
    assert every.goal(options("", ("minimal", "goal-rnd"))) is None
