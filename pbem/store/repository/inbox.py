"""Letters from their arrival to their answer.

A letter is stored before anybody understands it, then routed to a campaign, then settled in the transaction of
its effect. Within a campaign letters are taken in the order they were stored. The states are told in
`tables.letter_states`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import bindparam
from sqlalchemy import select as columns
from sqlmodel import Session, and_, col, func, or_, select, update

from pbem.core.seats import REFEREE
from pbem.store import plain
from pbem.store.questions import Question
from pbem.store.repository import mailboxes
from pbem.store.tables import NEXT, Campaign, Inbox, InboxState, Next, Reason


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


def admit(session: Session, letter: Inbox, now: datetime) -> None:
    """Note that a letter without a right code is let in."""
    letter.admitted_at = now
    session.add(letter)


def admitted_since(session: Session, since: datetime, sender: str = "") -> int:
    """Count the letters without a right code that were let in since an instant, of all or of one sender."""
    found = select(func.count()).where(col(Inbox.admitted_at) > since)
    return session.exec(found.where(Inbox.sender == sender) if sender else found).one()


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


def last_of(session: Session, campaign: str, seat: str) -> datetime | None:
    """Give the instant the last letter came that was taken as one of a seat's player."""
    found = select(Inbox.received_at).where(Inbox.campaign == campaign, Inbox.seat == seat)
    found = found.where(col(Inbox.state).in_(("new", "done", "waiting")))
    return session.exec(found.order_by(col(Inbox.received_at).desc()).limit(1)).first()


def source(session: Session, number: int) -> tuple[str, str, str] | None:
    """Give the mailbox, the sender and the Message-ID of a letter."""
    found = select(Inbox.mailbox, Inbox.sender, Inbox.message_id).where(Inbox.id == number)
    return session.exec(found).first()


def times(session: Session, letter: Inbox, since: datetime) -> int:
    """Count how often the body of a letter came from its sender since an instant, this time included."""
    return _TIMES.value(session, sender=letter.sender, since=since, sha256=letter.sha256)


def oldest_unrouted(session: Session, passed: Collection[int] = ()) -> Inbox | None:
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


def unrouted(session: Session, known: bool = True) -> int:
    """Count the letters nobody has routed yet, among those whose header shows whose they are, or among the others."""
    return _COUNT_UNROUTED.value(session, known=known)


def route(session: Session, letter: Inbox, campaign: str, seat: str | None) -> None:
    """Give a letter to a campaign; `seat` is who wrote it, as far as that is proven."""
    letter.campaign, letter.seat = campaign, seat
    session.add(letter)


def any_unrouted(session: Session, until: datetime | None = None, strangers: bool = True) -> bool:
    """Tell whether a letter, received by `until`, waits to be routed: a turn due then has to wait for it.

    Without `strangers` only those count whose header shows whose they are.
    """
    if until is None:
        return session.exec(_UNROUTED).first() is not None
    asked = {"until": until, "strangers": not strangers}
    return session.exec(_UNROUTED_UNTIL, params=asked).first() is not None


def any_free_unrouted(session: Session, until: datetime, passed: Collection[int], strangers: bool) -> bool:
    """Tell whether such a letter is about to be routed: nobody has it in hand, and nothing was amiss with it yet."""
    free = _UNROUTED_UNTIL.where(Inbox.tries == 0).with_for_update(read=True, skip_locked=True)
    free = free.where(col(Inbox.id).not_in(passed)) if passed else free
    return session.exec(free, params={"until": until, "strangers": not strangers}).first() is not None


def unrouted_until(session: Session, until: datetime, strangers: bool, limit: int = 100) -> Sequence[Inbox]:
    """List the letters received by an instant that wait to be routed, in whosever hands they are."""
    waiting = select(Inbox).where(*_NOBODYS, _SHOWN, _IN_TIME).order_by(col(Inbox.id)).limit(limit)
    return session.exec(waiting, params={"until": until, "strangers": not strangers}).all()


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


def oldest_new(session: Session, campaign: str, until: datetime | None = None) -> Inbox | None:
    """Give the campaign's oldest unanswered letter, of those received by `until`. Lock the campaign first."""
    if until is None:
        return session.exec(_OLDEST_NEW, params={"campaign": campaign}).first()
    return session.exec(_OLDEST_NEW_UNTIL, params={"campaign": campaign, "until": until}).first()


def oldest_of(session: Session, campaign: str, seat: str) -> Inbox | None:
    """Give the oldest unanswered letter of one writer in a campaign."""
    found = select(Inbox).where(Inbox.state == "new", Inbox.campaign == campaign, Inbox.seat == seat)
    return session.exec(found.order_by(col(Inbox.id)).limit(1)).first()


def settle(session: Session, letter: Inbox, state: InboxState, note: str = "", reason: Reason = "") -> None:
    """Say what became of a letter: to the program by state and reason, to people by the note."""
    _move(letter, state, reason)
    letter.note = note
    session.add(letter)


def confirm(session: Session, letter: Inbox, at: datetime) -> None:
    """Let the orders of an old letter count as of when its writer said so."""
    letter.confirmed_at = at
    settle(session, letter, "new", f"confirmed at {at.isoformat()}", "old")


def confirmed_at(letter: Inbox) -> datetime | None:
    """Give the instant from which an old letter counts, since its writer said so then; None: it counts as it came."""
    return letter.confirmed_at if letter.reason == "old" else None


def comes_next(letter: Inbox) -> Next:
    """Say what happens to a letter next."""
    return NEXT[letter.state, letter.reason]


def _move(letter: Inbox, state: InboxState, reason: Reason) -> None:
    """Put a letter into a state; a ValueError tells that letters are never in that one for that reason."""
    if (state, reason) not in NEXT:
        raise ValueError(f"a letter cannot be {state} because {reason!r}")
    letter.state, letter.reason = state, reason


def asked(session: Session, campaign: str, seat: str, reason: Reason) -> Sequence[Inbox]:
    """List the letters of a seat that wait for a yes for a reason, in their order."""
    found = select(Inbox).where(Inbox.state == "asked", Inbox.campaign == campaign, Inbox.seat == seat)
    return session.exec(found.where(Inbox.reason == reason).order_by(col(Inbox.id))).all()


def imported(session: Session, campaign: str, seat: str, sender: str) -> int:
    """Count the letters of a seat from an address that came unread with the file of the campaign."""
    found = select(func.count()).where(Inbox.campaign == campaign, Inbox.seat == seat, Inbox.reason == "imported")
    return session.exec(found.where(Inbox.sender == sender)).one()


def release(session: Session, campaign: str) -> int:
    """Make the letters kept for the next turn new again; tell how many."""
    waiting = update(Inbox).where(col(Inbox.state) == "waiting", col(Inbox.campaign) == campaign)
    return session.exec(waiting.values(state="new")).rowcount


def campaigns_with_new(session: Session) -> Sequence[str]:
    """List the campaigns that have letters to answer; of held ones those with a letter of the referee.

    Those with a letter the program did not get through once come last.
    """
    found = session.exec(_CAMPAIGNS_WITH_NEW).all()
    tries = {key: max(tried for other, tried in found if other == key) for key, _ in found}
    return sorted(tries, key=lambda key: (tries[key], key))


def listing(session: Session, campaign: str | None, limit: int = 100) -> Sequence[Inbox]:
    """List the latest letters of a campaign (None: of nobody's), the newest first."""
    whose = col(Inbox.campaign).is_(None) if campaign is None else col(Inbox.campaign) == campaign
    return session.exec(select(Inbox).where(whose).order_by(col(Inbox.id).desc()).limit(limit)).all()


def found(
    session: Session, state: str = "", campaign: str = "", sender: str = "", limit: int = 100
) -> Sequence[Mapping[str, Any]]:
    """List the latest letters, the newest first, without their bytes; `campaign` `-`: those of none."""
    asked = columns(*(_LETTER[name] for name in _LISTED)).order_by(_LETTER.id.desc()).limit(limit)
    wanted = {"state": state, "campaign": "" if campaign == "-" else campaign, "sender": sender.lower()}
    for name, value in wanted.items():
        asked = asked.where(_LETTER[name] == value) if value else asked
    asked = asked.where(_LETTER.campaign.is_(None)) if campaign == "-" else asked
    return [dict(row._mapping) for row in session.connection().execute(asked)]


_LISTED = ("id", "received_at", "state", "note", "campaign", "seat", "sender", "size", "kept")
_NOBODYS = (col(Inbox.state) == "new", col(Inbox.campaign).is_(None))
_SHOWN = or_(col(Inbox.known), col(Inbox.known) == bindparam("strangers"))
_IN_TIME = col(Inbox.received_at) <= bindparam("until")
_NEW = select(Inbox).where(Inbox.state == "new", Inbox.campaign == bindparam("campaign")).order_by(col(Inbox.id))
_OLDEST_NEW = _NEW.limit(1)
_OLDEST_NEW_UNTIL = _NEW.where(_IN_TIME).limit(1)
_UNROUTED = select(Inbox.id).where(*_NOBODYS).limit(1)
_UNROUTED_UNTIL = select(Inbox.id).where(*_NOBODYS, _SHOWN, _IN_TIME).limit(1)
_LETTER = plain.table(Inbox).c
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
_CAMPAIGNS_WITH_NEW = (
    select(Campaign.key, Inbox.tries)
    .join(Inbox, col(Inbox.campaign) == Campaign.key)
    .where(Inbox.state == "new", or_(col(Campaign.state) != "held", col(Inbox.seat) == REFEREE))
    .distinct()
)
"""Statements are made once: SQLAlchemy takes longer to make one than SQLite to answer it."""
