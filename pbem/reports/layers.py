"""The picture of a board in layers: its ground is painted once and kept, and what stands on it is laid over it.

A report and all answers of a turn show the same ground, which costs most. What lies over it is of two sorts. A group
that stands at a place is a stamp: it is painted once for all places (to the nearest pixel). Lines and areas are
painted in a small picture just as large as they are, for the renderer pays for every pixel of its canvas.

This reads what our own painter writes. Whatever it does not know is painted on a canvas as large as the whole.
"""

from __future__ import annotations

import hashlib
import io
import os
import re
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import resvg_py
from PIL import Image

GROUND = '<g transform="translate(0 0) scale(1)">'
"""How the group begins that is kept: one that stands nowhere but at the origin."""
SUFFIX = ".ground"
_SIZE = re.compile(r'<svg [^>]*?width="(\d+)" height="(\d+)"')
_STYLE = re.compile(r"<g font-family[^>]*>")
_TAG = re.compile(r"<(/?)g\b[^>]*>|<[^>]*/>")
_STAMP = re.compile(r'<g transform="translate\((-?[\d.]+) (-?[\d.]+)\)((?: rotate\(-?[\d.]+\))? scale\([\d.]+\))">')
_PATH = re.compile(r'<path d="([ML\d. -]+)"')
_NUMBER = re.compile(r"-?[\d.]+")
_ROUND = re.compile(r'<circle cx="(-?[\d.]+)" cy="(-?[\d.]+)" r="([\d.]+)"')
_RIM = 10
"""A line is no wider than twice this."""
_SPANS = (48, 160)
"""How far a stamp may reach from its place."""
_WASTE = 1.5
"""Lines share a canvas when it is at most so many times as large as their own ones together."""

Box = tuple[int, int, int, int]


@dataclass(frozen=True)
class _Sheet:
    """A picture being made: how large it is, and the tag that says how all of it is written."""

    width: int
    height: int
    style: str


def painted(svg: str, folder: Path | None = None) -> Image.Image:
    """Paint an SVG of ours without its words; the ground is kept in a folder, if one is given."""
    head, opened, rest = svg.partition(GROUND)
    size, style = _SIZE.match(head), _STYLE.search(head)
    if not opened or size is None or style is None:
        return _opened(svg).convert("RGB")
    end = next(_ends(rest))
    sheet = _Sheet(int(size[1]), int(size[2]), style[0])
    image = _ground(f"{head}{GROUND}{rest[:end]}</g></g></svg>", sheet, folder)
    _lay(image, sheet, rest[end + len("</g>") :].removesuffix("</g></svg>"))
    return image


def _opened(svg: str) -> Image.Image:
    made = bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
    return Image.open(io.BytesIO(made))


def _ends(rest: str) -> Iterator[int]:
    """Find where the group that has just been opened is closed."""
    depth = 1
    for tag in _TAG.finditer(rest):
        depth += _deeper(tag)
        if depth == 0:
            yield tag.start()


def _deeper(tag: re.Match[str]) -> int:
    """Tell how a tag changes the depth."""
    return 0 if tag[0].endswith("/>") else -1 if tag[1] else 1


def _ground(svg: str, sheet: _Sheet, folder: Path | None) -> Image.Image:
    """Paint the ground, or take the one that was kept."""
    if folder is None:
        return _opened(svg).convert("RGB")
    path = folder / f"{hashlib.sha256(svg.encode()).hexdigest()}{SUFFIX}"
    if (kept := _read(path, sheet)) is not None:
        return kept
    made = _opened(svg).convert("RGB")
    written = path.with_suffix(f".{os.getpid()}.part")
    written.write_bytes(zlib.compress(made.tobytes(), 1))
    written.replace(path)
    return made


def _read(path: Path, sheet: _Sheet) -> Image.Image | None:
    """Read a ground that was kept; one that is damaged is painted anew."""
    try:
        return Image.frombytes("RGB", (sheet.width, sheet.height), zlib.decompress(path.read_bytes()))
    except (OSError, ValueError, zlib.error):
        return None


def _lay(image: Image.Image, sheet: _Sheet, svg: str) -> None:
    """Lay over it what stands on it, in its order."""
    lines: list[tuple[str, Box]] = []
    for element in _elements(svg):
        stamped = _STAMP.match(element)
        stamp = _stamp(sheet.style, stamped[3], element[stamped.end() :]) if stamped else None
        if stamped is None or stamp is None:
            lines.append((element, _bounds(element, sheet)))
            continue
        _draw(image, sheet, lines)
        lines = []
        image.paste(stamp[0], (round(float(stamped[1])) + stamp[1], round(float(stamped[2])) + stamp[2]), stamp[0])
    _draw(image, sheet, lines)


def _elements(svg: str) -> Iterator[str]:
    """Walk over what is not within anything else."""
    depth = start = 0
    for tag in _TAG.finditer(svg):
        start = tag.start() if depth == 0 else start
        depth += _deeper(tag)
        if depth == 0:
            yield svg[start : tag.end()]


@lru_cache(maxsize=500)
def _stamp(style: str, turned: str, inside: str) -> tuple[Image.Image, int, int] | None:
    """Paint a group around its own place; say where its corner is from there."""
    for span in _SPANS:
        frame = f'<svg xmlns="http://www.w3.org/2000/svg" width="{2 * span}" height="{2 * span}" '
        frame += f'viewBox="{-span} {-span} {2 * span} {2 * span}">{style}<g transform="{turned.strip()}">'
        made = _opened(f"{frame}{inside}</g></svg>").convert("RGBA")
        left, top, right, bottom = made.getbbox() or (1, 1, 2, 2)
        if left > 0 and top > 0 and right < 2 * span and bottom < 2 * span:
            return made.crop((left, top, right, bottom)), left - span, top - span
    return None


def _bounds(element: str, sheet: _Sheet) -> Box:
    """Say which part of the picture a line or an area may touch."""
    if found := _PATH.match(element):
        numbers = [float(number) for number in _NUMBER.findall(found[1])]
        across, down = numbers[::2], numbers[1::2]
        return _box((min(across), min(down), max(across), max(down)), sheet)
    if found := _ROUND.match(element):
        x, y, radius = (float(number) for number in found.groups())
        return _box((x - radius, y - radius, x + radius, y + radius), sheet)
    return 0, 0, sheet.width, sheet.height


def _box(span: tuple[float, float, float, float], sheet: _Sheet) -> Box:
    left, top, right, bottom = span
    return (
        max(0, int(left) - _RIM),
        max(0, int(top) - _RIM),
        min(sheet.width, int(right) + 1 + _RIM),
        min(sheet.height, int(bottom) + 1 + _RIM),
    )


def _draw(image: Image.Image, sheet: _Sheet, lines: Sequence[tuple[str, Box]]) -> None:
    """Draw lines one after another, those near each other on one canvas."""
    shared: list[str] = []
    around: Box = (0, 0, 0, 0)
    alone = 0
    for element, box in lines:
        joined = _joined(around, box) if shared else box
        if shared and _area(joined) > _WASTE * (alone + _area(box)):
            _canvas(image, sheet, shared, around)
            shared, joined, alone = [], box, 0
        shared.append(element)
        around, alone = joined, alone + _area(box)
    if shared:
        _canvas(image, sheet, shared, around)


def _joined(one: Box, other: Box) -> Box:
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _area(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def _canvas(image: Image.Image, sheet: _Sheet, elements: Sequence[str], box: Box) -> None:
    left, top, wide, high = box[0], box[1], box[2] - box[0], box[3] - box[1]
    if wide <= 0 or high <= 0:
        return
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
    drawn = _opened(f'{frame}viewBox="{left} {top} {wide} {high}">{sheet.style}{"".join(elements)}</g></svg>')
    laid = drawn.convert("RGBA")
    image.paste(laid, (left, top), laid)
