"""A ready line: a line that is not read, made of the parts that were understood; its writer may accept it, or not.

It is read again with misspelt words put right, then without the words nobody knows. None of them may deny, tell of the
past, or be a word of speech or thought: leaving those out would turn what was said. What is left must be read whole, so
that all that is known has its place; shown is the echo, and only if it reads back as the same. It is never carried out
by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pbem.core.phrases import Phrase
from pbem.language import guards, talk
from pbem.language.fold import fold
from pbem.language.parse import Reading
from pbem.language.readers import Readers
from pbem.language.tokens import Token, tokens
from pbem.language.weighing import Reader

MOST = 4
"""So many words of a sentence may be left out."""
_LONG = 3
"""A shorter word has no ending to tell the past by."""


def ready(sentences: Iterable[str], readers: Readers) -> str:
    """Give the ready line of some sentences, in the language of their writer; nothing where there is none."""
    phrases: tuple[Phrase, ...] = ()
    for one in sentences:
        found = _read(one, readers)
        if not found:
            return ""
        phrases += found
    said = readers.echo(phrases)
    _, again = readers.read(said) if said else ("", None)
    return said if isinstance(again, Reading) and again.phrases == phrases and not again.corrections else ""


def _read(sentence: str, readers: Readers) -> tuple[Phrase, ...]:
    """Read a sentence, if need be without its unknown words, in languages that know half of it.

    Languages that disagree say nothing.
    """
    whole = readers.glance(sentence)
    if isinstance(whole, Reading):
        return whole.phrases
    if whole is not None or "?" in sentence or talk.reports(sentence, readers.every()):
        return ()
    words = sum(token.sort != "mark" for token in tokens(sentence))
    strange = {reader: talk.unknown(sentence, reader) for reader in readers.every()}
    best = [reader for reader, unknown in strange.items() if len(unknown) * 2 <= words]
    mended = {better: None for reader in best if (better := _mended(sentence, strange[reader], reader))}
    shortened = {shorter: None for reader in best if (shorter := _without(sentence, strange[reader], reader))}
    return _only_one(mended, readers) or _only_one(shortened, readers)


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
    if not 0 < len(unknown) <= MOST or not all(taken) or any(_turns(token, reader) for token in unknown):
        return ""
    for token, better in sorted(zip(unknown, taken, strict=True), key=lambda pair: -pair[0].start):
        sentence = sentence[: token.start] + better + sentence[token.end :]
    return sentence


def _without(sentence: str, unknown: Sequence[Token], reader: Reader) -> str:
    """Blank out the words a language does not know; nothing where one of them must not be left out."""
    if not 0 < len(unknown) <= MOST or any(_turns(token, reader) for token in unknown):
        return ""
    if talk.of_oneself(sentence, unknown, reader):
        return ""
    for token in unknown:
        sentence = sentence[: token.start] + " " * (token.end - token.start) + sentence[token.end :]
    return sentence if len(unknown) == 1 or talk.acts(sentence, reader) else ""


def _turns(token: Token, reader: Reader) -> bool:
    """Tell whether a word may turn what is said: a denial, something told, an unknown number."""
    word, told = token.folded, reader.lexicon.frames.get("told", {})
    past = len(word) > _LONG and word.endswith(tuple(map(fold, told.get("endings", ()))) or ("\0",))
    return token.sort != "word" or past or word.startswith(guards.prefixes(reader.lexicon) or ("\0",))
