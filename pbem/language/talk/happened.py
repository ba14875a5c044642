"""A heading that says what has happened to what stands behind it, or whose move it is: "demolished: factory in C2".

What is behind the colon may look like an order in short notation. A heading that tells of the past by its first word,
with nobody who did it, is no greeting and no lead-in; unless it tells what the writer made up his mind to ("decided:").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from pbem.core.problems import Problem
from pbem.language.lattice import guards
from pbem.language.talk.besides import of_foes, reports, tells
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token, tokens

_ANNOUNCING = ("announce", "pondered")
_VERBS = frozenset({"verb", "word"})
_LONGEST = 5
"""A heading has so many words at the most."""


def happened(line: str, best: Callable[[str], Iterable[Reader]]) -> Problem | None:
    """Say of a line that its heading tells what has happened, or names the enemy, in the language that knows it `best`.

    One of several that know it alike is the player's own: Slovak „navrhnúť“ is no Czech participle.
    """
    head, colon, rest = line.partition(": ")
    if not colon or not rest.strip() or len(head.split()) > _LONGEST:
        return None
    every = tuple(best(head))[:1]
    if foe := next(filter(None, (of_foes(head, reader) for reader in every)), None):
        return _problem("misplaced", foe)
    told = next(filter(None, (_opening(head, reader) for reader in every)), None)
    return _problem("past", told) if told and not reports(head, every) else None


def _problem(code: str, word: Token) -> Problem:
    return Problem(code, start=word.start, end=word.end, facts={"word": word.text})


def _opening(head: str, reader: Reader) -> Token | None:
    found = [one for one in tokens(head) if one.sort == "word"]
    return found[0] if found and _happens(found[0], reader) and not _settles(found, reader) else None


def _happens(word: Token, reader: Reader) -> bool:
    """Tell whether a word is a form of the past, or a participle of what has been done, and nothing else."""
    told, senses = _told(reader), words_of(reader.lexicon).lattice((word,))[0]
    if any(edge.kind not in _VERBS for edge in senses):
        return False
    ends = word.folded.endswith(tuple(map(fold, told.get("done", ()))) or ("\0",))
    irregular = word.folded in map(fold, told.get("irregular", ()))
    return ends or irregular or guards.past(word.folded, reader.lexicon) or (not senses and tells(word, reader))


def _settles(found: Sequence[Token], reader: Reader) -> bool:
    """Tell whether words say that something was agreed, thought or announced."""
    settled = frozenset(map(fold, _told(reader).get("settled", ())))
    words = words_of(reader.lexicon)
    return any(one.folded in settled or any(words.said(name, (one,)) for name in _ANNOUNCING) for one in found)


def _told(reader: Reader) -> Mapping[str, Sequence[str]]:
    told: Mapping[str, Sequence[str]] = reader.lexicon.frames.get("told", {})
    return told
