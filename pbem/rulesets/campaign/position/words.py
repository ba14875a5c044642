"""Reading TOML values one at a time; every ValueError says where and what was expected."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from pbem.core.grid import Cell, cell
from pbem.core.seats import Seat
from pbem.rulesets.campaign.state import Board


@dataclass
class Reader:
    """The words of one line still to be read, and where the line stands."""

    where: str
    words: list[str]

    def first(self, what: str) -> str:
        """Take the first word."""
        return self._take(0, what)

    def last(self, what: str) -> str:
        """Take the last word."""
        return self._take(-1, what)

    def number(self, what: str, least: int) -> int:
        """Take the first word as a whole number."""
        word = self.first(what)
        if not (word.isascii() and word.isdigit()) or int(word) < least:
            raise ValueError(f"{self.where}: expected {what}, found {word!r}")
        return int(word)

    def cell(self, word: str) -> Cell:
        """Read a word as a cell."""
        try:
            return cell(word)
        except ValueError as error:
            raise ValueError(f"{self.where}: {error}") from None

    def _take(self, index: int, what: str) -> str:
        """Take a word, if there is one."""
        if not self.words:
            raise ValueError(f"{self.where}: expected {what}")
        return self.words.pop(index)


def place(reader: Reader, word: str, board: Board) -> Cell:
    """Read a cell something can stand on."""
    at = reader.cell(word)
    if not board.passable(at):
        raise ValueError(f"{reader.where}: {word} is off the board or impassable")
    return at


def known_keys(said: Mapping[str, object], keys: Collection[str], where: str) -> None:
    """Refuse a key nobody knows."""
    for key in said:
        if key not in keys:
            raise ValueError(f"{where}: unknown {key!r}, known are {', '.join(keys)}")


def table(said: Mapping[str, object], key: str, where: str) -> Mapping[str, object]:
    """Read a table; an absent one is empty."""
    value = said.get(key, {})
    if not isinstance(value, Mapping):
        raise ValueError(f"{where}.{key}: expected a table")
    return value


def tables(said: Mapping[str, object], key: str, where: str) -> list[Mapping[str, object]]:
    """Read a list of tables; an absent one is empty."""
    value = said.get(key, [])
    if not isinstance(value, list) or not all(isinstance(each, Mapping) for each in value):
        raise ValueError(f"{where}.{key}: expected a list of tables")
    return value


def strings(said: Mapping[str, object], key: str, where: str) -> list[str]:
    """Read a list of strings; an absent one is empty."""
    value = said.get(key, [])
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise ValueError(f"{where}.{key}: expected a list of strings")
    return value


def text(said: Mapping[str, object], key: str, where: str, default: str) -> str:
    """Read a string."""
    value = said.get(key, default)
    if not isinstance(value, str):
        raise ValueError(f"{where}.{key}: expected a string")
    return value


def whole(said: Mapping[str, object], key: str, where: str, default: int, least: int = 0) -> int:
    """Read a whole number."""
    value = said.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise ValueError(f"{where}.{key}: expected a whole number from {least}")
    return value


def limit(said: Mapping[str, object], key: str, where: str) -> int | None:
    """Read a whole number that may be absent."""
    return whole(said, key, where, 0) if key in said else None


def flag(said: Mapping[str, object], key: str, where: str, default: bool) -> bool:
    """Read a yes or no."""
    value = said.get(key, default)
    if not isinstance(value, bool):
        raise ValueError(f"{where}.{key}: expected true or false")
    return value


def seat_names(said: Mapping[str, object], key: str, where: str, seats: Collection[Seat]) -> frozenset[Seat]:
    """Read a list of seats."""
    found = strings(said, key, where)
    if not set(found) <= set(seats):
        raise ValueError(f"{where}.{key}: expected some of {', '.join(seats)}")
    return frozenset(map(Seat, found))
