"""What one seat knows (7.4): a table without the secrets of others."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.core.seats import Seat
from pbem.rulesets.powers.state import Table


@dataclass(frozen=True, kw_only=True)
class View(Table):
    """A table as `seat` sees it (None: the public; REFEREE: everything)."""

    seat: Seat | None
