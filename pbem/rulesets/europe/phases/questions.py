"""E-13.2: whether a game stops here for an answer; it depends on nothing but what everybody knows."""

from __future__ import annotations

from pbem.rulesets.europe.actions import retreat
from pbem.rulesets.europe.state import DefencePhase, DiplomacyPhase, FatePhase, RetreatPhase, State, TurnPhase
from pbem.rulesets.europe.table import seats


def asks(state: State) -> bool:
    """E-13.2: tell whether somebody is asked now. In simultaneous games nobody is, standing orders answer."""
    if state.options.mode == "simultaneous":
        return False
    match state.phase:
        case TurnPhase():
            return True
        case FatePhase(cards=cards):
            return bool(cards)  # E-6.8: with deck and discard pile empty there is nothing to deal out
        case DiplomacyPhase():
            return _reacts(state) and (len(state.circle) > 2 or state.options.k_by_defender)
        case DefencePhase() as phase:
            holder = state.lands[phase.attack.to].power
            return _reacts(state) and len(seats.hand(state, holder)) > defenders(state, phase)
        case RetreatPhase() as phase:
            return _reacts(state) and len(retreat.destinations(state, phase.attack.to)) > 1
        case None:
            return False


def _reacts(state: State) -> bool:
    """E-2: with `react_hours` 0 nobody is asked for reactions."""
    return state.options.react_hours > 0


def defenders(state: State, phase: DefencePhase) -> int:
    """E-6.4, D4: count the cards a defender lays: as many as the attacker, or one for each figure he has there."""
    if state.options.defender_cards == "figures":
        return state.lands[phase.attack.to].figures
    return phase.attack.figures
