"""What is said of somebody else's: "their second goes up 3", «вторая из их армий»; it is no order of one's own."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.language.forms.book import Lexicon
from pbem.language.lattice.senses import Lattice, kinds, senses
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token

_WHICH = frozenset({"number", "ordinal", "unit"})
_BESIDE = frozenset({"noun", "empty", "prep", "numero"})
_UNITS = frozenset({"row", "one"})
_COUNTED = _UNITS | {"number", "empty", "numero"}
_PARTING = frozenset({"mark", "and", "then", "contrast"})


def of_others(found: Sequence[Token], lexicon: Lexicon) -> Token | None:
    """Find the word that says whose a clause speaks of, at its beginning or behind one of many: "of their armies"."""
    theirs = frozenset(map(fold, lexicon.frames.get("talk", {}).get("theirs", ())))
    places = [at for at, token in enumerate(found) if token.folded in theirs]
    lattice = senses(lexicon).lattice(tuple(found)) if places else ()
    said = (at for at in places if (_opens(found, at) and _names(lattice, at + 1)) or _is_one_of(lattice, at))
    return next((found[at] for at in said), None) or _of_foes(found, lexicon)


def _of_foes(found: Sequence[Token], lexicon: Lexicon) -> Token | None:
    """Find whose all that is, if it is the enemy's: "everything the enemy has in C1", «всё, что есть у врага в C1»."""
    foes = lexicon.items.get("deeds", {}).get("foes", "")
    lattice = senses(lexicon).lattice(tuple(found)) if foes else ()
    named = ((at, edge.end) for at, edges in enumerate(lattice) for edge in edges if edge.value == foes)
    return next((found[at] for at, end in named if _is_had_by(lattice, at, end) or _act(lattice, at, end)), None)


def _act(lattice: Lattice, at: int, end: int) -> bool:
    """Tell whether the enemy's units do something themselves: "two enemy tanks go to B1", "the enemy: two tanks ...".

    Who is named at the beginning of a clause does what its verb says, where nobody else is named in it.
    """
    start, behind = at, end
    while start > 0 and kinds(lattice[start - 1]) & _COUNTED:
        start -= 1
    while behind < len(lattice) and kinds(lattice[behind]) & _COUNTED:
        behind += 1
    if start and not kinds(lattice[start - 1]) & _PARTING:
        return False
    if not any(kinds(edges) & _UNITS for edges in lattice[start:behind]):
        return behind + 1 < len(lattice) and any((edge.kind, edge.value) == ("mark", ":") for edge in lattice[behind])
    rest = next((n for n in range(behind, len(lattice)) if kinds(lattice[n]) & _PARTING), len(lattice))
    others = any(kinds(edges) & _UNITS for edges in lattice[behind:rest])
    return not others and any(
        edge.kind == "verb" and edge.value == "go" for edges in lattice[behind:rest] for edge in edges
    )


def _is_had_by(lattice: Lattice, at: int, end: int) -> bool:
    """Tell whether what all of are spoken of stands before, and that whoever stands there has it."""
    before = at
    for kind in ("prep", "verb", "that"):
        before -= before > 0 and kind in kinds(lattice[before - 1])
    has = before < at and "that" in kinds(lattice[before])
    before -= before > 0 and "mark" in kinds(lattice[before - 1])
    had = end < len(lattice) and any((edge.kind, edge.value) == ("verb", "have") for edge in lattice[end])
    every = before > 0 and any((edge.kind, edge.value) == ("group", "all") for edge in lattice[before - 1])
    return every and (has or had)


def _opens(found: Sequence[Token], at: int) -> bool:
    return not at or found[at - 1].sort == "mark"


def _names(lattice: Lattice, at: int) -> bool:
    """Tell whether a number or an ordinal stands there, with no more than nouns and prepositions between."""
    while at < len(lattice) and not kinds(lattice[at]) & _WHICH and kinds(lattice[at]) & _BESIDE:
        at += 1
    return at < len(lattice) and bool(kinds(lattice[at]) & _WHICH)


def _is_one_of(lattice: Lattice, at: int) -> bool:
    """Tell whether a noun stands behind, and whoever is told before it: "the second of their armies"."""
    behind = at + 1 < len(lattice) and "noun" in kinds(lattice[at + 1])
    before = at > 1 and kinds(lattice[at - 1]) & {"prep", "empty"} and "ordinal" in kinds(lattice[at - 2])
    return bool(behind and before)
