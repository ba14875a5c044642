"""A line without its talk: what is read of it, and what was left out because nothing in it could be an order.

A line that is read as a whole is read so. Else its sentences are judged one by one: talk and questions are left out,
and what remains is read together, or sentence by sentence. One sentence that may be an order and cannot be read stops
the whole line; so does one that takes back, denies or doubts what stands beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from pbem.core.problems import Problem
from pbem.language.around.given_up import given_up
from pbem.language.around.joined import joined
from pbem.language.around.layouts import laid_out
from pbem.language.around.messages import message
from pbem.language.around.pronouns import of_the_power
from pbem.language.around.small_talk import is_small_talk
from pbem.language.around.swallowed import swallows
from pbem.language.around.tales import tales
from pbem.language.lattice.senses import kinds, senses
from pbem.language.offers.certain import certain
from pbem.language.offers.plainer import plainer
from pbem.language.offers.ready import ready
from pbem.language.reading.aside import Aside
from pbem.language.reading.parse import LONGEST, Reading
from pbem.language.reading.readers import Heard, Readers
from pbem.language.talk.before import renews
from pbem.language.talk.besides import Sentence, amends, heading, is_question, is_talk, sentences
from pbem.language.talk.happened import happened
from pbem.language.talk.scales import Turning, turning
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.shorter import reports
from pbem.language.talk.weighing import words_of
from pbem.language.talk.withdrawn import withdrawn
from pbem.language.words.fold import fold
from pbem.language.words.memory import remembered
from pbem.language.words.nearest import READY, apart
from pbem.language.words.tokens import tokens

_DRAWN = frozenset({"then", "so", "otherwise", "if"})
_TURNING: tuple[Turning, ...] = ("turns", "may turn")
_ENDS = " .;"
"""What ends a sentence is no part of an answer, a note or a name in it."""
MOST = 40
"""So many sentences of a line are looked at."""


def heard(line: str, number: int, readers: Readers) -> Heard:
    """Read a line of a letter; one that was read before is not weighed again, for a letter is looked at many times."""
    return _numbered(remembered(readers.heard, line, lambda line: _heard(line, readers)), number)


def _numbered(said: Heard, number: int) -> Heard:
    return said._replace(left_out=tuple(replace(one, line=number) for one in said.left_out)) if said.left_out else said


def offered(said: Heard, readers: Readers) -> Heard:
    """Put the ready line beside what is wrong with a line; that is looked for when no other way reads the line."""
    if not isinstance(said.said, Problem) or not said.kept:
        return said
    return said._replace(said=_with_ready(said.said, said.kept, readers), kept=())


def surely(said: Heard, line: str, number: int, readers: Readers) -> Heard:
    """Read a line that no other way reads with little left out, if it says one thing for all that; else offer that."""
    said = offered(said, readers)
    if not isinstance(said.said, Problem) or said.said.ambiguous or said.said.no_order or not said.said.try_:
        return said
    other = _heard(line, readers, sure=True)
    return _numbered(other, number) if isinstance(other.said, Reading) else said


def _heard(line: str, readers: Readers, sure: bool = False) -> Heard:
    if tells := happened(line, readers.best):
        return Heard(readers.language, tells)
    if word := withdrawn(line, readers.every(), readers.best):
        denied = Problem("negated", start=word.start, end=word.end, facts={"word": word.text})
        return Heard(readers.language, denied)
    if swallows(line, readers):
        parts = tuple(one._replace(text=one.text.rstrip(_ENDS)) for one in sentences(line))
        return _apart(parts, readers) or _first_asked(parts, readers)
    if own := readers.sure(line):
        return Heard(readers.language, own)
    whole = readers.strict or "\n" in line or len(line) > LONGEST
    parts = () if whole else sentences(line)
    if not parts or len(parts) > MOST or isinstance(readers.glance(line), Reading):
        return Heard(*readers.read(line))
    parts = tuple(piece for one in parts for piece in _behind_heading(one, readers))
    thoughts = [(one, given_up(one, readers)) for one in parts]
    intended = {pieces[0] for _, pieces in thoughts if len(pieces) > 1}
    parts = tuple(piece for _, pieces in thoughts for piece in pieces)
    asked = tuple(one for one in parts if is_question(one.text, readers.knowing(one.text)))
    drawn = any(one in asked and _draws(after.text, readers) for one, after in pairwise(parts))
    if drawn or (len(parts) > 1 and any(_doubts(one.text, readers) for one in asked)):
        return Heard(*readers.read(line))
    gone = tuple(one for one in parts if one in asked or one in intended or _says_nothing(one, readers))
    kept = tuple(one for one in parts if one not in gone)
    spoken, reading = _kept(line, kept, gone, readers)
    if isinstance(reading, Problem) and not reading.ambiguous:
        small = tuple(one for one in kept if is_small_talk(one.text, readers) or readers.idle(one.text))
        gone, kept = (*gone, *small), tuple(one for one in kept if one not in small)
        spoken, reading = _kept(line, kept, gone, readers) if small else (spoken, reading)
    if isinstance(reading, Problem) and not reading.ambiguous and (told := tales(kept, readers)):
        left = tuple(one for one in kept if one not in told)
        said, other = _kept(line, left, (*gone, *told), readers)
        if isinstance(other, Reading) and not other.corrections:
            spoken, reading, gone, kept = said, other, (*gone, *told), left
    if isinstance(reading, Problem):
        apart_read = _apart(parts, readers) if len(parts) > 1 and not reading.ambiguous else None
        if apart_read:
            return apart_read
        if not sure:
            return Heard(spoken, reading, kept=tuple(one.text for one in kept))
        found = certain(_without(line, gone), readers)
        spoken, reading = found or _one_by_one(spoken, reading, kept, _Before(line, readers, sure))
    return Heard(spoken, reading, tuple(_aside(one, one in asked, readers) for one in parts if one in gone))


def _apart(parts: Sequence[Sentence], readers: Readers) -> Heard | None:
    """Hear each sentence of a line as a line of its own, if each is read or talk, and none speaks of the others."""
    every: list[tuple[Sentence, Heard]] = []
    for one in parts:
        every.append((one, heard(one.text, 0, readers)))
        if isinstance(every[-1][1].said, Problem) or _speaks_of_others(one.text, readers):
            return None
    read = [(one, said.language, said.said) for one, said in every if isinstance(said.said, Reading)]
    if not read:
        return None
    phrases = tuple(phrase for _, _, said in read for phrase in said.phrases)
    slips = tuple(each.moved(one.start) for one, _, said in read for each in said.corrections)
    left_out = tuple(aside for _, said in every for aside in said.left_out)
    return Heard(read[0][1], Reading(phrases, slips, sum(said.exact for _, _, said in read)), left_out)


def _first_asked(parts: Sequence[Sentence], readers: Readers) -> Heard:
    """Ask about the first sentence of a line that cannot be read by itself, or about the whole."""
    for one in parts:
        spoken, said, *_ = heard(one.text, 0, readers)
        if isinstance(said, Problem):
            return Heard(spoken, replace(said.moved(one.start), try_=""))
    return Heard(readers.language, _together(parts))


def _together(parts: Sequence[Sentence]) -> Problem:
    """Say that sentences cannot be read together."""
    return Problem("together", start=parts[0].start, end=parts[-1].end, facts={"hint": ""})


def _kept(
    line: str, kept: Sequence[Sentence], gone: Iterable[Sentence], readers: Readers
) -> tuple[str, Reading | Problem | None]:
    """Read the sentences of a line that are kept, together or one by one; nothing, where none is."""
    if not kept:
        return readers.language, None
    rest = _without(line, gone)
    if len(kept) > 1 and swallows(rest, readers):
        return _one_by_one(readers.language, _together(kept), kept, _Before(line, readers))
    spoken, reading = readers.read(rest)
    if isinstance(reading, Problem) and (found := plainer(rest, readers)):
        spoken, reading = found
    if isinstance(reading, Problem) and len(kept) > 1:
        return _one_by_one(spoken, reading, kept, _Before(line, readers))
    if isinstance(reading, Problem):
        one = kept[0]
        other = of_the_power(one.text, line[: one.start], readers)
        if not other and not reading.ambiguous:
            other = _otherwise(one.text.strip(), readers)
        return other or (spoken, reading)
    return spoken, reading


def _otherwise(words: str, readers: Readers) -> tuple[str, Reading] | None:
    """Read a sentence laid out otherwise, as orders of two sorts, or as what somebody is to be told."""
    return laid_out(words, readers) or joined(words, readers) or message(words, readers)


def _behind_heading(sentence: Sentence, readers: Readers) -> tuple[Sentence, ...]:
    """Part a sentence behind words that but announce what follows ("now the moves: u2 ...")."""
    end = heading(sentence.text, readers.knowing(sentence.text)) or _before_own_words(sentence.text, readers)
    middle = sentence.start + end
    head, rest = Sentence(sentence.text[:end], sentence.start, middle), sentence.text[end:]
    return (head, Sentence(rest, middle, sentence.end)) if end else (sentence,)


def _before_own_words(sentence: str, readers: Readers) -> int:
    """Give where talk ends behind which an answer or a report stands: "we cracked it: the answer to 1 is the well"; 0:
    there is none.
    """
    head, colon, rest = sentence.partition(": ")
    every = readers.knowing(head)
    own = bool(colon) and is_talk(f"{head}.", every) and not reports(head, every) and _is_own_words(rest, readers)
    return len(head) + len(colon) if own else 0


def _is_own_words(sentence: str, readers: Readers) -> bool:
    """Tell whether a sentence is but an answer, a note or a report."""
    stating = readers.lexicons[readers.language].items.get("deeds", {}).get("stating", ())
    said = readers.glance(sentence.strip()) if stating else None
    return isinstance(said, Reading) and all(phrase.kind in stating for phrase in said.phrases)


def _says_nothing(sentence: Sentence, readers: Readers) -> bool:
    every = readers.knowing(sentence.text)
    if sentence.text.endswith(":") and amends(sentence.text, every):
        return True
    idle = is_talk(sentence.text, every) and _turning(sentence.text, readers) != "turns"
    return idle and not (len(sentence.text.split()) > 1 and readers.orders(sentence.text))


def _aside(sentence: Sentence, asked: bool, readers: Readers) -> Aside:
    every = readers.knowing(sentence.text)
    amending = sentence.text.endswith(":") and amends(sentence.text, every)
    amending = amending and not any(renews(sentence.text, one) for one in every)
    doubtful = not asked and not amending and bool(_turning(sentence.text, readers))
    return Aside(0, sentence.text.strip(), asked, amending, doubtful=doubtful)


def _turning(sentence: str, readers: Readers) -> Turning:
    """Tell whether a sentence turns an order, or may, in the languages that know most of it; it is asked twice."""
    return remembered(readers.turning, sentence, lambda sentence: _turned(sentence, readers))


def _turned(sentence: str, readers: Readers) -> Turning:
    every = {turning(Sensed(sentence, reader)) for reader in readers.best(sentence)}
    return next((one for one in _TURNING if one in every), "")


def _with_ready(problem: Problem, kept: Sequence[str], readers: Readers) -> Problem:
    """Put the ready line beside what is wrong with a line."""
    if problem.no_order or problem.ambiguous:
        return problem
    word, suggested = str(problem.facts.get("word", "")), str(problem.facts.get("suggestion", ""))
    near = problem.try_ if not suggested or apart(fold(word), fold(suggested)) <= READY else ""
    lines = remembered(readers.ready, "\n".join(kept), lambda _: ready(kept, readers))
    if len(lines) > 1:
        return replace(problem, code="ambiguous", facts=dict(zip(("first", "second"), lines, strict=True)))
    return replace(problem, try_=next(iter(lines), near))


def _doubts(question: str, readers: Readers) -> bool:
    """Tell whether a question doubts what stands beside it: "is that wise, or should I wait?"."""
    found = tuple(token for token in tokens(question) if token.sort != "mark")
    return any(words_of(one.lexicon).phrased("doubting", found) for one in readers.every())


def _draws(sentence: str, readers: Readers) -> bool:
    """Tell whether a sentence hangs on the answer to the question before it: "who stands left? Then d2 right"."""
    lattices = (senses(reader.lexicon).lattice(tokens(sentence)) for reader in readers.knowing(sentence))
    return any(kinds(lattice[0]) & _DRAWN for lattice in lattices if lattice)


def _without(line: str, gone: Iterable[Sentence]) -> str:
    """Blank sentences of a line out; nothing moves."""
    for one in gone:
        line = line[: one.start] + " " * (one.end - one.start) + line[one.end :]
    return line


class _Read(NamedTuple):
    """A sentence, the language it is read in, and what it says."""

    sentence: Sentence
    language: str
    reading: Reading


class _Before(NamedTuple):
    """The line sentences stand in: what stands before them may say of whom they speak."""

    line: str
    readers: Readers
    sure: bool = False
    """Whether a sentence is read with little left out of it, too."""

    def read(self, sentence: Sentence) -> tuple[str, Reading | Problem]:
        """Read a sentence, if need be without its remarks, or with the power named before it for `him`."""
        language, reading = self.readers.read(sentence.text.rstrip(_ENDS))
        if isinstance(reading, Reading):
            return language, reading
        found = plainer(sentence.text, self.readers)
        found = found or of_the_power(sentence.text, self.line[: sentence.start], self.readers)
        if not found and not reading.ambiguous:
            found = _otherwise(sentence.text.strip(), self.readers)
        if not found and self.sure and not reading.no_order:
            found = certain(sentence.text, self.readers)
        return found or (language, reading)

    def joined(self, first: Sentence, second: Sentence) -> _Read | None:
        """Read a sentence with the one before it, of which it may speak: "... attack B2. They aim at the guns"."""
        both = Sentence(self.line[first.start : second.end], first.start, second.end)
        language, reading = self.readers.read(both.text)
        if isinstance(reading, Problem) or reading.corrections:
            return None
        return _Read(both, language, reading)


def _one_by_one(
    spoken: str, problem: Problem, kept: Sequence[Sentence], before: _Before
) -> tuple[str, Reading | Problem]:
    """Read sentences each for itself; one that speaks of others ("the rest stays") cannot be read so."""
    found: list[_Read] = []
    for one in kept:
        language, reading = before.read(one)
        if isinstance(reading, Problem) and found and (joined := before.joined(found[-1].sentence, one)):
            found[-1] = joined
            continue
        if isinstance(reading, Problem):
            return language, replace(reading.moved(one.start), try_="")
        if len(kept) > 1 and _speaks_of_others(one.text, before.readers):
            return spoken, problem
        moved = tuple(each.moved(one.start) for each in reading.corrections)
        found.append(_Read(one, language, replace(reading, corrections=moved)))
    readings = [one.reading for one in found]
    phrases = tuple(phrase for reading in readings for phrase in reading.phrases)
    corrections = tuple(each for reading in readings for each in reading.corrections)
    return found[0].language, Reading(phrases, corrections, sum(reading.exact for reading in readings))


def _speaks_of_others(sentence: str, readers: Readers) -> bool:
    """Tell whether who is told in a sentence depends on the sentences before it."""
    lattices = (senses(reader.lexicon).lattice(tokens(sentence)) for reader in readers.knowing(sentence))
    return any(edge.kind == "group" for lattice in lattices for edges in lattice for edge in edges)
