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
    """The names a sheet may use, all taken from one view, and the number of columns and rows cells may have."""

    names: tuple[Name, ...] = ()
    numbers: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    columns: int = 0
    rows: int = 0
