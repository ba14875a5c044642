"""The full stop of a sentence that a report or a note ends is no part of it: "Bug: my map shows a wall in G4."

What stands in quotation marks keeps its stop, and three dots are the writer's own.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace

from pbem.core.phrases import Phrase

_STOPS = frozenset(".,;:")


def without_stops(phrases: tuple[Phrase, ...], line: str, stating: Set[str]) -> tuple[Phrase, ...]:
    """Leave the stop of a line out of the texts of phrases that state something (`stating`: their kinds)."""
    ended = line.rstrip()
    if not stating or not ended.endswith(".") or ended.endswith(".."):
        return phrases
    return tuple(_without(phrase) if phrase.kind in stating else phrase for phrase in phrases)


def worded(readings: list[tuple[Phrase, ...]], stating: Set[str]) -> list[tuple[Phrase, ...]]:
    """Leave out readings that state but a mark, if there are others: a stop behind "the note on unit 3" is no note."""
    return [one for one in readings if not _wordless(one, stating)] or readings


def _wordless(phrases: tuple[Phrase, ...], stating: Set[str]) -> bool:
    said = (value for phrase in phrases if phrase.kind in stating for value in phrase.slots.values())
    return any(isinstance(value, str) and value in _STOPS for value in said)


def _without(phrase: Phrase) -> Phrase:
    said = {name: value for name, value in phrase.slots.items() if isinstance(value, str) and len(value) > 1}
    return replace(phrase, slots={**phrase.slots, **{name: value.removesuffix(".") for name, value in said.items()}})
