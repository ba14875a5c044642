"""The parts of a city as small paintings in the colour of its lord, 80 wide and 84 high, standing on the ground."""

from __future__ import annotations

from collections.abc import Callable

from pbem.reports.palette import Colour

WIDTH, HEIGHT = 80, 84
_PLASTER, _STONE, _WOOD, _DARK, _LINE = "#f6ecd2", "#cbbd9d", "#a9713f", "#4d3c25", "#6b5a3c"
_GOLD, _WHEAT = "#e7b93c", "#c9962a"
_EDGE = f'stroke="{_LINE}" stroke-width="2" stroke-linejoin="round"'


def building(look: str, paint: Colour, bare: bool = False) -> str:
    """Paint a part of a city; `bare` walls have an open gate."""
    return _LOOKS[look](paint, bare)


def _roof(data: str, paint: Colour) -> str:
    return f'<path d="{data}" fill="{paint.fill}" stroke="{paint.edge}" stroke-width="2" stroke-linejoin="round"/>'


def _block(data: str, fill: str = _PLASTER) -> str:
    return f'<path d="{data}" fill="{fill}" {_EDGE}/>'


def _flat(data: str, fill: str = _DARK) -> str:
    return f'<path d="{data}" fill="{fill}"/>'


def _flag(x: float, y: float, paint: Colour) -> str:
    """Fly the colours of the lord from a pole whose foot is there."""
    pole = f'<path d="M{x} {y}v-24" stroke="{_DARK}" stroke-width="2.4" stroke-linecap="round"/>'
    return pole + _roof(f"M{x} {y - 24}l15 5-15 5z", paint)


def _wall(paint: Colour, bare: bool) -> str:
    """X-1.1: a tower with battlements; its gate is shut where men stand behind it."""
    tower = "M14 84V34h-4V22h12v6h8v-6h20v6h8v-6h12v12h-4v50z"
    gate = "M30 84V66a10 10 0 0 1 20 0v18z"
    bars = "M35 58v26M40 56v28M45 58v26M30 68h20M30 77h20"
    shut = f'<path d="{bars}" stroke="{_STONE}" stroke-width="2"/>'
    joints = f'<path d="M20 46h12M44 42h12M18 58h8M54 60h8M20 72h7M54 74h8" stroke="{_LINE}" stroke-width="1.6"/>'
    slits = _flat("M38 42h4v9h-4z")
    door = _flat(gate) if bare else _flat(gate) + shut
    return _flag(40, 24, paint) + _block(tower, _STONE) + joints + slits + door


def _houses(paint: Colour, bare: bool) -> str:
    """Two gabled houses, a light in the window."""
    back = _block("M40 84V48h34v36z") + _roof("M35 50 57 24 79 50z", paint)
    chimney = _block("M65 24h7v18h-7z", _STONE)
    front = _block("M7 84V56h38v28z") + _roof("M2 58 26 32 50 58z", paint)
    return (
        chimney
        + back
        + front
        + _flat("M20 84V68h12v16zM54 58h7v8h-7zM64 58h7v8h-7z")
        + _flat("M36 64h6v7h-6zM10 64h6v7h-6z", _GOLD)
    )


def _barracks(paint: Colour, bare: bool) -> str:
    """A stone house with battlements and a shield over crossed swords."""
    walls = _block("M5 84V48h8v6h8v-6h10v6h8v-6h10v6h8v-6h10v6h8v30z", _STONE)
    steel = 'stroke="#f2efe6" stroke-width="3.4" stroke-linecap="round"'
    edge = f'stroke="{_DARK}" stroke-width="5.6" stroke-linecap="round"'
    blades = "M22 80 52 58M58 80 28 58"
    swords = f'<path d="{blades}" {edge}/><path d="{blades}" {steel}/>'
    shield = _roof("M30 62q10 2 20 0v8q-2 9-10 12-8-3-10-12z", paint)
    return _flag(66, 54, paint) + _flag(12, 48, paint) + walls + swords + shield


def _hall(paint: Colour, bare: bool) -> str:
    """Columns below a gable, and a tower with the clock."""
    tower = _block("M30 40V14h20v26z", _STONE) + _roof("M27 15 40-2 53 15z", paint)
    clock = f'<circle cx="40" cy="24" r="6.4" fill="#fffdf6" {_EDGE}/>'
    hands = f'<path d="M40 24v-4M40 24l3 2" stroke="{_DARK}" stroke-width="1.8" stroke-linecap="round"/>'
    house = _block("M10 84V50h60v34z") + _roof("M5 51 40 34 75 51z", paint)
    columns = _flat("M16 54h5v26h-5zM27 54h5v26h-5zM48 54h5v26h-5zM59 54h5v26h-5z", _STONE)
    return (
        tower
        + clock
        + hands
        + house
        + columns
        + _flat("M36 84V64a4 4 0 0 1 8 0v20z")
        + _block("M8 80h64v4h-64z", _STONE)
    )


def _church(paint: Colour, bare: bool) -> str:
    """A nave and a spire with its cross."""
    nave = _block("M28 84V56h46v28z") + _roof("M24 58 34 40h32l12 18z", paint)
    tower = _block("M7 84V36h24v48z") + _roof("M3 37 19 8 35 37z", paint)
    cross = f'<path d="M19 9v-12M14.5 1h9" stroke="{_DARK}" stroke-width="2.8" stroke-linecap="round"/>'
    window = _flat(
        "M15 54v-7a4 4 0 0 1 8 0v7zM38 76v-8a4 4 0 0 1 8 0v8zM50 76v-8a4 4 0 0 1 8 0v8zM62 76v-8a4 4 0 0 1 8 0v8z",
        _GOLD,
    )
    return nave + tower + cross + window + _flat("M14 84V70a5 5 0 0 1 10 0v14z")


def _farm(paint: Colour, bare: bool) -> str:
    """A barn, and corn beside it."""
    barn = _block("M4 84V56l9-12h26l9 12v28z", _WOOD) + _roof("M1 58 11 40h30l10 18-5 0-8-13H14L6 58z", paint)
    door = f'<path d="M15 84V64h22v20M15 64l22 20M37 64 15 84" fill="none" stroke="{_PLASTER}" stroke-width="2.4"/>'
    stalks = "M54 84V58M60 84V52M66 84V56M72 84V50M77 84V58"
    corn = f'<path d="{stalks}" stroke="{_WHEAT}" stroke-width="2.6" stroke-linecap="round"/>'
    tops = ((54, 56), (60, 50), (66, 54), (72, 48), (77, 56))
    ears = "".join(f'<ellipse cx="{x}" cy="{y}" rx="3.4" ry="7" fill="{_GOLD}" stroke="{_WHEAT}"/>' for x, y in tops)
    return barn + door + corn + ears


_LOOKS: dict[str, Callable[[Colour, bool], str]] = {
    "wall": _wall,
    "houses": _houses,
    "barracks": _barracks,
    "hall": _hall,
    "church": _church,
    "farm": _farm,
}
