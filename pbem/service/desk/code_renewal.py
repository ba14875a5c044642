"""A new code for a seat: whatever mail carries the old one is worthless from now on."""

from __future__ import annotations

import json

from sqlmodel import Session

from pbem.core.texts import Text, text
from pbem.service.house.case import SeatCase
from pbem.service.house.house import House
from pbem.service.post.posting import notice, to_seat_again
from pbem.store.repository import browsers, events, partners, seats
from pbem.store.tables import Campaign, Event, LogKind, Seat


def renew(house: House, session: Session, campaign: Campaign, seat: Seat, why: str, *told: Text) -> None:
    """Renew the code of a seat; the new one goes to the registered addresses only. The campaign is locked."""
    replace(house, session, seat, why)
    said = notice(house, seat.language, text("renewed"), *told, text("renewed-body"))
    to_seat_again(SeatCase(house, session, campaign, seat), said, "renewed")


def replace(house: House, session: Session, seat: Seat, why: str) -> None:
    """Renew the code of a seat without a mail of its own: the next one has it. The campaign is locked.

    Whoever has the seat is signed out of every browser.
    """
    seats.renew(session, seat)
    for reader in partners.readers(session, seat):
        browsers.end_of_person(session, reader.id or 0)
    note(house, session, seat, "renewed", why=why)


def note(house: House, session: Session, seat: Seat, kind: LogKind, **facts: object) -> None:
    """Write into the log what was done about a seat; no address is in it."""
    payload = json.dumps({"seat": seat.key, **facts}, ensure_ascii=False)
    events.append(session, Event(at=house.now, campaign=seat.campaign, who=seat.key, kind=kind, payload=payload))
