"""E-4: powers, seating, figures, and a shuffled deck."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import Card, Land
from pbem.rulesets.europe.state import Power, Stack, State, TurnPhase
from pbem.rulesets.europe.table import deck, powers
from pbem.rulesets.europe.table.seats import beginning

_LEAST = 2
"""As few powers make a game."""


def seats(options: Options) -> tuple[Seat, ...]:
    """E-4.1: the powers that are played; a ValueError says what is wrong with the options."""
    found = powers.named(options.powers or powers.FAIREST[options.players])
    if len(found) < _LEAST:
        raise ValueError(f"powers: {options.powers!r} names only {len(found)}, at least {_LEAST} are needed")
    if options.first_player > len(found):
        raise ValueError(f"first_player: {options.first_player} is not between 0 and {len(found)}, the number of seats")
    for seat, more in powers.more_figures(options.power_figures).items():
        _begins(seat, len(powers.homes(seat)) + more, found, options)
    return found


def _begins(seat: Seat, figures: int, played: tuple[Seat, ...], options: Options) -> None:
    """E-4.1, D10: refuse more figures for a power nobody plays, and more than a power may have."""
    if seat not in played:
        raise ValueError(f"power_figures: {seat} is not played; there are {', '.join(played)}")
    if 0 < options.figure_limit < figures:
        raise ValueError(f"power_figures: {seat} begins with {figures}, more than figure_limit {options.figure_limit}")


def setup(options: Options, seats: tuple[Seat, ...], dice: Dice) -> State:
    """E-4: seat the powers, draw who is first, put a figure on each home, shuffle, deal the hands if there are any."""
    circle = dice.shuffle(seats, "seating") if options.seating == "drawn" else seats
    number = options.first_player or dice.roll(len(circle), "first player")
    first = circle[(number - 1) % len(circle)]
    lands = {land: stack for seat in circle for land, stack in _homes(seat, options).items()}
    cards = deck.shuffled(deck.CARDS, 1, dice)
    state = State(options, 1, 1, circle, first, lands, tuple(Power(seat) for seat in seats), cards)
    return opening(_dealt(state))


def _homes(seat: Seat, options: Options) -> dict[Land, Stack]:
    """E-4.1: a figure on each home; what `power_figures` adds stands on the first."""
    first, *others = powers.homes(seat)
    more = powers.more_figures(options.power_figures).get(seat, 0)
    return {first: Stack(seat, 1 + more), **{land: Stack(seat, 1) for land in others}}


def opening(state: State) -> State:
    """E-13.2: in a sequential game the first player is on turn."""
    if state.options.mode == "simultaneous" or state.result is not None:
        return replace(state, phase=None)
    hand = next(power.hand for power in state.powers if power.seat == state.first)
    return replace(state, phase=TurnPhase(state.first, hand))


def _dealt(state: State) -> State:
    """D3: deal `start_hand` cards to each, from the first player to the left."""
    count, cards = min(state.options.start_hand, state.options.hand_limit), state.deck.cards
    hands: dict[Seat, tuple[Card, ...]] = {}
    for seat in beginning(state.circle, state.first):
        hands[seat], cards = deck.sort(cards[:count]), cards[count:]
    dealt = tuple(replace(power, hand=hands[power.seat]) for power in state.powers)
    return replace(state, powers=dealt, deck=replace(state.deck, cards=cards))
