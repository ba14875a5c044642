"""A line that says of one more unit that it does the same: "u3 up 1, and u1 likewise"; said out in full."""

from __future__ import annotations

from pbem.language.talk.weighing import Reader, Words, words_of
from pbem.language.words.tokens import Token, tokens

_PARTING = frozenset({",", ";", "."})


def said_out(line: str, reader: Reader) -> str:
    """Say again for the last unit what a line says of its first; nothing where it says no such thing."""
    found = tuple(tokens(line))
    while found and found[-1].folded in (".", "!"):
        found = found[:-1]
    words = words_of(reader.lexicon)
    units = [token for token in found if _names_unit(token, reader)]
    if len(units) != 2 or "?" in line:
        return ""
    first, last = units
    behind = found[found.index(last) + 1 :]
    before = [token for token in found if first.end <= token.start < last.start]
    before, behind = _turned(before, behind, words)
    while before and (before[-1].folded in _PARTING or words.joins(before[-1])):
        before = before[:-1]
    if not before or not words.alike(behind):
        return ""
    said = line[: before[-1].end]
    return f"{said}; {said[: first.start]}{last.text}{said[first.end :]}"


def _turned(before: list[Token], behind: tuple[Token, ...], words: Words) -> tuple[list[Token], tuple[Token, ...]]:
    """Put what says that somebody does the same behind him: "u1 stays, same for u3"."""
    at = max((at for at, token in enumerate(before) if token.folded in _PARTING), default=0)
    kinds = (frozenset(edge.kind for edge in edges) for edges in words.lattice(tuple(before)))
    said = tuple(token for token, each in zip(before, kinds, strict=True) if "prep" not in each)
    same = tuple(token for token in said if at and token.start > before[at].start)
    return (before[:at], same) if same and not behind and words.alike(same) else (before, behind)


def _names_unit(token: Token, reader: Reader) -> bool:
    """Tell whether a word is a unit by its number or its name."""
    return any(edge.kind == "unit" for edge in words_of(reader.lexicon).lattice((token,))[0])
