"""A ready line: a line that is not read, made of the parts that were understood; its writer may accept it, or not.

It is read again with misspelt words put right, then without the words nobody knows, then shortened further (`shorter`).
None of them may deny, tell of the past, or be a word of speech or thought: leaving those out would turn what was said.
What is left must be read whole, so that all that is known has its place; shown is the echo, and only if it reads back
as the same. It is never carried out by itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from pbem.core.phrases import Phrase
from pbem.language import talk
from pbem.language.parse import Reading
from pbem.language.readers import Readers
from pbem.language.recovery import recovered
from pbem.language.senses import kinds
from pbem.language.shorter import MOST, clipped, kept, sparer, to_the_point, turns, without_unknown
from pbem.language.tokens import Token, tokens
from pbem.language.weighing import Reader, words_of

_PART = re.compile(r"[,;:]")
_DOUBTS = frozenset({"no", "negated", "hedge", "later"})
"""Kinds of words without which a line would say something else; with one of them nothing is left out."""
_MEANT = frozenset({"if", "group", "half", "verb", "except", "until", "number", "unit", "ordinal", "cell", "noun"})
"""What a word of speech may say besides: "if" supposes, "both" tells whom."""


def ready(sentences: Iterable[str], readers: Readers) -> str:
    """Give the ready line of some sentences, in the language of their writer; nothing where there is none."""
    phrases: tuple[Phrase, ...] = ()
    for one in sentences:
        found = _read(one, readers)
        if not found:
            return ""
        phrases += found
    said = readers.echo(phrases)
    if _repeats(said) or any(_goes_nowhere(phrase, readers) for phrase in phrases):
        return ""
    _, again = readers.read(said) if said else ("", None)
    return said if isinstance(again, Reading) and again.phrases == phrases and not again.corrections else ""


def _repeats(said: str) -> bool:
    """Tell whether the same is to be done twice, which nobody means."""
    parts = [part.strip() for part in _PART.split(said) if " " in part.strip()]
    return len(set(parts)) < len(parts)


def _goes_nowhere(phrase: Phrase, readers: Readers) -> bool:
    """Tell whether a unit is told of the place it stands at: then that place only said which unit is meant."""
    named = set(_names(phrase))
    standing = (
        (kind, name, units) for kind, every in readers.vocabulary.places.items() for name, units in every.items()
    )
    return any(name in named and phrase.slots.get(kind) in units for kind, name, units in standing)


def _names(phrase: Phrase) -> Iterator[str]:
    """List the names in a phrase and in those within it."""
    for value in phrase.slots.values():
        if isinstance(value, str):
            yield value
        for within in value if isinstance(value, tuple) else (value,):
            if isinstance(within, Phrase):
                yield from _names(within)


def _read(sentence: str, readers: Readers) -> tuple[Phrase, ...]:
    """Read a sentence, if need be without its unknown words, in languages that know half of it.

    Languages that disagree say nothing.
    """
    whole = readers.glance(sentence)
    if isinstance(whole, Reading):
        return whole.phrases
    if whole is not None or "?" in sentence:
        return ()
    words = sum(token.sort != "mark" for token in tokens(sentence))
    strange = {reader: talk.unknown(sentence, reader) for reader in readers.every()}
    best = [reader for reader, unknown in strange.items() if len(unknown) * 2 <= words]
    fewest = min((len(strange[reader]) for reader in best), default=0)
    gone = {token for reader in best if len(strange[reader]) == fewest for token in strange[reader]}
    if (
        _reports(sentence, best)
        or any(_doubts(sentence, reader) for reader in best)
        or any(kept(token, readers.every()) for token in gone)
    ):
        return ()
    mended = {better: None for reader in best if (better := _mended(sentence, strange[reader], reader))}
    shortened = {
        shorter: None for reader in best if (shorter := without_unknown(sentence, strange[reader], reader, best))
    }
    return (
        _only_one(mended, readers)
        or _only_one(shortened, readers)
        or _only_one(dict.fromkeys(_briefer(sentence, best)), readers)
        or _without_clauses(sentence, best, readers)
        or _recovered(sentence, best, readers)
    )


def _recovered(sentence: str, best: Sequence[Reader], readers: Readers) -> tuple[Phrase, ...]:
    """Read a sentence without the words at which its reading stops; ways to do so must agree."""
    most = max(best, key=lambda reader: -len(talk.unknown(sentence, reader)), default=None)
    every = recovered(sentence, most, best) if most else ()
    said = {readers.echo(phrases): phrases for phrases in every}
    return next(iter(said.values())) if len(said) == 1 else ()


def _without_clauses(sentence: str, best: Sequence[Reader], readers: Readers) -> tuple[Phrase, ...]:
    """Read a sentence without as few of its clauses as can be; ways to do so must agree."""
    every = (_only_one(dict.fromkeys(ways), readers) for ways in clipped(sentence, best))
    return next(filter(None, every), ())


def _briefer(sentence: str, best: Sequence[Reader]) -> Iterator[str]:
    """Shorten a sentence further: without clauses that say nothing, then without a word that has no place."""
    for reader in best:
        pointed = to_the_point(sentence, best)
        unknown = talk.unknown(pointed, reader)
        shorter = without_unknown(pointed, unknown, reader, best) if unknown else pointed
        if shorter and talk.acts(shorter, reader):
            yield shorter
            yield from sparer(shorter, reader, best)


def _reports(sentence: str, readers: Iterable[Reader]) -> bool:
    """Tell whether a word of speech or thought that means nothing else in the game stands in a sentence."""
    every = ((words_of(reader.lexicon), tuple(tokens(sentence))) for reader in readers)
    return any(
        words.said("back", found)
        or any(
            words.speaks((token,)) and not kinds(words.lattice(found)[at]) & _MEANT for at, token in enumerate(found)
        )
        for words, found in every
    )


def _doubts(sentence: str, reader: Reader) -> bool:
    """Tell whether a sentence denies, doubts or speaks of another turn, in a language that knows half of it."""
    lattice = words_of(reader.lexicon).lattice(tuple(tokens(sentence)))
    asked = {n for at, edges in enumerate(lattice) for e in edges if e.kind == "wish" for n in range(at + 1, e.end)}
    every = (kinds(edges) for at, edges in enumerate(lattice) if at not in asked)  # "you can ..." asks for it
    return any(one & _DOUBTS and "empty" not in one for one in every)


def _only_one(sentences: Iterable[str], readers: Readers) -> tuple[Phrase, ...]:
    """Read some sentences; they must agree."""
    found = {}
    for shorter in sentences:
        reading = readers.read(shorter)[1] if readers.glance(shorter) else None
        if isinstance(reading, Reading) and not reading.corrections:
            found[readers.echo(reading.phrases)] = reading.phrases
    return next(iter(found.values())) if len(found) == 1 else ()


def _mended(sentence: str, unknown: Sequence[Token], reader: Reader) -> str:
    """Put what they are taken for in the place of misspelt words; nothing where a word is like none."""
    taken = [reader.word(token).taken for token in unknown]
    if not 0 < len(unknown) <= MOST or not all(taken) or any(turns(token, reader) for token in unknown):
        return ""
    for token, better in sorted(zip(unknown, taken, strict=True), key=lambda pair: -pair[0].start):
        sentence = sentence[: token.start] + better + sentence[token.end :]
    return sentence
