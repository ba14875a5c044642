"""Proper names of one view, found in whatever ending the sentence gives them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from pbem.core.vocabulary import Name, Vocabulary
from pbem.language.forms.book import Lexicon
from pbem.language.forms.matching import Named
from pbem.language.forms.squares import Dictated, amid, dictated
from pbem.language.words import scripts
from pbem.language.words.atoms import Features
from pbem.language.words.fold import fold
from pbem.language.words.nearest import Candidate, Group, grouped
from pbem.language.words.tokens import Token, tokens

_SHORTEST = 2
_BRIEF = 3
"""A word of a name that is no longer is not looked for behind a slip."""
_VOWELS = frozenset("aeiouyаеиоуыэюяь")
_FLEETING = frozenset("eoео")
_REMEMBERED = 2_000
_BOARDS = 8
"""So many boards' names are kept in each language."""


@dataclass(frozen=True)
class Part:
    """A word of a name: which spelling, which word of it, and whether it was found to the letter."""

    spelling: int
    place: int
    exact: bool = True


class Names:
    """The names of a vocabulary, by their words."""

    def __init__(self, vocabulary: Vocabulary, lexicon: Lexicon) -> None:
        self._endings = lexicon.endings | {""}
        self._longest = max(map(len, self._endings))
        self.spellings: list[tuple[Name, tuple[str, ...]]] = []
        self.whole: dict[str, list[Name]] = {}
        self._exact: dict[str, list[Part]] = {}
        self.stems: dict[str, list[Part]] = {}
        self._known: dict[str, tuple[Part, ...]] = {}
        for name in vocabulary.names:
            for spelling in dict.fromkeys((name.key, *name.spellings)):
                self._add(name, spelling, lexicon)
        self._large: set[int] = set()
        for square in dictated(vocabulary, lexicon):
            self._add_dictated(square)
        self._own = len(self.spellings)
        self._add_other_scripts(vocabulary, lexicon)

    def _add(self, name: Name, spelling: str, lexicon: Lexicon) -> None:
        self.whole.setdefault(fold(spelling), []).append(name)
        parts = tuple(token.folded for token in tokens(spelling))
        number = len(self.spellings)
        self.spellings.append((name, parts))
        for place, word in enumerate(parts):
            self._exact.setdefault(word, []).append(Part(number, place))
            for stem in stems(word, lexicon.swaps):
                self.stems.setdefault(stem, []).append(Part(number, place, False))

    def _add_dictated(self, square: Dictated) -> None:
        """Add a spelling whose words have no other endings."""
        number = len(self.spellings)
        for place, word in enumerate(square.words):
            self._exact.setdefault(word, []).append(Part(number, place))
        self.spellings.append((square.name, square.words))
        if square.capital:
            self._large.add(number)

    def _add_other_scripts(self, vocabulary: Vocabulary, lexicon: Lexicon) -> None:
        """Add how a name is written in the other script, unless that is another name: not the same of another kind."""
        for name in vocabulary.names:
            spellings = dict.fromkeys((name.key, *name.spellings))
            for spelling in (other for one in spellings for other in (*scripts.cyrillic(one), *scripts.latin(one))):
                if all(other.key == name.key for other in self.whole.get(fold(spelling), ())):
                    self._add(name, spelling, lexicon)

    @cached_property
    def candidates(self) -> tuple[Group, ...]:
        """The words of names a misspelt word may be; their numbers are negative."""
        return grouped(
            Candidate(word, False, frozenset({f"{name.kind} {name.key}"}), -(number * 100 + place) - 1)
            for number, (name, words) in enumerate(self.spellings)
            for place, word in enumerate(words[:100])
            if len(word) > _BRIEF
        )

    def find(self, word: str) -> tuple[Part, ...]:
        """Find the words of names that a folded word may be, to the letter first, then by stem and ending."""
        found = self._known.get(word)
        if found is None:
            if len(self._known) > _REMEMBERED:
                self._known.clear()
            found = self._known[word] = (*self._exact.get(word, ()), *self._by_stem(word))
        return found

    def _by_stem(self, word: str) -> Iterator[Part]:
        for cut in range(len(word), max(_SHORTEST, len(word) - self._longest) - 1, -1):
            if word[cut:] in self._endings:
                yield from self.stems.get(word[:cut], ())

    def at(self, place: int, line: tuple[Token, ...], parts: tuple[tuple[Part, ...], ...]) -> tuple[Named, ...]:
        """List the names that begin at a token, given what words of names each token may be."""
        if line[place].sort == "quote":
            return tuple(Named(place + 1, name.kind, name.key) for name in self.whole.get(line[place].folded, ()))
        found: dict[Named, bool] = {}
        for part in sorted(parts[place], key=lambda part: part.spelling >= self._own):
            if part.spelling >= self._own and found and not self._same(part, found):
                continue
            if part.spelling in self._large and not amid(place, line):
                continue
            if part.place == 0 and (exact := self._follow(part, place, parts)) is not None:
                name, words = self.spellings[part.spelling]
                named = Named(place + len(words), name.kind, name.key)
                found[named] = found.get(named, False) or exact
        sure = max((named.end for named, exact in found.items() if exact), default=0)
        return tuple(named for named, exact in found.items() if exact or named.end > sure)

    def _same(self, part: Part, found: Iterable[Named]) -> bool:
        """Tell whether a name of another kind is called like one that was found."""
        return self.spellings[part.spelling][0].key in {named.key for named in found}

    def _follow(self, part: Part, place: int, parts: tuple[tuple[Part, ...], ...]) -> bool | None:
        """Tell whether the rest of the spelling follows, to the letter or not; None: it does not."""
        exact = part.exact
        for offset in range(1, len(self.spellings[part.spelling][1])):
            following = parts[place + offset] if place + offset < len(parts) else ()
            fitting = [other for other in following if (other.spelling, other.place) == (part.spelling, offset)]
            if not fitting:
                return None
            exact = exact and any(other.exact for other in fitting)
        return exact


def names_of(vocabulary: Vocabulary, lexicon: Lexicon) -> Names:
    """Give the names of a vocabulary; those of the boards met last are kept, for on most boards they stay the same."""
    known: dict[tuple[Name, ...], Names] = lexicon.known.setdefault("names", {})
    if vocabulary.names not in known:
        if len(known) >= _BOARDS:
            known.pop(next(iter(known)))
        known[vocabulary.names] = Names(vocabulary, lexicon)
    return known[vocabulary.names]


def stems(word: str, swaps: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """Give the stems of a folded word: without its ending, without a fleeting vowel, with its last sound softened."""
    stem = word
    while len(stem) > _SHORTEST and len(word) - len(stem) < 2 and (stem[-1] in _VOWELS or (stem[-1] == "и")):
        stem = stem[:-1]
    found = {word: None, stem: None}
    if len(word) - len(stem) == 2:
        found[word[:-1]] = None
    if len(stem) > 3 and stem == word and stem[-2] in _FLEETING and stem[-3] not in _VOWELS:
        found[stem[:-2] + stem[-1]] = None
    for before, after in swaps:
        if stem.endswith(before):
            found[stem.removesuffix(before) + after] = None
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Known:
    """What a word may be: patterns of the lexicon, words of names, and what it was taken for if it is misspelt."""

    features: Features
    parts: tuple[Part, ...] = ()
    taken: str = ""
    past: bool = False
