"""Lines that may only be the name of whoever writes, at the ends of a letter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pbem.language.headings import ORDERING
from pbem.language.plain_lines import plain
from pbem.language.tokens import Token, tokens
from pbem.language.weighing import WEAK, Reader, weighed, weights_of, words_of

_MOST = 4
_NAMELESS = ORDERING - {"noun"} | {"cell"}
"""Kinds of words that are nobody's name."""


def is_name(line: str, readers: Iterable[Reader]) -> bool:
    """Tell whether a line may only be the name of whoever writes, with titles: "Lord Blue", „plk. Hrubeš“, "Vic"."""
    found = tuple(token for token in tokens(plain(line)) if token.sort != "mark")
    if not 0 < len(found) <= _MOST or line.rstrip().endswith((":", "?")):
        return False
    every = [(weighed(line, reader).known, reader) for reader in readers]
    most = max((known for known, _ in every), default=0)
    return all(_names(found, reader) for known, reader in every if known == most)


def _names(found: tuple[Token, ...], reader: Reader) -> bool:
    """Tell whether one language makes a name of some words: none of them is known, but for titles and one colour."""
    words = words_of(reader.lexicon)
    lattice, weights = words.lattice(found), weights_of(found, words.lattice(found), reader)
    titled = [words.said("titles", (token,)) for token in found]
    if _is_written_as_name(found, titled) and not words.said("back", found) and max(weights) <= WEAK:
        known = {edge.kind for edges in lattice for edge in edges}
        return not known & (_NAMELESS | ({"verb"} if len(found) > 1 else set()))
    named = {at: {one.kind for one in every} for at, every in reader.named(found).items()}
    kinds = [{edge.kind for edge in edges} | named.get(at, set()) for at, edges in enumerate(lattice)]
    colours = [bool(each & (words.large | words.harmless | {"seat"})) for each in kinds]
    led = titled[0] and any(colours)
    strange = (weight <= 0 or (led and "noun" in each) for weight, each in zip(weights, kinds, strict=True))
    return sum(colours) <= 1 and all(map(any, zip(colours, titled, strange, strict=True)))


def _is_written_as_name(found: Sequence[Token], titled: Sequence[bool]) -> bool:
    """Tell whether each word has a capital letter, or is a title: "Karel Novotný", "mjr. Novotný"."""
    return all(token.text.istitle() or title for token, title in zip(found, titled, strict=True)) and not all(titled)
