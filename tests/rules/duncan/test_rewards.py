"""How teams come by bonuses and points (D-7.8, D-9.3, D-9.4), in phase 8."""

from __future__ import annotations

import pytest

from pbem.core.seats import COLOURS
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import BONUSES, AwardOrder, ChooseOrder, ExcludeOrder, GrantOrder, VerdictOrder
from pbem.rulesets.duncan.referee.decrees import decree
from pbem.rulesets.duncan.story.awards import award_turn, is_award_turn
from tests.rules.duncan.dungeon_kit import Game, dungeon
from tests.rules.duncan.story_kit import Told

BLUE, RED, GREEN = COLOURS[:3]


def told(**options: object) -> Told:
    """Begin a game of three teams; blue may have had bonuses."""
    return Told(dungeon(options=options, green=[]))


def holds(game: Game, team: str) -> tuple[tuple[str, ...], int, int]:
    """Give the stock of a team, how many bonuses it has received and how many it may choose."""
    one = game.team(team)
    return one.stock, one.received, one.choices


def test_the_first_right_answer_by_time_of_receipt() -> None:
    """D-9.3: not the first verdict counts but the first letter; the later one is confirmed without reward."""
    asked = told().asks("Who?").answers("red", "me").answers("blue", "you").judges("blue", right=True)
    game = asked.judges("red", right=True).play(("bonus red 1", 5))
    assert holds(game, "red") == (("invisibility",), 1, 0)
    assert holds(game, "blue") == ((), 0, 0)
    assert game.told("blue", "not_first") == [{"question": 1}]
    assert game.told("red", "received") == [{"bonus": "invisibility", "number": 1, "question": 1}]
    assert game.told("green", "received") == game.told("green", "not_first") == []


def test_an_answer_not_yet_judged_holds_the_bonus() -> None:
    """D-9.3: the award is held until all earlier answers to that question are judged."""
    asked = told().asks("Who?").answers("red", "me").answers("blue", "you").judges("blue", right=True)
    assert holds(asked.play(), "blue") == ((), 0, 0)
    assert holds(asked.play(), "blue") == ((), 0, 0)
    game = asked.judges("red", right=False).play(("bonus blue 1", 8))
    assert holds(game, "blue") == (("flash",), 1, 0)


def test_a_later_answer_not_yet_judged_holds_nothing() -> None:
    """D-9.3: what came later cannot be first; judged right afterwards it is told so, once."""
    asked = told().asks("Who?").answers("blue", "you").answers("red", "me").judges("blue", right=True)
    game = asked.play(("bonus blue 1", 8))
    assert (holds(game, "blue")[1], game.told("red", "not_first")) == (1, [])
    assert asked.judges("red", right=True).play().told("red", "not_first") == [{"question": 1}]
    assert asked.play().told("red", "not_first") == []


def test_a_question_is_won_once() -> None:
    """D-9.3: later verdicts change nothing of it."""
    asked = told().asks("Who?").answers("blue", "you").judges("blue", right=True)
    asked.play(("bonus blue 1", 8))
    again = VerdictOrder(BLUE, 1, asked.answer("blue").number, right=False)
    assert asked.problems(again) == ["duncan-verdict-rewarded"]
    game = asked.says(again).answers("red", "me").judges("red", right=True).play()
    assert (holds(game, "blue")[1], holds(game, "red")[1]) == (1, 0)


def test_the_answer_of_an_excluded_team_holds_nothing() -> None:
    """D-9.3, D-10.2: who is out of the game is not waited for and wins nothing."""
    asked = told().asks("Who?").answers("red", "me").answers("blue", "you").judges("blue", right=True)
    asked.play()
    asked.game.state = decree(asked.game.state, ExcludeOrder(RED)).state
    assert holds(asked.play(("bonus blue 1", 1)), "blue")[1] == 1


@pytest.mark.parametrize(("value", "bonus"), list(enumerate(BONUSES, 1)))
def test_the_nine_kinds(value: int, bonus: str) -> None:
    """D-7.8: an assigned bonus is drawn uniformly from the nine kinds."""
    assert holds(told().says(GrantOrder(BLUE)).play(("bonus blue 1", value)), "blue")[0] == (bonus,)


def test_x18_three_assigned_then_one_chosen() -> None:
    """X18: numbers 1-3 assigned, 4 chosen, 5-7 assigned, 8 chosen."""
    game, kinds = told(), []
    for number in range(1, 9):
        dice = () if number in (4, 8) else ((f"bonus blue {number}", 1),)
        played = game.says(GrantOrder(BLUE)).play(*dice)
        kinds.append(next(kind for kind in ("received", "choice") if played.told("blue", kind)))
    assert kinds == ["received"] * 3 + ["choice"] + ["received"] * 3 + ["choice"]
    assert holds(played, "blue") == (("strength",) * 6, 8, 2)


def test_an_unused_choice_stays_open() -> None:
    """D-7.8: bonuses after it are assigned meanwhile and count on; the choice comes in phase 8 (H27)."""
    game = told(bonus_choice_every=2).says(GrantOrder(BLUE)).says(GrantOrder(BLUE))
    assert holds(game.play(("bonus blue 1", 1)), "blue") == (("strength",), 2, 1)
    assert holds(game.says(GrantOrder(BLUE)).play(("bonus blue 3", 2)), "blue") == (("strength", "speed"), 3, 1)
    played = game.says(ChooseOrder("leech"), "blue").play()
    assert holds(played, "blue") == (("strength", "speed", "leech"), 3, 0)
    assert played.told("blue", "chosen") == [{"order": 1, "bonus": "leech"}]


def test_a_choice_that_comes_with_this_turn_can_be_used_at_once() -> None:
    """H27: a bonus is chosen after the rewards of the same phase 8."""
    game = told(bonus_choice_every=1).says(GrantOrder(BLUE)).says(ChooseOrder("smoke"), "blue").play()
    assert holds(game, "blue") == (("smoke",), 1, 0)


def test_no_choice_is_open() -> None:
    """D-7.8: choosing without a choice fails and takes nothing."""
    game = told().says(ChooseOrder("smoke"), "blue").play()
    assert (holds(game, "blue"), game.failures("blue")) == (((), 0, 0), [(1, "choose", "no_choice")])


def test_bonus_choice_every_0() -> None:
    """Option bonus_choice_every 0: none is ever chosen."""
    game = told(bonus_choice_every=0)
    for _ in range(4):
        game.says(GrantOrder(BLUE))
    assert holds(game.play(*((f"bonus blue {number}", 1) for number in range(1, 5))), "blue")[2] == 0


def test_the_referee_picks() -> None:
    """H10, option bonus_draw referee: a bonus is due until he names it; no die is thrown."""
    game = told(bonus_draw="referee").says(GrantOrder(BLUE))
    assert (holds(game.play(), "blue"), game.game.team("blue").due) == (((), 1, 0), 1)
    played = game.says(GrantOrder(BLUE, "quick")).play()
    assert (holds(played, "blue"), played.team("blue").due) == ((("quick",), 1, 0), 0)


def test_a_named_bonus_takes_no_choice_away() -> None:
    """D-7.8: where the next one is the team's choice, one the referee names is given besides."""
    game = told(bonus_choice_every=2).says(GrantOrder(BLUE, "flash"))
    game.play()
    assert game.problems(GrantOrder(BLUE, "smoke")) == ["duncan-grant-choice"]
    assert holds(game.says(GrantOrder(BLUE, "smoke")).play(), "blue") == (("flash", "smoke"), 1, 0)
    assert holds(game.says(GrantOrder(BLUE)).play(), "blue") == (("flash", "smoke"), 2, 1)


def test_points_come_with_the_award_turn() -> None:
    """D-9.4: turn 5 is a noon turn, 6 is not: what is awarded then waits until 9."""
    game = told().says(AwardOrder(RED, 7, "relay"))
    assert game.play().team("red").points == 57
    assert game.game.told("red", "awarded") == [{"points": 7, "words": "relay", "said": 1}]
    assert game.says(AwardOrder(RED, 2)).play().team("red").points == 57
    assert [award.points for award in game.view().awards] == [2]
    game.play()
    assert game.play().team("red").points == 57
    assert (game.play().team("red").points, game.game.state.awards) == (59, ())


def test_points_at_once() -> None:
    """D-9.4: with `now` they come with this turn, whichever it is."""
    game = told()
    game.play()
    assert game.says(AwardOrder(RED, 2, now=True)).play().team("red").points == 52


@pytest.mark.parametrize(("turn", "every", "first", "found"), [(1, 4, 1, 1), (2, 4, 1, 5), (1, 4, 3, 3), (9, 1, 1, 9)])
def test_award_turns(turn: int, every: int, first: int, found: int) -> None:
    """D-9.4: award_first names the first award turn, award_every how many turns lie between two."""
    options = Options(award_every=every, award_first=first)
    assert award_turn(options, turn) == found
    assert is_award_turn(options, found)


def test_points_are_for_teams_that_play() -> None:
    """D-9.4: no such team, no points; and a fine is no award."""
    game = told()
    assert game.problems(AwardOrder(COLOURS[7], 3)) == game.problems(GrantOrder(COLOURS[7])) == ["duncan-referee-team"]
    assert game.problems(AwardOrder(RED, 0)) == ["duncan-referee-number"]
    (note,) = told(award_first=7).found(AwardOrder(RED, 3))
    assert (note.code, note.facts["turn"]) == ("duncan-award-later", 7)
