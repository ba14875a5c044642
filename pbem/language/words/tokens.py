"""A line cut into tokens: words, numbers, cells, quoted texts and marks, each with its place in the line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from pbem.language.words.fold import fold, latin

Sort = Literal["word", "number", "cell", "quote", "mark"]

_TOKEN = re.compile(
    r"""
    (?P<quote>"[^"]*"|«[^»]{0,4000}+»|„[^“”"]{0,4000}+[“”"]|“[^”"]{0,4000}+[”"]|”[^”]*”)
  | (?P<cell>[^\W\d_]{1,2}[0-9]{1,3}(?![\w]))
  | (?P<number>(?:[^\W\d_](?=\d{4}))?\d{1,9}
      (?:-?(?:го|му|ми|мя|х|м|й|я|ю|ом|ой|е|ка|ку|ке|ки|кой|[jt]?k(?:a|u|ou|e)|[jt]?ce|st|nd|rd|th)(?!\w))?(?!\d))
  | (?P<word>[^\W\d_][\w\u0300-\u036f]*(?:['’][^\W\d_]+)*)
  | (?P<break>(?<!\s)[^\S\n]*+\n\s*+(?=\S))
  | (?P<mark>[<>=]=|=[<>]|[≥≤]|-+>|[-–—−‒‐‑―→⇒]+|\.{2,}|…|\S)
    """,  # noqa: RUF001 - the dashes and suffixes players write
    re.VERBOSE,
)
_STEM = re.compile(r"(?<![\w\u0300-\u036f])[^\W\d_][\w\u0300-\u036f]*+\*\Z")
BREAK = "¶"
"""A line break inside an order of several lines, as lexicons write it."""
_LABEL = re.compile(r"([^\W\d_]+)([0-9]{1,4})")
_MARKS = {"=>": ">=", "≥": ">=", "=<": "<=", "≤": "<=", "…": "."}
_DASHES = frozenset("-–—−‒‐‑―→⇒")  # noqa: RUF001
_SILENT = frozenset("\"'`„“”«»‘’‚*_\u200b\ufeff")  # noqa: RUF001


class Token(NamedTuple):
    """A piece of a line from `start` to `end`; `folded` is what is looked up, `text` what was written."""

    sort: Sort
    text: str
    folded: str
    start: int
    end: int
    number: int = -1


@lru_cache(maxsize=1 << 9)
def tokens(line: str) -> tuple[Token, ...]:
    """Cut a line; every dash is `-`, quotation marks that enclose nothing are dropped. Each is cut for many readers."""
    return tuple(beginning(line))


def beginning(line: str) -> Iterator[Token]:
    """Cut a line as far as it is looked at."""
    return filter(None, map(_token, _TOKEN.finditer(line)))


def _token(match: re.Match[str]) -> Token | None:
    text, start, end = match[0], match.start(), match.end()
    match match.lastgroup:
        case "word":
            return Token("word", text, fold(text), start, end)
        case "number":
            digits = re.search(r"\d+", text)
            return Token("number", text, text, start, end, int(digits[0]) if digits else 0)
        case "cell":
            return _cell(text, start, end)
        case "quote":
            return _quote(text[1:-1].strip(), start, end) if text[1:-1].strip() else None
        case "break":
            return Token("mark", text, BREAK, start, end)
        case _:
            sign = mark(text)
            return Token("mark", text, sign, start, end) if sign else None


def _quote(text: str, start: int, end: int) -> Token:
    """Take quoted words; a quotation over several lines is one text."""
    words = " ".join(text.split()) if "\n" in text else text
    return Token("quote", words, fold(words), start, end)


def _cell(text: str, start: int, end: int) -> Token:
    """A cell's name in any look-alike letters; other letters with digits are a word."""
    name = latin(text)
    if not name.isascii():
        return Token("word", text, fold(text), start, end)
    letters = name.rstrip("0123456789")
    return Token("cell", text, f"{letters}{int(name[len(letters) :])}", start, end)


def labelled(token: Token) -> tuple[frozenset[str], int]:
    """Give the letters of a label such as `u1`, as written and as Latin ones, and its number; none: it is no label."""
    found = _LABEL.fullmatch(token.text) if token.sort in {"word", "cell"} else None
    if found is None:
        return frozenset(), 0
    return frozenset({fold(found[1]), latin(found[1]).casefold()}), int(found[2])


def ordered(token: Token) -> bool:
    """Tell whether a number in figures has an ending, so that it says which, and counts nothing: `7th`, `7-го`."""
    return token.sort == "number" and not token.text.isdigit()


def mark(text: str) -> str:
    """Give the one form of a mark; nothing for one without meaning."""
    if text[0] in _DASHES:
        return "-"
    if text[0] == ".":
        return "."
    return "" if text in _SILENT else _MARKS.get(text, text)


@lru_cache(maxsize=1 << 15)
def patterns(entry: str) -> tuple[str, ...]:
    """Cut a lexicon's entry into patterns: folded words, a stem with `*` after it, marks.

    A star that stands behind no word is a ValueError.
    """
    found: list[str] = []
    for match in _TOKEN.finditer(entry):
        text = match[0]
        if text == "*":
            if not _STEM.search(entry, 0, match.end()) or entry[match.end() : match.end() + 1].isalnum():
                raise ValueError(f"{entry!r}: * stands behind the first letters of a word, as in `advance*`")
            found[-1] += "*"
        elif (match.lastgroup or "") in {"word", "cell"}:
            found.append(fold(text))
        elif sign := mark(text):
            found.append(sign)
    return tuple(found)
