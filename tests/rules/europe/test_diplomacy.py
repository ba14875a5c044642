"""E-7.3, E-12.4: who stops which attacks, and what becomes of the cards."""

from __future__ import annotations

import pytest

from tests.rules.europe.table_kit import Game, table

LYING = "BEN britain 2, BRI britain 1, GER dual 1, AUS dual 1, FRA france 1, SPA france 1, ANA ottoman 1"
CIRCLE = "britain france dual ottoman"


def attacked(hands: dict[str, str], line: str = "attack BEN GER 2", **more: str) -> Game:
    """Let Britain attack the Dual Alliance; who is not named stops nothing."""
    quiet = dict.fromkeys(("france", "dual", "ottoman"), "stop none")
    return table(CIRCLE, LYING, hands=hands).play(None, **{"britain": line, **quiet, **more})


@pytest.mark.parametrize(
    ("stop", "stops"),
    [
        ("stop on all", True),
        ("stop on dual", True),
        ("stop on me", False),
        ("stop on france", False),
        ("stop on all by britain", True),
        ("stop on all by france", False),
        ("stop on all min 2", True),
        ("stop on all min 3", False),
        ("stop on all hands 3", True),
        ("stop on all hands 4", False),
        ("stop on all deadly", False),
        ("stop none / stop on all", False),
        ("stop on france / stop on all", True),
    ],
)
def test_conditions(stop: str, stops: bool) -> None:
    """E-12.4: on whom, by whom, with how many figures, for how many cards; the first line that matches counts."""
    game = attacked({"ottoman": "KC", "britain": "5C 6C", "dual": "7C"}, ottoman=stop)
    assert (game.facts("stopped", "by") == [("ottoman",)]) is stops


def test_without_a_king_nothing_is_stopped() -> None:
    """E-7.3: and nobody learns that he wanted to."""
    game = attacked({"ottoman": "AC"}, ottoman="stop on all")
    assert "stopped" not in game.log("ottoman")


@pytest.mark.parametrize(("hand", "card"), [("KC AC", "KC"), ("AC AD", "AC"), ("KH KD", "KD")])
def test_an_ace_as_a_king(hand: str, card: str) -> None:
    """E-7.4, E-12.4: `with A` takes a K if there is one, else an A."""
    game = attacked({"ottoman": hand}, ottoman="stop on all with A")
    assert game.facts("stopped", "card") == [(card,)]


def test_a_stopped_attack_is_spent() -> None:
    """E-7.3: nobody moves, and no other alternative is taken."""
    game = attacked({"ottoman": "KC"}, "attack BEN GER 2 else draft BRI", ottoman="stop on all")
    assert (game.land("BEN"), game.land("BRI"), game.land("GER")) == ("britain 2", "britain 1", "dual 1")


def test_a_defending_diplomat_gets_the_attackers_cards_only() -> None:
    """E-7.3: his own other cards stay."""
    game = attacked({"dual": "KC 3C", "britain": "5C 6C"}, dual="stop on me")
    assert (game.hand("dual"), game.hand("britain")) == ("3C 5C 6C", "")


def test_k_by_defender() -> None:
    """D8: with the option off the attacked player may not play it himself."""
    hands = {"dual": "KC"}
    game = table(CIRCLE, LYING, hands=hands, k_by_defender=False, deck="2C")
    assert "stopped" not in game.play(britain="attack BEN GER 1", dual="stop on me").log()


def test_who_knows_which_cards_changed_hands() -> None:
    """E-10: each giver his own, the diplomat all, the others only how many."""
    game = attacked({"ottoman": "KC", "britain": "5C 6C", "dual": "7C"}, ottoman="stop on all")
    assert game.facts("handed_over", "by", "cards", seat="britain") == [("ottoman", ("5C", "6C"))]
    assert game.facts("handed_over", "by", "cards", seat="dual") == [("ottoman", ("7C",))]
    assert game.facts("received", "giver", "cards", seat="ottoman") == [("britain", ("5C", "6C")), ("dual", ("7C",))]
    assert not {"handed_over", "received"} & set(game.log("france"))
    assert game.facts("stopped", "handed", "handed_on") == [(2, 1)]


def test_the_diplomat_keeps_what_he_ranks_highest() -> None:
    """E-7.3: above the limit he chooses from the whole lot, his old cards among them."""
    hands = {"ottoman": "KC AC 2H 2D", "britain": "5C 6C", "dual": "7C"}
    game = attacked(hands, ottoman="stop on all / keep 2")
    assert (game.hand("ottoman"), game.discard) == ("2D 2H 7C AC", "KC 5C 6C")
    assert game.facts("discarded", "why") == [("diplomacy",)]


def test_stop_deadly_is_in_force_by_default() -> None:
    """E-12.4: an attack that would end the game with another winner is stopped by whoever holds a K."""
    lying = "BEN britain 1, BRI britain 1, AUS britain 1, HUN britain 1, GER dual 1, FRA france 1"
    game = table("britain france dual", lying, hands={"france": "KC", "britain": "AC"}).play(britain="attack BEN GER")
    assert game.facts("stopped", "by") == [("france",)]


@pytest.mark.parametrize(("austria", "stopped"), [("AUS britain 1", True), ("UKR dual 1", False)])
def test_deadly_looks_at_every_legal_retreat(austria: str, stopped: bool) -> None:
    """E-12.4, E-6.5: with Austria free the Dual Alliance must go there, and nothing ends."""
    lying = f"BEN britain 1, BRI britain 1, GER dual 1, HUN britain 1, FRA france 1, SPA france 1, {austria}"
    hands = {"ottoman": "KC", "britain": "AC", "dual": "2C"}
    game = table("britain france dual ottoman", f"{lying}, ANA ottoman 1", hands=hands).play(britain="attack BEN GER")
    assert ("stopped" in game.log()) is stopped


def test_no_diplomat_stops_what_makes_him_win() -> None:
    """E-12.4: `deadly` means that another one would win."""
    lying = "BEN britain 1, FRA britain 1, SCA britain 1, GER dual 1, POL dual 1, AUS france 1, SPA france 1"
    game = table("britain france dual", lying, hands={"france": "KC", "britain": "AC", "dual": "2C"})
    game = game.play(britain="attack BEN GER")
    assert game.ending == "france by collapse of dual"


def test_stop_none_switches_even_the_default_off() -> None:
    """E-12.4: then the game may end."""
    lying = "BEN britain 1, BRI britain 1, AUS britain 1, HUN britain 1, GER dual 1, FRA france 1"
    game = table("britain france dual", lying, hands={"france": "KC", "britain": "AC", "dual": "2C"})
    assert game.play(britain="attack BEN GER", france="stop none").ending == "britain by occupation of dual"


def test_the_attacker_cannot_stop_himself() -> None:
    """E-7.3: only outside one's own turn."""
    game = attacked({"britain": "KC 2C 3C"}, "attack BEN GER 2 / stop on all")
    assert "stopped" not in game.log()
