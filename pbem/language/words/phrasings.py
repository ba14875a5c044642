"""Several ways of saying one thing, written as one entry: `~(if|when) (it|that) (fails|is (not |)possible)`.

Behind `~` words stand as they are, parted by spaces; one behind `^` is a dictionary form, all forms of which are read.
`(a|b|)` is one of several, or nothing. They are followed word by word, never written out: a line of such an entry may
say thousands of things.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from pbem.language.words.fold import fold
from pbem.language.words.memory import one_of
from pbem.language.words.tokens import patterns

SIGN = "~"
Item = str | tuple[tuple["Item", ...], ...]
Phrasing = tuple[Item, ...]
"""Keys of words one after another, or, in their place, several phrasings."""
_PIECE = re.compile(r"[()|]|[^()|\s]+")


def phrasing(text: str) -> Phrasing:
    """Read an entry behind its `~`."""
    pieces = _PIECE.findall(text)
    found, end = _several(pieces, 0)
    if end != len(pieces):
        raise ValueError(f"{text!r}: a bracket closes nothing")
    return found[0] if len(found) == 1 else (found,)


def _several(pieces: Sequence[str], at: int) -> tuple[tuple[Phrasing, ...], int]:
    """Read phrasings parted by `|`, up to the bracket that ends them."""
    found: list[list[Item]] = [[]]
    while at < len(pieces) and pieces[at] != ")":
        match pieces[at]:
            case "(":
                inner, at = _several(pieces, at + 1)
                found[-1].append(inner)
            case "|":
                found.append([])
            case word:
                found[-1] += map(one_of, _keys(word))
        at += 1
    return tuple(map(tuple, found)), at


def _keys(word: str) -> Iterator[str]:
    if word.startswith("^"):
        yield fold(word[1:])
    else:
        yield from ("=" + part for part in patterns(word))


def words(items: Phrasing) -> Iterator[str]:
    """Give the keys of all words of a phrasing."""
    for item in items:
        if isinstance(item, str):
            yield item
        else:
            yield from (word for one in item for word in words(one))


def firsts(items: Phrasing) -> frozenset[str]:
    """Give the keys of the words a phrasing may begin with."""
    found: frozenset[str] = frozenset()
    for item in items:
        if isinstance(item, str):
            return found | {item}
        found |= {word for one in item for word in firsts(one)}
        if not any(map(may_end, item)):
            return found
    return found


def after(items: Phrasing, key: str) -> Iterator[Phrasing]:
    """Give what is left of a phrasing behind a word it may begin with, one for each way to begin with it."""
    for at, item in enumerate(items):
        behind = items[at + 1 :]
        if isinstance(item, str):
            yield from (behind,) if item == key else ()
            return
        yield from ((*left, *behind) for one in item for left in after(one, key))
        if not any(map(may_end, item)):
            return


def may_end(items: Phrasing) -> bool:
    """Tell whether nothing need stand where a phrasing stands."""
    return all(not isinstance(item, str) and any(map(may_end, item)) for item in items)


def ends(items: Phrasing, keys: Sequence[Collection[str]], at: int) -> frozenset[int]:
    """Give the places behind a phrasing that begins at a place of words, each of which has several keys."""
    places = frozenset({at})
    for item in items:
        if isinstance(item, str):
            places = frozenset(end + 1 for end in places if end < len(keys) and item in keys[end])
        else:
            places = frozenset(end for start in places for one in item for end in ends(one, keys, start))
        if not places:
            break
    return places
