"""What happened about designs (P-58), for all to hear."""

from __future__ import annotations

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Text, text
from pbem.rulesets.powers.designs import MODELS


def designed(seat: Seat, base: str, cost: Text) -> Event:
    """`designed` (P-58.1), all: seat, unit and base (in words), cost (in BV)."""
    named = {"unit": text("powers-unit", row=MODELS[seat]), "base": text("powers-base", row=base)}
    return Event(kind="designed", seen_by=EVERYONE, rank=Rank.NEWS, facts={"seat": seat, **named, "cost": cost})
