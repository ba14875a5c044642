"""The whole state as TOML a person can read and write."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.state import State


def write(state: State) -> dict[str, object]:
    """Write the state."""
    raise NotImplementedError


def read(options: Options, seats: tuple[Seat, ...], position: Mapping[str, object]) -> State:
    """Read what `write` writes."""
    raise NotImplementedError
