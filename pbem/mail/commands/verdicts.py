"""What may be said of a held line: `read as: army 1: up 3`, `ask which hill?`, `reject`, in four languages."""

from __future__ import annotations

import re
from typing import Literal

Verdict = Literal["read", "ask", "reject"]
ALL: tuple[Verdict, ...] = ("read", "ask", "reject")

_WORDS: tuple[tuple[Verdict, str], ...] = (
    ("read", r"read(?: it)?(?: as)?|as|читать(?: как)?|прочесть(?: как)?|как|číst(?: jako)?|jako|čítať(?: ako)?|ako"),
    ("ask", r"ask|спросить|спроси|переспросить|zeptat(?: se)?|spýtať(?: sa)?|opýtať(?: sa)?"),
    ("reject", r"reject|refuse|отклонить|отвергнуть|zamítnout|odmítnout|zamietnuť|odmietnuť"),
)
_PATTERNS = tuple((kind, re.compile(rf"(?:{said})\b\s*:?\s*(.*)", re.I | re.S)) for kind, said in _WORDS)


def read(words: str) -> tuple[Verdict, str] | None:
    """Give the verdict and the words that follow it; None: it is none."""
    matches = ((kind, pattern.fullmatch(words.strip())) for kind, pattern in _PATTERNS)
    found = next(((kind, match[1].strip()) for kind, match in matches if match), None)
    return None if found is None or (found[0] == "read" and not found[1]) else found


def word(kind: Verdict, language: str) -> str:
    """Give the words we print."""
    return _PRINTED[kind][language]


_PRINTED: dict[Verdict, dict[str, str]] = {
    "read": {"en": "read as:", "ru": "читать как:", "cs": "číst jako:", "sk": "čítať ako:"},
    "ask": {"en": "ask", "ru": "спросить", "cs": "zeptat se", "sk": "spýtať sa"},
    "reject": {"en": "reject", "ru": "отклонить", "cs": "zamítnout", "sk": "zamietnuť"},
}
