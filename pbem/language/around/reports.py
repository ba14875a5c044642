"""What is reported behind a colon, however that is said: "I also noticed a small error in the report: ...".

The words before it have one of the concepts the game reports by (`reports`); they name nothing of the game and deny,
suppose or compare nothing. What follows is read as if but that concept stood before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.language.lattice import guards
from pbem.language.reading.readers import Readers
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.weighing import STRONG

_LONGEST = 12
"""So many words stand before the colon."""
_BINDING = frozenset({"no", "negated", "if", "or", "until", "otherwise", "except", "instead", "unit", "cell"})
_SPOKEN = ("pondered", "wanted", "would", "than")


def reported(line: str, readers: Readers) -> Iterator[str]:
    """Give a line that reports something, said plainly."""
    head, colon, rest = line.partition(":")
    if not colon or not rest.strip() or "?" in head or len(head.split()) > _LONGEST:
        return
    every = [Sensed(head, reader) for reader in readers.knowing(head)]
    most = max(one.known for one in every)
    for one in every:
        lexicon = one.reader.lexicon
        concepts = tuple(lexicon.items.get("deeds", {}).get("reports", ()))
        if one.known == most and _reports(one, concepts):
            yield f"{lexicon.words[concepts[0]].ways[0][0]}: {rest.strip()}"
            return


def _reports(one: Sensed, concepts: Sequence[str]) -> bool:
    """Tell whether words but lead to a report."""
    named = [at for at, edges in enumerate(one.lattice) if any(edge.value in concepts for edge in edges)]
    denied = guards.prefixes(one.reader.lexicon) or ("\0",)
    if any(token.folded.startswith(denied) for at, token in enumerate(one.found) if at not in named):
        return False
    if not named or one.kinds & _BINDING or STRONG in one.weights or any(map(one.said, _SPOKEN)):
        return False
    return not any(token.sort == "number" for token in one.found)
