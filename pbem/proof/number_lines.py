"""The numbers of the dice as they stand in the text of a mail, in whatever language, quoted or forwarded."""

from __future__ import annotations

import re

from pbem.reports.briefing import DiceTurn
from pbem.reports.texts import reason

_QUOTED = re.compile(r"^[ \t]*(?:[>|][ \t]?)*[ \t]*", re.M)
_ROW = re.compile(r"(?<![0-9a-f])(\d{1,4})\s+([0-9a-f]{64})\s+([0-9a-f]{64})(?![0-9a-f])")
_SEALED = re.compile(r"(?<![0-9a-f-])2-[0-9a-f]{64}(?![0-9a-f])")
_ALONE = re.compile(r"(?<![0-9a-f-])[0-9a-f]{64}(?![0-9a-f])")
_THROW = re.compile(r"^(\S[^\n:|]{0,200}?)(?:\s++|\s*+[:|]\s++)1[dkкдD](\d{1,4})\s*[=|]?\s+(\d{1,4})\s*\|?$", re.M)
_RECEIPT = re.compile(r"(\d{1,4}),\s+[^\W\d_]+\s+(\d{1,4}),\s+[^\W\d_]+(?:\s+[^\W\d_]+)?\s+([0-9a-f]{16})(?![0-9a-f])")


def unquoted(text: str) -> str:
    """Take off the signs of a quotation, and the indents."""
    return _QUOTED.sub("", text)


def throws(text: str) -> tuple[tuple[int, int, str], ...]:
    """List the throws told: sides, value, reason."""
    return tuple((int(sides), int(value), reason(why.strip())) for why, sides, value in _THROW.findall(text))


def revealed(text: str) -> tuple[DiceTurn, ...]:
    """List the turns whose seed and digest are told."""
    return tuple(DiceTurn(int(step), 0, True, seed, digest) for step, seed, digest in _ROW.findall(text))


def anchor(text: str) -> str:
    """Give the anchor, if it is told: it is the one such number that belongs to no turn."""
    sealed = _SEALED.search(text)
    alone = _ALONE.search(_ROW.sub(" ", text))
    return sealed[0] if sealed else alone[0] if alone else ""


def receipt(text: str) -> tuple[int, str] | None:
    """Give the revision and the beginning of the digest from a receipt."""
    found = _RECEIPT.search(text)
    return (int(found[2]), found[3]) if found else None
