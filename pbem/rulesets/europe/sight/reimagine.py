"""What might be true instead, for all a player knows: other hands, another deck, other standing orders."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.europe.orders import Card, DefendOrder, Play, RankOrder, StopOrder
from pbem.rulesets.europe.sight.vision import declared
from pbem.rulesets.europe.state import (
    Deck,
    DefencePhase,
    DiplomacyPhase,
    FatePhase,
    Letter,
    Phase,
    Power,
    RetreatPhase,
    Standing,
    State,
    TurnPhase,
)
from pbem.rulesets.europe.table.deck import sort

_STANDINGS = (
    Standing(),
    Standing(stops=(StopOrder(never=True),), auto=True),
    Standing(stops=(StopOrder(ace=True),), defend=DefendOrder("best")),
    Standing(rank=RankOrder(("K", "A", "10", "9", "8", "7", "6", "5", "4", "3", "2", "Q", "J")), auto=True),
)


def reimagine(state: State, seat: Seat, dice: Dice) -> State:
    """Deal anew what the seat does not know; at the end nothing is hidden but standing orders."""
    if state.result is not None:
        return replace(state, powers=tuple(_other(power, power.hand, dice, seat) for power in state.powers))
    dealt = iter(dice.shuffle(sort(_hidden(state, seat)), "reimagine"))
    powers = tuple(_dealt(power, dealt, dice, seat) for power in state.powers)
    phase = _phase(state.phase, seat, powers, state, dealt)
    deck = _deck(state.deck, tuple(dealt), dice)
    letters = tuple(one if one.seat == seat else Letter(one.seat, ("?",)) for one in state.letters)
    return replace(state, powers=powers, phase=phase, deck=deck, letters=letters)


def _deck(deck: Deck, cards: tuple[Card, ...], dice: Dice) -> Deck:
    """Let other cards lie in the deck, and other shuffles have led to it; their seals are known."""
    spent = tuple(replace(one, salt="?", order=dice.shuffle(one.order, f"reimagine {one.seal}")) for one in deck.spent)
    order = dice.shuffle(deck.order, "reimagine order")
    return replace(deck, cards=cards, order=order, salt="?" if deck.seal else "", spent=spent)


def _hidden(state: State, seat: Seat) -> Iterator[Card]:
    """Walk over the cards that lie face down for the seat: other hands, fate cards of others, the deck."""
    yield from (card for power in state.powers if power.seat != seat for card in power.hand)
    yield from state.deck.cards
    if isinstance(state.phase, FatePhase) and state.phase.seat != seat:
        yield from state.phase.cards


def _dealt(power: Power, dealt: Iterator[Card], dice: Dice, seat: Seat) -> Power:
    """Deal another player a hand of the same size."""
    if power.seat == seat:
        return power
    hand = sort(next(dealt) for _ in power.hand)
    return _other(power, hand, dice, seat)


def _other(power: Power, hand: tuple[Card, ...], dice: Dice, seat: Seat) -> Power:
    """Give another player other standing orders, and nothing of what his spies saw."""
    if power.seat == seat:
        return power
    standing = _STANDINGS[dice.roll(len(_STANDINGS), f"reimagine {power.seat}") - 1]
    return replace(power, hand=hand, standing=standing, dossiers=())


def _phase(
    phase: Phase | None, seat: Seat, powers: tuple[Power, ...], state: State, dealt: Iterator[Card]
) -> Phase | None:
    """Fit what stands of a turn to the new hand of whoever is on turn."""
    if phase is None or phase.seat == seat:
        return phase
    match phase:
        case TurnPhase():
            return replace(phase, snapshot=_snapshot(phase, powers, state))
        case FatePhase():
            return replace(phase, cards=tuple(next(dealt) for _ in phase.cards))
        case DiplomacyPhase() | DefencePhase() | RetreatPhase():
            return replace(phase, attack=replace(declared(phase.attack), play=Play("cheap")))


def _snapshot(phase: TurnPhase, powers: tuple[Power, ...], state: State) -> tuple[Card, ...]:
    """E-5.1: the hand a turn began with is the one there is now, and the cards used since, which lie open."""
    old = next(power.hand for power in state.powers if power.seat == phase.seat)
    new = next(power.hand for power in powers if power.seat == phase.seat)
    used = tuple(card for card in phase.snapshot if card not in old)
    return sort((*new, *used))
