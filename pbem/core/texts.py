"""Wording-free texts: an identifier and facts. The catalogues of the reader's language say them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction


@dataclass(frozen=True)
class Text:
    """A message of the catalogues."""

    id: str
    """Its key there."""
    args: Mapping[str, str | int | Text | tuple[str | int | Text, ...]] = field(default_factory=dict)
    """The facts it speaks of."""


Fact = str | int | Text | tuple[str | int | Text, ...]
Facts = Mapping[str, Fact]


def text(id: str, /, **args: Fact) -> Text:
    """Write a `Text` with its facts as keywords."""
    return Text(id, args)


def proper(name: str) -> Text:
    """Say a proper name in the script of the reader."""
    return text("proper-name", of=name)


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


def share(numerator: int, denominator: int) -> Text:
    """Say a share of whole numbers in figures, in lowest terms: `2+5/6`, `3`, `1/3`, `−2−5/6`, `0`.

    A denominator of 0 is a ValueError.
    """
    return _share("share", numerator, denominator)


def share_in_words(numerator: int, denominator: int) -> Text:
    """Say a share as it is read aloud in a sentence: `2 and 5/6`, `3`, `1/3`, `minus 2 and 5/6`, `0`."""
    return _share("share-in-words", numerator, denominator)


def _share(id: str, numerator: int, denominator: int) -> Text:
    if denominator == 0:
        raise ValueError(f"{numerator}/0 is no share")
    number = Fraction(numerator, denominator)
    under = number.denominator
    # Whole and part are cut from the amount without its sign: -17/6 is minus (2 and 5/6), not -3 and 1/6.
    whole, over = divmod(abs(number.numerator), under)
    kind = "mixed" if whole and over else "part" if over else "whole"
    return text(id, kind=f"minus-{kind}" if number < 0 else kind, whole=whole, over=over, under=under)
