"""E-1.3, E-6.8, E-10.2: the deck, the discard pile, and the seal that proves a shuffle was not touched afterwards."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.rulesets.europe import events
from pbem.rulesets.europe.orders import RANKS, SUITS, Card
from pbem.rulesets.europe.state import Deck, OpenedDeck

CARDS: tuple[Card, ...] = tuple(f"{rank}{suit}" for rank in RANKS for suit in SUITS)
"""E-1.3: the 52 cards, by rank and suit; no jokers."""

Drawn = tuple[Deck, tuple[Card, ...], tuple[Event, ...]]
_PLACE = {card: place for place, card in enumerate(CARDS)}
_SALT = 16


def sort(cards: Iterable[Card]) -> tuple[Card, ...]:
    """E-12.2: sort cards by rank 2..A, then C < D < H < S."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def place(card: Card) -> int:
    """E-12.2: give the place of a card in that order."""
    return _PLACE[card]


def rank(card: Card) -> str:
    """E-1.3: give the rank of a card."""
    return card[:-1]


def seal(salt: str, order: Iterable[Card]) -> str:
    """E-10.2: give the hash that is shown at once: SHA-256 of the salt and the cards, top first, parted by spaces."""
    return hashlib.sha256(" ".join((salt, *order)).encode()).hexdigest()


def shuffled(cards: Iterable[Card], number: int, dice: Dice, before: Deck | None = None) -> Deck:
    """E-4.2, E-6.8: shuffle these cards into the deck of that number; a deck used up before it stays secret for now."""
    order = dice.shuffle(sort(cards), f"deck {number}")
    salt = "".join(f"{dice.roll(16, f'salt {number}') - 1:x}" for _ in range(_SALT))
    opened, spent = (before.opened, (*before.spent, *_sealed(before))) if before else ((), ())
    return Deck(order, (), salt, order, seal(salt, order), opened, spent)


def draw(deck: Deck, count: int, dice: Dice) -> Drawn:
    """E-6.8: draw so many cards, or as many as there are; an empty deck is made anew from the discard pile."""
    taken, deck = deck.cards[:count], replace(deck, cards=deck.cards[count:])
    if len(taken) == count or not deck.discard:
        return deck, taken, ()
    number = 2 + sum(not one.decreed for one in (*deck.opened, *deck.spent))
    fresh = shuffled(deck.discard, number, dice, deck)
    told = events.shuffled(number, len(fresh.cards), fresh.seal)
    more = count - len(taken)
    return replace(fresh, cards=fresh.cards[more:]), (*taken, *fresh.cards[:more]), (told,)


def discard(deck: Deck, cards: Iterable[Card]) -> Deck:
    """E-6.4: put cards onto the discard pile, face up, in this order."""
    return replace(deck, discard=(*deck.discard, *cards))


def truthful(deck: Deck) -> bool:
    """E-10.2: tell whether the seal tells the cards that will be drawn: the last ones of the order it was made of."""
    rest = len(deck.cards)
    return not deck.salt or (rest <= len(deck.order) and deck.order[len(deck.order) - rest :] == deck.cards)


def sealed_anew(deck: Deck, decreed: str) -> Deck:
    """E-10.2: seal the cards to be drawn anew, since the referee changed them; in the end the old order is opened, too.

    He throws no dice: the new salt comes from the old one, which is as secret.
    """
    if not deck.salt:
        return deck
    salt = seal(deck.salt, deck.cards)[:_SALT]
    old = tuple(replace(one, decreed=decreed) for one in _sealed(deck))
    return replace(deck, salt=salt, order=deck.cards, seal=seal(salt, deck.cards), spent=(*deck.spent, *old))


def opened(deck: Deck) -> Deck:
    """E-10.2: open all shuffles, the one in use among them; the game is over."""
    return replace(deck, opened=(*deck.opened, *deck.spent, *_sealed(deck)), spent=())


def _sealed(deck: Deck) -> tuple[OpenedDeck, ...]:
    """Give the shuffle in use, if it was sealed; a deck laid out by hand was not."""
    return (OpenedDeck(deck.seal, deck.salt, deck.order),) if deck.seal else ()
