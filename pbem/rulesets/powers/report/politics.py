"""Political points in the report (P-57.3)."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.texts import Text, share, text
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.sight import veiled
from pbem.rulesets.powers.state import BV
from pbem.rulesets.powers.view import View


def politics(view: View) -> Iterator[Text]:
    """Say how many points each power has, as far as one knows; nothing without the chapter."""
    if every.book(view).points.leftover and view.round:
        for seat in view.circle if not veiled(view) else view.politics:
            yield text("powers-politics", who=seat, points=share(view.politics.get(seat, 0), BV))
