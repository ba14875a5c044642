"""Each row of units that was heard gets the number that counts it: before it, behind it, or at the end of all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pbem.language.deeds.parts import SEVERAL
from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found
from pbem.language.heard.hearing import IDLE, NUMBER, PAUSE, PLACE, UNITS, WORD, Heard
from pbem.language.lattice.meant import Line
from pbem.language.words.fold import fold

_NEAR = 3
"""So many words may stand between a number and what it counts."""
_BOTH = 2
APIECE = "apiece"
"""What a number says that is meant of each of several places."""
_APIECE = frozenset({"via", "upto"})
"""What „po jedné“, «по одной» may say besides."""
_ENDING = frozenset({".", ";", "and", "then"})
"""Signs and words behind which something else is done."""
_GENITIVE = "few"
"""The case of several that may also be the genitive of one."""
_EVERY = Found("stack", (("every", "1"),))
Counts = dict[int, int]
"""For each row, by its place among what was heard, the place of its number."""


def counted(every: Sequence[Heard], spec: Toml) -> list[Heard]:
    """Put numbers into the rows they count; `all` that counts no row is everything, half of some rows another row.

    A number of points of production counts no row.
    """
    found = _halved(every, spec["halves"])
    amounts = {at for at in range(len(found)) if _is_of_points(found, at, spec)}
    rows = [at for at, one in enumerate(found) if one.type == UNITS]
    counts: Counts = {}
    for way in (_before, _behind, _opened, _at_the_end):
        for row, number in way(found, rows, counts):
            if row not in counts and number not in {*counts.values(), *amounts}:
                counts[row] = number
    gone = set(counts.values())
    return [_whole(found, at, counts) for at, _ in enumerate(found) if at not in gone and not _again(found, at)]


def _is_of_points(found: Sequence[Heard], at: int, spec: Toml) -> bool:
    """Tell whether a number has the unit of an amount right behind it, and no row behind that: "2 points"."""
    unit, row = [*found[at + 1 : at + 3], None, None][:2]
    points = unit is not None and unit.type == WORD and not unit.said.isdisjoint(spec["points"])
    return found[at].type == NUMBER and points and (row is None or row.type != UNITS)


def _halved(found: Sequence[Heard], halves: Mapping[str, str]) -> list[Heard]:
    """Put a row in the place of half of another: "half an anti-tank gun" is a row of its own."""
    kept = list(found)
    for at, one in enumerate(kept):
        behind = next((n for n in range(at + 1, len(kept)) if IDLE not in kept[n].said and kept[n].number != 1), at)
        row = halves.get(kept[behind].slot("row"), "")
        if one.type == WORD and any(said.partition(":")[0] == "half" for said in one.said) and row:
            whole = Heard(one.start, kept[behind].end, UNITS, Found("stack", (("row", row),)), single=True)
            return [*kept[:at], whole, *_halved(kept[behind + 1 :], halves)]
    return kept


def _before(found: Sequence[Heard], rows: Sequence[int], counts: Counts) -> Iterator[tuple[int, int]]:
    """Find a number before a row; a few words may stand between, or the place of the row ("both B4 guns")."""
    for row in rows:
        for at in range(row - 1, max(-1, row - 2 - _NEAR), -1):
            one = found[at]
            if one.type == NUMBER:
                yield row, at
            if one.type != WORD and not (one.type == PLACE and not one.preps and at == row - 1):
                break


def _behind(found: Sequence[Heard], rows: Sequence[int], counts: Counts) -> Iterator[tuple[int, int]]:
    """Find a number right behind a row, or between two signs: "tanks two", "infantry, two units, ..."."""
    for row in rows:
        kinds = [one.type for one in found[row + 1 : row + 5] if one.type != WORD or "piece" not in one.said]
        if kinds[:1] == [NUMBER]:
            yield row, row + 1
        elif kinds[:3] == [PAUSE, NUMBER, PAUSE]:
            yield row, row + 2


def _opened(found: Sequence[Heard], rows: Sequence[int], counts: Counts) -> Iterator[tuple[int, int]]:
    """Find a number in brackets behind a row and its place: "tanks in D4 (two)"."""
    for at, one in enumerate(found):
        if one.type == NUMBER and at and found[at - 1].type == PAUSE and "(" in found[at - 1].said:
            yield from ((row, at) for row in rows[::-1] if row < at)


def _at_the_end(found: Sequence[Heard], rows: Sequence[int], counts: Counts) -> Iterator[tuple[int, int]]:
    """Find `all` behind the only row without a number, or a number that ends the line."""
    left = [row for row in rows if row not in counts]
    free = [at for at, one in enumerate(found) if one.type == NUMBER and at not in counts.values() and left[:1] < [at]]
    groups = [at for at in free if found[at].group]
    last = [at for at in free if all(one.type in (PAUSE, WORD) for one in found[at + 1 :])]
    if len(left) == 1 and len(groups) == 1 and not any(left[0] < row < groups[0] for row in rows):
        yield left[0], groups[0]
    elif len(left) == 1 and len(free) == 1 == len(last) and free[0] > max(rows) and not _anew(found, rows[-1], free[0]):
        yield left[0], last[0]


def _anew(found: Sequence[Heard], row: int, number: int) -> bool:
    """Tell whether something is done anew between a row and a number: "build a tank in A1. Make three"."""
    signs = [at for at in range(row, number) if found[at].type == PAUSE and not found[at].said.isdisjoint(_ENDING)]
    return any(one.type == WORD and IDLE not in one.said for at in signs[:1] for one in found[at:number])


def _whole(found: Sequence[Heard], at: int, counts: Counts) -> Heard:
    """Give what was heard at a place, a row with its number."""
    one = found[at]
    if one.type == NUMBER and one.group == "all":
        return one._replace(type=UNITS, found=_EVERY)
    if one.type != UNITS:
        return one
    number = found[counts[at]] if at in counts else None
    count = _count(number) if number else int(one.single)
    slots = (("count", count), *one.found.slots) if count else one.found.slots
    start = number.start if number and counts[at] == at - 1 else one.start
    group = number.group if number else one.group
    apiece = {APIECE} if number and not number.preps.isdisjoint(_APIECE) else set()
    return one._replace(start=start, found=Found("stack", slots), number=count, group=group, said=one.said | apiece)


def singly(every: Sequence[Heard], line: Line) -> list[Heard]:
    """Count as one what is named in the singular and counted by nothing: "the infantry", which may be all, too."""
    return [_singly(one, line) if one.type == UNITS and not one.group else one for one in every]


def _singly(one: Heard, line: Line) -> Heard:
    words = " ".join(token.folded for token in line.run.tokens[one.start : one.end])
    said = line.lexicon.tables["row"][one.slot("row")].said if one.slot("row") else {}
    several = SEVERAL - {_GENITIVE} if _of_something(one, line) else SEVERAL
    lone = words in {fold(text) for case, text in said.items() if case not in several}
    if not lone or one.slot("count"):
        return one
    return one._replace(found=Found("stack", tuple(sorted((*one.found.slots, ("count", 1))))))


def _of_something(one: Heard, line: Line) -> bool:
    """Tell whether units stand in the genitive, behind a noun of what is done to them: „stavba ponorky“ is of one."""
    nouns = line.lexicon.items["heard"]["nouns"]
    return any(one.start in line.said(at, noun) for at in range(one.start) for noun in nouns)


def _count(number: Heard) -> int:
    """Tell how many; 0: all there are."""
    return _BOTH if number.group == "both" else number.number


def _again(found: Sequence[Heard], at: int) -> bool:
    """Tell whether a row is but said again: „náklad surovín“ is one thing."""
    one, before = found[at], found[at - 1] if at else None
    return bool(before) and one.type == UNITS == before.type and one.slot("row") == before.slot("row")  # type: ignore[union-attr]
