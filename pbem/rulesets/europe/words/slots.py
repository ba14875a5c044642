"""What stands in the slots of a phrase, and refusals."""

from __future__ import annotations

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import each, integer
from pbem.core.texts import Fact
from pbem.rulesets.europe.orders import RANKS, Card

_LABELS = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"}


def refused(code: str, paragraph: str, **facts: Fact) -> Problem:
    """Refuse a line."""
    return Problem(f"europe-{code}", facts=facts, paragraph=paragraph)


def named(phrase: Phrase, slot: str) -> str:
    """Give the name in a slot, empty if nothing was said."""
    return str(phrase.slots.get(slot, ""))


def receiver(phrase: Phrase, slot: str) -> str:
    """Give a seat, `me` or `all` as orders write them."""
    said = each(phrase, slot)[0]
    return next((word for word in ("me", "all") if word in said.slots), named(said, "power"))


def card(phrase: Phrase, slot: str = "card") -> Card:
    """Give the card in a slot."""
    return _card(each(phrase, slot)[0])


def cards(phrase: Phrase, slot: str) -> tuple[Card, ...]:
    """Give the cards in a slot, each once."""
    return tuple(dict.fromkeys(_card(said) for said in each(phrase, slot)))


def strange_card(phrase: Phrase) -> str:
    """E-1.3: find a card the deck does not have, such as `H12`, anywhere in a phrase."""
    if phrase.kind == "a_card":
        return "" if _card(phrase)[:-1] in RANKS else _card(phrase)
    parts = (part for value in phrase.slots.values() for part in (value if isinstance(value, tuple) else (value,)))
    return next((strange for part in parts if isinstance(part, Phrase) and (strange := strange_card(part))), "")


def _card(said: Phrase) -> Card:
    """A card is written as one word, as rank and suit, or as `H10`."""
    if whole := named(said, "card"):
        return whole
    suit = next((letter for name, letter in _LABELS.items() if name in said.slots), "")
    if suit:
        return f"{integer(said, next(iter(said.slots)))}{suit}"
    return named(said, "rank") + named(said, "suit")


def said_cards(every: tuple[Card, ...]) -> tuple[Phrase, ...]:
    """Say cards."""
    return tuple(Phrase("a_card", {"card": one}) for one in every)
