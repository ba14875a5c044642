"""Where in a round a sequential game stands, in a position text.

phase = { kind = "turn", seat = "france", snapshot = "JC 2D", sabotaged = true }
phase = { kind = "defence", seat = "dual", laid = "9H 4C", attack = { origin = "GER", to = "BEN", figures = 2 } }
"""

from __future__ import annotations

from pbem.core import plain
from pbem.core.positions import Table
from pbem.core.seats import Seat
from pbem.rulesets.europe.orders import Attack, Fate
from pbem.rulesets.europe.position.powers import cards
from pbem.rulesets.europe.state import (
    DefencePhase,
    DiplomacyPhase,
    FatePhase,
    Phase,
    RetreatPhase,
    TurnPhase,
)

KEYS = ("kind", "seat", "snapshot", "sabotaged", "attack", "laid", "answered", "cards", "fate", "drawn")
_KINDS = ("turn", "diplomacy", "defence", "retreat", "fate")


def write_phase(phase: Phase) -> dict[str, object]:
    """Write a phase."""
    return {"kind": phase.kind, "seat": str(phase.seat), **_more(phase)}


def _more(phase: Phase) -> dict[str, object]:
    """Write what a phase has besides its kind and whose turn it is."""
    match phase:
        case TurnPhase():
            return {"snapshot": " ".join(phase.snapshot), "sabotaged": phase.sabotaged}
        case DiplomacyPhase():
            return {"attack": plain.write(phase.attack, Attack)}
        case DefencePhase():
            drawn = {"drawn": phase.drawn} if phase.drawn else {}
            return {"laid": " ".join(phase.laid), **drawn, "attack": plain.write(phase.attack, Attack)}
        case RetreatPhase():
            lain = {"laid": " ".join(phase.laid), "answered": " ".join(phase.answered)}
            return {**lain, "attack": plain.write(phase.attack, Attack)}
        case FatePhase():
            return {"cards": " ".join(phase.cards), "fate": plain.write(phase.fate, Fate)}


def read_phase(said: Table, seats: tuple[Seat, ...]) -> Phase:
    """Read a phase."""
    kind, seat = said.one_of("kind", _KINDS), said.seat("seat", seats)
    if seat is None:
        raise said.wrong("seat", "a power")
    match kind:
        case "diplomacy":
            return DiplomacyPhase(seat, said.value("attack", Attack, seats))
        case "defence":
            return DefencePhase(
                seat, said.value("attack", Attack, seats), cards(said, "laid"), said.whole("drawn", 0, least=0)
            )
        case "retreat":
            return RetreatPhase(seat, said.value("attack", Attack, seats), cards(said, "laid"), cards(said, "answered"))
        case "fate":
            return FatePhase(seat, cards(said, "cards"), said.value("fate", Fate, seats))
        case _:
            return TurnPhase(seat, cards(said, "snapshot"), said.flag("sabotaged"))
