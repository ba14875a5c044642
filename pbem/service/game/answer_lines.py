"""The lines of an answer: what stands, in the words it was written in, and what was refused, in the order of the mail.

An order of a paragraph is shown with its own sentence, and so is a sentence that is asked about.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from pbem.core.blocks import Forecast
from pbem.core.problems import Problem, Severity
from pbem.core.sheets import Sheet, Written
from pbem.language.forms.say import say
from pbem.language.letter.draft import Draft
from pbem.language.reading.lexicon import Lexicon
from pbem.registry import AnyOrder, Installed
from pbem.reports.briefing import AnswerLine, Origin

_LAST = 1_000_000
"""Sorts what stood before this mail behind its lines."""
_GONE = "\0"


@dataclass(frozen=True)
class Part:
    """Words of a line of the mail, or all of it, and where in it they begin."""

    start: int
    words: str

    @classmethod
    def of(cls, line: str, words: str) -> Part:
        """Find the words of an order in their line; the whole line, where it is all theirs, or they are not there."""
        start = line.find(words) if words else -1
        return cls(start, words) if start >= 0 and len(words) < len(line.strip()) else cls(0, line)

    def told(self, problems: Iterable[Problem]) -> tuple[Problem, ...]:
        """Give the problems of these words, each where it is in them."""
        end = self.start + len(self.words)
        here = (one for one in problems if one.start < end and (one.end > self.start or not one.end))
        return tuple(replace(one, start=max(one.start - self.start, 0), end=self._cut(one.end)) for one in here)

    def _cut(self, end: int) -> int:
        return min(max(end - self.start, 0), len(self.words))


@dataclass(frozen=True)
class Shown:
    """What the lines of an answer are made of: the lines of the mail by number, the problems, what was read."""

    installed: Installed
    language: str
    words: Mapping[int, str]
    problems: Sequence[Problem]
    draft: Draft[AnyOrder]
    by: str = ""

    def all(
        self,
        standing: Sheet[AnyOrder],
        forecasts: Sequence[Forecast[AnyOrder]],
        origins: Sequence[tuple[int, Origin | None]],
    ) -> tuple[AnswerLine, ...]:
        """List what stands and what was refused, in the order of the mail; what stood before comes last."""
        every = _by_line(self.problems)
        stand = {written.line for written in standing.lines}
        refused = [number for number in every if number and (number not in stand or _is_refused(every[number]))]
        known = (*origins, *[(0, None)] * (len(standing.lines) - len(origins)))
        each = zip(standing.lines, forecasts, known, strict=True)
        lines = [(one.line or _LAST, self._accepted(one, told, place, every)) for one, told, place in each]
        lines += [(number, row) for number in refused for row in self._rejected(number, every[number])]
        return tuple(line for _, line in sorted(lines, key=lambda pair: pair[0]))

    def _accepted(
        self,
        written: Written[AnyOrder],
        forecast: Forecast[AnyOrder],
        earlier: tuple[int, Origin | None],
        problems: Mapping[int, Sequence[Problem]],
    ) -> AnswerLine:
        words = self.installed.ruleset.words
        lexicon: Lexicon = self.installed.lexicons[self.language]
        line, origin = (written.line, None) if written.line else earlier
        part = Part.of(self.words.get(written.line, written.words), written.words)
        mild = (one for one in problems.get(written.line, ()) if one.severity is not Severity.ERROR)
        return AnswerLine(
            line=line,
            words=part.words,
            echo=say(words.phrase(written.order), lexicon),
            tag=forecast.tag,
            accepted=True,
            remarks=forecast.remarks,
            warnings=forecast.warnings,
            problems=part.told(mild),
            origin=origin,
            by=origin.by if origin else self.by,
            idle=forecast.idle,
            played=say(words.phrase(forecast.played), lexicon) if forecast.played and not forecast.idle else "",
            about=words.subject(written.order),
        )

    def _rejected(self, number: int, problems: Sequence[Problem]) -> Iterator[AnswerLine]:
        """Show a line that was refused; of a paragraph the sentences of which nothing stands."""
        words = self.installed.ruleset.words
        about = next((words.subject(one.order) for one in self.draft.dropped if one.line == number), "")
        tag = "" if words.numbered else about.partition(" ")[2]
        for part, told in self._asked(number, problems):
            yield AnswerLine(number, part.words, "", tag, False, problems=told, by=self.by)

    def _asked(self, number: int, problems: Sequence[Problem]) -> Iterator[tuple[Part, tuple[Problem, ...]]]:
        """Part a line into what is asked about, each with its problems."""
        line = self.words.get(number, "")
        stands = [one.words for one in self.draft.sheet.lines if one.line == number]
        refused = [one.words for one in self.draft.dropped if one.line == number]
        talk = [one.words for one in self.draft.asides if one.line == number]
        parts = (*(Part.of(line, words) for words in dict.fromkeys(refused)), *_left(line, (*stands, *refused, *talk)))
        parted = any(words != line.strip() for words in (*stands, *refused))
        found = [(part, told) for part in parts if parted and _is_refused(told := part.told(problems))]
        yield from sorted(found, key=lambda pair: pair[0].start) or [(Part(0, line), tuple(problems))]


def _left(line: str, gone: Iterable[str]) -> Iterator[Part]:
    """Give what is left of a line without some of its words."""
    for words in gone:
        if words and words != line.strip():
            line = line.replace(words, _GONE * len(words), 1)
    for found in re.finditer(f"[^{_GONE}]+", line):
        words = found[0].strip()
        if any(sign.isalnum() for sign in words):
            yield Part(found.start() + found[0].index(words), words)


def _is_refused(problems: Iterable[Problem]) -> bool:
    """Tell whether something of a line was dropped."""
    return any(problem.severity is Severity.ERROR for problem in problems)


def _by_line(problems: Sequence[Problem]) -> dict[int, tuple[Problem, ...]]:
    """Sort the remarks by line, each once."""
    found: dict[int, tuple[Problem, ...]] = {}
    for problem in problems:
        if problem not in found.get(problem.line, ()):
            found[problem.line] = (*found.get(problem.line, ()), problem)
    return found
