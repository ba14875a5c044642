"""A line of short questions and what is done then, read as conditions: "up 10. Enemy? Run. Free city? Take it."

Who is asked for is told: "And the fifth? Up 2."
"""

from __future__ import annotations

import re

from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.tokens import tokens

_QUESTION = re.compile(r"(?:^|(?<=[.;!,?:]))\s*([^.;!,?:]{2,40})\?(?=\s*\S)")
_CALLED, _BESIDE = frozenset({"unit", "number", "ordinal"}), frozenset({"noun", "numero", "empty", "and"})
_MOST = 5
"""A longer question asks something."""


def stated(line: str, reader: Reader) -> str:
    """Put a colon behind each short question that names what may be met, or who is told; nothing: there is none."""
    if "line" not in reader.lexicon.items or line.rstrip().endswith("?") or not _QUESTION.search(line):
        return ""
    if not all(_meets(found[1], reader) or _calls(found[1], reader) for found in _QUESTION.finditer(line)):
        return ""
    return _QUESTION.sub(lambda found: found[0][:-1] + ":", line)


def _meets(words: str, reader: Reader) -> bool:
    """Tell whether words name something that may be met, and nobody who is told anything."""
    found = tuple(tokens(words))
    known = words_of(reader.lexicon)
    asks = known.said("asks", found)
    kinds = {edge.kind for edges in known.lattice(found) for edge in edges}
    return len(found) <= _MOST and not asks and kinds.isdisjoint(("unit", "number", "ask", "hedge", "no"))


def _calls(words: str, reader: Reader) -> bool:
    """Tell whether words but call somebody: "number five", "and the third"."""
    found = tuple(tokens(words))
    lattice = words_of(reader.lexicon).lattice(found)
    said = [{edge.kind for edge in edges} for edges in lattice]
    called = [bool(each & _CALLED) for each in said]
    return sum(called) == 1 and all(each & (_CALLED | _BESIDE) for each in said)
