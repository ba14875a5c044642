"""States read when a turn has been played, not by whoever opens the writing desk first; and the games of this house.

A page that is slow for the first reader of a turn would tell the second that somebody was there. The process of the
window does this on the bell that also wakes the service; where both are one process, the turn itself has read them.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from pbem.core.problems import Defect
from pbem.service.game import games
from pbem.service.house.house import House
from pbem.store.engine import reading
from pbem.store.repository import campaigns

log = logging.getLogger("pbem.web")
LATEST = 60.0
"""Seconds after which it is looked anyway: a call of the bell may be lost."""


def read_ahead(house: House) -> None:
    """Load the games that are played here, and read the states of running campaigns that are not read yet."""
    with reading(house.engine) as session:
        house.registry.load(campaigns.games(session))
        games.read_ahead(session, house.registry, campaigns.listing(session, "running"))


@contextmanager
def reading_ahead(house: House) -> Iterator[None]:
    """Do so now, and whenever the bell rings as long as the block runs."""
    over = threading.Event()
    thread = threading.Thread(target=_listen, args=(house, over), name="read-ahead", daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        house.wake.notify()
        thread.join(5)


def _listen(house: House, over: threading.Event) -> None:
    while not over.is_set():
        try:
            read_ahead(house)
        except (SQLAlchemyError, Defect) as fault:  # whoever asks for such a page is told so
            log.warning("states could not be read ahead: %s", fault)
        house.wake.wait(LATEST)
