"""The painter of maps of lands: a chart in, an SVG out.

Sea with its pale rims, lands in the pale colour of their home (hatched in that of whoever took them), borders, harbours
with their group, causeways, arrows, and on each land its pawns with their number. Below it stands who has which colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from pbem.core.chart import Causeway, Chart, Land, Point
from pbem.reports import svg_arrows, svg_pawns
from pbem.reports.palette import colour
from pbem.reports.texts import Catalogue

FONT = "DejaVu Sans"
_MARGIN, _KEY, _PAWN, _SHIP = 12, 58, 1.0, 1.3
_WORDS, _NAMES = 34, 18.5
"""The height of signs and numbers, which is 11 pixels on a phone; of the names below the signs, for larger screens."""
_SEA, _RIM, _INK, _PAPER, _WILD = "#a8cdd1", ("#bedade", "#d0e5e6", "#e4f0ec"), "#4b4233", "#fbf5e6", "#d3cdbd"


def paint(chart: Chart, catalogue: Catalogue) -> str:
    """Paint a map of lands as SVG."""
    rows = svg_pawns.key_rows(chart, catalogue)
    width, height = chart.width + 2 * _MARGIN, chart.height + 2 * _MARGIN + _KEY * len(rows)
    key = svg_pawns.key(rows, _MARGIN, chart.height + 2 * _MARGIN, chart.width, _KEY)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<defs><clipPath id="sheet"><rect width="{chart.width}" height="{chart.height}"/></clipPath>'
        f"{''.join(_hatches(chart))}</defs>"
        f'<rect width="{width}" height="{height}" fill="#f7f0de"/>'
        f'<g font-family="{FONT}" font-stretch="condensed" text-anchor="middle" fill="{_INK}">'
        f'<g transform="translate({_MARGIN} {_MARGIN})" clip-path="url(#sheet)">{"".join(_sheet(chart))}</g>'
        f'<rect x="{_MARGIN}" y="{_MARGIN}" width="{chart.width}" height="{chart.height}" fill="none" '
        f'stroke="{_INK}" stroke-width="2.4"/>'
        f"{''.join(_words(chart, catalogue))}{key}</g></svg>"
    )


def _sheet(chart: Chart) -> Iterator[str]:
    """Paint everything that has no words, from the sea up."""
    yield f'<rect width="{chart.width}" height="{chart.height}" fill="{_SEA}"/>'
    yield from _rims(chart)
    yield f'<path d="{_rings(chart.shore)}" fill="{_WILD}" stroke="#9d947f" stroke-width="1.4"/>'
    for land in chart.lands:
        yield from _ground(land)
    yield f'<path d="{"".join(_rings(land.outlines) for land in chart.lands)}" {_line(_INK, 2.2)}/>'
    yield from (_ring(land) for land in chart.lands if land.ringed)
    yield from (part for causeway in chart.causeways for part in _causeway(causeway))
    yield from (svg_pawns.ship(land.port, land.harbour, _SHIP) for land in chart.lands if land.harbour)
    yield from (svg_pawns.pawn(land.at, land.owner, _PAWN) for land in chart.lands if land.figures)
    yield from svg_arrows.arrows(chart)
    yield from svg_arrows.outcomes(chart)


def _rims(chart: Chart) -> Iterator[str]:
    """Paint the pale rims old maps have along their coasts."""
    shores = _rings(chart.shore) + "".join(_rings(land.outlines) for land in chart.lands)
    for width, ink in zip((34, 22, 11), _RIM, strict=True):
        yield f'<path d="{shores}" {_line(ink, width)}/>'


def _ground(land: Land) -> Iterator[str]:
    """Paint a land pale in the colour of its home; what another holds is hatched in his."""
    shape, home = _rings(land.outlines), colour(land.home)
    yield f'<path d="{shape}" fill="{_PAPER}"/>'
    yield f'<path d="{shape}" fill="{home.fill}" fill-opacity="{0.2 if land.home == "neutral" else 0.34}"/>'
    if land.owner and land.owner != land.home:
        yield f'<path d="{shape}" fill="url(#of-{land.owner})"/>'


def _hatches(chart: Chart) -> Iterator[str]:
    """Define the hatch of each colour that holds a foreign land."""
    for key in dict.fromkeys(land.owner for land in chart.lands if land.owner and land.owner != land.home):
        yield (
            f'<pattern id="of-{key}" width="13" height="13" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(45)"><rect width="5" height="13" fill="{colour(key).fill}" '
            'fill-opacity="0.6"/></pattern>'
        )


def _ring(land: Land) -> str:
    """Mark a land, such as one of the three a game was won with."""
    shape = _rings(land.outlines)
    return f'<path d="{shape}" {_line("#fffdf6", 10)}/><path d="{shape}" {_line("#d29a1e", 6)}/>'


def _causeway(causeway: Causeway) -> Iterator[str]:
    """Paint a border across water: a dotted way."""
    (left, top), (right, bottom) = causeway.ends
    way = f'd="M{left} {top}L{right} {bottom}"'
    yield f'<path {way} {_line("#fffdf6", 11)} stroke-linecap="round"/>'
    yield f'<path {way} {_line("#8a5a2b", 6.5)} stroke-linecap="round" stroke-dasharray="0.1 9.5"/>'


def _words(chart: Chart, catalogue: Catalogue) -> Iterator[str]:
    """Write the seas, the signs and names of the lands, harbours, and numbers of figures."""
    for caption in chart.captions:
        yield _word(caption.at, catalogue.say(caption.words), _WORDS, 'fill="#6d95a3"')
    for land in chart.lands:
        yield from _name(land, catalogue)
        if land.harbour:
            yield _word((land.port[0], land.port[1] + 5), land.harbour, _WORDS, 'font-weight="bold" fill="#1f3d5f"')
        if land.figures:
            ink = colour(land.owner).ink
            yield _word((land.at[0], land.at[1] + 24), str(land.figures), _WORDS, f'font-weight="bold" fill="{ink}"')


def _name(land: Land, catalogue: Catalogue) -> Iterator[str]:
    """Write the sign of a land, and its name below; where they are the same word nearly, both."""
    halo = 'stroke="#fffaf0" stroke-width="5"'
    yield _word(land.label, land.sign, _WORDS, f'font-weight="bold" {halo}')
    yield _word((land.label[0], land.label[1] + 19), catalogue.say(land.name), _NAMES, halo)


def _word(at: Point, words: str, size: float, look: str) -> str:
    """Write words in the middle above a place of the sheet."""
    return f'<text x="{at[0] + _MARGIN}" y="{at[1] + _MARGIN}" font-size="{size}" {look}>{escape(words)}</text>'


def _line(ink: str, width: float) -> str:
    return f'fill="none" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round"'


def _rings(rings: tuple[tuple[Point, ...], ...]) -> str:
    """Write outlines as a path."""
    return "".join("M" + "L".join(f"{x} {y}" for x, y in ring) + "z" for ring in rings)
