"""The report of a turn for a team."""

from __future__ import annotations

from pbem.core.blocks import Brief
from pbem.core.events import Event
from pbem.rulesets.duncan.view import View


def brief(before: View | None, after: View, events: tuple[Event, ...]) -> Brief:
    """Write the report."""
    raise NotImplementedError
