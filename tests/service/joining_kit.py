"""An office with an open campaign, and strangers who write to it and answer what they are asked."""

from __future__ import annotations

from email import message_from_bytes, policy

from pbem.reports.briefing import Notice
from pbem.service.house.case import SeatCase
from pbem.service.post.rendering import envelope
from pbem.service.work import work
from pbem.store import tables
from pbem.store.engine import reading, writing
from pbem.store.repository import applications, campaigns, seats
from tests.service.kit import Office, open_office

VERA, IVAN, OLGA = "vera@away.test", "ivan@away.test", "olga@away.test"
REFEREE = "referee@host.test"
FOUR = {"map": "four-winds", "seats": 4}


def opened(office: Office, key: str = "open1", joining: dict[str, object] | None = None, **changes: object) -> Office:
    """Open one more campaign beside the office's own, without players."""
    other = open_office(office.house.engine, office.house.settings.data)
    other.key, other.uids, other.clock = key, office.uids, office.clock
    other.house = office.house
    return other.start(**{"key": key, "seat": [], "joining": joining or {}, **changes})


def asks(office: Office, who: str, words: str = "", text: str = "", **headers: str) -> None:
    """Write `join` as a stranger."""
    subject = headers.pop("subject", f"join {office.key} {words}".strip())
    office.letter("blue", text, sender=headers.pop("sender", who), to="orders@host.test", subject=subject, **headers)


def replies(office: Office, who: str, text: str, sender: str = "", mail: tables.Outbox | None = None) -> None:
    """Answer the last mail to somebody, as a mail program does: to its Reply-To."""
    last = mail or office.mails(who)[-1]
    to = envelope(office.house, last, office.said(last)).reply_to
    assert to, f"{last.kind} cannot be answered"
    office.letter("blue", text, sender=sender or who, to=to, subject="Re: " + last.kind)


def joins(office: Office, who: str, words: str = "", **headers: str) -> None:
    """Ask for a seat and confirm it."""
    asks(office, who, words, **headers)
    replies(office, who, "yes")


def subject(office: Office, who: str) -> str:
    """Give the identifier of what somebody was told last."""
    said = office.said(office.mails(who)[-1])
    return said.subject.id if isinstance(said, Notice) else said.kind


def told(office: Office, who: str) -> list[str]:
    """List what somebody was sent."""
    return [mail.kind for mail in office.mails(who)]


def seat_of(office: Office, who: str) -> str | None:
    """Give the seat of whoever writes from an address."""
    from pbem.store.repository import people

    with reading(office.house.engine) as session:
        mine = [seat.key for seat in people.seats_at(session, who) if seat.campaign == office.key]
        return mine[0] if mine else None


def states(office: Office) -> list[str]:
    """List the states of all applications."""
    with reading(office.house.engine) as session:
        return [one.state for one in applications.listing(session, office.key)]


def frees(office: Office, seat: str) -> None:
    """Let a seat fall free by the referee's will, and let the service work."""
    from pbem.service.joining import resignation

    with writing(office.house.engine) as session:
        campaign, row = campaigns.claim(session, office.key, wait=True), seats.get(session, office.key, seat)
        assert campaign is not None
        assert row is not None
        resignation.vacate(SeatCase(office.house, session, campaign, row), "")
    work.do_all(office.house)


def header(raw: bytes, name: str) -> str:
    """Give a field of a mail."""
    return str(message_from_bytes(raw, policy=policy.default)[name])
