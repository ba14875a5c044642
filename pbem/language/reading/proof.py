"""Checks of a lexicon when it is loaded: whatever it can say, it reads back as the same thing."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.phrases import Phrase
from pbem.core.problems import Defect, Problem
from pbem.core.vocabulary import Name, Vocabulary
from pbem.language.forms.book import Lexicon
from pbem.language.forms.notation import Choice, Constant, Maybe, Sequence, Slot
from pbem.language.forms.say import say
from pbem.language.reading.parse import Reader

_SAMPLE = "Zyxwvut"
_PLAIN: dict[str, str | int] = {
    "number": 2,
    "code": 4711,
    "count": 2,
    "cell": "B3",
    "text": "Zyx wv",
    "plain": "Zyx wv",
    "free": "Zyx wv",
}

Slots = dict[str, str | int | Phrase | tuple[Phrase, ...] | tuple[int, ...]]


def faults(lexicon: Lexicon) -> Iterator[str]:
    """Say of each kind and each name of a table whose echo does not read back what it is and what became of it."""
    names = tuple(Name(kind, _SAMPLE, (_SAMPLE,)) for kind in lexicon.proper)
    reader = Reader(lexicon, Vocabulary(names, dict.fromkeys(lexicon.labels, (2,))))
    for kind, forms in lexicon.forms.items():
        for form in forms:
            for phrase in (Phrase(kind, _slots(form, lexicon, full)) for full in (False, True)):
                yield from _fault(phrase, reader)
    for table, entries in lexicon.tables.items():
        for key, entry in entries.items():
            for said in entry.said.values():
                if (found := reader.read_table(table, said)) != {key}:
                    yield f"names.{table}.{key}: {said!r} reads as {', '.join(sorted(found)) or 'nothing'}"


def _fault(phrase: Phrase, reader: Reader) -> Iterator[str]:
    try:
        said = say(phrase, reader.lexicon)
    except Defect:
        yield f"forms.{phrase.kind}: no form says {', '.join(phrase.slots) or 'it without slots'}"
        return
    reading = reader.read_kind(phrase.kind, said)
    if isinstance(reading, Problem):
        at = said[: reading.start] + "^" + said[reading.start :]
        yield f"forms.{phrase.kind}: its own echo {at!r} is {reading.code}"
    elif reading.phrases != (phrase,):
        yield f"forms.{phrase.kind}: its own echo {said!r} reads as something else"


def _slots(form: Sequence, lexicon: Lexicon, full: bool) -> Slots:
    """Fill the slots of a form with samples, those that may be left out only when asked to."""
    slots: Slots = {}
    for node in form:
        match node:
            case Constant(name, value):
                slots[name] = value
            case Slot():
                sample = _sample(node, lexicon)
                if node.name not in slots or isinstance(sample, tuple):
                    slots[node.name] = sample
            case Choice(bodies):
                slots |= _slots(bodies[0], lexicon, full)
            case Maybe(body) if full:
                slots |= _slots(body, lexicon, full)
    return slots


def _sample(node: Slot, lexicon: Lexicon) -> str | int | Phrase | tuple[Phrase, ...] | tuple[int, ...]:
    kind = lexicon.groups.get(node.type, (node.type,))[0]
    if kind in lexicon.forms:
        phrase = Phrase(kind, _slots(lexicon.forms[kind][0], lexicon, False))
        return (phrase,) if node.between is not None else phrase
    if node.between is not None:
        return (2, 3)
    if kind in lexicon.labels:
        return 2
    if kind in lexicon.tables:
        return next(iter(lexicon.tables[kind]))
    return _PLAIN.get(kind, _SAMPLE)
