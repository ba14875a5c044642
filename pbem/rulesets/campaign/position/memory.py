"""What a state remembers, as TOML: rows of `0` and `1`, `Yaz green 5`, `red 1 14 0-2 C5 D5 E5`, `C5/D5`."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.seats import Seat
from pbem.rulesets.campaign.position.words import Reader, known_keys, strings
from pbem.rulesets.campaign.state import NEUTRAL, Board, CityMemory, Fight, Memory, Track

_KEYS = ("explored", "cities", "tracks", "fights")


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


def read_memory(said: Mapping[str, object], where: str, board: Board) -> Memory:
    """Read a memory; what is left out is not remembered."""
    where = f"{where}.memory"
    known_keys(said, _KEYS, where)
    explored = tuple(strings(said, "explored", where)) or tuple("0" * board.width for _ in board.rows)
    if [len(row) for row in explored] != [board.width] * board.height or set("".join(explored)) - {"0", "1"}:
        raise ValueError(f"{where}.explored: expected {board.height} rows of {board.width} signs 0 or 1")
    cities = dict(_city(line, where) for line in strings(said, "cities", where))
    tracks = tuple(_read_track(line, where) for line in strings(said, "tracks", where))
    fights = tuple(_fight(line, where) for line in strings(said, "fights", where))
    return Memory(explored, cities, tracks, fights)


def _city(line: str, where: str) -> tuple[str, CityMemory]:
    """Read `NAME OWNER TURN`."""
    reader = Reader(f"{where}.cities: {line!r}", line.split())
    turn = reader.last("a turn")
    owner = reader.last("an owner")
    if not turn.isdigit() or not reader.words:
        raise ValueError(f"{reader.where}: expected NAME OWNER TURN")
    return " ".join(reader.words), CityMemory(None if owner == NEUTRAL else Seat(owner), int(turn))


def _read_track(line: str, where: str) -> Track:
    """Read `OWNER NUMBER STRENGTH FIRST-LAST CELL CELL ...`."""
    reader = Reader(f"{where}.tracks: {line!r}", line.split())
    owner = Seat(reader.first("an owner"))
    number, before = reader.number("a number", 0), reader.number("a strength", 0)
    first, _, last = reader.first("steps").partition("-")
    if not (first.isdigit() and last.isdigit()):
        raise ValueError(f"{reader.where}: expected FIRST-LAST")
    cells = tuple(reader.cell(word) for word in reader.words)
    return Track(owner, cells, number, before, int(first), int(last))


def _fight(line: str, where: str) -> Fight:
    """Read `C5/D5`, or `C5` for a battle in a cell."""
    at, _, other = line.partition("/")
    reader = Reader(f"{where}.fights: {line!r}", [])
    return Fight(reader.cell(at), reader.cell(other or at))
