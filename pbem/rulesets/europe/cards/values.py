"""E-1.6, E-12.1: what cards are worth in combat, and which of them are kept first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType

from pbem.rulesets.europe.orders import RANKS, Card, Rank, RankOrder
from pbem.rulesets.europe.table import deck

RANKING: tuple[Rank, ...] = ("A", "K", "10", "9", "8", "7", "6", "5", "Q", "J", "4", "3", "2")
"""E-12.1: the default order of keeping."""
_FACES = {"J": 1, "Q": 2, "K": 3, "A": 11}
_VALUES: Mapping[Card, int] = {card: _FACES.get(deck.rank(card)) or int(deck.rank(card)) for card in deck.CARDS}


def value(card: Card) -> int:
    """E-1.6: give the combat value of a card."""
    return _VALUES[card]


def total(cards: Iterable[Card]) -> int:
    """E-6.4: add up what cards are worth in combat."""
    return sum(_VALUES[card] for card in cards)


def scores(order: RankOrder) -> Mapping[str, int]:
    """E-12.1: the rank kept last has score 1, the one kept first 13; ranks left out follow in the default order."""
    return _scores(order.ranks)


@cache
def _scores(ranks: tuple[Rank, ...]) -> Mapping[str, int]:
    every = tuple(dict.fromkeys((*ranks, *RANKING)))
    return MappingProxyType({rank: len(RANKS) - place for place, rank in enumerate(every)})


def cheapness(cards: Iterable[Card], order: RankOrder) -> int:
    """E-12.1: add up the scores of cards: how dear they are to their owner."""
    table = scores(order)
    return sum(table[deck.rank(card)] for card in cards)


def best_first(cards: Iterable[Card], order: RankOrder) -> tuple[Card, ...]:
    """E-6.7: sort cards by rank, the one to be kept first at the head."""
    return tuple(reversed(lowest_first(cards, order)))


def lowest_first(cards: Iterable[Card], order: RankOrder) -> tuple[Card, ...]:
    """E-12.5: sort cards as they are given up: lowest score, then lower combat value, then C < D < H < S."""
    table = scores(order)
    return tuple(sorted(cards, key=lambda card: (table[deck.rank(card)], _VALUES[card], deck.place(card))))


def given_up(cards: Iterable[Card], limit: int, order: RankOrder) -> tuple[Card, ...]:
    """E-12.5: choose what is discarded of cards so that no more than `limit` are left."""
    sorted_ = lowest_first(cards, order)
    return sorted_[: max(0, len(sorted_) - limit)]


def first_of(cards: Iterable[Card], rank: str) -> Card | None:
    """E-5.2: choose which card of a rank is used, C < D < H < S; None: there is none."""
    return next((card for card in deck.sort(cards) if deck.rank(card) == rank), None)
