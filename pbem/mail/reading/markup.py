"""An HTML body as text: its words, a line a block, quotations marked with `>`.

Tags are found by one regular expression that never looks back: on the mails of our players' programs this reads
what a browser's parser reads, in less time, and no rubbish makes it slow (docs/letters.md).

Most programs put what they quote into `blockquote`; Outlook puts only a heading with a rule above it, and that
becomes the line `-----Original Message-----`, so that plain text and HTML are cut at the same place. A `blockquote`
without border is no quotation but the writer's own indented words.
"""

from __future__ import annotations

import re
from html import unescape

ORIGINAL = "-----Original Message-----"
"""The line that stands where Outlook draws a rule above the mail it quotes."""

SIGNATURE = "-- "
"""The line above a signature."""

_DECLARED = re.compile(r"<[!?]")
_TAG = re.compile(
    r"<(/?)([a-z][\w:-]*+)"
    r"([^>\"']*+(?:(?:\"[^\"]{0,2000}+\"|'[^']{0,2000}+')[^>\"']*+){0,20}+|[^>]*+)>",
    re.I | re.A,
)
_ANY_TAG = re.compile(r"<(?:/?[a-z][\w:-]*+[^<>]{0,2000}+>|!--|!\[|!doctype)", re.I | re.A)
_SPACE = re.compile(r"[ \t\n\r\f]+")

_BLOCK = (
    "address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 "
    "h4 h5 h6 header hr html li main nav ol p pre section summary table tbody tfoot thead title tr ul"
)
_EMPTY = "area base br col embed hr img input link meta param source track wbr"
_UNSEEN = (
    "audio datalist del map math noembed noframes object option s script select strike "
    "style svg template title video xml"
)
_BLOCKS, _VOID, _SILENT = (frozenset(names.split()) for names in (_BLOCK, _EMPTY, _UNSEEN))
_CELLS = frozenset({"td", "th"})
_CLOSED_BY_THE_NEXT = frozenset({"li", "p"})
_DEEPEST = 20

_HIDDEN = re.compile(
    r"display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|font-size\s*:\s*0(?:px|pt|em|%)?\s*(?:[;\"'!]|$)"
    r"|text-decoration[\w-]*\s*:[^;\"']{0,60}line-through|(?<![\w-])max-height\s*:\s*0(?:px)?\s*[;\"'!]|^(?:[^\"']|\"[^\"]*\"|'[^']*')*\shidden(?=[\s=/]|$)",
    re.I,
)
_QUOTE = re.compile(r"yahoo_quoted|border-left\s*:\s*solid[^;\"']{0,60};\s*padding\s*:\s*0(?:cm|in|mm)", re.I)
_HIDING = ("none", "hid", "line-through", "size:0", "size: 0", "height:0", "height: 0")
_QUOTING = ("yahoo_quoted", "border-left")
_INDENT = re.compile(r"border\s*:\s*(?:none|0)", re.I)
_CITED = re.compile(r"cite|quote", re.I)
_KEPT = re.compile(r"white-space\s*:\s*(?:pre|break-spaces)", re.I)
_MARKER = re.compile(r"mso-list\s*:\s*Ignore", re.I)
_RULED = re.compile(r"border-top\s*:\s*solid[^;\"']{0,60};\s*padding\s*:\s*3\.0pt", re.I)
_HEADING = re.compile(r"(?:\s|<[^>]*>)*(?:&nbsp;)?[^\s:<>&]{2,20}(?:\s|&nbsp;|<[^>]*>)*:")
_OLDER = re.compile(r"divRplyFwdMsg|mail-editor-reference-message|stopSpelling|zwchr", re.I)
_SIGNED = re.compile(r"class\s*+=\s*+[\"']?[\w -]*?(?<![\w-])gmail_signature(?=[\s\"'>]|$)", re.I)
_NUMBER = re.compile(r"\s*(\d{1,3})[.)]")
_START = re.compile(r"\s(?:start|value)\s*=\s*[\"']?(\d{1,3})", re.I)
_NUMBERED = re.compile(r"\W*\d|\W*[^\W\d]\S*\s+\W*\d+\s*[:.)–—-]")


def strip_html(html: str) -> str:
    """Return the words of an HTML body; what only calls itself HTML stays as it is."""
    if not _ANY_TAG.search(html):
        return unescape(html)
    stripper = _Stripper(_uncommented(html.replace("\ufeff", "").replace("\u200b", "")))
    return "\n".join(stripper.lines())


def _uncommented(html: str) -> str:
    """Leave out comments, the last one closed or not, and declarations; each sign is looked at once."""
    shown: list[str] = []
    place, last = 0, html.rfind(">")
    while opening := _DECLARED.search(html, place):
        is_comment = html.startswith("<!--", opening.start())
        if not is_comment and opening.start() > last:
            return "".join((*shown, html[place:].partition("<!--")[0]))
        shown.append(html[place : opening.start()])
        closing = html.find("-->", opening.start() + 4) if is_comment else html.find(">", opening.end())
        if closing < 0:
            return "".join(shown)
        place = closing + (3 if is_comment else 1)
    return "".join((*shown, html[place:]))


class _Stripper:
    """The lines so far, and the elements we are in that change how words are read."""

    def __init__(self, html: str) -> None:
        self._html = html
        self._lines: list[str] = []
        self._line: list[str] = []
        self._inside: dict[str, list[str]] = {}
        self._count = dict.fromkeys(("hidden", "quote", "kept", "marker"), 0)
        self._lists: list[int] = []
        self._number = 0

    def lines(self) -> list[str]:
        """Read the whole."""
        html, place = self._html, 0
        for piece in _TAG.finditer(html, 0, html.rfind(">") + 1):
            closing, tag, attributes = piece.groups()
            if piece.start() > place:
                self._words(html[place : piece.start()])
            place = piece.end()
            self._tag(tag.lower(), bool(closing), attributes, place)
        self._words(html[place:])
        self._end_line()
        return self._lines

    def _tag(self, tag: str, closing: bool, attributes: str, place: int) -> None:
        if tag == "br":
            self._break()
            return
        if tag in _BLOCKS:
            self._end_line()
            self._block(tag, closing, attributes, place)
        elif tag in _CELLS and self._line:
            self._words(" ")
        if closing:
            self._leave(tag)
        elif tag in self._inside or attributes or tag in _SILENT or tag in _EFFECTS:
            self._enter(tag, attributes)

    def _block(self, tag: str, closing: bool, attributes: str, place: int) -> None:
        """What lines stand above a block: a list's number, an older mail's heading."""
        if tag in {"ol", "ul"}:
            self._list(tag, closing, attributes)
        elif tag == "li" and not closing:
            self._item(attributes)
        elif tag == "body":
            self._show()
        elif attributes and not closing and tag in {"div", "hr", "pre"}:
            self._landmark(attributes, place)

    def _show(self) -> None:
        """What hides words above the body ends where the body begins, closed or not."""
        self._count["hidden"] = 0
        self._inside = {tag: [e for e in effects if e != "hidden"] for tag, effects in self._inside.items()}

    def _list(self, tag: str, closing: bool, attributes: str) -> None:
        self._number = 0
        if not closing:
            start = _START.search(attributes)
            self._lists.append((int(start[1]) if start else 1) if tag == "ol" else 0)
        elif self._lists:
            self._lists.pop()

    def _item(self, attributes: str) -> None:
        if self._lists and self._lists[-1]:
            value = _START.search(attributes)
            self._number = int(value[1]) if value else self._lists[-1]
            self._lists[-1] = self._number + 1
        else:
            self._number = 0

    def _landmark(self, attributes: str, place: int) -> None:
        if self._count["hidden"]:
            return
        older = ("id=" in attributes or "ID=" in attributes) and _OLDER.search(attributes)
        if older or self._is_heading(attributes, place):
            self._put(ORIGINAL)
        elif "signature" in attributes and _SIGNED.search(attributes):
            self._put(SIGNATURE)

    def _is_heading(self, attributes: str, place: int) -> bool:
        """A rule, and below it a line such as `From: ...`."""
        ruled = "border-top" in attributes and _RULED.search(attributes)
        return bool(ruled and _HEADING.match(self._html, place, place + 600))

    def _put(self, line: str) -> None:
        """Put a line of our own unless the mail has it."""
        last = next((one for one in self._lines[:-4:-1] if one.strip(" >")), "")
        if last.lstrip("> ").rstrip() != line.rstrip():
            self._line.append(line)
            self._end_line()

    def _enter(self, tag: str, attributes: str) -> None:
        """An element that changes how words are read is remembered until it ends."""
        if tag in _VOID or attributes.endswith("/"):
            return
        if tag in _CLOSED_BY_THE_NEXT:
            self._leave(tag)
        effect = _effect(tag, attributes)
        if effect or tag in self._inside:
            self._inside.setdefault(tag, []).append(effect)
            if effect:
                self._count[effect] += 1

    def _leave(self, tag: str) -> None:
        opened = self._inside.get(tag)
        if not opened:
            return
        effect = opened.pop()
        if effect:
            self._count[effect] -= 1
        if not opened:
            del self._inside[tag]

    def _words(self, words: str) -> None:
        """Add words; white space between blocks is none of them."""
        count = self._count
        if count["hidden"]:
            return
        if "&" in words:
            words = unescape(words)
        if count["marker"]:
            self._marker(words)
        elif count["kept"]:
            self._kept(words)
        else:
            spaced = _SPACE.sub(" ", words)
            if not self._line or self._line[-1].endswith(" "):
                spaced = spaced.lstrip(" ")
            if spaced:
                self._line.append(spaced)

    def _marker(self, words: str) -> None:
        """Word writes the number of a list's item as words of the item."""
        number = _NUMBER.match(words)
        if number:
            self._number = int(number[1])

    def _kept(self, words: str) -> None:
        first, *further = words.replace("\r\n", "\n").split("\n")
        if first:
            self._line.append(first)
        for line in further:
            self._break()
            if line:
                self._line.append(line)

    def _end_line(self) -> None:
        if self._line:
            self._break()

    def _break(self) -> None:
        """End a line, also an empty one."""
        if self._count["hidden"]:
            return
        line = _unspaced("".join(self._line))
        self._line.clear()
        if self._number and line.strip():
            line, self._number = line if _NUMBERED.match(line) else f"{self._number}. {line}", 0
        depth = min(self._count["quote"], _DEEPEST)
        self._lines.append((">" * depth + " " + line).rstrip(" ") if depth else line)


def _unspaced(line: str) -> str:
    """Take the spaces off a line's end, but for the one that makes `-- ` the mark of a signature."""
    return "-- " if line[:3] == "-- " and not line[2:].strip(" ") else line.rstrip(" ")


_EFFECTS = frozenset({"blockquote", "pre", "textarea", "listing"})


def _effect(tag: str, attributes: str) -> str:
    """Return how an element changes the reading of its words; most attributes are told apart by one look."""
    if tag in _SILENT or (_any_of(_HIDING, attributes) and _HIDDEN.search(attributes)):
        return "hidden"
    if tag == "blockquote":
        return "" if _INDENT.search(attributes) and not _CITED.search(attributes) else "quote"
    if tag in _EFFECTS or ("white-space" in attributes and _KEPT.search(attributes)):
        return "kept"
    if tag == "div" and _any_of(_QUOTING, attributes) and _QUOTE.search(attributes):
        return "quote"
    return "marker" if "mso-list" in attributes and _MARKER.search(attributes) else ""


def _any_of(words: tuple[str, ...], attributes: str) -> bool:
    return any(word in attributes for word in words)
