"""What is worked at: a campaign, or a seat of one, in a transaction of the house; and the log of what was done."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlmodel import Session

from pbem.service.house.house import House
from pbem.store.repository import events
from pbem.store.tables import Campaign, Event, LogKind, Seat


@dataclass(frozen=True)
class Case:
    """A campaign that is worked at, in a transaction."""

    house: House
    session: Session
    campaign: Campaign

    @property
    def now(self) -> datetime:
        """Give the present, aware, in UTC."""
        return self.house.now

    def of(self, seat: Seat) -> SeatCase:
        """Turn to a seat of the campaign."""
        return SeatCase(self.house, self.session, self.campaign, seat)

    def log(self, who: str, kind: LogKind, **facts: Any) -> None:
        """Write into the log what somebody did at the present turn."""
        payload = json.dumps(facts, ensure_ascii=False)
        entry = Event(at=self.now, campaign=self.campaign.key, who=who, kind=kind, payload=payload)
        entry.branch, entry.turn = self.campaign.head_branch, self.campaign.head_turn
        events.append(self.session, entry)


@dataclass(frozen=True)
class SeatCase(Case):
    """A seat that is worked at."""

    seat: Seat
