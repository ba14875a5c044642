"""Letters that nobody has routed to a campaign yet: which is taken next, and what has to wait for them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import bindparam
from sqlalchemy import select as columns
from sqlmodel import Session, and_, col, func, or_, select

from pbem.store import plain
from pbem.store.questions import Question
from pbem.store.tables import Inbox


def oldest(session: Session, passed: Collection[int] = ()) -> Inbox | None:
    """Take the oldest letter nobody has routed yet, but none of those passed over; other workers pass it by.

    One that shows whose it is comes before all others; one the program did not get through once comes after them.
    """
    for letters, known in (
        (_OLDEST_UNROUTED, True),
        (_OLDEST_UNROUTED, False),
        (_OLDEST_TRIED, True),
        (_OLDEST_TRIED, False),
    ):
        found = _but(letters, passed).kept(session, Inbox, known=known)
        if found:
            return found[0]
    return None


def _but(letters: Question, passed: Collection[int]) -> Question:
    return Question(letters.statement.where(col(Inbox.id).not_in(passed))) if passed else letters


def count_try(session: Session, row_id: int) -> Inbox | None:
    """Count that the program did not get through a letter; None when it has been settled meanwhile."""
    letter = session.get(Inbox, row_id, with_for_update={"key_share": True})
    if letter is None or letter.state not in ("new", "deferred"):
        return None
    letter.tries += 1
    session.add(letter)
    return letter


def count(session: Session, known: bool = True) -> int:
    """Count the letters nobody has routed yet, among those whose header shows whose they are, or among the others."""
    return _COUNT_UNROUTED.value(session, known=known)


def any_waits(session: Session, until: datetime | None = None, strangers: bool = True) -> bool:
    """Tell whether a letter, received by `until`, waits to be routed: a turn due then has to wait for it.

    Without `strangers` only those count whose header shows whose they are.
    """
    if until is None:
        return session.exec(_UNROUTED).first() is not None
    asked = {"until": until, "strangers": not strangers}
    return session.exec(_UNROUTED_UNTIL, params=asked).first() is not None


def any_free(session: Session, until: datetime, passed: Collection[int], strangers: bool) -> bool:
    """Tell whether such a letter is about to be routed: nobody has it in hand, and nothing was amiss with it yet."""
    free = _UNROUTED_UNTIL.where(Inbox.tries == 0).with_for_update(read=True, skip_locked=True)
    free = free.where(col(Inbox.id).not_in(passed)) if passed else free
    return session.exec(free, params={"until": until, "strangers": not strangers}).first() is not None


def waiting(session: Session, until: datetime, strangers: bool, limit: int = 100) -> Sequence[Inbox]:
    """List the letters received by an instant that wait to be routed, in whosever hands they are."""
    found = select(Inbox).where(*_NOBODYS, _SHOWN, _IN_TIME).order_by(col(Inbox.id)).limit(limit)
    return session.exec(found, params={"until": until, "strangers": not strangers}).all()


def is_next(session: Session, letter: Inbox, strangers: bool = True) -> bool:
    """Tell whether a letter that has just been routed is the oldest unanswered one of its campaign.

    None waits to be routed that came before it; without `strangers`, none whose header shows whose it is. Lock the
    campaign first. That this one is routed need not be written.
    """
    asked = {"id": letter.id, "campaign": letter.campaign, "until": letter.received_at, "strangers": not strangers}
    return _BEFORE.first(session, **asked) is None


def any_older(session: Session, letter: Inbox) -> bool:
    """Tell whether an unanswered letter of the same campaign was stored before this one."""
    older = select(Inbox.id).where(Inbox.state == "new", Inbox.campaign == letter.campaign, col(Inbox.id) < letter.id)
    return session.exec(older.limit(1)).first() is not None


_LETTER = plain.table(Inbox).c
_NOBODYS = (col(Inbox.state) == "new", col(Inbox.campaign).is_(None))
_SHOWN = or_(col(Inbox.known), col(Inbox.known) == bindparam("strangers"))
_IN_TIME = col(Inbox.received_at) <= bindparam("until")
_UNROUTED = select(Inbox.id).where(*_NOBODYS).limit(1)
_UNROUTED_UNTIL = select(Inbox.id).where(*_NOBODYS, _SHOWN, _IN_TIME).limit(1)
_BEFORE = Question(
    columns(_LETTER.id)
    .where(
        _LETTER.state == "new",
        or_(
            and_(_LETTER.campaign == bindparam("campaign"), _LETTER.id < bindparam("id")),
            and_(
                _LETTER.campaign.is_(None),
                or_(_LETTER.known, _LETTER.known == bindparam("strangers")),
                _LETTER.received_at <= bindparam("until"),
                _LETTER.id != bindparam("id"),
            ),
        ),
    )
    .limit(1)
)
_COUNT_UNROUTED = Question(
    columns(func.count()).where(_LETTER.state == "new", _LETTER.campaign.is_(None), _LETTER.known == bindparam("known"))
)
_TAKEN = (
    select(Inbox)
    .where(*_NOBODYS, col(Inbox.known) == bindparam("known"))
    .order_by(col(Inbox.id))
    .limit(1)
    .with_for_update(key_share=True, skip_locked=True)
)
_OLDEST_UNROUTED, _OLDEST_TRIED = Question(_TAKEN.where(Inbox.tries == 0)), Question(_TAKEN.where(Inbox.tries > 0))
"""Statements are made once: SQLAlchemy takes longer to make one than SQLite to answer it."""
