"""Maps as text: what `maps/*.txt` and `Options.board` hold.

    title: Two rivers
    seats: 2

    ..~~..
    .f..h.

    city Yaz A1 1
    city Tor C2 neutral garrison 5

First the heading, then the rows of terrain, then the cities; empty lines part the three. A city
belongs to the place 1..seats, or is neutral; `garrison` sets the strength of the army in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from pbem.core.grid import Cell, cell
from pbem.language.words.scripts import shown
from pbem.rulesets.campaign.state import Board

TERRAIN = ".fh~#"
Numbered = tuple[int, str]


@dataclass(frozen=True)
class Site:
    """A city of a map: `place` at the table from 1, or 0: neutral; `garrison` None: as the options say."""

    name: str
    cell: Cell
    place: int = 0
    garrison: int | None = None


@dataclass(frozen=True)
class Chart:
    """A map read: its title, how many places it has, its terrain and its cities in order."""

    title: str
    seats: int
    board: Board
    sites: tuple[Site, ...]


def read(text: str) -> Chart:
    """Read a map; a ValueError names the line and what is wrong with it."""
    parts = _parts(text)
    if len(parts) != 3:
        raise ValueError(
            f"map: expected heading, terrain and cities with empty lines between, found {len(parts)} parts"
        )
    title, seats = _heading(parts[0])
    board = Board(_terrain(parts[1]))
    sites = tuple(_site(line, seats, board) for line in parts[2])
    _refuse_doubles(parts[2], sites)
    return Chart(title, seats, board, sites)


def write(chart: Chart) -> str:
    """Write a map as `read` reads it."""
    heading = [f"title: {chart.title}", f"seats: {chart.seats}"]
    sites = [_line(site) for site in chart.sites]
    return "\n".join([*heading, "", *chart.board.rows, "", *sites, ""])


def _line(site: Site) -> str:
    garrison = "" if site.garrison is None else f" garrison {site.garrison}"
    return f"city {site.name} {site.cell.name} {site.place or 'neutral'}{garrison}"


def _parts(text: str) -> list[list[Numbered]]:
    """Part the lines at the empty ones; each line keeps its number."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [list(part) for filled, part in groupby(lines, key=lambda line: bool(line[1])) if filled]


def _heading(lines: Iterable[Numbered]) -> tuple[str, int]:
    """Read the title and the number of places."""
    found = {"title": "", "seats": ""}
    for number, line in lines:
        key, _, value = line.partition(":")
        if key not in found:
            raise ValueError(f"map, line {number}: expected title or seats, found {line!r}")
        found[key] = value.strip()
    if not found["seats"].isascii() or not found["seats"].isdigit():
        raise ValueError(f"map: seats must be a number, found {found['seats']!r}")
    return found["title"], int(found["seats"])


def _terrain(lines: Sequence[Numbered]) -> tuple[str, ...]:
    """Read the rows: all of one length, known signs only."""
    width = len(lines[0][1])
    for number, row in lines:
        if len(row) != width:
            raise ValueError(f"map, line {number}: {len(row)} cells, the first row has {width}")
        if strange := row.strip(TERRAIN):
            raise ValueError(f"map, line {number}: unknown terrain {strange[0]!r}, known are {TERRAIN}")
    return tuple(row for _, row in lines)


def _site(line: Numbered, seats: int, board: Board) -> Site:
    """Read `city NAME CELL [PLACE | neutral] [garrison N]`; a name may have several words."""
    number, words = line[0], line[1].split()
    garrison = None
    if len(words) > 2 and words[-2] == "garrison":
        garrison = _whole(number, words[-1])
        words = words[:-2]
    place = _place(number, words.pop(), seats) if len(words) > 3 and _is_place(words[-1]) else 0
    if len(words) < 3 or words[0] != "city":
        raise ValueError(f"map, line {number}: expected city NAME CELL, found {line[1]!r}")
    return Site(" ".join(words[1:-1]), _cell(number, words[-1], board), place, garrison)


def _is_place(word: str) -> bool:
    """Tell whether a word is a place at the table rather than a cell."""
    return word == "neutral" or word.isdigit()


def _place(number: int, word: str, seats: int) -> int:
    """Read a place at the table; neutral is 0."""
    place = 0 if word == "neutral" else _whole(number, word)
    if place > seats:
        raise ValueError(f"map, line {number}: place {place}, the map has {seats}")
    return place


def _whole(number: int, word: str) -> int:
    if not (word.isascii() and word.isdigit()):
        raise ValueError(f"map, line {number}: expected a number, found {word!r}")
    return int(word)


def _cell(number: int, word: str, board: Board) -> Cell:
    """Read a cell an army can stand on."""
    try:
        at = cell(word)
    except ValueError as error:
        raise ValueError(f"map, line {number}: {error}") from None
    if not board.passable(at):
        raise ValueError(f"map, line {number}: {word} is off the board or impassable")
    return at


def _refuse_doubles(lines: Sequence[Numbered], sites: Sequence[Site]) -> None:
    """Refuse two cities in one cell, or of one name, in whichever script it is shown."""
    for index, site in enumerate(sites):
        for other in sites[:index]:
            if site.cell == other.cell or _named_alike(site.name, other.name):
                raise ValueError(
                    f"map, line {lines[index][0]}: {site.name} stands where {other.name} is, or is named so"
                )


def _named_alike(one: str, other: str) -> bool:
    return any(shown(one, language) == shown(other, language) for language in ("en", "ru"))
