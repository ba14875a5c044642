"""Options of games: numbers and shares with a range, sets of keys, and options that belong to another one.

What a referee wrote is brought into its one form (`in_form`) before it is kept: a share as a string in lowest terms,
a set of keys in the order in which they are declared. So no fraction enters a state, and one choice is one text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from fractions import Fraction
from typing import Any, TypeVar

from pbem.core.problems import Problem

T = TypeVar("T")
_SHARE = re.compile(r"-?[0-9]{1,6}(/[0-9]{1,6})?")


@dataclass(frozen=True)
class Needs:
    """The option another one belongs to, and what it must be: its value, or a key it must hold."""

    option: str
    value: str | int


def ranged(default: int, low: int, high: int, *, none: bool = False, unsaid: int | None = None) -> int:
    """Declare a field of a dataclass of options: a whole number, and the range it may have; `none`: or 0, no limit.

    `unsaid`: what counts in games that were begun before there was such an option.
    """
    return _declared(default, unsaid, range=(low, high), none=none)


def share(default: str, low: str, high: str, *, unsaid: str | None = None) -> str:
    """Declare a share such as "1/3" and its range; the field is a `str` in lowest terms, `fraction` reads it."""
    return _declared(str(fraction(default)), unsaid, shares=(fraction(low), fraction(high)))


def keys(
    among: tuple[str, ...], default: tuple[str, ...] = (), *, unsaid: tuple[str, ...] | None = None
) -> tuple[str, ...]:
    """Declare a set of keys, a field of `tuple[str, ...]`, each of them `among` those declared."""
    return _declared(tuple(key for key in among if key in default), unsaid, keys=among)


def belonging(needs: Needs, option: Any) -> Any:
    """Declare that an option counts only with another: one declared by the functions above, or a plain default."""
    if not isinstance(option, Field):
        return field(default=option, metadata={"needs": needs})
    return field(default=option.default, metadata={**option.metadata, "needs": needs})


def _declared(default: T, unsaid: object, **more: object) -> T:
    return field(default=default, metadata=more if unsaid is None else {**more, "unsaid": unsaid})


def fraction(share: object) -> Fraction:
    """Give the number a share such as "1/3" or "2" is; a ValueError says how one is written."""
    if isinstance(share, bool) or not _SHARE.fullmatch(str(share)):
        raise ValueError(f'{share!r} is no share; write a fraction such as "1/3", or a whole number')
    if int(str(share).partition("/")[2] or "1") == 0:
        raise ValueError(f"{share!r} is no share: nothing can be divided by 0")
    return Fraction(str(share))


def completed(options_type: type, kept: Mapping[str, object]) -> dict[str, object]:
    """Give options as they were kept, with what counts for those that came later (`unsaid`)."""
    later = {each.name: each.metadata["unsaid"] for each in fields(options_type) if "unsaid" in each.metadata}
    return {**later, **kept}


def in_form(options_type: type, table: Mapping[str, object]) -> dict[str, object]:
    """Give a table of options with shares in lowest terms and keys in the order declared; a ValueError tells a share
    that is none. What is not allowed stays as it is."""
    known = {each.name: each for each in fields(options_type)}
    return {name: _form(known[name], value) if name in known else value for name, value in table.items()}


def _form(option: Field[object], value: object) -> object:
    if "shares" in option.metadata:
        return str(fraction(value))
    if "keys" in option.metadata and isinstance(value, (list, tuple)) and allows(option, value):
        return [key for key in option.metadata["keys"] if key in value]
    return value


def allows(option: Field[object], value: Any) -> bool:
    """Tell whether an option may have this value; one without a range may have any."""
    if "shares" in option.metadata:
        low, high = option.metadata["shares"]
        return bool(low <= fraction(value) <= high)
    if "keys" in option.metadata:
        return all(value.count(key) == 1 and key in option.metadata["keys"] for key in value)
    low, high = option.metadata.get("range", (value, value))
    return bool(low <= value <= high or (value == 0 and option.metadata.get("none", False)))


def counts(options_type: type, table: Mapping[str, object], name: str) -> bool:
    """Tell whether an option counts with the others as they are in a whole table: what it belongs to is chosen."""
    option = next(each for each in fields(options_type) if each.name == name)
    needs: Needs | None = option.metadata.get("needs")
    if needs is None:
        return True
    chosen = table[needs.option]
    held = needs.value in chosen if isinstance(chosen, (list, tuple)) else needs.value == chosen
    return held and counts(options_type, table, needs.option)


def out_of_range(options: Any, code: str) -> tuple[Problem, ...]:
    """List the numbers and shares out of their range as problems of that code; facts: option, value, low, high."""
    found = []
    for each in fields(options):
        value = getattr(options, each.name)
        bounds = each.metadata.get("range") or tuple(map(str, each.metadata.get("shares", ())))
        if bounds and not allows(each, value):
            facts = {"option": each.name, "value": value, "low": bounds[0], "high": bounds[1]}
            found.append(Problem(code, facts=facts, paragraph="2.2"))
    return tuple(found)
