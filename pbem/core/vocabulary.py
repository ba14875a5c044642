"""What one seat can name: numbers of its things, names it knows, colours, cells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Name:
    """A proper name of a kind (`city`, `seat`, `unit`): the key orders carry, and the spellings players may use."""

    kind: str
    key: str
    spellings: tuple[str, ...]


@dataclass(frozen=True)
class Vocabulary:
    """The names a sheet may use, all taken from one view, and the number of columns and rows cells may have.

    `places`: by kind of thing, then by cell or name, the numbers of one's own seen standing there; `home`: the name of
    the place one calls home, if there is one. `seat`: who one is, where the names of seats are words of the game.
    `rest`: the numbers are those of which nothing was said yet. `extremes`: by a superlative (`fastest`), the
    number of the one of one's own that is so.
    """

    names: tuple[Name, ...] = ()
    numbers: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    columns: int = 0
    rows: int = 0
    places: Mapping[str, Mapping[str, tuple[int, ...]]] = field(default_factory=dict)
    home: str = ""
    seat: str = ""
    extremes: Mapping[str, int] = field(default_factory=dict)
    rest: bool = False
