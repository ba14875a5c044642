"""A paragraph read sentence by sentence, where it cannot be read as a whole.

Half a line is never carried out; but a letter in prose has many orders in a paragraph, which comes as one line. Of one
longer than the lines of a mail, a sentence that cannot be read is asked about by itself. Those around it stand if it
cannot be about them: it names somebody or something they do not name, and neither goes on with them, nor binds or
denies anything. Else what stands before it is asked about with it; one that takes something back may mean them all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from pbem.core.problems import Problem
from pbem.language.around.asides import MOST
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Heard, Readers
from pbem.language.talk.besides import Sentence, sentences
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.weighing import STRONG

_GOING_ON = frozenset({"and", "then", "so", "if", "until", "meanwhile", "contrast", "only"})
"""Kinds of words at the head of a sentence that goes on with the one before it."""
_DRAWN = frozenset({"then", "otherwise", "instead"})
"""Kinds of words at the head of a sentence that hangs on the one before it, whatever that says."""
_BINDING = frozenset({"no", "negated", "or", "except", "instead", "otherwise", "hedge", "group"})
_POINTING = frozenset({"there", "from-there", "back", "it"})
_FULL = (".", "!", "?", "…")
_HEAD = 2
_LINE = 78
"""So many characters a line of a mail should have (RFC 5322, 2.1.1); what is longer is a paragraph."""


class Piece(NamedTuple):
    """Sentences of a paragraph that are read, or asked about, together."""

    sentence: Sentence
    said: Heard


Hear = Callable[[str], Heard]


def pieces(line: str, said: Heard, hear: Hear, readers: Readers) -> tuple[Piece, ...]:
    """Part a paragraph into its sentences, each with what is read or asked of it; nothing, where it stays whole."""
    every = _whole(line) if len(line) > _LINE and "\n" not in line else ()
    if not 1 < len(every) <= MOST:
        return ()
    parts = [Piece(one, hear(one.text)) for one in every]
    found = _standing(parts, said.said) if isinstance(said.said, Reading) else _asked(line, parts, hear, readers)
    return tuple(map(_in_place, found))


def _standing(parts: Sequence[Piece], reading: Reading) -> Sequence[Piece]:
    """Give the sentences of a paragraph that is read, where each says by itself what it says there."""
    phrases = tuple(phrase for one in parts if isinstance(one.said.said, Reading) for phrase in one.said.said.phrases)
    return parts if phrases == reading.phrases and not any(map(_is_asked, parts)) else ()


def _asked(line: str, parts: list[Piece], hear: Hear, readers: Readers) -> Sequence[Piece]:
    """Give the sentences that stand and those that are asked about of a paragraph that is not read."""
    if any(_may_undo(one, readers) for one in parts):
        return ()
    while at := next((at for at in range(1, len(parts)) if _hangs(at, parts, readers)), 0):
        before, one = parts[at - 1].sentence, parts[at].sentence
        both = Sentence(line[before.start : one.end], before.start, one.end)
        parts[at - 1 : at + 1] = [Piece(both, hear(both.text))]
    return parts if any(map(_is_read, parts)) and any(map(_is_asked, parts)) else ()


def _whole(line: str) -> tuple[Sentence, ...]:
    """Part a line where a sentence ends; behind a semicolon the same order may go on."""
    found: list[Sentence] = []
    start = 0
    for one in sentences(line):
        if one.end == len(line) or one.text.rstrip(" )\"'”»").endswith(_FULL):
            found.append(Sentence(line[start : one.end], start, one.end))
            start = one.end
    return tuple(found)


def _is_read(one: Piece) -> bool:
    return isinstance(one.said.said, Reading)


def _is_asked(one: Piece) -> bool:
    return isinstance(one.said.said, Problem)


def _may_undo(one: Piece, readers: Readers) -> bool:
    """Tell whether a sentence that is not read may take back all that stands around it."""
    return _is_asked(one) and any(each.said("back") for each in _sensed(one, readers))


def _hangs(at: int, parts: Sequence[Piece], readers: Readers) -> bool:
    """Tell whether a sentence, or the one before it, that is not read may be about the other one."""
    before, one = parts[at - 1], parts[at]
    if _is_asked(one):
        named = frozenset[object]().union(*(_named(other, readers) for other in parts[:at] if _is_read(other)))
        stands = any(other.said.said is not None for other in parts[:at])
        return stands and any(_goes_on(each, named) for each in _sensed(one, readers))
    supposes = _is_asked(before) and any("if" in _head(each) for each in _sensed(before, readers))
    drawn = _is_asked(before) and any(_head(each) & _DRAWN for each in _sensed(one, readers))
    return _is_read(one) and (supposes or drawn)


def _goes_on(one: Sensed, named: frozenset[object]) -> bool:
    """Tell whether a sentence may be about what is said before it, or names nobody and nothing by which to tell."""
    pointing = any(edge.kind == "place" and edge.value in _POINTING for edges in one.lattice for edge in edges)
    own = _names(one)
    return not own or bool(own & named or one.kinds & _BINDING or _head(one) & _GOING_ON) or pointing


def _head(one: Sensed) -> frozenset[str]:
    return frozenset(edge.kind for edges in one.lattice[:_HEAD] for edge in edges)


def _named(one: Piece, readers: Readers) -> frozenset[object]:
    return frozenset[object]().union(*map(_names, _sensed(one, readers)))


def _names(one: Sensed) -> frozenset[object]:
    """Give what is named in a sentence: units, squares, places, powers."""
    strong = (at for at, weight in enumerate(one.weights) if weight == STRONG or one.names_somebody(at))
    return frozenset(
        value
        for at in strong
        for value in ({edge.value for edge in one.lattice[at]} or {one.found[at].folded})
        if value is not None and value != ""
    )


def _sensed(one: Piece, readers: Readers) -> tuple[Sensed, ...]:
    """Give a sentence in the languages that know most of its words."""
    every = [Sensed(one.sentence.text, reader) for reader in readers.every()]
    most = max((each.known for each in every), default=0)
    return tuple(each for each in every if each.known == most)


def _in_place(one: Piece) -> Piece:
    """Put what is told of a sentence where it stands in its line."""
    said, start = one.said.said, one.sentence.start
    if isinstance(said, Problem):
        said = said.moved(start)
    elif said is not None:
        said = replace(said, corrections=tuple(each.moved(start) for each in said.corrections))
    return Piece(one.sentence, one.said._replace(said=said))
