"""The purse of a seat: what each land still has for it (P-4.4), or what is left of its starting grant (P-3.1).

One class over a state and a view: the price in an answer is the price that is paid.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Purse:
    """Sixtieths of BV by land; `grant` is spent anywhere, and first; `received`: what lands got of rests (P-43.1),
    `spent`: what each land has spent before (P-39.1)."""

    lands: Mapping[str, int] = field(default_factory=dict)
    grant: int = 0
    received: Mapping[str, int] = field(default_factory=dict)
    spent: Mapping[str, int] = field(default_factory=dict)

    @property
    def total(self) -> int:
        """Give all that is left."""
        return self.grant + sum(self.lands.values())

    def at(self, land: str) -> int:
        """Give what can be spent on a land."""
        return self.grant + self.lands.get(land, 0)

    def paying(self, price: int, at: str, paid: Mapping[str, int] | None = None) -> Purse | None:
        """Pay a price on a land, of which other lands pay what `paid` says; None: it cannot be paid."""
        shares = {land: share for land, share in (paid or {}).items() if land != at}
        own = price - sum(shares.values())
        if own < 0 or any(share < 0 or share > self.lands.get(land, 0) for land, share in shares.items()):
            return None
        if own > self.at(at):
            return None
        granted = min(own, self.grant)
        left = {
            land: has - shares.get(land, 0) - (own - granted if land == at else 0) for land, has in self.lands.items()
        }
        spent = {land: self.spent.get(land, 0) + self.lands[land] - has for land, has in left.items()}
        return replace(self, lands=left, grant=self.grant - granted, spent=spent)
