"""The map as a map of areas: lands with pawns on them, ships in their harbours, arrows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Literal

from pbem.core.areas import Area, AreaMap, Arrow, Caption, Causeway, Entry, Mark, Stack
from pbem.core.texts import text
from pbem.rulesets.europe.picture import chart as charts
from pbem.rulesets.europe.picture.chart import Chart, Land
from pbem.rulesets.europe.picture.images import IMAGES
from pbem.rulesets.europe.picture.signs import signs

_SHIP = 1.3
_SAIL = "#1f3d5f"
"""The colour of the letters on sails."""
_THIN: Mapping[str, int] = MappingProxyType({"move": 6, "plan": 6, "retreat": 5})
_THICK = 12


def areas(chart: Chart | None) -> AreaMap | None:
    """Draw a chart."""
    if chart is None:
        return None
    planned = any(arrow.look.startswith("plan") for arrow in chart.arrows)
    return AreaMap(
        chart.width,
        chart.height,
        tuple(map(_area, chart.lands)),
        dict(IMAGES),
        legend=text("europe-map-legend-planned" if planned else "europe-map-legend-signs"),
        heading=text("answer-map" if planned else "answer-map-bare"),
        signs=tuple(signs(chart)),
        causeways=tuple(Causeway(one.ends) for one in chart.causeways),
        arrows=tuple(_arrows(chart)),
        shore=chart.shore,
        captions=tuple(Caption(one.at, one.words) for one in chart.captions),
        key=tuple(_key(chart)),
        across=chart.width,
        facts=chart,
    )


def _area(land: Land) -> Area:
    ship = Mark(f"ship {land.harbour}", land.port, _SHIP, word=land.harbour, foot=5, ink=_SAIL)
    return Area(
        land.sign,
        land.name,
        land.outlines,
        land.at,
        land.label,
        home=land.home,
        owner=land.owner,
        stacks=(Stack("pawn", land.owner, str(land.figures)),) if land.figures else (),
        marks=(ship,) if land.harbour else (),
        ringed=land.ringed,
        neighbours=land.neighbours,
    )


def _arrows(chart: Chart) -> Iterator[Arrow]:
    """Draw the arrows between lands of the map."""
    ports = {land.sign: land.port for land in chart.lands}
    for arrow in chart.arrows:
        if arrow.origin in ports and arrow.to in ports:
            ends = (ports[arrow.origin], ports[arrow.to]) if arrow.sea else None
            outcome = arrow.look if arrow.look in IMAGES else ""
            width = _THIN.get(arrow.look, _THICK)
            yield Arrow(arrow.origin, arrow.to, arrow.colour, width, _line(arrow), outcome, ends, arrow.bend)


def _line(arrow: charts.Arrow) -> Literal["solid", "dashed", "dotted"]:
    """A plan and what is still open are dashed, a retreat is dotted."""
    if arrow.look.startswith(("plan", "open")):
        return "dashed"
    return "dotted" if arrow.look == "retreat" else "solid"


def _key(chart: Chart) -> Iterator[tuple[Entry, ...]]:
    """Explain the colours, then the harbours."""
    yield tuple(Entry(Mark("pawn", (0, 28), 0.7, owner.colour), owner.name, owner.sign) for owner in chart.owners)
    yield tuple(
        Entry(Mark(f"ship {group}", (0, 30), 1.2, word=group, foot=6, ink=_SAIL), name)
        for group, name in chart.harbours
    )
