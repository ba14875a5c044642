"""The race for the goal below the cities: a lane for everybody, marked every five points."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.shapes import Box, Circle, Image, Label, Look, Panel, Path, Shape
from pbem.core.texts import Text
from pbem.rulesets.dice_empires.picture.tableau import Tableau

_LANE, _HEAD, _NAMES, _END = 37, 42, 176, 62
_TRACK, _MARK, _GOAL = "#eaddb9", "#cdb98a", "#b9852a"
_PAPER = "#f7f0de"
_WIDE = 0.57 / 0.56
"""Names of lords take a little less room than other bold words."""
TOKEN: tuple[Shape, ...] = (Path("/shape", Look("/ink", holes=True)),)
"""The image on the token of a lord."""


def race(tableau: Tableau, x: int, width: int) -> Panel:
    """Paint the race from that place on."""
    if not tableau.race or not tableau.goal:
        return Panel(0, ())
    start, end = x + _NAMES, x + width - _END
    step = (end - start) / tableau.goal
    high = _LANE * len(tableau.race)
    shapes = list(_track(tableau.goal, start, step, high))
    for place, lane in enumerate(tableau.race):
        shapes += _lane(lane, x, _HEAD + place * _LANE, start + min(max(lane[2], 0), tableau.goal) * step)
    return Panel(_HEAD + high + 14, tuple(shapes))


def _track(goal: int, start: int, step: float, high: int) -> Iterator[Shape]:
    """Draw the marks every five points and the goal."""
    yield Box((start, _HEAD), (round(step * goal, 1), high), Look(_TRACK))
    for points in {*range(0, goal, 5), goal}:
        at, last = start + points * step, points == goal
        look = Look("none", _GOAL if last else _MARK, 4 if last else 1.5)
        yield Path(f"M{at:.1f} {_HEAD - 4}v{high + 8}", look)
        yield Label((str(points),), (round(at, 1), _HEAD - 9), 25, bold=last)


def _lane(lane: tuple[Text, str, int], x: int, y: int, at: float) -> Iterator[Shape]:
    """Draw one lane: the name, the way behind, the token with the shape of its colour, the points."""
    name, key, points = lane
    start, middle = x + _NAMES, y + _LANE / 2
    here = (round(at, 1), middle)
    yield Label((name,), (x, middle + 9), 25, bold=True, anchor="start", room=(_NAMES - 16) * _WIDE)
    yield Box((start, middle - 6), (round(at - start, 1), 12), Look(f"{key}/fill", f"{key}/edge", 1))
    yield Circle(here, 15, Look(f"{key}/fill", f"{key}/edge", 2))
    yield Image("token", here, 0.88, key)
    yield Label((str(points),), (round(at + 22, 1), middle + 9), 25, bold=True, anchor="start", halo=_PAPER)
