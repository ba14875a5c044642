"""What became of mail after it was handed over: what came back, how much an address got, what waits to be collected."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import bindparam
from sqlalchemy import select as columns
from sqlmodel import Session, case, col, func, select, update

from pbem.store import plain
from pbem.store.questions import Question, get
from pbem.store.tables import Address, Campaign, Outbox

_LOST = ("returned", "rejected")


def find(session: Session, message_ids: Sequence[str]) -> Outbox | None:
    """Find a mail of ours by Message-IDs, the likeliest first."""
    found = session.exec(select(Outbox).where(col(Outbox.message_id).in_(message_ids))).all()
    return min(found, key=lambda mail: message_ids.index(mail.message_id), default=None)


def is_ours(session: Session, message_id: str) -> bool:
    """Tell whether we sent a mail under this Message-ID; mails are written out when they are queued."""
    return _OURS.first(session, message_id=message_id) is not None


def came_back(session: Session, mail: Outbox, verdict: str) -> bool:
    """Mark a mail as returned; False when that is known."""
    this = update(Outbox).where(col(Outbox.id) == mail.id, col(Outbox.state).in_(("sent", "sending", "unknown")))
    return session.exec(this.values(state="returned", verdict=verdict)).rowcount == 1


def delayed(session: Session, mail: Outbox, verdict: str) -> None:
    """Note that a mail is still on its way."""
    this = update(Outbox).where(col(Outbox.id) == mail.id, col(Outbox.state) == "sent")
    session.exec(this.values(verdict=verdict))


def mark(session: Session, address: str, at: datetime, said: str) -> bool:
    """Mark an address mail came back from; False when nobody has it, or it is marked."""
    row = get(session, Address, address.lower())
    if row is None or row.bounced:
        return False
    row.bounced, row.returned_at, row.returned = True, at, said
    return True


def works(session: Session, address: str) -> bool:
    """Take the mark from an address; False when it had none."""
    row = get(session, Address, address.lower())
    if row is None or not row.bounced:
        return False
    row.bounced = False
    return True


def reports(session: Session, campaign: Campaign, seat: str = "") -> Sequence[Outbox]:
    """List the reports of the present turn, the newest first: of all seats or of one."""
    found = select(Outbox).where(Outbox.campaign == campaign.key, Outbox.branch == campaign.head_branch)
    found = found.where(Outbox.turn == campaign.head_turn, Outbox.kind == "report")
    if seat:
        found = found.where(Outbox.seat == seat)
    return session.exec(found.order_by(col(Outbox.id).desc())).all()


def is_lost(mail: Outbox) -> bool:
    """Tell whether a mail will not arrive."""
    return mail.state in _LOST


def mails_since(session: Session, address: str, since: datetime, kind: str = "") -> tuple[int, int]:
    """Count the mails queued for an address since an instant, reports left out; and how many were of that kind."""
    counted, such = _SINCE.ask(session, address=address, since=since, kind=kind)[0]
    return counted, such or 0


def any_due(session: Session, now: datetime) -> bool:
    """Tell whether a digest is due."""
    found = select(Outbox.id).where(Outbox.state == "collected", col(Outbox.not_before) <= now)
    return session.exec(found.limit(1)).first() is not None


def singly(session: Session, mails: Sequence[Outbox]) -> None:
    """Queue collected mails each by itself."""
    for mail in mails:
        mail.state = "queued"
        session.add(mail)


def collected(session: Session, now: datetime | None = None, addresses: Sequence[str] = ()) -> Sequence[Outbox]:
    """List the mails that wait for a digest: those due now, or all of some addresses; the oldest first."""
    open_ones = select(Outbox.id, Outbox.address).where(Outbox.state == "collected")
    if now is not None:
        open_ones = open_ones.where(col(Outbox.not_before) <= now)
    wanted = [number for number, address in session.exec(open_ones) if not addresses or address in addresses]
    found = select(Outbox).where(col(Outbox.id).in_(wanted), Outbox.state == "collected")
    return session.exec(found.order_by(col(Outbox.id)).with_for_update(skip_locked=True)).all() if wanted else ()


def gone(session: Session, mails: Sequence[Outbox], at: datetime, verdict: str) -> None:
    """Mark collected mails as sent with another one."""
    for mail in mails:
        mail.state, mail.sent_at, mail.verdict = "sent", at, verdict
        session.add(mail)


def loose(session: Session) -> Sequence[Outbox]:
    """List the mails of no campaign that are kept back, the oldest first."""
    found = select(Outbox).where(col(Outbox.campaign).is_(None), Outbox.state == "held")
    return session.exec(found.order_by(col(Outbox.id))).all()


def release_loose(session: Session, now: datetime) -> int:
    """Queue the mails of no campaign that were kept back; tell how many."""
    these = update(Outbox).where(col(Outbox.campaign).is_(None), col(Outbox.state) == "held")
    return session.exec(these.values(state="queued", not_before=now)).rowcount


_MAIL = plain.table(Outbox).c
_OURS = Question(columns(_MAIL.id).where(_MAIL.message_id == bindparam("message_id")))
_SINCE = Question(
    columns(func.count(), func.sum(case((_MAIL.kind == bindparam("kind"), 1), else_=0))).where(
        _MAIL.address == bindparam("address"),
        _MAIL.created_at > bindparam("since"),
        _MAIL.briefing_kind.not_in(("report", "forwarded")),
    )
)
"""Made once: SQLAlchemy takes longer to make a statement than SQLite to answer it."""
