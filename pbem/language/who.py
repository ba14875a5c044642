"""Who is told: one unit, several, all, the rest, both; by number, ordinal, the noun of a number, or by its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pbem.language.meant import Line

_MOST = 60


class Who(NamedTuple):
    """Numbers, or a group they are taken from; `explicit`: a word says that units are meant."""

    numbers: tuple[int, ...] = ()
    group: str = ""
    explicit: bool = False


def whos(line: Line, at: int) -> tuple[tuple[int, Who], ...]:
    """Give all that may be told at a place, with the place behind it."""
    found = line.remembered.get(("who", at))
    if found is None:
        found = line.remembered["who", at] = tuple(dict.fromkeys(_whos(line, at)))
    return found


def _whos(line: Line, at: int) -> Iterator[tuple[int, Who]]:
    yield from _lists(line, at)
    yield from _groups(line, at)
    yield from _by_place(line, at)


def numbers(line: Line, at: int) -> tuple[tuple[int, Who], ...]:
    """Give one unit by its number."""
    return tuple(dict.fromkeys(_one(line, at)))


def _one(line: Line, at: int) -> Iterator[tuple[int, Who]]:
    for start, noun in _nouns(line, at):
        for edge in line.edges(start):
            if edge.kind in ("number", "ordinal", "unit") and isinstance(edge.value, int):
                explicit = noun or edge.kind != "number"
                yield edge.end, Who((edge.value,), explicit=explicit)
                dotted = line.mark(edge.end, ".") or edge.end
                for end in line.nouns(dotted) if not any(line.ends(dotted, "and")) else ():
                    yield end, Who((edge.value,), explicit=True)


def _nouns(line: Line, at: int) -> Iterator[tuple[int, bool]]:
    """Go past the noun before a number, and past the word "number"."""
    starts = [(at, False), *((line.mark(end, ".") or end, True) for end in line.nouns(at))]
    for start, noun in starts:
        yield start, noun
        for end in line.ends(start, "numero"):
            yield end, True


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
        if edge.kind != "group":
            continue
        for end in (edge.end, *line.nouns(edge.end)):
            yield end, Who((), str(edge.value), True)
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


def _by_place(line: Line, at: int) -> Iterator[tuple[int, Who]]:
    """Read `the army (that stands) in Kem`, `the one on D4`, `both from Yaz`, where one's own ones are seen."""
    for start, wanted in _some(line, at):
        for behind in line.past(start, "that"):
            for end, place in _located(line, behind, bool(wanted) or behind == start):
                there = line.standing(place)
                if len(there) == (wanted or 1) or (wanted == _ALL and len(there) > 1):
                    yield end, Who(there, explicit=True)
    for end, place in line.places(at):
        there = line.standing(place)
        if len(there) == 1:
            yield from ((behind, Who(there, explicit=True)) for behind in line.nouns(end))


_ALL = -1


def _some(line: Line, at: int) -> Iterator[tuple[int, int]]:
    """Read a noun for one unit, or `both`, `all`, with how many are wanted there; 0: one."""
    for edge in line.edges(at):
        if edge.kind == "group" and edge.value in ("both", "all"):
            ends = (edge.end, *(end for start in line.over(edge.end, "empty") for end in line.nouns(start)))
            yield from ((end, 2 if edge.value == "both" else _ALL) for end in ends)
    yield from ((start, 0) for start in (*line.nouns(at), *line.ends(at, "that")))


def _located(line: Line, at: int, named: bool) -> Iterator[tuple[int, str]]:
    """Give the places named there, behind a preposition or in the genitive („posádka Garu“)."""
    for edge in line.edges(at):
        if edge.kind == "prep" and edge.value in ("at", "from"):
            yield from (found for start in line.over(edge.end, "empty") for found in line.places(start))
    if named:
        yield from line.places(at)
