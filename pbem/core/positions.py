"""Reading positions: TOML values and the words of their lines, one at a time.

Every ValueError says where it is and what was expected.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar, get_origin

from pbem.core import plain
from pbem.core.grid import Cell, cell
from pbem.core.seats import Seat

T = TypeVar("T")


@dataclass(frozen=True)
class Table:
    """A table of a position, and where it stands in it; it knows no other keys than those named."""

    said: Mapping[str, object]
    where: str
    keys: Collection[str]

    def __post_init__(self) -> None:
        """Refuse a key nobody knows."""
        for key in self.said:
            if key not in self.keys:
                raise ValueError(f"{self.where}: unknown {key!r}, known are {', '.join(self.keys)}")

    def wrong(self, key: str, what: str) -> ValueError:
        """Say what was expected of a value."""
        return ValueError(f"{self.where}.{key}: expected {what}")

    def table(self, key: str, keys: Collection[str]) -> Table:
        """Read a table; an absent one is empty."""
        return Table(self.mapping(key), f"{self.where}.{key}", keys)

    def mapping(self, key: str) -> Mapping[str, object]:
        """Read a table whose keys are not known; an absent one is empty."""
        value = self.said.get(key, {})
        if not isinstance(value, Mapping):
            raise self.wrong(key, "a table")
        return value

    def tables(self, key: str, keys: Collection[str]) -> list[Table]:
        """Read a list of tables; an absent one is empty."""
        value = self.said.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, Mapping) for each in value):
            raise self.wrong(key, "a list of tables")
        return [Table(each, f"{self.where}.{key}", keys) for each in value]

    def strings(self, key: str) -> tuple[str, ...]:
        """Read a list of strings; an absent one is empty."""
        value = self.said.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.wrong(key, "a list of strings")
        return tuple(value)

    def lines(self, key: str) -> tuple[Words, ...]:
        """Read the words of a list of lines; an absent one is empty."""
        return tuple(Words(f"{self.where}.{key}: {line!r}", line.split()) for line in self.strings(key))

    def value(self, key: str, type_: type[T], seats: Collection[Seat]) -> T:
        """Read a plain value, such as orders; an absent one has all its defaults, an absent list is empty."""
        empty: object = [] if get_origin(type_) is tuple else {}
        return plain.read(type_, self.said.get(key, empty), f"{self.where}.{key}", seats)

    def text(self, key: str, default: str = "") -> str:
        """Read a string."""
        value = self.said.get(key, default)
        if not isinstance(value, str):
            raise self.wrong(key, "a string")
        return value

    def whole(self, key: str, default: int = 0, least: int = 0) -> int:
        """Read a whole number."""
        value = self.said.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise self.wrong(key, f"a whole number from {least}")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """Read a yes or no."""
        value = self.said.get(key, default)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def one_of(self, key: str, words: Sequence[str], default: str = "") -> str:
        """Read one of some words."""
        if (value := self.text(key, default)) not in words:
            raise self.wrong(key, f"one of {', '.join(map(str, words))}")
        return value

    def seats(self, key: str, seats: Collection[Seat]) -> tuple[Seat, ...]:
        """Read a list of seats; an absent one is empty."""
        found = tuple(map(Seat, self.strings(key)))
        if not set(found) <= set(seats):
            raise self.wrong(key, f"some of {', '.join(seats)}")
        return found

    def seat(self, key: str, seats: Sequence[Seat]) -> Seat | None:
        """Read a seat; an absent one is nobody."""
        return Seat(self.one_of(key, seats)) if key in self.said else None


@dataclass
class Words:
    """The words of one line still to be read, and where the line stands."""

    where: str
    words: list[str]

    def wrong(self, what: str) -> ValueError:
        """Say what was expected."""
        return ValueError(f"{self.where}: expected {what}")

    def first(self, what: str) -> str:
        """Take the first word."""
        if not self.words:
            raise self.wrong(what)
        return self.words.pop(0)

    def last(self, what: str) -> str:
        """Take the last word."""
        if not self.words:
            raise self.wrong(what)
        return self.words.pop()

    def rest(self) -> str:
        """Take all the others."""
        found, self.words = " ".join(self.words), []
        return found

    def number(self, what: str, prefix: str = "", least: int = 1) -> int:
        """Take the first word as a whole number, such as 3 of `u3`."""
        word = self.first(what)
        digits = word.removeprefix(prefix)
        if not word.startswith(prefix) or not (digits.isascii() and digits.isdigit()) or int(digits) < least:
            raise self.wrong(f"{what} instead of {word!r}")
        return int(digits)

    def cell(self, word: str) -> Cell:
        """Read a word as a cell of a board of squares."""
        try:
            return cell(word)
        except ValueError as error:
            raise ValueError(f"{self.where}: {error}") from None

    def seat(self, seats: Sequence[Seat]) -> Seat:
        """Take the first word as a seat."""
        word = self.first("a seat")
        if word not in seats:
            raise self.wrong(f"one of {', '.join(seats)} instead of {word!r}")
        return Seat(word)

    def done(self) -> None:
        """Refuse words left over."""
        if self.words:
            raise ValueError(f"{self.where}: not understood: {self.rest()!r}")
