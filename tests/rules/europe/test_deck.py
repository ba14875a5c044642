"""E-6.8, E-10.2: the deck runs out, is made anew, and every shuffle can be checked in the end."""

from __future__ import annotations

from pbem.core.dice import KeyedDice
from pbem.rulesets.europe.state import Deck
from pbem.rulesets.europe.table import deck
from tests.rules.europe.table_kit import Game, table

LYING = "FRA france 1, SPA france 1, BRI britain 1, BEN britain 1"


def fresh() -> Deck:
    """Shuffle all cards."""
    return deck.shuffled(deck.CARDS, 1, KeyedDice(b"deck"))


def test_cards_are_drawn_from_the_top() -> None:
    """E-6.8: as long as there are enough nothing is shuffled."""
    whole = fresh()
    rest, cards, told = deck.draw(whole, 3, KeyedDice(b""))
    assert (cards, rest.cards, told) == (whole.cards[:3], whole.cards[3:], ())


def test_the_last_card_is_drawn_without_a_shuffle() -> None:
    """D21: the pile is shuffled when a card is needed and none is left, not before."""
    rest, cards, told = deck.draw(Deck(("2C",), ("3C", "4C")), 1, KeyedDice(b""))
    assert (cards, rest.cards, rest.discard, told) == (("2C",), (), ("3C", "4C"), ())


def test_the_discard_pile_becomes_the_deck() -> None:
    """E-6.8: what is missing is drawn from the new deck."""
    rest, cards, (told,) = deck.draw(Deck(("2C",), ("3C", "4C", "5C")), 3, KeyedDice(b""))
    assert cards[0] == "2C"
    assert {*cards[1:], *rest.cards} == {"3C", "4C", "5C"}
    assert (rest.discard, len(rest.cards), told.facts["count"], told.facts["number"]) == ((), 1, 3, 2)


def test_if_both_are_empty_there_is_nothing_to_draw() -> None:
    """E-6.8: as many cards as there are."""
    rest, cards, _ = deck.draw(Deck(("2C",), ("3C",)), 3, KeyedDice(b""))
    assert (cards, rest.cards, rest.discard) == (("2C", "3C"), (), ())
    assert deck.draw(rest, 3, KeyedDice(b""))[1] == ()


def test_missing_cards_count_nothing_in_combat() -> None:
    """E-6.8: who cannot draw lays fewer cards."""
    hands = {"france": " ".join(deck.CARDS[1:])}
    game = table("britain france", "BEN britain 2, BRI britain 1, FRA france 2, SPA france 1", deck="2C", hands=hands)
    game = game.play(britain="attack BEN FRA 2", france="stop none")
    assert game.facts("battle", "cards", "total") == [(("2C",), 2)]


def test_fate_takes_as_many_cards_as_there_are() -> None:
    """E-6.8: two in the deck, none discarded."""
    hands = {"britain": " ".join(deck.CARDS[2:])}
    game = table("france britain", LYING, deck="2C 2D", hands=hands, hand_limit=8).play(france="fate")
    assert (game.hand("france"), game.facts("fate", "kept")) == ("2C 2D", [(2,)])


def test_cards_being_dealt_out_are_not_shuffled_in() -> None:
    """E-6.8: the two that were left are in his hand, the third comes from the shuffle."""
    game = table("france britain", LYING, deck="2C 2D", hands={"britain": " ".join(deck.CARDS[12:])}, discard=PILE)
    game = game.play(dice=None, france="fate")
    assert {"2C", "2D"} <= set(game.hand("france").split())
    assert sorted(game.state.deck.order) == sorted(PILE.split())


PILE = " ".join(deck.CARDS[2:12])


def used_up() -> Game:
    """Play until a deck is used up."""
    game = table("france britain", LYING, deck="2C 2D", hands={"britain": " ".join(deck.CARDS[12:])}, discard=PILE)
    for _ in range(6):
        game = game.play(dice=None, france="fate me me me", britain="fate")
    return game


def test_a_shuffle_used_up_stays_secret() -> None:
    """E-10: its order tells what fate dealt to whom, and some of that is in a hand still."""
    game = used_up()
    assert game.state.deck.spent
    assert game.state.deck.opened == ()
    assert "opened" not in game.log("france")


def test_all_shuffles_are_opened_in_the_end() -> None:
    """E-10.2: every seal that was shown can be checked against its salt and order."""
    ended = Game(used_up().state).play(dice=None, france="attack FRA BRI")
    for _ in range(60):
        if ended.state.result:
            break
        ended = ended.play(
            dice=None, france="attack FRA BRI / attack BRI BEN / move BRI SCA / draft FRA", britain="hold"
        )
    assert ended.state.deck.spent == ()
    assert ended.state.deck.opened
    for one in ended.state.deck.opened:
        assert one.seal == deck.seal(one.salt, one.order)
