"""What a state remembers, as TOML: rows of `0` and `1`, `Yaz green 5`, `red 1 14 0-2 C5 D5 E5`, `C5/D5`."""

from __future__ import annotations

from pbem.core.positions import Table, Words
from pbem.core.seats import Seat
from pbem.rulesets.campaign.state import NEUTRAL, Board, CityMemory, Fight, Memory, Track

KEYS = ("explored", "cities", "tracks", "fights")


def write_memory(memory: Memory) -> dict[str, object]:
    """Write a memory."""
    return {
        "explored": list(memory.explored),
        "cities": [f"{name} {each.owner or NEUTRAL} {each.turn}" for name, each in sorted(memory.cities.items())],
        "tracks": [_track(each) for each in memory.tracks],
        "fights": [f"{each.at.name}/{each.other.name}" for each in memory.fights],
    }


def _track(track: Track) -> str:
    """Write a way: owner, number, strength before, steps of first and last sight, cells."""
    cells = " ".join(at.name for at in track.cells)
    return f"{track.owner} {track.number} {track.before} {track.first}-{track.last} {cells}"


def read_memory(said: Table, board: Board) -> Memory:
    """Read a memory; what is left out is not remembered."""
    explored = said.strings("explored") or tuple("0" * board.width for _ in board.rows)
    if [len(row) for row in explored] != [board.width] * board.height or set("".join(explored)) - {"0", "1"}:
        raise said.wrong("explored", f"{board.height} rows of {board.width} signs 0 or 1")
    cities = dict(map(_city, said.lines("cities")))
    tracks, fights = map(_read_track, said.lines("tracks")), map(_fight, said.lines("fights"))
    return Memory(explored, cities, tuple(tracks), tuple(fights))


def _city(words: Words) -> tuple[str, CityMemory]:
    """Read `NAME OWNER TURN`."""
    turn, owner = words.last("a turn"), words.last("an owner")
    if not turn.isdigit() or not words.words:
        raise words.wrong("NAME OWNER TURN")
    return words.rest(), CityMemory(None if owner == NEUTRAL else Seat(owner), int(turn))


def _read_track(words: Words) -> Track:
    """Read `OWNER NUMBER STRENGTH FIRST-LAST CELL CELL ...`."""
    owner = Seat(words.first("an owner"))
    number, before = words.number("a number", least=0), words.number("a strength", least=0)
    first, _, last = words.first("steps").partition("-")
    if not (first.isdigit() and last.isdigit()):
        raise words.wrong("FIRST-LAST")
    return Track(owner, tuple(map(words.cell, words.words)), number, before, int(first), int(last))


def _fight(words: Words) -> Fight:
    """Read `C5/D5`, or `C5` for a battle in a cell."""
    at, _, other = words.rest().partition("/")
    return Fight(words.cell(at), words.cell(other or at))
