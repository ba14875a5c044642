"""The words of a position that name dice, places and sides."""

from __future__ import annotations

from pbem.core.positions import Words
from pbem.rulesets.dice_empires.orders import PARTS, Part, Place, Side

PLACES: tuple[Place, ...] = (*PARTS, "OL", "OR")


def die(said: Words) -> int:
    """Take a die, `d1` to `d6`."""
    number = said.number("a die such as d1", prefix="d")
    if number > 6:
        raise said.wrong(f"d1 to d6 instead of d{number}")
    return number


def wanted(said: Words) -> int:
    """Take the die that is wanted for a new group; 0 if none is named."""
    return die(said) if said.words else 0


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


def side(said: Words) -> Side:
    """Take a side."""
    match said.first("L or R"):
        case "L":
            return "L"
        case "R":
            return "R"
        case word:
            raise said.wrong(f"L or R instead of {word!r}")
