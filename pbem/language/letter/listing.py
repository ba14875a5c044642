"""How a letter is laid out: orders numbered in a list, and headings whose word the lines below them do without."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.language.around.asides import heard, surely
from pbem.language.around.chatter import around
from pbem.language.around.layouts import layouts
from pbem.language.around.lead_ins import leads_to
from pbem.language.around.pronouns import of_the_power
from pbem.language.lattice.plain_lines import plain
from pbem.language.letter.others import counts_units, speaks_of_the_rest
from pbem.language.letter.outdated import governs, of_another, shown_only
from pbem.language.letter.paragraphs import pieces
from pbem.language.reading.aside import Aside
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Heard, Readers
from pbem.language.talk.besides import is_talk
from pbem.language.talk.deed_words import counts_units as has_units
from pbem.language.talk.deed_words import of_deeds
from pbem.language.talk.weighing import WEAK, Reader, weights_of, words_of
from pbem.language.words.tokens import tokens

_NUMBERED = re.compile(
    r"\s*\(?(?:(?P<number>\d{1,2})[.):]+|(?P<letter>[^\W\d_])(?:\)|\.|\s[-–—](?=\s))|(?P<word>[^\W\d_]{3,12})[:,])"  # noqa: RUF001
    r"\s+(?=\S)"
)
"""What stands before the orders of a list: `1.`, `a)`, `a -`, "Fifth:"."""
_BRACKETED = re.compile(r"^\s*\(\d{1,2}\)\s+(?=\S)")
"""What counts nothing, even before a line that stands alone: `(6)`."""
_ALPHABETS = ("abcdefghijklmnop", "абвгдежзиклмноп")
_FEWEST = 2
_SURELY = 3
"""So many lines that begin with numbers in words are a list; fewer may count what they tell of."""
_LONGEST = 3
"""So many words a heading has."""
_HEADING = frozenset({"verb", "noun", "word", "empty", "be", "wish", "then"})
_NAMING = frozenset({"verb", "noun", "word"})


def heard_lines(lines: Sequence[tuple[int, str]], readers: Readers) -> Iterator[tuple[int, str, Heard]]:
    """Read the lines of a letter; one that is not read by itself is read without its number, or below its heading."""
    unnumbered = {} if readers.strict else without_numbers(lines, readers)
    shown = frozenset[int]() if readers.strict else shown_only(lines, readers)
    heading, above, before, governed = "", 0, _Before(), False
    for number, line in lines:
        governed = governed and number == above + 1 and not line.rstrip().endswith(":")
        if number in shown or governed:
            above = number + line.count("\n")
            yield number, line, Heard(readers.language, None, (Aside(number, line.strip(), shown=True),))
            continue
        heading = heading if number == above + 1 else ""
        above = number + line.count("\n")
        said = _by_itself(_labelled(line, number, unnumbered, readers), number, line, readers)
        if not isinstance(said.said, Reading) and not readers.strict:
            if is_heading(line, readers):
                heading, said = line, Heard(readers.language, None, (Aside(number, line.strip()),))
            elif isinstance(said.said, Problem) and leads_to(line, _below(lines, number), readers):
                said = Heard(readers.language, None, (Aside(number, line.strip()),))
            elif isinstance(said.said, Problem):
                said = _otherwise(said, number, _ways(unnumbered.get(number, ""), line, under(heading, line)), readers)
                said = _laid_out(said, number, unnumbered.get(number, line).strip(), readers)
                said = _about_him(said, before, line, readers)
                said = _going_on(said, before, unnumbered.get(number, line), readers)
                said = surely(said, unnumbered.get(number, line), number, readers)
            else:
                said = _laid_out(said, number, unnumbered.get(number, line).strip(), readers)
        elif heading and _says_no_deed(said, readers):
            said = _otherwise(said, number, _Ways(surer=(under(heading, line),)), readers)
        governed = _governs(said, line, readers)
        if isinstance(said.said, Reading):
            before = _Before(unnumbered.get(number, line).strip(), said.said.phrases)
        yield from _in_pieces(number, line, said, readers)


def _governs(said: Heard, line: str, readers: Readers) -> bool:
    """Tell whether a line that orders nothing may turn the orders right below it."""
    if readers.strict or isinstance(said.said, Reading):
        return False
    return governs(line, readers) if said.said is not None else of_another(line, readers)


def _in_pieces(number: int, line: str, said: Heard, readers: Readers) -> Iterator[tuple[int, str, Heard]]:
    """Give a paragraph sentence by sentence, each where it stood; any other line as it is."""
    whole = readers.strict or said.said is None or (isinstance(said.said, Problem) and said.said.ambiguous)
    found = () if whole else pieces(line, said, lambda words: _alone(words, number, readers), readers)
    for (_, start, end), each in found:
        yield number, " " * start + line[start:end], each
    if not found:
        yield number, line, said


def _alone(words: str, number: int, readers: Readers) -> Heard:
    """Hear a sentence as a line of its own."""
    said = heard(words, number, readers)
    if isinstance(said.said, Reading):
        return said
    return surely(_laid_out(said, number, words.strip(), readers), words, number, readers)


def _labelled(line: str, number: int, unnumbered: Mapping[int, str], readers: Readers) -> Heard:
    """Read a line of a list first without its number, where that tells no unit: "(6) Retreat ...", "two ..."."""
    bare = unnumbered.get(number, "") or _BRACKETED.sub("", line)
    if bare != line and not has_units(readers.lexicons[readers.language]):
        said = heard(bare.strip(), number, readers)
        if isinstance(said.said, Reading):
            return said
    return heard(line, number, readers)


def _below(lines: Sequence[tuple[int, str]], number: int) -> str:
    """Give the line that follows one of a letter, blank ones aside; nothing behind the last."""
    return next((line for at, line in lines if at > number), "")


def _by_itself(said: Heard, number: int, line: str, readers: Readers) -> Heard:
    """Read a line that only looked like the first of an order over several lines: it is talk, no other stands below it,
    or such as begin anew ("and please give him my map").
    """
    lines = [one for one in line.split("\n") if one.strip()]
    if not isinstance(said.said, Problem) or "\n" not in line:
        return said
    talks = heard(lines[0], number, readers).said is None
    anew = talks or all(_begins_anew(one, readers) and _orders_or_greets(one, number, readers) for one in lines[1:])
    return (_one_by_one(lines, number, readers) if anew else None) or said


def _one_by_one(lines: Sequence[str], number: int, readers: Readers) -> Heard | None:
    """Read lines each by itself, if all can be read so or are talk."""
    every: list[Heard] = []
    for at, line in enumerate(lines):
        before = _Before(lines[at - 1]) if at else _Before()
        every.append(_about_him(heard(line, number, readers), before, line, readers))
    if any(isinstance(one.said, Problem) for one in every):
        return None
    read = [(one.language, one.said) for one in every if isinstance(one.said, Reading)]
    left_out = tuple(aside for one in every for aside in one.left_out)
    if not read:
        return Heard(readers.language, None, left_out)
    phrases = tuple(phrase for _, one in read for phrase in one.phrases)
    slips = tuple(slip for _, one in read for slip in one.corrections)
    return Heard(read[0][0], Reading(phrases, slips, sum(one.exact for _, one in read)), left_out)


def _begins_anew(line: str, readers: Readers) -> bool:
    """Tell whether a line begins with a word that adds an order, and no term of a treaty."""
    lattices = (words_of(one.lexicon).lattice(tuple(tokens(line))) for one in readers.knowing(line))
    return any(edge.kind in ("and", "then", "empty") for lattice in lattices if lattice for edge in lattice[0])


def _orders_or_greets(line: str, number: int, readers: Readers) -> bool:
    """Tell whether a line is read, asked about or mere courtesy: what is but likely to be talk may be a term."""
    return heard(line, number, readers).said is not None or is_talk(line, readers.knowing(line))


def _says_no_deed(said: Heard, readers: Readers) -> bool:
    """Tell whether a line was read as orders without a verb (`bare`), which a heading above may have: "Production:"."""
    bare = readers.lexicons[said.language].items.get("deeds", {}).get("bare", ())
    return isinstance(said.said, Reading) and all(phrase.kind == next(iter(bare), "") for phrase in said.said.phrases)


def _laid_out(said: Heard, number: int, line: str, readers: Readers) -> Heard:
    """Read a line laid out otherwise."""
    if isinstance(said.said, Reading) or "\n" in line or "?" in line:
        return said
    for words in layouts(line, readers) if said.said else around(line, readers):
        other = heard(words, number, readers)
        if isinstance(other.said, Reading) and not other.said.corrections:
            return other
    return said


def _about_him(said: Heard, before: _Before, line: str, readers: Readers) -> Heard:
    """Read a line with the power the line above named for `him`: "propose an alliance to Red" - "pass him my map"."""
    if not isinstance(said.said, Problem) or not before.line or "?" in line or "\n" in line:
        return said
    found = of_the_power(line, before.line, readers)
    return Heard(*found) if found else said


class _Before(NamedTuple):
    """The line above that was read, and what it says."""

    line: str = ""
    phrases: tuple[Phrase, ...] = ()


def _going_on(said: Heard, before: _Before, line: str, readers: Readers) -> Heard:
    """Read a line as going on with the one above ("spy on the Turks" - "if they have a king, fate ...").

    What was read of that one must stay as it is, and both be read to the letter.
    """
    lexicon = readers.lexicons[readers.language]
    if not isinstance(said.said, Problem) or not before.line or not of_deeds(lexicon):
        return said
    if counts_units(readers) and speaks_of_the_rest(line, readers):
        return said  # the rest of the whole letter, not of one line
    spoken, both = readers.read(f"{before.line.rstrip(' .,;!')}. {line.strip()}")
    count = len(before.phrases)
    if not isinstance(both, Reading) or both.corrections or both.phrases[:count] != before.phrases:
        return said
    more = both.phrases[count:]
    return Heard(spoken, replace(both, phrases=more), said.left_out) if more else said


class _Ways(NamedTuple):
    """How else a line may be meant: without its number in a list, and what counts only if it is read to the letter."""

    plainer: str = ""
    surer: tuple[str, ...] = ()


def _ways(unnumbered: str, line: str, below: str) -> _Ways:
    """A number before a colon may as well be a unit that is told ("2: fly"): then nothing of the line is left out."""
    addressed = ":" in line[: len(unnumbered) - len(unnumbered.lstrip())]
    surer = (unnumbered if addressed else "", below)
    return _Ways("" if addressed else unnumbered, tuple(filter(None, surer)))


def _otherwise(said: Heard, number: int, ways: _Ways, readers: Readers) -> Heard:
    """Read a line another way; where that cannot be read either, what is said of it without its number."""
    if ways.plainer:
        other = heard(ways.plainer, number, readers)
        if other.said is not None or len(ways.plainer.split()) > _LONGEST:
            said = other
        if isinstance(other.said, Reading):
            return other
    for words in ways.surer:
        other = heard(words, number, readers)
        if isinstance(other.said, Reading) and not other.said.corrections:
            return other
    return said


def without_numbers(lines: Sequence[tuple[int, str]], readers: Readers) -> Mapping[int, str]:
    """Blank out the numbers of a list: 1, 2, 3 at the beginning of lines that follow each other."""
    found: dict[int, str] = {}
    for run in _runs(lines, readers):
        if run and len(run) >= (_FEWEST if _NUMBERED.match(run[0][1]) else _SURELY):
            found |= {number: " " * end + line[end:] for number, line, end in run}
    return found


_Numbered = tuple[int, str, int]


def _runs(lines: Sequence[tuple[int, str]], readers: Readers) -> Iterable[list[_Numbered]]:
    run: list[_Numbered] = []
    for number, line in lines:
        place, end = _number(line, readers)
        if place == len(run) + 1:
            run.append((number, line, end))
        elif place:
            yield run
            run = [(number, line, end)] if place == 1 else []
    yield run


def _number(line: str, readers: Readers) -> tuple[int, int]:
    """Give the place in a list a line begins with, and where that ends; 0: none."""
    if match := _NUMBERED.match(line):
        return _place(match, readers), match.end()
    return next((found for one in readers.every() if (found := _in_words(line, one))[0]), (0, 0))


def _in_words(line: str, reader: Reader) -> tuple[int, int]:
    """Read a number said in words, as people dictate: "second order ...", „třetí věc ...“; "three" without units."""
    found = tuple(islice(tokens(line), 3))
    if len(found) < 3 or found[0].sort != "word":
        return 0, 0
    known = words_of(reader.lexicon)
    places = [
        next((e.value for e in edges if e.kind in ("ordinal", "number") and e.end == at + 1), 0)
        for at, edges in enumerate(known.lattice(found[:2]))
    ]
    labels = [known.said("labels", (token,)) for token in found[:2]]
    if labels[1] and isinstance(places[0], int) and places[0]:
        return places[0], found[1].end
    if labels[0] and isinstance(places[1], int) and places[1]:
        return places[1], found[1].end
    bare = not has_units(reader.lexicon) and isinstance(places[0], int) and found[1].sort == "word"
    return (places[0], found[0].end) if bare and isinstance(places[0], int) else (0, 0)


def _place(match: re.Match[str], readers: Readers) -> int:
    """Give the place a number, a letter or an ordinal says: `b)` is the second; 0: none."""
    if match["number"]:
        return int(match["number"])
    if match["word"]:
        every = (words_of(one.lexicon).lattice(tuple(tokens(match["word"]))) for one in readers.every())
        edges = (edge for lattice in every for edge in lattice[0] if edge.kind == "ordinal")
        return next((edge.value for edge in edges if isinstance(edge.value, int)), 0)
    letter = match["letter"].lower()
    return max((alphabet.find(letter) + 1 for alphabet in _ALPHABETS), default=0)


def is_heading(line: str, readers: Readers) -> bool:
    """Tell whether a line is but a word for what the lines below order: "Moves:", "Nákup:"."""
    words = line.strip()
    if not words.endswith(":") or not 0 < len(words.split()) <= _LONGEST:
        return False
    return any(_heads(words, reader) for reader in readers.every())


def _heads(words: str, reader: Reader) -> bool:
    known = words_of(reader.lexicon)
    found = tuple(token for token in tokens(plain(words)) if token.sort != "mark")
    lattice = known.lattice(found)
    kinds = [{edge.kind for edge in edges} for edges in lattice]
    plainly = all(one & _HEADING for one in kinds) and any(one & _NAMING for one in kinds)
    return plainly and max(weights_of(found, lattice, reader), default=0) <= WEAK and not known.said("back", found)


def under(heading: str, line: str) -> str:
    """Put a heading before a line below it, in the place of the sign the line begins with; nothing without one."""
    return heading and f"{heading.strip()} {line.lstrip(' -*•–—')}"  # noqa: RUF001 - the dashes players write
