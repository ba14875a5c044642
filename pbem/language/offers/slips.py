"""The form a misspelt word may be one of: looked for only where a line is offered, never to carry one out."""

from __future__ import annotations

from rapidfuzz import process
from rapidfuzz.distance import OSA

from pbem.language.forms.book import Lexicon
from pbem.language.lattice.guards import differ_in_negation, past
from pbem.language.lattice.senses import senses
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token

_SHORTEST = 6
_STEM = 4
"""A stem has so many letters at least."""
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


def related(word: str, lexicon: Lexicon) -> str:
    """Give the form of a known verb with the same stem and ending and another prefix, or none: „přitočí“ is „otočí“."""
    prefixes = tuple(map(fold, lexicon.frames.get("talk", {}).get("prefixes", ())))
    bare = (word[len(one) :] for one in prefixes if word.startswith(one) and len(word) - len(one) >= _STEM)
    other = (prefix + stem for stem in (word, *bare) for prefix in ("", *prefixes))
    found = [one for one in dict.fromkeys(other) if one in lexicon.inflected and _verbs(one, lexicon)]
    if not found or any(past(one, lexicon) for one in found):
        return ""
    return found[0] if frozenset.intersection(*(_verbs(one, lexicon) for one in found)) else ""


def _verbs(word: str, lexicon: Lexicon) -> frozenset[str | int]:
    """List what may be done by a word."""
    lattice = senses(lexicon).lattice((Token("word", word, word, 0, len(word)),))
    return frozenset(edge.value for edge in lattice[0] if edge.kind == "verb")


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
