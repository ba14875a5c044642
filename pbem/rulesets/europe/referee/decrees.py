"""What the referee does at once: he sets figures, and moves cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.core.texts import Facts
from pbem.rulesets.europe.orders import Card, CardDecree, FiguresDecree, Land, Order
from pbem.rulesets.europe.state import DefencePhase, DiplomacyPhase, FatePhase, RetreatPhase, State
from pbem.rulesets.europe.table import deck, figures, lands, seats

MOST = 99
"""So many figures a territory may be given."""


def decree(state: State, order: Order) -> Resolution[State]:
    """Do what the referee decrees; a Refusal `no-decree` for any other order, and one for what cannot be."""
    match order:
        case FiguresDecree():
            return _figures(state, order)
        case CardDecree():
            return _card(state, order)
        case _:
            raise Refusal("no-decree")


def _figures(state: State, order: FiguresDecree) -> Resolution[State]:
    """Set who stands in a territory. Whoever has no home left thereby has not lost it in play: nothing ends."""
    if order.land not in lands.territories(figures.neutrals(state.options, state.circle)):
        raise Refusal("europe-no-land", land=order.land)
    if order.power not in state.circle:
        raise Refusal("europe-no-power", power=order.power)
    if not 0 <= order.figures <= MOST:
        raise Refusal("europe-no-figures")
    if order.land in _fought(state):
        raise Refusal("europe-land-fought", land=order.land)
    facts: Facts = {"who": order.power, "land": order.land, "figures": order.figures}
    kind = "decree-figures" if order.figures else "decree-emptied"
    told = Event(kind=kind, seen_by=EVERYONE, facts=facts, rank=Rank.NEWS)
    return Resolution(replace(state, lands=figures.put(state.lands, order.land, order.power, order.figures)), (told,))


def _card(state: State, order: CardDecree) -> Resolution[State]:
    """Move a card from wherever it is into a hand or onto the discard pile."""
    owner = next((power.seat for power in state.powers if order.card in power.hand), None)
    if order.power and order.power not in state.circle:
        raise Refusal("europe-no-power", power=order.power)
    if order.card not in deck.CARDS or order.card in _lying(state):
        raise Refusal("europe-no-card", card=order.card)
    to = Seat(order.power) if order.power else None
    if to == owner and (owner is not None or order.card in state.deck.discard):
        raise Refusal("europe-same-card", card=order.card)
    if to is not None and len(seats.hand(state, to)) >= state.options.hand_limit:
        raise Refusal("europe-hand-full", who=to, limit=state.options.hand_limit)
    bare, sealed = _sealed(_without(state, order.card), order.card, order.card in state.deck.cards)
    if to is None:
        bare = replace(bare, deck=deck.discard(bare.deck, (order.card,)))
    else:
        bare = seats.with_hand(bare, to, (*seats.hand(bare, to), order.card))
    return Resolution(bare, (*_told(order.card, owner, to, state), *sealed))


def _sealed(state: State, card: Card, drawn: bool) -> tuple[State, tuple[Event, ...]]:
    """E-10.2: a card that comes out of the deck makes its seal untrue: it is sealed anew, and everybody is told."""
    if not drawn or not state.deck.salt:
        return state, ()
    pile = deck.sealed_anew(state.deck, card)
    told = Event(kind="decree-sealed", seen_by=EVERYONE, facts={"seal": pile.seal}, rank=Rank.NEWS)
    return replace(state, deck=pile), (told,)


def _fought(state: State) -> tuple[Land, ...]:
    """List the territories of an attack that goes on: its figures are counted already."""
    match state.phase:
        case DiplomacyPhase(attack=attack) | DefencePhase(attack=attack) | RetreatPhase(attack=attack):
            return attack.origin, attack.to
        case _:
            return ()


def _lying(state: State) -> tuple[Card, ...]:
    """List the cards nobody may touch now: those of a fight, and those being dealt out."""
    match state.phase:
        case DefencePhase(laid=laid):
            return laid
        case RetreatPhase(laid=laid, answered=answered):
            return (*laid, *answered)
        case FatePhase(cards=cards):
            return cards
        case _:
            return ()


def _without(state: State, card: Card) -> State:
    pile = replace(
        state.deck,
        cards=tuple(one for one in state.deck.cards if one != card),
        discard=tuple(one for one in state.deck.discard if one != card),
    )
    hands = tuple(replace(power, hand=tuple(one for one in power.hand if one != card)) for power in state.powers)
    return replace(state, deck=pile, powers=hands)


def _told(card: Card, owner: Seat | None, to: Seat | None, state: State) -> Iterator[Event]:
    """E-10: which card it is is told to those whose it was and is; how many each holds is public."""
    if owner is not None:
        yield _event("decree-taken", frozenset({owner}), card=card)
        yield _event("decree-loses", frozenset(state.circle) - {owner}, who=owner)
    if to is not None:
        yield _event("decree-given", frozenset({to}), card=card)
        yield _event("decree-gains", frozenset(state.circle) - {to}, who=to)
    else:
        yield Event(kind="decree-discarded", seen_by=EVERYONE, facts={"card": card}, rank=Rank.NEWS)


def _event(kind: str, audience: frozenset[Seat], **facts: str) -> Event:
    return Event(kind=kind, seen_by=audience, facts=facts, rank=Rank.NEWS)
