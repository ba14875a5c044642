"""A mail cut into its parts in one pass over the bytes, however deep they are nested.

The standard library's parser takes quadratic time over some rubbish and is deep in recursion over nested parts;
this reader keeps a stack of open boundaries and looks at no byte twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice

from pbem.mail.reading import headers

MOST = 10_000
"""Parts that are read."""

MOST_MARKS = 200_000
"""Lines that may begin a part and are looked at."""

_HEAD = re.compile(rb"(?:[!-9;-~]++[ \t]*+:[^\n]*+(?:\n[ \t][^\n]*+)*+(?:\n|\Z))*+")
_MARK = re.compile(rb"\n--([^\n]*+)")
_UNNAMED = re.compile(rb"\s*+--([^\s]{1,200})[ \t]*\n(?=content-)", re.I)
_PARAMETER = re.compile(r';\s*+([\w-]{1,40})(\*\d*\*?)?\s*+=\s*+("(?:[^"\\]|\\.){0,2000}+"|[^;\s]*+)')


@dataclass
class Part:
    """One part: where it stands in the mail, inside which other, and what its head says."""

    fields: headers.Fields
    inside: int
    start: int
    end: int = -1
    parts: list[int] = field(default_factory=list)
    is_alternative: bool = False

    @cached_property
    def kind(self) -> str:
        """What it is, as `text/plain`; the standard says what an unnamed part is."""
        named = headers.raw(self.fields, "Content-Type").partition(";")[0].strip().lower()
        return named if named.count("/") == 1 else "text/plain"

    @cached_property
    def filename(self) -> str:
        """The name of the file; empty when it has none."""
        return self.parameter("filename", "Content-Disposition") or self.parameter("name")

    @property
    def disposition(self) -> str:
        """`inline`, `attachment` or nothing."""
        return headers.raw(self.fields, "Content-Disposition").partition(";")[0].strip().lower()

    @property
    def is_file(self) -> bool:
        """Whether it is a file with a name or an attachment, not a text to be shown."""
        return self.disposition == "attachment" or (bool(self.filename) and not self.is_alternative)

    @property
    def is_multipart(self) -> bool:
        """Whether it consists of parts."""
        return self.kind.startswith("multipart/")

    def parameter(self, name: str, of: str = "Content-Type") -> str:
        """Return a parameter of a field, its pieces (RFC 2231) put together."""
        found = _PARAMETER.findall(headers.raw(self.fields, of)[:5_000])
        pieces = [(star, _unquoted(value)) for key, star, value in found if key.lower() == name]
        return "".join(headers.extended(value) if star.endswith("*") else value for star, value in pieces).strip()


def _unquoted(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value[1:-1]) if value[:1] == '"' else value


def cut(data: bytes) -> list[Part]:
    """Cut a mail with `\\n` line ends into parts, the whole mail first; parts follow the one they are inside."""
    cutter = _Cutter(data)
    cutter.begin(0, -1)
    for mark in islice(_MARK.finditer(data), MOST_MARKS):
        cutter.mark(mark)
    cutter.close(len(data), 0)
    return cutter.found


class _Cutter:
    """The parts found so far, and the boundaries that are open."""

    def __init__(self, data: bytes) -> None:
        self.found: list[Part] = []
        self._data = data
        self._open: list[tuple[bytes, int]] = []
        self._depth: dict[bytes, int] = {}
        self._unended: list[int] = []

    def begin(self, start: int, inside: int) -> None:
        """A part begins here; so does the mail it carries, if it carries one."""
        while True:
            inside = self._add(start, inside)
            if self.found[inside].kind != "message/rfc822" or len(self.found) >= MOST:
                break
            start = self.found[inside].start
        self._open_boundary(inside)

    def _add(self, start: int, inside: int) -> int:
        head = _HEAD.match(self._data, start)
        end = head.end() if head else start
        body = end + 1 if self._data[end : end + 1] == b"\n" else end
        self.found.append(Part(headers.fields(self._data[start:end]), inside, body))
        number = len(self.found) - 1
        self._unended.append(number)
        if inside >= 0:
            self.found[inside].parts.append(number)
            self.found[number].is_alternative = self.found[inside].kind == "multipart/alternative"
        return number

    def _open_boundary(self, number: int) -> None:
        part = self.found[number]
        boundary = part.parameter("boundary").encode("latin-1", "replace") if part.is_multipart else b""
        if not boundary or (number == 0 and self._data.find(b"\n--" + boundary, part.start - 1) < 0):
            boundary = self._guessed(part, number)
        if boundary and boundary not in self._depth:
            self._depth[boundary] = len(self._open)
            self._open.append((boundary, number))

    def _guessed(self, part: Part, number: int) -> bytes:
        """A head that names no boundary, or a wrong one, or that lost its type, may stand above parts nevertheless."""
        typeless = number == 0 and not headers.raw(part.fields, "Content-Type")
        guess = _UNNAMED.match(self._data, part.start) if part.is_multipart or typeless else None
        if guess and typeless:
            part.kind = "multipart/mixed"
        return guess[1] if guess else b""

    def mark(self, mark: re.Match[bytes]) -> None:
        """A line with two hyphens: the begin of the next part, the end of the last, or nothing at all."""
        if mark.start() + 1 < self.found[-1].start or len(self.found) >= MOST:
            return
        name = mark[1].rstrip()
        ends = name not in self._depth
        depth = self._depth.get(name[:-2] if ends and name.endswith(b"--") else name, -1)
        if depth < 0:
            return
        number = self._open[depth][1]
        self.close(mark.start(), number + 1)
        self._forget(depth if ends else depth + 1)
        if not ends:
            self.begin(mark.end() + 1, number)

    def close(self, end: int, first: int) -> None:
        """The parts from that one on end here."""
        while self._unended and self._unended[-1] >= first:
            part = self.found[self._unended.pop()]
            part.end = max(end, part.start)

    def _forget(self, depth: int) -> None:
        for boundary, _ in self._open[depth:]:
            del self._depth[boundary]
        del self._open[depth:]


def outermost(parts: list[Part]) -> Iterator[Part]:
    """Return the parts of the mail itself, without those of mails it carries."""
    carried: set[int] = set()
    for number, part in enumerate(parts):
        if part.inside in carried or (part.inside >= 0 and parts[part.inside].kind == "message/rfc822"):
            carried.add(number)
        else:
            yield part
