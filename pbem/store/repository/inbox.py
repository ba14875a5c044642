"""Letters from their campaign to their answer.

A letter is stored before anybody understands it (`arrivals`), then routed to a campaign (`unrouted`), then settled in
the transaction of its effect. Within a campaign letters are taken in the order they were stored. The states are told in
`tables.letter_states`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import bindparam
from sqlalchemy import select as columns
from sqlmodel import Session, col, func, or_, select, update

from pbem.core.seats import REFEREE
from pbem.store import plain
from pbem.store.tables import NEXT, Campaign, Inbox, InboxState, Next, Reason


def admit(session: Session, letter: Inbox, now: datetime) -> None:
    """Note that a letter without a right code is let in."""
    letter.admitted_at = now
    session.add(letter)


def admitted_since(session: Session, since: datetime, sender: str = "") -> int:
    """Count the letters without a right code that were let in since an instant, of all or of one sender."""
    found = select(func.count()).where(col(Inbox.admitted_at) > since)
    return session.exec(found.where(Inbox.sender == sender) if sender else found).one()


def last_of(session: Session, campaign: str, seat: str) -> datetime | None:
    """Give the instant the last letter came that was taken as one of a seat's player."""
    found = select(Inbox.received_at).where(Inbox.campaign == campaign, Inbox.seat == seat)
    found = found.where(col(Inbox.state).in_(("new", "done", "waiting")))
    return session.exec(found.order_by(col(Inbox.received_at).desc()).limit(1)).first()


def source(session: Session, number: int) -> tuple[str, str, str] | None:
    """Give the mailbox, the sender and the Message-ID of a letter."""
    found = select(Inbox.mailbox, Inbox.sender, Inbox.message_id).where(Inbox.id == number)
    return session.exec(found).first()


def route(session: Session, letter: Inbox, campaign: str, seat: str | None) -> None:
    """Give a letter to a campaign; `seat` is who wrote it, as far as that is proven."""
    letter.campaign, letter.seat = campaign, seat
    session.add(letter)


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
_IN_TIME = col(Inbox.received_at) <= bindparam("until")
_NEW = select(Inbox).where(Inbox.state == "new", Inbox.campaign == bindparam("campaign")).order_by(col(Inbox.id))
_OLDEST_NEW = _NEW.limit(1)
_OLDEST_NEW_UNTIL = _NEW.where(_IN_TIME).limit(1)
_LETTER = plain.table(Inbox).c
_CAMPAIGNS_WITH_NEW = (
    select(Campaign.key, Inbox.tries)
    .join(Inbox, col(Inbox.campaign) == Campaign.key)
    .where(Inbox.state == "new", or_(col(Campaign.state) != "held", col(Inbox.seat) == REFEREE))
    .distinct()
)
"""Statements are made once: SQLAlchemy takes longer to make one than SQLite to answer it."""
