"""E-12.2: which cards are laid, when a hand holds more than are needed."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from pbem.rulesets.europe.cards import values
from pbem.rulesets.europe.orders import Card, DefendOrder, Play, RankOrder
from pbem.rulesets.europe.table import deck

Cards = tuple[Card, ...]


class Need(NamedTuple):
    """How many cards are to be laid, and the points a defender has to reach; 0: nobody has laid yet (E-12.2)."""

    number: int
    points: int = 0


class _Weight(NamedTuple):
    """How a set of cards compares: combat total, cheapness, and the places of its cards for the last tie."""

    total: int
    dear: int
    places: tuple[int, ...]


def choose(hand: Cards, need: Need, play: Play, order: RankOrder) -> Cards:
    """E-6.4, E-12.2: choose the cards to lay: all, if there are no more than needed."""
    if len(hand) <= need.number:
        return deck.sort(hand)
    if play.policy == "named":
        return _named(hand, need, play.cards, order)
    return _CHOICES[play.policy](hand, need, order)


def _named(hand: Cards, need: Need, cards: Cards, order: RankOrder) -> Cards:
    """E-11.5: the first ones named, as many as needed; what is gone is filled up by `best`."""
    held = tuple(card for card in dict.fromkeys(cards) if card in hand)[: need.number]
    rest = tuple(card for card in hand if card not in held)
    return deck.sort((*held, *_best(rest, Need(need.number - len(held)), order)))


def _best(hand: Cards, need: Need, order: RankOrder) -> Cards:
    """E-12.2: the largest combat total, then the cheapest."""
    sets = _sets(hand, need, order)
    return min(sets, key=lambda each: (-sets[each].total, sets[each].dear, sets[each].places))


def _cheap(hand: Cards, need: Need, order: RankOrder) -> Cards:
    """E-12.2: the cheapest; further ties: smaller combat total, then the smaller list."""
    sets = _sets(hand, need, order)
    return min(sets, key=lambda each: (sets[each].dear, sets[each].total, sets[each].places))


def _enough(hand: Cards, need: Need, order: RankOrder) -> Cards:
    """E-12.2: the cheapest set that reaches the points needed; if none does, or nothing is known yet: `cheap`."""
    sets = _sets(hand, need, order)
    reaching = [each for each in sets if sets[each].total >= need.points]
    return min(reaching or sets, key=lambda each: (sets[each].dear, sets[each].total, sets[each].places))


_CHOICES = {"best": _best, "cheap": _cheap, "enough": _enough}


def _sets(hand: Cards, need: Need, order: RankOrder) -> dict[Cards, _Weight]:
    """List all sets of so many cards of a hand, with what they are compared by."""
    return {each: _weight(each, order) for each in combinations(deck.sort(hand), need.number)}


def _weight(cards: Cards, order: RankOrder) -> _Weight:
    return _Weight(values.total(cards), values.cheapness(cards, order), tuple(map(deck.place, cards)))


def defence(order: DefendOrder, points: int) -> Play:
    """E-12.2: say how one defends against so many points: with `least`, the policy from there on, `enough` below."""
    return Play("enough" if order.least and points < order.least else order.policy)
