"""Lists of a phrase whose order says nothing: "stop attacks on me by two or more" is "by two or more, on me"."""

from __future__ import annotations

from pbem.language.forms.matching import Found, Value


def sorted_lists(found: Found, slots: frozenset[str]) -> Found:
    """Sort the lists in some slots (`unordered`) of a phrase and of those in it."""
    return found._replace(slots=tuple((slot, _sorted(value, slot in slots, slots)) for slot, value in found.slots))


def _sorted(value: Value, here: bool, slots: frozenset[str]) -> Value:
    if isinstance(value, Found):
        return sorted_lists(value, slots)
    if type(value) is not tuple:
        return value
    inner = tuple(_sorted(one, False, slots) for one in value)
    return tuple(sorted(inner, key=repr)) if here else inner
