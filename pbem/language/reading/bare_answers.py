"""An answer without what leads to it, or assures of it: "question 3 - our answer is the old well, no doubt about it".

Frames list both (`answering`, `assured` in their talk). What stands in quotation marks is an answer as it stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.core.phrases import Phrase
from pbem.core.vocabulary import Vocabulary
from pbem.language.forms.book import Lexicon
from pbem.language.words.fold import fold
from pbem.language.words.tokens import tokens

_PAUSES = ",;-–— "  # noqa: RUF001 - the dashes players write
_ENDS = " .!"
_QUOTES = frozenset("\"'„“«”»")

Value = str | int | Phrase | tuple[Phrase, ...] | tuple[int, ...]


def answers(lexicon: Lexicon, vocabulary: Vocabulary) -> frozenset[str]:
    """Name the kinds of phrases whose text answers; those of whoever asks (`asker`) do not."""
    spec = lexicon.items.get("deeds", {})
    return frozenset() if vocabulary.seat == spec.get("asker") else frozenset(spec.get("answers", ()))


def bare_answers(
    phrases: tuple[Phrase, ...], line: str, lexicon: Lexicon, vocabulary: Vocabulary
) -> tuple[Phrase, ...]:
    """Leave out of answers in words of one's own what is said about them."""
    every = answers(lexicon, vocabulary)
    return tuple(_bare(phrase, line, lexicon) if phrase.kind in every else phrase for phrase in phrases)


def _bare(phrase: Phrase, line: str, lexicon: Lexicon) -> Phrase:
    return replace(phrase, slots={name: _said(value, line, lexicon) for name, value in phrase.slots.items()})


def _said(value: Value, line: str, lexicon: Lexicon) -> Value:
    if isinstance(value, Phrase):
        return _bare(value, line, lexicon)
    if not isinstance(value, str) or line[: max(line.find(value), 0)].rstrip()[-1:] in _QUOTES:
        return value
    talk = lexicon.frames.get("talk", {})
    return _without_end(_without_lead(value, talk.get("answering", ())), talk.get("assured", ()))


def _without_lead(said: str, listed: Sequence[str]) -> str:
    found = tuple(tokens(said))
    for lead in map(_words, sorted(listed, key=len, reverse=True)):
        if len(found) > len(lead) and tuple(one.folded for one in found[: len(lead)]) == lead:
            return said[found[len(lead)].start :] if found[len(lead)].sort != "mark" else said
    return said


def _without_end(said: str, listed: Sequence[str]) -> str:
    found = tuple(tokens(said.rstrip(_ENDS)))
    for end in map(_words, listed):
        start = len(found) - len(end)
        if start > 1 and tuple(one.folded for one in found[start:]) == end and found[start - 1].folded in _PAUSES:
            return said[: found[start - 1].start].rstrip(_PAUSES)
    return said


def _words(phrase: str) -> tuple[str, ...]:
    return tuple(fold(phrase).split())
