"""The parts of a city as small paintings in the colour of its lord, 80 wide and 84 high, standing on the ground."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from pbem.core.shapes import Circle, Look, Path, Shape

WIDTH, HEIGHT = 80, 84
_PLASTER, _STONE, _WOOD, _DARK, _LINE = "#f6ecd2", "#cbbd9d", "#a9713f", "#4d3c25", "#6b5a3c"
_GOLD, _WHEAT = "#e7b93c", "#c9962a"


def _roof(data: str) -> Path:
    return Path(data, Look("/fill", "/edge", 2, soft="corners"))


def _block(data: str, fill: str = _PLASTER) -> Path:
    return Path(data, Look(fill, _LINE, 2, soft="corners"))


def _flat(data: str, fill: str = _DARK) -> Path:
    return Path(data, Look(fill))


def _line(data: str, ink: str, width: float, ends: bool = True) -> Path:
    return Path(data, Look("none", ink, width, soft="ends" if ends else ""))


def _flag(x: float, y: float) -> tuple[Shape, ...]:
    """Fly the colours of the lord from a pole whose foot is there."""
    return _line(f"M{x} {y}v-24", _DARK, 2.4), _roof(f"M{x} {y - 24}l15 5-15 5z")


def _wall(shut: bool) -> tuple[Shape, ...]:
    """X-1.1: a tower with battlements; its gate is shut where men stand behind it."""
    bars = _line("M35 58v26M40 56v28M45 58v26M30 68h20M30 77h20", _STONE, 2, ends=False)
    return (
        *_flag(40, 24),
        _block("M14 84V34h-4V22h12v6h8v-6h20v6h8v-6h12v12h-4v50z", _STONE),
        _line("M20 46h12M44 42h12M18 58h8M54 60h8M20 72h7M54 74h8", _LINE, 1.6, ends=False),
        _flat("M38 42h4v9h-4z"),
        _flat("M30 84V66a10 10 0 0 1 20 0v18z"),
        *((bars,) if shut else ()),
    )


_HOUSES = (
    _block("M65 24h7v18h-7z", _STONE),
    _block("M40 84V48h34v36z"),
    _roof("M35 50 57 24 79 50z"),
    _block("M7 84V56h38v28z"),
    _roof("M2 58 26 32 50 58z"),
    _flat("M20 84V68h12v16zM54 58h7v8h-7zM64 58h7v8h-7z"),
    _flat("M36 64h6v7h-6zM10 64h6v7h-6z", _GOLD),
)
"""Two gabled houses, a light in the window."""

_SWORDS = "M22 80 52 58M58 80 28 58"
_BARRACKS = (
    *_flag(66, 54),
    *_flag(12, 48),
    _block("M5 84V48h8v6h8v-6h10v6h8v-6h10v6h8v-6h10v6h8v30z", _STONE),
    _line(_SWORDS, _DARK, 5.6),
    _line(_SWORDS, "#f2efe6", 3.4),
    _roof("M30 62q10 2 20 0v8q-2 9-10 12-8-3-10-12z"),
)
"""A stone house with battlements and a shield over crossed swords."""

_HALL = (
    _block("M30 40V14h20v26z", _STONE),
    _roof("M27 15 40-2 53 15z"),
    Circle((40, 24), 6.4, Look("#fffdf6", _LINE, 2)),
    _line("M40 24v-4M40 24l3 2", _DARK, 1.8),
    _block("M10 84V50h60v34z"),
    _roof("M5 51 40 34 75 51z"),
    _flat("M16 54h5v26h-5zM27 54h5v26h-5zM48 54h5v26h-5zM59 54h5v26h-5z", _STONE),
    _flat("M36 84V64a4 4 0 0 1 8 0v20z"),
    _block("M8 80h64v4h-64z", _STONE),
)
"""Columns below a gable, and a tower with the clock."""

_CHURCH = (
    _block("M28 84V56h46v28z"),
    _roof("M24 58 34 40h32l12 18z"),
    _block("M7 84V36h24v48z"),
    _roof("M3 37 19 8 35 37z"),
    _line("M19 9v-12M14.5 1h9", _DARK, 2.8),
    _flat(
        "M15 54v-7a4 4 0 0 1 8 0v7zM38 76v-8a4 4 0 0 1 8 0v8zM50 76v-8a4 4 0 0 1 8 0v8zM62 76v-8a4 4 0 0 1 8 0v8z",
        _GOLD,
    ),
    _flat("M14 84V70a5 5 0 0 1 10 0v14z"),
)
"""A nave and a spire with its cross."""

_EARS = ((54, 56), (60, 50), (66, 54), (72, 48), (77, 56))
_FARM: tuple[Shape, ...] = (
    _block("M4 84V56l9-12h26l9 12v28z", _WOOD),
    _roof("M1 58 11 40h30l10 18-5 0-8-13H14L6 58z"),
    _line("M15 84V64h22v20M15 64l22 20M37 64 15 84", _PLASTER, 2.4, ends=False),
    _line("M54 84V58M60 84V52M66 84V56M72 84V50M77 84V58", _WHEAT, 2.6),
    *(Circle((x, y), 3.4, Look(_GOLD, _WHEAT, 1), high=7) for x, y in _EARS),
)
"""A barn, and corn beside it."""

BUILDINGS: Mapping[str, tuple[Shape, ...]] = MappingProxyType(
    {
        "wall": _wall(shut=True),
        "open wall": _wall(shut=False),
        "houses": _HOUSES,
        "barracks": _BARRACKS,
        "hall": _HALL,
        "church": _CHURCH,
        "farm": _FARM,
    }
)
"""The images of the parts of a city; the gate of an open wall stands open."""
