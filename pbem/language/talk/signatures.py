"""Lines that may only be the name of whoever writes, at the ends of a letter."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import takewhile

from pbem.language.lattice.plain_lines import plain
from pbem.language.talk.headings import ORDERING
from pbem.language.talk.weighing import WEAK, Reader, weighed, weights_of, words_of
from pbem.language.words.tokens import Token, tokens

_MOST, _MOST_TITLED = 4, 6
_DIGITS = 6
"""A telephone number has so many."""
_PHONE = re.compile(r"[^\W\d_]{0,8}[.:]{0,2}\s*\+?[\d\s()/.-]+")
_ADDRESS = re.compile(r"\S+@\S+\.\w+|(?:https?://|www\.)\S+")
_WHERE = re.compile(r"[^\W\d_][^\d:;!?]{2,30}\s\d{1,4}[a-z]?|\d{1,4} [^\W\d_][^\d:;!?,]{2,30}|\d{1,2}\.\s?[^\W\d_]")
"""A street with its number, a form of a school: "Lindenweg 12", "12 Elm Road", "6.A"."""
_PARTED = re.compile(r"[,|•·]")
_NAMELESS = ORDERING - {"noun"} | {"cell"}
"""Kinds of words that are nobody's name."""


def endings(lines: Sequence[str], readers: Iterable[Reader]) -> int:
    """Count the lines at the end of a letter that say who writes and where he is to be reached: names, telephones,
    addresses. A street is one only below a name.
    """
    every = tuple(readers)
    return sum(1 for _ in takewhile(lambda at: _ends(lines, at, every), reversed(range(len(lines)))))


def _ends(lines: Sequence[str], at: int, readers: Sequence[Reader]) -> bool:
    """Tell whether a line says who writes, or where he is to be reached."""
    line = lines[at]
    if _reaches(line) or is_name(line, readers) or _is_card(line, readers):
        return True
    if not _is_where(line, readers):
        return False
    return any(is_name(one, readers) for one in lines[max(0, at - 2) : at]) or _is_signed(line, readers)


def _reaches(line: str) -> bool:
    """Tell whether a line is a telephone number or an address of the net, and nothing else."""
    words = line.strip()
    phone = _PHONE.fullmatch(words) and sum(sign.isdigit() for sign in words) >= _DIGITS
    return bool(phone or _ADDRESS.fullmatch(words))


def _is_card(line: str, readers: Sequence[Reader]) -> bool:
    """Tell whether a line says in several pieces who writes and where he is reached: "Ann Lee | tel. 555 0142"."""
    pieces = [piece.strip() for piece in _PARTED.split(line) if piece.strip()]
    reached = [_reaches(piece) for piece in pieces]
    others = (piece for piece, known in zip(pieces, reached, strict=True) if not known)
    return any(reached) and all(is_name(one, readers) or _is_where(one, readers) for one in others)


def _is_signed(line: str, readers: Iterable[Reader]) -> bool:
    """Tell whether a name stands before where somebody lives: "Samo, 6.A"."""
    name, comma, _ = line.rpartition(",")
    return bool(comma) and is_name(name, readers)


def _is_where(line: str, readers: Iterable[Reader]) -> bool:
    """Tell whether a line may be where somebody lives: its words are known in no language, and a number is behind."""
    words = line.strip().rpartition(",")[2].strip()
    if not _WHERE.fullmatch(words):
        return False
    found = tuple(token for token in tokens(plain(words)) if token.sort == "word" and len(token.folded) > 1)
    return all(max(weights_of(found, words_of(one.lexicon).lattice(found), one), default=0) <= 0 for one in readers)


def is_name(line: str, readers: Iterable[Reader]) -> bool:
    """Tell whether a line may only be the name of whoever writes, with titles: "Lord Blue", „plk. Hrubeš“, "Vic"."""
    found = tuple(token for token in tokens(plain(line)) if token.sort != "mark")
    readers = tuple(readers)
    titled = any(words_of(one.lexicon).said("titles", found[:1]) for one in readers)
    if not 0 < len(found) <= (_MOST_TITLED if titled else _MOST) or line.rstrip().endswith((":", "?")):
        return False
    every = [(weighed(line, reader).known, reader) for reader in readers]
    most = max((known for known, _ in every), default=0)
    return all(_names(found, reader) for known, reader in every if known == most)


def _names(found: tuple[Token, ...], reader: Reader) -> bool:
    """Tell whether one language makes a name of some words: none of them is known, but for titles and one colour."""
    words = words_of(reader.lexicon)
    lattice, weights = words.lattice(found), weights_of(found, words.lattice(found), reader)
    titled = [words.said("titles", (token,)) for token in found]
    own = [at for at, title in enumerate(titled) if not title]
    if _is_written_as_name(found, titled) and not words.said("back", found) and max(weights[at] for at in own) <= WEAK:
        known = {edge.kind for at in own for edge in lattice[at]}
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
