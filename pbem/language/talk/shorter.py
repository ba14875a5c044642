"""Shorter forms of a sentence: without words nobody knows, clauses that say nothing, a word that has no place.

Only what turns nothing is left out: no denial or doubt, nothing told of the past, no word of speech or thought, no
name, number, direction, condition or place, no verb but one of going.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import combinations

from pbem.language.forms.book import Lexicon
from pbem.language.lattice import guards
from pbem.language.lattice.senses import kinds
from pbem.language.talk import besides as talk
from pbem.language.talk.weighing import STRONG, Reader, weights_of, words_of
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token, tokens

MOST = 4
"""So many words nobody knows may be left out of a sentence."""
LONGEST = 24
"""In a sentence of more words nothing that is known is left out."""
_LONG = 3
"""A shorter word has no ending to tell the past by."""
_BRIEF = 2
"""So many words make a clause that may be left out."""
_IDLE = frozenset({"empty", "contrast", "wish", "that", "be", "so", "word"})
_TURNING = frozenset(
    {"no", "negated", "hedge", "later", "or", "if", "until", "otherwise", "except", "only", "group", "half"}
)
"""Kinds of words that are never left out, in whichever language they are known."""
_BINDING = _TURNING | {"direction", "ordinal", "unit", "number", "cell"}
"""Kinds of words of which a clause says something of its own."""
MOST_CLAUSES = 5
_LONGER = frozenset({"verb", "if", "wish"})
_MEANT = frozenset({"if", "group", "half", "verb", "except", "until", "number", "unit", "ordinal", "cell", "noun"})
"""What a word of speech may say besides: "if" supposes, "both" tells whom."""


def turns(token: Token, reader: Reader) -> bool:
    """Tell whether a word may turn what is said: a denial, something told, an unknown number."""
    word, told = token.folded, reader.lexicon.frames.get("told", {})
    past = len(word) > _LONG and word.endswith(tuple(map(fold, told.get("endings", ()))) or ("\0",))
    owned = token.text.endswith(("'s", "’s"))  # noqa: RUF001 - "Red's fourth unit" is not one's own
    return token.sort != "word" or past or owned or word.startswith(guards.prefixes(reader.lexicon) or ("\0",))


def kept(token: Token, readers: Iterable[Reader]) -> bool:
    """Tell whether a word means in some language what is never left out."""
    every = (words_of(reader.lexicon) for reader in readers)
    return any(
        words.said("says", (token,)) or {edge.kind for edge in words.lattice((token,))[0]} & _TURNING for words in every
    )


def speaks(found: Sequence[Token], lexicon: Lexicon, named: Container[int] = ()) -> bool:
    """Tell whether a word that but speaks or thinks stands in a line, and is no part of what is `named` there.

    What is named is told by where its words begin: „polovičné ptdelo“ is a thing of the game.
    """
    words = words_of(lexicon)
    meant, lattice = _MEANT | {"word"}, words.lattice(found)
    longer = {n for at, es in enumerate(lattice) for e in es if e.kind in _LONGER for n in range(at + 1, e.end)}
    return any(
        words.speaks((token,)) and at not in longer and not kinds(lattice[at]) & meant
        for at, token in enumerate(found)
        if token.start not in named
    )


def reports(sentence: str, readers: Iterable[Reader]) -> bool:
    """Tell whether a word of speech or thought that means nothing else in the game stands in a sentence."""
    every = ((words_of(reader.lexicon), tuple(tokens(sentence))) for reader in readers)
    return any(
        words.said("back", found)
        or (words.said("wanted", found) and not words.said("would", found))
        or any(
            words.speaks((token,)) and not kinds(words.lattice(found)[at]) & _MEANT for at, token in enumerate(found)
        )
        for words, found in every
    )


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


def without_reasons(sentence: str, readers: Sequence[Reader]) -> str:
    """Blank out clauses behind an order that but say why, of words nobody knows: „..., nemáme čím kŕmiť“."""
    places = [(start, further) for start, _, further in talk.clauses(sentence) if sentence[start:further].strip()]
    if any(_parts(token, readers) for token in tokens(sentence)):
        return sentence
    idle = [place for place in places[1:] if all(_reasons(sentence[slice(*place)], one) for one in readers)]
    return _blanked(sentence, idle) if idle else sentence


def _parts(token: Token, readers: Iterable[Reader]) -> bool:
    """Tell whether a word says `or`: what is said behind it may leave open which is meant."""
    lattices = (words_of(reader.lexicon).lattice((token,)) for reader in readers)
    return any(edge.kind == "or" for lattice in lattices for edge in lattice[0])


def _reasons(clause: str, reader: Reader) -> bool:
    """Tell whether a clause names nothing of the game, takes nothing back, and has a word nobody knows."""
    found, words = tuple(token for token in tokens(clause) if token.sort != "mark"), words_of(reader.lexicon)
    lattice = words.lattice(found)
    said = {edge.kind for edges in lattice for edge in edges}
    weighs = STRONG in weights_of(found, lattice, reader) or bool(reader.named(found)) or bool(said & words.tables)
    refers = bool(said & {"no", "negated"}) and any(edge.value == "it" for edges in lattice for edge in edges)
    strange = sum(not edges and token.sort == "word" for token, edges in zip(found, lattice, strict=True))
    binds = said & (_BINDING - {"no", "negated", "hedge", "later", "only"} | {"contrast", "amend", "instead"})
    unmeant = any(edge.value == "dream" for edges in lattice for edge in edges)
    unclear = weighs or binds or unmeant or any(words.said(one, found) for one in ("back", "binds"))
    return len(found) >= _BRIEF and strange > refers and not unclear


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
    every = {edge.kind for edges in lattice for edge in edges}
    told = STRONG in weights_of(found, lattice, reader) or bool(reader.named(found))
    brief = sum(token.sort == "word" for token in found) <= _BRIEF
    return (
        brief
        or told
        or bool(every & (_BINDING | words.tables))
        or any(_stays(token, reader, (reader,)) for token in found if token.sort != "mark")
    )


def _blanked(sentence: str, places: Iterable[tuple[int, int]]) -> str:
    for start, end in places:
        sentence = sentence[:start] + " " * (end - start) + sentence[end:]
    return sentence
