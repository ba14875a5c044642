"""The colours of the seats: how they are painted, what is readable on them, and a shape for eyes that see no colour."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.core.shapes import star


@dataclass(frozen=True)
class Colour:
    """`fill` for areas, `ink` for writing on it, `edge` for outlines on the map, `shape` for foreign pieces."""

    fill: str
    ink: str
    edge: str
    shape: str


_WHITE, _DARK = "#ffffff", "#2b2118"

COLOURS = {
    "blue": Colour("#4362be", _WHITE, "#2c4489", "▼"),
    "red": Colour("#d21a2b", _WHITE, "#931320", "▲"),
    "green": Colour("#2e7100", _WHITE, "#1f4d00", "◆"),
    "white": Colour("#fbf8f0", _DARK, "#6e665a", "○"),
    "yellow": Colour("#dcb544", _DARK, "#93690c", "●"),
    "black": Colour("#35322e", _WHITE, "#141210", "■"),
    "orange": Colour("#d96e2a", _WHITE, "#9b4b0c", "▶"),
    "violet": Colour("#552977", _WHITE, "#3a1a54", "◀"),
    "brown": Colour("#753204", _WHITE, "#4e2002", "✚"),
    "pink": Colour("#c563a7", _WHITE, "#8c3d74", "♥"),
    "teal": Colour("#2a867d", _WHITE, "#175a54", "★"),
    "grey": Colour("#625a64", _WHITE, "#413b43", "✖"),
    "neutral": Colour("#a39a86", _WHITE, "#6f6754", "◇"),
}
"""The fills of the twelve seats lie apart to all kinds of eyes, above all by how light they are."""

SHAPES = {
    "▲": "M0-9 9 8-9 8z",
    "▼": "M0 9-9-8 9-8z",
    "▶": "M9 0-8 9-8-9z",
    "◀": "M-9 0 8-9 8 9z",
    "◆": "M0-10 9 0 0 10-9 0z",
    "◇": "M0-10 9 0 0 10-9 0zM0-5-5 0 0 5 5 0z",
    "■": "M-8-8h16v16h-16z",
    "●": "M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0z",
    "○": "M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0zm4 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "✚": "M-3-9h6v6h6v6h-6v6h-6v-6h-6v-6h6z",
    "✖": "M-9-5-5-9 0-4 5-9 9-5 4 0 9 5 5 9 0 4-5 9-9 5-4 0z",
    "♥": "M0 9C-14-1-9-9-5-9-2-9 0-7 0-5 0-7 2-9 5-9 9-9 14-1 0 9z",
    "★": star(5, 11, 5),
}
"""The shapes as path data around the origin."""


def colour(key: str) -> Colour:
    """Give a seat's colour; an unknown key is painted like `neutral`."""
    return COLOURS.get(key, COLOURS["neutral"])
