"""How often an address is answered.

An address that got so many mails within an hour (reports are not counted) gets one warning, and nothing more for an
hour: two programs that answer each other stop there. Strangers get fewer. What a player writes meanwhile is read all
the same; only the answers are left out.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Literal

from sqlmodel import Session

from pbem.core.texts import text
from pbem.reports import dates
from pbem.reports.briefing import Notice
from pbem.service.house.house import House
from pbem.store.repository import deliveries, inbox, people
from pbem.store.tables import Inbox

HOUR = timedelta(hours=1)
STRANGERS = 5
"""Answers within an hour to an address nobody is registered under."""
WARNING = "limit-many"

Pace = Literal["answer", "warn", "silence"]


def pace(house: House, session: Session, address: str) -> Pace:
    """Say whether an address gets one more answer now, the warning in its place, or nothing."""
    most = house.settings.answers_per_hour
    counted, warned = deliveries.mails_since(session, address, house.now - HOUR, WARNING) if most else (0, 0)
    if warned:
        return "silence"
    if counted < min(most, STRANGERS) or not most:
        return "answer"
    stranger = address != house.settings.referee and people.by_address(session, address) is None
    return "warn" if stranger or counted >= most else "answer"


def warning(house: House, session: Session, address: str, language: str) -> Notice:
    """Write the one warning to an address that had enough."""
    person = people.by_address(session, address)
    zone = person.zone if person else house.settings.timezone
    until = dates.short(house.now + HOUR, zone, house.catalogue(language))
    if person is None:
        return Notice(None, language, text(WARNING), (text("limit-stranger-body", until=until),))
    count, _ = deliveries.mails_since(session, address, house.now - HOUR)
    body = text("limit-many-body", count=count, until=until)
    return Notice(None, language, text(WARNING), (body, text("limit-many-orders")))


def room(house: House, session: Session) -> bool:
    """Tell whether a letter without a right code can be let in: so many an hour, of all strangers together."""
    most = house.settings.stranger_answers_per_hour
    return not most or inbox.admitted_since(session, house.now - HOUR) < most


def admit(house: House, session: Session, letter: Inbox) -> bool:
    """Let a letter in, and count it, unless its sender has had all that a stranger gets.

    Tell whether it may be answered.
    """
    if letter.admitted_at is not None or not house.settings.stranger_answers_per_hour:
        return True
    if inbox.admitted_since(session, house.now - HOUR, letter.sender) > STRANGERS:
        return False
    inbox.admit(session, letter, house.now)
    return True
