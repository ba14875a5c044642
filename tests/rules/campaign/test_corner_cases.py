"""Odd combinations of rules."""

from __future__ import annotations

import pytest

from pbem.core.phrases import Phrase
from pbem.rulesets.campaign.orders import Approach, ArmyOrder, Attack, Capture, Flee, Stay, Target
from pbem.rulesets.campaign.rules import victory
from pbem.rulesets.campaign.state import Alliance
from pbem.rulesets.campaign.words import phrases
from tests.rules.campaign.board_kit import E, N, S, W, city, colour, drawn, happens, on, reveal, see, war


def test_city_lost_in_sight_is_not_revealed() -> None:
    """E-3: an own city in sight at an earlier check is not revealed when an enemy takes it."""
    game = war("G1@E5 G2@F7 R1@C5=25", ["Yaz E5 green"])
    game.order("red", 1, E(2)).order("green", 2, Stay(), rules=[on(reveal("occupied_city"), Flee())])
    game.play(1, 15)
    assert game.at("green", 2) == "F7"


@pytest.mark.parametrize("throws", [(1, 15), (15, 1)])
def test_fate_of_a_lost_quarry_fires_nothing(throws: tuple[int, int]) -> None:
    """E-2: `on arrival` at the cell where the quarry was last seen fires alike, whether it lives elsewhere or not."""
    game = war("G1@H5 R1@E5 R2@G4 W1@K5", army_sight=1)
    game.order("red", 1, Attack(colour("green")), rules=[on(happens("arrived"), N(1))])
    game.order("green", 1, E(2)).order("white", 1, W(2))
    game.play(*throws)
    assert [each.facts["step"] for each in game.told("red", "fired")] == [4]


def test_army_beaten_in_the_city_ends_the_attack() -> None:
    """E-5: an attack that beat the army it followed is over in the same step."""
    game = war("G1@E5 R1@D5")
    game.order("red", 1, Attack(colour("green")), rules=[on(happens("arrived"), S(1))]).play(1, 15)
    assert game.way("red", 1) == "D5 E5 E6"


def test_bonus_of_a_city_fought_for_again() -> None:
    """C-5.4: with on_stop the +3 is lost when the winner has to fight once more, also when that is a tie."""
    game = war("G1@E5 R1@D5=25 W1@H5=23", ["Yaz E5 green"], capture_mode="on_stop")
    game.order("red", 1, E(1)).order("white", 1, W(3)).play(1, 15, 5, 5)
    assert game.strength("red", 1) == 23
    assert game.city("Yaz").owner == "red"


def test_passing_army_takes_what_it_was_sent_to_take() -> None:
    """C-5.7: `capture Yaz, do not capture` with on_stop takes Yaz after the last step, when the order is done."""
    game = war("G2@M5 R1@D5", ["Yaz E5 green"], capture_mode="on_stop")
    game.order("red", 1, Capture(city("Yaz")), passing=True).play()
    assert game.city("Yaz").owner == "red"


def test_passing_army_that_stops_after_its_victory() -> None:
    """C-5.7: with after_win=stop an army that passes has the city it was sent to attack, and the +3 for it."""
    game = war("G1@E5 R1@D5=25", ["Yaz E5 green"], after_win="stop")
    game.order("red", 1, Attack(city("Yaz")), passing=True).play(1, 15)
    assert game.city("Yaz").owner == "red"
    assert game.strength("red", 1) == 28


def test_beaten_army_without_refuge_is_told_destroyed() -> None:
    """C-5.9: driven out with nowhere to go is destroyed, and every report says so."""
    game = drawn("R1 y/G1 #\n#  #   #", y="Yaz green", R1=25, G1=12, loser_fate="retreat")
    game.order("red", 1, E(1)).play(1, 15)
    (fought,) = game.told("green", "battle")
    lines = fought.facts["lines"]
    assert isinstance(lines, tuple)
    assert "retreated" not in str(lines)
    assert game.facts("green", "lost")["strength"] == 12


def test_approach_of_what_was_revealed_goes_to_where_it_was_last_seen() -> None:
    """E-5: `approach it` follows the army that fired the rule, and goes to where it was last seen."""
    game = war("G1@H3 R1@A10 R2@H5", trigger_knowledge="owner")
    game.order("red", 1, Stay(), rules=[on(see("enemy"), Approach(Target(it=True)))])
    game.order("green", 1, E(10)).play()
    assert game.at("red", 1) == "J4"


def test_joint_victory_is_shared() -> None:
    """C-9.3: members of a joint-victory alliance win together, though one of them holds all cities."""
    game = war("R1@C5 G1@K5 B1@R9", ["Yaz E5 red"], alliances=[{"members": ["red", "green"], "first": 1}])
    game.play()
    assert isinstance(game.state.alliances[0], Alliance)
    result = victory.result_of(game.state)
    assert result is not None
    assert result.winners == ("green", "red")


def test_nearest_city_by_the_metric() -> None:
    """C-1.2: with the rook's metric the nearest city is the one with the fewest orthogonal steps."""
    game = war("R1@E5", ["Tor G7", "Yaz E8"], move_metric="rook")
    asked = Phrase("army", {"army": 1, "plan": (_attack_the_city(),)})
    order = phrases.order(asked, game.view("red"))
    assert order == ArmyOrder(1, (Attack(Target(city="Yaz")),))


def _attack_the_city() -> Phrase:
    """Say `attack the city`."""
    return Phrase("attack", {"to": Phrase("target", {"nearest": "1"})})


def test_lost_capital_is_not_the_captors() -> None:
    """C-2.2: in a position, the capital of one state that another holds is not the other's capital too."""
    game = war("G1@K5 R1@C5", ["Yaz E5 red", "Tor R9 red"], realms={"green": {"capital": "Yaz"}})
    assert game.city("Yaz").capital_of == "green"
    assert game.realm("red").capital == "Tor"
