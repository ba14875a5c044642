"""Sentences before an order that but tell why it is given: what somebody says of it, how its unit stands there.

Such a sentence may name units, squares and powers, so that by itself it would be asked about. Beside the order it leads
to it is none: nothing of the game is done in it, or somebody of everyday life says it; who is told in it is told in the
order, too. What supposes, or says how else, is never left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk.besides import Sentence
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.statements import does

_LEAST = 5
"""A tale has so many words; what is shorter may deny or bind what stands beside it."""
_OPENING = 4
"""Who says something stands among so many words, and what he does with them."""
_HEAD = 2
_MANY = 3
"""So many words nobody knows tell of a square, not to it."""
_BINDING = frozenset({"if", "otherwise", "until", "except", "instead", "wish", "or"})


def tales(kept: Sequence[Sentence], readers: Readers) -> tuple[Sentence, ...]:
    """Give the sentences of a line that but lead to the orders behind them; nothing, where none is read behind."""
    found: tuple[Sentence, ...] = ()
    for at, one in enumerate(kept[:-1]):
        behind = kept[at + 1 :]
        if not _is_read(one, readers) and _is_read(behind[0], readers) and _leads(one, behind, readers):
            found = (*found, one)
    return found


def _is_read(sentence: Sentence, readers: Readers) -> bool:
    found = readers.glance(sentence.text)
    return isinstance(found, Reading) and not found.corrections


def _leads(sentence: Sentence, behind: Sequence[Sentence], readers: Readers) -> bool:
    """Tell whether a sentence tells nobody who is not told behind it, and what it says is said by others or no deed."""
    if sentence.text.rstrip().endswith(("?", ":")):
        return False
    every = [(Sensed(sentence.text, reader), reader) for reader in readers.knowing(sentence.text)]
    most = max((one.known for one, _ in every), default=0)
    for one, reader in every:
        if one.known < most or len(one.found) < _LEAST:
            continue
        told = frozenset[object]().union(*(Sensed(other.text, reader).told for other in behind))
        if one.told <= told and (_is_said(one) or _is_idle(one)):
            return True
    return False


def _is_said(one: Sensed) -> bool:
    """Tell whether somebody of everyday life says it: "my sister says Blue is going to win"."""
    opening = one.found[:_OPENING]
    return one.words.said("life", opening) and one.words.said("reported", opening)


def _is_idle(one: Sensed) -> bool:
    """Tell whether nothing of the game is done, and words of everyday life stand there, or that nobody knows.

    A unit at its head may be told something in a word nobody knows: "2 gallops over the river".
    """
    ends = {edge.kind for edge in one.lattice[-1]}
    binds = {edge.kind for edges in one.lattice[:-1] for edge in edges} | (ends - {"otherwise"})
    if not (one.strange or one.life) or binds & _BINDING or does(one):
        return False
    if not one.told and len(one.strange) >= _MANY:
        return True
    heads = any(one.names_somebody(at) for at in range(min(_HEAD, len(one.found))))
    return not one.tells_somebody or (not heads and ("be" in one.kinds or one.said("oneself") or bool(one.life)))
