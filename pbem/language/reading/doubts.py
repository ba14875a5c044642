"""What is read as an order and is none: a text that denies, or what somebody else does.

"Answer 2 is not the miller" gives no answer, and „Chyba by byla jít na D5“ reports none; behind a colon or in quotation
marks a text is sent as it stands. "Russia attacks the Balkans" tells what Russia does, unless Russia writes it, and
„čtyřka je neviditelná“ what four is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.texts import Fact, text
from pbem.core.vocabulary import Vocabulary
from pbem.language.forms.book import Lexicon
from pbem.language.forms.free_text import texts
from pbem.language.lattice.failing import fails
from pbem.language.lattice.not_now import speaks_of_another
from pbem.language.lattice.others_own import of_others
from pbem.language.lattice.received import received
from pbem.language.lattice.senses import Lattice, Sense, kinds, senses
from pbem.language.reading.bare_answers import answers
from pbem.language.talk.besides import sentences
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token, tokens

_QUOTES = frozenset("\"'„“«”»")
_OPENING = _QUOTES | {":"}
_DENYING = 3
"""A text that denies does so in its first words."""


def doubted(line: str, phrases: Sequence[Phrase], lexicon: Lexicon, vocabulary: Vocabulary) -> Problem | None:
    """Ask about a line that was read, but orders nothing."""
    if not phrases:
        return None
    if word := _denied(line, phrases, lexicon, vocabulary) or _unmeant(line, phrases, lexicon):
        return Problem("negated", start=word.start, end=word.end, facts={"word": word.text})
    others = (
        _beyond_a_name(line, phrases, lexicon)
        or _behind_own_words(line, phrases, lexicon)
        or _of_another(line, lexicon, vocabulary)
        or of_others(tuple(tokens(line)), lexicon)
        or received(tuple(tokens(line)), phrases, lexicon)
        or fails(tuple(tokens(line)), lexicon)
    )
    if word := others or _being(line, lexicon):
        facts: dict[str, Fact] = {"word": word.text, "expected": (text("term-order"),), "suggestion": "", "hint": ""}
        return Problem("unreadable", start=word.start, end=word.end, facts=facts)
    return None


def _denied(line: str, phrases: Sequence[Phrase], lexicon: Lexicon, vocabulary: Vocabulary) -> Token | None:
    """Find the word with which a text denies, or supposes, what is said."""
    stating = {*lexicon.items.get("deeds", {}).get("stating", ()), *answers(lexicon, vocabulary)}
    denials = tuple(map(fold, lexicon.frames.get("talk", {}).get("denies", ())))
    for said in (one for phrase in phrases if phrase.kind in stating for one in texts(phrase)):
        start = line.find(said)
        found = tuple(tokens(said)) if start >= 0 and line[:start].rstrip()[-1:] not in _OPENING else ()
        denied = [one for one in found[:_DENYING] if one.folded in denials] if len(found) > 1 else []
        if denied:
            return _moved(denied[0], start)
    return None


def _beyond_a_name(line: str, phrases: Sequence[Phrase], lexicon: Lexicon) -> Token | None:
    """Find what is told behind a name without quotation marks: "call 4 Old Guard, and the fifth goes to Lhota"."""
    concepts = set(lexicon.items.get("deeds", {}).get("names", ()))
    every = lexicon.items.get("deed", {}).items() if concepts else ()
    kinds_named = {spec.get("kind", kind) for kind, spec in every if concepts & set(spec["verb"])}
    for said in (one for phrase in phrases if phrase.kind in kinds_named for one in texts(phrase)):
        start = line.find(said)
        found = tuple(tokens(said)) if start >= 0 and line[:start].rstrip()[-1:] not in _OPENING else ()
        for at, edges in enumerate(senses(lexicon).lattice(found)):
            pause = any(one.sort == "mark" or "and" in kinds(senses(lexicon).lattice((one,))[0]) for one in found[:at])
            if pause and any(edge.kind in ("verb", "unit", "ordinal") for edge in edges):
                return _moved(found[at], start)
    return None


def _behind_own_words(line: str, phrases: Sequence[Phrase], lexicon: Lexicon) -> Token | None:
    """Find who is told something behind the sentence an answer, a note or a report ends with."""
    stating = lexicon.items.get("deeds", {}).get("stating", ())
    for said in (one for phrase in phrases if phrase.kind in stating for one in texts(phrase)):
        start = line.find(said)
        if start < 0 or line[:start].rstrip()[-1:] in _QUOTES:
            continue
        for one in sentences(said)[1:]:
            found = tuple(tokens(one.text))
            told = (token for token, edges in zip(found, senses(lexicon).lattice(found), strict=True) if _tells(edges))
            if (token := next(told, None)) is not None:
                return _moved(token, start + one.start)
    return None


def _tells(edges: Sequence[Sense]) -> bool:
    return "unit" in kinds(edges)


def _unmeant(line: str, phrases: Sequence[Phrase], lexicon: Lexicon) -> Token | None:
    """Find the word before a text that says, with others, that nothing is meant: "I rule out opening the chest"."""
    starts = [at for phrase in phrases for said in texts(phrase) if " " in said and (at := line.find(said)) > 0]
    if not starts:
        return None
    found = tuple(tokens(line))
    lattice = zip(found, senses(lexicon).lattice(found), strict=True)
    return next((one for one, edges in lattice if one.start < min(starts) and speaks_of_another(edges)), None)


def _being(line: str, lexicon: Lexicon) -> Token | None:
    """Find the word that says what somebody is already, and does not wish it: „čtyřka je neviditelná“."""
    found, quality = tuple(tokens(line)), lexicon.items.get("deeds", {}).get("quality", "\0")
    lattice = senses(lexicon).lattice(found)
    if any("wish" in kinds(edges) for edges in lattice):
        return None
    are = (at for at, edges in enumerate(lattice) if "be" in kinds(edges) and _says(quality, lattice[at + 1 : at + 3]))
    return next((found[at] for at in are), None)


def _says(quality: str, lattice: Lattice) -> bool:
    return any((edge.kind, edge.value) == ("verb", quality) for edges in lattice for edge in edges)


def _moved(token: Token, start: int) -> Token:
    return Token(token.sort, token.text, token.folded, token.start + start, token.end + start, token.number)


def _of_another(line: str, lexicon: Lexicon, vocabulary: Vocabulary) -> Token | None:
    """Find the power a line says something of, if it is not the writer's: its name, then what it does."""
    talk = lexicon.frames.get("talk", {})
    endings, bids = (_as_written(talk.get(name, ()), line) for name in ("does", "bids"))
    table = str(lexicon.items.get("deeds", {}).get("actors", ""))
    if not table or not vocabulary.seat or not endings:
        return None
    found = tuple(tokens(line))
    lattice = senses(lexicon).lattice(found)
    at = next((at for at, edges in enumerate(lattice) if not {edge.kind for edge in edges} <= {"empty", "mark"}), -1)
    acting = frozenset(lexicon.items["deeds"].get("acting", ()))
    return (
        found[at]
        if at >= 0 and _acts(at, found, lattice, _About(table, vocabulary.seat, endings, bids, acting))
        else None
    )


class _About(NamedTuple):
    """The table of those who act, who writes, how the third person and what bids end, and what is done (if not any)."""

    table: str
    own: str
    endings: tuple[str, ...]
    bids: tuple[str, ...]
    acting: frozenset[str]


def _acts(at: int, found: Sequence[Token], lattice: Lattice, about: _About) -> bool:
    """Tell whether a power is named at a place, and behind it stands a verb of the third person."""
    powers = [edge for edge in lattice[at] if edge.kind == about.table]
    behind = max((edge.end for edge in powers), default=len(found))
    if not powers or any(edge.value == about.own for edge in powers) or behind >= len(found):
        return False
    verbs = [edge.value for edge in lattice[behind] if edge.kind == "verb" and not edge.past]
    acts = any(not about.acting or verb in about.acting for verb in verbs)
    verb = found[behind].text.lower()
    return acts and verb.endswith(about.endings) and not verb.endswith(about.bids or ("\0",))


def _as_written(endings: Sequence[str], line: str) -> tuple[str, ...]:
    """Give endings as a line has them: „navrhuji“ is not „navrhují“, unless it is written without any accents."""
    return tuple(map(fold, endings)) if line.isascii() else tuple(endings)
