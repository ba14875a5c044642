"""What a letter says besides its orders: greetings, weather, announcements, names. Nobody gives an order in them.

A sentence is talk when nothing in it could order anything. Each word is weighed by what the lexicon and the frames know
of it: who and where of the game (a unit's number, a place, a power) could by themselves; a verb, a direction, a noun
for units, a number only together. Courtesy („S pozdravem“ has the letter of a direction) weighs nothing. What takes
something back, denies or doubts ("no, forget that") is no talk: it is asked about.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from pbem.core.vocabulary import Vocabulary
from pbem.language import guards
from pbem.language.atoms import Features
from pbem.language.book import Lexicon
from pbem.language.concepts import Word, parted, plain
from pbem.language.fold import fold
from pbem.language.matching import Named
from pbem.language.senses import Lattice, Sense, Senses
from pbem.language.slots import CELL, NUMBER
from pbem.language.tokens import Token, tokens

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
_LEADING = frozenset({"home", "back", "from-there"})
_DOUBTS = frozenset({"no", "hedge", "or"})
_SMALL = frozenset({"direction"})
_FIRST = 4
"""A question in words has its word among the first."""
_BRIEF = 4
"""A sentence of so few words that denies or doubts may be about the order beside it: "no, not that"."""
_CLOCK = re.compile(r"(?<=\s)\d{1,2}[:.]\d{1,2}(?!\w)")
"""A time, a date, the result of a match; at the beginning of a line a number is somebody who is told."""
_POSTSCRIPT = re.compile(r"\W*(?:p\. ?s\.|ps|п\. ?с\.|пс|з\. ?ы\.|зы)(?!\w)", re.IGNORECASE)
_QUOTES = re.compile('["«»„“”]')
_SENTENCE = re.compile(r"(?:(?<![.!?…])[.!?…]++[)\"'”»]*+|;)(?=\s)|\n")
_CLAUSE = re.compile(r",(?=\s)|\s[-–—]\s|\(|\)")  # noqa: RUF001
_PAUSE = re.compile(r"[,;:](?=\s)|\s[-–—]+\s|[()]|[.!…]+(?=\s|\Z)")  # noqa: RUF001
_LONG = 4
_ORDERING = frozenset(
    {"no", "hedge", "or", "if", "until", "otherwise", "except", "later", "group", "number", "ordinal", "unit"}
    | {"direction", "noun", "wish", "half", "and", "then", "contrast", "from", "negated", "ask"}
)
"""Kinds of words no remark has: it may be the condition or the denial of what stands beside it."""
_ABBREVIATED = re.compile(r"(?:^\W*\d{1,3}|(?:^|[\s(])[^\W\d_]{1,3})$")
"""`1.` at the beginning, `No.`, `čís.`"""


class Reader(Protocol):
    """What looks words up in one language."""

    lexicon: Lexicon
    vocabulary: Vocabulary

    def word(self, token: Token) -> Word:
        """Look a token up."""

    def named(self, found: tuple[Token, ...]) -> dict[int, tuple[Named, ...]]:
        """Find the proper names in a line."""


class Sentence(NamedTuple):
    """A sentence of a line, and where it begins and ends."""

    text: str
    start: int
    end: int


class Weighed(NamedTuple):
    """What one language makes of a sentence: how many words it knows, whether they may order, deny, take back, ask."""

    known: int
    orders: bool
    denies: bool
    takes_back: bool
    asks: bool


def sentences(line: str) -> tuple[Sentence, ...]:
    """Part a line where a sentence ends; a number or a few letters before a full stop are no end."""
    found: list[Sentence] = []
    start = 0
    for stop in _SENTENCE.finditer(line):
        before = line[start : stop.start()]
        if before.strip() and not (stop[0] == "." and _ABBREVIATED.search(before)):
            found.append(Sentence(line[start : stop.end()], start, stop.end()))
            start = stop.end()
    if line[start:].strip():
        found.append(Sentence(line[start:], start, len(line)))
    return tuple(found)


def is_talk(sentence: str, readers: Iterable[Reader]) -> bool:
    """Tell whether nothing in a sentence could order anything, nor take an order back."""
    every = tuple(readers)
    if any(_heads(sentence, reader) for reader in every):
        return True
    if _POSTSCRIPT.match(sentence) and not any(_tells_whom(sentence, reader) for reader in every):
        return True
    judged = _judged(sentence, every)
    brief = len(sentence.split()) <= _BRIEF
    return not any(one.orders or one.takes_back or (brief and one.denies) for one in judged)


def _tells_whom(sentence: str, reader: Reader) -> bool:
    """Tell whether a sentence names somebody or something of the game, or has a number."""
    found = tuple(tokens(sentence))
    weights = _weights(found, _words(reader.lexicon).lattice(found), reader)
    return STRONG in weights or any(token.sort == "number" for token in found)


def _heads(sentence: str, reader: Reader) -> bool:
    """Tell whether a sentence but says whose orders follow and of which turn: "Blue, turn 7:"."""
    found, words = tuple(token for token in tokens(sentence) if token.sort != "mark"), _words(reader.lexicon)
    lattice = words.lattice(found)
    announced = [words.said("announce", (token,)) for token in found]
    large = [bool({edge.kind for edge in edges} & words.large) for edges in lattice]
    numbered = [token.sort == "number" for token in found]
    return any(announced) and any(large) and all(map(any, zip(announced, large, numbered, strict=True)))


def remarks(sentence: str, readers: Iterable[Reader]) -> tuple[tuple[int, int], ...]:
    """Give where the clauses of a sentence stand that are remarks: "5 up 2, my wife chose it"."""
    every, start, found = tuple(readers), 0, list[tuple[int, int]]()
    for sign in (*_PAUSE.finditer(sentence), None):
        end = sign.start() if sign else len(sentence)
        if _is_remark(sentence[start:end], every):
            found.append((start, sign.end() if sign else end))
        start = sign.end() if sign else end
    return tuple(found)


def _is_remark(clause: str, readers: Sequence[Reader]) -> bool:
    """Tell whether a clause says something, of whatever is no part of the game, in the past or of oneself."""
    if len(clause.split()) < _SHORT:
        return False
    judged = [(_weighed(clause, reader).known, reader) for reader in readers]
    most = max((known for known, _ in judged), default=0)
    return any(known == most and _remarks(clause, reader) for known, reader in judged)


def _remarks(clause: str, reader: Reader) -> bool:
    found, words = tuple(tokens(clause)), _words(reader.lexicon)
    lattice = words.lattice(found)
    weights = _weights(found, lattice, reader)
    if any(weight > LIGHT or (weight and weight > 0 and lattice[at]) for at, weight in enumerate(weights)):
        return False
    kinds = {edge.kind for edges in lattice for edge in edges if "empty" not in {one.kind for one in edges}}
    if kinds & _ORDERING or words.said("back", found):
        return False
    first = next((token for token in found if token.sort != "mark"), None)
    if first is not None and words.said("remark", (first,)):
        return True
    return not words.said("says", found) and any(_tells(token, reader) or words.said("is", (token,)) for token in found)


def _tells(token: Token, reader: Reader) -> bool:
    """Tell whether a word, known or not, looks like a form of the past, and like no order („pal“)."""
    told: Mapping[str, Sequence[str]] = reader.lexicon.frames.get("told", {})
    endings = tuple(fold(one) for one in told.get("endings", ()) if len(one) > 1)
    return token.sort == "word" and len(token.folded) > _LONG and token.folded.endswith(endings or ("\0",))


def is_question(sentence: str, readers: Iterable[Reader]) -> bool:
    """Tell whether a sentence asks something in words; an order with a question mark behind it is asked about."""
    if not sentence.rstrip(" )\"'”»").endswith("?"):
        return False
    judged = _judged(sentence, readers)
    return any(one.asks for one in judged) or not any(one.orders or one.takes_back for one in judged)


def reports(sentence: str, readers: Iterable[Reader]) -> bool:
    """Tell whether a sentence speaks of speech or thought, or takes something back, in any language."""
    every = ((_words(reader.lexicon), tokens(sentence)) for reader in readers)
    return any(words.said(name, found) for words, found in every for name in ("says", "back"))


def unknown(sentence: str, reader: Reader) -> tuple[Token, ...]:
    """List the words of a sentence a language does not know."""
    found = tuple(parted(tokens(plain(sentence)), lambda token: bool(reader.word(token).features)))
    lattice, names = _words(reader.lexicon).lattice(found), reader.named(found)
    covered = {n for at, edges in enumerate(lattice) for edge in edges for n in range(at, edge.end)}
    covered |= {n for at, every in names.items() for one in every for n in range(at, one.end)}
    return tuple(token for at, token in enumerate(found) if at not in covered and not reader.word(token).features)


def of_oneself(sentence: str, unknown: Sequence[Token], reader: Reader) -> bool:
    """Tell whether the writer says of himself what nobody knows ("I daydream of ...")."""
    found, words = tuple(tokens(sentence)), _words(reader.lexicon)
    starts = {token.start for token in unknown}
    return any(
        words.said("oneself", (before,)) and token.start in starts
        for before, token in zip(found, found[1:], strict=False)
    )


def acts(sentence: str, reader: Reader) -> bool:
    """Tell whether a sentence has a verb of the game or a direction: without one a word left out may have been it.

    Where a game lists no verbs its sentences need theirs.
    """
    lattice = _words(reader.lexicon).lattice(tuple(tokens(sentence)))
    return not reader.lexicon.items or any(edge.kind in ("verb", "direction") for edges in lattice for edge in edges)


def carries(token: Token, lexicon: Lexicon) -> bool:
    """Tell whether a word says something by itself: it neither asks nor joins others, nor is it courtesy."""
    words = _words(lexicon)
    kinds = {edge.kind for edge in words.lattice((token,))[0]}
    return not kinds & (_FUNCTION | _IDLE) and not words.said("asks", (token,))


def _judged(sentence: str, readers: Iterable[Reader]) -> tuple[Weighed, ...]:
    """Weigh a sentence in the languages that know most of its words."""
    every = [_weighed(sentence, reader) for reader in readers]
    most = max((one.known for one in every), default=0)
    return tuple(one for one in every if one.known == most)


class _Words(Senses):
    """The senses of a lexicon's words, those of its sentences too, and what its frames say of talk."""

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__(lexicon)
        for concept, entry in lexicon.words.items():
            self._add_all(entry, "word", concept)
        harmless = frozenset(lexicon.items.get("deeds", {}).get("harmless", ()))
        self.large = frozenset(table for table, names in lexicon.tables.items() if len(names) >= _LARGE) - _SMALL
        self.large -= harmless
        self.tables = frozenset(lexicon.tables) - harmless
        said = lexicon.frames.get("talk", {})
        self._said = {name: tuple(map(fold, words)) for name, words in said.items()}

    def said(self, name: str, found: Sequence[Token]) -> bool:
        """Tell whether a word of a list of the frames stands in a line; `*` stands for any ending."""
        words = self._said.get(name, ())
        stems = tuple(word[:-1] for word in words if word.endswith("*"))
        return any(token.folded in words or (stems and token.folded.startswith(stems)) for token in found)


def _weighed(sentence: str, reader: Reader) -> Weighed:
    """Weigh the words of a sentence in one language."""
    line = _CLOCK.sub(lambda found: " " * len(found[0]), _QUOTES.sub(" ", plain(sentence)))
    found = tuple(parted(tokens(line), lambda token: bool(reader.word(token).features)))
    words = _words(reader.lexicon)
    lattice = words.lattice(found)
    weights = _weights(found, lattice, reader)
    known = sum(bool(edges or weights[at]) for at, edges in enumerate(lattice) if found[at].sort != "mark")
    denies, conditional = _denies(lattice), any({edge.kind for edge in edges} == {"if"} for edges in lattice)
    announced = words.said("announce", found) and ":" not in line.rstrip(" :")
    orders = any(_may_order(found, weights, clause, announced) for clause in _clauses(line))
    orders = orders or ((denies or conditional) and max(weights, default=0) > LIGHT)
    asks = words.said("asks", [token for token in found if token.sort != "mark"][:_FIRST])
    return Weighed(known, orders and not _told(lattice), denies, words.said("back", found), asks)


def _clauses(line: str) -> Iterator[tuple[int, int]]:
    """Part a sentence at its commas; what is shorter than a few words belongs to what follows."""
    start = 0
    for comma in _CLAUSE.finditer(line):
        if len(line[start : comma.start()].split()) > _SHORT:
            yield start, comma.start()
            start = comma.end()
    yield start, len(line)


def _may_order(found: Sequence[Token], weights: Sequence[int], clause: tuple[int, int], announced: bool) -> bool:
    """Tell whether the words of a clause could order something together; in an announcement light ones do not."""
    inside = [at for at, token in enumerate(found) if clause[0] <= token.start < clause[1] and token.sort != "mark"]
    heavy = [weights[at] for at in inside if weights[at] > 0]
    carrying = sum(weights[at] >= 0 for at in inside)
    if STRONG in heavy:
        return True
    if len(heavy) == carrying == _SHORT and not announced:
        return True
    if announced or max(heavy, default=0) == LIGHT:
        return sum(weight for weight in heavy if weight > LIGHT) >= ENOUGH
    return bool(heavy) if carrying <= _SHORT else sum(heavy) >= ENOUGH and len(heavy) * _SPARSE >= carrying


def _weights(found: tuple[Token, ...], lattice: Lattice, reader: Reader) -> tuple[int, ...]:
    """Weigh each word; -1: it carries nothing."""
    names = reader.named(found)
    named = {at for begin, every in names.items() for one in every for at in range(begin, one.end)}
    first = next((at for at, token in enumerate(found) if token.sort != "mark"), -1)
    covered = _covered(lattice, _words(reader.lexicon))
    weights = []
    for at, token in enumerate(found):
        word = reader.word(token)
        if at in named or _labels(token, word.features):
            weights.append(STRONG)
        elif token.sort == "number":
            beside = at == first or any(edge.kind in ("noun", "numero") for edge in lattice[at - 1])
            weights.append(STRONG if beside else WEAK)
        elif len(token.folded) == 1:
            weights.append(min(covered.get(at, 0), 0))
        else:
            weights.append(_by_sense(token, word, covered.get(at), reader.lexicon))
    return tuple(weights)


def _by_sense(token: Token, word: Word, covered: int | None, lexicon: Lexicon) -> int:
    """Weigh a word by its senses; one without any by what the sentences of the lexicon know of it, or as a slip."""
    if guards.negates(token.folded, lexicon):
        return WEAK
    if covered is not None:
        return covered
    if _words(lexicon).said("asks", (token,)):
        return 0
    known = any(isinstance(one, int) and lexicon.atoms[one].senses for one in word.features)
    return WEAK if known else LIGHT if word.taken else 0


def _labels(token: Token, features: Features) -> bool:
    """Tell whether a word is a square of the board or a thing with letters and a number."""
    labels = any(isinstance(one, str) and one != NUMBER and one.startswith(NUMBER) for one in features)
    return token.sort in ("cell", "word") and (CELL in features or labels)


def _covered(lattice: Lattice, words: _Words) -> dict[int, int]:
    """Weigh words by their senses, those of the longest group that begins at a place."""
    found: dict[int, int] = {}
    for at, edges in enumerate(lattice):
        longest = max((edge.end for edge in edges), default=at)
        weight = _weight({edge for edge in edges if edge.end == longest}, words)
        for place in range(at, longest):
            found.setdefault(place, weight)
    return found


def _weight(edges: Iterable[Sense], words: _Words) -> int:
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


def _told(lattice: Lattice) -> bool:
    """Tell whether a sentence tells what somebody did in an earlier turn, and has no other verb."""
    verbs = [edge.past for edges in lattice for edge in edges if edge.kind == "verb"]
    kinds = {edge.kind for edges in lattice for edge in edges}
    return bool(verbs) and all(verbs) and "later" in kinds and not kinds & {"if", "wish"}


def _denies(lattice: Lattice) -> bool:
    """Tell whether a sentence denies or doubts something."""
    every = ({edge.kind for edge in edges} for edges in lattice)
    return any(kinds & _DOUBTS and "empty" not in kinds for kinds in every)


def _words(lexicon: Lexicon) -> _Words:
    known: _Words | None = lexicon.known.get("talk")
    if known is None:
        known = lexicon.known["talk"] = _Words(lexicon)
    return known
