"""Wording-free texts: an identifier and facts. The catalogues of the reader's language say them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Text:
    """A message of the catalogues: `id` is its key there, `args` are the facts it speaks of."""

    id: str
    args: Mapping[str, str | int | Text | tuple[str | int | Text, ...]] = field(default_factory=dict)


Fact = str | int | Text | tuple[str | int | Text, ...]
Facts = Mapping[str, Fact]


def text(id: str, /, **args: Fact) -> Text:
    """Write a `Text` with its facts as keywords."""
    return Text(id, args)


def plain(fact: Fact) -> object:
    """Write a fact as JSON values; of a text, its facts."""
    if isinstance(fact, Text):
        return {name: plain(part) for name, part in fact.args.items()}
    if isinstance(fact, tuple):
        return [plain(part) for part in fact]
    return fact


def number(fact: Fact) -> int:
    """Read a fact that is a number."""
    return fact if isinstance(fact, int) else 0


def word(fact: Fact) -> str:
    """Read a fact that is a word."""
    return fact if isinstance(fact, str) else ""


def items(fact: Fact) -> tuple[str | int | Text, ...]:
    """Read a fact that is a list."""
    return fact if isinstance(fact, tuple) else ()
