"""A letter's lines read into a sheet of orders. Lines are independent: a bad one spoils nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TypeVar

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem, Severity
from pbem.core.ruleset import Ruleset
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import text
from pbem.language.forms.book import Lexicon
from pbem.language.letter import blocks, unplaced
from pbem.language.letter.draft import Draft, apart, latest, together
from pbem.language.letter.listing import heard_lines
from pbem.language.letter.others import by_the_letter
from pbem.language.reading.aside import Aside
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk.signatures import endings, is_name
from pbem.language.words.fold import fold
from pbem.language.words.tokens import tokens

OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
OrderT = TypeVar("OrderT")

_MOST_BAD = 10
"""So many bad lines of one order are named."""
_LONGEST_HEADING = 60
_WHOLE, _LAST = 2, 4
"""Whoever signs writes so many lines; his name, where he lives and his telephone are on so many."""
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


def understood(
    lines: Sequence[tuple[int, str]],
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT],
    view: ViewT,
    readers: Readers,
) -> Draft[OrderT]:
    """Read numbered lines, the last on each subject; nobody has asked the rules yet."""
    lexicons = readers.lexicons
    written: list[Written[OrderT]] = []
    problems: list[Problem] = []
    used: list[str] = []
    asides: list[Aside] = []
    told: list[Phrase] = []
    told_in: list[str] = []
    missed: list[tuple[int, str]] = []
    places: dict[tuple[int, str], int] = {}
    every = tuple(_orders(blocks.joined(lines, lexicons), lexicons))
    for number, line in every:
        problems += _hidden(line, number, readers)
    said = tuple(heard_lines([one for one in every if not _is_remark(one[1])], readers))
    edges = _edges(every, readers) if any(isinstance(one, Problem) for _, _, (_, one, _) in said) else frozenset()
    for number, line, (spoken, reading, left_out) in said:
        if isinstance(reading, Problem) and not readers.strict and number in edges:
            reading, left_out = None, (Aside(number, line.strip()),)
        asides += left_out
        if reading is None:
            continue
        if isinstance(reading, Problem):
            problems += _unread(reading, number, line, readers, spoken)
            missed.append((number, line))
            continue
        used.append(spoken)
        told += reading.phrases
        told_in.append(line)
        problems += [blocks.located(problem, line, number) for problem in reading.corrections]
        orders = [order for phrase in reading.phrases for order in ruleset.words.orders(phrase, view)]
        if any(aside.amends for aside in left_out) and not _replace(ruleset, orders, written):
            problems.append(_amending(number, line, left_out))
            continue
        problems += [_placed(one, number, line) for one in orders if isinstance(one, Problem)]
        written += [Written(one, number, blocks.shown(line)) for one in orders if not isinstance(one, Problem)]
        places[number, blocks.shown(line)] = _beginning(line)
    for number, line, phrases in by_the_letter(missed, told, told_in, readers):
        problems = [one for one in problems if one.line != number or not _beginning(line) <= one.start <= len(line)]
        others = (order for phrase in phrases for order in ruleset.words.orders(phrase, view))
        written += [Written(one, number, line.strip()) for one in others if not isinstance(one, Problem)]
    kept, dropped, replaced = latest(ruleset, written)
    spoken = _most_used(used, readers.language)
    return Draft(Sheet(kept), (*problems, *replaced), spoken, dropped, tuple(asides), places)


def _beginning(line: str) -> int:
    """Give where the words of a line begin; those of a sentence stand where they stood in their paragraph."""
    return len(line) - len(line.lstrip())


def _edges(lines: Sequence[tuple[int, str]], readers: Readers) -> frozenset[int]:
    """Give the lines on which who writes may stand: the first, and the last ones with where he is to be reached."""
    if len(lines) < _WHOLE:
        return frozenset()
    every, last = readers.every(), lines[-_LAST:]
    first = lines[:1] if is_name(lines[0][1], every) else ()
    return frozenset(number for number, _ in (*first, *last[len(last) - endings([one for _, one in last], every) :]))


def _amending(number: int, line: str, left_out: Iterable[Aside]) -> Problem:
    """Ask about a correction of which nobody knows what it corrects."""
    words = next(aside.words for aside in left_out if aside.amends)
    start = max(0, line.find(words))
    expected = (text("term-order"),)
    return Problem(
        "unreadable",
        number,
        start,
        start + len(words),
        facts={"word": words, "expected": expected, "suggestion": "", "hint": ""},
    )


def _replace(
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT],
    orders: Sequence[OrderT | Problem],
    written: Sequence[Written[OrderT]],
) -> bool:
    """Tell whether orders that are said to put others right take the place of some of the same letter."""
    said = {ruleset.words.subject(one.order) for one in written} - {""}
    return all(not isinstance(one, Problem) and ruleset.words.subject(one) in said for one in orders)


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
    if _bundled(ruleset, draft.sheet).keys() != _bundled(ruleset, Sheet(kept)).keys():
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
    gone = _bundled(ruleset, draft.sheet)
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


def unwritten(sheet: Sheet[OrderT] | None) -> Sheet[OrderT]:
    """Forget the lines orders were written on: they are those of earlier letters."""
    return Sheet(tuple([Written(one.order, 0, one.words, one.came) for one in sheet.lines])) if sheet else Sheet()


def _twice(
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT], standing: Sheet[OrderT], new: Sheet[OrderT]
) -> Iterator[Problem]:
    """Warn of what a list holds already, and will now hold twice: the same mail may have been sent once more."""
    stood = list(standing)
    for one in new.lines:
        if not ruleset.words.subject(one.order) and not ruleset.words.bundle(one.order) and one.order in stood:
            facts = {"number": stood.index(one.order) + 1}
            yield Problem("given-twice", one.line, 0, len(one.words), facts, Severity.WARNING)


def merge(ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT], old: Sheet[OrderT], new: Sheet[OrderT]) -> Sheet[OrderT]:
    """Put a later letter over an earlier one: the same subjects are replaced in their place, the rest is added.

    A bundle of which the letter gives an order is replaced as a whole, where it began. An order given once more has the
    place of the letter it first came in. One without a subject replaces nothing.
    """
    known = {ruleset.words.bundle(one.order) for one in old.lines} - {""}
    fresh = {bundle: lines for bundle, lines in _bundled(ruleset, new).items() if bundle in known}
    more = Sheet(tuple(one for one in new.lines if ruleset.words.bundle(one.order) not in fresh))
    return _one_by_one(ruleset, _placed_anew(ruleset, old, fresh), more)


def _bundled(
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT], new: Sheet[OrderT]
) -> dict[str, tuple[Written[OrderT], ...]]:
    """Sort the orders of a letter that belong to a bundle by it; of several on one subject the last counts."""
    last = {name: one for one in new.lines if (name := ruleset.words.subject(one.order))}
    found: dict[str, tuple[Written[OrderT], ...]] = {}
    for one in new.lines:
        bundle = ruleset.words.bundle(one.order)
        if bundle and _stays(one, last.get(ruleset.words.subject(one.order))):
            found[bundle] = (*found.get(bundle, ()), one)
    return found


def _placed_anew(
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT],
    old: Sheet[OrderT],
    fresh: Mapping[str, tuple[Written[OrderT], ...]],
) -> Sheet[OrderT]:
    """Put bundles in the place of those of the same name."""
    stood = [ruleset.words.bundle(one.order) for one in old.lines]
    lines: tuple[Written[OrderT], ...] = ()
    for place, (one, bundle) in enumerate(zip(old.lines, stood, strict=True)):
        if bundle not in fresh:
            lines = (*lines, one)
        elif bundle not in stood[:place]:
            lines = (*lines, *(_known(now, old) for now in fresh[bundle]))
    return Sheet(lines)


def _known(one: Written[OrderT], old: Sheet[OrderT]) -> Written[OrderT]:
    """Leave an order that is given once more the place of the letter it first came in."""
    return next((_again(one, before) for before in old.lines if before.order == one.order), one)


def _one_by_one(
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT], old: Sheet[OrderT], new: Sheet[OrderT]
) -> Sheet[OrderT]:
    """Put orders over those of the same subjects."""
    subject = ruleset.words.subject
    stood = {name: one for one in old.lines if (name := subject(one.order))}
    latest = {name: one for one in new.lines if (name := subject(one.order))}
    fresh = tuple(one for one in new.lines if _stays(one, latest.get(name := subject(one.order))) and name not in stood)
    kept = (latest.get(subject(one.order), one) for one in old.lines)
    return Sheet((*(_again(now, one) for now, one in zip(kept, old.lines, strict=True)), *fresh))


def _stays(one: Written[OrderT], latest: Written[OrderT] | None) -> bool:
    """Tell whether an order is the last of its letter on its subject, or has none."""
    return latest is None or latest is one


def _again(one: Written[OrderT], before: Written[OrderT]) -> Written[OrderT]:
    """Leave an order that stood already its place among the letters."""
    return replace(one, came=before.came) if before.order == one.order else one


def _orders(lines: Iterable[tuple[int, str]], lexicons: Mapping[str, Lexicon]) -> Iterable[tuple[int, str]]:
    """Walk over the lines that may hold orders, up to an end word; token lines and rules are left out."""
    ends = frozenset(end for lexicon in lexicons.values() for end in lexicon.ends)
    for number, line in lines:
        bare = line.strip().strip(".!").strip()
        if fold(bare) in ends:
            return
        if any(sign.isalnum() for sign in bare) and not _heads(bare, lexicons):
            yield number, line


def _is_remark(line: str) -> bool:
    return line.lstrip().startswith("#")


def _hidden(line: str, number: int, readers: Readers) -> Iterator[Problem]:
    """Ask about a remark (`#3 right 1`) that may be an order: it gives one when it is read without the sign."""
    if not _is_remark(line):
        return
    words = line.lstrip(" \t#").strip()
    if words[:1].isalnum() and isinstance(readers.glance(words), Reading):
        yield Problem("hash", number, 0, len(line), try_=words)


def _heads(line: str, lexicons: Mapping[str, Lexicon]) -> bool:
    """Tell whether a line is a heading that says nothing: `Commands for round 5:`."""
    if len(line) > _LONGEST_HEADING:
        return False
    words = [token.folded for token in tokens(line) if token.sort == "word"]
    return any(
        " ".join(word for word in words if word not in lexicon.fillers) in lexicon.headings
        for lexicon in lexicons.values()
    )


def _placed(problem: Problem, number: int, line: str) -> Problem:
    """Put what a rule set says of a sentence on its line; without a place it is about the whole of it."""
    start = problem.start or _beginning(line)
    return blocks.located(replace(problem, start=start, end=problem.end or len(line)), line, number)


def _unread(problem: Problem, number: int, line: str, readers: Readers, language: str) -> list[Problem]:
    """Say what is wrong with a line; of an order over several lines, with each of them, and that it is not sent."""
    found = [blocks.located(unplaced.told(problem, line, readers), line, number)]
    if "\n" not in line:
        return found
    whole = line
    while found[-1].line > number and len(found) < _MOST_BAD:
        line = blocks.without(line, found[-1].line - number)
        _, reading = readers.read(line)
        if isinstance(reading, Reading) or blocks.located(reading, line, number).line <= found[-1].line:
            break
        found.append(blocks.located(unplaced.told(reading, line, readers), line, number))
    found = [blocks.as_free_words(each, whole, number, readers.lexicons[language]) for each in found]
    bad = tuple(str(each.line) for each in found)
    return [
        *found,
        *([Problem("block", number, facts={"lines": bad, "count": len(bad)})] if number not in map(int, bad) else []),
    ]


def _most_used(used: Sequence[str], language: str) -> str:
    """Name the language most lines were written in, the player's own if it is one of those."""
    return max({language: None, **dict.fromkeys(used)}, key=lambda one: (used.count(one), one == language))
