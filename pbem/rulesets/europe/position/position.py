"""The whole state as TOML a person can read and write."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.seats import Seat
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.state import State


def write(state: State) -> dict[str, object]:
    """Write the state."""
    raise NotImplementedError


def read(options: Options, seats: tuple[Seat, ...], position: Mapping[str, object]) -> State:
    """Read what `write` writes."""
    raise NotImplementedError
