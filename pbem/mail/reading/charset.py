"""Bytes of a mail as letters, whatever charset is named and whatever the bytes really are.

Mail programs name the wrong charset, or none. What is valid UTF-8 is UTF-8; else the charsets our players'
programs write are tried, and that one is right whose letters are common in Russian, Czech and Slovak and
stand as letters stand in words. On the short texts orders are, this reads more than the libraries measured
(docs/letters.md).
"""

from __future__ import annotations

import codecs
import math
import re
from functools import cache

SAMPLE = 4_000
"""Bytes beyond ASCII from which the charset is judged."""

_LABELS = {"win-1251": "cp1251", "win-1250": "cp1250", "x-cp1251": "cp1251", "x-cp1250": "cp1250", "win1251": "cp1251"}
_NO_CHARSETS = frozenset({"idna", "punycode", "unicode-escape", "raw-unicode-escape", "undefined", "utf-7", "mbcs"})
_VAGUE = frozenset({"ascii", "iso8859-1", "iso8859-15", "cp1252", "utf-8"})
"""Charsets named by programs that do not know better."""
_WESTERN = frozenset({"iso8859-1", "iso8859-15", "cp1252"})
_WIDE = ("utf-16", "utf-32")
_CANDIDATES = ("utf-8", "cp1251", "cp1250", "koi8_r", "iso8859_2", "cp1252", "iso8859_5", "cp866")
_NAMED, _NAMED_VAGUELY = 9.0, 3.0
"""How much likelier the charset named is than another."""
_RARE = -11.0
_ODD = -6.0
_CAPITAL = -0.7

_CYRILLIC = "о110 е85 а80 и74 н67 т63 с55 р47 в45 л44 к35 м32 д30 п28 у26 я20 ы19 ь17 г17 з16 б16 ч14 й12 х10 ж9 ш7 ю6 ц5 щ4 э3 ф3 ё3 ъ1"  # noqa: E501
_LATIN = "í330 á220 ě160 é130 ý110 ř120 č100 ž100 š80 ť70 ů60 ľ40 ó20 ô20 ú30 ň20 ď10 ä5 ĺ8 ŕ2 ö1 ü2 è2 à2 ç2 ê1 ñ1 â1"
_SIGNS = {"„“”‚‘’«»–—…№\xa0": -6.5, "°§×·•©®™€": -8.0}  # noqa: RUF001
_STRANGE = re.compile(
    "[а-яa-zß-ž][А-ЯA-ZÁČĎÉĚÍĽŇÓÔŘŠŤÚŮÝŽ](?=[а-яa-zß-ž])|[а-яё][А-ЯЁ]|[A-Za-z][А-Яа-яЁё]|[А-Яа-яЁё][A-Za-z]"
    "|(?<![A-Za-zÀ-žА-яЁё])[БГДЖЗЙЛМНПРТФХЦЧШЩЪЫЬЭЮбгджзйлмнпртфхцчшщъыьэю](?![A-Za-zÀ-žА-яЁё.0-9])|(?<=[0-9])[а-я](?=[0-9])"
    "|[a-z0-9] [А-Я] [a-z]|[íáěéýřčžšůúťľňďôó]{3}|[A-Za-zÀ-žА-я][«»„“”‚№©®°§×\xa0\x80-\x9f](?=[A-Za-zÀ-žА-я])"  # noqa: RUF001
)


def decode(data: bytes, label: str = "", sample: int = SAMPLE) -> str:
    """Decode with the charset named if that can be true, else with the likeliest; something is always read.

    `sample` are the bytes the charset is judged from, where one mail has many texts to be judged.
    """
    if data.startswith(codecs.BOM_UTF8):
        return data[3:].decode("utf-8", "replace")
    named = _codec(label)
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) or named.startswith(_WIDE):
        return _wide(data, named if named.startswith(_WIDE) else "utf-16")
    if named == "utf-7" or (not data.isascii() and _another(named)) or (data.isascii() and "2022" in named):
        return _whole(data.decode(named, "replace"))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode(likeliest(data, named, sample), "replace")


def _whole(text: str) -> str:
    """UTF-7 may hold halves of letters, which nothing can store."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def likeliest(data: bytes, named: str = "", sample: int = SAMPLE) -> str:
    """Return the charset in which the bytes make the best words."""
    telling = _telling(data, sample)
    return max(_CANDIDATES, key=lambda charset: _likelihood(telling, charset) + _belief(charset, named))


def _belief(charset: str, named: str) -> float:
    """Return what the name is worth; most western names are what a program says that does not know."""
    if named in _WESTERN:
        return _NAMED_VAGUELY * (charset == "cp1252")
    return _NAMED * (named not in _VAGUE and _codec(charset) == named)


def _telling(data: bytes, sample: int) -> bytes:
    """Return the lines that say something about the charset, not more of them than needed."""
    if len(data) <= sample:
        return data
    telling = (line for line in data[: 50 * sample].split(b"\n") if not line.isascii())
    return b"\n".join(line[:sample] for _, line in zip(range(sample // 20), telling, strict=False))[: 2 * sample]


def _likelihood(data: bytes, charset: str) -> float:
    text = data.decode(charset, "replace")
    weights = _weights()
    return sum(weights.get(sign, _RARE) for sign in text if sign > "\x7f") + _ODD * len(_STRANGE.findall(text))


@cache
def _weights() -> dict[str, float]:
    """Return how likely each letter is, as a logarithm."""
    found: dict[str, float] = {}
    for letters, whole in ((_CYRILLIC, 1000), (_LATIN, 1600)):
        for entry in letters.split():
            weight = math.log(int(entry[1:]) / whole)
            found |= {entry[0]: weight, entry[0].upper(): weight + _CAPITAL}
    return found | {sign: weight for signs, weight in _SIGNS.items() for sign in signs}


@cache
def _known(label: str) -> str:
    try:
        found = codecs.lookup(_LABELS.get(label, label))
    except (LookupError, ValueError):
        return ""
    return found.name if found._is_text_encoding and (found.name not in _NO_CHARSETS or found.name == "utf-7") else ""


def _codec(label: str) -> str:
    """Return Python's name of a charset; empty for none, an unknown one, and what is no charset."""
    plain = label.strip().strip("\"'").lower().partition("'")[0]
    return _known(plain) if plain.isascii() and len(plain) < 40 else ""


def _another(named: str) -> bool:
    """Tell whether the charset is none of those our judgement knows: then it is believed."""
    return bool(named) and named not in _VAGUE and named not in {_codec(charset) for charset in _CANDIDATES}


def _wide(data: bytes, named: str) -> str:
    """Decode UTF-16 or UTF-32; without a mark at its begin, the side on which the zeros stand tells the order."""
    if named == "utf-16" and not data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        named = "utf-16-be" if data[0:200:2].count(0) > data[1:200:2].count(0) else "utf-16-le"
    return data.decode(named, "replace").removeprefix("\ufeff")
