"""What the slots of a phrase hold, and which own units they name: by number, by the square, or all."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import each, integer
from pbem.rulesets.duncan.state import Unit
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words.problems import refused, unit


def texts(phrases: Iterable[Phrase], name: str) -> tuple[str, ...]:
    """Give what a slot of each phrase says."""
    return tuple(str(phrase.slots[name]) for phrase in phrases)


def units(phrase: Phrase, view: View) -> tuple[int | Problem, ...]:
    """D-1.4: give the numbers of the units a phrase names, in the order of its words."""
    return tuple(number for said in each(phrase, "who") for number in _numbers(said, view))


def _numbers(said: Phrase, view: View) -> tuple[int | Problem, ...]:
    if "unit" in said.slots:
        return (integer(said, "unit"),)
    if "all" in said.slots:
        own = tuple(each.number for each in view.units)
        return own or (refused("no-units", "D-1.4"),)
    (square,) = texts(each(said, "at"), "cell")
    return (_standing(square, view),)


def _standing(name: str, view: View) -> int | Problem:
    there = tuple(each.number for each in view.units if each.cell.name == name)
    if not there:
        return refused("nobody-there", "D-1.4", cell=name)
    return (
        there[0]
        if len(there) == 1
        else refused("several-there", "D-1.4", cell=name, units=tuple(f"u{number}" for number in there))
    )


__all__ = ["Unit", "texts", "unit", "units"]
