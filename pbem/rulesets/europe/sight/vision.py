"""E-10: what is public, and what is a player's own."""

from __future__ import annotations

from pbem.core.seats import Seat
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.view import View


def view(state: State, seat: Seat | None) -> View:
    """Project what a seat knows (None: the public; the referee: everything)."""
    raise NotImplementedError
