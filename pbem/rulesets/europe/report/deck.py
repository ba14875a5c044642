"""The deck: how many cards are left, the discard pile, and the seal that proves the shuffle (E-10.2)."""

from __future__ import annotations

from pbem.core.blocks import Block, Lines, Listing
from pbem.core.texts import Text, text
from pbem.rulesets.europe.report.sentences import signs
from pbem.rulesets.europe.state import OpenedDeck
from pbem.rulesets.europe.table import deck as cards
from pbem.rulesets.europe.view import View


def deck(before: View | None, view: View) -> tuple[Block, ...]:
    """Say what everybody knows of the cards; a shuffle that is open now can be checked."""
    seal = (text("europe-seal", seal=view.seal),) if view.seal and view.result is None else ()
    lines = (text("europe-deck", count=view.deck), _discard(view), *seal)
    known = before.opened if before is not None else ()
    opened = tuple(one for one in view.opened if one not in known)
    proof = tuple(block for one in opened for block in _proof(one))
    return (Lines(lines), *((Lines((text("europe-check"),)), *proof) if opened else ()))


def _discard(view: View) -> Text:
    """E-10: the discard pile is known card by card."""
    return text("europe-discard", count=len(view.discard), cards=signs(cards.sort(view.discard)))


def _proof(one: OpenedDeck) -> tuple[Block, ...]:
    """Write what the hash was made of, as it is to be copied; if the referee changed the deck, until when it held."""
    made = Listing((one.seal, " ".join((one.salt, *one.order))))
    card = one.decreed if one.decreed in cards.CARDS else ""
    until = text("europe-check-card", card=signs((card,))) if card else text("europe-check-deck")
    return (made, Lines((until,))) if one.decreed else (made,)
