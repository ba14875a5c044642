"""What ways of reading a line have in common: those that say the same, say less, or name less of it than others do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from pbem.language.forms.matching import Found, Given, Value
from pbem.language.talk.weighing import Reader

Ways = tuple[tuple[Found, ...], ...]


def unrepeated(ways: Ways) -> Ways:
    """Leave out ways that name a thing of a list twice, where another does not."""
    once = tuple(way for way in ways if not any(_repeats(value) for phrase in way for _, value in phrase.slots))
    return once or ways


def _repeats(value: Value) -> bool:
    return type(value) is tuple and any(one in value[:at] for at, one in enumerate(value))


def says_less(way: tuple[Found, ...], other: tuple[Found, ...], reader: Reader) -> bool:
    """Tell whether orders are the other ones once they are called by the kind that says more of the same things."""
    alike: Mapping[str, Sequence[str]] = reader.lexicon.items["heard"]["alike"]
    renamed = (_renamed(way, less, more) for less, several in alike.items() for more in several)
    return any(gist(one) == gist(other) for one in renamed if one != way)


def _renamed(phrases: Iterable[Found], kind: str, more: str) -> tuple[Found, ...]:
    """Call orders of one kind by another."""
    return tuple(phrase._replace(kind=more) if phrase.kind == kind else phrase for phrase in phrases)


def fuller(ways: Ways) -> Ways:
    """Leave out ways that name less of what a line names than another one does: "over B3 and C3 ..." is over both."""
    pairs = [(way, other) for way in ways for other in ways if tells_less(way, other) and not tells_less(other, way)]
    return tuple(way for way in ways if not any(way is less for less, _ in pairs))


def tells_less(way: tuple[Found, ...], other: tuple[Found, ...]) -> bool:
    """Tell whether orders say what others of the same kinds say, and name less of it."""
    if way == other or [_slotted(one) for one in way] != [_slotted(one) for one in other]:
        return False
    pairs = [(value, dict(more.slots)[slot]) for one, more in zip(way, other, strict=True) for slot, value in one.slots]
    return all(_names_less(value, more) for value, more in pairs)


def _slotted(phrase: Found) -> tuple[str, list[str]]:
    return phrase.kind, sorted(slot for slot, _ in phrase.slots)


def _names_less(value: Value, more: Value) -> bool:
    """Tell whether a slot holds the same, or nothing but ones, or some places of a list where the other has them all.

    Units are no places: the transport that is left may be no part of what is unloaded.
    """
    named, others = [one for one in _leaves((value,)) if one != "1"], list(_leaves((more,)))
    places = type(more) is tuple and all(isinstance(one, Found) and "area" in dict(one.slots) for one in more)
    return not named or named == others or (places and not _repeats(more) and set(named) <= set(others))


def whole(phrases: Iterable[Found]) -> list[object]:
    """Give all that orders say, in the order it is named."""
    return [
        (phrase.kind, sorted((slot, str(list(_leaves((value,))))) for slot, value in phrase.slots))
        for phrase in phrases
    ]


def gist(phrases: Iterable[Found]) -> object:
    """Give what orders say, however it is put: their kinds, all that is named in them, ways in their order."""
    phrases = tuple(phrases)
    named = sorted(str(value) for phrase in phrases for value in _leaves(phrase) if value != "1")
    ways = [tuple(_leaves(value)) for phrase in phrases for slot, value in phrase.slots if slot == "path"]
    return sorted(phrase.kind for phrase in phrases), named, ways


def named_in(phrases: Iterable[Found]) -> list[str]:
    """Give all that is named in orders, numbers, too."""
    return sorted(str(value) for phrase in phrases for value in _leaves(phrase))


def _leaves(value: Value) -> Iterator[str | int]:
    """Give the words and numbers in a phrase, and in those within it."""
    if isinstance(value, Found):
        yield from (leaf for _, inner in value.slots for leaf in _leaves(inner))
        yield from () if value.slots else (value.kind,)
    elif isinstance(value, str | int):
        yield value
    elif not isinstance(value, Given):
        yield from (leaf for inner in value for leaf in _leaves(inner))
