"""What stands on a map of lands: pawns, ships in harbours, and the key of colours below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape

from pbem.core.chart import Chart, Point
from pbem.reports.palette import colour
from pbem.reports.texts import Catalogue

_BODY = "M-29 30C-31 15 -17 10 -12 -4A17 17 0 1 1 12 -4C17 10 31 15 29 30Q29 35 23 35L-23 35Q-29 35 -29 30Z"
_SIZE = 34
_LETTER = 18.4
"""The mean width of a letter of the key."""
_Entry = tuple[str, str, int]
"""Colour (empty: a harbour, by its group), words, width."""


def pawn(at: Point, key: str, scale: float = 1) -> str:
    """Paint a figure as in the game's box: a head on a body wide enough for a number."""
    look = colour(key)
    shape = f'transform="translate({at[0]} {at[1]}) scale({scale})"'
    return (
        f'<g {shape}><ellipse cx="2" cy="34" rx="31" ry="6" fill="#2b2118" fill-opacity="0.28"/>'
        f'<path d="{_BODY}" fill="{look.fill}" stroke="#fffdf6" stroke-width="7" stroke-linejoin="round"/>'
        f'<path d="{_BODY}" fill="{look.fill}" stroke="{look.edge}" stroke-width="3" stroke-linejoin="round"/>'
        '<path d="M-9 -21A12 12 0 0 1 0 -27" fill="none" stroke="#ffffff" stroke-opacity="0.65" stroke-width="4" '
        'stroke-linecap="round"/></g>'
    )


def ship(at: Point, group: str, scale: float = 1) -> str:
    """Paint a ship of a group of harbours; its letter is written on the sail. The groups differ in colour, too."""
    sail = "#fff2b8" if group == "A" else "#ffffff" if group == "M" else "#eeeeee"
    hull = "#1f3d5f" if group == "A" else "#8a3b2b"
    return (
        f'<g transform="translate({at[0]} {at[1]}) scale({scale})" stroke-linejoin="round">'
        f'<path d="M-25 9L25 9L17 22Q16 23 14 23L-14 23Q-16 23 -17 22Z" fill="{hull}" stroke="#fffdf6" '
        'stroke-width="4" paint-order="stroke"/>'
        f'<path d="M-13 7Q-17 -8 -12 -20L12 -20Q17 -8 13 7Z" fill="{sail}" stroke="{hull}" stroke-width="2.6"/>'
        "</g>"
    )


def key_rows(chart: Chart, catalogue: Catalogue) -> list[list[_Entry]]:
    """Sort what the key explains into rows that are no wider than the map: colours, then harbours."""
    owners = [(owner.colour, f"{owner.sign} {catalogue.say(owner.name)}") for owner in chart.owners]
    harbours = [(group, catalogue.say(name)) for group, name in chart.harbours]
    return [*_filled(owners, chart.width), *_filled(harbours, chart.width)]


def _filled(told: Iterable[tuple[str, str]], width: int) -> list[list[_Entry]]:
    """Fill rows with entries."""
    rows: list[list[_Entry]] = []
    for key, words in told:
        entry = (key, words, round(len(words) * _LETTER) + 85)
        if not rows or sum(wide for *_, wide in rows[-1]) + entry[2] > width:
            rows = [*rows, []]
        rows[-1] = [*rows[-1], entry]
    return rows


def key(rows: Iterable[Iterable[_Entry]], left: int, top: int, width: int, high: int) -> str:
    """Paint the key, each row in the middle."""
    return "".join(part for place, row in enumerate(rows) for part in _row(list(row), left, top + place * high, width))


def _row(row: list[_Entry], left: int, top: int, width: int) -> Iterator[str]:
    x = left + (width - sum(wide for *_, wide in row)) // 2
    for key_, words, wide in row:
        if len(key_) == 1:
            yield ship((x + 28, top + 30), key_, 1.2)
            bold = f'font-size="{_SIZE}" font-weight="bold" fill="#1f3d5f"'
            yield f'<text x="{x + 28}" y="{top + 36}" {bold}>{key_}</text>'
        else:
            yield pawn((x + 28, top + 28), key_, 0.7)
        look = f'font-size="{_SIZE}" text-anchor="start"'
        yield f'<text x="{x + 67}" y="{top + 41}" {look}>{escape(words)}</text>'
        x += wide
