"""Lines that but lead to the order below them: "hm, no, the second army had better stay at home:".

Such a line is no order of its own where the line below is one, and tells whoever the line above speaks of.
"""

from __future__ import annotations

from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk.before import tells_of_the_past
from pbem.language.talk.besides import sentences, titles
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.statements import wanted

_BINDING = frozenset({"if", "until", "otherwise", "except", "instead", "later", "or"})
"""Kinds of words that may bind what is below: "if nobody is there:"."""
_FIRST = 3
"""What the writer had in mind is said among so many words."""
_LEAST = 4


def leads_to(line: str, below: str, readers: Readers) -> bool:
    """Tell whether a line that ends with a colon, and cannot be read, but leads to an order below it."""
    if not line.rstrip().endswith(":") or len(line.split()) < _LEAST or not below:
        return False
    every = readers.every()
    if any(titles(line, one) for one in every):
        return False
    order = readers.glance(below)
    if not isinstance(order, Reading) or order.corrections:
        return False
    if all(_but_leads(one.text, readers) for one in sentences(line)):
        return True
    known = [(Sensed(line, one), Sensed(below, one)) for one in every]
    most = max(head.known for head, _ in known)
    return any(_leads(head, tail) for head, tail in known if head.known == most)


def _but_leads(sentence: str, readers: Readers) -> bool:
    """Tell whether a sentence names nobody and binds nothing, or but tells of the past: "It said draft Spain."."""
    every = [Sensed(sentence, reader) for reader in readers.best(sentence)]
    return any(_told_before(one) or not (_turns(one) or one.names or one.tells_somebody) for one in every)


def _turns(one: Sensed) -> bool:
    """Tell whether a sentence hangs on a case, or speaks of a turn to come."""
    return bool(one.kinds & (_BINDING - ({"later"} if tells_of_the_past(one) else set())))


def _told_before(one: Sensed) -> bool:
    """Tell whether a sentence tells of the past, and nothing is wished there."""
    presently = "wish" in one.kinds or one.said("presently")
    return tells_of_the_past(one) and not presently and not _turns(one)


def _leads(head: Sensed, tail: Sensed) -> bool:
    later = {edge.value for edges in head.lattice for edge in edges if edge.kind == "later"}
    dreams = {"later"} if later == {"dream"} else set()  # "first I thought of ...:" binds nothing below it
    if head.kinds & (_BINDING - dreams):
        return False
    if not head.told:
        thought = head.words.said("pondered", head.found[: _FIRST + 1]) or wanted(head)
        return thought and not head.names
    return head.told <= tail.told
