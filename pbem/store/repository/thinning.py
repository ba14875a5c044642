"""Which mails' bytes can go, and what is left of them: found by an index of what is kept, so that what has gone costs
nothing. Only mails that will not be sent any more are thinned out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import LargeBinary, bindparam, select, type_coerce, update
from sqlmodel import Session

from pbem.store import plain
from pbem.store.tables import MailKept, Outbox
from pbem.store.tables.packing import smallest, unpacked

CLOSED = ("sent", "returned", "rejected")
"""States of mails that will not be sent any more."""


@dataclass(frozen=True)
class Stored:
    """The bytes of a mail as they are stored, and what is kept of it."""

    id: int
    kept: MailKept
    raw: bytes | None
    briefing: bytes

    @property
    def mail(self) -> bytes | None:
        """Give the mail as it was sent; one that never was written has no bytes."""
        return None if self.raw is None else unpacked(self.raw)


def older(session: Session, kept: MailKept, before: datetime, most: int) -> Sequence[Stored]:
    """List some mails of which so much is kept, queued before an instant."""
    found = plain.ask(session, _OLDER, kept=kept, before=before, most=most, closed=CLOSED)
    return [Stored(*row) for row in found]


def shorter(mail: Stored, left: bytes | None) -> tuple[bytes | None, bytes]:
    """Pack what is left of a mail, and what it says, as small as it goes."""
    return (None if left is None else smallest(left)), smallest(unpacked(mail.briefing))


def thin(session: Session, mail: Stored, kept: MailKept, packed_: tuple[bytes | None, bytes]) -> None:
    """Keep less of a mail, unless another worker has seen to it."""
    left, said = packed_
    plain.ask(session, _THINNED, id_=mail.id, was=mail.kept, now=kept, left_=left, said=said)


_MAIL = plain.table(Outbox)
_OLDER = (
    select(_MAIL.c.id, _MAIL.c.kept, type_coerce(_MAIL.c.raw, LargeBinary), type_coerce(_MAIL.c.briefing, LargeBinary))
    .where(_MAIL.c.kept == bindparam("kept"), _MAIL.c.state.in_(bindparam("closed", expanding=True)))
    .where(_MAIL.c.created_at < bindparam("before"))
    .limit(bindparam("most"))
)
_THINNED = (
    update(_MAIL)
    .where(_MAIL.c.id == bindparam("id_"), _MAIL.c.kept == bindparam("was"))
    .values(
        kept=bindparam("now"),
        raw=bindparam("left_", type_=LargeBinary),
        briefing=bindparam("said", type_=LargeBinary),
    )
)
"""Made once."""
