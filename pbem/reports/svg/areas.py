"""The painter of maps of areas: an area map in, an SVG out.

Sea with its pale rims; areas in the pale colour of their home, hatched in that of whoever took them; terrain, fog,
borders, ridges, causeways, arrows, and on each area its stacks with their numbers. A map of many areas is an overview
with strengths, and below it a detail for each front. At the foot stands who has which colour. Every word is as high
as 11 pixels where a phone shows the picture 335 wide.
"""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from pbem.core.areas import Area, AreaMap, Causeway, Mark, Outline, Ridge
from pbem.core.polygons import Spot, cut_line
from pbem.reports.palette import colour
from pbem.reports.svg import fire, realms
from pbem.reports.svg.arrows import arrows, outcomes
from pbem.reports.svg.key import key as area_key
from pbem.reports.svg.panels import BEYOND, MARGIN, Panel, panels
from pbem.reports.svg.shapes import image, ink
from pbem.reports.svg.terrain import hatch, symbols
from pbem.reports.texts import Catalogue

FONT = "DejaVu Sans"
WORDS, NAMES = 34, 18.5
"""The height of signs and numbers in a picture of 1024 pixels; of the names below the signs, for larger screens."""
_SEA, _RIM, _INK, _PAPER, _WILD = "#a8cdd1", ("#bedade", "#d0e5e6", "#e4f0ec"), "#4b4233", "#fbf5e6", "#d3cdbd"
_NEUTRAL = 0.4
"""How solid the colour of nobody is where it matters who holds what."""
_VEIL, _SEAM = "#3a3022", "#7fb0b8"
_UNKNOWN = '<path d="M0 38 38 0" stroke="#cfc09a" stroke-width="1.6"/>'
"""The hatch of unknown land, a tile of 38 pixels."""


def paint(shown: AreaMap, catalogue: Catalogue) -> str:
    """Paint a map of areas as SVG."""
    sheets = panels(shown)
    width, foot = shown.across + 2 * MARGIN, sheets[-1].bottom + MARGIN
    key, high = area_key(shown, catalogue, foot)
    height = foot + high
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f"<defs>{''.join(_definitions(shown))}</defs>"
        f'<rect width="{width}" height="{height}" fill="#f7f0de"/>'
        f'<g font-family="{FONT}" font-stretch="condensed" text-anchor="middle" fill="{_INK}">'
        f"{''.join(part for panel in sheets for part in _panel(shown, panel, catalogue))}{key}</g></svg>"
    )


def _definitions(shown: AreaMap) -> Iterator[str]:
    """Define the hatches of conquerors and of the unknown."""
    for key in dict.fromkeys(area.owner for area in shown.areas if _taken(area)):
        yield (
            f'<pattern id="of-{key}" width="13" height="13" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(45)"><rect width="5" height="13" fill="{colour(key).fill}" '
            'fill-opacity="0.6"/></pattern>'
        )
    if shown.realms and shown.details:
        yield from realms.definitions(shown.areas, panels(shown)[0].unit)
    if any(area.sight == "unknown" for area in shown.areas):
        yield f'<pattern id="unknown" width="38" height="38" patternUnits="userSpaceOnUse">{_UNKNOWN}</pattern>'


def _taken(area: Area) -> bool:
    return bool(area.owner) and area.owner != area.home


def _panel(shown: AreaMap, panel: Panel, catalogue: Catalogue) -> Iterator[str]:
    """Paint a sheet with its words and its frame."""
    yield f'<g transform="translate({panel.x} {panel.y})">{"".join(_sheet(shown, panel))}</g>'
    yield _passepartout(panel)
    yield (
        f'<rect x="{panel.x}" y="{panel.y}" width="{panel.wide}" height="{panel.high}" fill="none" '
        f'stroke="{_INK}" stroke-width="2.4"/>'
    )
    yield from _frames(shown, panel)
    yield from _words(shown, panel, catalogue)


def _passepartout(panel: Panel) -> str:
    """Cover what is painted beyond the frame: that costs a fifth of a clip path."""
    edge = 2 * BEYOND
    wide, high = panel.wide + 2 * edge, panel.high + 2 * edge
    outer = f"M{panel.x - edge} {panel.y - edge}h{wide}v{high}h-{wide}z"
    inner = f"M{panel.x} {panel.y}h{panel.wide}v{panel.high}h-{panel.wide}z"
    return f'<path d="{outer}{inner}" fill="#f7f0de" fill-rule="evenodd"/>'


def _sheet(shown: AreaMap, panel: Panel) -> Iterator[str]:
    """Paint everything that has no words, from the sea up."""
    areas = [area for area in shown.areas if panel.holds(area)]
    lands = [area for area in areas if area.terrain != "sea"]
    yield f'<rect width="{panel.wide}" height="{panel.high}" fill="{_SEA}"/>'
    yield from _seas(panel, [area for area in areas if area.terrain == "sea"])
    yield from _rims(panel, _rings(panel, shown.shore) + _all(panel, lands), bool(len(areas) - len(lands)))
    if shown.shore:
        yield f'<path d="{_rings(panel, shown.shore)}" fill="{_WILD}" stroke="#9d947f" stroke-width="1.4"/>'
    for area in lands:
        yield from _ground(shown, panel, area)
    yield from _hatches(panel, lands)
    yield from symbols(panel, lands)
    yield from realms.edges(panel, areas) if shown.realms else _edges(panel, lands)
    yield from _fog(panel, areas)
    yield from (_ridge(panel, ridge) for ridge in shown.ridges)
    yield from (_ring(panel, area) for area in areas if area.ringed)
    yield from (part for causeway in shown.causeways for part in _causeway(panel, causeway))
    yield from fire.fires(shown, panel)
    if not panel.bare:
        yield from (_mark(shown, panel, mark) for area in areas for mark in area.marks if panel.shows(mark.at))
        placed = [area for area in map(panel.placed, areas) if area is not None]
        standing = (mark for area in placed for mark in (*panel.badges(area), *panel.stacks(area)))
        yield from (_mark(shown, panel, mark) for mark in standing)
    yield from arrows(shown, panel)
    if shown.realms:
        signed = (
            areas if panel.bare else [area for area in map(panel.scant, areas) if area is not None and area.strength]
        )
        yield from (part for area in signed for part in realms.sign(panel, area))
    yield from outcomes(shown, panel)


def _edges(panel: Panel, lands: list[Area]) -> Iterator[str]:
    yield f'<path d="{_all(panel, lands)}" {_line(_INK, 2.2)}/>'


def _seas(panel: Panel, seas: list[Area]) -> Iterator[str]:
    """Paint waves, and the seams between seas."""
    if seas:
        yield from symbols(panel, seas)
        yield f'<path d="{_all(panel, seas)}" {_line(_SEAM, 1.8)} stroke-dasharray="9 6"/>'


def _rims(panel: Panel, shores: str, narrow: bool) -> Iterator[str]:
    """Paint the pale rims old maps have along their coasts; narrow ones where the sea has areas of its own."""
    for width, rim in zip((34, 22, 11), _RIM, strict=True):
        yield f'<path d="{shores}" {_line(rim, width * panel.unit * 0.5 if narrow else width)}/>'


def _ground(shown: AreaMap, panel: Panel, area: Area) -> Iterator[str]:
    """Paint a land pale in the colour of its home."""
    shape = _rings(panel, area.outlines)
    if shown.realms and area.home and area.sight != "unknown":
        solid = _NEUTRAL if area.home == "neutral" else shown.pale
        yield f'<path class="held" d="{shape}" fill="{realms.pale(area.home, solid)}"/>'
        return
    yield f'<path d="{shape}" fill="{_PAPER}"/>'
    if area.sight == "unknown":
        return
    if area.home:
        pale = 0.2 if area.home == "neutral" else shown.pale
        yield f'<path d="{shape}" fill="{colour(area.home).fill}" fill-opacity="{pale}"/>'


def _hatches(panel: Panel, lands: list[Area]) -> Iterator[str]:
    """Hatch what is held by others than at home, each owner's at once.

    Laying a pattern is dear: where there are details, lines are drawn one by one.
    """
    for key in dict.fromkeys(area.owner for area in lands if _taken(area)):
        held = [area for area in lands if _taken(area) and area.owner == key]
        if panel.bare or panel.number:
            lines = f'fill="none" stroke="{colour(key).fill}" stroke-opacity="0.6" stroke-width="5"'
            yield f'<path d="{hatch(panel, held)}" {lines}/>'
        else:
            yield f'<path d="{_all(panel, held)}" fill="url(#of-{key})"/>'


def _fog(panel: Panel, areas: list[Area]) -> Iterator[str]:
    """Hatch what is unknown, veil what is only remembered."""
    for sight, fill in (("unknown", "url(#unknown)"), ("remembered", f'{_VEIL}" fill-opacity="0.3')):
        if same := [area for area in areas if area.sight == sight]:
            yield f'<path d="{_all(panel, same)}" fill="{fill}"/>'


def _ridge(panel: Panel, ridge: Ridge) -> str:
    """Paint a closed border: a chain of peaks."""
    line = cut_line(tuple(map(panel.at, ridge.line)), panel.box)
    if not line:
        return ""
    data = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in line)
    peaks = f'stroke="#7a6a55" stroke-width="{15 * panel.unit:.1f}" stroke-dasharray="4 4"'
    spine = f'stroke="{_INK}" stroke-width="{5 * panel.unit:.1f}"'
    return f'<path d="{data}" fill="none" {peaks}/><path d="{data}" fill="none" {spine}/>'


def _ring(panel: Panel, area: Area) -> str:
    """Mark an area, such as one of those a game was won with."""
    shape = _rings(panel, area.outlines)
    return f'<path d="{shape}" {_line("#fffdf6", 10)}/><path d="{shape}" {_line("#d29a1e", 6)}/>'


def _causeway(panel: Panel, causeway: Causeway) -> Iterator[str]:
    """Paint a link without a border: a dotted way."""
    ends = cut_line(tuple(map(panel.at, causeway.ends)), panel.box)
    if not ends:
        return
    way = f'd="{_path(ends)}"'
    if causeway.by == "sea":
        yield f'<path {way} {_line("#e4f0ec", 9)} stroke-linecap="round" stroke-opacity="0.7"/>'
        yield f'<path {way} {_line("#2f6f86", 5)} stroke-linecap="round" stroke-dasharray="0.1 10"/>'
        return
    yield f'<path {way} {_line("#fffdf6", 11)} stroke-linecap="round"/>'
    yield f'<path {way} {_line("#8a5a2b", 6.5)} stroke-linecap="round" stroke-dasharray="0.1 9.5"/>'


def _mark(shown: AreaMap, panel: Panel, mark: Mark) -> str:
    return image(shown.images, mark.image, panel.at(mark.at), mark.scale * panel.unit, mark.colour)


def _frames(shown: AreaMap, panel: Panel) -> Iterator[str]:
    """Show on an overview where the details are, and their numbers."""
    for number, other in enumerate(panel.details, 1):
        (x, y), (right, bottom) = panel.at((other.left, other.top)), panel.at(other.far)
        box = f'x="{x + panel.x:.0f}" y="{y + panel.y:.0f}" width="{right - x:.0f}" height="{bottom - y:.0f}"'
        yield f'<rect {box} fill="none" stroke="#fffdf6" stroke-width="5"/>'
        yield f'<rect {box} fill="none" stroke="#8e2620" stroke-width="2.6"/>'
        yield _word((x + panel.x + 12, y + panel.y + 24), str(number), WORDS * panel.unit, _BOLD + ' fill="#8e2620"')


_BOLD = 'font-weight="bold" stroke="#fffaf0" stroke-width="5"'


def _words(shown: AreaMap, panel: Panel, catalogue: Catalogue) -> Iterator[str]:
    """Write the seas, signs and names of areas, what stands on marks; on an overview the strengths alone."""
    size = WORDS * panel.unit
    areas = [area for area in map(panel.placed, shown.areas) if area is not None]
    if panel.number:
        caption = catalogue.t("map-detail", number=panel.number)
        yield f'<text x="{panel.x}" y="{panel.y - 8}" font-size="{size:g}" font-weight="bold" ' + (
            f'text-anchor="start">{escape(caption)}</text>'
        )
    for caption_ in shown.captions:
        if panel.shows(caption_.at):
            yield _at(panel, caption_.at, 0, catalogue.say(caption_.words), f'font-size="{size:g}" fill="#6d95a3"')
    for area in areas:
        yield from _strength(shown, panel, area, size) if panel.bare else _named(panel, area, catalogue)
    for scant in map(panel.scant, shown.areas if shown.realms else ()):
        yield from _strength(shown, panel, scant, size) if scant else ()


def _strength(shown: AreaMap, panel: Panel, area: Area, size: float) -> Iterator[str]:
    if area.strength and shown.realms:
        (x, y), paint = realms.number(panel, area)
        yield _word((x + panel.x, y + panel.y), area.strength, size, f'font-weight="bold" fill="{paint}"')
    elif area.strength:
        yield _at(panel, area.at, size * 0.35, area.strength, f'font-size="{size:g}" {_BOLD}')


def _named(panel: Panel, area: Area, catalogue: Catalogue) -> Iterator[str]:
    """Write the sign of an area, its name below it, and the words of its marks and stacks."""
    size, small = WORDS * panel.unit, NAMES * panel.unit
    halo = 'stroke="#fffaf0" stroke-width="5"'
    yield _at(panel, area.label, 0, area.sign, f'font-size="{size:g}" font-weight="bold" {halo}')
    yield _at(panel, area.label, small + 0.5 * panel.unit, catalogue.say(area.name), f'font-size="{small:g}" {halo}')
    for mark in (*area.marks, *panel.badges(area), *panel.stacks(area)):
        if mark.word and panel.shows(mark.at):
            look = f'font-size="{size:g}" font-weight="bold" fill="{ink(mark.ink)}"'
            yield _at(panel, mark.at, mark.foot * panel.unit, mark.word, look)


def _at(panel: Panel, at: tuple[int, int], below: float, words: str, look: str) -> str:
    """Write words in the middle, so far below a place of the map."""
    x, y = panel.at(at)
    return f'<text x="{x + panel.x:g}" y="{y + panel.y + below:g}" {look}>{escape(words)}</text>'


def _word(at: tuple[float, float], words: str, size: float, look: str) -> str:
    return f'<text x="{at[0]:g}" y="{at[1]:g}" font-size="{size:g}" {look}>{escape(words)}</text>'


def _line(stroke: str, width: float) -> str:
    return f'fill="none" stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round"'


def _all(panel: Panel, areas: list[Area]) -> str:
    return "".join(_rings(panel, area.outlines) for area in areas)


def _rings(panel: Panel, rings: tuple[Outline, ...]) -> str:
    return "".join(_path(ring) + "z" for ring in map(panel.ring, rings) if ring)


def _path(spots: tuple[Spot, ...]) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in spots)
