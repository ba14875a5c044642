"""`The rest` of a whole letter: those no other line of it tells anything.

"The rest stay" on a line of its own speaks of the lines around it. It is read when all of them are: were one of them
not understood, nobody would know who is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.core.phrases import Phrase
from pbem.language.asides import heard
from pbem.language.parse import Reading
from pbem.language.readers import Readers
from pbem.language.senses import senses
from pbem.language.tokens import tokens


def of_the_rest(line: str, number: int, told: Sequence[Phrase], readers: Readers) -> Reading | None:
    """Read a line that speaks of the rest, where the other lines of its letter tell units something."""
    unit = _unit(readers)
    named = {one for phrase in told if isinstance(one := phrase.slots.get(unit), int)}
    if not unit or not named or not _speaks_of_the_rest(line, readers):
        return None
    left = tuple(one for one in readers.vocabulary.numbers.get(unit, ()) if one not in named)
    vocabulary = replace(readers.vocabulary, numbers={**readers.vocabulary.numbers, unit: left}, rest=True)
    _, reading, _ = heard(line, number, replace(readers, vocabulary=vocabulary, heard={}, _made={}))
    return reading if isinstance(reading, Reading) and not reading.corrections else None


def _unit(readers: Readers) -> str:
    """Give what is told by number in the game, if its lines are those of such units."""
    lexicon = next(iter(readers.lexicons.values()))
    return str(lexicon.items.get("line", {}).get("unit", ""))


def _speaks_of_the_rest(line: str, readers: Readers) -> bool:
    lattices = (senses(reader.lexicon).lattice(tokens(line)) for reader in readers.every())
    return any((edge.kind, edge.value) == ("group", "rest") for each in lattices for edges in each for edge in edges)
