"""A name of the game in quotation marks: "use the bonus «+strength» on u1".

What stands in them is elsewhere taken as it is written. Beside the words for such a thing (`quoted` in the items of a
game: their concepts) it is the thing, in a line that cannot be read otherwise.
"""

from __future__ import annotations

from pbem.language.lattice.senses import Lattice
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.tokens import Token, tokens


def bare(line: str, reader: Reader) -> str:
    """Leave out the quotation marks around names of the game; nothing where there are none."""
    concepts = frozenset(reader.lexicon.items.get("deeds", {}).get("quoted", ()))
    found = tuple(tokens(line)) if concepts else ()
    quotes = [at for at, token in enumerate(found) if token.sort == "quote"]
    if len(quotes) != 1 or not _beside(found, quotes[0], reader, concepts):
        return ""
    token = found[quotes[0]]
    return f"{line[: token.start]}{token.text}{line[token.end :]}" if _names(token.text, reader) else ""


def _beside(found: tuple[Token, ...], at: int, reader: Reader, concepts: frozenset[str]) -> bool:
    lattice: Lattice = words_of(reader.lexicon).lattice(found)
    near = (*lattice[max(0, at - 1)], *(lattice[at + 1] if at + 1 < len(lattice) else ()))
    return any(edge.kind == "verb" and edge.value in concepts for edge in near)


def _names(text: str, reader: Reader) -> bool:
    """Tell whether words are one name of the game, and nothing else."""
    inner = tuple(tokens(text))
    every: Lattice = words_of(reader.lexicon).lattice(inner)
    return any(edge.end == len(inner) and edge.kind in reader.lexicon.tables for edge in (every[0] if every else ()))
