"""Characters that only mail programs and keyboards put there, taken out where no meaning can change.

What the language folds by itself (case, accents, look-alike letters, dashes, quotation marks) is left as it was
written, because a message to another player is passed on in the same letters.
"""

from __future__ import annotations

import re
import unicodedata

_BREAKS = re.compile("[\r\x0b\x0c\x85\u2028\u2029]")
_BREAK = re.compile("\r\n|[\r\x0b\x0c\x85\u2028\u2029]")
_ODD = re.compile("[\x00-\x08\x0e-\x1f\x7f-\xa0\u00ad\u2000-\u2011\u202a-\u202f\u205f-\u2069\u20e3\u3000\ufeff\ufffc]")
_UNSEEN = re.compile(
    "[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc]"
    "|(?<![^\\w\\s])[\u200c\u200d]|[\u200c\u200d](?=[\\w\\s])"
    "|(?<=[0-9])\ufe0f?\u20e3"
)
_SPACE = re.compile("[\u00a0\u2000-\u200a\u202f\u205f\u3000]")
_HYPHEN = re.compile("[\u2010\u2011]")
_BULLETS = re.compile("[•·◦▪‣●○■□▫∙⁃]")
_BULLET = re.compile(r"^([ \t]*)[•·◦▪‣●○■□▫∙⁃][ \t]+", re.M)  # noqa: RUF001


def plain(text: str) -> str:
    """Return the text with `\\n` line ends, ordinary spaces and composed letters, and nothing unseen in it."""
    if _BREAKS.search(text):
        text = _BREAK.sub("\n", text)
    if _ODD.search(text):
        text = _HYPHEN.sub("-", _SPACE.sub(" ", _UNSEEN.sub("", text)))
    if text.isascii():
        return text
    return unicodedata.normalize("NFC", _BULLET.sub(r"\1", text) if _BULLETS.search(text) else text)
