"""Fights (D-6): who strikes whom, in which order, and what it does."""

from __future__ import annotations

import pytest

from pbem.core.grid import cell
from pbem.rulesets.duncan.orders import MoveOrder, UpgradeOrder
from pbem.rulesets.duncan.phases.combat import wounded
from pbem.rulesets.duncan.state import Unit
from tests.rules.duncan.dungeon_kit import dungeon


def test_x3_equal_speed() -> None:
    """X3: both strike at the same moment; one round only."""
    game = dungeon(blue=["u1 D5 2/2/1"], red=["u1 E5 2/2/1"]).play()
    assert (game.values("blue", 1), game.values("red", 1)) == ("1 w0", "1 w0")
    assert len(game.told("blue", "blow")) == 2


def test_x4_faster_first() -> None:
    """X4: the slower one strikes with the strength it has left."""
    game = dungeon(blue=["u1 D5 2/3/1"], red=["u1 E5 2/1/1"]).play()
    assert (game.values("blue", 1), game.values("red", 1)) == ("2 w1", "1 w0")


def test_x5_carry_over() -> None:
    """X5: wounds beyond the strength are carried over."""
    game = dungeon(blue=["u1 D5 5/2/1"], red=["u1 E5 4/1/1"]).play()
    assert (game.values("blue", 1), game.values("red", 1)) == ("5 w3", "3 w1")


def test_x6_mutual_death() -> None:
    """X6: whoever dies in its own tier has struck."""
    game = dungeon(blue=["u1 D5 1/1/1"], red=["u1 E5 1/1/1"]).play()
    assert (game.alive("blue"), game.alive("red")) == ([], [])
    assert (game.team("blue").fallen, game.team("red").fallen) == ({"u1": 5}, {"u1": 5})


def test_x7_same_square() -> None:
    """X7: on one square they fight on, round after round, until one is left."""
    game = dungeon(blue=["u1 D5 5/2/1"], red=["u1 D5 4/1/1"]).play()
    assert (game.values("blue", 1), game.values("red", 1)) == ("5 w3", "dead")
    rounds = [(blow["round"], blow["tier"], blow["who"], blow["damage"]) for blow in game.told("red", "blow")]
    assert rounds == [(1, 1, "blue", 5), (1, 2, "red", 3), (2, 1, "blue", 5)]


def test_x8_equal_on_a_square() -> None:
    """X8: four against four: rounds of 4, 3, 2 and 1, and both end dead."""
    game = dungeon(blue=["u1 D5 4/1/1"], red=["u1 D5 4/1/1"]).play()
    assert (game.values("blue", 1), game.values("red", 1)) == ("dead", "dead")
    assert [blow["damage"] for blow in game.told("blue", "blow") if blow["who"] == "blue"] == [4, 3, 2, 1]


def test_x9_three_teams_on_one_square() -> None:
    """X9: each strikes both others with its full strength."""
    game = dungeon(blue=["u1 D5 3/3/1"], red=["u1 D5 4/2/1"], green=["u1 D5 5/1/1"]).play()
    assert [game.values(seat, 1) for seat in ("blue", "red", "green")] == ["dead", "dead", "3 w0"]
    assert [(hurt["strength"], hurt["wounds"]) for hurt in game.told("red", "hurt") if hurt["who"] == "red"] == [
        (4, 3),
        (2, 0),
    ]


def test_x10_the_own_square_first() -> None:
    """X10: who shares its square strikes nobody beside it, however hard that one strikes."""
    game = dungeon(blue=["u1 D5 3/2/1"], red=["u1 D5 3/1/1"], green=["u1 E5 2/3/1"]).play()
    assert [game.values(seat, 1) for seat in ("blue", "red", "green")] == ["2 w0", "dead", "2 w0"]


def test_x11_own_units_on_one_square() -> None:
    """X11: units of one team on one square fight too."""
    game = dungeon(blue=["u1 D5 3/2/1", "u2 D5 2/1/1"]).play()
    assert (game.values("blue", 1), game.values("blue", 2)) == ("3 w0", "dead")


def test_x11_grace_of_a_new_unit() -> None:
    """X11, D-3.5: if one was summoned in the turn before, nothing happens in this turn; in the next it does."""
    game = dungeon(blue=["u1 D5 3/2/1", "u2 D5 2/1/1 bought4"], turn=5).play()
    assert game.alive("blue") == [1, 2]
    assert game.told("blue", "spared") == [{"at": "D5", "units": (1, 2)}]
    assert game.play().alive("blue") == [1]


def test_x12_leech() -> None:
    """X12: ten dealt with one leech heal two wounds, at once after the tier has been counted."""
    game = dungeon(blue=["u1 D5 5/1/1 w3 leech"], red=["u1 E5 1/3/1", "u2 D6 4/1/1"]).play()
    assert game.values("blue", 1) == "4 w1"
    assert (game.alive("red"), game.values("red", 2)) == ([2], "3 w1")
    healed = [(each["healed"], each["wounds"]) for each in game.told("blue", "leeched")]
    assert healed == [(2, 1)]
    assert game.unit("blue", 1).leeched == 0


@pytest.mark.parametrize(
    ("strength", "wounds", "damage", "left"),
    [
        (5, 0, 7, (4, 2)),
        (4, 0, 3, (4, 3)),
        (4, 3, 1, (3, 0)),
        (3, 2, 3, (1, 0)),
        (3, 2, 4, (0, 0)),
        (3, 0, 6, (0, 0)),
        (1, 0, 9, (0, 0)),
    ],
)
def test_damage(strength: int, wounds: int, damage: int, left: tuple[int, int]) -> None:
    """D-6.3: wounds that reach the strength take 1 off it, again and again; S(S+1)/2 in all is death."""
    after = wounded(Unit(1, cell("A1"), strength=strength, wounds=wounds), damage)
    assert (after.strength, after.wounds) == left


def test_only_other_teams_beside() -> None:
    """D-6.1: own units on neighbouring squares are not struck."""
    game = dungeon(blue=["u1 D5 2/1/1", "u2 E5 2/1/1"]).play()
    assert game.told("blue", "blow") == []


def test_all_neighbours_at_once() -> None:
    """D-6.1: alone on its square a unit strikes all enemies on the eight squares around with its full strength."""
    reds = [f"u{number} {at} 3/1/1" for number, at in enumerate(("C4", "D4", "E4", "C5", "E5", "C6", "D6", "E6"), 1)]
    game = dungeon(blue=["u1 D5 2/2/1"], red=reds).play()
    assert {game.values("red", number) for number in range(1, 9)} == {"3 w2"}
    assert game.alive("blue") == []


def test_two_squares_away() -> None:
    """D-6.1: who is further than one square is not struck."""
    game = dungeon(blue=["u1 D5 2/2/1"], red=["u1 F5 3/1/1", "u2 F7 3/1/1"]).play()
    assert game.told("red", "blow") == []


def test_walls_do_not_matter() -> None:
    """D-6.1: neighbours round a corner fight, even between two walls."""
    rows = "\n".join(["............", "............", "............", "...#........", "....#......."] + ["." * 12] * 7)
    game = dungeon(rows, blue=["u1 D5 1/1/1"], red=["u1 E4 1/1/1"]).play()
    assert game.alive("blue") == game.alive("red") == []


def test_option_fight_round_walls() -> None:
    """H4: with fight_round_walls off nobody strikes past a wall's corner, as nobody walks past it."""
    rows = "\n".join(["............", "............", "............", "...#........"] + ["." * 12] * 8)
    off = {"fight_round_walls": False}
    game = dungeon(rows, options=off, blue=["u1 D5 1/1/1"], red=["u1 E4 1/1/1"]).play()
    assert game.alive("blue") == game.alive("red") == [1]
    assert dungeon(rows, options=off, blue=["u1 D5 1/1/1"], red=["u1 E5 1/1/1"]).play().alive("red") == []


def test_a_tier_is_fixed_at_its_start() -> None:
    """D-6.2: strokes of one tier are dealt with the strengths of its beginning, then their sum is counted."""
    game = dungeon(blue=["u1 D5 3/2/1"], red=["u1 E5 2/2/1", "u2 C5 2/2/1"]).play()
    assert game.values("blue", 1) == "2 w1"
    assert (game.alive("red"), [hurt["damage"] for hurt in game.told("blue", "hurt")]) == ([], [4])


def test_who_died_in_an_earlier_tier_does_not_strike() -> None:
    """D-6.2: a dead unit strikes no more."""
    game = dungeon(blue=["u1 D5 1/2/1"], red=["u1 E5 1/1/1"]).play()
    assert (game.values("blue", 1), game.alive("red")) == ("1 w0", [])


def test_a_unit_left_alone_strikes_around() -> None:
    """D-6.5: whose square-mates died before its tier is alone and strikes all neighbours."""
    game = dungeon(blue=["u1 D5 3/1/1"], red=["u1 D5 1/3/1", "u2 E5 3/1/1"], green=["u1 C5 4/4/1"]).play()
    strokes = [(blow["target"], blow["target_at"]) for blow in game.told("blue", "blow") if blow["who"] == "blue"]
    assert strokes == [("green", "C5"), ("red", "E5")]


def test_outsiders_strike_once() -> None:
    """D-6.4: who stood alone strikes once; further rounds are for those on the contested square only."""
    game = dungeon(blue=["u1 D5 6/1/1"], red=["u1 D5 6/1/1"], green=["u1 E5 1/2/1"]).play()
    assert len([blow for blow in game.told("green", "blow") if blow["who"] == "green"]) == 2
    assert game.values("green", 1) == "1 w0"
    assert max(blow["round"] for blow in game.told("blue", "blow")) == 5


def test_further_rounds_by_speed() -> None:
    """D-6.4: further rounds go by speed too."""
    game = dungeon(blue=["u1 D5 3/2/1"], red=["u1 D5 5/1/1"]).play()
    order = [(blow["round"], blow["who"]) for blow in game.told("blue", "blow")]
    assert order == [(1, "blue"), (1, "red"), (2, "blue"), (2, "red")]


def test_values_after_phase_one() -> None:
    """D-6.6: speed and strength are those after upgrades and bonuses."""
    game = dungeon(blue=["u1 D5 2/1/1"], red=["u1 E5 2/1/1"]).order("blue", UpgradeOrder(1, "speed")).play()
    assert (game.values("blue", 1), game.values("red", 1)) == ("2 w1", "1 w0")


def test_wounds_stay() -> None:
    """D-6.3, H19: wounds last until they are healed."""
    assert dungeon(blue=["u1 D5 3/1/1 w2"]).play(turns=3).values("blue", 1) == "3 w2"


def test_whoever_walks_away_in_time_is_not_struck() -> None:
    """D-2.1: movement comes before combat."""
    game = dungeon(blue=["u1 D5 3/1/1"], red=["u1 E5 2/1/1"]).order("red", MoveOrder(1, "F5")).play()
    assert (game.values("blue", 1), game.told("red", "blow")) == ("3 w0", [])


def test_own_units_may_be_friends() -> None:
    """k8 as an option: without friendly_fight own units share a square, and strike their neighbours from it."""
    options = {"friendly_fight": False}
    game = dungeon(options=options, blue=["u1 D5 3/2/1", "u2 D5 2/1/1"], red=["u1 E5 9/1/1"]).play()
    assert game.values("red", 1) == "9 w5"
    assert [blow["damage"] for blow in game.told("red", "blow")] == [3, 9, 9, 2]


def test_neutral_units_fight_everybody() -> None:
    """D-1.6: neutral units never move and fight all."""
    game = dungeon(neutral=["u1 D5 3/2/1"], blue=["u1 E5 1/1/1"], red=["u1 C5 3/1/1"]).play()
    assert (game.alive("blue"), game.values("red", 1), game.values("neutral", 1)) == ([], "2 w0", "3 w2")


def test_grace_ends_the_fight_of_strangers_not() -> None:
    """D-3.5: the grace is among units of one team; an enemy on the square is fought by both."""
    game = dungeon(blue=["u1 D5 2/2/1", "u2 D5 2/2/1 bought4"], red=["u1 D5 3/1/1"]).play()
    assert (game.alive("blue"), game.alive("red")) == ([1, 2], [])
    assert {blow["target"] for blow in game.told("blue", "blow") if blow["who"] == "blue"} == {"red"}


def test_all_on_the_square() -> None:
    """D-6.1, H17: with an own unit and an enemy on its square a unit strikes both, with its full strength."""
    game = dungeon(blue=["u1 D5 2/3/1", "u2 D5 4/1/1"], red=["u1 D5 4/2/1"]).play()
    first = [
        (blow["target"], blow["damage"]) for blow in game.told("blue", "blow") if blow["round"] == blow["tier"] == 1
    ]
    assert first == [("blue", 2), ("red", 2)]


def test_neutral_units_on_one_square() -> None:
    """D-1.6, k8: neutral units are of one team: they fight on one square, and nobody beside it of their own."""
    game = dungeon(neutral=["u1 D5 3/2/1", "u2 D5 2/1/1", "u3 E5 2/1/1"]).play()
    assert game.alive("neutral") == [1, 3]


def test_units_there_from_the_beginning_are_not_new() -> None:
    """D-3.5: a unit nobody summoned has no grace, not even in the first turn."""
    game = dungeon(turn=1, blue=["u1 D5 3/2/1", "u2 D5 2/1/1"]).play()
    assert game.alive("blue") == [1]


@pytest.mark.parametrize(("leeches", "healed"), [(1, 3), (2, 4), (3, 6), (4, 6)])
def test_more_leeches(leeches: int, healed: int) -> None:
    """D-7.5: every full 4, 3 or 2 dealt heal a wound; a fourth leech adds nothing."""
    words = "leech " * leeches
    game = dungeon(blue=[f"u1 D5 12/1/1 w11 {words}"], red=["u1 E5 15/0/1 w14"]).play()
    dealt = [each["healed"] for each in game.told("blue", "leeched")]
    assert dealt == [healed]


def test_leech_counts_overkill() -> None:
    """D-7.5: what is dealt counts in full, also to who would have died of less."""
    game = dungeon(blue=["u1 D5 8/2/1 w5 leech"], red=["u1 E5 1/1/1"]).play()
    assert game.values("blue", 1) == "8 w3"


def test_leech_remainder() -> None:
    """D-7.5, H8: the remainder goes on counting in the fight, and is dropped after it, unless leech_carry."""

    def played(carry: bool) -> str:
        game = dungeon(options={"leech_carry": carry}, blue=["u1 D5 6/2/1 w5 leech"], red=["u1 E5 1/1/1"]).play()
        assert game.unit("blue", 1).leeched == (2 if carry else 0)
        return game.values("blue", 1)

    assert (played(False), played(True)) == ("6 w4", "6 w4")
    game = dungeon(blue=["u1 D5 6/2/1 w5 leech"], red=["u1 D5 7/1/1"]).play()
    assert [each["healed"] for each in game.told("blue", "leeched")][:2] == [1, 1]


def test_the_dead_do_not_leech() -> None:
    """D-7.5: it heals if it lives."""
    game = dungeon(blue=["u1 D5 1/1/1 leech leech leech"], red=["u1 E5 4/1/1"]).play()
    assert (game.alive("blue"), game.told("blue", "leeched")) == ([], [])


def test_bonuses_are_lost_with_the_unit() -> None:
    """k5: a unit that dies takes its bonuses with it; its team is told which."""
    game = dungeon(
        blue=["u1 D5 1/1/1 leech quick"], red=["u1 E5 4/1/1"], teams={"blue": {"notes": {"u1": "hero"}}}
    ).play()
    assert game.told("blue", "fell")[0]["bonuses"] == ("leech", "quick")
    assert game.told("red", "fell")[0]["bonuses"] == ()
    assert (game.team("blue").stock, game.team("blue").notes) == ((), {})
