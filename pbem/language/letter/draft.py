"""What was understood of a letter, and its paragraphs told apart for the rules.

The rules speak of lines. A paragraph is one line with several sentences, and what they refuse of it is but one of them:
so each sentence has a line of its own as long as they look.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from pbem.core.problems import Problem, Severity
from pbem.core.ruleset import Ruleset
from pbem.core.sheets import Sheet, Written
from pbem.language.reading.aside import Aside

OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
OrderT = TypeVar("OrderT")
_MOST = 1_000_000
"""A letter has fewer lines."""


@dataclass(frozen=True)
class Draft(Generic[OrderT]):
    """What was understood of a letter: the orders that stand, all problems by line, the language it was written in.

    `dropped` are orders that were understood but do not stand: refused by the rules, or replaced by a later line.
    `asides` were left out, because nothing in them could order anything. `places` tells where in their line the words
    of orders begin.
    """

    sheet: Sheet[OrderT]
    problems: tuple[Problem, ...]
    language: str
    dropped: tuple[Written[OrderT], ...] = ()
    asides: tuple[Aside, ...] = ()
    places: Mapping[tuple[int, str], int] = field(default_factory=dict)


def apart(draft: Draft[OrderT]) -> Draft[OrderT]:
    """Give each sentence of a paragraph a line of its own."""
    known: dict[int, dict[str, int]] = {}
    for one in draft.sheet.lines:
        words = known.setdefault(one.line, {})
        words.setdefault(one.words, one.line + (len(words) + 1) * _MOST)
    lines = tuple(
        replace(one, line=known[one.line][one.words]) if len(known[one.line]) > 1 else one for one in draft.sheet.lines
    )
    return replace(draft, sheet=Sheet(lines))


def together(draft: Draft[OrderT]) -> Draft[OrderT]:
    """Put sentences back into their paragraphs, and what is said of them where they stand there."""
    every = (*draft.sheet.lines, *draft.dropped)
    words = {one.line: one.words for one in every if one.line >= _MOST}
    if not words:
        return draft
    problems = (_put_back(one, words, draft.places) for one in draft.problems)
    return replace(
        draft,
        sheet=Sheet(tuple(replace(one, line=one.line % _MOST) for one in draft.sheet.lines)),
        dropped=tuple(replace(one, line=one.line % _MOST) for one in draft.dropped),
        problems=tuple(sorted(problems, key=lambda problem: problem.line)),
    )


def _put_back(problem: Problem, words: Mapping[int, str], places: Mapping[tuple[int, str], int]) -> Problem:
    """Put what the rules say of a sentence where it stands in its paragraph."""
    if problem.line < _MOST:
        return problem
    line, said = problem.line % _MOST, words.get(problem.line, "")
    start = places.get((line, said), 0)
    return replace(problem, line=line, end=problem.end or len(said)).moved(start)


def latest(
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT], written: Sequence[Written[OrderT]]
) -> tuple[tuple[Written[OrderT], ...], tuple[Written[OrderT], ...], tuple[Problem, ...]]:
    """Keep the last order on each subject, and all that have none; the others are warned of."""
    newest = {name: one for one in written if (name := ruleset.words.subject(one.order))}
    last = [(one, newest.get(ruleset.words.subject(one.order), one)) for one in written]
    dropped = [(one, by) for one, by in last if one is not by]
    kept = tuple(one for one, by in last if one is by)
    return kept, tuple(one for one, _ in dropped), tuple(_replaced(one, by) for one, by in dropped)


def _replaced(one: Written[OrderT], by: Written[OrderT]) -> Problem:
    """Warn of an order in whose place a later line of the same letter stands."""
    return Problem("replaced", one.line, 0, len(one.words), {"by": by.line}, Severity.WARNING)
