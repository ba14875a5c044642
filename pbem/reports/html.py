"""The HTML part: tables with inline styles, nothing from outside, below the size mail programs clip at.

A mail is rendered once, with all rows. The templates mark where rows begin (`<!--rows-->`, each `<!--row-->`), where
they are over (`<!--end-->`), and what is said of those left out (`<!--more-->`): past the budget the last rows are cut
at these marks, and of `<!--rows 16-->` all but so many are always left to the text part. No word of a player can be
such a mark, for the templates escape all words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
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
_MARKED = re.compile("<!--rows ?([0-9]*)-->(.*?)<!--end-->(.*?)<!--more-->(.*?)<!--/more-->", re.DOTALL)
_STYLES = re.compile("(?<=<style>).*?(?=</style>)", re.DOTALL)
_TAG = re.compile('<(?:[a-z0-9]+ [^>]*?(?:class|style)="|(?:a|body)[ >])[^>]*>')
_NAME = re.compile("<([a-z0-9]+)")
_CLASS = re.compile(' class="([^"]*)"')
_CLASSES = re.compile(r"[.]([a-z]+)")
_STYLE = re.compile(' style="([^"]*)"')
_LOOKS = {"muted": "mut", "up": "up", "down": "down"}
_STRONG = frozenset({"strong", "number"})
_SIGNS = {"+": "up", "-": "down", "−": "down"}


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
    special = data.count(b"=") + len(data) - len(data.decode("ascii", "ignore"))
    quoted = (len(data) + 2 * special) * 77 // 75
    return min(quoted, len(data) * 4 * 77 // (3 * 76))


def render(name: str, catalogue: Catalogue, told: Mapping[str, object]) -> str:
    """Render a template; tables lose their last rows to the text part until the mail is small enough."""
    words = {"t": catalogue.t, "say": catalogue.say, "language": catalogue.language, "rich": markdown.rich}
    whole = styled(template(name).render(**told, **words, cells=partial(_cells, catalogue)))
    html = ""
    for rows in _ROWS:
        html = _MARKED.sub(partial(_cut, rows, catalogue), whole)
        if encoded_size(html) <= BUDGET:
            break
    return html


def _cut(most: int, catalogue: Catalogue, found: re.Match[str]) -> str:
    """Leave so many rows of a table, and say how many are left out."""
    head, *rows = found[2].split("<!--row-->")
    most = min(most, int(found[1] or most))
    kept = head + "".join(rows[:most]) + found[3]
    if len(rows) <= most:
        return kept
    return kept + found[4].replace("<!--count-->", escape(catalogue.t("report-more", count=len(rows) - most)))


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
    before, opened, styles = html.partition("<style>")
    _, closed, after = styles.partition("</style>")
    whole = f"{before}{opened}{_used(after)}{closed}{after}" if closed else html
    return _TAG.sub(lambda found: _opening(found[0]), whole)


@lru_cache(maxsize=512)
def _opening(tag: str) -> str:
    """Give an opening tag with its whole style."""
    name, classes, style = _NAME.match(tag), _CLASS.search(tag), _STYLE.search(tag)
    element = name[1] if name and name[1] in ("a", "body") else "div"
    whole = _inlined(element, classes[1] if classes else "", style[1] if style else "")
    bare = _STYLE.sub("", tag)
    return f'{bare[:-1]} style="{whole}">' if whole else bare


@lru_cache(maxsize=1024)
def _inlined(element: str, classes: str, style: str) -> str:
    inside = f'<{element} class="{classes}" style="{style}"></{element}>'
    page = inside if element == "body" else f"<body>{inside}</body>"
    html = _inliner().inline(f"<html><head><style>{_css()}</style></head>{page}</html>")
    found = _STYLE.search(html, html.index(f"<{element} "))
    return found[1].replace(": ", ":") if found else ""


def _used(html: str) -> str:
    """Give the rules of the style block whose classes are in a mail."""
    classes = {name for found in _CLASS.findall(html) for name in found.split()}
    rules = ((rule, set(_CLASSES.findall(rule.partition("{")[0]))) for rule in _rest().splitlines())
    return "\n".join(rule for rule, named in rules if not named or named & classes)


@cache
def _rest() -> str:
    """Give the rules for phones and dark screens, which only a style block can hold."""
    found = _STYLES.search(_inliner().inline(f"<html><head><style>{_css()}</style></head><body></body></html>"))
    return found[0].strip() if found else ""


@cache
def _inliner() -> CSSInliner:
    return CSSInliner(keep_at_rules=True, load_remote_stylesheets=False)


@cache
def _css() -> str:
    return (folder("templates") / "mail" / "mail.css").read_text("utf-8")
