"""Whoever is told, introduced first: "there are two tanks in B1 - they go to B2", «в B1 стоят две пушки: они ...».

What but introduces is left out, and so are the pause behind it and the pronoun: "two tanks in B1 go to B2".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from pbem.language.lattice.senses import kinds
from pbem.language.reading.readers import Readers
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token, tokens

_PAUSE = re.compile(r"\s+[-–—]\s+|[;:,.]\s+")  # noqa: RUF001 - the dashes players write
_BINDING = frozenset({"if", "until", "otherwise", "or", "no", "negated", "later", "hedge", "except", "instead"})
_LONGEST = 9
"""Whoever is introduced is named in so many words."""


def introduced(line: str, readers: Readers) -> Iterator[str]:
    """Give a line that introduces somebody, and says then what he does, as one sentence."""
    pause = _PAUSE.search(line)
    if not pause or not 1 < len(line[: pause.start()].split()) <= _LONGEST or fold(line) == "":
        return
    for reader in readers.best(line):
        head = _named(line[: pause.start()], reader)
        rest = _without_pronoun(line[pause.end() :], reader)
        if head and rest:
            yield f"{head} {rest}"


def _named(head: str, reader: Reader) -> str:
    """Leave out the words that say that somebody is there; nothing, where none do or the words hang on something."""
    found = tuple(tokens(head))
    lattice = words_of(reader.lexicon).lattice(found)
    if any(kinds(edges) & _BINDING for edges in lattice):
        return ""
    for phrase in sorted(_told(reader, "introduces"), key=len, reverse=True):
        at = _place(tuple(phrase.split()), found)
        if at >= 0:
            end = at + len(phrase.split()) - 1
            return f"{head[: found[at].start]}{head[found[end].end :]}".strip()
    return ""


def _place(words: Sequence[str], found: Sequence[Token]) -> int:
    """Give the place where words stand, one behind the other; -1: nowhere."""
    folded, wanted = [one.folded for one in found], [fold(one) for one in words]
    return next((at for at in range(len(found)) if folded[at : at + len(wanted)] == wanted), -1)


def _without_pronoun(rest: str, reader: Reader) -> str:
    """Leave out the pronoun what somebody does begins with; nothing, where it begins otherwise."""
    found = tuple(tokens(rest))
    if found and found[0].folded in map(fold, _told(reader, "introduced")):
        return rest[found[0].end :].strip()
    verbs = found and any(edge.kind == "verb" and not edge.past for edge in words_of(reader.lexicon).lattice(found)[0])
    return rest.strip() if verbs else ""


def _told(reader: Reader, name: str) -> Sequence[str]:
    talk: Mapping[str, Sequence[str]] = reader.lexicon.frames.get("talk", {})
    return talk.get(name, ())
