"""Orders about factories that have a trade (P-57)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pbem.rulesets.powers.trades import Trade


@dataclass(frozen=True)
class TradeOrder:
    """P-57.1, P-57.4: build a factory of a trade, of which own lands next to it may pay shares, in sixtieths."""

    at: str
    trade: Trade
    paid: Mapping[str, int] = field(default_factory=dict)
    kind: Literal["trade"] = "trade"
