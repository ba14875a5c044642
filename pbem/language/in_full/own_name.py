"""The writer named beside himself, or as the one he writes for: "with me (blue)", „za modré předávám ...“.

He is known, so a line that cannot be read as it stands is read without that: his name in brackets, and what says in
whose name he does something (`behalf` in the talk of the frames).
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.language.lattice.senses import Lattice
from pbem.language.talk.weighing import Reader, words_of
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token, tokens

_MOST = 3
"""What says in whose name has so many words."""


def unnamed(line: str, reader: Reader) -> str:
    """Leave the writer's name out where it but says again who he is; nothing where it does not."""
    table, own = reader.lexicon.items.get("deeds", {}).get("actors", ""), reader.vocabulary.seat
    found = tuple(tokens(line)) if table and own and "line" in reader.lexicon.items else ()
    if not found:
        return ""
    said = line
    for start, end in sorted(_spans(found, reader, (str(table), own)), reverse=True):
        said = f"{said[:start].rstrip()} {said[end:].lstrip()}"
    return said.strip() if said != line else ""


def _spans(found: tuple[Token, ...], reader: Reader, own: tuple[str, str]) -> Iterator[tuple[int, int]]:
    """Give what is left out, from where to where."""
    lattice: Lattice = words_of(reader.lexicon).lattice(found)
    powers = [(at, edge) for at, edges in enumerate(lattice) for edge in edges if edge.kind == own[0]]
    behind = {edge.end for _, edge in powers}
    for at, end in ((at, edge.end) for at, edge in powers if str(edge.value) == own[1]):
        if at > 1 and end < len(found) and (found[at - 1].folded, found[end].folded) == ("(", ")"):
            yield found[at - 1].start, found[end].end
        for start in range(max(0, at - _MOST), at):
            if _for_him(found[start:at], reader) and start not in behind:  # "red on behalf of blue gives ..." is red's
                yield found[start].start, found[end - 1].end


def _for_him(found: tuple[Token, ...], reader: Reader) -> bool:
    """Tell whether words say that something is done in the name of whoever stands behind them."""
    said = " ".join(token.folded for token in found)
    return said in map(fold, reader.lexicon.frames.get("talk", {}).get("behalf", ()))
