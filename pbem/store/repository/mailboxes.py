"""How far each mailbox has been read, and how its connection is.

Several hosts may read one mailbox. While one of them changes its row the others leave it: what they would write is
true a moment later as well, and a letter stored behind the cursor is known by its UID.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import bindparam
from sqlmodel import Session, select

from pbem.store.engine import is_sqlite
from pbem.store.plain import add_if_new, save
from pbem.store.questions import by_key
from pbem.store.tables import Mailbox

BROWSER = "browser"
"""The door of letters that were written in the window: no mailbox of this name can be set up, so no mail has it."""


def enrol(session: Session, key: str, now: datetime | None = None) -> Mailbox:
    """Give the row of a mailbox, a new one when it is unknown; `now` is kept as when a new one was read first."""
    known = by_key(session, Mailbox, key)
    if known:
        return known
    add_if_new(session, Mailbox(key=key, since=now))
    return session.get_one(Mailbox, key)


def cursor(session: Session, key: str) -> tuple[int, int]:
    """Give UIDVALIDITY and the last UID stored; (0, 0) before the first letter."""
    mailbox = session.get(Mailbox, key)
    return (mailbox.uidvalidity, mailbox.last_uid) if mailbox else (0, 0)


def advance(session: Session, key: str, uidvalidity: int, uid: int) -> None:
    """Move the cursor on; another UIDVALIDITY starts it anew."""
    mailbox = _mine(session, key)
    if mailbox is None:
        return
    if mailbox.uidvalidity == uidvalidity:
        uid = max(uid, mailbox.last_uid)
    mailbox.uidvalidity, mailbox.last_uid = uidvalidity, uid
    save(session, mailbox)


def next_uid(session: Session, key: str) -> int:
    """Give the number of the next letter of a door that counts its own, which is locked."""
    enrol(session, key)
    row = session.exec(select(Mailbox).where(Mailbox.key == key).with_for_update()).one()
    return row.last_uid + 1


def tell(session: Session, key: str, state: str, detail: str, at: datetime) -> None:
    """Keep what is to be told of the connection."""
    mailbox = _mine(session, key, at)
    if mailbox is not None:
        mailbox.state, mailbox.detail, mailbox.told_at = state, detail, at


def get(session: Session, key: str) -> Mailbox | None:
    """Give the row of a mailbox; one that nobody ever read here has none."""
    return session.get(Mailbox, key)


def read_to_end(session: Session, key: str, at: datetime) -> None:
    """Note that everything is kept that had come by then."""
    mailbox = _mine(session, key, at)
    if mailbox is not None:
        mailbox.read_at = at


def _mine(session: Session, key: str, now: datetime | None = None) -> Mailbox | None:
    """Lock the row of a mailbox; None while another host changes it."""
    mailbox = enrol(session, key, now)
    return mailbox if is_sqlite(session.get_bind()) else session.exec(_FREE, params={"key": key}).first()


def listing(session: Session) -> Sequence[Mailbox]:
    """List all mailboxes."""
    return session.exec(select(Mailbox).order_by(Mailbox.key)).all()


def prove(session: Session, key: str, mark: str) -> None:
    """Keep that mail to an address was seen to arrive under a login."""
    enrol(session, key).proven = mark


_FREE = (
    select(Mailbox)
    .where(Mailbox.key == bindparam("key"))
    .with_for_update(key_share=True, skip_locked=True)
    .execution_options(populate_existing=True)
)
