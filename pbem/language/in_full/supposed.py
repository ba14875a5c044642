"""A line of short questions and what is done then: "up 10. Enemy? Run. Free city? Take it."; read as conditions."""

from __future__ import annotations

import re

from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.tokens import tokens

_QUESTION = re.compile(r"(?:^|(?<=[.;!,?:]))\s*([^.;!,?:]{2,40})\?(?=\s*\S)")
_MOST = 5
"""A longer question asks something."""


def stated(line: str, reader: Reader) -> str:
    """Put a colon behind each short question that names but what may be met; nothing where there is none."""
    if "line" not in reader.lexicon.items or line.rstrip().endswith("?") or not _QUESTION.search(line):
        return ""
    if not all(_meets(found[1], reader) for found in _QUESTION.finditer(line)):
        return ""
    return _QUESTION.sub(lambda found: found[0][:-1] + ":", line)


def _meets(words: str, reader: Reader) -> bool:
    """Tell whether words name something that may be met, and nobody who is told anything."""
    found = tuple(tokens(words))
    known = words_of(reader.lexicon)
    asks = known.said("asks", found)
    kinds = {edge.kind for edges in known.lattice(found) for edge in edges}
    return len(found) <= _MOST and not asks and kinds.isdisjoint(("unit", "number", "ask", "hedge", "no"))
