"""A wait for somebody or for some time, settled by the letter: "6: wait for 4" waits for the fourth where 4 joins 6.

Where the letter says nobody comes, the line is asked about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.language.around.asides import heard
from pbem.language.forms.lexicon_check import Toml
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk.besides import sentences

_MOST = 8
"""A line is looked at in so many ways."""


def met(line: str, told: Sequence[Phrase], readers: Readers) -> Reading | None:
    """Read a line in the way in which each that is waited for comes, as the line or another of its letter says."""
    items = readers.lexicons[readers.language].items
    if "\n" in line or not _awaiting(items):
        return None
    ways = (heard(words, 0, readers).said for words in _ways(line, readers))
    every = (way for way in ways if isinstance(way, Reading) and not way.corrections)
    kept = [way for way in every if _all_come(way.phrases, (*told, *way.phrases), items)]
    return kept[0] if len(kept) == 1 else None


def _ways(line: str, readers: Readers) -> Iterator[str]:
    """Say each sentence that may mean two things in both ways."""
    choices = [_said(one.text, readers) for one in sentences(line)]
    every = [". ".join(said) for said in product(*choices)] if all(choices) else []
    yield from every if 1 < len(every) <= _MOST else ()


def _said(sentence: str, readers: Readers) -> tuple[str, ...]:
    bare = sentence.strip().rstrip(".")
    _, reading = readers.read(bare)
    if isinstance(reading, Problem) and reading.ambiguous:
        return tuple(str(reading.facts[name]) for name in ("first", "second") if name in reading.facts)
    return (bare,)


def _all_come(read: Sequence[Phrase], told: Sequence[Phrase], items: Toml) -> bool:
    """Tell whether somebody is waited for, and each of those comes."""
    waits = [(coming, pair) for kind, coming in _awaiting(items).items() for pair in _pairs(read, kind, items)]
    return bool(waits) and all((other, one) in _pairs(told, coming, items) for coming, (one, other) in waits)


def _awaiting(items: Toml) -> dict[str, str]:
    """Give the items with which somebody is waited for, each with that by which he comes."""
    return {kind: spec["met"] for kind, spec in items.get("item", {}).items() if "met" in spec}


def _pairs(phrases: Sequence[Phrase], kind: str, items: Toml) -> set[tuple[object, object]]:
    """Give who is told an item of a kind, and whom it is about."""
    slot = next(name for name, type_ in items["item"][kind]["slots"].items() if type_ == "who")
    unit = items["line"]["unit"]
    planned = ((phrase, phrase.slots.get("plan", ())) for phrase in phrases)
    return {
        (phrase.slots.get(unit), one.slots.get(slot))
        for phrase, plan in planned
        for one in (plan if isinstance(plan, tuple) else (plan,))
        if isinstance(one, Phrase) and one.kind == kind
    }
