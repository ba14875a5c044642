"""The players' rule book, as far as its chapters are in play: each section is marked with the chapter it is of."""

from __future__ import annotations

import re

from pbem.rulesets.powers.book.presets import CHAPTERS
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.goals.lot import KEY
from pbem.rulesets.powers.chapters.goals.register import GOALS
from pbem.rulesets.powers.options import Options

_SECTION = re.compile(r"(?=^## )", re.MULTILINE)
_MARK = re.compile(r"^<!-- chapter: (\S+) -->\n", re.MULTILINE)


def in_play(options: Options, book: str) -> str:
    """Give the sections of chapters in play, without their marks; what is not marked always counts."""
    keys = every.keys(options) if options.map_text else _named(options)
    keys |= {"open": set(), "hidden": {"hidden"}, "full": {"fog"}}[options.visibility]
    return "".join(_MARK.sub("", section) for section in _SECTION.split(book) if _counts(section, keys))


def _named(options: Options) -> frozenset[str]:
    """Before there is a map: what is named, and some goal."""
    return frozenset((*(key for word in options.chapters for key in CHAPTERS.get(word, (word,))), *GOALS))


def _counts(section: str, keys: frozenset[str]) -> bool:
    """Tell whether a section counts; `place` and `fair` are several chapters, `goals` all that are played for."""
    mark = _MARK.search(section)
    if mark is None:
        return True
    if mark[1] == "goals":
        return bool({*GOALS, KEY} & keys)
    return any(key == mark[1] or key.startswith(f"{mark[1]}-") or key == f"{mark[1]}2" for key in keys)
