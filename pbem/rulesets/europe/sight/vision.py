"""E-10: what is public, and what is a player's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.europe.orders import Attack, Card, Fate, Play
from pbem.rulesets.europe.state import DiplomacyPhase, FatePhase, Phase, Power, Standing, State, TurnPhase
from pbem.rulesets.europe.view import View


def view(state: State, seat: Seat | None) -> View:
    """Project what a seat knows (None: the public; the referee: everything)."""
    seen = _public(state, seat)
    if seat == REFEREE:
        standings: dict[str, Standing] = {power.seat: power.standing for power in state.powers}
        return replace(seen, hands=_hands(state), standings=standings, draw=state.deck.cards, phase=state.phase)
    own = next((power for power in state.powers if power.seat == seat), None)
    return seen if own is None else _own(seen, own, state.phase)


def _public(state: State, seat: Seat | None) -> View:
    """E-10, first column: the table as everybody sees it; when it is over all hands lie open (E-9.5)."""
    over = state.result is not None
    return View(
        seat=seat,
        options=state.options,
        turn=state.turn,
        round=state.round,
        circle=state.circle,
        first=state.first,
        lands=state.lands,
        counts={power.seat: len(power.hand) for power in state.powers},
        deck=len(state.deck.cards),
        discard=state.deck.discard,
        seal=state.deck.seal,
        opened=state.deck.opened,
        attacked=state.attacked,
        phase=_told(state.phase),
        result=state.result,
        hands=_hands(state) if over else {},
        draw=state.deck.cards if over else (),
        letters=state.letters if over else (),
    )


def _hands(state: State) -> Mapping[str, tuple[Card, ...]]:
    return {power.seat: power.hand for power in state.powers}


def _own(seen: View, own: Power, phase: Phase | None) -> View:
    """E-10, second column: add what is the player's own; on turn, what he began with and what he drew."""
    mine = phase if phase is not None and phase.seat == own.seat else seen.phase
    return replace(seen, hand=own.hand, standing=own.standing, dossiers=own.dossiers, phase=mine)


def _told(phase: Phase | None) -> Phase | None:
    """Leave of a phase what everybody knows: not the snapshot, nor the cards drawn, nor how the attacker will play."""
    match phase:
        case TurnPhase():
            return replace(phase, snapshot=())
        case DiplomacyPhase():
            return replace(phase, attack=declared(phase.attack))
        case FatePhase():
            return replace(phase, cards=(), fate=Fate())
        case None:
            return None
        case _:
            return replace(phase, attack=declared(phase.attack))


def declared(attack: Attack) -> Attack:
    """E-6.4: of an attack origin, target and number are declared, and nothing else."""
    return replace(attack, play=Play(), of="", only=False)
