"""The map of Europe with its figures."""

from __future__ import annotations

from pbem.core.chart import Chart
from pbem.core.events import Event
from pbem.rulesets.europe.view import View


def draw(view: View) -> Chart:
    """Draw the map as it is."""
    raise NotImplementedError


def illustrate(view: View, events: tuple[Event, ...]) -> Chart:
    """Draw the map with what was done in the round."""
    raise NotImplementedError
