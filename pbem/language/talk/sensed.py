"""What one language makes of a sentence that may be talk: its words, their senses, what they weigh, those unknown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from pbem.language.lattice.plain_lines import plain
from pbem.language.lattice.senses import Sense
from pbem.language.talk.deed_words import counts_units, may_order, of_deeds
from pbem.language.talk.weighing import CLOCK, LIGHT, STRONG, WEAK, Reader, weights_of, words_of
from pbem.language.words.tokens import Token, tokens

_TELLING = frozenset({"unit", "cell"})
_WHO = frozenset({"unit", "number", "ordinal"})
_SILENT = frozenset({"empty", "mark"})
_OPENING = 3
"""Among so many words a sentence says on what it depends."""
_IDLY = ("if", "noun", "number")
"""What a word that carries nothing is not: an article counts nobody."""
_ADDRESS = 4
"""So many words say who is told: "second army in Berlin"."""
_FEW = 6
"""A longer sentence says more than how many, or for whom else."""


class Sensed:
    """A sentence in one language."""

    def __init__(self, sentence: str, reader: Reader) -> None:
        self.sentence, self.reader, self.words = sentence, reader, words_of(reader.lexicon)
        self.line = line = CLOCK.sub(lambda clock: " " * len(clock[0]), plain(sentence))
        self.found = found = tuple(token for token in tokens(line) if token.sort != "mark")
        self.lattice = lattice = self.words.lattice(found)
        self.weights = weights_of(found, lattice, reader)
        covered = {n for at, edges in enumerate(lattice) for edge in edges for n in range(at, edge.end)}
        covered |= {n for at, names in reader.named(found).items() for one in names for n in range(at, one.end)}
        self.strange = tuple(at for at, token in enumerate(found) if at not in covered and self._is_strange(at, token))
        self.known = len(found) - len(self.strange)

    def _is_strange(self, at: int, token: Token) -> bool:
        return token.sort == "word" and self.weights[at] <= LIGHT and not self.words.said_any(token)

    @cached_property
    def kinds(self) -> frozenset[str]:
        """All kinds of senses of its words.

        A preposition of one letter is no direction („z električky“); an `if` within words that carry nothing is none.
        """
        every = ((self._gone(at), edge.kind) for at, edges in enumerate(self.lattice) for edge in edges)
        return frozenset(kind for gone, kind in every if kind not in gone)

    def _gone(self, at: int) -> frozenset[str]:
        """Give the kinds that a word is not, because of what it is besides."""
        kinds = {edge.kind for edge in self.lattice[at]}
        letter = len(self.found[at].folded) == 1 and "prep" in kinds
        return frozenset({*(("direction",) if letter else ()), *(_IDLY if self.weights[at] < 0 else ())})

    @cached_property
    def life(self) -> int:
        """How many of its words are of everyday life, and weigh nothing in the game."""
        return sum(weight <= 0 and self.words.said("life", (self.found[at],)) for at, weight in enumerate(self.weights))

    @property
    def names(self) -> bool:
        """Whether a unit, a square, a place or a power is named."""
        return STRONG in self.weights

    def names_somebody(self, at: int) -> bool:
        """Tell whether a word is a unit, by its number or place in a list, or a square."""
        kinds = {edge.kind for edge in self.lattice[at]}
        if self.found[at].sort != "number" and not counts_units(self.reader.lexicon):
            return "unit" in kinds and self.weights[at] == STRONG
        named = self.weights[at] == STRONG and (self.found[at].sort != "word" or bool(kinds & _TELLING))
        return named or (self.weights[at] >= WEAK and "ordinal" in kinds)

    @cached_property
    def tells_somebody(self) -> bool:
        """Whether a unit or a square is named."""
        return any(map(self.names_somebody, range(len(self.found))))

    @cached_property
    def addresses(self) -> bool:
        """Whether a unit stands before a colon and words behind it: who is told, not what ("1: waltz on")."""
        head, _, rest = self.line.partition(": ")
        told = [at for at, token in enumerate(self.found) if token.end <= len(head)]
        carrying = [at for at in told if self.weights[at] >= 0]
        return bool(carrying and rest.strip()) and len(told) <= _ADDRESS and self._may_be_told(carrying[0])

    def _may_be_told(self, at: int) -> bool:
        """Tell whether a word is a unit, or a noun for one."""
        noun = self.weights[at] >= WEAK and any(edge.kind == "noun" for edge in self.lattice[at])
        return noun or self.names_somebody(at)

    @cached_property
    def told(self) -> frozenset[object]:
        """The numbers of the units that are named."""
        named = (at for at in range(len(self.found)) if self.names_somebody(at) and not self._is_a_square(at))
        return frozenset(
            value
            for at in named
            for edge in self.lattice[at]
            if edge.kind in _WHO and (value := edge.value) is not None
        )

    def _is_a_square(self, at: int) -> bool:
        """Tell whether a square stands behind a preposition, though letters and a number may be a unit: „na J8“."""
        before = self.lattice[at - 1] if at and self.found[at].sort == "cell" else ()
        return any(edge.kind == "prep" and edge.value != "with" for edge in before)

    @property
    def orders_somebody(self) -> bool:
        """Whether a unit's noun stands beside a direction or a wish: "my bravest men shall dance northwards"."""
        return "noun" in self.kinds and bool(self.kinds & {"direction", "wish"})

    @cached_property
    def orders_a_deed(self) -> bool:
        """Whether the words of a deed stand there; in a game without deeds that is not known."""
        return may_order(self.sentence, self.reader)

    @cached_property
    def names_nothing(self) -> bool:
        """Whether nothing of the game is named, where all deeds are of something: no deed has its words."""
        counts = counts_units(self.reader.lexicon) or any(token.sort == "number" for token in self.found)
        return self.of_deeds and not counts and not self.names and not self.orders_a_deed

    @cached_property
    def adds(self) -> bool:
        """Whether it says more of what stands before it: "only if it rains", "and the same for me", "make it 3", or
        that it is not meant: "in your dreams".

        Where units are told by number, a number says whom.
        """
        if self._laughs_off():
            return True
        opening = [{edge.kind for edge in edges} for edges in self.lattice[:_OPENING]]
        bound = any("only" in one for one in opening) and any("if" in one for one in opening)
        if bound or counts_units(self.reader.lexicon):
            return bound
        verbs = any(self.weights[at] >= WEAK and _does(edges) for at, edges in enumerate(self.lattice))
        counts = verbs or "amend" in self.kinds or len(self.found) <= _OPENING
        counted = counts and "number" in self.kinds and not self.life
        return len(self.found) <= _FEW and (counted or self._says_alike())

    def _laughs_off(self) -> bool:
        """Tell whether all it says is that nothing beside it is meant, in several words: "yeah right", «ага, щас»."""
        spans = [(at, e.end) for at, edges in enumerate(self.lattice) for e in edges if e.value == "dream"]
        said = {n for start, end in spans if end - start > 1 for n in range(start, end)}
        rest = (edges for at, edges in enumerate(self.lattice) if at not in said)
        return bool(said) and all(edges and {edge.kind for edge in edges} <= _SILENT for edges in rest)

    def _says_alike(self) -> bool:
        """Tell whether somebody is to do as another does: „to isté pre ostatných“."""
        return self.words.phrased("alike", self.found)

    @cached_property
    def titles(self) -> bool:
        """Whether it names what an order is about, as a title of it does: "defence everywhere: ..."."""
        titles = frozenset(self.reader.lexicon.items.get("deeds", {}).get("titles", ()))
        return not titles.isdisjoint(self.kinds)

    @cached_property
    def of_deeds(self) -> bool:
        """Whether the orders of the game are deeds."""
        return of_deeds(self.reader.lexicon)

    def said_by(self, name: str, token: Token) -> bool:
        """Tell whether a word is one of a list of the frames."""
        return self.words.said(name, (token,))

    def said(self, name: str) -> bool:
        """Tell whether a word of a list of the frames stands there; "I write instead of Tom" takes nothing back."""
        if name == "back":
            return any(
                self.words.said(name, (token,)) and not self._stands_in(at) for at, token in enumerate(self.found)
            )
        return self.words.said(name, self.found)

    def _stands_in(self, at: int) -> bool:
        """Tell whether a word only says for whom the writer writes."""
        before = self.found[max(0, at - 2) : at]
        return self.words.said("instead", (self.found[at],)) and self.words.said("jots", before)


def _does(edges: Sequence[Sense]) -> bool:
    """Tell whether a word may say that something is done."""
    return any(edge.kind == "verb" and not edge.past for edge in edges)
