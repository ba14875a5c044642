"""What only the reader knows: the hand, cards given and received, what spies saw, what was not carried out."""

from __future__ import annotations

from pbem.core.blocks import Block, Card, Cards, Lines
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.texts import Fact, text
from pbem.rulesets.europe.orders import Card as Playing
from pbem.rulesets.europe.report.sentences import signs, told, words
from pbem.rulesets.europe.state import FatePhase
from pbem.rulesets.europe.table import deck, seats
from pbem.rulesets.europe.view import View

PRIVATE = (
    "saw",
    "fate_seen",
    "fate_dealt",
    "fate_received",
    "handed_over",
    "received",
    "missing",
    "fewer",
    "walked_in",
    "skipped",
    "defaulted",
)
"""The kinds told to one player alone, in the order in which they are shown."""


def hand(view: View, events: tuple[Event, ...]) -> tuple[Block, ...]:
    """Show the hand; what came in this round is marked."""
    fresh = {card for event in events if event.kind in ("fate_received", "received") for card in cards(event)}
    kept = {card for event in events if event.kind == "fate_dealt" for card in _kept(event)}
    shown = tuple(_card(card, card in fresh | kept) for card in view.hand)
    limit = text("europe-hand-count", count=len(view.hand), limit=view.options.hand_limit)
    return Cards(shown, text("europe-hand-empty")), Lines((limit,), bullet=False)


def private(events: tuple[Event, ...]) -> tuple[Block, ...]:
    """Say what only the reader was told; nothing: nothing is said."""
    found = sorted((event for event in events if event.kind in PRIVATE), key=lambda event: PRIVATE.index(event.kind))
    return (Lines(tuple(map(told, found))),) if found else ()


def dealing(view: View) -> tuple[Block, ...]:
    """E-13.2: show the fate cards the reader is to deal out."""
    if not isinstance(view.phase, FatePhase) or not view.phase.cards:
        return ()
    return (Cards(tuple(_card(card, False) for card in view.phase.cards)),)


def revealed(view: View) -> tuple[Block, ...]:
    """E-9.5: when it is over all hands lie open, and what is left of the deck."""
    hands = tuple(_hand(seat, view.hands.get(seat, ())) for seat in view.circle if view.hands)
    rest = (text("europe-deck-left", cards=signs(view.draw), count=len(view.draw)),) if view.draw else ()
    return (Lines((*hands, *rest)),) if hands or rest else ()


def ordered(view: View) -> tuple[Block, ...]:
    """E-9.5: when it is over everybody reads what everybody ordered last, in his own words."""
    if view.result is None or not view.letters:
        return ()
    words = {one.seat: one.words for one in view.letters}
    return (Lines(tuple(_ordered(seat, words.get(seat, ())) for seat in seats.beginning(view.circle, view.first))),)


def _ordered(seat: Seat, lines: tuple[str, ...]) -> Fact:
    words = " / ".join(" ".join(line.split()) for line in lines)
    return text("europe-orders-of", who=seat, words=words, count=len(lines))


def _hand(seat: Seat, held: tuple[Playing, ...]) -> Fact:
    return text("europe-hand-of", who=seat, cards=signs(held), count=len(held))


def _card(card: Playing, new: bool) -> Card:
    return Card(deck.rank(card), card[-1], text("europe-new") if new else "")


def cards(event: Event) -> tuple[str, ...]:
    """Give the cards an event tells of."""
    return words(event.facts["cards"])


def _kept(event: Event) -> tuple[str, ...]:
    """Give the cards of a dealing that stayed with the dealer."""
    receivers = words(event.facts["receivers"])
    return tuple(card for card, who in zip(cards(event), receivers, strict=False) if who == event.facts["seat"])
