"""E-10: who sees what of the table."""

from __future__ import annotations

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import Attack, Play
from pbem.rulesets.europe.position import position
from pbem.rulesets.europe.sight.reimagine import reimagine
from pbem.rulesets.europe.sight.vision import view
from pbem.rulesets.europe.state import (
    DefencePhase,
    DiplomacyPhase,
    FatePhase,
    State,
    TurnPhase,
)
from tests.rules.europe.test_position import PHASES, SEATS, WHOLE

BRITAIN, FRANCE, DUAL = SEATS
GOING: dict[str, object] = {key: value for key, value in WHOLE.items() if key != "result"}


def going(phase: dict[str, object] | None = None) -> State:
    """Read the table of the position's tests, before its end."""
    more = {} if phase is None else {"phase": phase}
    return position.read(Options(mode="sequential" if phase else "simultaneous"), SEATS, {**GOING, **more})


def test_the_public_sees_the_table_and_no_card_that_lies_face_down() -> None:
    """E-10: map, sizes of hands and deck, the discard pile; nobody's cards."""
    seen = view(going(), None)
    assert seen.counts == {"britain": 2, "france": 2, "dual": 2}
    assert (seen.deck, seen.discard, seen.hand, seen.hands, seen.draw) == (44, ("2C", "3D"), (), {}, ())


def test_a_player_sees_his_own_hand_and_what_his_spies_saw() -> None:
    """E-10, second column: own hand, own standing orders, own dossiers; those of others never."""
    seen = view(going(), FRANCE)
    assert seen.hand == ("2D", "AC")
    assert [one.cards for one in seen.dossiers] == [("KD", "10C", "2H")]
    assert not view(going(), BRITAIN).dossiers
    assert view(going(), DUAL).standing.auto


def test_the_order_of_the_deck_is_nobodys() -> None:
    """E-10, third column: only the referee sees the cards to come."""
    assert all(view(going(), seat).draw == () for seat in (*SEATS, None))
    assert view(going(), REFEREE).draw[:3] == ("7S", "7D", "10H")


def test_an_attack_declares_origin_target_and_number() -> None:
    """E-6.4: how the attacker means to play is his own."""
    play = {"policy": "named", "cards": ["9S"]}
    attack = {"origin": "GER", "to": "BEN", "figures": 2, "play": play, "of": "britain", "only": True}
    state = going({"kind": "diplomacy", "seat": "dual", "attack": attack})
    assert isinstance(phase := view(state, BRITAIN).phase, DiplomacyPhase)
    assert phase.attack == Attack("GER", "BEN", 2, Play())
    assert isinstance(own := view(state, DUAL).phase, DiplomacyPhase)
    assert own.attack.play == Play("named", ("9S",))


def test_the_cards_of_the_attacker_lie_open() -> None:
    """E-6.4.4: the defender, who sees the attacker's cards, lays his."""
    assert isinstance(phase := view(going(PHASES[2]), BRITAIN).phase, DefencePhase)
    assert phase.laid == ("9H",)


def test_the_three_cards_of_fate_are_the_takers() -> None:
    """E-10: the others are told that he deals, and nothing else."""
    assert isinstance(phase := view(going(PHASES[4]), BRITAIN).phase, FatePhase)
    assert phase.cards == ()
    assert isinstance(own := view(going(PHASES[4]), FRANCE).phase, FatePhase)
    assert own.cards == ("KC", "6D", "2S")


def test_the_hand_a_turn_began_with_is_the_players_own() -> None:
    """E-5.1: the snapshot would show cards of the hand."""
    assert isinstance(phase := view(going(PHASES[0]), BRITAIN).phase, TurnPhase)
    assert (phase.snapshot, phase.sabotaged) == ((), True)


def test_at_the_end_all_hands_lie_open() -> None:
    """E-9.5: hands and the rest of the deck; standing orders stay whose they are."""
    seen = view(position.read(Options(), SEATS, WHOLE), BRITAIN)
    assert seen.hands["france"] == ("2D", "AC")
    assert len(seen.draw) == 44
    assert not seen.standings


@pytest.mark.parametrize("phase", [None, *PHASES], ids=lambda phase: str(phase and phase["kind"]))
@pytest.mark.parametrize("seat", [*SEATS, None])
def test_what_might_be_true_instead_looks_the_same(seat: Seat | None, phase: dict[str, object] | None) -> None:
    """E-10: other hands, another deck, other standing orders, and the same view."""
    state = going(phase)
    other = reimagine(state, seat or Seat("nobody"), KeyedDice(b"other"))
    assert view(other, seat) == view(state, seat)
    assert other != state
