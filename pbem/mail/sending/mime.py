"""MIME parts written out as bytes (RFC 2045, 2046, 2047, 2231): ASCII only, lines of at most 76 characters.

The same parts give the same bytes: boundaries come from the contents. Written by hand because the standard
library's modern policy encodes long message identifiers, which breaks threads.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from dataclasses import dataclass
from email.header import Header
from functools import lru_cache
from urllib.parse import quote

CRLF = b"\r\n"
_BYTES_A_LINE = 57
"""So many bytes make a line of 76 letters in base64."""
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+")
_ASCII = bytes(range(128))
_ATOMS = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~ -]+")


_BOUNDARY = re.compile(rb"(\r\n--=_[0-9a-f]{40}(?:--)?\r\n)")
"""A line between two parts of a mail written here; no encoded body has one like it."""
PICTURES = re.compile(rb"Content-Type: image/", re.I)
"""How a picture begins."""
WORDLESS = re.compile(rb"Content-Type: (?!text/(?:plain|html)\b|multipart/)", re.I)
"""How a part begins that is neither text nor page."""


@dataclass(frozen=True)
class Part:
    """Some header fields, already folded, and a body, already encoded."""

    fields: tuple[tuple[str, str], ...]
    body: bytes


def written(part: Part, *first: tuple[str, str]) -> bytes:
    """Write a part out, with these fields before its own."""
    lines = [f"{name}: {value}".encode("ascii") for name, value in (*first, *part.fields)]
    return CRLF.join((*lines, b"", part.body))


def text(words: str, media_type: str) -> Part:
    """Make a UTF-8 text part in the shorter of the two encodings."""
    data = words.encode("utf-8", "replace").replace(CRLF, b"\n").replace(b"\r", b"\n").replace(b"\n", CRLF)
    quoted = _quoted_if_shorter(data)
    encoding, body = ("base64", base64_lines(data)) if quoted is None else ("quoted-printable", quoted)
    return Part(
        (("Content-Type", f"{media_type}; charset=utf-8"), ("Content-Transfer-Encoding", encoding)),
        body if body.endswith(CRLF) else body + CRLF,
    )


def _quoted_if_shorter(data: bytes) -> bytes | None:
    """Encode as quoted-printable, unless base64 is shorter: of letters that are not ASCII that is known beforehand."""
    plain = 4 * -(-len(data) // 3) + len(CRLF) * -(-len(data) // _BYTES_A_LINE)
    if len(data) + 2 * len(data.translate(None, _ASCII)) > plain:
        return None
    quoted = binascii.b2a_qp(data, istext=True)
    return quoted if len(quoted) <= plain else None


def picture(data: bytes, cid: str) -> Part:
    """Make the picture an HTML part shows as `cid:<cid>`."""
    name = f"{cid}.png"
    fields = (
        ("Content-Type", f'image/png; name="{name}"'),
        ("Content-Transfer-Encoding", "base64"),
        ("Content-ID", f"<{cid}>"),
        ("Content-Disposition", f'inline; filename="{name}"'),
    )
    return Part(fields, base64_lines(data))


def attached(data: bytes, media_type: str, name: str) -> Part:
    """Make an attached file."""
    fields = (
        ("Content-Type", one_line(media_type).encode("ascii", "ignore").decode()),
        ("Content-Transfer-Encoding", "base64"),
        ("Content-Disposition", f"attachment;\r\n {_file_name(one_line(name))}"),
    )
    return Part(fields, base64_lines(data))


def multipart(subtype: str, *parts: Part) -> Part:
    """Put parts into one; a single part stays as it is."""
    if len(parts) == 1:
        return parts[0]
    bodies = tuple(map(written, parts))
    boundary = "=_" + hashlib.sha256(subtype.encode() + b"\0".join(bodies)).hexdigest()[:40]
    opened = b"".join(b"--%s\r\n%s\r\n" % (boundary.encode(), body) for body in bodies)
    content_type = f'multipart/{subtype};\r\n boundary="{boundary}"'
    return Part((("Content-Type", content_type),), opened + b"--%s--\r\n" % boundary.encode())


def base64_lines(data: bytes) -> bytes:
    """Encode bytes in lines of 76 letters."""
    return base64.encodebytes(data).replace(b"\n", CRLF)


def one_line(words: str) -> str:
    """Leave nothing in a field's value that could begin another field."""
    return " ".join(_CONTROLS.sub(" ", words).split())


@lru_cache(maxsize=1024)
def unstructured(name: str, words: str) -> str:
    """Write the value of a field such as Subject, encoded where it is not ASCII, folded."""
    value = one_line(words)
    charset = "us-ascii" if value.isascii() else "utf-8"
    return "\r\n".join(Header(value, charset, maxlinelen=76, header_name=name).encode().splitlines())


def display_name(name: str) -> str:
    """Write a person's name for use before an address."""
    value = one_line(name)
    if not value.isascii():
        return unstructured("Reply-To", value)
    if _ATOMS.fullmatch(value):
        return value
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _file_name(name: str) -> str:
    """RFC 2231: a name that is not ASCII is percent-encoded."""
    if name.isascii() and not set(name) & set('"\\%'):
        return f'filename="{name}"'
    return f"filename*=utf-8''{quote(name, safe='')}"


def emptied(mail: bytes, kind: re.Pattern[bytes]) -> bytes:
    """Give a mail written here without what its parts of a kind hold; their own head stays."""
    first, *rest = _BOUNDARY.split(mail)
    return b"".join((first, *(_head(one) if kind.match(one) else one for one in rest)))


def _head(part: bytes) -> bytes:
    """Give the head of a part."""
    head, end, _ = part.partition(CRLF + CRLF)
    return head + end
