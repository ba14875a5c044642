"""Events in words: cards with the signs of their suits, those drawn from the deck in brackets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Facts, Text, number, text
from pbem.rulesets.europe.orders import Card
from pbem.rulesets.europe.table import powers

SUITS: Mapping[str, str] = MappingProxyType({"C": "♣", "D": "♦", "H": "♥", "S": "♠"})
NO_CARDS = "–"
_LISTS = ("cards", "cards_on", "order", "instead")
_DRAWN: Mapping[str, str] = MappingProxyType({"cards": "drawn", "cards_on": "drawn_on"})
_PLAIN = ("round_begun",)
"""Their lists are no cards."""


_SHORTER = ("fate_dealt", "round_begun")
"""They have a sentence of their own in the report."""


def told(event: Event) -> Text:
    """Say an event as a whole sentence."""
    variant = "told" if event.kind in _SHORTER else "event"
    return Text(f"europe-{variant}-{event.kind}", said(event))


def deed(event: Event) -> Text:
    """Say an event that everybody saw without saying who it was: his code stands beside it."""
    given = event.kind == "fate" and event.facts["receivers"]
    return Text(f"europe-did-{event.kind}{'-given' if given else ''}", said(event))


def signs(cards: Iterable[Card], drawn: int = 0) -> str:
    """Write cards; the last so many of them came from the deck."""
    shown = [f"{card[:-1]}{SUITS[card[-1]]}" for card in cards]
    own = len(shown) - drawn
    return " ".join((*shown[:own], *(f"({one})" for one in shown[own:]))) or NO_CARDS


def codes(order: Iterable[str]) -> str:
    """Write who moves after whom: names such as "Britain and allies" do not go well in a list."""
    return " → ".join(powers.bloc(Seat(seat)).code for seat in order)


def words(fact: Fact) -> tuple[str, ...]:
    """Read a fact that is a list of words."""
    return tuple(map(str, fact)) if isinstance(fact, tuple) else ()


def said(event: Event) -> Facts:
    """Give the facts of an event as they are said."""
    facts = dict(event.facts)
    lists = {} if event.kind in _PLAIN else {name: facts[name] for name in _LISTS if name in facts}
    cards = {name: signs(words(held), number(facts.get(_DRAWN.get(name, ""), 0))) for name, held in lists.items()}
    one = {"card": _one(str(facts["card"]))} if "card" in facts else {}
    on = {"on": facts["on"] or "none"} if "on" in facts else {}
    return {**facts, **cards, **one, **on, **_dealing(event.kind, facts)}


def _one(card: str) -> str:
    """Write a card, or a rank alone."""
    return signs((card,)) if card[-1:] in SUITS else card


def _dealing(kind: str, facts: Facts) -> dict[str, Fact]:
    """Pair what is dealt by fate with who gets it; write an order of turns in codes."""
    if kind == "fate":
        pairs = zip(words(facts["receivers"]), _numbers(facts["counts"]), strict=False)
        return {"given": tuple(text("europe-given", who=who, count=count) for who, count in pairs)}
    if kind == "round_begun":
        return {"codes": codes(words(facts["order"]))}
    if kind == "fate_dealt":
        dealt = zip(words(facts["cards"]), words(facts["receivers"]), strict=False)
        return {"dealt": tuple(_dealt(card, who, str(facts["seat"])) for card, who in dealt)}
    return {}


def _dealt(card: Card, who: str, seat: str) -> Text:
    return text("europe-dealt-kept" if who == seat else "europe-dealt", card=signs((card,)), who=who)


def _numbers(fact: Fact) -> tuple[int, ...]:
    return tuple(number(one) for one in fact) if isinstance(fact, tuple) else ()
