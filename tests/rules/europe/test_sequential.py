"""E-13: one after another, with reactions asked of all bystanders alike."""

from __future__ import annotations

import pytest

from pbem.rulesets.europe.table.deck import CARDS
from tests.rules.europe.table_kit import Game, table

LYING = "BEN britain 2, BRI britain 1, GER dual 1, AUS dual 1, FRA france 1, SPA france 1"


def begun(react_hours: int = 24, **more: object) -> Game:
    """Britain is on turn, then France, then the Dual Alliance."""
    hands = {"britain": "QC 9H 8H", "france": "KD", "dual": "5C 6C 7C"}
    merged = {"hands": hands, "deck": "2C 2D 2H 2S", **more}
    return table("britain france dual", LYING, mode="sequential", react_hours=react_hours, **merged)  # type: ignore[arg-type]


def test_one_after_another() -> None:
    """E-13.1: awaited is the player whose turn it is; after the last the round is over."""
    game = begun().play(britain="draft BRI")
    assert game.phase == "turn france"
    game = game.play(france="draft FRA").play(dual="draft GER")
    assert (game.phase, game.state.round, game.state.turn) == ("turn britain", 2, 4)
    assert game.facts("round_begun", "number", "first") == [(2, "britain")]


def test_silence_on_turn() -> None:
    """E-13.2: the standing default, else hold."""
    assert begun().play().facts("held", "seat") == [("britain",)]
    game = begun().play(britain="default draft BRI / hold").play().play().play()
    assert game.land("BRI") == "britain 2"


def test_a_spy_alone_leaves_him_on_turn() -> None:
    """E-13.1: the answer comes at once; a guard may use it in the next letter of the same turn."""
    game = begun().play(britain="spy france")
    assert (game.phase, game.facts("saw", "cards", seat="britain")) == ("turn britain", [(("KD",),)])
    game = game.play(britain="if spied france K: draft BRI else fate")
    assert (game.land("BRI"), game.phase) == ("britain 2", "turn france")


def test_one_sabotage_a_turn_even_in_two_letters() -> None:
    """E-7.1: the turn is one."""
    lying = LYING.replace("BRI britain 1", "BRI france 4")
    game = table("britain france dual", lying, hands={"britain": "JC JD"}, mode="sequential")
    game = game.play(britain="sabotage BRI").play(britain="sabotage BRI / hold")
    assert (game.land("BRI"), game.why("britain")) == ("france 2", [("sabotage", "once")])


@pytest.mark.parametrize("letter", ["defend best", "stop none / defend cheap", "spy france with A", "sabotage BRI"])
def test_a_letter_nothing_comes_of_is_like_silence(letter: str) -> None:
    """E-13.2, E-10.1: what stands at the deadline is played with the default; the others see the same as of silence."""
    game, silent = begun().play(britain=letter), begun().play()
    assert (game.phase, game.state.turn) == (silent.phase, silent.state.turn) == ("turn france", 2)
    assert game.log("france") == silent.log("france")
    assert game.facts("held", "seat") == [("britain",)]


def test_a_letter_of_standing_orders_alone_is_played_with_the_default() -> None:
    """E-11.1: that of the letter itself, too."""
    game = begun().play(britain="defend best / default draft BRI")
    assert (game.land("BRI"), game.phase) == ("britain 2", "turn france")


def test_standing_orders_may_come_at_any_time() -> None:
    """E-12: those of players who are not on turn take effect at once, and nothing else of their letters does."""
    game = begun().play(britain="draft BRI", dual="defend best / draft AUS")
    assert (game.land("AUS"), game.phase) == ("dual 1", "turn france")
    dual = next(power for power in game.state.powers if power.seat == "dual")
    assert dual.standing.defend.policy == "best"


# Diplomacy


def test_everybody_but_the_attacker_is_asked() -> None:
    """E-13.2: whatever they hold; the attack is public, the cards are not on the table yet."""
    game = begun().play(britain="attack BEN GER 2")
    assert (game.phase, game.log("dual")) == ("diplomacy britain", ["declared"])
    assert game.facts("declared", "seat", "on", "figures") == [("britain", "dual", 2)]


def test_all_are_asked_where_the_attacked_may_not_stop_it() -> None:
    """E-13.2, D8: with `k_by_defender = false` a third player still may, and everybody is asked alike."""
    hands = {"britain": "9H", "france": "KD", "dual": "KS"}
    game = begun(k_by_defender=False, hands=hands).play(britain="attack BEN GER 2")
    assert game.phase == "diplomacy britain"
    assert game.play(dual="reply stop", france="reply let").facts("stopped", "by") == []
    assert game.play(dual="reply let", france="reply stop").facts("stopped", "by") == [("france",)]


def test_an_answer_stops_the_attack() -> None:
    """E-13.2: `stop`; the action is spent, the next one is on turn."""
    game = begun().play(britain="attack BEN GER 2").play(france="reply stop", dual="reply let")
    assert (game.facts("stopped", "by"), game.phase) == ([("france",)], "turn france")
    assert (game.hand("france"), game.hand("dual")) == ("6C 7C 8H 9H", "")


def test_the_first_of_all_answers_from_the_attackers_left() -> None:
    """E-13.3: the order of the letters does not matter."""
    game = begun(hands={"france": "KC", "dual": "KD"}).play(britain="attack BEN GER 2")
    assert game.play(dual="reply stop", france="reply stop").facts("stopped", "by") == [("france",)]


def test_let_overrules_the_standing_order() -> None:
    """E-13.2: whoever answers is asked no more."""
    game = begun().play(britain="attack BEN GER 2", france="stop on all").play(france="reply let")
    assert game.facts("stopped", "by") == []


def test_silence_is_the_standing_order() -> None:
    """E-13.2: here it stops the attack."""
    game = begun().play(britain="attack BEN GER 2", france="stop on all").play(dual="reply let")
    assert game.facts("stopped", "by") == [("france",)]


def test_stop_without_a_king() -> None:
    """E-7.3: has no effect, and nobody is told."""
    game = begun().play(britain="attack BEN GER 1").play(dual="reply stop")
    assert "stopped" not in game.log("dual")


def test_stop_with_an_ace() -> None:
    """E-7.4: only if the answer says so."""
    asked = begun(hands={"dual": "AC 3S 3C"}).play(britain="attack BEN GER 1")
    assert "stopped" not in asked.play(dual="reply stop").log()
    assert asked.play(dual="reply stop with A").facts("stopped", "card") == [("AC",)]


# Defence, retreat


def test_the_defender_sees_the_attackers_cards_and_chooses() -> None:
    """E-13.2: asked only if he holds more cards than he must lay."""
    game = begun().play(britain="attack BEN GER 2 named 8H 9H").play()
    assert (game.phase, game.facts("laid", "cards", "total")) == ("defence britain", [(("8H", "9H"), 17)])
    game = game.play(dual="reply play 5C 6C")
    assert game.facts("battle", "cards_on", "won") == [(("5C", "6C"), 1)]


@pytest.mark.parametrize(("reply", "cards"), [("reply play best", ("6C", "7C")), ("", ("5C", "6C"))])
def test_a_policy_or_the_standing_order_may_answer(reply: str, cards: tuple[str, ...]) -> None:
    """E-13.2: silent, `defend enough`: he cannot reach 17, so the cheapest."""
    game = begun().play(britain="attack BEN GER 2 named 8H 9H").play().play(dual=reply)
    assert game.facts("battle", "cards_on") == [(cards,)]


def test_a_defender_without_a_choice_is_not_asked() -> None:
    """E-13.2: the number of his cards is public."""
    game = begun(hands={"britain": "9H 8H", "dual": "5C"}).play(britain="attack BEN GER 1").play()
    assert game.facts("battle", "cards_on") == [(("5C",),)]
    assert "laid" not in game.log()


def test_the_beaten_are_asked_where_to_go() -> None:
    """E-13.2: if two or more lands are free."""
    hands = {"britain": "9H 8H", "dual": "5C"}
    game = begun(hands=hands).play(britain="attack BEN GER 1").play()
    assert (game.phase, game.discard) == ("retreat britain", "")
    game = game.play(dual="reply retreat POL")
    assert game.facts("retreated", "end") == [("POL",)]
    assert (game.land("GER"), game.discard, game.phase) == ("britain 1", "9H 5C", "turn france")


@pytest.mark.parametrize("reply", ["", "reply retreat FRA"])
def test_a_retreat_that_cannot_be(reply: str) -> None:
    """E-13.2: the standing order decides, an answer that is not possible is none."""
    hands = {"britain": "9H 8H", "dual": "5C"}
    game = begun(hands=hands).play(britain="attack BEN GER 1").play().play(dual=reply)
    assert game.facts("retreated", "end") == [("POL",)]


# Fate


def test_fate_is_seen_before_it_is_dealt_out() -> None:
    """E-13.2: its taker is told the cards, the others how many."""
    game = begun(hands={}).play(britain="fate me me france")
    assert (game.phase, game.log("france")) == ("fate britain", ["fate_drawn"])
    assert game.facts("fate_seen", "cards", seat="britain") == [(("2H", "2D", "2C"),)]
    game = game.play(britain="reply give 2C>france 2D>dual")
    assert (game.hand("britain"), game.hand("france"), game.hand("dual")) == ("2H", "2C", "2D")
    assert game.phase == "turn france"


def test_silence_deals_as_ordered() -> None:
    """E-13.2: the tokens of the order, else all to himself."""
    game = begun(hands={}).play(britain="fate me me france").play()
    assert (game.hand("britain"), game.hand("france")) == ("2D 2H", "2C")


# react_hours 0


def test_without_reactions_only_turns_and_fate_are_asked() -> None:
    """E-2, E-13.2: standing orders answer at once; to deal out one's own fate is no reaction."""
    game = begun(react_hours=0).play(britain="attack BEN GER 2")
    assert game.phase == "turn france"
    assert game.log("france")[0] == "battle"
    assert begun(react_hours=0).play(britain="fate").phase == "fate britain"


def test_of_two_nobody_is_asked_who_may_not_answer() -> None:
    """D8: with two players and `k_by_defender` off nobody can stop an attack."""
    lying = "BEN britain 1, BRI britain 1, GER dual 1, AUS dual 1"
    game = table("britain dual", lying, hands={"dual": "5C 6C"}, mode="sequential", react_hours=9, k_by_defender=False)
    assert game.play(britain="attack BEN GER").phase == "defence britain"


def test_who_is_asked_does_not_depend_on_what_is_held() -> None:
    """E-10.1: other hands, other standing orders, the same question."""
    attack = {"britain": "attack BEN GER 2"}
    plain = begun().play(None, **attack)
    other = begun(hands={"britain": "2C 3C 4C", "france": "2D", "dual": "AC KC KD"}, deck="").play(None, **attack)
    auto = begun().play(None, **attack, france="auto / stop none", dual="auto")
    assert plain.phase == other.phase == auto.phase == "diplomacy britain"
    assert plain.log() == other.log() == auto.log()


def test_fate_that_brings_no_card_asks_nobody() -> None:
    """E-6.8: with deck and discard pile empty there is nothing to deal out, and the next player is on turn."""
    hands = {"france": " ".join(CARDS)}
    game = table("britain france", LYING.replace("dual", "france"), mode="sequential", hands=hands).play(britain="fate")
    assert (game.phase, game.facts("fate", "kept")) == ("turn france", [(0,)])
    assert game.log("britain")[:2] == ["fate_drawn", "fate"]
