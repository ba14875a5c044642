"""C-5: meetings, battles, ties, captures, retreats."""

from __future__ import annotations

from typing import Any

import pytest

from pbem.rulesets.campaign.orders import Attack, Capture, Stay
from tests.rules.campaign.board_kit import NE, NW, E, N, S, W, city, drawn, happens, on, to, war

HOME = ["Tor S19 green", "Kan S1 red"]


def test_border_order() -> None:
    """C-5.1: border battles come in the order of the board, before those in cells."""
    game = war("R1@C9 G1@D9 R2@H3 G2@I3 R3@M1 G3@O1", HOME)
    game.order("red", 1, E(1)).order("green", 1, W(1)).order("red", 2, E(1)).order("green", 2, W(1))
    game.order("red", 3, E(1)).order("green", 3, W(1))
    game.play(
        ("battle H3/I3 step 1 round 1 green", 1),
        ("battle H3/I3 step 1 round 1 red", 2),
        ("battle C9/D9 step 1 round 1 green", 1),
        ("battle C9/D9 step 1 round 1 red", 2),
        ("battle N1 step 1 round 1 green", 1),
        ("battle N1 step 1 round 1 red", 2),
    )


def test_border_without_bonus() -> None:
    """C-5.1, s2.3: who leaves his city fights without its bonus; it never brings +3."""
    game = war("R1@C5=20 G1@D5", [*HOME, "Yaz D5 green"]).order("red", 1, E(1)).order("green", 1, W(1)).play(5, 6)
    assert game.facts("red", "battle")["lines"][0].args["bonus"] == 0
    assert (game.strength("red", 1), game.city("Yaz").owner) == (18, "red")


def test_border_tie() -> None:
    """C-5.1: in a tie all survivors stay on their cells."""
    game = war("R1@C5 G1@D5 G2@D5", HOME).order("red", 1, E(3)).order("green", 1, W(3)).order("green", 2, W(3))
    game.play(7, 7)
    assert (game.at("red", 1), game.at("green", 1), game.at("green", 2)) == ("C5", "D5", "D5")
    assert len(game.told("green", "bounced")) == 2


@pytest.mark.parametrize("meet", [False, True])
def test_crossing_diagonals(meet: bool) -> None:
    """C-5.1: diagonal ways that merely cross do not meet; with cross_diagonals_meet they do."""
    game = war("R1@A6 G1@B6", HOME, cross_diagonals_meet=meet).order("red", 1, NE(1)).order("green", 1, NW(1))
    dice: list[int | tuple[str, int]] = [("battle A5/B6 step 1 round 1 green", 2), 9]
    game.play(*(dice if meet else []))
    assert (game.find("green", 1) is None) is meet
    assert game.at("red", 1) == "B5"


def test_cells_in_order() -> None:
    """C-5.2: cells are looked at by row, then column."""
    game = war("R1@C9 G1@E9 R2@C3 G2@E3", HOME)
    for army in (1, 2):
        game.order("red", army, E(1)).order("green", army, W(1))
    game.play(
        ("battle D3 step 1 round 1 green", 1),
        ("battle D3 step 1 round 1 red", 2),
        ("battle D9 step 1 round 1 green", 1),
        ("battle D9 step 1 round 1 red", 2),
    )


def test_ex_allies() -> None:
    """C-5.2, C-8.8: ex-allies standing in one cell fight at step 1, once, and again in the next turn after a tie."""
    game = war("R1@C5 G1@C5", HOME).play(8, 8)
    assert (game.at("red", 1), game.at("green", 1)) == ("C5", "C5")
    game.play(8, 9)
    assert game.find("green", 1) is None


def test_ex_allies_leave() -> None:
    """C-8.8: who steps out at step 1 leaves without a battle."""
    game = war("R1@C5 G1@C5", HOME).order("red", 1, E(1)).play()
    assert game.at("red", 1) == "D5"


def test_ex_ally_takes_the_city() -> None:
    """C-8.8, C-5.7: an ex-ally alone in the other's city takes it."""
    game = war("R1@C5", [*HOME, "Yaz C5 green"]).play()
    assert game.city("Yaz").owner == "red"


def test_champions() -> None:
    """C-5.3: each side sends its strongest; among equals the lower number goes first."""
    game = war("R1@C5=30 G1@D5=8 G2@D5=12 G3@D5=12", HOME).order("red", 1, E(1))
    game.play(1, 9, 1, 9, 1, 9)
    fallen = [line.args["army"] for line in game.facts("green", "battle")["lines"] if line.args["who"] == "green"]
    assert fallen == [2, 3, 1]
    assert game.strength("red", 1) == 24


def test_winner_floor() -> None:
    """C-5.3 winner_floor: the winner keeps at least that; with 0 it may die of its victory."""
    for floor, left in ((1, 1), (0, None)):
        game = war("R1@C5=2 G1@D5=2", HOME, winner_floor=floor).order("red", 1, E(1)).play(1, 9)
        army = game.find("red", 1)
        assert (army.strength if army else None) == left
        assert game.find("green", 1) is None


def test_numbers_of_the_rules() -> None:
    """2.2: battle_die, city_bonus, win_loss and capture_gain are options."""
    options: dict[str, Any] = {"battle_die": 6, "city_bonus": 5, "win_loss": 4, "capture_gain": 7}
    game = war("R1@C5=20 G1@D5 B1@D9 R2@C9", [*HOME, "Yaz D5 green"], **options)
    game.order("red", 1, E(1)).order("red", 2, E(1)).play(5, 6, 1, 6)
    assert game.facts("green", "battle")["lines"][0].args["bonus"] == 5
    assert game.told("green", "battle")[0].rolls[0].sides == 6
    assert (game.strength("red", 1), game.strength("red", 2)) == (27, 6)


def test_allies_fight_together() -> None:
    """C-5.3: a side sends the strongest of all its armies, whoever owns it; ties go to the lower seat."""
    allied = [{"number": 1, "members": ["green", "blue"], "first": 1}]
    game = war("R1@C5=30 G1@D5=12 B1@D5=12", HOME, alliances=allied).order("red", 1, E(1)).play(1, 5, 1, 5)
    assert [line.args["who"] for line in game.facts("red", "battle")["lines"]] == ["blue", "red", "green", "red"]


def test_no_gain_for_a_city_left() -> None:
    """C-5.4: an army just entering the city is no garrison: -2."""
    game = war("R1@C5=20 G1@E5", [*HOME, "Yaz D5 green"]).order("red", 1, E(1)).order("green", 1, W(1)).play(1, 9)
    assert (game.strength("red", 1), game.city("Yaz").owner) == (18, "red")


def test_bounced_plan() -> None:
    """C-5.5: a bounced army makes no more steps, and its rules are off; who stood keeps plan and rules."""
    game = war("R1@C5 G1@E5", HOME)
    game.order("red", 1, E(3), rules=[on(happens("step", step=5), N(1))])
    game.order("green", 1, Stay(), rules=[on(happens("step", step=5), N(1))]).play(8, 8)
    assert (game.at("red", 1), game.at("green", 1)) == ("D5", "E4")


@pytest.mark.parametrize(("after_win", "end"), [("continue", "G5"), ("stop", "D5")])
def test_after_win(after_win: str, end: str) -> None:
    """C-5.6 after_win: the winner goes on, or stops where it won."""
    game = war("R1@C5=20 G1@D5", HOME, after_win=after_win).order("red", 1, E(4)).play(1, 5)
    assert game.at("red", 1) == end


def test_capture_in_passing() -> None:
    """C-5.7: a city is taken in passing; told to the captor."""
    game = war("R1@C5 G1@S18", [*HOME, "Yaz E5"]).order("red", 1, E(5)).play()
    assert (game.city("Yaz").owner, game.at("red", 1)) == ("red", "H5")
    assert game.facts("red", "captured") == {
        "army": 1,
        "city": "Yaz",
        "at": "E5",
        "step": 2,
        "owner": "neutral",
        "gain": 0,
    }


def test_passing() -> None:
    """C-5.7: an army told to capture nothing captures nothing but what it is sent to take."""
    game = war("R1@C5 G1@S18", [*HOME, "Yaz E5", "Tin G5"]).order("red", 1, E(2), Capture(city("Tin")), passing=True)
    game.play()
    assert (game.city("Yaz").owner, game.city("Tin").owner) == (None, "red")
    held = war("R1@C5=20 G1@D5", [*HOME, "Yaz D5 green"]).order("red", 1, E(1), passing=True).play(1, 9)
    assert (held.strength("red", 1), held.city("Yaz").owner) == (18, "green")


def test_capture_without_gain_costs_nothing() -> None:
    """s2.5, C-5.4: the gain comes instead of the loss of 2; a `capture_gain` of 0 is a gain of nothing, not no gain."""
    game = war("R1@C5=20 G1@D5", [*HOME, "Yaz D5 green"], capture_gain=0).order("red", 1, E(1)).play(1, 9)
    assert (game.strength("red", 1), game.city("Yaz").owner) == (20, "red")


def test_capture_without_gain_on_stop() -> None:
    """C-5.4 capture_mode=on_stop: what the battle cost comes back with the city, with a gain of 0 too."""
    options: dict[str, Any] = {"capture_mode": "on_stop", "capture_gain": 0}
    game = war("R1@C5=20 G1@D5", [*HOME, "Yaz D5 green"], **options).order("red", 1, E(1)).play(1, 9)
    assert (game.strength("red", 1), game.city("Yaz").owner) == (20, "red")


def test_on_stop() -> None:
    """C-5.7 capture_mode=on_stop: only who stands there after the last step takes it; then the +3 is paid."""
    passing = war("R1@C5 G1@S18", [*HOME, "Yaz E5"], capture_mode="on_stop").order("red", 1, E(5)).play()
    assert passing.city("Yaz").owner is None
    game = war("R1@C5=20 G1@D5", [*HOME, "Yaz D5 green"], capture_mode="on_stop").order("red", 1, E(1)).play(1, 9)
    assert (game.strength("red", 1), game.city("Yaz").owner) == (23, "red")
    assert game.facts("red", "captured")["gain"] == 3


def test_lost_city() -> None:
    """C-5.8: the former owner is always told; his other armies are not touched."""
    realms = {"green": {"capital": "Yaz"}}
    game = war("R1@C5=20 G1@D5 G2@G9", [*HOME, "Yaz D5 green"], realms=realms).order("red", 1, E(1)).play(1, 9)
    lost = game.facts("green", "city_lost")
    assert (lost["city"], lost["by"], lost["capital"]) == ("Yaz", "red", 1)
    assert game.at("green", 2) == "G9"


def test_retreat() -> None:
    """C-5.9 loser_fate=retreat: -5; a defender goes to the free cell farthest from where the winner came from."""
    game = war("R1@C5=20 G1@D5=12", HOME, loser_fate="retreat").order("red", 1, E(1)).play(1, 9)
    assert (game.strength("green", 1), game.at("green", 1)) == (7, "E5")
    assert game.facts("green", "retreated")["to"] == "E5"
    assert game.strength("red", 1) == 18


def test_retreat_of_an_entrant() -> None:
    """C-5.9: a beaten entrant stays where it was; an army without enough strength is destroyed."""
    game = war("R1@C5=12 G1@D5=20", HOME, loser_fate="retreat").order("red", 1, E(3)).play(9, 1)
    assert (game.strength("red", 1), game.at("red", 1)) == (7, "C5")
    weak = war("R1@C5=5 G1@D5=20", HOME, loser_fate="retreat").order("red", 1, E(3)).play(9, 1)
    assert weak.find("red", 1) is None


def test_nowhere_to_retreat() -> None:
    """C-5.9: without a free cell the beaten defender is destroyed."""
    game = drawn("# # # # r\n# R1 G1 # .\n# # # # g", R1=20, r="Kan red", g="Tor green", loser_fate="retreat")
    game.order("red", 1, E(1)).play(1, 9)
    assert game.find("green", 1) is None
    assert game.facts("green", "lost")["army"] == 1


def test_step_order() -> None:
    """C-5.10: captures come before merges, merges before the rules."""
    game = war("R1@C5 R2@E5 G1@S18", [*HOME, "Yaz D5"])
    rule = on(happens("captured"), S(1))
    game.order("red", 1, E(1), rules=[rule]).order("red", 2, Attack(city("Yaz"))).play()
    assert game.at("red", 1) == "D6"


def test_neutral_garrison() -> None:
    """C-1.6: a neutral garrison is hostile to all and fights with the city bonus."""
    game = (
        war("R1@C5=20 N1@D5=5", [*HOME, "Yaz D5"])
        .order("red", 1, to("D5"))
        .play(("battle D5 step 1 round 1 red", 5), ("battle D5 step 1 round 1 neutral", 9))
    )
    assert (game.strength("red", 1), game.city("Yaz").owner) == (23, "red")
    assert game.realm("red").contacts == frozenset()
