"""Clauses around an order that say how its writer is, or what he thinks of it: "talked it over at home and the capital
is Kem", "u1 takes leech, he is the meanest of us".

Such a clause may have words nobody knows, so that the line cannot be read with it. It is left out where something says
that it tells of life: a form of the past, a word of everyday life, somebody who is or was something; and where nobody
is told, nothing named or counted, and nothing denied, doubted, supposed or said by somebody. What is left must be read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pbem.language.around.reports import reported
from pbem.language.reading.readers import Readers
from pbem.language.talk.besides import QUOTES
from pbem.language.talk.deed_words import deed_verbs
from pbem.language.talk.governed import hangs
from pbem.language.talk.remarks import is_remark
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.weighing import WEAK, Reader, words_of
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token, tokens

_PAUSE = re.compile(r"(?<![,;:.!…])[,;:.!…]+(?=\s)|\s[-–—]\s|(?<=\s)[:;]?-?[)D(]+(?=\s)")  # noqa: RUF001
_MOST = 5
"""So many places are looked at where talk may end, and where it may begin."""
_LEAST = 3
"""A clause of talk has so many words: a shorter one may bind or deny what stands beside it."""
_LONG = 4
"""A longer word nobody knows, with the ending of a form of the past, is one."""
_JOINING = frozenset({"and", "so", "then", "that"})
_BINDING = frozenset(
    {"no", "negated", "hedge", "or", "if", "until", "otherwise", "except", "half", "instead", "later"}
    | {"unit", "number", "ordinal", "direction", "cell", "group", "noun"}
)
_SPOKEN = ("back", "reported", "pondered", "wanted", "would", "binds", "than", "anew")


def around(line: str, readers: Readers) -> Iterator[str]:
    """Give what is left of a line without the talk before its orders, behind them, or both."""
    yield from reported(line, readers)
    starts = [0, *(at for head, at in _starts(line, readers) if _is_idle(line[:head], line[at:], readers))]
    ends = [*(at for at in _ends(line) if _is_tail(line[at:], readers)), len(line)]
    for start in starts:
        for end in ends:
            rest = line[start:end].strip(" ,;:-–—")  # noqa: RUF001
            if rest and 0 < end - start < len(line) and not hangs(rest, line, readers.every()[0]):
                yield rest


def _starts(line: str, readers: Readers) -> list[tuple[int, int]]:
    """Give where talk may end and orders begin: at a pause but a colon, or a word that joins."""
    found = tuple(tokens(line))
    pauses = {(sign.start(), sign.end()) for sign in _PAUSE.finditer(line) if sign[0] != ":"}
    joined = {(one.start, one.end) for one in found[1:-1] if _joins(one, readers.every()[0])}
    return sorted(pauses | joined)[:_MOST]


def _joins(token: Token, reader: Reader) -> bool:
    (edges,) = words_of(reader.lexicon).lattice((token,))
    return token.sort == "word" and any(edge.kind in _JOINING for edge in edges)


def _ends(line: str) -> list[int]:
    """Give the pauses behind which talk may follow the orders."""
    return [sign.start() for sign in _PAUSE.finditer(line)][-_MOST:]


def _is_idle(head: str, rest: str, readers: Readers) -> bool:
    """Tell whether words before an order tell of life; a quotation is what somebody says."""
    return not rest.lstrip(" ,").startswith(QUOTES) and _holds(head, readers)


def _is_tail(tail: str, readers: Readers) -> bool:
    """Tell whether words behind an order tell of life."""
    return _holds(tail.lstrip(" ,;:-–—.)("), readers, behind=True)  # noqa: RUF001


def _holds(words: str, readers: Readers, *, behind: bool = False) -> bool:
    """Tell whether words tell of life in each language that knows most of them."""
    every = [Sensed(words, reader) for reader in readers.knowing(words)]
    most = max(one.known for one in every)
    best = [one for one in every if one.known == most]
    best = best[:1] if best and best[0].reader is readers.every()[0] else best
    return all(_tells_of_life(one, behind=behind) or (behind and is_remark(one)) for one in best)


def _tells_of_life(one: Sensed, *, behind: bool) -> bool:
    if len(one.found) < _LEAST or one.names or one.tells_somebody or _binds(one) or _does(one):
        return False
    heavy = sum(weight >= WEAK for at, weight in enumerate(one.weights) if at not in one.strange)
    evidence = len(one.strange) + one.life
    if behind and one.said("wavers"):
        return False
    return evidence > 0 and heavy <= evidence and (_is_past(one) or _is_something(one) or (one.life > 0 and not behind))


def _binds(one: Sensed) -> bool:
    """Tell whether words may bind, deny or doubt what stands beside them, or somebody says it."""
    said = [token for token in one.found if not one.said_by("jots", token)]
    binding = _BINDING - ({"hedge"} if one.said("opine") else set())
    if one.kinds & binding or any(map(one.said, _SPOKEN)) or one.words.speaks(said):
        return True
    first = one.found[:1]
    opening = {edge.kind for edge in one.lattice[0]}
    asks = "be" not in opening and (one.said_by("asks", first[0]) or "ask" in opening)
    return asks or one.words.said("inverts", first) or any(token.sort == "number" for token in one.found)


def _does(one: Sensed) -> bool:
    """Tell whether a deed of the game may be done there."""
    heavy = [one.lattice[at] for at, weight in enumerate(one.weights) if weight > 0]
    if one.of_deeds:
        return one.orders_a_deed and any(edge.kind in one.words.tables for edges in heavy for edge in edges)
    verbs = deed_verbs(one.reader.lexicon)
    return any(edge.kind == "verb" and edge.value in verbs and not edge.past for edges in heavy for edge in edges)


def _is_past(one: Sensed) -> bool:
    """Tell whether a form of the past stands there, of a verb that is known or of none."""
    past = any(edge.past for edges in one.lattice for edge in edges if edge.kind == "verb")
    told = one.reader.lexicon.frames.get("told", {})
    endings, irregular = (tuple(map(fold, told.get(name, ()))) for name in ("endings", "irregular"))
    strange = [one.found[at].folded for at in one.strange]
    return past or any(word in irregular or (len(word) > _LONG and word.endswith(endings)) for word in strange)


def _is_something(one: Sensed) -> bool:
    """Tell whether somebody is something: "he is the meanest of us", «он у нас самый злой»."""
    qualities = tuple(map(fold, one.reader.lexicon.frames.get("talk", {}).get("qualities", ()))) or ("\0",)
    strange = [one.found[at].folded for at in one.strange]
    return "be" in one.kinds or one.said("is") or bool(strange and all(word.endswith(qualities) for word in strange))
