"""A part of a position against the whole: what is missing, said so that a person sees it."""

from __future__ import annotations

from collections.abc import Mapping

REST = "*"
"""At the end of a list: and possibly more."""


def differences(part: object, whole: object, place: str = "position") -> tuple[str, ...]:
    """Compare a part with the whole.

    Tables are compared key by key, and keys that are not named are not asked. A list must be the same, in any order;
    one that ends with `"*"` may have more. A table in a list may be a part itself. `[]` and `{}` also mean "absent".
    """
    match part:
        case Mapping():
            return _tables(part, whole, place)
        case list() | tuple():
            return _lists(list(part), whole, place)
    if part == whole and isinstance(part, bool) == isinstance(whole, bool):
        return ()
    return (f"{place}: expected {part!r}, found {whole!r}",)


def _tables(part: Mapping[str, object], whole: object, place: str) -> tuple[str, ...]:
    found = whole if isinstance(whole, Mapping) else {}
    return tuple(line for key, value in part.items() for line in differences(value, found.get(key), f"{place}.{key}"))


def _lists(part: list[object], whole: object, place: str) -> tuple[str, ...]:
    """Take away from the list what was expected; nothing may be wanting, and nothing left unless `"*"` allows it."""
    left = list(whole) if isinstance(whole, list | tuple) else []
    open_end = part[-1:] == [REST]
    wanting = []
    for expected in part[:-1] if open_end else part:
        at = next((n for n, item in enumerate(left) if not differences(expected, item)), None)
        if at is None:
            wanting.append(expected)
        else:
            del left[at]
    lines = [f"{place}: expected {item!r}, which is not there" for item in wanting]
    lines += [f"{place}: found {item!r}, which was not expected" for item in left if not open_end]
    return tuple(lines)
