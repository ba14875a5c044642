"""From SVG to PNG, with the fonts shipped beside this module and nothing of the machine's own.

resvg paints everything but the words, which Pillow writes: resvg takes 0.4 ms for a word and a map has a hundred.
This reads what our own painter writes (`<text x y ...>words</text>` at absolute places), not any SVG there is.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from xml.sax.saxutils import unescape

from PIL import Image, ImageColor, ImageDraw, ImageFont

from pbem.core.board.panel import INK, SIZE
from pbem.reports import layers
from pbem.reports.palette import COLOURS

_FONTS = Path(__file__).parent / "fonts"
_FACES = {"normal": "DejaVuSansCondensed.ttf", "bold": "DejaVuSansCondensed-Bold.ttf"}
_ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}
_COLOURS = ((96, 6), (48, 6), (32, 9))
"""Colours of a picture and how hard it is packed: the first of these that is not too heavy."""
_HEAVY, _LONG, _HEAVIEST = 97_000, 1_500_000, 119_000
"""A picture may weigh so many bytes; one of more than so many pixels, of an overview and many details, so many."""
_WORDS = re.compile(r"<text ([^>]*)>([^<]*)</text>")
_HELD = re.compile(r'class="held"[^>]*fill="(#[0-9a-f]{6})"')
"""The ground in an owner's colour."""
_LOOK = re.compile(r'([a-z-]+)="([^"]*)"')


def png(svg: str, grounds: Path | None = None) -> bytes:
    """Draw an SVG of ours as a PNG of few colours; those of the seats stay as they are, so that all are told apart.

    With a folder the grounds of boards are kept there.
    """
    seats = [paint.fill for paint in COLOURS.values() if paint.fill in svg]
    return _fewer_colours(drawn(svg, grounds), [*seats, *dict.fromkeys(_HELD.findall(svg))])


def drawn(svg: str, grounds: Path | None = None) -> Image.Image:
    """Draw an SVG of ours in all its colours."""
    image = layers.painted(_WORDS.sub("", svg), grounds)
    draw = ImageDraw.Draw(image)
    for look, words in _WORDS.findall(svg):
        _write(draw, dict(_LOOK.findall(look)), unescape(words))
    return image


def _write(draw: ImageDraw.ImageDraw, look: dict[str, str], words: str) -> None:
    """Write words as their attributes say, with a halo where they have a stroke."""
    draw.text(
        (float(look["x"]), float(look["y"])),
        words,
        fill=look.get("fill", INK),
        font=_font(look.get("font-weight", "normal"), float(look.get("font-size", SIZE))),
        anchor=_ANCHORS[look.get("text-anchor", "middle")],
        stroke_width=float(look.get("stroke-width", 0)) / 2,
        stroke_fill=look.get("stroke"),
    )


@cache
def _font(weight: str, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FONTS / _FACES[weight], size, layout_engine=ImageFont.Layout.BASIC)


def _fewer_colours(image: Image.Image, seats: Sequence[str]) -> bytes:
    """Choose the colours from a smaller copy and map the picture to them: a third of the time of doing both at once."""
    made, allowed = b"", _HEAVIEST if image.width * image.height > _LONG else _HEAVY
    for most, effort in _COLOURS:
        made = _of_colours(image, most, effort, seats)
        if len(made) <= allowed:
            break
    return made


def _of_colours(image: Image.Image, most: int, effort: int, seats: Sequence[str]) -> bytes:
    small = image.resize((max(1, image.width // 3), max(1, image.height // 3)), Image.Resampling.NEAREST)
    chosen = small.quantize(most, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).getpalette() or []
    colours = Image.new("P", (1, 1))
    colours.putpalette([*chosen[: 3 * most], *(part for fill in seats for part in ImageColor.getrgb(fill)[:3])])
    made = io.BytesIO()
    image.quantize(palette=colours, dither=Image.Dither.NONE).save(made, "PNG", compress_level=effort)
    return made.getvalue()
