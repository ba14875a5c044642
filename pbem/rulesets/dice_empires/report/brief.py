"""The report of a round."""

from __future__ import annotations

from pbem.core.blocks import Brief
from pbem.core.events import Event
from pbem.rulesets.dice_empires.view import View


def brief(before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
    """Write the lord's report."""
    raise NotImplementedError
