"""Shorter forms of a sentence: without words nobody knows, clauses that say nothing, a word that has no place.

Only what turns nothing is left out: no denial or doubt, nothing told of the past, no word of speech or thought, no
name, number, direction, condition or place, no verb but one of going.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from pbem.language import guards, talk
from pbem.language.fold import fold
from pbem.language.senses import Sense
from pbem.language.tokens import Token, tokens
from pbem.language.weighing import STRONG, Reader, Words, weights_of, words_of

MOST = 4
"""So many words nobody knows may be left out of a sentence."""
LONGEST = 24
"""In a sentence of more words nothing that is known is left out."""
_LONG = 3
"""A shorter word has no ending to tell the past by."""
_BRIEF = 2
"""So many words make a clause that may be left out."""
_NEAR = 3
_IDLE = frozenset({"empty", "contrast", "wish", "that", "be", "so", "word"})
_TURNING = frozenset(
    {"no", "negated", "hedge", "later", "or", "if", "until", "otherwise", "except", "only", "group", "half"}
)
"""Kinds of words that are never left out, in whichever language they are known."""
_BINDING = _TURNING | {"direction", "ordinal", "unit", "number", "cell"}
"""Kinds of words of which a clause says something of its own."""
MOST_CLAUSES = 5
_CONDITION = frozenset({"if", "until", "otherwise", "mode"})


def turns(token: Token, reader: Reader) -> bool:
    """Tell whether a word may turn what is said: a denial, something told, an unknown number."""
    word, told = token.folded, reader.lexicon.frames.get("told", {})
    past = len(word) > _LONG and word.endswith(tuple(map(fold, told.get("endings", ()))) or ("\0",))
    return token.sort != "word" or past or word.startswith(guards.prefixes(reader.lexicon) or ("\0",))


def kept(token: Token, readers: Iterable[Reader]) -> bool:
    """Tell whether a word means in some language what is never left out."""
    every = (words_of(reader.lexicon) for reader in readers)
    return any(
        words.said("says", (token,)) or {edge.kind for edge in words.lattice((token,))[0]} & _TURNING for words in every
    )


def without_unknown(sentence: str, unknown: Sequence[Token], reader: Reader, readers: Iterable[Reader]) -> str:
    """Blank out the words a language does not know; nothing where one of them must not be left out."""
    if not unknown or not drop_out(sentence, unknown, reader, readers):
        return ""
    shorter = _blanked(sentence, ((token.start, token.end) for token in unknown))
    return shorter if len(unknown) == 1 or _acts_still(shorter, unknown, reader) else ""


def drop_out(sentence: str, unknown: Sequence[Token], reader: Reader, readers: Iterable[Reader]) -> bool:
    """Tell whether the words a language does not know may be left out."""
    if len(unknown) > MOST or any(turns(token, reader) or _carries(token, readers) for token in unknown):
        return False
    return not talk.of_oneself(sentence, unknown, reader)


def _carries(token: Token, readers: Iterable[Reader]) -> bool:
    """Tell whether a word means something in any language that knows half of its sentence."""
    every = (words_of(reader.lexicon) for reader in readers)
    return kept(token, readers) or any(
        not {edge.kind for edge in words.lattice((token,))[0]} <= _IDLE for words in every
    )


def _acts_still(shorter: str, gone: Sequence[Token], reader: Reader) -> bool:
    """Tell whether each clause that has lost more words than one has a verb or a direction left."""
    lost = [
        shorter[start:end]
        for start, end, _ in talk.clauses(shorter)
        if sum(start <= token.start < end for token in gone) > 1
    ]
    return talk.acts(shorter, reader) and all(not clause.strip() or talk.acts(clause, reader) for clause in lost)


def to_the_point(sentence: str, readers: Sequence[Reader]) -> str:
    """Blank out clauses of which no word could order anything in any language, and at most half are unknown."""
    idle = [
        (start, further)
        for start, end, further in talk.clauses(sentence)
        if all(_says_nothing(sentence[start:end], reader, readers) for reader in readers)
    ]
    return _blanked(sentence, idle) if idle else sentence


def _says_nothing(clause: str, reader: Reader, readers: Sequence[Reader]) -> bool:
    """Tell whether a clause of known words weighs nothing in a language."""
    found, words = tuple(tokens(clause)), words_of(reader.lexicon)
    lattice = words.lattice(found)
    weights = weights_of(found, lattice, reader)
    strange = sum(not edges and not words.said_any(token) for token, edges in zip(found, lattice, strict=True))
    heavy = any(weight > 0 and edges for weight, edges in zip(weights, lattice, strict=True))
    stays = any(_stays(token, reader, readers) for token in found)
    return len(found) >= _BRIEF and strange * 2 <= len(found) and not heavy and not stays


def _stays(token: Token, reader: Reader, readers: Sequence[Reader]) -> bool:
    return token.sort != "word" or kept(token, readers) or guards.negates(token.folded, reader.lexicon)


def sparer(sentence: str, reader: Reader, readers: Sequence[Reader]) -> Iterator[str]:
    """Blank out one word that is known but has no place: one that joins or leads on, a noun, a verb of going."""
    found, words = tuple(tokens(sentence)), words_of(reader.lexicon)
    lattice, named = words.lattice(found), reader.named(found)
    if len(found) > LONGEST or STRONG not in weights_of(found, lattice, reader):
        return
    for at in range(len(found)):
        if at not in named and not _stays(found[at], reader, readers) and _has_no_place(at, found, lattice, words):
            shorter = _blanked(sentence, ((found[at].start, found[at].end),))
            if talk.acts(shorter, reader):
                yield shorter


def may_be_left_out(
    at: int, found: Sequence[Token], lattice: Sequence[Sequence[Sense]], reader: Reader, readers: Sequence[Reader]
) -> bool:
    """Tell whether a known word, or a sign, may be left out where it stops the reading of a line."""
    token = found[at]
    if token.sort == "mark":
        return token.folded != "?"
    if _stays(token, reader, readers):
        return False
    places = {edge.value for edge in lattice[at] if edge.kind == "place"}
    here = [edge for edge in lattice[at] if edge.kind != "place"] if places <= {"here"} else lattice[at]
    shown = (*lattice[:at], tuple(here), *lattice[at + 1 :])
    return bool(places and not here) or _has_no_place(at, found, shown, words_of(reader.lexicon))


def _has_no_place(at: int, found: Sequence[Token], lattice: Sequence[Sequence[Sense]], words: Words) -> bool:
    """Tell whether a sentence may say the same without a word that is known."""
    kinds = {edge.kind for edge in lattice[at]}
    every = {edge.kind for edges in lattice for edge in edges}
    if not kinds or kinds & (words.large | {"unit", "number", "ordinal", "cell", "direction", "place"}):
        return False
    if kinds <= _IDLE:
        return True
    if "noun" in kinds:
        heads = any(edge.value == ":" for edge in (lattice[at + 1] if at + 1 < len(lattice) else ()))
        return kinds <= _IDLE | {"noun", "verb"} and (heads or _beside_whom(at, lattice))
    if "prep" in kinds:
        return kinds <= _IDLE | {"prep", "range", "upon"} and found[at + 1 : at + 2] != () and _counts(lattice[at + 1])
    going = {edge.value for edge in lattice[at] if edge.kind == "verb"} <= {"go", "come"}
    return kinds <= _IDLE | {"verb"} and going and not every & _CONDITION


def _beside_whom(at: int, lattice: Sequence[Sequence[Sense]]) -> bool:
    """Tell whether a noun stands near the number or name of whom it says what he is; else it may name somebody."""
    beside = lattice[max(0, at - _NEAR) : at + _NEAR + 1]
    return any(edge.kind in ("unit", "ordinal") for edges in beside for edge in edges)


def _counts(edges: Iterable[Sense]) -> bool:
    return any(edge.kind == "number" for edge in edges)


def clipped(sentence: str, readers: Sequence[Reader]) -> Iterator[tuple[str, ...]]:
    """Blank out clauses that bind nothing and name nobody: first one of them in each way, then two, or more."""
    places = [(start, further) for start, end, further in talk.clauses(sentence) if sentence[start:end].strip()]
    idle = [place for place in places if not any(_binds(sentence[slice(*place)], reader) for reader in readers)]
    if 1 < len(places) <= MOST_CLAUSES:
        for count in range(1, min(len(places), len(idle) + 1)):
            yield tuple(_blanked(sentence, gone) for gone in combinations(idle, count))


def _binds(clause: str, reader: Reader) -> bool:
    """Tell whether a clause names somebody or something of the game, counts, denies, or may be a condition."""
    found, words = tuple(tokens(clause)), words_of(reader.lexicon)
    lattice = words.lattice(found)
    kinds = {edge.kind for edges in lattice for edge in edges}
    told = STRONG in weights_of(found, lattice, reader) or bool(reader.named(found))
    brief = sum(token.sort == "word" for token in found) <= _BRIEF
    return (
        brief
        or told
        or bool(kinds & _BINDING)
        or any(_stays(token, reader, (reader,)) for token in found if token.sort != "mark")
    )


def _blanked(sentence: str, places: Iterable[tuple[int, int]]) -> str:
    for start, end in places:
        sentence = sentence[:start] + " " * (end - start) + sentence[end:]
    return sentence
