"""The fair start as chapters (P-18): for two, by the matrix, by division."""

from __future__ import annotations

from typing import Literal

from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points, Preparation
from pbem.rulesets.powers.chapters.fair.start import awaits, run
from pbem.rulesets.powers.orders import AgreeOrder, BidOrder

KEYS = ("fair2", "fair-div", "fair-mat")


def _chapter(key: str, needs: str, stage: Literal["bid", "divide"]) -> Chapter:
    return Chapter(
        key,
        needs=(needs,),
        excludes=tuple(other for other in KEYS if other != key),
        orders=(BidOrder, AgreeOrder),
        points=Points(preparations=(Preparation(stage, 10, awaits, run, sides=True),)),
    )


FAIR2 = _chapter("fair2", "land", "bid")
DIVISION = _chapter("fair-div", "multi", "divide")
MATRIX = _chapter("fair-mat", "multi", "bid")
