"""A ready line: a line that is not read, made of the parts that were understood; its writer may accept it, or not.

Each of its sentences is read in the cheapest way (`cheapest`), if need be without clauses that say nothing. None may
doubt, speak of another turn, of speech or thought: leaving that out would turn what was said. Shown is the echo, and
only if it reads back as the same; of two ways to read a line both are shown. It is never carried out by itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise

from pbem.core.phrases import Phrase
from pbem.language.lattice.hopes import wishes
from pbem.language.lattice.senses import Sense, kinds
from pbem.language.offers.bolder import bolder
from pbem.language.offers.cheapest import cheapest
from pbem.language.offers.sought import sought
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk import besides as talk
from pbem.language.talk.deed_words import deed_verbs
from pbem.language.talk.governed import hanging
from pbem.language.talk.shorter import clipped, kept, reports, to_the_point, without_reasons
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.tokens import tokens

_QUOTED = re.compile(r":\s*[\"„“«]\s*\w+\s+\w")
"""What somebody says, or what is written somewhere."""
_PART = re.compile(r"[,;:]")
MOST_OFFERED = 2
"""So many ready lines are shown: both of two ways to read a line, none of three."""
_DOUBTS = frozenset({"hedge", "later"})
"""Kinds of words that say that nothing is ordered now."""
_AWAY = frozenset({"from", "with"})
_NAMING = frozenset({"unit", "number", "ordinal", "noun", "cell", "place", "group", "half", "empty"})


def ready(sentences: Iterable[str], readers: Readers) -> tuple[str, ...]:
    """Give the ready lines of some sentences, in the language of their writer: one, two to choose from, or none."""
    said = tuple(sentences)
    ways: list[tuple[Phrase, ...]] = [()]
    for one in said:
        ways = [(*before, *found) for found in _read(one, readers) for before in ways]
        if len(ways) > MOST_OFFERED:
            return ()
    if not ways and len(said) > 1:
        ways = [*_together(" ".join(said), readers)][: MOST_OFFERED + 1]
    offered = tuple(filter(None, dict.fromkeys(_said(phrases, readers) for phrases in ways)))
    return offered if len(ways) <= MOST_OFFERED else ()


def quotes(sentence: str) -> bool:
    """Tell whether a sentence holds what somebody says, or what is written somewhere."""
    return bool(_QUOTED.search(sentence))


def _together(line: str, readers: Readers) -> tuple[tuple[Phrase, ...], ...]:
    """Seek one order in several sentences: "Strength twice for unit 1. Upgrade, of course."."""
    if "?" in line or quotes(line):
        return ()
    every = (tuple(way for way in sought(line, reader) if len(way) == 1) for reader in knowing(line, readers))
    return next((ways for found in every if (ways := sayable(found, readers))), ())


def sayable(ways: Iterable[tuple[Phrase, ...]], readers: Readers) -> tuple[tuple[Phrase, ...], ...]:
    """Leave the ways that can be said, and are read back as they are."""
    return tuple(way for way in ways if _said(way, readers))


def _by_what_is_named(sentence: str, readers: Readers) -> tuple[tuple[Phrase, ...], ...]:
    """Seek an order for what a sentence names, whole, or without what is not to the point, if that doubts nothing."""
    best = knowing(sentence, readers)
    turned = reports(sentence, best) or any(doubts(sentence, reader) for reader in best)
    every = (sought(one, reader) for one in ([sentence] if turned else _pointed(sentence, best)) for reader in best)
    return next((ways for found in every if (ways := sayable(found, readers))), ())


def _said(phrases: tuple[Phrase, ...], readers: Readers) -> str:
    """Say phrases; nothing where they are not meant, or would not be read back as they are."""
    said = readers.echo(phrases)
    if (
        _repeats(said)
        or _contradicts(phrases)
        or any(_goes_nowhere(phrase, readers) or _of_nobody(phrase, readers) for phrase in phrases)
    ):
        return ""
    _, again = readers.read(said) if said else ("", None)
    return said if isinstance(again, Reading) and again.phrases == phrases and not again.corrections else ""


def _repeats(said: str) -> bool:
    """Tell whether the same is to be done twice, which nobody means."""
    parts = [part.strip() for part in _PART.split(said) if " " in part.strip()]
    return len(set(parts)) < len(parts)


def _contradicts(phrases: tuple[Phrase, ...]) -> bool:
    """Tell whether somebody is sent to two places, or a word of no object stands beside another order."""
    aimless = len(phrases) > 1 and any(not any(_leaves(phrase)) for phrase in phrases)
    whole = [
        one for one in phrases if "to" in one.slots and not any(isinstance(each, int) for each in one.slots.values())
    ]
    sent = [(one.kind, {name: value for name, value in one.slots.items() if name != "to"}) for one in whole]
    return aimless or any(one in sent[:at] for at, one in enumerate(sent))


def _leaves(phrase: Phrase) -> Iterator[bool]:
    """Give a sign for each word or number in a phrase and in those within it."""
    for value in phrase.slots.values():
        for within in value if isinstance(value, tuple) else (value,):
            if isinstance(within, Phrase):
                yield from _leaves(within)
            else:
                yield True


def _goes_nowhere(phrase: Phrase, readers: Readers) -> bool:
    """Tell whether a unit is told of the place it stands at: then that place only said which unit is meant."""
    named = set(_names(phrase))
    standing = (
        (kind, name, units) for kind, every in readers.vocabulary.places.items() for name, units in every.items()
    )
    return any(name in named and phrase.slots.get(kind) in units for kind, name, units in standing)


def _of_nobody(phrase: Phrase, readers: Readers) -> bool:
    """Tell whether a unit nobody has is told: then its number counted something else."""
    units = readers.vocabulary.numbers
    return any(
        kind in units and isinstance(value, int) and units[kind] and value not in units[kind]
        for kind, value in _numbered(phrase)
    )


def _numbered(phrase: Phrase) -> Iterator[tuple[str, int]]:
    """List the numbers in a phrase and in those within it, with the slots they fill, or the kind that holds them."""
    for slot, value in phrase.slots.items():
        for within in value if isinstance(value, tuple) else (value,):
            if isinstance(within, Phrase):
                yield from _numbered(within)
            elif isinstance(within, int):
                yield slot, within
                yield phrase.kind, within


def _names(phrase: Phrase) -> Iterator[str]:
    """List the names in a phrase and in those within it."""
    for value in phrase.slots.values():
        if isinstance(value, str):
            yield value
        for within in value if isinstance(value, tuple) else (value,):
            if isinstance(within, Phrase):
                yield from _names(within)


def _read(sentence: str, readers: Readers) -> tuple[tuple[Phrase, ...], ...]:
    """Read a sentence, if need be in the cheapest way, in the languages that know most of it."""
    whole = readers.glance(sentence)
    if isinstance(whole, Reading):
        return (whole.phrases,)
    if whole is not None or quotes(sentence):
        return ()
    if _is_no_order(sentence, readers.every()[0]):
        return ()
    asked = "?" in sentence
    found = () if asked else _best(sentence, readers) or _without_reasons(sentence, readers)
    return found or _by_what_is_named(sentence, readers)


def _is_no_order(sentence: str, own: Reader) -> bool:
    """Tell whether a sentence but wishes, begs or turns from what it says, in the language of the player."""
    return wishes(tuple(tokens(sentence)), own.lexicon) or hanging(sentence, own) or _is_turned_from(sentence, own)


def _without_reasons(sentence: str, readers: Readers) -> tuple[tuple[Phrase, ...], ...]:
    """Read a sentence without the reasons behind its order."""
    told = without_reasons(sentence, readers.every()[:1])
    if told == sentence or any(doubts(sentence, one) and not doubts(told, one) for one in readers.every()[:1]):
        return ()
    whole = readers.glance(told)
    return (whole.phrases,) if isinstance(whole, Reading) else _best(told, readers)


def _best(sentence: str, readers: Readers) -> tuple[tuple[Phrase, ...], ...]:
    """Read a sentence in the cheapest way there is, or more boldly, in the languages that know most of it."""
    best = knowing(sentence, readers)
    if reports(sentence, best) or any(doubts(sentence, reader) for reader in best):
        return ()
    cheap = (cheapest(one, reader, best) for one in _shorter(sentence, best) for reader in best)
    bold = (bolder(one, reader, best) for one in _pointed(sentence, best) for reader in best)
    return next((ways for found in chain(cheap, bold) if (ways := sayable(found, readers))), ())


def knowing(sentence: str, readers: Readers) -> list[Reader]:
    """Give the languages that know most of a sentence; none, where something in it must not be left out."""
    words = sum(token.sort != "mark" for token in tokens(sentence))
    strange = {reader: talk.unknown(sentence, reader) for reader in readers.knowing(sentence)}
    fewest = min(map(len, strange.values()))
    best = [reader for reader, unknown in strange.items() if len(unknown) == fewest and fewest * 2 <= words]
    gone = {token for reader in best for token in strange[reader]}
    return [*best] if not any(kept(token, best) for token in gone) else []


def _shorter(sentence: str, best: Sequence[Reader]) -> Iterator[str]:
    """Give a sentence, then without what is not to the point, then without one of its clauses, or more."""
    yield from _pointed(sentence, best)
    for ways in clipped(sentence, best):
        yield from ways


def _pointed(sentence: str, best: Sequence[Reader]) -> Iterator[str]:
    """Give a sentence, then without what is not to the point."""
    yield from dict.fromkeys((sentence, to_the_point(sentence, best)))


def doubts(sentence: str, reader: Reader) -> bool:
    """Tell whether a sentence denies, doubts, hopes or speaks of another turn, in a language that knows half of it."""
    found = tuple(tokens(sentence))
    lattice = words_of(reader.lexicon).lattice(found)
    asked = {n for at, edges in enumerate(lattice) for e in edges if e.kind == "wish" for n in range(at + 1, e.end)}
    every = (edges for at, edges in enumerate(lattice) if at not in asked)  # "you can ..." asks for it
    return wishes(found, reader.lexicon) or any(map(_is_doubtful, every))


def _is_turned_from(sentence: str, reader: Reader) -> bool:
    """Tell whether a deed stands behind a preposition that leads to no aim: „s přesunem ... počkám“, "away from it"."""
    deeds = deed_verbs(reader.lexicon) | {"go"}
    return any(
        any(edge.kind == "prep" and edge.value in _AWAY for edge in edges)
        and "empty" not in kinds(edges)
        and any(edge.kind == "verb" and edge.value in deeds for edge in behind)
        and not kinds(behind) & _NAMING
        for edges, behind in pairwise(words_of(reader.lexicon).lattice(tuple(tokens(sentence))))
    )


def _is_doubtful(edges: Sequence[Sense]) -> bool:
    """Tell whether words doubt or speak of another turn, and no words of courtesy as long begin with the same one."""
    courtesy = max((edge.end for edge in edges if edge.kind == "empty"), default=0)
    return any(edge.kind in _DOUBTS and edge.end > courtesy for edge in edges)
