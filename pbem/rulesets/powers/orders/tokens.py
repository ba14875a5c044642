"""What is ordered of uncertain tokens (P-48)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.rulesets.powers.battle.doctrine import Units


@dataclass(frozen=True)
class HideOrder:
    """P-48.2: units of an area become three uncertain tokens each, one of them true."""

    units: Units
    at: str
    kind: Literal["hide"] = "hide"


@dataclass(frozen=True)
class ShowOrder:
    """P-48.4: true tokens of an area become units again, and two false ones for each are taken from the map."""

    units: Units
    at: str
    kind: Literal["show"] = "show"


@dataclass(frozen=True)
class MixOrder:
    """P-48.3: false tokens of an area are shown, and mixed among the tokens of their type in another."""

    units: Units
    at: str
    to: str
    kind: Literal["mix"] = "mix"


@dataclass(frozen=True)
class TokensOrder:
    """P-48.1: where false tokens are taken from first that must go; elsewhere they are drawn by lot."""

    lands: tuple[str, ...] = ()
    kind: Literal["tokens"] = "tokens"


@dataclass(frozen=True)
class ProveOrder:
    """P-49.3: what is proved where the first fire may destroy all attackers: as little as is needed, or all."""

    what: Literal["minimal", "all"] = "minimal"
    kind: Literal["prove"] = "prove"


TokenOrder = HideOrder | ShowOrder | MixOrder | TokensOrder | ProveOrder
