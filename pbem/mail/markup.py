"""An HTML body as text: its words, a line a block, quotations marked with `>`.

Tags are found by one regular expression that never looks back, and not by the standard library's parser,
which takes quadratic time over some rubbish.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

_UNSEEN = re.compile(r"<!--(?:.*?-->|.*)|<[!?][^>]*+>?", re.S)
_PIECE = re.compile(r"<(/?)([a-z][a-z0-9]*+)[^>]*+>|([^<]++)|(<)", re.I | re.A)
_LINES = "address article blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre table tr ul"
_BLOCKS = frozenset(_LINES.split())
_SILENT = frozenset({"head", "script", "style", "title"})
_DEEPEST = 20


def strip_html(html: str) -> str:
    """Return the words of an HTML body."""
    stripper = _Stripper()
    for closing, tag, words in _pieces(html):
        if tag:
            stripper.tag(tag, closing)
        else:
            stripper.words(words)
    return "\n".join(line.rstrip() for line in stripper.lines())


def _pieces(html: str) -> Iterator[tuple[bool, str, str]]:
    """Cut into tags and words; after the last `>` there is no tag, whatever it looks like."""
    seen = _UNSEEN.sub("", html)
    last = seen.rfind(">") + 1
    for piece in _PIECE.finditer(seen, 0, last):
        yield piece[1] == "/", (piece[2] or "").lower(), unescape(piece[3] or piece[4] or "")
    yield False, "", unescape(seen[last:])


class _Stripper:
    """The lines so far, and how deep in quotations and in silent elements we are."""

    def __init__(self) -> None:
        self._lines: list[list[str]] = [[]]
        self._quotes = 0
        self._silent = ""

    def lines(self) -> list[str]:
        """Return the lines."""
        return ["".join(line) for line in self._lines]

    def tag(self, tag: str, closing: bool) -> None:
        """Open or close an element."""
        if tag in _SILENT and (not self._silent or tag == self._silent):
            self._silent = "" if closing else tag
        if tag == "body":
            self._silent = ""
        if tag in _BLOCKS and (self._lines[-1] or (tag == "br" and not closing)):
            self._lines.append([])
        if tag == "blockquote":
            self._quotes = min(max(0, self._quotes + (-1 if closing else 1)), _DEEPEST)

    def words(self, words: str) -> None:
        """Add words; white space between blocks is none of them."""
        spaced = re.sub(r"\s+", " ", words)
        line = self._lines[-1]
        if self._silent or (not line and spaced in ("", " ")):
            return
        line.append(spaced if line else ">" * self._quotes + spaced.lstrip())
