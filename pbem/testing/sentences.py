"""Random lines a lexicon lets a player say."""

from __future__ import annotations

from random import Random

from pbem.core.grid import Cell
from pbem.core.vocabulary import Vocabulary
from pbem.language.forms.book import Entry, Lexicon
from pbem.language.forms.notation import Choice, Literal, Maybe, Node, Sequence, Slot, Word

DEEPEST = 4
"""Below so many phrases within phrases nothing optional is said any more."""


class Sentences:
    """Says random lines, about things the vocabulary names; of kinds and colours every other one is `likely`."""

    def __init__(
        self, lexicon: Lexicon, vocabulary: Vocabulary, chance: Random, likely: frozenset[str] = frozenset()
    ) -> None:
        self._lexicon = lexicon
        self._vocabulary = vocabulary
        self._chance = chance
        self._likely = likely

    def line(self) -> str:
        """Say a whole line."""
        return " ".join(self._sequence(self._lexicon.line, 0).split())

    def _sequence(self, sequence: Sequence, depth: int) -> str:
        return " ".join(self._node(node, depth) for node in sequence)

    def _node(self, node: Node, depth: int) -> str:
        """Say one node; what is optional is said less often the deeper it stands."""
        match node:
            case Literal(text):
                return text.rstrip("*")
            case Word(concept):
                return self._entry(self._lexicon.words[concept])
            case Maybe(body):
                return self._sequence(body, depth) if self._chance.randint(0, DEEPEST) > depth + 1 else ""
            case Choice(bodies):
                return self._sequence(self._chance.choice(bodies), depth)
            case Slot():
                return self._slot(node, depth)
        return ""

    def _slot(self, slot: Slot, depth: int) -> str:
        """Fill a slot, or say several things where several may stand."""
        if slot.between is None or depth >= DEEPEST:
            return self._thing(slot, depth)
        count = self._chance.choice((1, 1, 2, 3) if depth else (1, 1, 1, 1, 1, 2))
        things = [self._thing(slot, depth) for _ in range(count)]
        return f" {self._sequence(slot.between, depth)} ".join(things)

    def _entry(self, entry: Entry) -> str:
        """Say a word in one of its ways; a stem stands for itself."""
        ways = (*entry.said.values(), *(" ".join(way).replace("*", "") for way in entry.ways))
        return self._chance.choice(ways)

    def _thing(self, slot: Slot, depth: int) -> str:
        lexicon, kind = self._lexicon, slot.type
        if kind in lexicon.groups:
            kind = self._kind(lexicon.groups[kind])
        if kind in lexicon.forms:
            return self._sequence(self._chance.choice(lexicon.forms[kind]), depth + 1)
        if kind in lexicon.tables:
            return self._entry(lexicon.tables[kind][self._one_of(tuple(lexicon.tables[kind]))])
        if kind == "number":
            return str(self._number(slot.name))
        if kind in lexicon.labels:
            return f"{self._chance.choice(lexicon.labels[kind])}{self._number(slot.name)}"
        if kind == "cell":
            return self._cell()
        return self._name(kind)

    def _kind(self, kinds: tuple[str, ...]) -> str:
        """Choose one of a group: those that can be said in more ways more often."""
        return self._one_of(kinds, [len(self._lexicon.forms.get(one, (1,))) for one in kinds])

    def _one_of(self, keys: tuple[str, ...], weights: list[int] | None = None) -> str:
        """Choose a key; likely ones every other time."""
        likely = [one for one in keys if one in self._likely]
        if likely and self._chance.random() < 0.5:
            return self._chance.choice(likely)
        return self._chance.choices(keys, weights)[0]

    def _number(self, name: str) -> int:
        """Give a number the vocabulary lists for the slot, or any; small ones mostly."""
        listed = self._vocabulary.numbers.get(name, ())
        if listed and self._chance.random() < 0.9:
            return self._chance.choice(listed)
        return self._chance.choice((1, 2, 3, 4, 5, 8, 10, 12, 20))

    def _cell(self) -> str:
        """Give a cell of the board, if there is one."""
        columns, rows = max(1, self._vocabulary.columns), max(1, self._vocabulary.rows)
        return Cell(self._chance.randrange(columns), self._chance.randrange(rows)).name

    def _name(self, kind: str) -> str:
        """Give a proper name of that kind, or a word."""
        names = [name for name in self._vocabulary.names if name.kind == kind]
        return self._chance.choice(self._chance.choice(names).spellings) if names else '"Abc"'
