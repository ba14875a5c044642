"""What was found of a line, its slots filled with the numbers of the line, as phrases."""

from __future__ import annotations

from pbem.core.phrases import Phrase
from pbem.language.forms.matching import Bound, Found, Given, Value


def fewest(bounds: set[Bound]) -> tuple[Bound, ...]:
    """Keep the readings of the fewest phrases."""
    if len(bounds) < 2:
        return tuple(bounds)
    fewest = min(map(size, bounds))
    return tuple(bound for bound in bounds if size(bound) == fewest)


def size(bound: Bound) -> int:
    """Count the phrases of a reading."""
    return sum(_count(value) for _, value in bound)


def _count(value: Value) -> int:
    if isinstance(value, Found):
        return 1 + size(value.slots)
    return sum(map(_count, value)) if isinstance(value, tuple) else 0


def phrases(bound: Bound, given: tuple[str | int, ...]) -> tuple[Phrase, ...]:
    """Give the phrases of a reading of a whole line; `given` are the numbers and cells its words give."""
    return tuple(phrase(value, given) for _, values in bound if isinstance(values, tuple) for value in _each(values))


def _each(values: Value) -> tuple[Found, ...]:
    if isinstance(values, Found):
        return (values,)
    return tuple(value for value in values if isinstance(value, Found)) if isinstance(values, tuple) else ()


def phrase(found: Found, given: tuple[str | int, ...] = ()) -> Phrase:
    """Give the phrase that was found."""
    slots: dict[str, str | int | Phrase | tuple[Phrase, ...] | tuple[int, ...]] = {}
    for name, value in found.slots:
        if isinstance(value, Given):
            slots[name] = given[value.at]
        elif isinstance(value, Found):
            slots[name] = phrase(value, given)
        elif isinstance(value, tuple):
            slots[name] = _list(value, given)
        else:
            slots[name] = value
    return Phrase(found.kind, slots)


def _list(values: tuple[Value, ...], given: tuple[str | int, ...]) -> tuple[Phrase, ...] | tuple[int, ...]:
    phrases = tuple(phrase(value, given) for value in values if isinstance(value, Found))
    plain = (given[value.at] if isinstance(value, Given) else value for value in values)
    return phrases or tuple(value for value in plain if isinstance(value, int))
