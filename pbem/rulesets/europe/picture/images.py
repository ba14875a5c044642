"""What is painted on the map: pawns, ships of the two groups of harbours, and what became of an attack."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from pbem.core.shapes import Circle, Look, Path, Shape

_PAPER = "#fffdf6"
_BODY = "M-29 30C-31 15 -17 10 -12 -4A17 17 0 1 1 12 -4C17 10 31 15 29 30Q29 35 23 35L-23 35Q-29 35 -29 30Z"
_CROSS = "M-13 -13l26 26M13 -13l-26 26"
_BIRD = (
    "M-24 3Q-15 5 -9 -2Q-17 -13 -12 -23Q1 -20 8 -8Q12 -14 19 -12Q24 -11 25 -5L31 -2L24 1Q22 13 9 16L-4 17"
    "L-20 24L-15 12Q-21 9 -24 3Z"
)


def _ship(hull: str, sail: str) -> tuple[Shape, ...]:
    """A ship of a group of harbours; the groups differ in colour, too."""
    return (
        Path("M-25 9L25 9L17 22Q16 23 14 23L-14 23Q-16 23 -17 22Z", Look(hull, _PAPER, 4, soft="corners", below=True)),
        Path("M-13 7Q-17 -8 -12 -20L12 -20Q17 -8 13 7Z", Look(sail, hull, 2.6, soft="corners")),
    )


_PAWN: tuple[Shape, ...] = (
    Circle((2, 34), 31, Look("#2b2118", solid=0.28), high=6),
    Path(_BODY, Look("/fill", _PAPER, 7, soft="corners")),
    Path(_BODY, Look("/fill", "/edge", 3, soft="corners")),
    Path("M-9 -21A12 12 0 0 1 0 -27", Look("none", "#ffffff", 4, line_solid=0.65, soft="ends")),
)
"""A figure as in the game's box: a head on a body wide enough for a number."""

_DOVE: tuple[Shape, ...] = (
    Circle((0, 0), 27.2, Look(_PAPER, "#1f5a99", 2.4)),
    Path(_BIRD, Look("#dce9f5", "#1f5a99", 2.6, soft="corners")),
    Circle((18, -6), 2.2, Look("#1f3d5f")),
)
"""A dove for peace."""

IMAGES: Mapping[str, tuple[Shape, ...]] = MappingProxyType(
    {
        "pawn": _PAWN,
        "ship A": _ship("#1f3d5f", "#fff2b8"),
        "ship M": _ship("#8a3b2b", "#ffffff"),
        "failed": (
            Path(_CROSS, Look("none", _PAPER, 14, soft="ends")),
            Path(_CROSS, Look("none", "#3a1512", 7, soft="ends")),
        ),
        "stopped": _DOVE,
    }
)
"""All images of the map."""
