"""What a sentence says beyond doubt, though no reading takes all its words in: it is read, not only offered.

All its words are known, in one language, and all it names, counts, denies or supposes has its place in the one order
that comes of it. Left out is but what helps to say it (`passed_over`); where something is denied only what joins is,
and never a sign between two things that are done.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from pbem.core.phrases import Phrase
from pbem.language.concepts import laid_out, prepared
from pbem.language.lattice.meant import Line
from pbem.language.lattice.senses import Sense, kinds
from pbem.language.offers.cheapest import acts, as_phrases
from pbem.language.offers.holding import counts_all, names_all
from pbem.language.offers.passed_over import with_little_left_out
from pbem.language.offers.ready import doubts, knowing, quotes, sayable
from pbem.language.reading.doubts import doubted
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk import besides as talk
from pbem.language.talk.shorter import LONGEST, reports
from pbem.language.talk.weighing import Reader
from pbem.language.words.tokens import tokens

_DENYING = frozenset({"no", "negated", "except", "only"})
_JOINING = frozenset({"mark", "empty", "and", "then", "so", "contrast"})
_SIGNS = frozenset({":", "-", "–", "—"})  # noqa: RUF001 - the dashes players write


def certain(sentence: str, readers: Readers) -> tuple[str, Reading] | None:
    """Read a sentence that says one thing in one language, with little left out; None: it may say another."""
    if "?" in sentence or quotes(sentence):
        return None
    best = [one for one in knowing(sentence, readers) if not talk.unknown(sentence, one)]
    if not best or reports(sentence, best) or any(doubts(sentence, reader) for reader in best):
        return None
    found = [(reader.lexicon.language, way) for reader in best for way in sayable(_ways(sentence, reader), readers)]
    if len({readers.echo(way) for _, way in found}) != 1:
        return None
    language, way = found[0]
    return language, Reading(way, (), len(tuple(tokens(sentence))))


def _ways(sentence: str, reader: Reader) -> Iterator[tuple[Phrase, ...]]:
    """Read a sentence in one language."""
    found, words = prepared(sentence, reader)
    if not words or len(found) > LONGEST or not reader.lexicon.items or not acts(words, reader):
        return
    meant = laid_out(sentence, words, found, reader)
    if meant is None:
        return
    ways, passed = with_little_left_out(meant)
    for way in as_phrases([way for way in ways if names_all(way, meant) and counts_all(way, meant)]):
        if _is_sure(meant, passed) and not doubted(sentence, way, reader.lexicon, reader.vocabulary):
            yield way


def _is_sure(meant: Line, passed: Set[int]) -> bool:
    """Tell whether what is passed over turns nothing."""
    denies = any(kinds(edges) & _DENYING for edges in meant.lattice)
    heavy = denies and any(not kinds(meant.lattice[at]) <= _JOINING for at in passed)
    return not heavy and not any(_parts_deeds(at, meant) for at in passed)


def _parts_deeds(at: int, meant: Line) -> bool:
    """Tell whether a sign stands between two things that are done."""
    return meant.run.tokens[at].folded in _SIGNS and _does(meant.lattice[:at]) and _does(meant.lattice[at + 1 :])


def _does(lattice: Sequence[Sequence[Sense]]) -> bool:
    return any("verb" in kinds(edges) for edges in lattice)
