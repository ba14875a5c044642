"""Who is told: one unit, several, all, the rest, both; by number, ordinal, the noun of a number, or by its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from string import ascii_letters, digits
from typing import NamedTuple

from pbem.language.lattice.meant import Line
from pbem.language.words.tokens import ordered

_MOST = 60


class Who(NamedTuple):
    """Numbers, or a group they are taken from; `explicit`: a word says that units are meant."""

    numbers: tuple[int, ...] = ()
    group: str = ""
    explicit: bool = False
    many: int = 0
    """So many the group must be ("the other two"); 0: nothing is said of that."""


def whos(line: Line, at: int) -> tuple[tuple[int, Who], ...]:
    """Give all that may be told at a place, with the place behind it."""
    found = line.remembered.get(("who", at))
    if found is None:
        found = line.remembered["who", at] = tuple(dict.fromkeys(_whos(line, at)))
    return found


def _whos(line: Line, at: int) -> Iterator[tuple[int, Who]]:
    yield from _lists(line, at)
    yield from _groups(line, at)
    yield from _excepted(line, at)
    yield from _by_place(line, at)
    yield from _named_twice(line, at)
    yield from _outermost(line, at)


def numbers(line: Line, at: int) -> tuple[tuple[int, Who], ...]:
    """Give one unit by its number."""
    return tuple(dict.fromkeys(_one(line, at)))


def _one(line: Line, at: int) -> Iterator[tuple[int, Who]]:
    for start, noun in _nouns(line, at):
        for edge in line.edges(start):
            if edge.kind in ("number", "ordinal", "unit") and isinstance(edge.value, int):
                if edge.kind == "number" and (_stands_for_noun(line, start) or any(_all_there(line, start))):
                    continue
                if (edge.kind == "ordinal" and _counts_a_thing(line, start)) or _counts_steps(line, start):
                    continue
                if edge.kind == "unit" and (_is_noun(line, start) or _is_square(line, start)):
                    continue
                explicit = noun or edge.kind != "number" or ordered(line.run.tokens[start])
                yield edge.end, Who((edge.value,), explicit=explicit)
                dotted = line.mark(edge.end, ".") or edge.end
                ones = line.ends(edge.end, "fellow") if edge.kind == "ordinal" else ()
                nouns = line.nouns(dotted) if edge.kind != "unit" else ()  # "u1 one square left"
                many = _of_many(line, edge.end) if edge.kind == "ordinal" else ()
                for end in (*nouns, *ones, *many) if not any(line.ends(dotted, "and")) else ():
                    yield end, Who((edge.value,), explicit=True)


def _of_many(line: Line, at: int) -> Iterator[int]:
    """Give the places behind all of whom one is: "the second of our warriors", „druhý z našich bojovníků“."""
    starts = {
        edge.end for edge in line.edges(at) if (edge.kind, edge.value) == ("prep", "from") or edge.kind == "empty"
    }
    yield from (end for start in starts for on in line.over(start, "empty") for end in line.nouns(on))


def _all_there(line: Line, at: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Read a number in a word that counts all who stand somewhere: „ty dvě v Yazu“; which they are."""
    word = at < line.end and line.run.tokens[at].sort == "word" and not any(line.ends(at, "ordinal"))
    for edge in line.edges(at) if word else ():
        for end in (edge.end, *line.nouns(edge.end)) if edge.kind == "number" and edge.value not in (0, 1) else ():
            for behind in line.past(end, "that"):
                every = ((stop, line.standing(place)) for stop, place in _located(line, behind, False))
                yield from ((stop, there) for stop, there in every if len(there) == edge.value)


def _stands_for_noun(line: Line, at: int) -> bool:
    """Tell whether a word is the `one` of "the second one", and no number."""
    if not at or not any(line.ends(at, "fellow")):
        return False
    return any(edge.kind == "ordinal" or (edge.kind, edge.end) == ("that", at + 1) for edge in line.edges(at - 1))


def _is_square(line: Line, at: int) -> bool:
    """Tell whether a square stands behind a preposition, though its name could be a unit's: „na J8“."""
    token = line.run.tokens[at]
    leads = any(edge.kind == "prep" and edge.value != "with" for edge in (line.edges(at - 1) if at else ()))
    return leads and token.sort == "cell" and token.text[0].isupper() and "@cell" in line.run.features[at]


def _is_noun(line: Line, at: int) -> bool:
    """Tell whether a word that is the first unit's name and the noun for all (Slovak „jednotka“) is the noun here.

    It is where a number or place says which of them, and in a game of deeds, where new ones may be meant; where people
    are counted, it is the name beside that of another („dvojka na farmu, jednotka do kostola“).
    """
    if not any(line.ends(at, "noun")):
        return False
    if "line" not in line.lexicon.items:
        return not (line.spec.get("counted") and may_be_first(line, at) and _another(line, at))
    return _said_which(line, at) or any(line.standing(place) for _, place in _located(line, at + 1, True))


def may_be_first(line: Line, at: int) -> bool:
    """Tell whether a noun for people is the first unit's name, too, and nothing beside it says which or how many."""
    named = any(edge.kind == "unit" for edge in line.edges(at)) and line.run.tokens[at].sort == "word"
    return named and not _said_which(line, at)


def _said_which(line: Line, at: int) -> bool:
    beside = (*(line.edges(at - 1) if at else ()), *line.edges(at + 1))
    return any(edge.kind in ("number", "ordinal", "unit", "numero", "group", "that") for edge in beside)


def _another(line: Line, at: int) -> bool:
    """Tell whether elsewhere in the line stands the name of a unit, as a word."""
    words = (on for on in range(line.end) if on != at and line.run.tokens[on].sort == "word")
    return any(edge.kind == "unit" for on in words for edge in line.edges(on))


def _counts_a_thing(line: Line, at: int) -> bool:
    """Tell whether an ordinal stands within words for a thing of the game: "the fourth bonus"."""
    things = line.spec.get("counted_by", ())
    return any(edge.kind == "verb" and edge.value in things and edge.end > at + 1 for edge in line.edges(at))


def _counts_steps(line: Line, at: int) -> bool:
    """Tell whether a number says at which step something happens: "at step two it turns left"."""
    condition = line.spec.get("condition", "") if "line" in line.lexicon.items else ""
    every = (one for on in range(max(0, at - 2), at) for one in line.phrases(condition, on, True))
    return any(found.kind == "step" and end > at for end, found in every)


def _nouns(line: Line, at: int) -> Iterator[tuple[int, bool]]:
    """Go past the noun before a number, and past the word "number"."""
    starts = [(at, False), *((line.mark(end, ".") or end, True) for end in line.nouns(at))]
    for start, noun in starts:
        yield start, noun
        for end in line.ends(start, "numero"):
            yield end, True
        yield from ((end, True) for end in (_of_whom(line, start) if noun else ()))


def _of_whom(line: Line, at: int) -> Iterator[int]:
    """Go past the preposition between people and the unit they are: "the lads of the fourth", „hoši ze čtyřky“."""
    if "line" not in line.lexicon.items or ("prep", "with") in {(edge.kind, edge.value) for edge in line.edges(at)}:
        return  # «соединение со второй» is no part of it
    for edge in line.edges(at):
        if (edge.kind, edge.value) == ("prep", "from") or (edge.kind == "empty" and edge.end == at + 1):
            for start in line.over(edge.end, "empty"):
                yield from (end for end in (start, *line.nouns(start)) if _tells_which(line, end))


def _tells_which(line: Line, at: int) -> bool:
    """Tell whether a unit's place in the list, or the noun of its number, stands there: no number, that may count."""
    numbered = any(edge.kind == "number" for edge in line.edges(at)) and any(line.nouns(at - 1))
    return numbered or any(edge.kind in ("ordinal", "unit") for edge in line.edges(at))


def _lists(line: Line, at: int) -> Iterator[tuple[int, Who]]:
    """Read `1`, `1, 2 and 3`, `armies 1-3`."""
    front: list[tuple[int, tuple[int, ...], bool]] = [
        (end, (who.numbers[0],), who.explicit) for end, who in _one(line, at)
    ]
    while front:
        end, told, explicit = front.pop()
        yield end, Who(told, explicit=explicit)
        if len(told) >= _MOST:
            continue
        for start in line.listed(end):
            front += [
                (further, (*told, who.numbers[0]), explicit or who.explicit)
                for further, who in _one(line, start)
                if who.numbers[0] not in told
            ]
        for start in line.ranged(end):
            front += [
                (further, (*told, *range(told[-1] + 1, who.numbers[0] + 1)), True)
                for further, who in _one(line, start)
                if told[-1] < who.numbers[0] <= told[-1] + _MOST
            ]


def _groups(line: Line, at: int) -> Iterator[tuple[int, Who]]:
    for edge in line.edges(at):
        if edge.kind != "group" or _of_what_is_met(line, edge.end):
            continue
        for end in (edge.end, *line.nouns(edge.end)):
            yield end, Who((), str(edge.value), True)
            yield from _counted_groups(line, end, str(edge.value))
            if edge.value == "both":
                starts = {end, line.mark(end, ",")} - {0}
                yield from ((on, who) for at in starts for on, who in _lists(line, at) if len(who.numbers) == 2)
            if edge.value != "all":
                continue
            for start in (*line.ends(end, "except"), *line.ends(line.mark(end, ",") or line.end, "except")):
                for further, but in _lists(line, start):
                    if but.explicit or not line.spec.get("counted"):
                        ends = {further, line.mark(further, ",")} - {0}
                        yield from ((on, Who(but.numbers, "but", True)) for on in ends)


def _of_what_is_met(line: Line, at: int) -> bool:
    """Tell whether a group is of others: "every free city", "each enemy"."""
    every = (found for _, found in line.phrases(line.spec.get("object", ""), at, True))
    return not any(line.nouns(at)) and any(not found.slots for found in every)


def _excepted(line: Line, at: int) -> Iterator[tuple[int, Who]]:
    """Read all but those named before: "except for 3 all (armies)", „kromě trojky ať každý“."""
    for end, but in without(line, at):
        for start in line.over(line.mark(end, ",") or end, "empty", "wish"):
            for edge in line.edges(start):
                if (edge.kind, edge.value) == ("group", "all"):
                    yield from ((on, Who(but.numbers, "but", True)) for on in (edge.end, *line.nouns(edge.end)))


def without(line: Line, at: int) -> Iterator[tuple[int, Who]]:
    """Read whom a word such as `except` leaves out."""
    for start in line.ends(at, "except"):
        yield from ((end, who) for end, who in _lists(line, start) if who.explicit or not line.spec.get("counted"))


def unmoved(line: Line, at: int) -> Iterator[tuple[int, Who]]:
    """Read that nobody moves, and who is left out of it: "nobody moves", "except for 4 nobody moves"."""
    everybody = Who((), "all", True)
    first = ((end, who._replace(group="but", explicit=True)) for end, who in without(line, at))
    for start, who in ((at, everybody), *first):
        for place in line.over(line.mark(start, ",") or start, "empty", "contrast"):
            for end in line.ends(place, "nobody"):
                yield from ((on, who) for on in _moving(line, end))
                if who is everybody:
                    left = ((on, but._replace(group="but", explicit=True)) for on, but in without(line, end))
                    yield from ((behind, but) for on, but in left for behind in _moving(line, on))


def _moving(line: Line, at: int) -> Iterator[int]:
    """Give the places behind a verb of going, denied or not: „nikdo se nehýbe“, "nobody moves"."""
    for start in line.over(at, "empty", "wish", "no"):
        for edge in line.edges(start):
            if edge.kind in ("verb", "negated") and edge.value == "go" and not edge.past:
                yield from line.over(edge.end, "empty")


def _named_twice(line: Line, at: int) -> Iterator[tuple[int, Who]]:
    """Read whom a noun or a place names, and behind it numbers: "my best army, the third,", "both in Yaz (2 and 7)"."""
    heads = [(end, ()) for end in line.nouns(at)]
    for end, there in (*heads, *((end, who.numbers) for end, who in _by_place(line, at))):
        for sign, closing in _PAIRED.items():
            behind = line.mark(end, sign)
            for start in line.over(behind, "empty", "so", "amend") if behind else ():
                for further, who in _lists(line, start):
                    if (on := line.mark(further, closing)) and (not there or set(there) == set(who.numbers)):
                        yield on, who._replace(explicit=True)


def _counted_groups(line: Line, at: int, group: str) -> Iterator[tuple[int, Who]]:
    """Read how many a group is behind it: "the other two", "all four units"."""
    for edge in line.edges(at) if not line.spec.get("counted") else ():
        if edge.kind in ("number", "unit") and isinstance(edge.value, int) and edge.value > 1:
            for end in (edge.end, *line.nouns(edge.end)):
                yield end, Who((), group, True, edge.value)


def _by_place(line: Line, at: int) -> Iterator[tuple[int, Who]]:
    """Read `the army (that stands) in Kem`, `the one on D4`, `both from Yaz`, where one's own ones are seen."""
    for start, wanted, noun in _some(line, at):
        for behind in line.past(start, "that"):
            for end, place in _located(line, behind, noun):
                there = line.standing(place)
                if len(there) == (wanted or 1) or (wanted == _ALL and len(there) > 1):
                    yield end, Who(there, explicit=True)
    yield from ((end, Who(there, explicit=True)) for end, there in _all_there(line, at))
    for end, place in line.places(at):
        there = line.standing(place)
        if (sign := line.mark(end, ":")) and len(there) > 1:  # "Yaz: both armies stay"
            yield from (
                (on, Who(there, explicit=True)) for on, wanted, _ in _some(line, sign) if wanted in (len(there), _ALL)
            )
        if len(there) == 1:
            yield from ((behind, Who(there, explicit=True)) for behind in line.nouns(end))


_ALL = -1
_PAIRED = {",": ",", "(": ")", "-": "-"}
"""Signs around what says once more who is meant."""


def _some(line: Line, at: int) -> Iterator[tuple[int, int, bool]]:
    """Read a noun for one unit, or `both`, `all`, with how many are wanted there (0: one), and if there is a noun."""
    for edge in line.edges(at):
        if edge.kind == "group" and edge.value in ("both", "all"):
            ends = (edge.end, *(end for start in line.over(edge.end, "empty") for end in line.nouns(start)))
            yield from ((end, 2 if edge.value == "both" else _ALL, True) for end in ends)
    yield from ((start, 0, True) for start in line.nouns(at))
    yield from ((start, 0, False) for start in line.ends(at, "that"))


def _located(line: Line, at: int, named: bool) -> Iterator[tuple[int, str]]:
    """Give the places named there, behind a preposition or in the genitive („posádka Garu“)."""
    for edge in line.edges(at):
        if edge.kind == "prep" and edge.value in ("at", "from"):
            yield from (found for start in line.over(edge.end, "empty") for found in line.places(start))
    for start in line.over(at, "empty") if named else ():
        yield from line.places(start)


def _outermost(line: Line, at: int) -> Iterator[tuple[int, Who]]:
    """Read "the northernmost unit" and "the fastest", where it is plain which of those one has is so."""
    for edge in line.edges(at):
        if edge.kind == "extreme" and (there := _farthest(line, str(edge.value))):
            nouns = (end for start in line.over(edge.end, "empty") for end in line.nouns(start))
            for end in {edge.end, *nouns, *line.ends(edge.end, "fellow")}:
                yield end, Who(there, explicit=True)


def _farthest(line: Line, way: str) -> tuple[int, ...]:
    """Give the one unit that stands farthest that way, or whose values are what a superlative says.

    Rows are counted from the north, columns from the west.
    """
    if way not in _ROW_AND_COLUMN:
        return tuple(number for so, number in line.vocabulary.extremes.items() if so == way)
    every = line.vocabulary.places.get(line.spec.get("unit", ""), {})
    placed = {cell: _ROW_AND_COLUMN[way](cell) for cell in every if _CELL.fullmatch(cell)}
    most = max(placed.values(), default=0)
    there = [number for cell, far in placed.items() if far == most for number in every[cell]]
    return tuple(there) if len(there) == 1 else ()


def _row(cell: str) -> int:
    return int(cell.lstrip(ascii_letters))


def _column(cell: str) -> int:
    letters = cell.rstrip(digits).upper()
    return sum((ord(letter) - ord("A") + 1) * 26**place for place, letter in enumerate(reversed(letters)))


_CELL = re.compile(r"[A-Za-z]{1,2}\d{1,3}")
_ROW_AND_COLUMN: Mapping[str, Callable[[str], int]] = {
    "N": lambda cell: -_row(cell),
    "S": _row,
    "W": lambda cell: -_column(cell),
    "E": _column,
}
