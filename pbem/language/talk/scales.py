"""Whether a sentence that cannot be read is small talk, or an order ill said, by the words it is made of.

No word decides it: a sentence has so many words nobody knows, of life, of the game, somebody who is told something, a
tale of the past. What each of these weighs is no opinion. `tools/learn_talk.py` learns it from what people wrote who
had seen no lexicon (small talk and orders), and writes it into `learned.py`, in logarithms of odds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from pbem.language.talk.learned import BASE, ORDER, TALK, WEIGHTS
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.statements import does, is_past
from pbem.language.talk.weighing import LIGHT, STRONG, WEAK


def leaning(one: Sensed) -> float:
    """Give the odds that a sentence is talk, as their logarithm; 0: even."""
    return BASE + sum(WEIGHTS[name] * trait(one) for name, trait in TRAITS.items())


def chats(one: Sensed) -> bool:
    """Tell whether a sentence is talk beyond doubt; one that begins with a unit may be an order to it."""
    return leaning(one) > TALK and not (one.found and one.names_somebody(0))


def commands(one: Sensed) -> bool:
    """Tell whether a sentence is rather an order ill said; what only says that orders come ("I send ...") is none."""
    return leaning(one) < ORDER and not (one.said("announce") or one.said("sends"))


def _share(one: Sensed, count: int) -> float:
    return count / max(len(one.found), 1)


def _of_the_game(one: Sensed) -> float:
    return _share(one, sum(weight >= WEAK for at, weight in enumerate(one.weights) if at not in one.strange))


def _weighing(least: int) -> Callable[[Sensed], float]:
    return lambda one: float(min(one.weights.count(least), 4))


def _kind(kind: str) -> Callable[[Sensed], float]:
    return lambda one: float(kind in one.kinds)


def _opening(name: str) -> Callable[[Sensed], float]:
    return lambda one: float(one.words.said(name, one.found[:1]))


def _sign(sign: str) -> Callable[[Sensed], float]:
    return lambda one: float(sign in one.sentence)


def _first(one: Sensed) -> float:
    return next((weight for weight in one.weights if weight >= 0), 0) / STRONG


TRAITS: Mapping[str, Callable[[Sensed], float]] = {
    "words": lambda one: math.log(len(one.found) + 1),
    "share nobody knows": lambda one: _share(one, len(one.strange)),
    "share of the game": _of_the_game,
    "share that carries nothing": lambda one: _share(one, sum(weight < 0 for weight in one.weights)),
    "names": _weighing(STRONG),
    "light words": _weighing(LIGHT),
    "words of life": lambda one: float(min(one.life, 3)),
    "does": lambda one: float(does(one)),
    "has words of a deed": lambda one: float(one.of_deeds and one.orders_a_deed),
    "tells somebody": lambda one: float(one.tells_somebody),
    "first word": _first,
    "past": lambda one: float(is_past(one)),
    "number": lambda one: float(any(token.sort == "number" for token in one.found)),
    "wish": _kind("wish"),
    "place": _kind("place"),
    "another time": _kind("later"),
    "ordinal": _kind("ordinal"),
    "until": _kind("until"),
    "but": _kind("contrast"),
    "begins with what joins": _opening("glue"),
    "begins with life": _opening("life"),
    "comma": _sign(","),
    "colon": _sign(":"),
    "exclaims": _sign("!"),
}
"""What a sentence is made of, each as a number."""
