"""What is told of a line that is not read, so that its writer sees what to change.

Where reading stopped says little by itself. Told is the word nobody knows; where all are known, that they make no order
together; and that one of them is out of place only where something with a name could stand there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pbem.core.problems import Problem
from pbem.core.texts import Fact, Text
from pbem.language.reading.readers import Readers
from pbem.language.talk import besides as talk
from pbem.language.words.tokens import Token, tokens

_MOST = 3
"""So many things that could stand somewhere are told."""
_END = Text("term-end")


def told(problem: Problem, line: str, readers: Readers) -> Problem:
    """Tell what is wrong with a line of which a word is not understood, or does not fit."""
    found = tuple(tokens(line))
    at = next((n for n, token in enumerate(found) if token.start == problem.start), None)
    if not problem.misread or at is None:
        return problem
    every = (talk.unknown(line, reader) for reader in readers.knowing(line))
    end = line.find("\n", problem.start) % (len(line) + 1)
    unknown = tuple(token for token in min(every, key=len) if token.sort == "word" and token.start < end)
    expected = _helpful(problem.facts.get("expected"))
    if problem.facts.get("suggestion") or any(token.start == problem.start for token in unknown):
        return _unknown(problem, found[at], expected)
    if word := next((token for token in unknown if token.start > problem.start or not at), None):
        return _at(problem, "unknown-word", word, {"hint": ""})
    if expected == (_END,):
        rest = next((token for token in found[at:] if token.sort != "mark"), found[at])
        return _at(problem, "surplus", rest, {"hint": ""})
    return _known(problem, found[at], at, _either(expected))


def _unknown(problem: Problem, token: Token, expected: Sequence[Fact]) -> Problem:
    """Tell that a word is not understood; that a place is not known, only of what is written as a name."""
    if problem.of_a_name and not token.text[:1].islower():
        return problem
    known = {name: problem.facts.get(name, "") for name in ("suggestion", "hint")}
    possible = _either(expected)
    code = "unreadable" if possible else "unknown-word"
    return _at(problem, code, token, {**known, "expected": possible})


def _known(problem: Problem, token: Token, at: int, expected: Fact) -> Problem:
    """Tell that what is known does not fit, or that nobody sees what a line orders."""
    if token.sort == "mark" or not at or not expected:
        hint: Fact = Text("problem-possible", {"expected": expected}) if expected and not at else ""
        return replace(problem, code="together", facts={"hint": hint})
    code = "misplaced" if token.sort == "word" else "out-of-place"
    return _at(problem, code, token, {"expected": expected, "hint": ""})


def _helpful(expected: Fact | None) -> tuple[Text, ...]:
    """Leave of what was expected what has a name: no sign, and no single word out of a phrase ("to", "away")."""
    every = expected if isinstance(expected, tuple) else ()
    return tuple(one for one in every if isinstance(one, Text))


def _either(expected: Sequence[Fact]) -> Fact:
    """Tell several things one of which may stand somewhere; the end of the line is none."""
    told: Fact = ""
    for one in reversed([one for one in expected if one != _END][:_MOST]):
        told = Text("problem-either", {"first": one, "rest": told}) if told else one
    return told


def _at(problem: Problem, code: str, token: Token, facts: Mapping[str, Fact]) -> Problem:
    return replace(problem, code=code, start=token.start, end=token.end, facts={"word": token.text, **facts})
