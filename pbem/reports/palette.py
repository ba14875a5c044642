"""The colours of the seats: how they are painted, what is readable on them, and a shape for eyes that see no colour."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Colour:
    """`fill` for areas, `ink` for writing on it, `edge` for outlines on the map, `shape` for foreign pieces."""

    fill: str
    ink: str
    edge: str
    shape: str


_WHITE, _DARK = "#ffffff", "#2b2118"

COLOURS = {
    "blue": Colour("#2f6fb5", _WHITE, "#1f4f86", "▼"),
    "red": Colour("#c23b34", _WHITE, "#8e2620", "▲"),
    "green": Colour("#3f8f4b", _WHITE, "#2b6634", "◆"),
    "white": Colour("#fbf8f0", _DARK, "#6e665a", "○"),
    "yellow": Colour("#d29a1e", _DARK, "#93690c", "●"),
    "black": Colour("#35322e", _WHITE, "#141210", "■"),
    "orange": Colour("#d9701f", _WHITE, "#9b4b0c", "▶"),
    "violet": Colour("#7a4aa5", _WHITE, "#54307a", "◀"),
    "brown": Colour("#83572f", _WHITE, "#5a3a1c", "✚"),
    "pink": Colour("#d6639a", _WHITE, "#9c3d6c", "♥"),
    "teal": Colour("#1c8c8c", _WHITE, "#0f6060", "★"),
    "grey": Colour("#7d7f83", _WHITE, "#54565a", "✖"),
    "neutral": Colour("#a39a86", _WHITE, "#6f6754", "◇"),
}


def colour(key: str) -> Colour:
    """Give a seat's colour; an unknown key is painted like `neutral`."""
    return COLOURS.get(key, COLOURS["neutral"])
