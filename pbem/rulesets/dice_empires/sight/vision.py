"""X-11: what is public, and what a lord sees in the fog."""

from __future__ import annotations

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.view import View


def view(state: State, seat: Seat | None) -> View:
    """Project what a seat knows (None: the public; the referee: everything)."""
    raise NotImplementedError
