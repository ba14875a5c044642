"""From a mailbox into the inbox: stored raw before anybody understands it."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence

from pbem.mail.reading.letter import Letter, read
from pbem.mail.watching.intake import Fetched, Keeper, State, Told
from pbem.service.house.house import House
from pbem.settings import Mailbox
from pbem.store.engine import reading, writing
from pbem.store.repository import arrivals, inbox, mailboxes

log = logging.getLogger("pbem.intake")

READ = frozenset({State.IDLE, State.POLLING})
"""States of a mailbox from which everything has been taken."""
AWAY = frozenset({State.AWAY, State.BAD_LOGIN, State.NOT_TRUSTED, State.NO_FOLDER})
"""States of a mailbox that cannot be read."""
QUIET = READ | {State.CONNECTED, State.RESCAN, State.STOPPED}
"""States of a mailbox nobody has to look after."""

LARGEST_HEAD = 100_000
"""Bytes of a mail its header is looked for in; several times what the headers of real mails have."""
_GAP = re.compile(rb"\r?\n\r?\n")


def keeper(house: House, mailbox: Mailbox, told: Told) -> Keeper:
    """Give who keeps the messages of a mailbox, and hears how its watch goes."""
    return Keeper(cursor(house, mailbox), taking(house, mailbox), told, taking_several(house, mailbox))


def taking(house: House, mailbox: Mailbox) -> Callable[[Fetched], None]:
    """Give the function that stores what a mailbox hands over."""

    several = taking_several(house, mailbox)
    return lambda fetched: several((fetched,))


def taking_several(house: House, mailbox: Mailbox) -> Callable[[Sequence[Fetched]], None]:
    """Give the function that stores some of what a mailbox hands over in one transaction."""

    def take(several: Sequence[Fetched]) -> None:
        came = [_arrival(mailbox, fetched) for fetched in several]
        with writing(house.engine) as session:
            for fetched, arrival in zip(several, came, strict=True):
                row = arrivals.store(session, arrival)
                if row is not None and fetched.truncated:
                    # Only its header is kept here, the rest stays in the mailbox.
                    inbox.settle(session, row, row.state, "truncated", "too-large")
        house.wake.notify()

    return take


def _arrival(mailbox: Mailbox, fetched: Fetched) -> arrivals.Arrival:
    """Say of a letter what the mailbox and its header tell."""
    letter = head(fetched.raw)
    return arrivals.Arrival(
        mailbox=mailbox.name,
        uidvalidity=fetched.uidvalidity,
        uid=fetched.uid,
        received=fetched.received,
        raw=fetched.raw,
        sender=letter.sender,
        message_id=letter.message_id,
        known=fetched.known,
        size=fetched.size,
        until=fetched.until,
    )


def head(raw: bytes) -> Letter:
    """Read the header alone, which names writer and message; when it names nobody, the beginning of the mail.

    No more than that: what the rest of a mail takes to be read must not keep the next one from being stored.
    """
    beginning = raw[:LARGEST_HEAD]
    gap = _GAP.search(beginning)
    letter = read(beginning[: gap.end()]) if gap else read(beginning)
    return letter if letter.sender else read(beginning)


def cursor(house: House, mailbox: Mailbox) -> Callable[[], tuple[int, int]]:
    """Give the function that tells how far a mailbox has been read."""

    def at() -> tuple[int, int]:
        with reading(house.engine) as session:
            return mailboxes.cursor(session, mailbox.name)

    return at


def reading_to_end(house: House, mailbox: Mailbox) -> Callable[[], Callable[[], None]]:
    """Give the function that keeps when the mailbox was read to its end: what had come by the beginning is in."""

    def began() -> Callable[[], None]:
        at = house.now

        def ended() -> None:
            with writing(house.engine) as session:
                mailboxes.read_to_end(session, mailbox.name, at)
            house.wake.notify()

        return ended

    return began


def telling(house: House, mailbox: Mailbox) -> Callable[[str, str], None]:
    """Give the function that keeps, and logs, what is to be told of a mailbox's connection."""

    def tell(state: str, detail: str) -> None:
        log.log(logging.INFO if state in QUIET else logging.WARNING, "%s: %s %s", mailbox.name, state, detail)
        with writing(house.engine) as session:
            mailboxes.tell(session, mailbox.name, state, detail, house.now)

    return tell
