"""The HTML part: tables with inline styles, nothing from outside, below the size mail programs clip at.

A mail is rendered once, with all rows. The templates mark where rows begin (`<!--rows-->`, each `<!--row-->`), where
they are over (`<!--end-->`), and what is said of those left out (`<!--more-->`): past the budget the last rows are cut
at these marks, and of `<!--rows 16-->` all but so many are always left to the text part. No word of a player can be
such a mark, for the templates escape all words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial

from css_inline import CSSInliner
from markupsafe import escape

from pbem.core.blocks import Cell, Column, Table
from pbem.reports import markdown
from pbem.reports.places import folder
from pbem.reports.rendering import template
from pbem.reports.texts import Catalogue

BUDGET = 80_000
"""Bytes of the encoded part; Gmail clips near 102 KB."""
_ROWS = (1000, 40, 20, 10, 4, 0)
"""How many rows of a table or answer are shown: the first number with which the mail is small enough."""
_STYLES = re.compile("(?<=<style>).*?(?=</style>)", re.DOTALL)
_TAG = re.compile("(<[a-z][^>]*>)")
_NAME = re.compile("<([a-z0-9]+)")
_CLASS = re.compile(' class="([^"]*)"')
_CLASSES = re.compile(r"[.]([a-z]+)")
_STYLE = re.compile(' style="([^"]*)"')
_LOOKS = {"muted": "mut", "up": "up", "down": "down"}
_STRONG = frozenset({"strong", "number"})
_SIGNS = {"+": "up", "-": "down", "−": "down"}
_ASCII = bytes(range(128))


@dataclass(frozen=True)
class _Shown:
    """A cell of a table: its classes, where its words stand and how, the colour of a tag, small print and its class."""

    looks: str
    numeric: bool
    strong: bool
    words: str
    paint: str
    small: str
    mood: str


def encoded_size(html: str) -> int:
    """Count the bytes the part takes in a mail, in the shorter of the two encodings."""
    data = html.encode()
    special = data.count(b"=") + len(data.translate(None, _ASCII))
    quoted = (len(data) + 2 * special) * 77 // 75
    return min(quoted, len(data) * 4 * 77 // (3 * 76))


def render(name: str, catalogue: Catalogue, told: Mapping[str, object]) -> str:
    """Render a template; tables lose their last rows to the text part until the mail is small enough."""
    words = {"t": catalogue.t, "say": catalogue.say, "language": catalogue.language, "rich": markdown.rich}
    whole = styled(template(name).render(**told, **words, cells=partial(_cells, catalogue)))
    first, *tables = whole.split("<!--rows")
    parts = tuple(map(_parted, tables))
    html = ""
    for most in _ROWS:
        html = first + "".join(_shortened(part, most, catalogue) for part in parts)
        if encoded_size(html) <= BUDGET:
            break
    return html


@dataclass(frozen=True)
class _Rows:
    """Rows of a mail, what stands before, below and behind them, how many are shown at most, what is said of more."""

    most: int
    head: str
    rows: tuple[str, ...]
    below: str
    more: str
    after: str


def _parted(marked: str) -> _Rows:
    """Part what follows the mark of rows at its other marks."""
    most, _, rest = marked.partition("-->")
    rows, _, rest = rest.partition("<!--end-->")
    below, _, rest = rest.partition("<!--more-->")
    more, _, after = rest.partition("<!--/more-->")
    head, *each = rows.split("<!--row-->")
    return _Rows(int(most or _ROWS[0]), head, tuple(each), below, more, after)


def _shortened(part: _Rows, most: int, catalogue: Catalogue) -> str:
    """Leave so many rows, and say how many are left out."""
    most = min(most, part.most)
    kept = part.head + "".join(part.rows[:most]) + part.below
    if len(part.rows) > most:
        left = escape(catalogue.t("report-more", count=len(part.rows) - most))
        kept += part.more.replace("<!--count-->", left)
    return kept + part.after


def _cells(catalogue: Catalogue, table: Table) -> list[list[_Shown]]:
    """Say the cells of a table."""
    return [
        [_shown(catalogue, column, cell) for column, cell in zip(table.columns, row, strict=False)]
        for row in table.rows
    ]


def _shown(catalogue: Catalogue, column: Column, cell: Cell) -> _Shown:
    small = "" if cell.small == "" else catalogue.say(cell.small)
    return _Shown(
        looks=f"{'hide' if column.hide else ''} {_LOOKS.get(cell.style, '')}".strip(),
        numeric=column.numeric,
        strong=cell.style in _STRONG,
        words=catalogue.say(cell.content),
        paint=(cell.colour or "neutral") if cell.style == "tag" else "",
        small=small,
        mood=_SIGNS.get(small[:1], "mut"),
    )


def styled(html: str) -> str:
    """Write the looks of the classes into each opening tag, and leave of the style block what cannot stand there."""
    pieces = _TAG.split(html)
    tags = list(map(_opening, pieces[1::2]))
    pieces[1::2] = [tag.written for tag in tags]
    before, opened, styles = "".join(pieces).partition("<style>")
    _, closed, after = styles.partition("</style>")
    return f"{before}{opened}{_used(tags)}{closed}{after}" if closed else before + opened + styles


@dataclass(frozen=True)
class _Tag:
    """An opening tag with its whole style, and its classes."""

    written: str
    classes: frozenset[str]


@lru_cache(maxsize=512)
def _opening(tag: str) -> _Tag:
    """Write the looks of its classes into an opening tag."""
    name, classes, style = _NAME.match(tag), _CLASS.search(tag), _STYLE.search(tag)
    looks = name[1] if name and name[1] in ("a", "body") else "div"
    if looks == "div" and not (classes or style):
        return _Tag(tag, frozenset())
    named = classes[1] if classes else ""
    whole = _inlined(looks, named, style[1] if style else "")
    bare = _STYLE.sub("", tag)
    return _Tag(f'{bare[:-1]} style="{whole}">' if whole else bare, frozenset(named.split()))


@lru_cache(maxsize=1024)
def _inlined(element: str, classes: str, style: str) -> str:
    inside = f'<{element} class="{classes}" style="{style}"></{element}>'
    page = inside if element == "body" else f"<body>{inside}</body>"
    html = _inliner().inline(f"<html><head><style>{_css()}</style></head>{page}</html>")
    found = _STYLE.search(html, html.index(f"<{element} "))
    return found[1].replace(": ", ":") if found else ""


def _used(tags: Iterable[_Tag]) -> str:
    """Give the rules of the style block whose classes are in a mail."""
    classes = frozenset[str]().union(*{tag.classes for tag in tags})
    return "\n".join(rule for rule, named in _rest() if not named or not named.isdisjoint(classes))


@cache
def _rest() -> tuple[tuple[str, frozenset[str]], ...]:
    """Give the rules for phones and dark screens, which only a style block can hold, with the classes each is for."""
    found = _STYLES.search(_inliner().inline(f"<html><head><style>{_css()}</style></head><body></body></html>"))
    rules = found[0].strip().splitlines() if found else ()
    return tuple((rule, frozenset(_CLASSES.findall(rule.partition("{")[0]))) for rule in rules)


@cache
def _inliner() -> CSSInliner:
    return CSSInliner(keep_at_rules=True, load_remote_stylesheets=False)


@cache
def _css() -> str:
    return (folder("templates") / "mail" / "mail.css").read_text("utf-8")
