"""What a power is to be told, where telling it is the order: "tell red I'd be happy to swap maps with him".

A game says which of its orders are but messages (`messages` in its items): proposals. What stands behind the power is
read by itself, with the power in the place of `him`.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.language.around.pronouns import of_the_power
from pbem.language.lattice.senses import Sense, kinds
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.tokens import Token, tokens

_POWERS = frozenset({"colour", "seat", "power"})
_IDLE = frozenset({"empty", "and", "mark"})
_LEADING = frozenset({",", ":", "-", "–"})  # noqa: RUF001 - the dashes players write
_NEAR = 4
"""A power is named among so many words behind the verb of telling."""


def message(line: str, readers: Readers) -> tuple[str, Reading] | None:
    """Read what a power is to be told, if that is an order which is but a message."""
    for reader in readers.best(line):
        kinds = frozenset(reader.lexicon.items.get("deeds", {}).get("messages", ()))
        found = tuple(tokens(line)) if kinds and "?" not in line else ()
        end = _behind_power(found, reader) if found else 0
        if end:
            said = of_the_power(_from(line[found[end - 1].end :], reader), line[: found[end - 1].end], readers)
            return said if said and {phrase.kind for phrase in said[1].phrases} <= kinds else None
    return None


def _behind_power(found: Sequence[Token], reader: Reader) -> int:
    """Give the place behind the power that is to be told something; 0: nobody is."""
    words = words_of(reader.lexicon)
    start = next((at for at, edges in enumerate(words.lattice(found[:_NEAR])) if not _is_idle(edges)), 0)
    if not words.said("telling", found[start : start + 1]):
        return 0
    lattice = words.lattice(tuple(found))
    for at in range(start + 1, min(start + 1 + _NEAR, len(found))):
        ends = [edge.end for edge in lattice[at] if edge.kind in _POWERS]
        if ends:
            return max(ends)
    return 0


def _is_idle(edges: Sequence[Sense]) -> bool:
    return bool(edges) and kinds(edges) <= _IDLE


def _from(rest: str, reader: Reader) -> str:
    """Leave out what but leads to what is told: "know that", „, že“."""
    found, words = tuple(tokens(rest)), words_of(reader.lexicon)
    start = 0
    while start < len(found) and (
        found[start].folded in _LEADING or words.said("telling_that", found[start : start + 1])
    ):
        start += 1
    return rest[found[start].start :] if start < len(found) else ""
