"""The worked examples of section 7, with their numbers."""

from __future__ import annotations

import pytest

from pbem.rulesets.campaign.orders import (
    IT,
    Approach,
    ArmyOrder,
    Attack,
    Capture,
    Flee,
    Happening,
    Join,
    Rule,
    Stay,
    WaitJoin,
)
from pbem.rulesets.campaign.words.checks import check
from tests.rules.campaign.board_kit import E, N, S, W, War, city, colour, on, reveal, war


def seed_order_1() -> tuple[Rule, Rule]:
    """The rules of the seed's first example order."""
    flee = on((reveal("enemy"), reveal("occupied_city")), Flee())
    return flee, on(reveal("free_city"), Capture(IT))


def test_w1_swap() -> None:
    """W1: two armies that change places fight on the border of their cells."""
    game = war("R1@C5=14 G1@D5=12", ["Tor S19 green"]).order("red", 1, E(3)).order("green", 1, W(2))
    game.play(("battle C5/D5 step 1 round 1 green", 9), ("battle C5/D5 step 1 round 1 red", 8))
    assert game.find("green", 1) is None
    assert (game.strength("red", 1), game.at("red", 1)) == (12, "F5")
    assert game.facts("red", "contact")["whom"] == "green"
    assert game.facts("green", "contact")["whom"] == "red"
    assert game.facts("green", "lost")["army"] == 1
    for seat in ("red", "green"):
        lines = game.facts(seat, "battle")["lines"]
        assert [line.args["total"] for line in lines] == [21, 22]


def test_w2_same_empty_cell() -> None:
    """W2: who enters the same empty cell in one step meets there."""
    game = war("R1@C5=14 G1@G5=12").order("red", 1, E(4)).order("green", 1, W(4))
    game.play(("battle E5 step 2 round 1 green", 5), ("battle E5 step 2 round 1 red", 6))
    assert (game.strength("red", 1), game.at("red", 1)) == (12, "G5")


def test_w3_tie() -> None:
    """W3: after a tie both stay on the cells they came from, and go no further."""
    game = war("R1@C5=14 G1@G5=12").order("red", 1, E(4)).order("green", 1, W(4)).play(8, 6)
    assert (game.strength("red", 1), game.at("red", 1)) == (14, "D5")
    assert (game.strength("green", 1), game.at("green", 1)) == (12, "F5")
    assert game.facts("red", "bounced") == {"army": 1, "step": 2, "at": "D5"}
    assert game.realm("red").contacts == {"green"}


def test_w4_city_with_garrison() -> None:
    """W4: the garrison fights with +2; who takes the held city gets +3 and goes on."""
    game = war("R1@C5=18 G1@E5=10", ["Yaz E5 green", "Tor S19 green"]).order("red", 1, E(4)).play(9, 5)
    assert (game.strength("red", 1), game.at("red", 1)) == (21, "G5")
    assert game.city("Yaz").owner == "red"
    line = game.facts("green", "battle")["lines"][0]
    assert (line.args["strength"], line.args["bonus"], line.args["total"]) == (10, 2, 21)


def test_w5_two_defenders() -> None:
    """W5: strongest first; the first win costs 2, the last one brings 3."""
    game = war("R1@C5=25 G1@E5=10 G2@E5=12", ["Yaz E5 green", "Tor S19 green"]).order("red", 1, E(2))
    game.play(3, 5, 9, 4)
    assert (game.strength("red", 1), game.at("red", 1)) == (26, "E5")
    totals = [line.args["total"] for line in game.facts("red", "battle")["lines"]]
    assert totals == [17, 30, 21, 27]
    assert game.view("red").armies[0].bonus == 2


def w6() -> War:
    game = war("R1@D4=10 G1@C5=12 B1@E5=15")
    return game.order("red", 1, S(1)).order("green", 1, E(1)).order("blue", 1, W(1))


def test_w6_three_sides() -> None:
    """W6: one throw each, the highest wins alone and loses 2 once; three contacts."""
    game = w6().play(7, 9, 15)
    assert [(each.owner, each.strength, each.cell.name) for each in game.state.armies] == [("red", 8, "D5")]
    assert game.realm("red").contacts == {"green", "blue"}
    assert game.realm("blue").contacts == {"green", "red"}


def test_w7_tie_on_top() -> None:
    """W7: the tied stay where they were, the one below them is destroyed, nobody loses 2."""
    game = w6().play(7, 9, 12)
    left = [(each.owner, each.strength, each.cell.name) for each in game.state.armies]
    assert left == [("blue", 15, "E5"), ("red", 10, "D4")]


def test_w8_bounce_into_a_follower() -> None:
    """W8: a bounced army defends the cell it stays on against one entering it."""
    game = war("R1@C5=10 G1@E5=12 B1@B5=10", ["Tor S19 red", "Kan S17 blue"])
    game.order("red", 1, E(2)).order("blue", 1, E(3)).play(6, 8, 9, 3, 10, 11)
    assert game.find("red", 1) is None
    assert game.find("blue", 1) is None
    assert (game.strength("green", 1), game.at("green", 1)) == (10, "E5")
    (first, second) = [each.facts["at"] for each in game.told("blue", "battle")]
    assert (first, second) == ("D5", "E5")


def test_w9_seed_order_1_enemy() -> None:
    """W9: revealing an enemy, the army goes back its own way and on; no contact."""
    game = war("R1@K15 G1@K9=12").order("red", 1, N(10), rules=seed_order_1()).play()
    assert game.way("red", 1) == "K15 K14 K13 K12 K13 K14 K15 K16 K17 K18 K19"
    assert game.facts("red", "fired")["step"] == 3
    assert game.realm("red").contacts == frozenset()
    seen = game.facts("red", "sighted")
    assert (seen["who"], seen["start"], seen["first"], seen["last"]) == ("green", "K9", 3, 3)
    seen = game.facts("green", "sighted")
    assert (seen["who"], seen["start"], seen["end"]) == ("red", "K12", "K12")


def test_w10_seed_order_1_free_city() -> None:
    """W10: revealing a free city, the army takes it and stays."""
    game = war("R1@K15 G1@S19", ["Tor H7"]).order("red", 1, N(10), rules=seed_order_1()).play()
    assert (game.at("red", 1), game.city("Tor").owner) == ("H7", "red")
    assert game.facts("red", "fired")["step"] == 5
    march = next(each for each in game.told("red", "march"))
    assert march.facts["steps"] == 8


SEED_4 = (WaitJoin(), Attack(city("Yaz")))
KNOWS_YAZ = {"red": {"memory": {"cities": ["Yaz green 1"]}}}


def w11(where: str, steps: int) -> War:
    game = war(f"R3@K5 R4@{where} G1@C3", ["Yaz C3 green", "Tor S19 green"], realms=KNOWS_YAZ)
    game.order("red", 3, W(steps), Join(4))
    return game.order("red", 4, *SEED_4, rules=[on(Happening("captured"), Stay())])


def test_w11_seed_orders_3_and_4() -> None:
    """W11: joined at step 9, one step is left: not yet in Yaz, no battle."""
    game = w11("B5", 8).play()
    assert (game.strength("red", 4), game.at("red", 4)) == (20, "B4")
    merged = game.facts("red", "merged")
    assert (merged["army"], merged["joined"], merged["step"]) == (4, 3, 9)


@pytest.mark.parametrize(("steps", "step"), [(8, 9), (7, 9)])
def test_w11_nearer(steps: int, step: int) -> None:
    """W11: from C4 the army attacks at step 10 and stays in the city.

    With `left 7` the joiner is in D5 after step 7, and in C4 after step 8: the battle is at step 9.
    """
    game = w11("C4", steps).play(9, 5)
    assert (game.strength("red", 4), game.at("red", 4)) == (23, "C3")
    assert game.facts("red", "battle")["step"] == (10 if steps == 8 else step)


def test_w12_too_large() -> None:
    """W12: 32 > 30: refused, both stay, and the waiting army does not start."""
    game = war("R1@C5=20 R2@F5=12", ["Tor S19 green"])
    game.order("red", 1, WaitJoin(), E(3)).order("red", 2, Join(1)).play()
    assert (game.at("red", 1), game.at("red", 2)) == ("C5", "C5")
    refused = game.facts("red", "merge_refused")
    assert (refused["total"], refused["limit"], refused["step"]) == (32, 30, 3)


@pytest.mark.parametrize(
    ("strength", "parts", "good"),
    [
        (24, (11, 13), True),
        (24, (12, 12), True),
        (24, (10, 14), True),
        (24, (9, 15), False),
        (25, (), True),
        (19, (), False),
        (20, (10, 10), True),
        (20, (11, 9), False),
        (33, (), True),
    ],
)
def test_w13_split(strength: int, parts: tuple[int, ...], good: bool) -> None:
    """W13: both parts at least 10, together the whole; by default the old number keeps the larger half."""
    game = war(f"R1@C5={strength} G1@S19")
    order = ArmyOrder(1, split=parts, halve=not parts)
    game.write("red", order)
    assert (not check(game.view("red"), game.sheet("red"))) is good
    game.play()
    expected = parts or ((strength + 1) // 2, strength // 2)
    if good:
        assert (game.strength("red", 1), game.strength("red", 2)) == expected
    else:
        assert game.strength("red", 1) == strength
        assert game.facts("red", "split_refused")["least"] == 10


ALLIED = [{"number": 1, "members": ["red", "green"], "first": 1}]


def test_w14_allies() -> None:
    """W14: allies pass each other without a battle."""
    game = war("R1@C5 G1@D5 B1@S19", alliances=ALLIED).order("red", 1, E(3)).order("green", 1, W(2)).play()
    assert (game.at("red", 1), game.at("green", 1)) == ("F5", "B5")


def test_w14_no_entry() -> None:
    """W14: without the right of entry an army halts in the cell before an ally's city."""
    game = war("R1@C5 B1@S19", ["Yaz E5 green"], alliances=ALLIED).order("red", 1, E(4)).play()
    assert game.at("red", 1) == "D5"
    assert game.facts("red", "halted")["why"] == "ally_city"


def test_w15_fifth_turn() -> None:
    """W15: a capital taken in the fifth turn produces for nobody; won back, it does again."""
    realms = {"green": {"capital": "Yaz"}, "red": {"capital": "Kan"}}
    cities = ["Yaz E5 green", "Tor S19 green", "Kan A1 blue"]
    game = war("R1@C5=18 G1@E5", cities, turn=5, realms=realms).order("red", 1, E(2)).play(9, 5)
    assert game.told("red", "produced") == []
    assert game.facts("green", "no_production") == {"city": "Yaz"}
    again = war("R1@S2", ["Yaz E5 green", "Kan A1 blue"], turn=10, realms=realms).play()
    assert again.facts("green", "produced")["strength"] == 10
    assert (again.at("green", 1), again.strength("green", 1)) == ("E5", 10)


def test_w16_alliance_calendar() -> None:
    """W16, C-3.2, C-8.3, C-8.4: agreed in turn 3 for 10 turns: allied in turns 4 to 13, hostile from turn 14.

    Both are told in reports 12 and 13.
    """
    treaty = [{"number": 1, "members": ["red", "green"], "first": 4, "last": 13}]
    hostile = []
    for number in (3, 4, 13, 14):
        game = war("R1@C5=14 G1@D5=12 B1@S19", ["Tor S1 green"], alliances=treaty, turn=number)
        game.order("red", 1, E(1)).order("green", 1, W(1)).play(*([9, 8] if number in (3, 14) else []))
        hostile += [number] if game.told("red", "battle") else []
    assert hostile == [3, 14]
    warned = war("R1@C5 G1@S5 B1@S19", alliances=treaty, turn=12).play()
    assert warned.facts("red", "alliance_ending")["left"] == 1
    assert warned.play().facts("green", "alliance_ended")["why"] == "expired"


def test_w17_approach() -> None:
    """W17: the army stops beside the green one; contact without a battle."""
    game = war("R5@C5 G1@F5").order("red", 5, Approach(colour("green"))).play()
    assert game.at("red", 5) == "E5"
    assert game.facts("red", "contact") == {"whom": "green", "how": "neighbours", "at": "E5", "other": "F5", "by": ""}
    assert game.facts("green", "contact")["at"] == "F5"


def test_w17_follows() -> None:
    """W17: a green army that goes right 10 is followed to M5; no contact."""
    game = war("R5@C5 G1@F5").order("red", 5, Approach(colour("green"))).order("green", 1, E(10)).play()
    assert (game.at("red", 5), game.at("green", 1)) == ("M5", "P5")
    assert game.realm("red").contacts == frozenset()


def test_seed_order_2() -> None:
    """Seed 5.1, order 2: an army that remains in its city fights there with +2, which it never keeps."""
    game = war("R2@E5=10 G1@D5=11", ["Yaz E5 red", "Tor S19 green"]).order("red", 2, Stay())
    game.order("green", 1, E(1)).play(5, 5)
    assert game.facts("red", "battle")["mine"] == "won"
    assert (game.at("red", 2), game.strength("red", 2)) == ("E5", 8)


def test_seed_order_5() -> None:
    """E-6, seed 5.1, order 5: relations are established by stopping beside; nothing else is needed."""
    game = war("R5@C5 G1@F5").order("red", 5, Approach(colour("green"))).play()
    assert game.view("red").contacts == ("green",)


def test_w18_two_free_hands_at_once() -> None:
    """W18: no garrison was beaten: the winner loses 2, and takes the city."""
    game = war("R1@D5 G1@F5", ["Yaz E5", "Tor S19 green"]).order("red", 1, E(1)).order("green", 1, W(1)).play(2, 9)
    assert (game.strength("red", 1), game.city("Yaz").owner) == (8, "red")
    totals = [line.args["total"] for line in game.facts("red", "battle")["lines"]]
    assert totals == [12, 19]
