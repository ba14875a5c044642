"""The purse of a seat: what each land still has for it (P-4.4), or what is left of its starting grant (P-3.1).

One class over a state and a view: the price in an answer is the price that is paid.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pbem.rulesets.powers.trades import Stock, Trade, without, worth


@dataclass(frozen=True)
class Purse:
    """Sixtieths of BV by land; `grant` is spent anywhere, and first; `received`: what lands got of rests (P-43.1),
    `spent`: what each land has spent before (P-39.1). `stocks`: of what trades the BV of each land are, where factories
    have trades (P-57.1)."""

    lands: Mapping[str, int] = field(default_factory=dict)
    grant: int = 0
    received: Mapping[str, int] = field(default_factory=dict)
    spent: Mapping[str, int] = field(default_factory=dict)
    stocks: Mapping[str, Stock] = field(default_factory=dict)

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

    def worth(self, purpose: Trade) -> Purse:
        """P-57.1: give what can be spent for a purpose."""
        if not self.stocks:
            return self
        return replace(self, lands={at: worth(self.stocks.get(at, {}), purpose) for at in self.lands})

    def after(self, spent: Purse, purpose: Trade) -> Purse:
        """P-57.1: give what is left of this purse when so much is left of its worth for a purpose."""
        if not self.stocks:
            return spent
        had = self.worth(purpose).lands
        cost = {at: had.get(at, 0) - left for at, left in spent.lands.items()}
        stocks = {at: without(self.stocks.get(at, {}), purpose, cost[at]) for at in spent.lands}
        return replace(spent, stocks=stocks, lands={at: sum(stock.values()) for at, stock in stocks.items()})
