"""The map of a report: the view, the ways of the turn just played, and the squares where there was fighting."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from pbem.core.drawing import Drawing, Mark, Route
from pbem.core.events import Event, Everyone
from pbem.core.grid import cell
from pbem.rulesets.duncan.report.draw import draw, point
from pbem.rulesets.duncan.view import View

_FOUGHT = ("blow", "fell")
_PLACES = ("at", "target_at")


def illustrate(view: View, events: tuple[Event, ...]) -> Drawing:
    """Draw what the view shows (5), with what the team saw happen."""
    return replace(draw(view), routes=tuple(_ways(events)), marks=tuple(_fights(events)))


def _ways(events: Iterable[Event]) -> Iterator[Route]:
    """D-4.4: draw the moves, each in the colour of the team that was told of it, which is its own."""
    for event in events:
        way = event.facts.get("way")
        if event.kind == "moved" and isinstance(way, tuple) and not isinstance(event.seen_by, Everyone):
            yield Route(tuple(point(cell(str(name))) for name in way), min(event.seen_by), "done")


def _fights(events: Iterable[Event]) -> Iterator[Mark]:
    """D-6: mark each square that was struck from or at; something unseen has none (D-7.4)."""
    struck = (event.facts.get(place) for event in events if event.kind in _FOUGHT for place in _PLACES)
    for name in sorted({str(name) for name in struck if name}):
        yield Mark(point(cell(name)), point(cell(name)), "!")
