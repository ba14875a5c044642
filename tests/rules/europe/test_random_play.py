"""Many letters of any orders: 52 cards stay 52, nobody exceeds the limit, lands hold one power, nothing raises."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.events import Everyone
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.europe import turn
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import (
    ActionOrder,
    Attack,
    Choice,
    Draft,
    Fate,
    GiveReply,
    Move,
    Order,
    Play,
    PlayReply,
    RetreatReply,
    SabotageOrder,
    SpyOrder,
    StopOrder,
    StopReply,
)
from pbem.rulesets.europe.sight import vision
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import deck, figures, lands, setup
from pbem.rulesets.europe.words import forms

MODES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "start_hand": 4, "hand_limit": 3},
    {"players": 4, "merge": True, "retreat_by_sea": True},
    {"players": 5},
    {"players": 4, "mode": "sequential"},
    {"players": 3, "mode": "sequential", "react_hours": 24, "defender_cards": "figures"},
    {"players": 5, "mode": "sequential", "react_hours": 24, "k_by_defender": False, "neutrals": "off"},
)


def letter(chance: random.Random, state: State) -> Sheet[Order]:
    """Write orders without any sense, possible or not."""
    every = list(lands.territories(figures.neutrals(state.options, state.circle)))
    held = [*state.lands, *every]

    def action() -> Any:
        origin, to = chance.choice(held), chance.choice(every)
        named = Play("named", tuple(chance.sample(deck.CARDS, 2)))
        attack = Attack(origin, to, chance.randrange(4), chance.choice((Play(), named)))
        kinds = (Draft(to), Move(origin, to), attack, attack, Fate((chance.choice(state.circle),)))
        return chance.choice(kinds)

    orders: list[Order] = [
        ActionOrder(tuple(Choice(action()) for _ in range(8))),
        SpyOrder(chance.choice(state.circle), chance.random() < 0.5),
        SabotageOrder(chance.choice(every), chance.random() < 0.5),
        StopOrder(ace=True, least=chance.randrange(1, 4)),
        StopReply(chance.random() < 0.5, True),
        PlayReply(Play("named", tuple(chance.sample(deck.CARDS, 3)))),
        RetreatReply(chance.choice(every)),
        GiveReply({chance.choice(deck.CARDS): chance.choice(state.circle)}),
    ]
    return Sheet(tuple(Written(order) for order in orders if chance.random() < 0.7))


def lying(state: State) -> tuple[str, ...]:
    """List the cards on the table, in nobody's hand."""
    found = (getattr(state.phase, name, ()) for name in ("laid", "answered", "cards"))
    return tuple(card for cards in found for card in cards)


@pytest.mark.parametrize("options", MODES, ids=str)
def test_random_letters(options: dict[str, Any]) -> None:
    """E-1.2, E-1.3, E-6.7: what must always be so."""
    chosen, chance = Options(**options), random.Random(str(options))
    state = setup.setup(chosen, setup.seats(chosen), KeyedDice(b"random"))
    for step in range(60):
        if state.result:
            break
        asked = forms.awaiting(state)
        letters = {request.seat: letter(chance, state) for request in asked if chance.random() < 0.9}
        resolution = turn.resolve(state, letters, KeyedDice(b"%d" % step))
        state = resolution.state
        hands = [card for power in state.powers for card in power.hand]
        assert sorted((*state.deck.cards, *state.deck.discard, *hands, *lying(state))) == sorted(deck.CARDS)
        assert all(len(power.hand) <= chosen.hand_limit for power in state.powers)
        assert all(stack.figures > 0 for stack in state.lands.values())
        assert (state.result is None) == bool(forms.awaiting(state))
        assert {event.kind for event in resolution.events if isinstance(event.seen_by, Everyone)}.isdisjoint(
            {"saw", "skipped", "missing", "fate_seen", "fate_dealt", "fate_received", "handed_over", "received"}
        )


@pytest.mark.parametrize("options", MODES[:3], ids=str)
def test_the_same_letters_the_same_game(options: dict[str, Any]) -> None:
    """A replay gives the same state, and what a seat sees follows from it."""
    chosen = Options(**options)
    state = setup.setup(chosen, setup.seats(chosen), KeyedDice(b"replay"))
    letters = {seat: letter(random.Random(seat), state) for seat in state.circle}
    first, second = (turn.resolve(state, letters, KeyedDice(b"x")) for _ in range(2))
    assert first == second
    assert all(vision.view(first.state, seat) == vision.view(second.state, seat) for seat in state.circle)
