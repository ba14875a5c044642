"""Orders over several lines: a proposal, its terms line by line, and `end`.

They become one line of a letter before anything is read: its first line's number, the other lines behind line breaks,
as many as the letter had. So a place in it still tells which line of the letter it is on. What a block is stands in the
lexicons ([blocks]); it is closed by an end word, else

- where a line is clearly another order, or `other` says that it is something else (a command, a letter);
- at a gap (empty lines), when what follows it cannot be one of its lines;
- at the end of the letter;
- a list below a heading that stands alone (`plan:`) at the first gap behind one of its lines, and where lines with
  dashes or numbers before them are followed by one without.

A line break always stands at the end, so that a block is told from an order of one line, and is never lengthened.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice

from pbem.core.problems import Problem
from pbem.core.vocabulary import Vocabulary
from pbem.language.forms.book import GAP, Block, Lexicon
from pbem.language.forms.say import quoted
from pbem.language.forms.slots import NUMBER
from pbem.language.reading.parse import Reader, Reading
from pbem.language.words.fold import fold
from pbem.language.words.nearest import Candidate, grouped, meant
from pbem.language.words.tokens import beginning, labelled

Line = tuple[int, str]

_BULLET = re.compile(r"\s*(?:[-–—―•*·]+|\(?\d{1,2}[.)](?=\s))\s*")  # noqa: RUF001 - the dashes players write
_MARKED = re.compile(r"\s*(?:[-–—―•*·]|\(?\d{1,2}\s*[.):-]|[^\W\d]+\s+\d{1,2}\s*[.):-])")  # noqa: RUF001
"""What stands before each line of a list: a dash, a number, `command 2:`."""
_SCISSORS = re.compile(r"-*8<-+")
_HEAD = re.compile(r"[^\W\d_]+")
_NUMBERED = re.compile(r"\W*\d")
_FIRST, _BEGINNING = 12, 60
"""So many words and letters of a line are looked at to tell whether it begins a block."""


def joined(
    lines: Sequence[Line], lexicons: Mapping[str, Lexicon], other: Callable[[str], bool] = lambda line: False
) -> tuple[Line, ...]:
    """Make one line of each order over several; `other` tells that a line is neither an order nor part of one."""
    tongues = tuple(lexicon for lexicon in lexicons.values() if lexicon.blocks)
    whole: list[Line] = []
    at = 0
    while at < len(lines):
        block = _opened(lines[at][1], tongues)
        if block is None:
            whole.append(lines[at])
            at += 1
        else:
            stop, after = _extent(lines, at, block, tuple(lexicons.values()), other)
            whole.append((lines[at][0], _text(lines[at:stop])))
            at = after
    return tuple(whole)


def located(problem: Problem, line: str, number: int) -> Problem:
    """Put a problem of a joined line on the line of the letter it is on; what goes beyond that line is cut off."""
    if "\n" not in line:
        return replace(problem, line=number)
    start = min(problem.start, len(line.rstrip()))
    first = line.rfind("\n", 0, start) + 1
    last = line.find("\n", first)
    end = min(max(problem.end, start), last if last >= 0 else len(line))
    offset = line.count("\n", 0, first)
    return replace(
        problem, line=number + offset, start=start - first, end=end - first, try_=_part(problem.try_, offset)
    )


def _part(line: str, number: int) -> str:
    """Give one of the lines that were joined."""
    return next(islice(line.split("\n"), number, None), "").strip()


def without(line: str, number: int) -> str:
    """Leave the line with that number (0: the first) of a joined line empty."""
    parts = line.split("\n")
    return "\n".join("" if at == number else part for at, part in enumerate(parts))


def as_free_words(problem: Problem, line: str, number: int, lexicon: Lexicon) -> Problem:
    """Offer to say a line that is not understood in free words, where a block has such."""
    free = next((block.free for block in lexicon.blocks if block.free), "")
    words = _part(line, problem.line - number)
    if not free or not words or problem.try_ or problem.line == number or problem.facts.get("suggestion"):
        return problem
    return replace(problem, try_=f"{free} {quoted(words)}")


def shown(line: str) -> str:
    """Give the words of a joined line to be quoted on one."""
    return " / ".join(part.strip() for part in line.split("\n") if part.strip())


def may_order(line: str, lexicons: Mapping[str, Lexicon]) -> bool:
    """Tell whether the first word of a line may begin an order in any language."""
    return any(_may_order(line, lexicon) for lexicon in lexicons.values())


def _text(lines: Sequence[Line]) -> str:
    """Put lines behind one another, with as many line breaks as stood between them; dashes before them are nothing."""
    text, last = "", lines[0][0]
    for number, line in lines:
        bullet = _BULLET.match(line)
        blank = bullet.end() if bullet else 0
        text += "\n" * (number - last) + " " * blank + line[blank:].rstrip()
        last = number
    return text + "\n"


@lru_cache(maxsize=1 << 11)
def _opened(line: str, lexicons: tuple[Lexicon, ...]) -> Block | None:
    """Give the block a line begins; a first word nobody knows may be a slip."""
    bullet = _BULLET.match(line)
    line = line[bullet.end() if bullet else 0 :]
    if "\n" in line or _NUMBERED.match(line) or not lexicons:
        return None
    heads = [_head(line, lexicon) for lexicon in lexicons]
    known = any(lexicon.grammar.atoms.find(head) for lexicon, head in zip(lexicons, heads, strict=True) if head)
    for lexicon, head in zip(lexicons, heads, strict=True):
        found = next((block for block in lexicon.blocks if _begins(line, head, lexicon, block, known)), None)
        if found is not None:
            return found
    return None


def _head(line: str, lexicon: Lexicon) -> str:
    """Give the first word of a line that means something."""
    return next((word for word in map(fold, _HEAD.findall(line[:_BEGINNING])[:3]) if word not in lexicon.fillers), "")


def _begins(line: str, head: str, lexicon: Lexicon, block: Block, known: bool) -> bool:
    """Tell whether a line begins with the words of a block's first line."""
    fits = _is if known else _may_be
    ways = [way for way in block.begins if fits(head, way[0])]
    if not ways:
        return False
    words = [token.folded for token in islice(beginning(line), _FIRST) if token.folded not in lexicon.fillers]
    return any(_follows(words[1:], way[1:], block.alone) for way in ways)


def _follows(words: Sequence[str], way: Sequence[str], alone: bool) -> bool:
    """Tell whether words are those of a pattern, in order; `alone`: and no more come after them."""
    if not way:
        return not alone or not any(map(str.isalnum, "".join(words)))
    if way[0] == GAP:
        return any(_follows(words[at:], way[1:], alone) for at in range(len(words)))
    return bool(words) and _may_be(words[0], way[0]) and _follows(words[1:], way[1:], alone)


def _is(word: str, pattern: str) -> bool:
    """Tell whether a word is one of a pattern."""
    return word == pattern or (pattern.endswith("*") and word.startswith(pattern[:-1]))


@lru_cache(maxsize=1 << 13)
def _may_be(word: str, pattern: str) -> bool:
    """Tell whether a word is one of a pattern, or a slip of it."""
    if _is(word, pattern):
        return True
    text = pattern.rstrip("*")
    return len(text) > 3 and bool(meant(word, grouped([Candidate(text, text != pattern, frozenset({text}), 0)])))


def _extent(
    lines: Sequence[Line], at: int, block: Block, lexicons: tuple[Lexicon, ...], other: Callable[[str], bool]
) -> tuple[int, int]:
    """Find the place behind the last line of a block, and the one reading goes on at."""
    ends = frozenset(end for lexicon in lexicons for end in lexicon.ends)
    ends |= frozenset(end for lexicon in lexicons for each in lexicon.blocks for end in each.ends)
    stop = at + 1
    while stop < len(lines):
        if fold(lines[stop][1].strip(" \t-–—.!")) in ends:  # noqa: RUF001
            return stop, stop if _cut_off(lines, stop + 1) else stop + 1
        if (block.alone and _list_ends(lines, at, stop)) or _parts(lines[stop][1], lexicons, other):
            break
        stop += 1
    if block.alone:
        return stop, stop
    gap = next((n for n in range(at + 1, stop) if _stands_apart(lines, n, lexicons)), stop)
    return gap, gap


def _list_ends(lines: Sequence[Line], head: int, at: int) -> bool:
    """Tell whether a list below its heading ends before a line: behind a gap, or where the dashes before lines end."""
    number, line = lines[at]
    written = [n for n in range(head + 1, at) if lines[n][1].strip()]
    if not written or not line.strip():
        return False
    marked = _MARKED.match(lines[written[0]][1]) is not None
    return number > lines[written[-1]][0] + 1 or (marked and _MARKED.match(line) is None)


def _cut_off(lines: Sequence[Line], at: int) -> bool:
    """Tell whether the scissors of an order form stand there: the end word above them is that of the form."""
    return at < len(lines) and _SCISSORS.fullmatch(lines[at][1].strip()) is not None


def _parts(line: str, lexicons: tuple[Lexicon, ...], other: Callable[[str], bool]) -> bool:
    """Tell whether a line cannot be inside a block: it begins another, is an order or something else."""
    if not any(sign.isalnum() for sign in line):
        return False
    opening = tuple(lexicon for lexicon in lexicons if lexicon.blocks)
    return _opened(line, opening) is not None or _orders(line, opening) or other(line)


def _stands_apart(lines: Sequence[Line], at: int, lexicons: tuple[Lexicon, ...]) -> bool:
    """Tell whether a line stands behind a gap and cannot be one of a block's."""
    number, line = lines[at]
    behind = number > lines[at - 1][0] + 1 or not lines[at - 1][1].strip()
    return behind and bool(line.strip()) and not any(_may_be_part(line, lexicon) for lexicon in lexicons)


def _may_be_part(line: str, lexicon: Lexicon) -> bool:
    """Tell whether the first word of a line may begin a line of a block."""
    features = _features(line, lexicon)
    return any(_may_begin(features, lexicon, block.lines) for block in lexicon.blocks)


def _orders(line: str, lexicons: tuple[Lexicon, ...]) -> bool:
    """Tell whether a line is clearly an order by itself and no line of a block."""
    may = [lexicon for lexicon in lexicons if _may_order(line, lexicon)]
    if not may:
        return False
    parts = [lexicon for lexicon in lexicons if _may_be_part(line, lexicon)]
    if not parts:
        return True
    bare = Vocabulary()
    if any(
        not isinstance(_read(lexicon, block.lines, line, bare), Problem)
        for lexicon in parts
        for block in lexicon.blocks
    ):
        return False
    numbered = _NUMBERED.match(line) is not None and _BULLET.match(line) is None
    return numbered or any(isinstance(Reader(lexicon, bare).read(line), Reading) for lexicon in may)


def _read(lexicon: Lexicon, kind: str, line: str, vocabulary: Vocabulary) -> Reading | Problem:
    bullet = _BULLET.match(line)
    return Reader(lexicon, vocabulary).read_kind(kind, line[bullet.end() if bullet else 0 :].rstrip(" .,;!"))


def _may_order(line: str, lexicon: Lexicon) -> bool:
    """Tell whether the first word of a line may begin an order."""
    firsts = lexicon.grammar.first(lexicon.line)
    return firsts is not None and not firsts.isdisjoint(_features(line, lexicon, bullets=False))


def _may_begin(features: frozenset[int | str], lexicon: Lexicon, kind: str) -> bool:
    firsts = lexicon.grammar.first_of(kind)
    return firsts is None or not firsts.isdisjoint(features)


def _features(line: str, lexicon: Lexicon, bullets: bool = True) -> frozenset[int | str]:
    """Look the first word of a line up that means something."""
    bullet = _BULLET.match(line) if bullets else None
    found = beginning(line[bullet.end() if bullet else 0 :])
    first = next((token for token in found if token.folded not in lexicon.fillers and token.folded != "-"), None)
    if first is None:
        return frozenset()
    known: frozenset[int | str] = lexicon.grammar.atoms.find(first.folded)
    kinds = (lexicon.lettered.get(letters, frozenset()) for letters in labelled(first)[0])
    known |= frozenset(NUMBER + kind for each in kinds for kind in each)
    number = first.sort == "number" or not lexicon.values.keys().isdisjoint(known)
    return known | {NUMBER} if number else known
