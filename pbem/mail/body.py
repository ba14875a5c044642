"""The body of a received mail as text, and which of its lines its writer wrote.

Lines are numbered from 1 in the decoded text (campaign.md, section 6): blank, quoted and signature lines
count, and only then are the quoted ones and the signature left out. Lines which the mail program wrapped
for the journey (`format=flowed`, RFC 3676) are whole again before they are counted.
"""

from __future__ import annotations

import re
from email.message import Message
from html.parser import HTMLParser
from itertools import takewhile

from pbem.mail.headers import MALFORMED, decoded_bytes

_BREAK = re.compile(r"\r\n|\r|\n")
_QUOTED = re.compile(r"\s{0,3}>")
_SIGNATURE = re.compile(r"-- ?")
_ORIGINAL = re.compile(r"-{3,}\s*[^-\s].*[^-\s]\s*-{3,}|_{20,}")
_FORWARDED_FROM = re.compile(r"\*?(from|od|от)\s*:\*?\s.*\S", re.I)
_FORWARDED_NEXT = re.compile(
    r"\*?(sent|date|to|subject|odesláno|odoslané|datum|dátum|komu|předmět|predmet|отправлено|дата|кому|тема)\s*:", re.I
)
_ATTRIBUTION = re.compile(r"@|\b\d{4}\b|\d{1,2}:\d\d")


def body(message: Message) -> str:
    """Return the first plain text, else the first HTML stripped to text, else nothing."""
    plain = _texts(message, "plain")
    if plain:
        return plain[0]
    return next(iter(map(strip_html, _texts(message, "html"))), "")


def own_lines(text: str) -> tuple[tuple[int, str], ...]:
    """Number the lines and keep those the writer wrote."""
    lines = [line.rstrip() for line in _BREAK.split(text)]
    end = _end(lines)
    quoted = {n for n, line in enumerate(lines[:end]) if _QUOTED.match(line)}
    quoted |= _attributions(lines, quoted)
    kept = tuple((n + 1, line) for n, line in enumerate(lines[:end]) if n not in quoted)
    return kept[: _last_written(kept)]


def _last_written(lines: tuple[tuple[int, str], ...]) -> int:
    """Leave out the blank lines after the last written one."""
    return max((n for n, (_, line) in enumerate(lines, 1) if line), default=0)


def _end(lines: list[str]) -> int:
    """Find where the signature or an older mail kept below begins."""
    return len(list(takewhile(lambda n: not _ends(lines, n), range(len(lines)))))


def _ends(lines: list[str], n: int) -> bool:
    if _SIGNATURE.fullmatch(lines[n]) or _ORIGINAL.fullmatch(lines[n].strip()):
        return True
    return bool(_FORWARDED_FROM.match(lines[n]) and any(map(_FORWARDED_NEXT.match, lines[n + 1 : n + 3])))


def _attributions(lines: list[str], quoted: set[int]) -> set[int]:
    """Find the `On Tuesday ... wrote:` lines above quotations; one may have been wrapped into two."""
    found: set[int] = set()
    for n in (n for n in quoted if n - 1 not in quoted):
        above = next((k for k in range(n - 1, max(n - 3, -1), -1) if lines[k]), -1)
        if above >= 0 and lines[above].endswith(":"):
            found.add(above)
            if above and not _ATTRIBUTION.search(lines[above]) and _ATTRIBUTION.search(lines[above - 1]):
                found.add(above - 1)
    return found


def _texts(message: Message, subtype: str) -> list[str]:
    """Return the texts of that kind that are not attached files."""
    return [_decoded(part) for part in _parts(message) if _is_body(part, subtype)]


def _parts(message: Message) -> list[Message]:
    try:
        return list(message.walk())
    except MALFORMED:
        return [message]


def _is_body(part: Message, subtype: str) -> bool:
    try:
        return part.get_content_type() == f"text/{subtype}" and part.get_content_disposition() != "attachment"
    except MALFORMED:
        return subtype == "plain" and not part.is_multipart()


def _decoded(part: Message) -> str:
    data = _payload(part)
    text = decoded_bytes(data, _parameter(part, "charset"))
    if _parameter(part, "format") == "flowed":
        return unwrap(text, delete_space=_parameter(part, "delsp") == "yes")
    return text


def _payload(part: Message) -> bytes:
    try:
        data = part.get_payload(decode=True)
    except MALFORMED:
        return str(part.get_payload()).encode("utf-8", "surrogateescape")
    return data if isinstance(data, bytes) else b""


def _parameter(part: Message, name: str) -> str:
    try:
        value = part.get_param(name, "")
    except MALFORMED:
        return ""
    return (value[2] if isinstance(value, tuple) else str(value or "")).strip().lower()


def unwrap(text: str, delete_space: bool = False) -> str:
    """RFC 3676: join a line ending in a space with the next one of the same quoting depth."""
    joined: list[tuple[int, str]] = []
    for line in _BREAK.split(text):
        depth = len(line) - len(line.lstrip(">"))
        words = line[depth:].removeprefix(" ")
        if joined and _goes_on(joined[-1], depth, words):
            last = joined[-1][1]
            joined[-1] = (depth, (last[:-1] if delete_space else last) + words)
        else:
            joined.append((depth, words))
    return "\n".join((">" * depth + " " if depth else "") + words for depth, words in joined)


def _goes_on(last: tuple[int, str], depth: int, words: str) -> bool:
    return last[0] == depth and last[1].endswith(" ") and last[1] != "-- " and words != "-- "


_BLOCKS = "address article blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre table tr ul"


class _Stripper(HTMLParser):
    """Keeps the text, breaks lines at blocks, marks quotations and drops what is never shown."""

    BLOCKS = frozenset(_BLOCKS.split())
    SILENT = frozenset({"head", "script", "style", "title"})

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.lines: list[str] = [""]
        self.quotes = 0
        self.silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.silent += tag in self.SILENT
        self._new_line(tag)
        self.quotes += tag == "blockquote"

    def handle_endtag(self, tag: str) -> None:
        self._new_line(tag if tag != "br" else "")
        self.silent = max(0, self.silent - (tag in self.SILENT))
        self.quotes = max(0, self.quotes - (tag == "blockquote"))

    def handle_data(self, data: str) -> None:
        words = re.sub(r"\s+", " ", data)
        if self.silent or (not self.lines[-1] and words == " "):
            return
        self.lines[-1] = self.lines[-1] + words if self.lines[-1] else ">" * self.quotes + words.lstrip()

    def _new_line(self, tag: str) -> None:
        if tag == "br" or (tag in self.BLOCKS and self.lines[-1]):
            self.lines.append("")


def strip_html(html: str) -> str:
    """Return the words of an HTML body, one line a block, quotations marked with `>`."""
    stripper = _Stripper()
    try:
        stripper.feed(html)
        stripper.close()
    except MALFORMED:
        return re.sub(r"<[^>]*>", "", html)
    return "\n".join(line.replace("\xa0", " ").rstrip() for line in stripper.lines)
