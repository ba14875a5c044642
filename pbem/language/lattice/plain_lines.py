"""A line without what is around the order in it: bullets and numbers of lists, smileys, quotes, stuck letters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from pbem.language.forms.book import Lexicon
from pbem.language.lattice.senses import senses
from pbem.language.words.fold import fold
from pbem.language.words.tokens import Token, tokens

_SMILEY = re.compile(r"(?<!\S)(?:[:;=8][-^']?[)(\]DPpO]+|\^\^|<3|[xX]D)(?!\S)")
_BULLET = re.compile(
    r"\s*(?:[-–—•*·]+\s+|\(?[^\W\d_]\)\s+|\(?\d{1,2}\)\s*(?=\S*\d)|\d{1,2}\.\s+(?=\D{0,12}\d+\s*(?:[:)]|\.(?=\s*\S))))"
)  # noqa: RUF001
_NUMBERED = re.compile(r"\s*\(?\d{1,2}[.)]\s+(?=[^\W\d_])")
_LABEL = re.compile(r"\s*+([^\W\d_]++)(?:\s*+(?:[^\W\d_]{1,6}+\.?|[№#])?\s*+\d{1,2}+)?\s*+[:.]\s++(?=\S)")
_QUOTED = re.compile(r"\s*([\"'«„“”]).*[\"'»“”]\s*")
_EQUALS = re.compile(r"(?<=\s)=(?=\s)")
"""Between spaces the sign says what is to be done: "no letter from me = fate"."""
_WHOSE = re.compile(r"(?:(?<=\d)|(?<=unit)|(?<=army))['’]s\b")
_SINGLE = re.compile(r"(?<!\w)'([^'\n]{2,40})'(?!\w)")
_TIMES = re.compile(r"(?<=\d)[xх×](?=\d)")  # noqa: RUF001
_PIECES = re.compile(r"(?<=\d)ks(?!\w)")
_STUCK = re.compile(r"([^\W\d_]{2,})(\d{1,3})")
_PERCENT = re.compile(r"([^\W\d_]{3,}?)((?:procent|percent|процент)[^\W\d_]{1,6})", re.IGNORECASE)
"""A number and what it counts in one word: „padesátiprocentní“, «пятидесятипроцентный»."""


def plain(line: str) -> str:
    """Blank out what is around an order: a smiley, a bullet, quotes around the whole, the `'s` of a number;
    nothing moves.
    """
    line = _EQUALS.sub(":", line)
    line = _SINGLE.sub(r'"\1"', _WHOSE.sub("  ", _TIMES.sub(" ", counted(line))))
    line = _SMILEY.sub(lambda found: " " * len(found[0]), line)
    if found := _BULLET.match(line):
        line = " " * found.end() + line[found.end() :]
    inner = line.strip()
    if _QUOTED.fullmatch(line) and not any(sign in '"«»„“”' for sign in inner[1:-1]):
        at = line.index(inner)
        line = line[:at] + " " + inner[1:-1] + " " + line[at + len(inner) :]
    return line


def unnumbered(line: str, lexicon: Lexicon) -> str:
    """Blank out the number of an order in a list („3. Trojka do kasáren“), where units have names of their own.

    Nothing: there is none, or it may tell which unit („1. kostka na farmu“). Behind its word ("Point 3: ...",
    "Correction: ...") it tells none.
    """
    if found := _labelled(line, lexicon):
        return " " * found.end() + line[found.end() :]
    found = _NUMBERED.match(line) if lexicon.items.get("deeds", {}).get("counted") else None
    rest = tuple(tokens(line[found.end() :])) if found else ()
    noun = bool(rest) and any(edge.kind == "noun" for edge in senses(lexicon).lattice(rest)[0])
    if not found or not rest or (noun and not any(token.sort == "number" for token in rest[1:2])):
        return ""
    return " " * found.end() + line[found.end() :]


def _labelled(line: str, lexicon: Lexicon) -> re.Match[str] | None:
    """Find what an order of a list is called."""
    found = _LABEL.match(line)
    return found if found and fold(found[1]) in map(fold, lexicon.frames.get("talk", {}).get("labels", ())) else None


def counted(line: str) -> str:
    """Blank out what pieces are counted with (`2ks`); nothing moves."""
    return _PIECES.sub("  ", line)


def parted(found: Iterable[Token], known: Callable[[Token], bool]) -> Iterator[Token]:
    """Part letters from the number they are stuck to (`up6`), where the whole is nothing that is known.

    A number said in words is parted from the per cent it counts: „padesáti|procentní“.
    """
    for token in found:
        words = token.sort in ("word", "cell") and not known(token)
        stuck = _STUCK.fullmatch(token.text) if words else None
        share = _PERCENT.fullmatch(token.text) if words and stuck is None else None
        if stuck:
            middle = token.start + len(stuck[1])
            yield Token("word", stuck[1], fold(stuck[1]), token.start, middle)
            yield Token("number", stuck[2], stuck[2], middle, token.end, int(stuck[2]))
        elif share:
            middle = token.start + len(share[1])
            yield Token("word", share[1], fold(share[1]), token.start, middle)
            yield Token("word", share[2], fold(share[2]), middle, token.end)
        else:
            yield token
