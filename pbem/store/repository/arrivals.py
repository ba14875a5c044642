"""Letters as they arrive: each is stored once, before anybody understands it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import bindparam
from sqlalchemy import select as columns
from sqlmodel import Session, col, func, or_, select

from pbem.store import plain
from pbem.store.questions import Question
from pbem.store.repository import mailboxes
from pbem.store.tables import Inbox


@dataclass(frozen=True)
class Arrival:
    """A letter as a mailbox gave it, and what its header says; `sender` is empty when nobody can be made out.

    `size` is what the mailbox says it weighs. `until`: how far the mailbox has been read with it, where letters are not
    taken in their order; None: as far as this one.
    """

    mailbox: str
    uidvalidity: int
    uid: int
    received: datetime
    raw: bytes
    sender: str = ""
    message_id: str = ""
    known: bool = True
    size: int = 0
    until: int | None = None


def store(session: Session, arrival: Arrival) -> Inbox | None:
    """Keep a letter and move the mailbox on; None when this very letter is kept already.

    A repetition of an earlier letter is kept too, but as `duplicate`.
    """
    until = arrival.uid if arrival.until is None else arrival.until
    mailboxes.advance(session, arrival.mailbox, arrival.uidvalidity, until)
    if _known(session, arrival):
        return None
    letter = _row(arrival)
    if _repeats(session, letter):
        letter.state = "duplicate"
    plain.keep(session, letter)
    return letter


def latest(session: Session) -> int:
    """Give the place of the letter that came last."""
    return session.exec(select(func.max(Inbox.id))).one() or 0


def body_digest(raw: bytes) -> str:
    """Give the SHA-256 of what follows the header; delivering a letter twice changes its header."""
    ends = [(raw.find(gap), len(gap)) for gap in (b"\r\n\r\n", b"\n\n")]
    end = min((at + length for at, length in ends if at >= 0), default=0)
    return hashlib.sha256(raw[end:]).hexdigest()


def _known(session: Session, arrival: Arrival) -> bool:
    """Tell whether this UID of this mailbox is stored."""
    same = {"mailbox": arrival.mailbox, "uidvalidity": arrival.uidvalidity, "uid": arrival.uid}
    return _KNOWN.first(session, **same) is not None


def _row(arrival: Arrival) -> Inbox:
    return plain.made(
        Inbox,
        mailbox=arrival.mailbox,
        uidvalidity=arrival.uidvalidity,
        uid=arrival.uid,
        received_at=arrival.received,
        sender=_writable(arrival.sender).lower(),
        message_id=_writable(arrival.message_id),
        sha256=body_digest(arrival.raw),
        raw=arrival.raw,
        known=arrival.known,
        size=arrival.size or len(arrival.raw),
    )


def of_message(session: Session, message_id: str, sender: str, mailbox: str) -> Inbox | None:
    """Give the letter of a Message-ID that somebody sent by a door."""
    found = select(Inbox).where(Inbox.message_id == message_id, Inbox.sender == sender, Inbox.mailbox == mailbox)
    return session.exec(found.order_by(col(Inbox.id)).limit(1)).first()


def count_by(session: Session, mailbox: str, sender: str, since: datetime) -> int:
    """Count the letters of a sender by a door after an instant."""
    found = select(func.count()).where(Inbox.sender == sender, Inbox.mailbox == mailbox)
    return session.exec(found.where(col(Inbox.received_at) > since)).one()


def is_kept(session: Session, arrival: Arrival) -> bool:
    """Tell whether a letter came before from the same mailbox under another number, going by what its header says.

    Asked only when a mailbox was renumbered: then all of it would be fetched again.
    """
    if not arrival.message_id:
        return False
    found = select(Inbox.id).where(Inbox.message_id == _writable(arrival.message_id), Inbox.mailbox == arrival.mailbox)
    found = found.where(Inbox.sender == _writable(arrival.sender).lower(), Inbox.size == arrival.size)
    return session.exec(found.where(Inbox.received_at == arrival.received).limit(1)).first() is not None


def _writable(text: str) -> str:
    """Replace what PostgreSQL cannot write, since a header may hold anything; cut what no header needs."""
    return text.encode("utf-8", "replace").decode().replace("\0", "\ufffd")[:998]


def _repeats(session: Session, letter: Inbox) -> bool:
    """Tell whether the same sender sent the same body under the same Message-ID before.

    A Message-ID alone proves nothing, it can be copied. Without one the mailbox's own time of arrival must be equal,
    as it is when a mailbox is read again from its start.
    """
    same = {"sha256": letter.sha256, "message_id": letter.message_id, "sender": letter.sender}
    return _REPEATED.first(session, **same, received_at=letter.received_at) is not None


def times(session: Session, letter: Inbox, since: datetime) -> int:
    """Count how often the body of a letter came from its sender since an instant, this time included."""
    return _TIMES.value(session, sender=letter.sender, since=since, sha256=letter.sha256)


_LETTER = plain.table(Inbox).c
_KNOWN = Question(
    columns(_LETTER.id).where(*(_LETTER[name] == bindparam(name) for name in ("mailbox", "uidvalidity", "uid")))
)
_REPEATED = Question(
    columns(_LETTER.id)
    .where(*(_LETTER[name] == bindparam(name) for name in ("sha256", "message_id", "sender")))
    .where(or_(_LETTER.message_id != "", _LETTER.received_at == bindparam("received_at")))
    .limit(1)
)
_TIMES = Question(
    columns(func.count()).where(
        _LETTER.sender == bindparam("sender"),
        _LETTER.received_at > bindparam("since"),
        _LETTER.sha256 == bindparam("sha256"),
    )
)
"""Statements are made once: SQLAlchemy takes longer to make one than SQLite to answer it."""
