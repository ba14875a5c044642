"""The text of a received mail, whatever state the mail is in: of each pair of plain text and HTML the better one."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pbem.mail.reading import headers
from pbem.mail.reading.characters import plain
from pbem.mail.reading.charset import SAMPLE, decode
from pbem.mail.reading.flowed import unwrap
from pbem.mail.reading.markup import strip_html
from pbem.mail.reading.parts import Part
from pbem.mail.reading.transfer import decoded
from pbem.mail.reading.wrapped import is_wrapped, rejoined
from pbem.mail.words import own_lines

LARGEST = 2_000_000
"""Characters of text that are read."""

MOST = 500
"""Texts of one mail that are read."""

FEW, SMALL_SAMPLE = 20, 400
"""Of a mail with more texts than those few, the charset of each further one is judged from so many bytes."""

SHORT = 1_000
"""Characters of a text that may be nothing but a note that the mail is in HTML."""

_NOTE = re.compile(
    r"\b(html|multi-?part message|mime format|hypertext)\b|гипертекст|форматирован\w+ html|nepodporuje|nezobraz", re.I
)
_SIGNED, _SIGNATURE = "-----BEGIN PGP SIGNED MESSAGE-----\n", "\n-----BEGIN PGP SIGNATURE-----"
_ENDED = "-----END PGP SIGNATURE-----"
_CONTROL = re.compile("[\x00-\x08\x0e-\x1a\x1c-\x1f\ufffd]")
_DASHED = re.compile(r"^- (?=-)", re.M)


@dataclass(frozen=True)
class Version:
    """One text, written as plain text, as HTML or as both: the parts that hold it."""

    plain: tuple[int, ...] = ()
    html: tuple[int, ...] = ()


def versions(parts: list[Part]) -> tuple[Version, ...]:
    """Return the texts of the mail itself in their order; alternatives of each other are one."""
    found: list[list[Version]] = [[] for _ in parts]
    for number in range(len(parts) - 1, -1, -1):
        part = parts[number]
        inner = [version for one in part.parts for version in found[one]]
        found[number] = _alternatives(inner) if part.kind == "multipart/alternative" else inner
        if not part.parts:
            found[number] = _own_version(part, number)
        elif part.kind == "message/rfc822":
            found[number] = []
        for one in part.parts:
            found[one] = []
    return tuple(found[0])


def _alternatives(inner: list[Version]) -> list[Version]:
    """Of several plain alternatives the first counts; HTML may be cut by pictures."""
    written = next((version.plain for version in inner if version.plain), ())
    return [Version(written, tuple(one for version in inner for one in version.html))]


def _own_version(part: Part, number: int) -> list[Version]:
    if part.kind == "text/html" and (part.inside < 0 or not part.is_file):
        return [Version(html=(number,))]
    if part.kind in {"text/plain", "text"} and not part.is_file:
        return [Version((number,))]
    return [Version((number,))] if part.is_multipart and part.inside < 0 else []


class Reader:
    """Reads parts of one mail, as many characters of them as are read of a mail."""

    def __init__(self, data: bytes, parts: list[Part]) -> None:
        self._data, self._parts = data, parts
        self._left, self._texts = LARGEST, 0
        self.shortened = False
        self.binary = False

    def plain(self, version: Version) -> str:
        """Return the plain text of a version."""
        return "\n".join(plain(self._unwrapped(self._parts[number])) for number in version.plain)

    def html(self, version: Version) -> str:
        """Return the words of the HTML of a version."""
        return "\n".join(plain(strip_html(self.decoded(self._parts[number]))) for number in version.html)

    def decoded(self, part: Part) -> str:
        """Return the text of a part as it was before the journey."""
        end = min(part.end, part.start + 3 * self._left)
        data = decoded(self._data[part.start : end], headers.raw(part.fields, "Content-Transfer-Encoding"))
        text = decode(data[: 4 * self._left], part.parameter("charset"), SAMPLE if self._texts < FEW else SMALL_SAMPLE)
        self._texts += 1
        self.shortened |= end < part.end or len(text) > self._left
        self.binary |= _is_binary(text[:10_000])
        read = text[: self._left]
        self._left -= len(read)
        return read

    def _unwrapped(self, part: Part) -> str:
        text = self.decoded(part).replace("\r\n", "\n")
        if part.parameter("format").lower() == "flowed":
            text = unwrap(text, delete_space=part.parameter("delsp").lower() == "yes")
        return _unsigned(text)


def _is_binary(text: str) -> bool:
    """Tell whether a text is rubbish: one sign in fifty and more that no letter has."""
    return len(_CONTROL.findall(text)) * 50 > len(text)


def _unsigned(text: str) -> str:
    """Take off what PGP puts around a text it signs; nobody here checks the signature."""
    above, begun, rest = text.partition(_SIGNED)
    if not begun or (above and not above.endswith("\n")):
        return text
    signed, _, signature = rest.partition("\n\n")[2].partition(_SIGNATURE)
    return above + _DASHED.sub("", signed) + signature.partition(_ENDED)[2]


def is_note(text: str) -> bool:
    """Tell whether a plain text says nothing but that the words are in the HTML."""
    return not text.strip() or (len(text) < SHORT and bool(_NOTE.search(text)) and text.strip().count("\n") < 4)


def text(reader: Reader, version: Version) -> str:
    """Return the better of plain text and HTML: plain text unless it lacks what the HTML has."""
    written = reader.plain(version)
    if not version.html:
        return written
    if is_note(written) or not own_lines(written):
        shown = reader.html(version)
        return shown if not written.strip() or own_lines(shown) else written
    return rejoined(written, reader.html(version)) if is_wrapped(written) else written
