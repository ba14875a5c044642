"""Orders of two sorts in one sentence: "green gets Lur, and the third goes to Lhota".

A game may have orders of numbered units beside deeds of another kind; no reading takes both in at once. So such a
sentence is parted where something is joined. It stands if each part is read to the letter by itself, is of another
sort than its neighbours, and neither speaks of what was said before it nor binds another part.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.language.lattice.hopes import wishes
from pbem.language.lattice.senses import Lattice, kinds
from pbem.language.offers.plainer import plainer
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk.governed import hangs
from pbem.language.talk.unmeant import unmeant
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.tokens import Token, tokens

_MOST = 6
"""At so many places a sentence is parted at most."""
_LEAST = 2
"""A part has so many words at the least."""
_JOINING = frozenset({"and", "then", "meanwhile", "contrast"})
_BINDING = frozenset({"otherwise", "or", "except", "instead", "until", "hedge", "later", "group", "amend"})
"""What may bind, doubt or put right what stands in another part."""
_POINTING = frozenset({"it", "there", "from-there", "back", "so", "that"})
_SPACED = frozenset({",", ";", "-", "–", "—"})  # noqa: RUF001 - the dashes players write
_PARTED = frozenset({"ordinal", "half", "number"})
"""Behind a unit that is parted these may tell its parts: "split 4, the first goes left"."""


def joined(line: str, readers: Readers) -> tuple[str, Reading] | None:
    """Read a sentence of orders of two sorts, part by part."""
    mixing = [reader for reader in readers.best(line) if {"line", "deeds"} <= reader.lexicon.items.keys()]
    if not mixing or "?" in line or unmeant(line, mixing):
        return None
    found = tuple(tokens(line))
    if any(wishes(found, reader.lexicon) for reader in mixing):
        return None
    return next((read for reader in mixing if (read := _Parts(line, found, reader, readers).read())), None)


class _Parts:
    """A sentence that is parted, in one language."""

    def __init__(self, line: str, found: tuple[Token, ...], reader: Reader, readers: Readers) -> None:
        self.line, self.found, self.reader, self.readers = line, found, reader, readers
        self.lattice: Lattice = words_of(reader.lexicon).lattice(found)
        self.unit = str(reader.lexicon.items["line"].get("phrase", ""))

    def read(self) -> tuple[str, Reading] | None:
        """Read the parts, the longest first; each part goes to the next place where something is joined."""
        cuts = tuple(self._cuts())
        if not 0 < len(cuts) <= _MOST or not self._of_two_sorts() or self._binds():
            return None
        parts = self._from(0, cuts)
        if not parts or len(parts) < _LEAST:
            return None
        phrases = tuple(phrase for _, one in parts for phrase in one.phrases)
        return parts[0][0], Reading(phrases, (), sum(one.exact for _, one in parts))

    def _of_two_sorts(self) -> bool:
        """Tell whether words of deeds, and somebody or something of the other orders, stand there."""
        items = self.reader.lexicon.items
        common = {"", "go", "stay", *(verb for one in items.get("item", {}).values() for verb in one["verb"])}
        verbs = {verb for one in items.get("deed", {}).values() for verb in one["verb"]} - common
        flags = {flag for one in items.get("deed", {}).values() for flag in one.get("flags", ())}
        said = {edge.value for edges in self.lattice for edge in edges if edge.kind == "verb"}
        return not said.isdisjoint(verbs | flags)

    def _binds(self) -> bool:
        return any(kinds(edges) & _BINDING and "empty" not in kinds(edges) for edges in self.lattice)

    def _cuts(self) -> Iterator[tuple[int, int]]:
        """Give the places where a part may end, and where the next one begins."""
        for at in range(_LEAST, len(self.found) - _LEAST):
            sign = self.found[at].folded in _SPACED
            if not sign and (self.found[at - 1].folded in _SPACED or not self._joins(at)):
                continue
            behind = at + 1
            while behind < len(self.found) and (self._joins(behind) or self.found[behind].folded in _SPACED):
                behind += 1
            yield at, behind

    def _joins(self, at: int) -> bool:
        return bool(kinds(self.lattice[at]) & _JOINING)

    def _from(self, start: int, cuts: Sequence[tuple[int, int]], sort: str = "") -> list[tuple[str, Reading]]:
        """Read what begins at a place, in parts of sorts that change; nothing where that cannot be."""
        if start and (whole := self._part(start, len(self.found), sort)):
            return [whole]
        for at, behind in reversed([(at, behind) for at, behind in cuts if at - start >= _LEAST]):
            one = self._part(start, at, sort) if not self._speaks_of_parts(behind) else None
            rest = self._from(behind, cuts, self._sort(one[1])) if one else []
            if one and rest:
                return [one, *rest]
        return []

    def _part(self, start: int, end: int, sort: str) -> tuple[str, Reading] | None:
        """Read a part, if it is of another sort than the one before it and stands by itself."""
        words = self.line[self.found[start].start : self.found[end - 1].end]
        if (start and kinds(self.lattice[start]) & _POINTING) or not self._stands(start, end):
            return None
        if hangs(words, self.line, self.reader):
            return None
        spoken, reading = self.readers.read(words)
        if isinstance(reading, Reading) and not reading.corrections:
            found: tuple[str, Reading] | None = (spoken, reading)
        else:
            found = plainer(words, self.readers)
        return found if found and self._sort(found[1]) not in ("", sort) else None

    def _stands(self, start: int, end: int) -> bool:
        """Tell whether no condition stands in a part, but one of the last that begins a clause behind its deed."""
        for at in range(start, end):
            if "if" in kinds(self.lattice[at]) and "empty" not in kinds(self.lattice[at]):
                behind = any(token.folded == "," for token in self.found[at:end])
                begins = self.found[at - 1].folded in _SPACED or self._joins(at - 1) if at else False
                if end < len(self.found) or at == start or not (behind and begins):
                    return False
        return True

    def _sort(self, reading: Reading) -> str:
        """Say of which sort the orders of a part are; nothing, where they are of both."""
        every = {"unit" if phrase.kind == self.unit else "deed" for phrase in reading.phrases}
        return every.pop() if len(every) == 1 else ""

    def _speaks_of_parts(self, start: int) -> bool:
        """Tell whether a unit is parted before a place, and a part of it may be told behind it."""
        verbs = {
            edge.value for edges in self.lattice[:start] for edge in edges if edge.kind == "verb" and not edge.past
        }
        items = self.reader.lexicon.items.get("item", {}).values()
        parts = any(one.get("parts") and not verbs.isdisjoint(one["verb"]) for one in items)
        return parts and any(kinds(edges) & _PARTED and "unit" not in kinds(edges) for edges in self.lattice[start:])
