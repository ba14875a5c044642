"""E-6.7: three cards for anybody, and nobody above the limit."""

from __future__ import annotations

import pytest

from tests.rules.europe.table_kit import Game, table

LYING = "FRA france 1, NRU russia 1, ANA ottoman 1, BRI britain 1"
CIRCLE = "france russia ottoman britain"


def dealt(line: str, **hands: str) -> Game:
    """Let France draw AC 9D 2S; its neighbours to the left are Russia, the Ottoman Empire, Britain."""
    return table(CIRCLE, LYING, deck="2S AC 9D", hands=hands).play(france=line)


@pytest.mark.parametrize(
    ("line", "france", "russia", "ottoman"),
    [
        ("fate", "2S 9D AC", "", ""),
        ("fate me me me", "2S 9D AC", "", ""),
        ("fate me me russia", "9D AC", "2S", ""),
        ("fate russia", "2S 9D", "AC", ""),
        ("fate russia ottoman russia", "", "2S AC", "9D"),
        ("fate A>russia rest>ottoman", "", "AC", "2S 9D"),
        ("fate 9D>russia", "2S AC", "9D", ""),
        ("fate A>ottoman AC>russia", "2S 9D", "AC", ""),
        ("fate K>russia", "2S 9D AC", "", ""),
        ("fate rest>france", "2S 9D AC", "", ""),
        ("fate dual me me", "2S 9D AC", "", ""),
    ],
)
def test_who_gets_what(line: str, france: str, russia: str, ottoman: str) -> None:
    """E-6.7: by place, the best first; by rank or card; the rest; a power not in play gets nothing."""
    game = dealt(line)
    assert (game.hand("france"), game.hand("russia"), game.hand("ottoman")) == (france, russia, ottoman)


def test_the_best_is_the_best_by_his_own_rank() -> None:
    """E-12.1: he who keeps 2s first deals out others."""
    game = dealt("keep 2 / fate me russia ottoman")
    assert (game.hand("france"), game.hand("russia"), game.hand("ottoman")) == ("2S", "AC", "9D")


def test_a_receiver_above_the_limit_discards_first() -> None:
    """E-6.7: he cannot refuse, and chooses by his own `rank`, the new cards unseen."""
    game = table(CIRCLE, LYING, deck="2S AC 9D", hands={"russia": "3C 3D 10H KC"})
    game = game.play(france="fate russia me russia", russia="keep 3")
    assert game.hand("russia") == "2S 3C 3D AC"
    assert game.facts("discarded", "seat", "cards", "why") == [("russia", ("10H", "KC"), "fate")]


def test_everybody_learns_how_many_and_nobody_which() -> None:
    """E-10: the taker knows all three, a receiver his own."""
    game = dealt("fate russia ottoman me")
    assert game.facts("fate", "kept", "receivers", "counts") == [(1, ("russia", "ottoman"), (1, 1))]
    assert game.facts("fate_received", "giver", "cards", seat="russia") == [("france", ("AC",))]
    assert game.facts("fate_received", "cards", seat="britain") == []
    assert game.facts("fate_dealt", "cards", "receivers", seat="france") == [
        (("AC", "9D", "2S"), ("russia", "ottoman", "france"))
    ]


def test_what_is_kept_is_not_received() -> None:
    """E-10: nobody is told of a gift to himself."""
    assert "fate_received" not in dealt("fate").log("france")


def test_a_smaller_limit() -> None:
    """E-2: `hand_limit` is 3..8."""
    game = table(CIRCLE, LYING, deck="2S AC 9D", hands={"france": "4C 5C 6C"}, hand_limit=3).play(france="fate")
    assert (game.hand("france"), game.discard) == ("2S 9D AC", "4C 5C 6C")


def test_a_hand_that_has_room_keeps_everything() -> None:
    """E-6.7: discards only as many as needed."""
    game = table(CIRCLE, LYING, deck="2S AC 9D", hands={"france": "4C 5C"}).play(france="fate")
    assert (game.hand("france"), game.discard) == ("2S 5C 9D AC", "4C")
