"""The report for client programs: plain JSON values under stable English keys."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.events import Event, told
from pbem.rulesets.europe.state import OpenedDeck
from pbem.rulesets.europe.view import View


def facts(before: View | None, after: View, events: tuple[Event, ...]) -> Mapping[str, object]:
    """Write what the report says as data: `turn` is the one orders are awaited for."""
    return {
        "turn": after.turn,
        "round": after.round,
        "first": before is None,
        "seat": after.seat,
        "circle": list(after.circle),
        "begins": after.first,
        "phase": after.phase.kind if after.phase else "",
        "lands": {land: {"power": stack.power, "figures": stack.figures} for land, stack in after.lands.items()},
        "hand": list(after.hand),
        "counts": dict(after.counts),
        "deck": after.deck,
        "discard": list(after.discard),
        "seal": after.seal,
        "opened": [_opened(one) for one in after.opened],
        "hands": {seat: list(cards) for seat, cards in after.hands.items()},
        "spied": [
            {"on": one.on, "round": one.round, "turn": one.turn, "cards": list(one.cards)} for one in after.dossiers
        ],
        "won": list(after.result.winners) if after.result else None,
        "events": [told(event) for event in events],
    }


def _opened(one: OpenedDeck) -> Mapping[str, object]:
    """Write an open shuffle; `decreed` only of one that held until the referee changed the deck."""
    proof = {"seal": one.seal, "salt": one.salt, "order": list(one.order)}
    return {**proof, "decreed": one.decreed} if one.decreed else proof
