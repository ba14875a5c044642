"""The players' rule book, as far as its chapters are in play: each section is marked with the chapter it is of."""

from __future__ import annotations

import re
from collections.abc import Collection

from pbem.rulesets.powers.book.presets import expanded
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.goals.register import GOALS
from pbem.rulesets.powers.options import Options

_SECTION = re.compile(r"(?=^## )", re.MULTILINE)
_MARK = re.compile(r"^<!-- chapter: (\S+) -->\n", re.MULTILINE)
_GOALS = frozenset(GOALS)


def in_play(options: Options, book: str) -> str:
    """Give the sections of chapters in play, without their marks; what is not marked always counts."""
    seats = every.seated(options) if options.map_text else options.seats or 2
    keys = expanded(options, seats, every.EVERY)
    return "".join(_MARK.sub("", section) for section in _SECTION.split(book) if _counts(section, keys))


def _counts(section: str, keys: Collection[str]) -> bool:
    """Tell whether a section counts; `place` and `fair` are several chapters, `goals` all that are played for."""
    mark = _MARK.search(section)
    if mark is None:
        return True
    if mark[1] == "goals":
        return bool(_GOALS & set(keys))
    return any(key == mark[1] or key.startswith(f"{mark[1]}-") or key == f"{mark[1]}2" for key in keys)
