"""Orders a letter but shows: "My old orders: 5 to Tor", or the lines right below „Ve 3. tahu jsem zadal:“.

They are left out, and told to be, as are those below a line that may turn them: nobody who quotes what he ordered
before wishes it again. A blank line ends them, and so does a line that heads others ("New orders:").
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.language.lattice.senses import kinds
from pbem.language.reading.readers import Readers
from pbem.language.talk.before import outdated, tells_of_before, tells_of_the_past
from pbem.language.talk.besides import sentences
from pbem.language.talk.headings import heads
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.statements import first_carrying, is_past
from pbem.language.talk.weighing import WEAK, Reader, weights_of, words_of
from pbem.language.words.tokens import Token, tokens

_LONGEST = 8
"""So many words such a heading has, but for one that tells of the past."""
_FIRST = 3
_TURNING = frozenset({"hedge", "later", "if", "until", "otherwise", "except", "or"})
"""Kinds of words that turn what follows behind a colon."""
_DENYING = frozenset({"no", "negated"})
_COUNTING = frozenset({"number", "ordinal"})


def shown_only(lines: Sequence[tuple[int, str]], readers: Readers) -> frozenset[int]:
    """List the numbers of the lines that show orders of another time, or none that are meant, and of their headings."""
    found, below, next_one = set[int](), False, 0
    for number, line in lines:
        head, colon, rest = line.partition(":")
        alone = not rest.strip()
        shows = _outdates(head, readers) if colon else _tells_of_orders(line, readers)
        shows = shows or (bool(colon) and alone and _tells(head, readers))
        below = alone if shows else below and number == next_one and not _heads_others(line, head, readers)
        if shows or below:
            found.add(number)
        next_one = number + line.count("\n") + 1
    return frozenset(found)


def _outdates(head: str, readers: Readers) -> bool:
    """Tell whether words before a colon say of what stands behind it that it is not meant now."""
    found = _words(head)
    return 0 < len(found) <= _LONGEST and any(_of_another_time(found, reader) for reader in readers.best(head))


def _tells_of_orders(line: str, readers: Readers) -> bool:
    """Tell whether a line without a colon says what an order of another time was: "My order of last turn was"."""
    every = [Sensed(line, reader) for reader in readers.best(line)] if _outdates(line, readers) else []
    return any(one.said("announce") and tells_of_the_past(one) for one in every)


def _of_another_time(found: Sequence[Token], reader: Reader) -> bool:
    """Tell whether words but say "old" or "possible", and of orders, if of anything; what puts right does not."""
    words, said = words_of(reader.lexicon), outdated(found, reader)
    others = [token for at, token in enumerate(found) if at not in said]
    if not said or words.said("back", others) or words.said("renews", others):
        return False
    lattice = words.lattice(tuple(found))
    weights, turn = weights_of(tuple(found), lattice, reader), words.said("turns", found)
    rest = (at for at in range(len(found)) if at not in said and not (turn and kinds(lattice[at]) & _COUNTING))
    return all(weights[at] < WEAK or words.said("announce", (found[at],)) for at in rest)


def _tells(head: str, readers: Readers) -> bool:
    """Tell whether words before a colon tell of another turn: "what I did in round 3"."""
    last = sentences(head)[-1:] if head.strip() else ()
    return any(tells_of_before(Sensed(one.text, reader)) for one in last for reader in readers.best(one.text))


def governs(line: str, readers: Readers) -> bool:
    """Tell whether a line that is asked about, and ends with a colon, may turn the orders right below it.

    It supposes, denies, doubts, tells of the past or of what others say: „Až jednou padne Orel, zahraju:“.
    """
    return any(_turns(one) or _denies(one) or _is_of_another(one) for one in _leading(line, readers))


def of_another(line: str, readers: Readers) -> bool:
    """Tell whether a line that is talk, and ends with a colon, tells what another power did, or wished to be done."""
    return any(map(_is_of_another, _leading(line, readers)))


def _leading(line: str, readers: Readers) -> Iterator[Sensed]:
    """Give the last sentence of a line that ends with a colon, as the languages that know most of it make of it."""
    last = sentences(line)[-1:] if line.rstrip().endswith(":") else ()
    yield from (Sensed(one.text, reader) for one in last for reader in readers.best(one.text))


def _is_of_another(one: Sensed) -> bool:
    """Tell whether another power is named first, and what it did or wished is told: "Red wanted me to play it so:"."""
    first = first_carrying(one)
    together = one.words.said("oneself", one.found[:_FIRST])  # "Green and I agreed on this: ..."
    if first < 0 or together or one.said("resolves") or one.said("announce"):
        return False
    edges = [edge for edge in one.lattice[first] if edge.kind in one.words.tables]
    others = bool(edges) and one.reader.vocabulary.seat not in {str(edge.value) for edge in edges}
    return others and (is_past(one) or one.said("wanted"))


def _turns(one: Sensed) -> bool:
    return bool(one.kinds & _TURNING) and not (one.said("presently") or one.said("resolves"))


def _denies(one: Sensed) -> bool:
    if any(one.said(name) for name in ("presently", "resolves", "these")):
        return False
    return bool(one.kinds & _DENYING) or tells_of_the_past(one) or one.said("reported")


def _heads_others(line: str, head: str, readers: Readers) -> bool:
    """Tell whether a line begins something else: it ends with a colon, or announces orders before one."""
    return line.rstrip().endswith(":") or (":" in line and any(heads(f"{head}:", one) for one in readers.best(head)))


def _words(text: str) -> tuple[Token, ...]:
    return tuple(token for token in tokens(text) if token.sort != "mark")
