"""Whether a sentence is small talk, or an order ill said, or turns one, by the words it is made of.

No word decides it: a sentence has so many words nobody knows, of life, of the game, somebody who is told something, a
doubt, a tale of the past. What each of these traits weighs is no opinion. `tools/learn_talk.py` learns it from what
people wrote who had seen no lexicon (small talk; orders; what takes an order back, limits it, puts it off), and writes
it into `learned.py`, in logarithms of odds.
"""

from __future__ import annotations

from typing import Literal

from pbem.language.talk.learned import BASE, ORDER, TALK, WEIGHTS
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.traits import traits
from pbem.language.talk.weighing import WEAK

Turning = Literal["turns", "may turn", ""]
"""Whether a sentence turns the order beside it."""
SURE = 1.0
"""From where on a sentence that is left out may hardly turn an order."""
_HEAD = 2
"""So many words name a unit at the head of a sentence."""
_BRIEF = 4
"""Who writes, a greeting or a heading has fewer words: these say too little to be weighed against."""

_LISTS = tuple(name.removeprefix("said ") for name in WEIGHTS if name.startswith("said "))


def leaning(one: Sensed) -> float:
    """Give the odds that a sentence is talk, as their logarithm; 0: even."""
    return BASE + sum(WEIGHTS.get(name, 0.0) * size for name, size in traits(one, _LISTS))


def chats(one: Sensed, odds: float) -> bool:
    """Tell whether a sentence of such odds is talk beyond doubt; one that begins with a unit may be an order to it, and
    of a few words a misspelt one may be the whole order.
    """
    return odds > TALK and len(one.found) >= _BRIEF and not _addresses(one)


def _addresses(one: Sensed) -> bool:
    """Tell whether a sentence begins with a unit: `1: ...`, "army 1: ..."."""
    return any(map(one.names_somebody, range(min(_HEAD, len(one.found)))))


def commands(one: Sensed, odds: float) -> bool:
    """Tell whether a sentence of such odds is rather an order ill said, or turns one.

    What only says that orders come ("I send ...") is none, nor are words that lead on to what follows.
    """
    return not _leads_on(one) and (odds < ORDER or _bids(one))


def turning(one: Sensed) -> Turning:
    """Tell whether a sentence that names nothing of the game rather turns an order than that it is talk, or may."""
    if len(one.found) < _BRIEF or _leads_on(one):
        return ""
    odds = leaning(one)
    return "turns" if odds < ORDER else "may turn" if odds < SURE else ""


def _bids(one: Sensed) -> bool:
    """Tell whether a few words begin with one of the game, as an order does: "Attack Mordor!"."""
    return 0 < len(one.found) < _BRIEF and one.weights[0] >= WEAK and 0 not in one.strange


def _leads_on(one: Sensed) -> bool:
    return one.sentence.rstrip().endswith((":", ",")) or one.said("announce") or one.said("sends")
