"""Three powers on a small map: blue A, red B, green E; blue and red may have agreed on clauses."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.treaty import Clause, Pact
from tests.rules.powers.kernel.kit import BLUE, GREEN, RED, drawn, game, map_text

THREE = map_text("A-B B-C C-D D-E B-D", sides={"X": "A", "Y": "B", "Z": "E"})
CHAPTERS = ("land", "multi", "ally")


def pact(*clauses: Clause) -> Pact:
    return Pact(1, (BLUE, RED), 1, None, clauses)


def allied(stacks: str = "", lands: str = "", *clauses: Clause, **more: Any) -> State:
    """Begin round 1; with clauses, blue and red have a treaty."""
    state = game("", lands, THREE, CHAPTERS, **more)
    return drawn(replace(state, pacts=(pact(*clauses),) if clauses else ()), stacks)


__all__ = ["BLUE", "GREEN", "RED", "allied"]
