"""From SVG to PNG, with the fonts shipped beside this module and nothing of the machine's own.

resvg paints everything but the words, which Pillow writes: resvg takes 0.4 ms for a word and a map has a hundred.
This reads what our own painter writes (`<text x y ...>words</text>` at absolute places), not any SVG there is.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
from functools import cache
from pathlib import Path
from xml.sax.saxutils import unescape

import resvg_py
from PIL import Image, ImageDraw, ImageFont

from pbem.core.drawing import Drawing
from pbem.reports.svg import SIZE, VERSION
from pbem.reports.svg_panel import INK

_FONTS = Path(__file__).parent / "fonts"
_FACES = {"normal": "DejaVuSansCondensed.ttf", "bold": "DejaVuSansCondensed-Bold.ttf"}
_ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}
_COLOURS = ((96, 6), (48, 6), (32, 9))
"""Colours of a picture and how hard it is packed: the first of these that is not too heavy."""
_HEAVY, _LONG, _HEAVIEST = 97_000, 1_500_000, 119_000
"""A picture may weigh so many bytes; one of more than so many pixels, of an overview and many details, so many."""
_WORDS = re.compile(r"<text ([^>]*)>([^<]*)</text>")
_LOOK = re.compile(r'([a-z-]+)="([^"]*)"')


def png(svg: str) -> bytes:
    """Draw an SVG of ours as a PNG of few colours."""
    return _fewer_colours(drawn(svg))


def drawn(svg: str) -> Image.Image:
    """Draw an SVG of ours in all its colours."""
    painted = bytes(resvg_py.svg_to_bytes(svg_string=_WORDS.sub("", svg), skip_system_fonts=True))
    image = Image.open(io.BytesIO(painted)).convert("RGB")
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


def _fewer_colours(image: Image.Image) -> bytes:
    """Choose the colours from a smaller copy and map the picture to them: a third of the time of doing both at once."""
    made, allowed = b"", _HEAVIEST if image.width * image.height > _LONG else _HEAVY
    for most, effort in _COLOURS:
        made = _of_colours(image, most, effort)
        if len(made) <= allowed:
            break
    return made


def _of_colours(image: Image.Image, most: int, effort: int) -> bytes:
    """Write a picture with so many colours at most."""
    small = image.resize((max(1, image.width // 3), max(1, image.height // 3)), Image.Resampling.NEAREST)
    colours = small.quantize(most, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    made = io.BytesIO()
    image.quantize(palette=colours, dither=Image.Dither.NONE).save(made, "PNG", compress_level=effort)
    return made.getvalue()


def key(drawing: Drawing) -> str:
    """Name a picture by what it shows and how it is painted."""
    told = json.dumps(drawing, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=vars)
    return hashlib.sha256(f"{VERSION}\n{told}".encode()).hexdigest()
