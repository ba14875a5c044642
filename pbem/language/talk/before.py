"""What is told of another time: old orders, what was done in another turn, a mail that is put right."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.language.lattice.plain_lines import plain
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.statements import is_past
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.tokens import Token, tokens

_SHORTEST = 3
"""A shorter word has no ending to tell the past by."""


def outdated(found: Sequence[Token], reader: Reader) -> frozenset[int]:
    """List the places of words that say of orders that they are of another time, or but shown: "old", "last turn's"."""
    words = words_of(reader.lexicon)
    alone = {at for at, one in enumerate(found) if words.said("outdated", (one,))}
    both = (at for at, pair in enumerate(pairwise(found)) if words.phrased("outdated", pair))
    return frozenset({*alone, *(at + more for at in both if not alone & {at, at + 1} for more in (0, 1))})


def renews(head: str, reader: Reader) -> bool:
    """Tell whether words name the old orders that are put right: "correction to my previous orders:"."""
    found = tuple(token for token in tokens(plain(head)) if token.sort != "mark")
    return bool(outdated(found, reader)) and words_of(reader.lexicon).said("announce", found)


def tells_of_before(one: Sensed) -> bool:
    """Tell whether words tell of another turn, or of orders that are no more: "these were my orders in round 5"."""
    dated = bool(outdated(one.found, one.reader))
    presently = any(one.said(name) for name in ("presently", "resolves", "back"))
    turn = one.said("turns") and (one.said("once") or not one.said("these"))
    return (dated or turn) and not presently and tells_of_the_past(one)


def tells_of_the_past(one: Sensed) -> bool:
    """Tell whether words tell of the past: by a word that does (`did`), or by how one ends (`~` in that list)."""
    words = one.words
    endings = tuple(each[1:] for each in one.reader.lexicon.frames.get("talk", {}).get("did", ()) if each[0] == "~")
    others = (each for each in one.found if not words.said("turns", (each,)) and not words.said("announce", (each,)))
    ends = any(len(each.folded) >= _SHORTEST and each.folded.endswith(endings or ("\0",)) for each in others)
    return ends or one.said("did") or is_past(one)
