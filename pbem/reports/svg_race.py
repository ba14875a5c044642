"""The race for the goal below a table top: a lane for everybody, marked every five points."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from pbem.core.tableau import Tableau
from pbem.core.texts import Text
from pbem.reports.palette import colour
from pbem.reports.svg_counters import SHAPES
from pbem.reports.texts import Catalogue

_LANE, _HEAD, _NAMES, _END = 37, 42, 176, 62
_TRACK, _MARK, _GOAL = "#eaddb9", "#cdb98a", "#b9852a"


def race(tableau: Tableau, catalogue: Catalogue, x: int, y: int, width: int) -> tuple[str, int]:
    """Paint the race from that place on; give it and its height."""
    if not tableau.race or not tableau.goal:
        return "", 0
    start, end = x + _NAMES, x + width - _END
    step = (end - start) / tableau.goal
    high = _LANE * len(tableau.race)
    parts = list(_track(tableau.goal, start, y + _HEAD, step, high))
    for place, lane in enumerate(tableau.race):
        parts += _lane(lane, catalogue, x, start, y + _HEAD + place * _LANE, step, tableau.goal)
    return "".join(parts), _HEAD + high + 14


def _track(goal: int, start: int, y: int, step: float, high: int) -> Iterator[str]:
    """Draw the marks every five points and the goal."""
    yield f'<rect x="{start}" y="{y}" width="{step * goal:.1f}" height="{high}" fill="{_TRACK}"/>'
    for points in {*range(0, goal, 5), goal}:
        at, last = start + points * step, points == goal
        look = f'stroke="{_GOAL if last else _MARK}" stroke-width="{4 if last else 1.5}"'
        yield f'<path d="M{at:.1f} {y - 4}v{high + 8}" {look}/>'
        weight = ' font-weight="bold"' if last else ""
        yield f'<text x="{at:.1f}" y="{y - 9}" font-size="25"{weight}>{points}</text>'


def _lane(
    lane: tuple[Text, str, int], catalogue: Catalogue, x: int, start: int, y: int, step: float, goal: int
) -> Iterator[str]:
    """Draw one lane: the name, the way behind, the token with the shape of its colour, the points."""
    name, key, points = lane
    paint, middle = colour(key), y + _LANE / 2
    at = start + min(max(points, 0), goal) * step
    words = catalogue.say(name)
    size = min(25.0, (_NAMES - 16) / (0.56 * max(1, len(words))))
    bold = f'font-size="{size:.1f}" font-weight="bold" text-anchor="start"'
    yield f'<text x="{x}" y="{middle + 9:.1f}" {bold}>{escape(words)}</text>'
    way = f'x="{start}" y="{middle - 6:.1f}" width="{at - start:.1f}" height="12"'
    yield f'<rect {way} fill="{paint.fill}" stroke="{paint.edge}" stroke-width="1"/>'
    disc = f'<circle cx="{at:.1f}" cy="{middle:.1f}" r="15"'
    yield f'{disc} fill="{paint.fill}" stroke="{paint.edge}" stroke-width="2"/>'
    place = f"translate({at:.1f} {middle:.1f}) scale(0.88)"
    yield f'<path transform="{place}" d="{SHAPES[paint.shape]}" fill="{paint.ink}" fill-rule="evenodd"/>'
    here = f'x="{at + 22:.1f}" y="{middle + 9:.1f}"'
    bold = 'font-size="25" font-weight="bold" text-anchor="start" stroke="#f7f0de" stroke-width="4"'
    yield f'<text {here} {bold} paint-order="stroke">{points}</text>'
