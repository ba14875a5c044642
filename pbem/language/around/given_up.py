"""What the writer had in mind, and gave up for what he orders: "I wanted to hit Benelux, but draft in Italy".

Only the words before `but` tell of it, and only where those behind it are read by themselves, and hang on nothing that
was said before: "I wanted to go there, but if that fails ..." is no order of its own.
"""

from __future__ import annotations

from pbem.language.around.layouts import laid_out
from pbem.language.lattice.senses import Lattice
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk.besides import Sentence
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token, tokens

_LEAD = 4
"""So many words stand before what was intended, at the most: "well, at first I wanted to ..."."""
_HANGING = frozenset({"otherwise", "if", "until", "except", "instead", "hedge", "or", "later"})
"""Kinds of words of an order that hangs on what was said before, or is none yet."""


def given_up(sentence: Sentence, readers: Readers) -> tuple[Sentence, ...]:
    """Part a sentence at the `but` behind what was but intended; a sentence that is none stays whole."""
    if sentence.text.rstrip().endswith("?"):
        return (sentence,)
    for reader in readers.knowing(sentence.text):
        for start in _behind_but(sentence.text, reader):
            if _stands(sentence.text[start:], reader, readers):
                middle = sentence.start + start
                head = Sentence(sentence.text[:start], sentence.start, middle)
                return head, Sentence(sentence.text[start:], middle, sentence.end)
    return (sentence,)


def intends(text: str, reader: Reader) -> bool:
    """Tell whether words begin with what somebody had in mind („pôvodne som chcel ...“)."""
    said = [token.folded for token in tokens(text) if token.sort != "mark"]
    phrases = (fold(one).split() for one in reader.lexicon.frames.get("talk", {}).get("intended", ()))
    return any(said[at : at + len(one)] == one for one in phrases for at in range(min(_LEAD, len(said))))


def _behind_but(text: str, reader: Reader) -> list[int]:
    """Give where the words behind each `but` begin, if what stands before the first was intended."""
    found = tuple(tokens(text))
    lattice = words_of(reader.lexicon).lattice(found)
    ends = [_end(lattice, at) for at in range(1, len(found))]
    buts = [(at, end) for at, end in enumerate(ends, 1) if end and end < len(found)]
    if not buts or not intends(text[: found[buts[0][0]].start], reader):
        return []
    return [found[end].start for _, end in buts]


def _end(lattice: Lattice, at: int) -> int:
    return max((edge.end for edge in lattice[at] if edge.kind == "contrast"), default=0)


def _stands(text: str, reader: Reader, readers: Readers) -> bool:
    """Tell whether words are read by themselves, and to the letter, and do not but say that it is given up."""
    found: tuple[Token, ...] = tuple(tokens(text))
    words = words_of(reader.lexicon)
    edges = [edge for each in words.lattice(found) for edge in each]
    again = any(edge.kind == "place" and edge.value in ("it", "there") for edge in edges)
    if again or words.said("would", found) or any(edge.kind in _HANGING for edge in edges):
        return False
    reading = readers.glance(text)
    if not isinstance(reading, Reading) or reading.corrections:
        reading = (laid_out(text.strip(), readers) or ("", None))[1]
    renouncing = reader.lexicon.items.get("deeds", {}).get("renouncing", ())
    return reading is not None and all(phrase.kind not in renouncing for phrase in reading.phrases)
