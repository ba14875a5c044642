"""Section 7 of the rules: the worked examples X1 to X18, with their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from pbem.rulesets.europe.cards import selection
from pbem.rulesets.europe.cards.selection import Need
from pbem.rulesets.europe.orders import Play, RankOrder
from pbem.rulesets.europe.table import lands
from tests.rules.europe.table_kit import table

HAND = ("4H", "9C", "10S", "KD")


def test_x1_a_tie_is_the_defenders() -> None:
    """X1, E-6.4: 7 against 7 is not more: the defender keeps the land."""
    game = table("dual britain", "GER dual 1, AUS dual 1, BEN britain 1, BRI britain 1", deck="7S 7D")
    game = game.play(dual="attack GER BEN 1")
    assert game.facts("battle", "total", "total_on", "won") == [(7, 7, 0)]
    assert (game.land("BEN"), game.land("GER"), game.discard) == ("britain 1", "dual 1", "7S 7D")


def test_x2_the_attacker_must_use_his_hand_first() -> None:
    """X2, E-6.4: he lays all he has and draws the rest; the defender chooses what is enough."""
    lying = "FRA france 3, SPA france 1, GER dual 3, AUS dual 1"
    game = table("france dual", lying, deck="5H", hands={"france": "AC 2D", "dual": "KD 9C 10S 4H"})
    game = game.play(france="attack FRA GER 3", dual="defend enough")
    assert game.facts("battle", "cards", "drawn", "total") == [(("2D", "AC", "5H"), 1, 18)]
    assert game.facts("battle", "cards_on", "total_on", "won") == [(("4H", "9C", "10S"), 23, 0)]
    assert game.hand("dual") == "KD"


@pytest.mark.parametrize("policy", ["enough", "best", "cheap"])
def test_x2_three_policies_and_the_same_cards(policy: str) -> None:
    """X2, E-12.2: 9C 10S 4H is the cheapest, the cheapest that suffices, and the highest."""
    play = Play(policy)  # type: ignore[arg-type]
    assert selection.choose(HAND, Need(3, 18), play, RankOrder()) == ("4H", "9C", "10S")


def test_x3_a_win_and_a_retreat() -> None:
    """X3, E-6.5: an own land is not free, the attackers' origin is full still: France is the only way."""
    lying = "GER dual 2, AUS dual 1, HUN dual 1, BEN britain 1, BRI britain 1"
    game = table("dual britain", lying, hands={"dual": "10C 2C", "britain": "7H"}, deck="2H")
    game = game.play(dual="attack GER BEN 2", britain="stop none")
    assert game.facts("battle", "total", "total_on") == [(12, 9)]
    assert (game.land("FRA"), game.land("BEN"), game.land("GER")) == ("britain 1", "dual 2", "-")


@pytest.mark.parametrize(("before", "after"), [(5, "dual 2"), (4, "dual 2"), (3, "dual 1"), (2, "dual 1")])
def test_x4_halving(before: int, after: str) -> None:
    """X4, E-6.6: with nowhere to go half are lost, rounded down; the attackers stay."""
    ring = "AUS dual 1, BEN britain 1, FRA britain 1, SCA britain 1, POL britain 1"
    game = table("britain dual", f"GER dual {before}, {ring}", hands={"britain": "AC", "dual": "2C"})
    game = game.play(britain="attack BEN GER 1", dual="stop none")
    assert game.facts("halved", "before", "after") == [(before, int(after[-1]))]
    assert (game.land("GER"), game.land("BEN")) == (after, "britain 1")


def test_x4_a_lone_figure_is_lost() -> None:
    """X4, E-6.6: one of one is lost, and the attackers enter."""
    ring = "AUS dual 1, BEN britain 1, FRA britain 1, SCA britain 1, POL britain 1"
    game = table("britain dual", f"GER dual 1, {ring}", hands={"britain": "AC", "dual": "2C"})
    game = game.play(britain="attack BEN GER 1", dual="stop none")
    assert game.facts("perished", "seat", "at") == [("dual", "GER")]
    assert (game.land("GER"), game.land("BEN")) == ("britain 1", "-")


OTTOMAN = "BAL russia 3, ANA ottoman 1, AFR ottoman 1, UKR russia 1"


def test_x5_sabotage() -> None:
    """X5, E-7.1: of three Russians in the Balkans one stays; then the turn goes on with an attack."""
    game = table("ottoman russia", OTTOMAN, hands={"ottoman": "JC AC", "russia": "2C"})
    game = game.play(ottoman="sabotage BAL / attack ANA BAL")
    assert game.facts("sabotaged", "at", "on", "before", "after", "card") == [("BAL", "russia", 3, 1, "JC")]
    assert game.facts("battle", "start", "end", "won") == [("ANA", "BAL", 1)]


def test_x5_a_second_sabotage_in_a_turn() -> None:
    """X5, E-7.1: one sabotage a turn; the second J stays in hand."""
    game = table("ottoman russia", OTTOMAN, hands={"ottoman": "JC JD"}).play(ottoman="sabotage BAL / sabotage BAL")
    assert (game.land("BAL"), game.hand("ottoman")) == ("russia 1", "JD")
    assert game.why("ottoman") == [("sabotage", "once")]


def test_x5_a_card_drawn_by_fate_comes_too_late() -> None:
    """X5, E-5.2: what this turn's fate brings cannot be used in it, wherever the line stands."""
    game = table("ottoman russia", OTTOMAN, deck="JC 5H 6H").play(ottoman="fate / sabotage BAL")
    assert (game.land("BAL"), game.hand("ottoman")) == ("russia 3", "5H 6H JC")
    assert game.why("ottoman") == [("sabotage", "no_card")]


def test_x6_sabotage_elsewhere() -> None:
    """X6, E-7.1: it can never hit a land that is not the own home."""
    game = table("ottoman russia", OTTOMAN, hands={"ottoman": "JC"}).play(ottoman="sabotage UKR")
    assert (game.land("UKR"), game.hand("ottoman")) == ("russia 1", "JC")
    assert game.why("ottoman") == [("sabotage", "not_home")]


def test_x7_a_third_partys_king() -> None:
    """X7, E-7.3: both sides hand over everything; the diplomat keeps what he ranks highest, up to the limit."""
    hands = {"ottoman": "KS 3C", "dual": "9D 9C 2S", "france": "AH JD"}
    lying = "GER dual 2, AUS dual 1, FRA france 1, SPA france 1, ANA ottoman 1"
    game = table("dual ottoman france", lying, hands=hands)
    game = game.play(dual="attack GER FRA 2", ottoman="stop on france")
    assert game.facts("stopped", "by", "card", "handed", "handed_on") == [("ottoman", "KS", 3, 2)]
    assert game.hand("ottoman") == "9C 9D JD AH"
    assert (game.hand("dual"), game.hand("france"), game.discard) == ("", "", "KS 2S 3C")
    assert (game.land("GER"), game.land("FRA")) == ("dual 2", "france 1")


def test_x8_a_king_with_two_players() -> None:
    """X8, E-7.3: the attacked one may play it himself; his own other cards stay."""
    lying = "FRA france 1, SPA france 1, BEN britain 1, BRI britain 1"
    game = table("france britain", lying, hands={"france": "7C 8C", "britain": "KD 5H"})
    game = game.play(france="attack FRA BEN", britain="stop on me")
    assert (game.hand("france"), game.hand("britain"), game.discard) == ("", "5H 7C 8C", "KD")
    assert game.facts("stopped", "handed", "handed_on") == [(2, 0)]


def test_x9_two_want_peace() -> None:
    """X9, E-7.3: the first from the attacker's left does it; the other keeps his K, and nobody hears of it."""
    lying = "BEN britain 1, BRI britain 1, FRA france 1, SPA france 1, GER dual 1, AUS dual 1"
    game = table("britain france dual", lying, hands={"france": "KC", "dual": "KD"})
    game = game.play(britain="attack BEN GER", france="stop on dual", dual="stop on me")
    assert game.facts("stopped", "by", "card") == [("france", "KC")]
    assert game.hand("dual") == ""  # it was handed over with his whole hand, to the diplomat
    assert game.hand("france") == "KD"


def test_x9_the_other_king_stays_where_it_is() -> None:
    """X9, E-10.1: of one who is no party to the fight nobody learns that he would have stopped it."""
    lying = "BEN britain 1, BRI britain 1, FRA france 1, SPA france 1, GER dual 1, AUS dual 1, ANA ottoman 1"
    game = table("britain france dual ottoman", lying, hands={"france": "KC", "ottoman": "KD"})
    game = game.play(britain="attack BEN GER", france="stop on dual", ottoman="stop on all")
    assert (game.hand("ottoman"), game.facts("stopped", "by")) == ("KD", [("france",)])
    assert all("KD" not in str(event.facts) for event in game.events)


def test_x10_fate_and_the_limit() -> None:
    """X10, E-6.7: who receives above the limit first discards what he ranks lowest, seeing the new cards afterwards."""
    lying = "FRA france 1, NRU russia 1, ANA ottoman 1, BRI britain 1"
    game = table("france russia ottoman britain", lying, deck="KC 6D 2S", hands={"france": "10C 8D 5H JS"})
    game = game.play(france="fate me russia ottoman")
    assert (game.hand("france"), game.hand("russia"), game.hand("ottoman")) == ("5H 8D 10C KC", "6D", "2S")
    assert game.facts("fate", "kept", "receivers", "counts", seat="britain") == [(1, ("russia", "ottoman"), (1, 1))]
    assert game.facts("discarded", "seat", "cards", seat="britain") == [("france", ("JS",))]
    assert not [kind for kind in game.log("britain") if kind in ("fate_dealt", "fate_received")]


def test_x11_a_reshuffle_inside_a_combat() -> None:
    """X11, E-6.8: cards that lie in the running combat are not part of the shuffle."""
    lying = "GER dual 3, AUS dual 1, BEN britain 1, BRI britain 1"
    everything = table("dual britain", lying).state.deck.cards
    pile = " ".join(card for card in everything if card not in ("8C", "2H"))
    game = table("dual britain", lying, deck="8C 2H", discard=pile).play(dice=None, dual="attack GER BEN 3")
    cards = game.facts("battle", "cards")[0][0]
    assert isinstance(cards, tuple)
    assert cards[:2] == ("8C", "2H")
    assert game.facts("shuffled", "count") == [(50,)]
    assert not {"8C", "2H"} & set(game.state.deck.order)


KINGMAKER = "BEN britain 1, BRI britain 1, FRA britain 1, SCA britain 1, POL britain 1, SPA france 1"


def test_x12_the_kingmaker() -> None:
    """X12, E-9.2: Britain takes the Dual Alliance's last home; its right neighbour France wins."""
    lying = f"{KINGMAKER}, GER dual 1, UKR dual 1, AUS france 1"
    game = table("britain france dual", lying, hands={"britain": "AC", "dual": "2C"})
    game = game.play(britain="attack BEN GER", france="stop none", dual="stop none")
    assert game.ending == "france by collapse of dual"


def test_x13_both_at_once() -> None:
    """X13, E-9.3: the same attack completes Britain's trio; Britain is on turn and wins."""
    lying = f"{KINGMAKER}, GER dual 1, UKR dual 1, AUS britain 1, HUN britain 1"
    game = table("britain france dual", lying, hands={"britain": "AC", "dual": "2C"})
    game = game.play(britain="attack BEN GER", france="stop none", dual="stop none")
    assert game.ending == "britain by occupation of dual"


def test_x14_an_unplayed_trio() -> None:
    """X14, E-9.1: all homes of a power nobody plays win as well, though nobody was attacked."""
    lying = "FRA france 1, NRU france 1, POL france 1, HUN france 1, BRI britain 1"
    game = table("france britain", lying).play(france="move HUN UKR")
    assert game.ending == "france by occupation of russia"


FIFTEEN = "FRA france {}, ITA france 1, GER dual 1, HUN dual 1, BEN britain 1, BRI britain 1"


def test_x15_an_order_overtaken() -> None:
    """X15, E-11.5: each is carried out on the map as the earlier ones left it."""
    game = table("france dual britain", FIFTEEN.format(1), hands={"dual": "2C", "france": "9C"})
    letters: dict[str, Any] = {"dual": "attack GER FRA 1", "britain": "move BEN FRA else draft BRI"}
    game = game.play(france="move FRA AUS / move ITA AUS", **letters)
    assert (game.land("AUS"), game.land("ITA")) == ("france 1", "-")
    assert game.facts("battle", "won") == [(0,)]
    assert (game.land("FRA"), game.land("BRI")) == ("france 1", "britain 2")
    assert game.why("france") == [("move", "reach")]


def test_x15_the_attack_is_won_and_britain_drafts_too() -> None:
    """X15, E-11.5: France is the Dual Alliance's then, and not empty either."""
    game = table("france dual britain", FIFTEEN.format(1), hands={"dual": "AC", "france": "2C"})
    letters: dict[str, Any] = {"dual": "attack GER FRA 1", "britain": "move BEN FRA else draft BRI"}
    game = game.play(france="move ITA AUS", **letters)
    assert (game.land("FRA"), game.land("BRI")) == ("dual 1", "britain 2")


def test_x15_the_attack_becomes_a_move() -> None:
    """X15, D11: had France left, the attack would have become a move of one figure."""
    lying = "FRA france 1, ITA france 1, GER dual 3, HUN dual 1, BEN britain 1, BRI britain 1"
    game = table("france dual britain", lying)
    game = game.play(france="move FRA SPA", dual="attack GER FRA 3")
    assert (game.land("FRA"), game.land("GER")) == ("dual 1", "dual 2")
    assert tuple(kind for kind in ("moved", "walked_in") if kind in game.log("dual")) == ("moved", "walked_in")
    assert "walked_in" not in game.log("france")


@pytest.mark.parametrize(
    ("origin", "to", "legal"),
    [("BRI", "AFR", True), ("FRA", "BAL", True), ("BRI", "SPA", False), ("GER", "FRA", True), ("ITA", "SPA", False)],
)
def test_x16_ships(origin: str, to: str, legal: bool) -> None:
    """X16, E-3.2: within a group anywhere, between the groups never; GER-FRA is a land border, ITA has no ship."""
    assert (to in lands.reach(origin, neutrals=False)) is legal
    assert lands.ships("ITA", neutrals=False) == ()
    assert not lands.by_sea("GER", "FRA", neutrals=False)


def test_x17_the_homeland() -> None:
    """X17, E-6.3: the last figure at home may not leave it, but it may take another home."""
    lying = "SPA france 1, AUS france 1, GER france 1, FRA dual 1, HUN dual 1"
    game = table("france dual", lying, hands={"france": "AC", "dual": "2C"})
    moved = game.play(france="move SPA AFR")
    assert (moved.land("SPA"), moved.why("france")) == ("france 1", [("move", "homeland")])
    attacked = game.play(france="attack SPA FRA", dual="stop none")
    assert (attacked.land("FRA"), attacked.land("SPA")) == ("france 1", "-")


def test_x18_all_aces() -> None:
    """X18, E-7.4: both aces are used as other cards in one turn, then comes one action."""
    lying = "BRI britain 1, BEN russia 2, NRU russia 1"
    game = table("britain russia", lying, hands={"britain": "AC AD", "russia": "5H"})
    game = game.play(britain="spy russia with A / sabotage BEN with A / draft BRI")
    assert game.facts("saw", "on", "cards", seat="britain") == [("russia", ("5H",))]
    assert (game.land("BEN"), game.land("BRI"), game.hand("britain")) == ("russia 1", "britain 2", "")
    assert game.discard == "AC AD"
