"""A game from a scenario (P-17.1): a side's grant may depend on the chapters that are in play."""

from __future__ import annotations

from collections.abc import Collection

from pbem.rulesets.powers.board.world import Side
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.options import Options


def granted(options: Options, side: Side, chapters: Collection[str]) -> int:
    """P-17.1 [L392]: give a side's grant in BV: as agreed, else for the most chapters that are all in play."""
    if "scenario" not in chapters:
        return options.grants.get(side.key, side.grant)
    fitting = [key for key in side.grants if set(key.split()) <= set(chapters)]
    named = max(fitting, key=lambda key: (len(key.split()), key), default="")
    return options.grants.get(side.key, side.grants.get(named, side.grant))


SCENARIO = Chapter("scenario", needs=("land",))
