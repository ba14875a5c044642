"""What a letter says: its lines one by one, then beside each other. They are independent: a bad one spoils nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.ruleset import Ruleset
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import text
from pbem.language.forms.book import Lexicon
from pbem.language.letter import blocks, unplaced
from pbem.language.letter.alike import exampled
from pbem.language.letter.draft import Draft, latest
from pbem.language.letter.listing import heard_lines
from pbem.language.letter.others import by_the_letter
from pbem.language.reading.aside import Aside
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Heard, Readers
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


@dataclass
class _Letter(Generic[OptionsT, StateT, ViewT, OrderT]):
    """What was understood of a letter so far, line by line."""

    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT]
    view: ViewT
    readers: Readers
    written: list[Written[OrderT]] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    asides: list[Aside] = field(default_factory=list)
    spoken: list[str] = field(default_factory=list)
    """The language of each line that was read."""
    said: list[tuple[str, tuple[Phrase, ...]]] = field(default_factory=list)
    """Each line that was read, and its phrases."""
    missed: list[tuple[int, str]] = field(default_factory=list)
    """The lines that were not."""
    places: dict[tuple[int, str], int] = field(default_factory=dict)

    def orders(self, phrases: Iterable[Phrase]) -> list[OrderT | Problem]:
        """Give the orders some phrases say, and what keeps others from being any."""
        return [order for phrase in phrases for order in self.ruleset.words.orders(phrase, self.view)]

    def miss(self, number: int, line: str, problem: Problem, spoken: str) -> None:
        """Note a line that could not be read."""
        self.problems += _unread(problem, number, line, self.readers, spoken)
        self.missed.append((number, line))

    def take(self, number: int, line: str, reading: Reading, left_out: Sequence[Aside]) -> None:
        """Note a line that was read."""
        self.said.append((line, reading.phrases))
        self.problems += [blocks.located(problem, line, number) for problem in reading.corrections]
        orders = self.orders(reading.phrases)
        if any(aside.amends for aside in left_out) and not _replace(self.ruleset, orders, self.written):
            self.problems.append(_amending(number, line, left_out))
            return
        self.problems += [_placed(one, number, line) for one in orders if isinstance(one, Problem)]
        self.written += [Written(one, number, blocks.shown(line)) for one in orders if not isinstance(one, Problem)]
        self.places[number, blocks.shown(line)] = _beginning(line)

    def settle(self) -> None:
        """Read the lines that were missed beside those that were read."""
        told = [phrase for _, phrases in self.said for phrase in phrases]
        told_in = [line for line, _ in self.said]
        for number, line, phrases in by_the_letter(self.missed, told, told_in, self.readers):
            self.problems = [one for one in self.problems if one.line != number or not _within(one, line)]
            self.written += [
                Written(one, number, line.strip()) for one in self.orders(phrases) if not isinstance(one, Problem)
            ]

    def examples(self) -> tuple[Phrase, ...]:
        """Say the orders the game shows what can be said with."""
        return tuple(map(self.ruleset.words.phrase, self.ruleset.words.examples(self.view)))


def understood(
    lines: Sequence[tuple[int, str]],
    ruleset: Ruleset[OptionsT, StateT, ViewT, OrderT],
    view: ViewT,
    readers: Readers,
) -> Draft[OrderT]:
    """Read numbered lines, the last on each subject; nobody has asked the rules yet."""
    letter = _Letter(ruleset, view, readers)
    every = tuple(_orders(blocks.joined(lines, readers.lexicons), readers.lexicons))
    letter.problems += [problem for number, line in every for problem in _hidden(line, number, readers)]
    for number, line, said in _heard(every, readers):
        letter.asides += said.left_out
        if isinstance(said.said, Problem):
            letter.miss(number, line, said.said, said.language)
        elif said.said is not None:
            letter.spoken.append(said.language)
            letter.take(number, line, said.said, said.left_out)
    letter.settle()
    problems = exampled(letter.problems, every, letter.examples, readers)
    kept, dropped, replaced = latest(ruleset, letter.written)
    spoken = _most_used(letter.spoken, readers.language)
    return Draft(Sheet(kept), (*problems, *replaced), spoken, dropped, tuple(letter.asides), letter.places)


def _heard(every: Sequence[tuple[int, str]], readers: Readers) -> Iterator[tuple[int, str, Heard]]:
    """Read lines that are no remarks; who writes, at the edges of a letter, is no order."""
    said = tuple(heard_lines([one for one in every if not _is_remark(one[1])], readers))
    unsure = any(isinstance(one.said, Problem) or _is_guessed(line, one) for _, line, one in said)
    edges = _edges(every, readers) if unsure and not readers.strict else frozenset()
    for number, line, one in said:
        if number in edges and (isinstance(one.said, Problem) or _is_guessed(line, one)):
            yield number, line, Heard(one.language, None, (Aside(number, line.strip()),))
        else:
            yield number, line, one


def _is_guessed(line: str, said: Heard) -> bool:
    """Tell whether a line is one word, taken for another: at the edge of a letter „Mirek“ is who writes, no „smír“."""
    return isinstance(said.said, Reading) and bool(said.said.corrections) and len(line.split()) == 1


def _within(problem: Problem, line: str) -> bool:
    """Tell whether a problem is about a sentence; those of a paragraph stand behind blanks."""
    return _beginning(line) <= problem.start <= len(line)


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
