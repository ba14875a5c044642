"""What a line means beside the others of its letter: `the rest` are those no other line of it tells anything.

"The rest stay" on a line of its own speaks of the lines around it. It is read when all of them are: were one of them
not understood, nobody would know who is left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pbem.core.phrases import Phrase
from pbem.language.around.asides import heard
from pbem.language.lattice.senses import senses
from pbem.language.letter.meetings import met
from pbem.language.reading.parse import LONGEST, Reading
from pbem.language.reading.readers import Readers
from pbem.language.words.tokens import tokens


def by_the_letter(
    missed: Sequence[tuple[int, str]], told: Sequence[Phrase], lines: Sequence[str], readers: Readers
) -> Iterator[tuple[int, str, tuple[Phrase, ...]]]:
    """Read the lines that were not read by themselves, but say what they mean beside the others of their letter."""
    left = list(missed)
    for number, line in missed if not readers.strict else ():
        if found := met(line, told, readers):
            left.remove((number, line))
            told, lines = (*told, *found.phrases), (*lines, line)
            yield number, line, found.phrases
    if len(left) == 1 and (rest := of_the_rest(left[0], told, lines, readers)):
        yield (*left[0], rest.phrases)


def of_the_rest(
    missed: tuple[int, str], told: Sequence[Phrase], lines: Sequence[str], readers: Readers
) -> Reading | None:
    """Read a line that speaks of the rest, where the other lines of its letter tell units something."""
    number, line = missed
    if counts_units(readers):
        return _behind(lines, line, told, readers) if speaks_of_the_rest(line, readers) else None
    unit = _unit(readers)
    named = {one for phrase in told if isinstance(one := phrase.slots.get(unit), int)}
    if not unit or not named or not speaks_of_the_rest(line, readers):
        return None
    left = tuple(one for one in readers.vocabulary.numbers.get(unit, ()) if one not in named)
    vocabulary = replace(readers.vocabulary, numbers={**readers.vocabulary.numbers, unit: left}, rest=True)
    reading = heard(line, number, replace(readers, vocabulary=vocabulary, heard={}, ready={}, _made={})).said
    return reading if isinstance(reading, Reading) and not reading.corrections else None


def counts_units(readers: Readers) -> bool:
    """Tell whether the deeds of a game are those of numbered units, so that the rest are those no line tells."""
    deeds = next(iter(readers.lexicons.values())).items.get("deeds", {})
    return bool(deeds.get("actor")) and deeds.get("as", {}).get("kind") == deeds["actor"]


def _behind(lines: Sequence[str], line: str, told: Sequence[Phrase], readers: Readers) -> Reading | None:
    """Read a line behind all the others, each of which must say then what it says by itself."""
    whole = ". ".join(one.strip(" .,;!") for one in (*lines, line))
    if len(whole) > LONGEST or "\n" in whole:
        return None
    both = heard(whole, 0, readers).said
    count = len(told)
    if not isinstance(both, Reading) or both.corrections or both.phrases[:count] != tuple(told):
        return None
    return replace(both, phrases=both.phrases[count:]) if both.phrases[count:] else None


def _unit(readers: Readers) -> str:
    """Give what is told by number in the game, if its lines are those of such units."""
    lexicon = next(iter(readers.lexicons.values()))
    return str(lexicon.items.get("line", {}).get("unit", ""))


def speaks_of_the_rest(line: str, readers: Readers) -> bool:
    """Tell whether a line has a word for all who are not told."""
    lattices = (senses(reader.lexicon).lattice(tokens(line)) for reader in readers.knowing(line))
    return any((edge.kind, edge.value) == ("group", "rest") for each in lattices for edges in each for edge in edges)
