"""A line that begins with a hope: "hopefully 4 takes Sudak", «дай бог, третья возьмёт Яз». That is no order.

Behind an order the same words only wish it luck ("4 takes Sudak, hopefully"); before a colon or a full stop they speak
of nothing that follows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pbem.language.forms.book import Lexicon
from pbem.language.lattice.senses import kinds, senses
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token

_Phrases = Mapping[str, Sequence[tuple[str, ...]]]
"""Phrases of a list of the frames, by the first word of each."""

_PARTING = frozenset({"mark", "and", "contrast", "then"})


def hopes(found: Sequence[Token], lexicon: Lexicon) -> bool:
    """Tell whether the first words of a line that carry anything hope for what follows."""
    end = _behind(found, lexicon)
    return bool(end) and _goes_on(found, end)


def wishes(found: Sequence[Token], lexicon: Lexicon) -> bool:
    """Tell whether a line but wishes for what it says."""
    return hopes(found, lexicon) or aspires(found, lexicon)


def aspires(found: Sequence[Token], lexicon: Lexicon) -> bool:
    """Tell whether an order goes on with how somebody should be, which may be bought or but wished: "..., let it be
    stronger".
    """
    said, becoming = _phrases("aspires", lexicon), _phrases("becoming", lexicon)
    lattice = senses(lexicon).lattice(tuple(found))
    parted = [at for at in range(1, len(found)) if kinds(lattice[at - 1]) & _PARTING]
    ends = ((at, at + len(one)) for at in parted for one in said.get(found[at].folded, ()))
    behind = (found[end].folded for at, end in ends if end < len(found) and _is_said(said, found[at:end]))
    stems = tuple(one[:-1] for one in becoming if one.endswith("*")) or ("\0",)
    return any(word in becoming or word.startswith(stems) for word in behind)


def is_hope(found: Sequence[Token], lexicon: Lexicon) -> bool:
    """Tell whether words say nothing but that something is hoped: "hopefully", „dej bůh“."""
    return bool(found) and _behind(found, lexicon) == len(found)


def _behind(found: Sequence[Token], lexicon: Lexicon) -> int:
    """Give the place behind the words of hope a line begins with; 0: it begins otherwise."""
    lattice, said = senses(lexicon).lattice(tuple(found)), _phrases("hopes", lexicon)
    hinders = frozenset(lexicon.items.get("deeds", {}).get("hinders", ()))
    at = 0
    while at < len(found):
        token = found[at]
        longest = max((edge.end for edge in lattice[at] if edge.kind == "empty"), default=at)
        if any(edge.kind == "verb" and edge.value in hinders for edge in lattice[at]):
            return 0
        end = at + max((len(one) for one in said.get(token.folded, ()) if _stands(one, found, at)), default=0)
        if at < end >= longest:
            return end
        if token.sort != "mark" and longest == at:
            return 0
        at = max(longest, at + 1)
    return 0


def _is_said(said: _Phrases, words: Sequence[Token]) -> bool:
    return any(_stands(one, words, 0) and len(one) == len(words) for one in said[words[0].folded])


def _stands(phrase: tuple[str, ...], found: Sequence[Token], at: int) -> bool:
    return tuple(token.folded for token in found[at : at + len(phrase)]) == phrase


def _goes_on(found: Sequence[Token], at: int) -> bool:
    """Tell whether something follows, with no more than a comma between."""
    behind = found[at : at + 1]
    return bool(behind) and (behind[0].sort != "mark" or behind[0].folded == ",") and at + 1 < len(found)


def _phrases(name: str, lexicon: Lexicon) -> _Phrases:
    """Give the phrases of a list of the frames, cut and folded, made when they are first asked for."""
    known: dict[str, _Phrases] = lexicon.known.setdefault("phrases", {})
    if name not in known:
        made: dict[str, list[tuple[str, ...]]] = {}
        for text in lexicon.frames.get("talk", {}).get(name, ()):
            phrase = tuple(fold(text).split())
            made.setdefault(phrase[0], []).append(phrase)
        known[name] = made
    return known[name]
