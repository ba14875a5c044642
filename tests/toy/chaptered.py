"""The duel with options of every kind: a share, chapters that may be left out, and what belongs to them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from pbem.core.options import Needs, belonging, keys, ranged, share
from tests.toy import options
from tests.toy.ruleset import TOY


@dataclass(frozen=True)
class Options(options.Options):
    """D-1, and what comes with the chapters."""

    mode: Literal["together", "sequential"] = "together"
    levy: str = share("1/3", "-1/2", "2", unsaid="0")
    chapters: tuple[str, ...] = keys(("market", "fort", "siege"), ("market",), unsaid=())
    fort_price: int = belonging(Needs("chapters", "fort"), ranged(3, 1, 9))
    ruin: str = belonging(Needs("chapters", "fort"), share("1/2", "0", "1"))
    order_of_play: Literal["fixed", "drawn"] = belonging(Needs("mode", "sequential"), "fixed")
    again: bool = belonging(Needs("order_of_play", "drawn"), False)


CHAPTERED = replace(TOY, options_type=Options)
"""The duel with chapters."""
