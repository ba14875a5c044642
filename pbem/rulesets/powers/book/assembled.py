"""Chapters become a book: closed under what they need, in the order of needs, every point combined.

What cannot be put together is a Problem that names it: a chapter nobody knows, a need that is missing, chapters that
exclude each other, two phases at one moment and rank, two unrelated answers where one is wanted, and a chapter that
shows something without saying how it is dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

from pbem.core.problems import Problem
from pbem.core.texts import Fact
from pbem.rulesets.powers.battle.points import joined
from pbem.rulesets.powers.board.units import Row, rows
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.book.table import MOMENTS

Among = Mapping[str, Chapter]
"""All chapters there are, by key."""


@dataclass(frozen=True, eq=False)
class Book:
    """Everything the chapters in play say, combined."""

    chapters: tuple[str, ...]
    phases: tuple[Phase, ...]
    orders: frozenset[type]
    doctrine: frozenset[str]
    points: Points


def assembled(keys: frozenset[str], among: Among) -> Book | Problem:
    """Put chapters together, or say what is wrong with them."""
    for problem in _misfits(keys, among):
        return problem
    chosen = _in_order(keys, among)
    for problem in (*_ties(chosen), *_rivals(chosen, among), *_leaks(chosen)):
        return problem
    return Book(
        tuple(each.key for each in chosen),
        tuple(sorted((phase for each in chosen for phase in each.phases), key=_time)),
        frozenset(kind for each in chosen for kind in each.orders),
        frozenset(key for each in chosen for key in each.doctrine),
        _points(chosen),
    )


def _problem(code: str, **facts: Fact) -> Problem:
    return Problem(f"powers-chapters-{code}", facts=facts)


def _misfits(keys: frozenset[str], among: Among) -> Iterator[Problem]:
    """Find what is unknown, missing, or excluded."""
    for key in sorted(keys):
        if key not in among:
            yield _problem("unknown", chapter=key)
    for key in sorted(keys & among.keys()):
        for need in among[key].needs:
            if not keys & set(_either(need)):
                yield _problem("missing", chapter=key, needs=need)
        for other in among[key].excludes:
            if other in keys:
                yield _problem("excluded", chapter=key, other=other)


def _in_order(keys: frozenset[str], among: Among) -> tuple[Chapter, ...]:
    """Sort chapters so that each stands after what it needs, else as they are listed."""
    found: dict[str, Chapter] = {}

    def add(key: str) -> None:
        if key in keys and key not in found:
            for need in among[key].needs:
                for one in _either(need):
                    add(one)
            found[key] = among[key]

    for key in among:
        add(key)
    return tuple(found.values())


def _time(phase: Phase) -> tuple[int, int]:
    return MOMENTS.index(phase.moment), phase.rank


def _ties(chosen: tuple[Chapter, ...]) -> Iterator[Problem]:
    """Find two phases at one moment and rank: which comes first must not depend on a list."""
    seen: dict[tuple[int, int], str] = {}
    for phase in (phase for each in chosen for phase in each.phases):
        if (other := seen.setdefault(_time(phase), phase.key)) != phase.key:
            yield _problem("tie", phase=phase.key, other=other, moment=phase.moment)


def _rivals(chosen: tuple[Chapter, ...], among: Among) -> Iterator[Problem]:
    """Find two chapters that both give the one answer, though neither needs the other."""
    for name in (each.name for each in fields(Points) if each.metadata["how"] == "one"):
        givers = [each for each in chosen if getattr(each.points, name)]
        for before, after in zip(givers, givers[1:], strict=False):
            if before.key not in _needed(after.key, among):
                yield _problem("rivals", chapter=after.key, other=before.key, point=name)


def _needed(key: str, among: Among) -> frozenset[str]:
    """Give all that a chapter needs, and what that needs."""
    either = (one for need in among[key].needs for one in _either(need) if one in among)
    return frozenset(key for one in either for key in (one, *_needed(one, among)))


def _either(need: str) -> list[str]:
    """List the chapters of which one is needed: `air or arty`."""
    return need.split(" or ")


def _leaks(chosen: tuple[Chapter, ...]) -> Iterator[Problem]:
    """Find a chapter that shows each seat its own and does not say what might be true instead."""
    for each in chosen:
        if bool(each.points.seen) != bool(each.points.redeal):
            yield _problem("unproved", chapter=each.key)


def _rows(chosen: tuple[Chapter, ...]) -> Mapping[str, Row]:
    """Join the unit tables, in the order of the rule book's; what is made of a type needs that type."""
    found = sorted((row for each in chosen if each.units for row in rows(each.units)), key=lambda row: row.place)
    keys = {row.key for row in found}
    return {row.key: row for row in found if not row.base or row.base in keys}


def _points(chosen: tuple[Chapter, ...]) -> Points:
    return Points(**{each.name: _combined(each.name, each.metadata["how"], chosen) for each in fields(Points)})


def _combined(name: str, how: str, chosen: tuple[Chapter, ...]) -> Any:
    said = [getattr(each.points, name) for each in chosen]
    if how == "rows":
        return _rows(chosen)
    if how == "table":
        return {key: function for table in said for key, function in table.items()}
    if how == "battle":
        return joined(*said)
    return tuple(function for functions in said for function in functions)
