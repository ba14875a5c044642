"""No turn is played by a clock that is wrong: ours is held against the mail server's and the database's.

When they differ by more than a minute everything that is due waits, and the referee is told once; when they agree
again it goes on by itself. Nobody can be asked in tests that tell their own time: there the house has no reference.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from sqlalchemy import text as sql
from sqlmodel import Session

from pbem.core.texts import text
from pbem.reports import dates
from pbem.service.house.house import House
from pbem.service.house.reference_clock import MOST
from pbem.service.post.posting import notice, to_host
from pbem.store.engine import is_sqlite, reading, writing
from pbem.store.repository import outbox

log = logging.getLogger("pbem.work")

KIND = "clock-wrong"


def right_time(house: House) -> datetime | None:
    """Give what the clock should show when it is wrong; None when it may be believed."""
    if house.reference is None:
        return None
    if abs(house.reference.ahead) > MOST:
        return house.reference.now
    with reading(house.engine) as session:
        theirs = _of_database(house, session)
    return theirs if abs((theirs - house.now).total_seconds()) > MOST else None


def _of_database(house: House, session: Session) -> datetime:
    """Ask a server of databases what time it is; a file has no clock of its own."""
    if is_sqlite(house.engine):
        return house.now
    said = session.connection().execute(sql("SELECT clock_timestamp()")).scalar_one()
    assert isinstance(said, datetime)
    return said


def believed(house: House) -> bool:
    """Tell whether what is due may happen; the referee is told, once, that it may not."""
    right, reference = right_time(house), house.reference
    if reference is None or right is None:
        if reference is not None:
            reference.told = False
        return True
    if not reference.told:
        _tell(house, right)
        reference.told = True
    return False


def _tell(house: House, right: datetime) -> None:
    """Tell the referee what the clocks say, and what to do."""
    log.error("the clock says %s, the others %s: nothing that is due happens", house.now, right)
    catalogue, zone = house.catalogue(house.settings.language), house.settings.timezone
    facts = {"ours": dates.long(house.now, zone, catalogue), "theirs": dates.long(right, zone, catalogue)}
    with writing(house.engine) as session:
        if outbox.told_since(session, house.settings.referee, KIND, house.now - timedelta(days=1)):
            return
        body, how = text("clock-wrong-body", **facts), text("clock-wrong-how")
        to_host(house, session, notice(house, house.settings.language, text(KIND), body, how))
