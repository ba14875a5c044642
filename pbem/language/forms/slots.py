"""What may stand in a slot: a number, a label, a cell, a text, a name, a word of a table, a phrase, a list of those."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pbem.language.forms.matching import Bound, Found, Given, Label, Match, Read, Run, Value
from pbem.language.words.atoms import Features
from pbem.language.words.tokens import BREAK, labelled

NUMBER = "#"
CODE = "#code"
COUNT = "+count"
FIGURES = 4
"""A number of so many figures may be a code: it counts nothing."""
CELL = "@cell"
QUOTE = "@quote"
_NOTHING = " \t\n\"'«»“”„-:"
"""What may stand before words that mean nothing here, and yet begin a text."""
MOST_READINGS = 48
"""Of a list with more readings than this, only so many are followed: a line that is meant is never so vague."""


def number(values: Mapping[int, int]) -> Read:
    """Read digits or a number word."""

    def read(run: Run, at: int) -> list[tuple[int, Value]]:
        features = run.features[at]
        if NUMBER not in features:
            if run.tracing:
                run.miss(at, "", (NUMBER,))
            return []
        if run.given:
            return [(at + 1, Given(run.given[at]))]
        if run.tokens[at].number >= 0:
            return [(at + 1, run.tokens[at].number)]
        return [(at + 1, values[atom]) for atom in features if isinstance(atom, int) and atom in values]

    return read


def sort(read_number: Read, feature: str) -> Read:
    """Read a number of one sort: a code of at least four figures, or one that counts ("seven", not "the seventh")."""

    def read(run: Run, at: int) -> list[tuple[int, Value]]:
        if feature in run.features[at]:
            return read_number(run, at)
        if run.tracing:
            run.miss(at, "", (feature,))
        return []

    return read


def cell(run: Run, at: int) -> list[tuple[int, Value]]:
    """Read the name of a cell."""
    if CELL in run.features[at]:
        return [(at + 1, Given(run.given[at]) if run.given else run.tokens[at].folded)]
    if run.tracing:
        run.miss(at, "", (CELL,))
    return []


def label(kind: str) -> Read:
    """Read a number with letters before it that say what it counts: `u1`."""
    feature = NUMBER + kind

    def read(run: Run, at: int) -> list[tuple[int, Value]]:
        if feature in run.features[at]:
            number = Given(run.given[len(run.tokens) + at]) if run.given else labelled(run.tokens[at])[1]
            return [(at + 1, number)]
        if run.tracing:
            run.miss(at, "", (feature,))
        return []

    return read


def text(run: Run, at: int) -> list[tuple[int, Value]]:
    """Read a quoted text, or everything to the end of the line; in an order of several lines, of that one.

    A colon before it belongs to the word above it: `text: on our honour` says the same as `text on our honour`.
    """
    run.verbatim |= at < len(run.tokens)  # a line of that shape may hold other words here, and then be read
    at += _colon(run, at)
    if at >= len(run.tokens):
        if run.tracing:
            run.miss(at, "")
        return []
    token = run.tokens[at]
    if token.sort == "quote":
        return [(at + 1, token.text)] if token.text else []
    before = run.line[run.tokens[at - 1].end if at else 0 : token.start]
    start = token.start - len(before.lstrip(_NOTHING)) if any(map(str.isalnum, before)) else token.start
    last = next((n for n in range(at, len(run.tokens)) if run.tokens[n].folded == BREAK), len(run.tokens))
    return [(last, run.line[start:].partition("\n")[0].strip())] if last > at else []


def _colon(run: Run, at: int) -> bool:
    """Tell whether a colon stands at a place; one between quotation marks is a text."""
    return at < len(run.tokens) and run.tokens[at].sort == "mark" and run.tokens[at].folded == ":"


def plain(run: Run, at: int) -> list[tuple[int, Value]]:
    """Read a quoted text, or everything to the end of the line if no colon stands in it."""
    colon = any(token.folded == ":" for token in run.tokens[at:] if token.sort == "mark")
    return [] if colon else text(run, at)


def free(bars: Features) -> Read:
    """Make what reads a text that holds no word of a list, unless it is quoted or stands behind a colon."""

    def read(run: Run, at: int) -> list[tuple[int, Value]]:
        opened = at < len(run.tokens) and (run.tokens[at].sort == "quote" or run.tokens[at].folded == ":")
        barred = any(not bars.isdisjoint(features) for features in run.features[at:])
        barred = barred or any(token.sort == "quote" for token in run.tokens[at:])  # 'as "bait" on my map'
        return [] if barred and not opened else text(run, at)

    return read


TEXTS: Mapping[str, Read] = {"text": text, "plain": plain, "free": free(frozenset())}
"""Free words; the plain ones hold no colon, behind which what is meant may begin, the free ones no word of `bars`."""


def proper(kind: str) -> Read:
    """Read a proper name of the vocabulary."""
    feature = "@" + kind

    def read(run: Run, at: int) -> list[tuple[int, Value]]:
        if feature in run.features[at]:
            return [(name.end, name.key) for name in run.names[at] if name.kind == kind]
        if run.tracing:
            run.miss(at, "", (feature,))
        return []

    return read


_LITTLE = 2


def table(
    singles: Mapping[int, tuple[str, ...]], longer: tuple[tuple[tuple[int, ...], str], ...], capitals: frozenset[int]
) -> Read:
    """Read a word of a table of names, such as a colour; the longest way to say one wins.

    What is a letter of the table as a capital only (`capitals`) is a little word otherwise: „král a dáma“.
    """
    heads: dict[int | str, list[tuple[tuple[int, ...], str]]] = {}
    for way in longer:
        heads.setdefault(way[0][0], []).append(way)

    def read(run: Run, at: int) -> list[tuple[int, Value]]:
        here = run.features[at]
        if not capitals.isdisjoint(here):
            run.verbatim = True
            here = here - capitals if run.tokens[at].text.islower() else here
        found = [(1, key) for atom in here if isinstance(atom, int) for key in singles.get(atom, ())]
        for atom in run.features[at]:
            for atoms, key in heads.get(atom, ()):
                if _there(run, at, atoms) and not _is_apart(run, at):
                    found.append((len(atoms), key))
        if run.tracing and not found:
            run.miss(at, "", (*singles, *heads))
        if len(found) < 2:
            return [(at + length, key) for length, key in found]
        longest = max((length for length, _ in found), default=0)
        return [(at + length, key) for length, key in dict.fromkeys(found) if length == longest]

    return read


def _is_apart(run: Run, at: int) -> bool:
    """Tell whether a little word is parted from the next by what was left out: "at the guns" are no "AT guns"."""
    first, second = run.tokens[at : at + 2]
    between = run.line[first.end : second.start]
    return len(first.text) <= _LITTLE and any(letter.isalpha() for letter in between)


def _there(run: Run, at: int, atoms: tuple[int, ...]) -> bool:
    """Tell whether a sequence of words stands there."""
    for place, atom in enumerate(atoms, at):
        if atom not in run.features[place]:
            if run.tracing and place > at:
                run.miss(place, "", (atom,))
            return False
    return True


def phrase(kind: str, forms: Callable[[Features], tuple[Match, ...]], every: tuple[Match, ...]) -> Read:
    """Read a phrase of a kind, by all forms that can begin with that word."""

    def read(run: Run, at: int) -> list[tuple[int, Value]]:
        found = run.memo.get((kind, at))
        if found is None:
            matches = every if run.tracing else forms(run.features[at])
            ends = [(end, Found(kind, _sorted(bound))) for match in matches for end, bound in match(run, at, ())]
            found = run.memo[kind, at] = tuple(dict.fromkeys(ends)) if len(ends) > 1 else tuple(ends)
        return list(found)

    return read


def _sorted(bound: Bound) -> Bound:
    return tuple(sorted(bound, key=lambda pair: pair[0])) if len(bound) > 1 else bound


def any_of(forms: Callable[[Features], tuple[Read, ...]], every: tuple[Read, ...]) -> Read:
    """Read a phrase of any kind of a group."""

    def read(run: Run, at: int) -> list[tuple[int, Value]]:
        kinds = every if run.tracing else forms(run.features[at])
        return [found for kind in kinds for found in kind(run, at)]

    return read


def several(read_one: Read, between: Match, label: Label) -> Read:
    """Read one or more things, parted by something."""

    def one(run: Run, at: int) -> list[tuple[int, Value]]:
        if not run.tracing:
            return read_one(run, at)
        run.enter(at, label)
        found = read_one(run, at)
        run.leave()
        return found

    def read(run: Run, at: int) -> list[tuple[int, Value]]:
        known = run.lists.get((one, at))
        if known is None:
            known = run.lists[one, at] = follow(run, at)
        return known

    def follow(run: Run, at: int) -> list[tuple[int, Value]]:
        lists: list[tuple[int, Value]] = []
        starts: list[tuple[int, tuple[Value, ...]]] = [(at, ())]
        while starts:
            ends = [(end, (*before, value)) for start, before in starts for end, value in one(run, start)]
            lists += ends
            nexts = [(place, before) for end, before in ends for place, _ in between(run, end, ())]
            starts = list(dict.fromkeys(nexts))[:MOST_READINGS]
        return lists

    return read
