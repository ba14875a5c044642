"""Lines read in whichever language they are written in, that of the player first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.vocabulary import Vocabulary
from pbem.language.forms.book import Lexicon
from pbem.language.forms.say import echo
from pbem.language.lattice.hopes import wishes
from pbem.language.lattice.senses import senses
from pbem.language.reading.aside import Aside
from pbem.language.reading.misread import unclear
from pbem.language.reading.parse import Reader, Reading
from pbem.language.talk.scales import Turning
from pbem.language.words.memory import remembered
from pbem.language.words.tokens import tokens


class Heard(NamedTuple):
    """The language a line is read in, what it says (None: nothing), and what was left out."""

    language: str
    said: Reading | Problem | None
    left_out: tuple[Aside, ...] = ()
    kept: tuple[str, ...] = ()
    """The sentences of a line that is not read, for which a ready line may be made."""


@dataclass
class Readers:
    """A reader for each language, made when it is first needed.

    `strict` readers leave no talk out: where all lines are done or none, what is no order is a fault.
    """

    lexicons: Mapping[str, Lexicon]
    vocabulary: Vocabulary
    language: str
    strict: bool = False
    heard: dict[str, Heard] = field(default_factory=dict)
    """What the lines met last were found to say; `asides.heard` keeps it."""
    ready: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The ready lines made last; `asides.offered` keeps them."""
    turning: dict[str, Turning] = field(default_factory=dict)
    """Whether the sentences met last turn an order; `asides` keeps it."""
    _counts: dict[str, Mapping[str, int]] = field(default_factory=dict)
    _made: dict[str, Reader] = field(default_factory=dict)

    def read(self, line: str) -> tuple[str, Reading | Problem]:
        """Read a line in the player's language, or in the other one that knows most of its words exactly."""
        own = self._reader(self.language).read(line)
        if (isinstance(own, Reading) and not own.corrections) or (isinstance(own, Problem) and own.ambiguous):
            return self.language, own
        others = [(key, self._reader(key).read(line)) for key in self._reading(line) if key != self.language]
        if self._denied(line):
            others = [(key, one) for key, one in others if isinstance(one, Problem)]
        refused = [(key, one) for key, one in ((self.language, own), *others) if isinstance(one, Problem)]
        told = next((pair for pair in refused if pair[1].no_order), None)
        if told:
            return told
        sure = [(key, one) for key, one in others if isinstance(one, Reading) and not one.corrections]
        if sure:
            return self._one_of(sure, line)
        if isinstance(own, Reading):
            return self.language, own
        corrected = [(key, one) for key, one in others if isinstance(one, Reading)]
        if corrected:
            return self._one_of(corrected, line)
        unsure = next((pair for pair in refused if pair[1].ambiguous), None)
        return self._in_own_words(*unsure) if unsure else self._furthest(refused)

    def _reading(self, line: str) -> Iterable[str]:
        """Give the languages a line may be written in: what is but hoped for in the player's own is so in all; no
        other reads a line of which it knows less.
        """
        found, own = tuple(tokens(line)), self._reader(self.language).lexicon
        if wishes(found, own):
            return (self.language,)
        known = self._known(line)
        return [key for key in self.lexicons if key == self.language or known[key] >= max(known[self.language], 1)]

    def _known(self, line: str) -> Mapping[str, int]:
        """Count the words each language knows of a line."""
        return remembered(
            self._counts, line, lambda line: {key: self._reader(key).knows(line) for key in self.lexicons}
        )

    def _denied(self, line: str) -> bool:
        """Tell whether a line denies in the player's language, which knows all its words: no other may read it then."""
        own = self._reader(self.language)
        denied = any(edge.kind == "no" for edges in senses(own.lexicon).lattice(tokens(line)) for edge in edges)
        return denied and not own.strange(line)[0]

    def _in_own_words(self, language: str, problem: Problem) -> tuple[str, Problem]:
        """Say the readings of a line in the language of the player."""
        said = {name: str(problem.facts.get(name, "")) for name in ("first", "second")}
        found = {name: self._reader(language).read(words) for name, words in said.items() if words}
        own = {name: self.echo(one.phrases) for name, one in found.items() if isinstance(one, Reading)}
        return language, replace(problem, facts={**problem.facts, **own})

    def to_the_letter(self) -> Readers:
        """Give the same readers, strict."""
        return replace(self, strict=True, heard={}, ready={}, turning={})

    def sure(self, line: str) -> Reading | None:
        """Read a line in the player's language, if each word of it is known there and it means one thing."""
        own = self._reader(self.language).glance(line)
        return own if isinstance(own, Reading) and not own.corrections else None

    def glance(self, line: str) -> Reading | Problem | None:
        """Read a line in any language, to the letter if one can; None: it is no order, and nobody asks why."""
        found = [one for key in self._reading(line) if (one := self._reader(key).glance(line)) is not None]
        sure = (one for one in found if isinstance(one, Reading) and not one.corrections)
        return next(sure, None) or next(iter(found), None)

    def orders(self, words: str) -> bool:
        """Tell whether words are an order to the letter, in any language."""
        said = self.glance(words)
        return isinstance(said, Reading) and not said.corrections

    def may_order(self, words: str) -> bool:
        """Tell whether words are an order to the letter, or may be one of two."""
        said = self.glance(words)
        return said.ambiguous if isinstance(said, Problem) else self.orders(words)

    def idle(self, line: str) -> bool:
        """Tell whether a line, in the player's language, but says what is so without an order: "the infantry stays"."""
        return self._reader(self.language).orders_nothing(line)

    def strange(self, line: str) -> tuple[int, int]:
        """Count the words of a line that are unknown in the language that knows most of them, and all its words."""
        return min(self._reader(key).strange(line) for key in self.lexicons)

    def knowing(self, line: str) -> tuple[Reader, ...]:
        """Give the readers of the languages that know a word of a line, the player's own first in any case."""
        known = self._known(line)
        return tuple(self._reader(key) for key in self._own_first() if key == self.language or known[key])

    def best(self, line: str) -> tuple[Reader, ...]:
        """Give the readers of the languages that know most words of a line, the player's own first; of a line nobody
        knows a word of it is the player's own alone.
        """
        known = self._known(line)
        most = max(known.values())
        if not most:
            return (self._reader(self.language),)
        return tuple(self._reader(key) for key in self._own_first() if known[key] == most)

    def every(self) -> tuple[Reader, ...]:
        """Give the readers of all languages, the player's own first."""
        return tuple(map(self._reader, self._own_first()))

    def _own_first(self) -> list[str]:
        return sorted(self.lexicons, key=lambda key: key != self.language)

    def _reader(self, language: str) -> Reader:
        if language not in self._made:
            self._made[language] = Reader(self.lexicons[language], self.vocabulary)
        return self._made[language]

    def _one_of(self, readings: list[tuple[str, Reading]], line: str) -> tuple[str, Reading | Problem]:
        """Take the reading with most words known exactly; languages that disagree are asked about."""
        most = max(one.exact for _, one in readings)
        best = [(key, one) for key, one in readings if one.exact == most]
        language, first = best[0]
        for key, other in best[1:]:
            if other.phrases != first.phrases:
                return self.language, unclear(line, (self._say(first, language), self._say(other, key)))
        return language, first

    def echo(self, phrases: tuple[Phrase, ...]) -> str:
        """Say phrases in the language of the player; nothing where they cannot be said."""
        return echo(phrases, self.lexicons.get(self.language, next(iter(self.lexicons.values()))))

    def _say(self, reading: Reading, language: str) -> str:
        lexicon = self.lexicons.get(self.language, self.lexicons[language])
        return echo(reading.phrases, lexicon)

    def _furthest(self, problems: list[tuple[str, Problem]]) -> tuple[str, Problem]:
        """Take the problem of the language that got furthest; the player's own when it got as far."""
        return max(problems, key=lambda pair: (pair[1].start, pair[0] == self.language))
