"""The words of a position that name dice, numbers of people and places."""

from __future__ import annotations

from pbem.core.positions import Words
from pbem.rulesets.dice_empires.orders import PARTS, Part, Place

PLACES: tuple[Place, ...] = (*PARTS, "OL", "OR")


def die(said: Words) -> int:
    """Take a die, `d1` to `d6`."""
    number = said.number("a die such as d1", prefix="d")
    if number > 6:
        raise said.wrong(f"d1 to d6 instead of d{number}")
    return number


def count(said: Words) -> int:
    """Take how many people are in a group."""
    number = said.number("people, 1 to 6")
    if number > 6:
        raise said.wrong(f"1 to 6 people instead of {number}")
    return number


def place(said: Words) -> Place:
    """Take a place."""
    word = said.first("a place")
    for each in PLACES:
        if each == word:
            return each
    raise said.wrong(f"one of {', '.join(PLACES)} instead of {word!r}")


def part(said: Words) -> Part:
    """Take a part of the city."""
    word = said.first("a part")
    for each in PARTS:
        if each == word:
            return each
    raise said.wrong(f"one of {', '.join(PARTS)} instead of {word!r}")
