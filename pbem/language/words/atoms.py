"""The patterns of a lexicon, each known by a number: whole words and stems, and what a written word may be of them."""

from __future__ import annotations

from dataclasses import dataclass, field

Features = frozenset[int | str]
NOTHING: Features = frozenset()


@dataclass(frozen=True, slots=True)
class Atom:
    """A pattern: `text` without its star, `stem` when any ending may follow, what it means, the word shown."""

    number: int
    text: str
    stem: bool
    senses: frozenset[str]
    shown: str


@dataclass
class Atoms:
    """All patterns while a lexicon is put together, and the look-up when it is done."""

    exact: dict[str, int] = field(default_factory=dict)
    stems: dict[str, int] = field(default_factory=dict)
    senses: list[frozenset[str]] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    longest: int = 0
    _same: dict[frozenset[str], frozenset[str]] = field(default_factory=dict)
    """Equal senses are one in memory: most words of a table mean the like."""

    def add(self, pattern: str, sense: str, shown: str = "") -> int:
        """Give the number of a pattern (`stem*` or a word) and remember what it is used for."""
        stem = pattern.endswith("*")
        text = pattern.rstrip("*")
        shelf = self.stems if stem else self.exact
        if text not in shelf:
            shelf[text] = len(self.senses)
            self.senses.append(frozenset())
            self.shown.append("")
        number = shelf[text]
        if sense:
            senses = self.senses[number] | {sense}
            self.senses[number] = self._same.setdefault(senses, senses)
        self.shown[number] = self.shown[number] or shown
        self.longest = max(self.longest, len(text) if stem else 0)
        return number

    def find(self, word: str) -> Features:
        """Look a folded word up: the whole word, and the longest stem it begins with."""
        stems = (
            self.stems[word[:cut]] for cut in range(min(len(word), self.longest), 1, -1) if word[:cut] in self.stems
        )
        found = [self.exact.get(word), next(stems, None)]
        return frozenset(atom for atom in found if atom is not None)

    def all(self) -> tuple[Atom, ...]:
        """List the patterns by number."""
        shelves = [(text, False, number) for text, number in self.exact.items()]
        shelves += [(text, True, number) for text, number in self.stems.items()]
        return tuple(
            Atom(number, text, stem, self.senses[number], self.shown[number])
            for text, stem, number in sorted(shelves, key=lambda shelf: shelf[2])
        )
