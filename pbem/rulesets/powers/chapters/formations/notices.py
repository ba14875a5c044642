"""Who is told of what becomes of a formation (P-47, 7.4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pbem.core.events import Event
from pbem.rulesets.powers.book.points import Turn
from pbem.rulesets.powers.chapters.formations.cards import tokens
from pbem.rulesets.powers.events import formations as formation_events
from pbem.rulesets.powers.formations import Formation
from pbem.rulesets.powers.orders import Units


def announce(
    turn: Turn, formation: Formation, what: str, *, at: str = "", units: Iterable[Units] = (), number: int = 0
) -> None:
    """Tell all who see any token of a formation, or, where `at` says so, who sees that place."""
    event = formation_events.told(formation.owner, formation.name, what, at, units, number)
    turn.tell(event if at else to_seers(turn, formation, event))


def to_seers(turn: Turn, formation: Formation, event: Event) -> Event:
    """Give an event to all who see any token of a formation."""
    areas = {each.at for each in tokens(turn.state, formation)}
    seers = {seat for seat in turn.state.circle if any(turn.sees(seat, each) for each in areas)}
    return replace(event, seen_by=frozenset({formation.owner, *seers}))
