"""The form a misspelt word may be one of: looked for only where a line is offered, never to carry one out."""

from __future__ import annotations

from rapidfuzz import process
from rapidfuzz.distance import OSA

from pbem.language.book import Lexicon
from pbem.language.guards import differ_in_negation, past

_SHORTEST = 6
_LONG = 9
"""A word of so many letters may have two slips, a shorter one has one."""


def form(word: str, lexicon: Lexicon) -> str:
    """Give the form of a known word that a folded one is a slip of; nothing where none is near, or two things are."""
    if len(word) < _SHORTEST:
        return ""
    most = 2 if len(word) >= _LONG else 1
    near = process.extract(word, _forms(lexicon), scorer=OSA.distance, processor=None, score_cutoff=most, limit=20)
    best = min((slips for _, slips, _ in near), default=0)
    found = [one for one, slips, _ in near if slips == best]
    if any(differ_in_negation(word, one, lexicon) or past(one, lexicon) for one in found):
        return ""
    meant = {_lemmas(one, lexicon) for one in found}
    return found[0] if len(meant) == 1 else ""


def _lemmas(word: str, lexicon: Lexicon) -> frozenset[str]:
    return frozenset(lexicon.inflected.get(word, word).split())


def _forms(lexicon: Lexicon) -> tuple[str, ...]:
    """List all forms of the words a language has around orders, and of the verbs of its game."""
    known: tuple[str, ...] | None = lexicon.known.get("forms")
    if known is None:
        exact = (word[1:] for entry in lexicon.listed for word in entry.words if word[:1] == "=")
        known = tuple(dict.fromkeys(one for one in (*lexicon.inflected, *exact) if len(one) >= _SHORTEST - 1))
        lexicon.known["forms"] = known
    return known
