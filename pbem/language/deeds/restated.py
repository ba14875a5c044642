"""A deed that is said twice in one sentence: first what is meant, then how it is done, or how often.

"Let u4 see further: raise its sight twice", "cover K12 in smoke, throw a smoke bomb there" are one order each.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from pbem.language.forms.book import Lexicon
from pbem.language.forms.matching import Found, Value


def said_once(reading: tuple[Found, ...], lexicon: Lexicon) -> tuple[Found, ...]:
    """Leave out deeds that the one behind them says again, or more exactly.

    `restated` of the game's deeds lists the kinds this holds for, each with the slot that makes two that say the same
    one; "": these are two, for something may be done twice.
    """
    restated: Mapping[str, str] = lexicon.items.get("deeds", {}).get("restated", {})
    return tuple(_left([_listed_once(one, restated) for one in reading], restated)) if restated else reading


def _left(reading: Sequence[Found], restated: Mapping[str, str]) -> Iterator[Found]:
    yield from (one for one, after in pairwise(reading) if not _says_again(one, after, restated))
    yield from reading[-1:]


def _listed_once(one: Found, restated: Mapping[str, str]) -> Found:
    """Leave out of the lists of a deed what the next of a list says more exactly."""
    if one.kind not in restated:
        return one
    return one._replace(slots=tuple((slot, _exactly(value)) for slot, value in one.slots))


def _exactly(value: Value) -> Value:
    if isinstance(value, Found) or not isinstance(value, tuple) or not value:
        return value
    return (*(one for one, after in pairwise(value) if one == after or not _is_within(one, after)), value[-1])


def _says_again(one: Found, after: Found, restated: Mapping[str, str]) -> bool:
    if one.kind not in restated or not _is_within(one, after):
        return False
    return one != after or restated[one.kind] in dict(one.slots)


def _is_within(one: Value, other: Value) -> bool:
    """Tell whether a value says nothing that the other does not say, too."""
    if isinstance(one, Found) and isinstance(other, Found):
        said = dict(other.slots)
        return one.kind == other.kind and all(
            slot in said and _is_within(value, said[slot]) for slot, value in one.slots
        )
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(_is_within, one, other))
    return one == other
