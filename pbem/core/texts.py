"""Wording-free texts: an identifier and facts. The catalogues of the reader's language say them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction


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


def share(numerator: int, denominator: int, name: str = "share") -> Text:
    """Say the share of two whole numbers in lowest terms, as a whole and a part: `2+5/6`, `3`, `1/3`, minus `1/2`.

    A denominator of 0 is a ValueError. A game may give messages of its own (`name`), with the same facts.
    """
    if denominator == 0:
        raise ValueError(f"{numerator}/0 is no share")
    number = Fraction(numerator, denominator)
    whole, over = divmod(abs(number.numerator), number.denominator)
    kind = "none" if not number else "whole" if not over else "mixed" if whole else "part"
    below = "below" if number < 0 else "above"
    return text(name, kind=kind, sign=below, whole=whole, over=over, under=number.denominator)
