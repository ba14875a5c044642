"""The HTML part: tables with inline styles, nothing from outside, below the size mail programs clip at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from css_inline import CSSInliner

from pbem.reports.rendering import template
from pbem.reports.texts import Catalogue

BUDGET = 80_000
"""Bytes of the encoded part; Gmail clips near 102 KB."""
_ROWS = (1000, 40, 20, 10, 4, 0)
"""How many rows of a table are shown: the first number with which the mail is small enough."""


@cache
def _inliner() -> CSSInliner:
    return CSSInliner(keep_at_rules=True, load_remote_stylesheets=False)


def encoded_size(html: str) -> int:
    """Count the bytes the part takes in a mail, in the shorter of the two encodings."""
    data = html.encode()
    special = data.count(b"=") + len(data) - len(data.decode("ascii", "ignore"))
    quoted = (len(data) + 2 * special) * 77 // 75
    return min(quoted, len(data) * 4 * 77 // (3 * 76))


def render(name: str, catalogue: Catalogue, told: Mapping[str, object]) -> str:
    """Render a template; tables lose their last rows to the text part until the mail is small enough."""
    html = ""
    for rows in _ROWS:
        html = _inliner().inline(_rendered(name, catalogue, told, rows))
        if encoded_size(html) <= BUDGET:
            break
    return html


def _rendered(name: str, catalogue: Catalogue, told: Mapping[str, object], rows: int) -> str:
    return template(name).render(**told, t=catalogue.t, say=catalogue.say, language=catalogue.language, most=rows)
