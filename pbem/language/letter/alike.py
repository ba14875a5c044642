"""An order of the kind a line speaks of, for one that is not read: how such an order is said, not how any is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.texts import Text
from pbem.language.offers.bolder import main_verbs
from pbem.language.reading.parse import Reader
from pbem.language.reading.readers import Readers
from pbem.language.talk.besides import sentences
from pbem.language.talk.weighing import words_of
from pbem.language.words.tokens import tokens


def exampled(
    problems: Sequence[Problem],
    lines: Iterable[tuple[int, str]],
    examples: Callable[[], tuple[Phrase, ...]],
    readers: Readers,
) -> list[Problem]:
    """Show with each problem that has a place for it an order of the kind its line speaks of, in the reader's words."""
    at, reader = dict(lines), readers.every()[0]
    heard = [_deeds(_spoken(each, at.get(each.line, "")), reader) if _asks(each) else () for each in problems]
    if not any(heard):
        return list(problems)
    said = tuple(filter(None, (readers.echo((phrase,)) for phrase in examples())))
    return [_with_example(each, alike(deeds, said, reader)) for each, deeds in zip(problems, heard, strict=True)]


def alike(heard: Collection[str], said: Sequence[str], reader: Reader) -> str:
    """Give the order most like a line whose verbs speak of some deeds; "" where none begins with one of them.

    Of several that share as many the one that says least besides.
    """
    each = {order: _deeds(order, reader) for order in said}
    led = [order for order, deeds in each.items() if deeds and deeds[0] in heard]
    return max(led, key=lambda order: (len({*each[order]} & {*heard}), -len(each[order])), default="")


def _asks(problem: Problem) -> bool:
    """Tell whether nobody understands a line, and nothing is offered or suggested for it."""
    return "hint" in problem.facts and not problem.try_ and not problem.facts.get("suggestion")


def _spoken(problem: Problem, line: str) -> str:
    """Give the sentence of a line a problem is about."""
    return next((one.text for one in sentences(line) if one.start <= problem.start < one.end), line)


def _with_example(problem: Problem, example: str) -> Problem:
    if not example:
        return problem
    return replace(problem, facts={**problem.facts, "hint": Text("problem-alike", {"example": example})})


def _deeds(line: str, reader: Reader) -> tuple[str, ...]:
    """List the deeds of the game its verbs speak of, in their order, but for going somewhere."""
    lattice = words_of(reader.lexicon).lattice(tuple(tokens(line)))
    said = (str(edge.value) for edges in lattice for edge in edges if edge.kind == "verb")
    return tuple(dict.fromkeys(deed for deed in said if deed in main_verbs(reader.lexicon)))
