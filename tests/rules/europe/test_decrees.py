"""What the referee does at once, and his report."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.events import EVERYONE
from pbem.core.problems import Refusal
from pbem.core.seats import Seat
from pbem.rulesets.europe.orders import CardDecree, FiguresDecree, Order, SpyOrder
from pbem.rulesets.europe.referee.decrees import decree
from pbem.rulesets.europe.state import Deck, Stack, State
from pbem.rulesets.europe.table import deck
from pbem.rulesets.europe.table.deck import CARDS
from tests.rules.europe.test_position import PHASES, SEATS
from tests.rules.europe.test_vision import going

BRITAIN, FRANCE, DUAL = SEATS


def test_figures_are_set() -> None:
    """E-1.2: a territory holds figures of one power; everybody is told."""
    done = decree(going(), FiguresDecree("BEN", FRANCE, 3))
    assert done.state.lands["BEN"] == Stack(FRANCE, 3)
    assert [(one.kind, one.seen_by) for one in done.events] == [("decree-figures", EVERYONE)]


def test_a_territory_is_emptied() -> None:
    """No figures: nobody stands there."""
    done = decree(going(), FiguresDecree("BEN", FRANCE, 0))
    assert "BEN" not in done.state.lands
    assert done.events[0].kind == "decree-emptied"


@pytest.mark.parametrize("card", ["AC", "7S", "2C"], ids=["from a hand", "from the deck", "from the discard pile"])
def test_a_card_goes_into_a_hand_from_wherever_it_is(card: str) -> None:
    """E-10: the two hands concerned are told the card, the others how many each holds."""
    done = decree(going(), CardDecree(card, BRITAIN))
    hands = {power.seat: power.hand for power in done.state.powers}
    assert card in hands[BRITAIN]
    every = [*done.state.deck.cards, *done.state.deck.discard, *(one for hand in hands.values() for one in hand)]
    assert sorted(every) == sorted(CARDS)
    named = [one for one in done.events if "card" in one.facts]
    assert all(one.seen_by != EVERYONE and DUAL not in one.seen_by for one in named)  # type: ignore[operator]


def test_a_card_is_discarded() -> None:
    """The discard pile lies open: everybody sees it."""
    done = decree(going(), CardDecree("AC"))
    assert done.state.deck.discard[-1] == "AC"
    assert [one.kind for one in done.events] == ["decree-taken", "decree-loses", "decree-discarded"]


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (FiguresDecree("IRE", FRANCE, 1), "europe-no-land"),
        (FiguresDecree("BEN", Seat("ottoman"), 1), "europe-no-power"),
        (FiguresDecree("BEN", FRANCE, 100), "europe-no-figures"),
        (CardDecree("1X", FRANCE), "europe-no-card"),
        (CardDecree("AC", Seat("ottoman")), "europe-no-power"),
        (CardDecree("AC", FRANCE), "europe-same-card"),
        (CardDecree("2C"), "europe-same-card"),
        (SpyOrder(DUAL), "no-decree"),
    ],
)
def test_what_cannot_be_decreed_is_refused(order: Order, code: str) -> None:
    """A referee is told what is wrong."""
    with pytest.raises(Refusal) as refused:
        decree(going(), order)
    assert refused.value.code == code


@pytest.mark.parametrize("phase", [PHASES[2], PHASES[4]], ids=["laid", "dealt out"])
def test_a_card_on_the_table_stays_there(phase: dict[str, object]) -> None:
    """E-6.8: cards of a running combat, and those being distributed, are nowhere else."""
    card = "9H" if phase["kind"] == "defence" else "KC"
    with pytest.raises(Refusal, match="europe-no-card"):
        decree(going(phase), CardDecree(card, FRANCE))


def sealed() -> State:
    """A game whose deck is sealed."""
    state = going()
    salt, order = "5f0c5f0c5f0c5f0c", state.deck.cards
    return replace(state, deck=Deck(order, state.deck.discard, salt, order, deck.seal(salt, order)))


@pytest.mark.parametrize("power", ["britain", ""], ids=["into a hand", "onto the discard pile"])
def test_a_card_out_of_the_deck_breaks_its_seal(power: str) -> None:
    """E-10.2: the cards that are left are sealed anew, and everybody is told."""
    before = sealed()
    done = decree(before, CardDecree("7S", power))
    pile = done.state.deck
    assert pile.seal == deck.seal(pile.salt, pile.cards) != before.deck.seal
    assert "7S" not in pile.order
    told = done.events[-1]
    assert (told.kind, told.seen_by, told.facts["seal"]) == ("decree-sealed", EVERYONE, pile.seal)


@pytest.mark.parametrize("card", ["AC", "2C"], ids=["from a hand", "from the discard pile"])
def test_other_cards_break_no_seal(card: str) -> None:
    """E-10.2: what will be drawn is as it was sealed."""
    before = sealed()
    done = decree(before, CardDecree(card, BRITAIN))
    assert (done.state.deck.seal, done.state.deck.spent) == (before.deck.seal, before.deck.spent)
    assert "decree-sealed" not in [one.kind for one in done.events]


def test_both_seals_are_opened_in_the_end_with_the_decree_named() -> None:
    """E-10.2: the old order, until which card was taken out of it, and that of the cards left: both can be checked."""
    before = sealed()
    after = decree(decree(before, CardDecree("7S", BRITAIN)).state, CardDecree("KS", FRANCE)).state
    opened = deck.opened(after.deck).opened
    assert [one.decreed for one in opened] == ["7S", "KS", ""]
    assert all(one.seal == deck.seal(one.salt, one.order) for one in opened)
    assert [one.seal for one in opened][0] == before.deck.seal
    for one, following in pairwise(opened):
        assert following.order == tuple(card for card in one.order if card != one.decreed)


def test_the_last_card_of_the_deck() -> None:
    """E-10.2: the old order would tell that it is still to be drawn."""
    state = sealed()
    last = replace(state, deck=replace(state.deck, cards=state.deck.cards[-1:], discard=state.deck.cards[:-1]))
    pile = decree(last, CardDecree(last.deck.cards[0], BRITAIN)).state.deck
    assert (pile.cards, pile.order, len(pile.spent)) == ((), (), 1)


@pytest.mark.parametrize("phase", PHASES[1:4], ids=["declared", "laid", "won"])
@pytest.mark.parametrize("land", ["GER", "BEN"])
def test_figures_in_a_fight_stay_there(phase: dict[str, object], land: str) -> None:
    """E-6.4: those who attack and those attacked are counted already; the rest of the map is the referee's."""
    with pytest.raises(Refusal, match="europe-land-fought"):
        decree(going(phase), FiguresDecree(land, FRANCE, 0))
    assert decree(going(phase), FiguresDecree("SPA", FRANCE, 2)).state.lands["SPA"] == Stack(FRANCE, 2)


def test_a_new_seal_is_no_new_shuffle() -> None:
    """E-10.2: the next shuffle is told as the second one all the same."""
    pile = decree(sealed(), CardDecree("7S", BRITAIN)).state.deck
    used = replace(pile, cards=(), discard=pile.cards)
    assert [event.facts["number"] for event in deck.draw(used, 1, KeyedDice(b""))[2]] == [2]


def test_nobody_is_given_more_cards_than_a_hand_holds() -> None:
    """E-6.7: the referee takes a card away first; what he discards makes room."""
    state = going()
    full = replace(state, options=replace(state.options, hand_limit=2))
    with pytest.raises(Refusal, match="europe-hand-full"):
        decree(full, CardDecree("7S", FRANCE))
    room = decree(full, CardDecree("AC")).state
    hands = {power.seat: power.hand for power in decree(room, CardDecree("7S", FRANCE)).state.powers}
    assert "7S" in hands[FRANCE]
