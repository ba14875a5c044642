"""E-13.4: who hears of a step of a sequential game at once; the others may wait for the end of the round."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.events import Event, Everyone
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.europe.state import DefencePhase, DiplomacyPhase, Phase, RetreatPhase, State

_NAMING = ("seat", "on", "by", "receivers")
"""The facts that name powers to whom something was done, or who did it."""


def concerned(before: State, after: State, events: tuple[Event, ...]) -> frozenset[Seat]:
    """E-13.4: whoever did something, to whom it was done, and who is asked now; at the end of a round, everybody.

    It follows from what is told to all and from who is asked, never from what only one was told.
    """
    if after.phase is None or before.round != after.round:
        return frozenset(after.circle)
    public = (event for event in events if isinstance(event.seen_by, Everyone))
    named = {seat for event in public for name in _NAMING for seat in _seats(event.facts.get(name, ()))}
    return frozenset(seat for seat in after.circle if seat in named or seat in _asked(after, after.phase))


def _seats(fact: Fact) -> Iterator[str]:
    yield from (str(each) for each in (fact if isinstance(fact, tuple) else (fact,)))


def _asked(state: State, phase: Phase) -> tuple[Seat, ...]:
    """E-13.2: list who is asked now."""
    match phase:
        case DiplomacyPhase(seat=attacker):
            return tuple(seat for seat in state.circle if seat != attacker)
        case DefencePhase(attack=attack) | RetreatPhase(attack=attack):
            return (state.lands[attack.to].power,)
        case _:
            return (phase.seat,)
