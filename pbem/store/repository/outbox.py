"""Mail to send: queued in the transaction of its cause, sent outside any, marked in a short one.

A claim is a lease and names its holder. Whoever dies while sending loses it, when it ends or when the holder is known
to be dead, and the mail goes out again under the same Message-ID.
`attempts` fences: what a worker says of a mail that was claimed anew since is not listened to, unless it was sent.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import product

from sqlalchemy import ColumnElement, Update, bindparam
from sqlalchemy import select as columns
from sqlmodel import Session, col, func, select, update
from sqlmodel.sql.expression import SelectOfScalar

from pbem.store import plain
from pbem.store.questions import Question
from pbem.store.repository import host
from pbem.store.tables import Outbox, OutboxState, Press, Seat

TurnKey = tuple[str, int, int]
"""A turn row: its campaign, its branch, its number."""
_OPEN = ("queued", "sending", "unknown")
_UNPROVEN = "unproven: "
"""What stands before an address that came with an imported campaign; it is nobody's until its owner says yes."""


@dataclass(frozen=True)
class Lease:
    """A mail that is to be sent now, and what it was before: that is what it is again when it was not tried."""

    mail: Outbox
    state: OutboxState
    not_before: datetime


def message_id(secret: bytes, domain: str, mail: Outbox, epoch: int = 0) -> str:
    """Derive the Message-ID of a mail from its key: stable, and telling nothing to whoever has not the secret.

    A restore begins a new `epoch`: what is written then under the same key is another mail.
    """
    key: tuple[str | int, ...] = (mail.campaign or "", mail.branch, mail.turn, mail.recipient, mail.kind, mail.revision)
    key += (epoch,) if epoch else ()
    return f"<{hmac.new(secret, repr(key).encode(), hashlib.sha256).hexdigest()[:40]}@{domain}>"


def unproven(address: str) -> str:
    """Mark an address that somebody else's file gives: nothing is sent to it, and nothing it did counts."""
    return address if address.startswith(_UNPROVEN) or not address else f"{_UNPROVEN}{address}"


def prove(session: Session, campaign: str, seat: str, address: str) -> None:
    """Let the unsent mails of an imported campaign go to an address of a seat whose owner has said yes."""
    these = update(Outbox).where(col(Outbox.campaign) == campaign, col(Outbox.seat) == seat)
    these = these.where(col(Outbox.state) == "held", col(Outbox.address) == unproven(address))
    session.exec(these.values(address=address))


def redirect(session: Session, campaign: str, recipient: str, address: str) -> None:
    """Send the held mails for somebody elsewhere."""
    these = update(Outbox).where(col(Outbox.campaign) == campaign, col(Outbox.recipient) == recipient)
    session.exec(these.where(col(Outbox.state) == "held").values(address=address))


def queue(session: Session, mail: Outbox, secret: bytes, domain: str) -> Outbox:
    """Queue a mail; its key refuses a second one. `secret` is the campaign's identity secret, or the host's.

    What is changed in it later is not kept.
    """
    mail.message_id = message_id(secret, domain, mail, host.epoch(session))
    mail.id = plain.add(session, mail)
    return mail


def of_kinds(
    session: Session, campaign: str, recipients: Collection[str], kinds: Collection[str], limit: int | None = None
) -> Sequence[Outbox]:
    """List the mails of these kinds to these readers, the last first; not those a restore or an import holds.

    Each reader's of each kind are asked for alone: so the index gives the last ones without a look at the others.
    """
    found = (
        mail
        for one, kind in product(recipients, kinds)
        for mail in session.exec(
            select(Outbox)
            .where(Outbox.campaign == campaign, Outbox.recipient == one, Outbox.kind == kind, Outbox.state != "held")
            .order_by(col(Outbox.id).desc())
            .limit(limit)
        ).all()
    )
    return sorted(found, key=lambda mail: mail.id or 0, reverse=True)[:limit]


def of_turn(session: Session, at: TurnKey, recipients: Collection[str], kind: str) -> Sequence[Outbox]:
    """List the mails of a kind about a turn to these readers; not those a restore or an import holds."""
    return session.exec(select(Outbox).where(*_about(at, recipients, kind))).all()


def count_of_turn(session: Session, at: TurnKey, recipients: Collection[str], kind: str) -> int:
    """Count them, of those with one number only one: partners get a mail each."""
    counted = select(func.count(func.distinct(Outbox.revision))).where(*_about(at, recipients, kind))
    return session.exec(counted).one()


def _about(at: TurnKey, recipients: Collection[str], kind: str) -> tuple[ColumnElement[bool], ...]:
    campaign, branch, turn = at
    step = (col(Outbox.campaign) == campaign, col(Outbox.branch) == branch, col(Outbox.turn) == turn)
    return *step, col(Outbox.recipient).in_(recipients), col(Outbox.kind) == kind, col(Outbox.state) != "held"


def answers(session: Session, campaign: str, recipient: str, message_id: str) -> Sequence[Outbox]:
    """List what a reader was written in answer to a letter, the first first."""
    found = select(Outbox).where(Outbox.campaign == campaign, Outbox.recipient == recipient, Outbox.state != "held")
    return session.exec(found.where(Outbox.in_reply_to == message_id).order_by(col(Outbox.id))).all()


def next_revision(session: Session, at: TurnKey, recipient: str, kind: str) -> int:
    """Give the number of the next mail of this kind to somebody, from 1. Lock the campaign first."""
    campaign, branch, turn = at
    named = {"campaign": campaign, "branch": branch, "turn": turn, "recipient": recipient, "kind": kind}
    return _HIGHEST.value(session, **named) + 1


def next_of_seat(session: Session, at: TurnKey, seat: str, kind: str) -> int:
    """Give the number of the next mail of this kind to a seat, whoever of its readers got the earlier ones."""
    campaign, branch, turn = at
    named = {"campaign": campaign, "branch": branch, "turn": turn, "seat": seat, "kind": kind}
    return _HIGHEST_OF_SEAT.value(session, **named) + 1


def claim(
    session: Session, now: datetime, until: datetime, holder: str = "", but: Collection[str] = ()
) -> Lease | None:
    """Take the mail that is longest due; after `until`, or when its holder is dead, it is free again.

    Mails to the domains `but` are left where they are.
    """
    asked = _LONGEST_DUE.with_for_update(skip_locked=True)
    for domain in but:
        asked = asked.where(col(Outbox.address).not_ilike("%@" + _literal(domain), escape="\\"))
    mail = next(iter(_due(session, asked, now, 1)), None)
    if mail is None:
        return None
    lease = Lease(mail, mail.state, mail.not_before)
    mail.state, mail.attempts, mail.not_before, mail.holder = "sending", mail.attempts + 1, until, holder
    return lease


def coming(session: Session, now: datetime, limit: int) -> Sequence[Outbox]:
    """List the mails that will be sent next, as far as it can be told: another process may take them."""
    return _due(session, _LONGEST_DUE, now, limit)


def as_many_wait(session: Session, now: datetime, number: int) -> bool:
    """Tell whether so many new mails may be sent."""
    waiting = select(Outbox.id).where(Outbox.state == "queued", Outbox.not_before <= now).limit(number)
    return len(session.exec(waiting).all()) == number


def _literal(domain: str) -> str:
    """Write a domain so that no sign of it is a wildcard."""
    return domain.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def _due(session: Session, asked: SelectOfScalar[Outbox], now: datetime, limit: int) -> Sequence[Outbox]:
    """List the mails that may be sent, the longest due first.

    Each state is asked for by itself: so the index gives the first ones, and a long queue is not sorted for every mail.
    """
    found = [mail for state in _OPEN for mail in session.exec(asked.limit(limit), params={"state": state, "now": now})]
    return sorted(found, key=lambda mail: (mail.not_before, mail.id))[:limit]


def give_back(session: Session, lease: Lease, not_before: datetime, verdict: str) -> bool:
    """Give a mail back as it was before its lease: what kept it from being sent had nothing to do with it."""
    mail = lease.mail
    before: dict[str, object] = {"state": lease.state, "attempts": mail.attempts - 1}
    return _end(session, mail, **before, not_before=not_before, verdict=verdict, server_away=True)


def free(session: Session, holders: Sequence[str], now: datetime) -> int:
    """End the leases of these holders, who are dead; tell how many."""
    left = update(Outbox).where(col(Outbox.state) == "sending", col(Outbox.holder).in_(holders))
    return session.exec(left.values(not_before=now, holder="")).rowcount


def hasten(session: Session, now: datetime) -> int:
    """Let the mails go now that were put off because the server served nobody; tell how many."""
    late = update(Outbox).where(col(Outbox.state) == "queued", col(Outbox.not_before) > now, col(Outbox.server_away))
    return session.exec(late.values(not_before=now)).rowcount


def keep_raw(session: Session, mail: Outbox, raw: bytes) -> bytes:
    """Keep the bytes of a mail; give those kept first, which are the ones to send."""
    this = update(Outbox).where(col(Outbox.id) == mail.id)
    session.exec(this.where(col(Outbox.raw).is_(None)).values(raw=raw))
    kept = session.exec(select(Outbox.raw).where(Outbox.id == mail.id)).one()
    return kept if kept is not None else raw


def sent(session: Session, mail: Outbox, at: datetime, verdict: str = "") -> bool:
    """Mark a mail as accepted by the server, whoever holds the lease now."""
    this = update(Outbox).where(col(Outbox.id) == mail.id, col(Outbox.state).in_(_OPEN))
    return session.exec(this.values(state="sent", sent_at=at, verdict=verdict)).rowcount == 1


def retry(session: Session, mail: Outbox, not_before: datetime, verdict: str) -> bool:
    """Queue a mail again: the server refused it for now."""
    return _end(session, mail, state="queued", not_before=not_before, verdict=verdict)


def unknown(session: Session, mail: Outbox, not_before: datetime, verdict: str) -> bool:
    """Mark a mail the server may or may not have accepted; it is sent again."""
    return _end(session, mail, state="unknown", not_before=not_before, verdict=verdict)


def rejected(session: Session, mail: Outbox, verdict: str) -> bool:
    """Mark a mail the server will never accept."""
    return _end(session, mail, state="rejected", verdict=verdict)


def _end(session: Session, mail: Outbox, **values: object) -> bool:
    """End a lease that is still ours; unless told otherwise, the server answered."""
    values = {"server_away": False, **values}
    this = update(Outbox).where(col(Outbox.id) == mail.id, col(Outbox.attempts) == mail.attempts)
    return session.exec(this.where(col(Outbox.state) == "sending").values(**values)).rowcount == 1


def nearest(session: Session) -> datetime | None:
    """Give the instant the next mail may be sent."""
    return session.exec(select(func.min(Outbox.not_before)).where(col(Outbox.state).in_(_OPEN))).one()


def hold(session: Session, campaign: str | None = None) -> int:
    """Keep back all mail not yet sent, of one campaign or of all; tell how many."""
    return _move(session, (*_OPEN, "collected"), campaign, state="held")


def release(session: Session, now: datetime, campaign: str | None = None) -> int:
    """Queue again what was kept back; tell how many. What is for an address nobody has said yes at stays."""
    these = update(Outbox).where(col(Outbox.state) == "held", col(Outbox.address).not_like(f"{_UNPROVEN}%"))
    return session.exec(_of(these, campaign).values(state="queued", not_before=now)).rowcount


def withdraw(session: Session, campaign: str, of: tuple[int, int], kinds: Sequence[str], why: str) -> int:
    """Take back what is said of a turn row, (branch, number), as far as it has not gone out; tell how many mails."""
    these = update(Outbox).where(col(Outbox.campaign) == campaign, col(Outbox.branch) == of[0])
    these = these.where(col(Outbox.turn) == of[1], col(Outbox.kind).in_(kinds))
    these = these.where(col(Outbox.state).in_(("queued", "collected", "held")))
    return session.exec(these.values(state="rejected", verdict=why)).rowcount


def _move(session: Session, states: Sequence[str], campaign: str | None, **values: object) -> int:
    """Change all mails of these states."""
    these = update(Outbox).where(col(Outbox.state).in_(states))
    return session.exec(_of(these, campaign).values(**values)).rowcount


def _of(these: Update, campaign: str | None) -> Update:
    """Change the mails of one campaign only, or of all."""
    return these if campaign is None else these.where(col(Outbox.campaign) == campaign)


def thread(session: Session, campaign: str, recipient: str, limit: int = 20) -> tuple[str, ...]:
    """List the Message-IDs of the latest mails to somebody, the oldest first, for References."""
    found = select(Outbox.message_id).where(Outbox.campaign == campaign, Outbox.recipient == recipient)
    return tuple(reversed(session.exec(found.order_by(col(Outbox.id).desc()).limit(limit)).all()))


def latest(session: Session, campaign: str, recipient: str, kind: str) -> Outbox | None:
    """Give the latest mail of a kind to somebody."""
    found = select(Outbox).where(Outbox.campaign == campaign, Outbox.recipient == recipient, Outbox.kind == kind)
    return session.exec(found.order_by(col(Outbox.id).desc()).limit(1)).first()


def loose_of(session: Session, address: str, kind: str) -> Sequence[Outbox]:
    """List the latest mails of a kind to an address, of those that belong to no seat."""
    found = select(Outbox).where(col(Outbox.campaign).is_(None), Outbox.recipient == address, Outbox.kind == kind)
    return session.exec(found.order_by(col(Outbox.id).desc()).limit(100)).all()


def readers(session: Session, campaign: str) -> Sequence[tuple[str, str]]:
    """List (seat, address) of everybody who was sent a report, those who left too, in the order they came."""
    first = func.min(Outbox.id)
    found: list[tuple[int, str, str]] = []
    for seat in session.exec(select(Seat.key).where(Seat.campaign == campaign)).all():
        sent = select(first, Outbox.address).where(Outbox.campaign == campaign, Outbox.seat == seat)
        rows = session.exec(sent.where(Outbox.kind == "report").group_by(col(Outbox.address))).all()
        found += [(number, seat, address) for number, address in rows]
    return [(seat, address) for _, seat, address in sorted(found)]


def of_letter(session: Session, letter: Press, seat: str, kind: str) -> Outbox | None:
    """Give the mail that brought a letter between players to a seat's own player."""
    found = select(Outbox).where(Outbox.campaign == letter.campaign, Outbox.branch == letter.branch)
    found = found.where(Outbox.turn == letter.turn, Outbox.recipient == seat, Outbox.kind == kind)
    return session.exec(found.where(Outbox.revision == letter.id)).first()


def last_report(session: Session, campaign: str, step: tuple[int, int], seat: str) -> int | None:
    """Give the mail that brought a seat's own player the report of a turn row, (branch, number)."""
    found = select(Outbox.id).where(Outbox.campaign == campaign, Outbox.branch == step[0])
    found = found.where(Outbox.turn == step[1], Outbox.recipient == seat, Outbox.kind == "report")
    return session.exec(found.order_by(col(Outbox.revision).desc()).limit(1)).first()


def told_since(session: Session, address: str, kind: str, since: datetime) -> bool:
    """Tell whether a mail of this kind went to an address after an instant: nobody is told a thing too often."""
    found = select(Outbox.id).where(Outbox.address == address, col(Outbox.created_at) > since, Outbox.kind == kind)
    return session.exec(found.limit(1)).first() is not None


def of_seat_since(session: Session, campaign: str, seat: str, kind: str, since: datetime) -> bool:
    """Tell whether a mail of this kind went to a seat after an instant."""
    found = select(Outbox.id).where(Outbox.campaign == campaign, Outbox.seat == seat, Outbox.kind == kind)
    return session.exec(found.where(col(Outbox.created_at) > since).limit(1)).first() is not None


def counts(session: Session, campaign: str | None = None) -> Mapping[str, int]:
    """Count the mails by state."""
    found = select(Outbox.state, func.count()).group_by(col(Outbox.state))
    if campaign is not None:
        found = found.where(Outbox.campaign == campaign)
    return dict(session.exec(found).all())


def listing(session: Session, campaign: str, *states: OutboxState, limit: int = 100) -> Sequence[Outbox]:
    """List the latest mails of a campaign, of these states or of all, the newest first."""
    found = select(Outbox).where(Outbox.campaign == campaign)
    if states:
        found = found.where(col(Outbox.state).in_(states))
    return session.exec(found.order_by(col(Outbox.id).desc()).limit(limit)).all()


_KEY = ("campaign", "branch", "turn", "recipient", "kind")
_OF_SEAT = ("campaign", "branch", "turn", "seat", "kind")
_MAIL = plain.table(Outbox).c
_HIGHEST = Question(columns(func.max(_MAIL.revision)).where(*(_MAIL[name] == bindparam(name) for name in _KEY)))
_HIGHEST_OF_SEAT = Question(
    columns(func.max(_MAIL.revision)).where(*(_MAIL[name] == bindparam(name) for name in _OF_SEAT))
)
"""Made once: SQLAlchemy takes longer to make a statement than SQLite to answer it."""
_LONGEST_DUE = (
    select(Outbox)
    .where(col(Outbox.state) == bindparam("state"), col(Outbox.not_before) <= bindparam("now"))
    .order_by(col(Outbox.not_before), col(Outbox.id))
)
