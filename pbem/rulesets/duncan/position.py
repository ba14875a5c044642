"""The state as TOML values."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.seats import Seat
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.state import State


def write(state: State) -> dict[str, object]:
    """Write the state."""
    raise NotImplementedError


def read(options: Options, seats: tuple[Seat, ...], position: Mapping[str, object]) -> State:
    """Read a state."""
    raise NotImplementedError
