"""How much each word of a sentence weighs: whether it could order something, beside others or by itself.

Who and where of the game (a unit's number, a place, a power) could by themselves; a verb, a direction, a noun for
units, a number only together. What joins words („že“, "of the") and what is counted of everyday life (days, degrees,
the turn itself) weighs nothing, whatever sentences of the game it stands in.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

from pbem.language import concepts
from pbem.language.forms.book import Lexicon
from pbem.language.forms.slots import CELL, CODE, COUNT, NUMBER
from pbem.language.lattice import guards
from pbem.language.lattice.plain_lines import parted, plain
from pbem.language.lattice.senses import Lattice, Sense, Senses
from pbem.language.words.atoms import Features
from pbem.language.words.fold import fold
from pbem.language.words.memory import remembered
from pbem.language.words.tokens import Token, tokens

STRONG, WEAK, LIGHT = 4, 2, 1
"""What can order by itself, what can beside something else, what can beside something that weighs more."""
ENOUGH = 3
_SHORT = 2
"""So few words that carry something may be an order with one word of the game among them."""
_SPARSE = 5
"""In a clause of more words for each one that weighs, what weighs little weighs nothing."""
_LARGE = 5
"""A table of so many names is one of powers or places; smaller ones hold words of every day."""
_FUNCTION = frozenset(
    {"contrast", "only", "wish", "except", "range", "that", "numero", "prep", "half", "no", "hedge", "later"}
    | {"and", "then", "or", "if", "otherwise", "until"}
)
_HEAVY = frozenset(["verb", "word", "noun", "ordinal", "number", "cell"])
_IDLE = frozenset({"empty", "wish", "group", "place", "number"})
_LIGHT = frozenset({"verb", "group"})
"""Going somewhere, and `all`, say nothing yet without an aim or another verb."""
_REMEMBERED = 2_000
_LEADING = frozenset({"home", "back", "from-there"})
_DOUBTS = frozenset({"no", "hedge", "or"})
_SMALL = frozenset({"direction"})
_TALE = 8
"""So many words with verbs of the past only tell a tale; fewer may be an order ill said."""
_DOING = frozenset({"verb", "direction", "noun", "ordinal", "number", "unit", "group", "word"})
_ACTING = frozenset({"verb", "direction", "unit", "noun", "ordinal"})
_FIRST = 4
"""A question in words has its word among the first."""
CLOCK = re.compile(r"(?<=\s)\d{1,2}[:.]\d{1,2}(?!\w)")
"""A time, a date, the result of a match; at the beginning of a line a number is somebody who is told."""
_QUOTES = re.compile('["«»„“”]')
_CLAUSE = re.compile(r",(?=\s)|\s[-–—]\s|\(|\)")  # noqa: RUF001


class Reader(concepts.Reader, Protocol):
    """What looks words up in one language."""

    weighed: dict[str, Weighed]
    """What sentences it met last weigh; `weighed` keeps it."""


class Weighed(NamedTuple):
    """What one language makes of a sentence: how many words it knows, whether they may order, deny, take back, ask."""

    known: int
    orders: bool
    denies: bool
    takes_back: bool
    asks: bool


class _Listed(NamedTuple):
    """A list of words of the frames: those that stand for themselves, and the beginnings of others."""

    whole: frozenset[str]
    stems: tuple[str, ...]

    @classmethod
    def of(cls, words: Iterable[str]) -> _Listed:
        """Part the words that end in `*`."""
        folded = frozenset(map(fold, words))
        stems = tuple(word[:-1] for word in folded if word.endswith("*"))
        return cls(folded, stems)


_NOTHING = _Listed(frozenset(), ())


class Words(Senses):
    """The senses of a lexicon's words, those of its sentences too, and what its frames say of talk."""

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__(lexicon)
        for concept, entry in lexicon.words.items():
            self._add_all(entry, "word", concept)
        self.harmless = harmless = frozenset(lexicon.items.get("deeds", {}).get("harmless", ()))
        self.large = frozenset(table for table, names in lexicon.tables.items() if len(names) >= _LARGE) - _SMALL
        self.large -= harmless
        self.tables = frozenset(lexicon.tables) - harmless
        said = lexicon.frames.get("talk", {})
        self._denials = guards.prefixes(lexicon)
        self._said = {name: _Listed.of(words) for name, words in said.items()}
        self._listed = _Listed.of(word.split()[0] for words in said.values() for word in words if word.split())
        self._knows: dict[str, bool] = {}

    def lists(self) -> Iterable[str]:
        """Name the lists of words of talk."""
        return self._said

    def said(self, name: str, found: Sequence[Token]) -> bool:
        """Tell whether a word of a list of the frames stands in a line; `*` stands for any ending."""
        listed = self._said.get(name, _NOTHING)
        return any(token.folded in listed.whole or token.folded.startswith(listed.stems) for token in found)

    def phrased(self, name: str, found: Sequence[Token]) -> bool:
        """Tell whether a phrase of a list of the frames, of one word or of several, stands in a line."""
        said = f" {' '.join(token.folded for token in found)} "
        return any(f" {phrase} " in said for phrase in self._said.get(name, _NOTHING).whole)

    def knows(self, token: Token) -> bool:
        """Tell whether a word says anything in this language, by itself, denied, or with others behind it."""
        known = self._knows.get(token.text)
        if known is None:
            if len(self._knows) > _REMEMBERED:
                self._knows.clear()
            listed = token.folded in self._listed.whole or token.folded.startswith(self._listed.stems)
            known = self._knows[token.text] = listed or self.begins(token)
        return known

    def speaks(self, found: Sequence[Token]) -> bool:
        """Tell whether words of speech or thought stand in a line, denied or not: "don't think that ..."."""
        return self.said("says", found) or any(
            self.said("says", (token._replace(folded=token.folded.removeprefix(prefix)),))
            for prefix in self._denials
            for token in found
            if token.folded.startswith(prefix)
        )

    def joins(self, token: Token) -> bool:
        """Tell whether a word joins what stands beside it."""
        return any(edge.kind in ("and", "then", "contrast") for edge in self.lattice((token,))[0])

    def alike(self, found: Sequence[Token]) -> bool:
        """Tell whether words say that somebody does what another one does."""
        return " ".join(token.folded for token in found) in self._said.get("alike", _NOTHING).whole

    def said_any(self, token: Token) -> bool:
        """Tell whether a word is one of everyday life, or joins others."""
        return any(self.said(name, (token,)) for name in ("glue", "life", "measure"))


def weighed(sentence: str, reader: Reader) -> Weighed:
    """Weigh the words of a sentence in one language; it is asked more than once."""
    return remembered(reader.weighed, sentence, lambda sentence: _weighed(sentence, reader))


def _weighed(sentence: str, reader: Reader) -> Weighed:
    line = CLOCK.sub(lambda found: " " * len(found[0]), _QUOTES.sub(" ", plain(sentence)))
    found = tuple(parted(tokens(line), lambda token: bool(reader.word(token).features)))
    words = words_of(reader.lexicon)
    lattice = words.lattice(found)
    weights = weights_of(found, lattice, reader)
    known = sum(
        bool(edges or weights[at] or words.said_any(found[at]))
        for at, edges in enumerate(lattice)
        if found[at].sort != "mark"
    )
    denies, conditional = _denies(lattice), any({edge.kind for edge in edges} == {"if"} for edges in lattice)
    announced = words.said("announce", found) and ":" not in line.rstrip(" :")
    parts = [_Clause(found, lattice, weights, clause, words) for clause in _clauses(line)]
    orders = any(_may_order(clause, announced) for clause in parts)
    serious = max((weight for clause in parts if not clause.of_life for weight in clause.heavy), default=0)
    orders = orders or ((denies or conditional) and (serious > LIGHT or STRONG in weights))
    opening = [token for token in found if token.sort != "mark"][: _FIRST + 1]
    asks = words.said("asks", opening[:_FIRST]) or words.said("informs", opening)
    heard = [token for token, weight in zip(found, weights, strict=True) if weight >= 0]
    return Weighed(known, orders and not _told(lattice, weights), denies, words.said("back", heard), asks)


def _clauses(line: str) -> Iterator[tuple[int, int]]:
    """Part a sentence at its commas; what is shorter than a few words belongs to what follows."""
    start = 0
    for comma in _CLAUSE.finditer(line):
        if len(line[start : comma.start()].split()) > _SHORT:
            yield start, comma.start()
            start = comma.end()
    yield start, len(line)


class _Clause:
    """What stands in a clause: its words that are no marks, what they weigh, what they may be."""

    def __init__(
        self, found: Sequence[Token], lattice: Lattice, weights: Sequence[int], place: tuple[int, int], words: Words
    ) -> None:
        at = [n for n, token in enumerate(found) if place[0] <= token.start < place[1] and token.sort != "mark"]
        self.heavy = [weights[n] for n in at if weights[n] > 0]
        self.carrying = sum(weights[n] >= 0 for n in at)
        self.of_life = words.said("life", [found[n] for n in at if not weights[n]]) or (
            bool(at) and _opens(found, at[0], words)
        )
        self._kinds = frozenset(edge.kind for n in at for edge in lattice[n] if not edge.past and weights[n] > 0)
        self.does = bool(self._kinds & (_ACTING | (words.tables - words.large)))
        self._strange = sum(not lattice[n] and not weights[n] and not words.said_any(found[n]) for n in at)

    def only_names(self) -> bool:
        """Tell whether powers and places are spoken of in words nobody knows, and nothing is done."""
        return self._strange >= _SHORT and not self._kinds & _DOING


def _opens(found: Sequence[Token], at: int, words: Words) -> bool:
    """Tell whether a clause begins as remarks do ("hope ...", "sorry for ...")."""
    follows = at + 1 < len(found) and found[at + 1].sort != "mark"
    return follows and words.said("remark", (found[at],)) and not words.said("oneself", (found[at],))


def _may_order(clause: _Clause, announced: bool) -> bool:
    """Tell whether the words of a clause could order something together; in an announcement light ones do not."""
    heavy, carrying = clause.heavy, clause.carrying
    if clause.of_life:
        return STRONG in heavy and sum(heavy) >= STRONG + WEAK and clause.does
    if STRONG in heavy:
        return not clause.only_names()
    if len(heavy) == carrying == _SHORT and not announced:
        return True
    if announced or max(heavy, default=0) == LIGHT:
        return sum(weight for weight in heavy if weight > LIGHT) >= ENOUGH
    return bool(heavy) if carrying <= _SHORT else sum(heavy) >= ENOUGH and len(heavy) * _SPARSE >= carrying


def weights_of(found: tuple[Token, ...], lattice: Lattice, reader: Reader) -> tuple[int, ...]:
    """Weigh each word; -1: it carries nothing."""
    names = reader.named(found)
    named = {at for begin, every in names.items() for one in every for at in range(begin, one.end)}
    first = next((at for at, token in enumerate(found) if token.sort != "mark"), -1)
    words = words_of(reader.lexicon)
    covered = _covered(lattice, words)
    weights = []
    for at, token in enumerate(found):
        word = reader.word(token)
        if covered.get(at, 0) >= 0 and _of_time(found, at, lattice, words):
            weights.append(0)
        elif at in named or _labels(token, word.features):
            weights.append(STRONG)
        elif token.sort == "number":
            beside = at == first or any(edge.kind in ("noun", "numero") for edge in lattice[at - 1])
            weights.append(STRONG if beside else WEAK)
        elif len(token.folded) == 1:
            weights.append(min(covered.get(at, 0), 0))
        else:
            weights.append(_by_sense(token, word, covered.get(at), reader.lexicon))
    return tuple(weights)


def _by_sense(token: Token, word: concepts.Word, covered: int | None, lexicon: Lexicon) -> int:
    """Weigh a word by its senses; one without any by what the sentences of the lexicon know of it, or as a slip."""
    words = words_of(lexicon)
    if covered is None and (words.said("asks", (token,)) or words.said_any(token)):
        return 0
    if guards.negates(token.folded, lexicon):
        return WEAK
    if covered is not None:
        return covered
    known = any(isinstance(one, int) and lexicon.atoms[one].senses for one in word.features)
    return WEAK if known else LIGHT if word.taken else 0


def _of_time(found: Sequence[Token], at: int, lattice: Lattice, words: Words) -> bool:
    """Tell whether a number or ordinal counts days, degrees or the turn itself: "turn 7", "the third day"."""
    if found[at].sort != "number" and not any(edge.kind in ("ordinal", "number", "unit") for edge in lattice[at]):
        return False
    numero = at > 1 and any(edge.kind == "numero" for edge in lattice[at - 1])
    behind, before = found[at + 1 : at + 2], found[max(0, at - 1 - numero) : at]
    if any(edge.kind == "later" for edge in (lattice[at - 2] if at > 1 else ())):
        before = ()  # "last turn the seventh went": the turn is told already
    return words.said("measure", behind) or words.said("announce", (*before, *behind))


def _labels(token: Token, features: Features) -> bool:
    """Tell whether a word is a square of the board or a thing with letters and a number."""
    sorts = {NUMBER, CODE, COUNT}
    labels = any(isinstance(one, str) and one not in sorts and one.startswith(NUMBER) for one in features)
    return token.sort in ("cell", "word") and (CELL in features or labels)


def _covered(lattice: Lattice, words: Words) -> dict[int, int]:
    """Weigh words by their senses, those of the longest group that begins at a place."""
    found: dict[int, int] = {}
    for at, edges in enumerate(lattice):
        longest = max((edge.end for edge in edges), default=at)
        weight = _weight({edge for edge in edges if edge.end == longest}, words)
        for place in range(at, longest):
            found.setdefault(place, weight)
    return found


def _weight(edges: Iterable[Sense], words: Words) -> int:
    """Weigh what a word may be: what joins words or carries nothing orders nothing."""
    kinds = {edge.kind for edge in edges}
    if kinds & words.large:
        return STRONG
    if "empty" in kinds:
        return -1
    if "unit" in kinds:
        return STRONG
    standing = {edge.value for edge in edges if edge.kind == "place"} - _LEADING
    if "verb" not in kinds and (kinds & _FUNCTION or standing):
        return 0
    if "verb" not in kinds and "group" in kinds:
        return LIGHT
    heavy = _HEAVY | words.tables
    if any(edge.kind in heavy and edge.value != "go" and not edge.past or edge.value in _LEADING for edge in edges):
        return WEAK
    return LIGHT if any(edge.kind in _LIGHT and not edge.past for edge in edges) else 0


def _told(lattice: Lattice, weights: Sequence[int]) -> bool:
    """Tell whether a sentence tells what somebody did in an earlier turn, and has no other verb."""
    verbs = [edge.past for edges in lattice for edge in edges if edge.kind == "verb"]
    kinds = {edge.kind for edges in lattice for edge in edges}
    tale = "later" in kinds or (len(lattice) >= _TALE and STRONG not in weights)
    return bool(verbs) and all(verbs) and tale and not kinds & {"if", "wish"}


def _denies(lattice: Lattice) -> bool:
    """Tell whether a sentence denies or doubts something."""
    every = ({edge.kind for edge in edges} for edges in lattice)
    return any(kinds & _DOUBTS and "empty" not in kinds for kinds in every)


def words_of(lexicon: Lexicon) -> Words:
    """Give the words of a lexicon, made when they are first asked for."""
    known: Words | None = lexicon.known.get("talk")
    if known is None:
        known = lexicon.known["talk"] = Words(lexicon)
    return known


def carries(token: Token, lexicon: Lexicon) -> bool:
    """Tell whether a word says something by itself: it neither asks nor joins others, nor is it courtesy."""
    words = words_of(lexicon)
    kinds = {edge.kind for edge in words.lattice((token,))[0]}
    return not kinds & (_FUNCTION | _IDLE) and not words.said("asks", (token,))
