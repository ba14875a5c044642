"""What the writer gets from somebody else: "Red gives me Brittany", „Bretaň dostanu od červených“ give nothing away."""

from __future__ import annotations

from collections.abc import Sequence, Set

from pbem.core.phrases import Phrase
from pbem.language.forms.book import Lexicon
from pbem.language.lattice.senses import Sense, kinds, senses
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token

_LETTING = frozenset({"prep", "wish"})
"""Kinds of words behind which oneself is given nothing: "from me", "let me"."""
_NEAR = 2
"""So many words before its verb stands who does it: "I will get"."""


def received(found: Sequence[Token], phrases: Sequence[Phrase], lexicon: Lexicon) -> Token | None:
    """Find the word that says that the writer himself gets what a line gives away.

    `giving` of the game's deeds names the kinds that give something, `getting` the concepts of receiving. In the frames
    `receiver` are words for oneself who is given something (not behind a preposition: "from me"), `gets` the endings
    of the first person; a language without these has `oneself` before the verb.
    """
    deeds = lexicon.items.get("deeds", {})
    if not any(phrase.kind in deeds.get("giving", ()) for phrase in phrases):
        return None
    talk = lexicon.frames.get("talk", {})
    receiver, oneself = (frozenset(map(fold, talk.get(name, ()))) for name in ("receiver", "oneself"))
    endings, getting = tuple(map(fold, talk.get("gets", ()))), frozenset(deeds.get("getting", ()))
    lattice = senses(lexicon).lattice(tuple(found))
    for at, token in enumerate(found):
        if token.folded in receiver and not (at and _leads(lattice[at - 1], at)):
            return token
        before = {one.folded.partition("'")[0] for one in found[max(0, at - _NEAR) : at]}
        verb = token.folded.endswith(endings) if endings else not oneself.isdisjoint(before)
        if verb and _is_getting(lattice[at], getting):
            return token
    return None


def _leads(edges: Sequence[Sense], at: int) -> bool:
    """Tell whether the word before one for oneself says that he is given nothing ("from me"), or is misspelt."""
    return not edges or bool(kinds(edges) & _LETTING) or any(edge.end > at for edge in edges)


def _is_getting(edges: Sequence[Sense], getting: Set[object]) -> bool:
    return any(edge.kind == "verb" and edge.value in getting for edge in edges)
