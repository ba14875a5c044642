"""A letter's lines read into a sheet of orders, and what the rules say of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TypeVar

from pbem.core.problems import Problem, Severity
from pbem.core.ruleset import Ruleset
from pbem.core.sheets import Sheet, Written
from pbem.language.forms.book import Lexicon
from pbem.language.letter.draft import Draft, apart, together
from pbem.language.letter.merging import bundled, merge, unwritten
from pbem.language.letter.understanding import understood
from pbem.language.reading.readers import Readers

OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
OrderT = TypeVar("OrderT")

MOST_LISTED = 300
"""So many orders a list may hold; what a mail adds to it can be read, checked and shown in a moment."""


def readers(
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT], view: ViewT, lexicons: Mapping[str, Lexicon], language: str
) -> Readers:
    """Give what reads the orders of whoever has a view; whoever reads many letters of it keeps it."""
    return Readers(lexicons, ruleset.words.vocabulary(view), language)


def read(
    lines: Sequence[tuple[int, str]],
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT],
    view: ViewT,
    readers: Readers,
    standing: Sheet[OrderT] | None = None,
) -> Draft[OrderT]:
    """Read numbered lines into a sheet; lines with an error are left out of it.

    `standing` are the orders of earlier letters.
    """
    return checked(understood(lines, ruleset, view, readers), ruleset, view, unwritten(standing))


def checked(
    draft: Draft[OrderT],
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT],
    view: ViewT,
    standing: Sheet[OrderT] | None = None,
) -> Draft[OrderT]:
    """Leave out of a draft what the rules refuse; of a paragraph, the sentence they refuse.

    Where orders are a list, what can be done hangs on those before: they are asked about the list that would stand.
    What they say of a line of an earlier letter is no matter of this one.
    """
    return together(_checked(apart(draft), ruleset, view, standing))


def _checked(
    draft: Draft[OrderT],
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT],
    view: ViewT,
    standing: Sheet[OrderT] | None = None,
) -> Draft[OrderT]:
    stood = standing or Sheet()
    if ruleset.words.numbered:
        draft = _within_bounds(draft, ruleset, stood)
    whole = merge(ruleset, stood, draft.sheet) if ruleset.words.numbered and standing else draft.sheet
    remarks = ruleset.words.check(view, whole)
    if standing and whole is not draft.sheet:
        remarks = tuple(problem for problem in remarks if problem.line)
    kept, refused = _parted(draft.sheet, remarks)
    if bundled(ruleset, draft.sheet).keys() != bundled(ruleset, Sheet(kept)).keys():
        return _without(draft, remarks, ruleset, view, standing)
    if standing and whole is not draft.sheet:
        remarks = (*remarks, *_twice(ruleset, standing, Sheet(kept)))
    every = sorted((*draft.problems, *remarks), key=lambda problem: problem.line)
    return replace(draft, sheet=Sheet(kept), problems=tuple(every), dropped=(*draft.dropped, *refused))


def _parted(
    sheet: Sheet[OrderT], remarks: tuple[Problem, ...]
) -> tuple[tuple[Written[OrderT], ...], tuple[Written[OrderT], ...]]:
    """Part the lines the rules take from those they refuse."""
    wrong = {problem.line for problem in remarks if problem.severity is Severity.ERROR}
    kept = tuple(one for one in sheet.lines if one.line not in wrong)
    return kept, tuple(one for one in sheet.lines if one.line in wrong)


def _without(
    draft: Draft[OrderT],
    remarks: tuple[Problem, ...],
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT],
    view: ViewT,
    standing: Sheet[OrderT] | None,
) -> Draft[OrderT]:
    """Check a draft again without refused lines: a bundle of which nothing is left replaces nothing, so that what stood
    of it counts for the other lines.
    """
    kept, refused = _parted(draft.sheet, remarks)
    lines = {one.line for one in refused}
    said = tuple(problem for problem in remarks if problem.line in lines)
    again = _checked(replace(draft, sheet=Sheet(kept), problems=()), ruleset, view, standing)
    every = sorted((*draft.problems, *said, *again.problems), key=lambda problem: problem.line)
    return replace(again, problems=tuple(every), dropped=(*again.dropped, *refused))


def _within_bounds(
    draft: Draft[OrderT], ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT], standing: Sheet[OrderT]
) -> Draft[OrderT]:
    """Leave out the lines a list has no room for; what replaces an order takes none."""
    stood = {ruleset.words.subject(one.order) for one in standing.lines} - {""}
    gone = bundled(ruleset, draft.sheet)
    staying = sum(ruleset.words.bundle(one.order) not in gone for one in standing.lines)
    left, full = MOST_LISTED - staying, dict[int, int]()
    for line, orders in groupby(draft.sheet.lines, key=lambda one: one.line):
        listed = tuple(orders)
        more = sum(ruleset.words.subject(one.order) not in stood for one in listed)
        if more > left:
            full[line] = len(listed[0].words)
        else:
            left -= more
    if not full:
        return draft
    problems = (Problem("list-full", line, 0, end, {"most": MOST_LISTED}) for line, end in full.items())
    kept = tuple(one for one in draft.sheet.lines if one.line not in full)
    dropped = tuple(one for one in draft.sheet.lines if one.line in full)
    return replace(draft, sheet=Sheet(kept), problems=(*draft.problems, *problems), dropped=(*draft.dropped, *dropped))


def _twice(
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT], standing: Sheet[OrderT], new: Sheet[OrderT]
) -> Iterator[Problem]:
    """Warn of what a list holds already, and will now hold twice: the same mail may have been sent once more."""
    stood = list(standing)
    for one in new.lines:
        if not ruleset.words.subject(one.order) and not ruleset.words.bundle(one.order) and one.order in stood:
            facts = {"number": stood.index(one.order) + 1}
            yield Problem("given-twice", one.line, 0, len(one.words), facts, Severity.WARNING)
