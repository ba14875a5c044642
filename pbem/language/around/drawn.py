"""What is drawn from how things are: "the Turks still sit in Spain, so sabotage Spain", „... , takže odvod v Itálii“.

The words before but state something; nobody is told anything in them, nothing binds, and they cannot be read by
themselves. What is drawn from them is read without them, if it can be read to the letter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pbem.language.around.antecedents import spoken_of
from pbem.language.lattice.hopes import wishes
from pbem.language.reading.readers import Readers
from pbem.language.talk.besides import clauses, tells
from pbem.language.talk.deed_words import deed_verbs
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.statements import leads
from pbem.language.talk.weighing import STRONG, Reader
from pbem.language.words.fold import fold
from pbem.language.words.tokens import tokens

_PAUSE = re.compile(r",\s+|\s[-–—]\s+|(?<=\w)\s+")  # noqa: RUF001
_BINDING = frozenset({"if", "until", "otherwise", "except", "instead", "or", "amend"})
_STATED = frozenset({"be", "no", "negated"})
_IDLE = frozenset({"go", "hold", "stay"})
"""What a power does that is only told of."""
_POWERS = frozenset({"power", "colour", "seat", "raider"})
_LEAST = 2
"""Whoever says how things are says so many words."""


def drawn(line: str, readers: Readers) -> Iterator[str]:
    """Give what of a sentence is drawn from the words before it; "it would be so nice to ..." draws nothing."""
    found = tuple(tokens(line))
    if any(wishes(found, one.lexicon) for one in readers.knowing(line)):
        return
    for head, rest in _parted(line, readers):
        if _but_states(head, rest, readers):
            yield from (_permitted(one, readers) for one in spoken_of(rest, head, readers))


def _permitted(order: str, readers: Readers) -> str:
    """Leave out that somebody but can do what is drawn: "so 4 can go and hit them"."""
    found = tuple(tokens(order))
    can = next(
        (one for one in found[1:] if any(one.folded in map(fold, _words(r, "permits")) for r in readers.every())), None
    )
    return f"{order[: can.start]}{order[can.end :].lstrip()}" if can else order


def draws_nothing(line: str, readers: Readers) -> bool:
    """Tell whether a line with a colon at its end states something and then but leads: "Red is rude, so this time:"."""
    parts = _parted(line, readers)
    every = readers.every()
    stated = (rest for head, rest in parts if _but_states(head, "", readers))
    return any(leads(Sensed(rest, one)) for rest in stated for one in every)


def _parted(line: str, readers: Readers) -> Iterator[tuple[str, str]]:
    """Part a sentence before each word that draws something."""
    words, bidding = _listed("follows", line, readers), _listed("bidding", line, readers)
    for pause in _PAUSE.finditer(line):
        rest = line[pause.end() :]
        folded = fold(rest)
        found = next((one for one in words if folded.startswith(one)), "")
        bids = folded.startswith(bidding) and not pause[0].isspace()
        if len(folded) == len(rest) and (found or bids):
            yield line[: pause.start()], rest[len(found) :].strip()


def _listed(name: str, line: str, readers: Readers) -> tuple[str, ...]:
    """Give the words of a list of the languages that know most of a line, the longest first, with the space behind."""
    every = {fold(one) + " " for reader in readers.best(line) for one in _words(reader, name)}
    return tuple(sorted(every, key=len, reverse=True))


def _words(reader: Reader, name: str) -> tuple[str, ...]:
    return tuple(reader.lexicon.frames.get("talk", {}).get(name, ()))


def _but_states(head: str, rest: str, readers: Readers) -> bool:
    """Tell whether words but say how things are, in each language that knows most of them.

    Who is named in them by a number is told in the rest.
    """
    if "?" in head or any(readers.glance(head[start:end]) for start, end, _ in clauses(head)):
        return False
    every = [Sensed(head, reader) for reader in readers.knowing(head)]
    most = max(one.known for one in every)
    best = [one for one in every if one.known == most]
    return all(_states(one) and one.told <= Sensed(rest, one.reader).told for one in best)


def _states(one: Sensed) -> bool:
    """Tell whether nothing binds or tells somebody, and a verb that states stands there, or who something is said of.

    The first word that carries something is none that nobody knows, nor a deed's: that may be an order.
    """
    if len(one.found) < _LEAST or one.kinds & _BINDING or one.said("back") or _ranges(one):
        return False
    first = next((at for at, weight in enumerate(one.weights) if weight >= 0 and not _joins(one, at)), None)
    if first is None:
        return True
    stated = _of_oneself(one, first) or one.said_by("stating", one.found[first])
    if (first in one.strange and not stated) or _bids(one, first):
        return False
    return _says_how(one) or (_of_a_power(one, first) and not _acts(one))


def _joins(one: Sensed, at: int) -> bool:
    return one.words.said("glue", (one.found[at],))


def _bids(one: Sensed, at: int) -> bool:
    """Tell whether a word may be the verb of an order; "I have no cards" orders nothing."""
    return (
        not _of_oneself(one, at)
        and _is_deed(one, at)
        and not {edge.kind for edge in one.lattice[at]} & (_POWERS | _STATED)
    )


def _of_oneself(one: Sensed, at: int) -> bool:
    return one.words.said("oneself", one.found[:at])


def _ranges(one: Sensed) -> bool:
    """Tell whether a row of numbers stands there; "has to fall" is none."""
    return "range" in one.kinds and any(token.sort == "number" for token in one.found)


def _must_be(one: Sensed) -> bool:
    """Tell whether something has to be so, and nothing of the game is done for it: "Sudak has to fall"."""
    return "wish" in one.kinds and one.names and not any(_is_deed(one, at) for at in range(len(one.found)))


def _is_deed(one: Sensed, at: int, idle: frozenset[str] = frozenset()) -> bool:
    verbs = (deed_verbs(one.reader.lexicon) | {"go"}) - idle
    return any(edge.kind == "verb" and edge.value in verbs and not edge.past for edge in one.lattice[at])


def _of_a_power(one: Sensed, at: int) -> bool:
    return one.weights[at] == STRONG and bool({edge.kind for edge in one.lattice[at]} & _POWERS)


def _acts(one: Sensed) -> bool:
    """Tell whether something may be done to a power that is named first: „Turkov vyžeň“."""
    deeds = any(_is_deed(one, at, _IDLE) for at in range(1, len(one.found)))
    last = len(one.found) - 1
    return deeds or (last in one.strange and not tells(one.found[last], one.reader))


def _says_how(one: Sensed) -> bool:
    """Tell whether words say of somebody how he is, what he says or did, or deny something."""
    stated = bool(one.kinds & _STATED) or _must_be(one) or any(edge.past for edges in one.lattice for edge in edges)
    return stated or any(one.said(name) for name in ("stating", "reported", "oneself", "opine", "behave", "life"))
