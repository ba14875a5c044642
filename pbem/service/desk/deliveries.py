"""What the referee is shown of mail: whether a report arrived, what came back, what waits."""

from __future__ import annotations

from sqlmodel import Session

from pbem.service.desk.undelivered_mail import undelivered
from pbem.store.repository import deliveries, outbox
from pbem.store.tables import Campaign, Outbox

LOST = ("returned", "rejected")
WAITING = ("queued", "sending", "unknown", "held", "collected")
WORDS = {"returned": "came back", "rejected": "refused", "sent": "sent", "unknown": "perhaps sent"}


def reports(session: Session, campaign: Campaign) -> dict[str, str]:
    """Say of every seat what became of its report of the present turn."""
    told: dict[str, str] = {}
    for mail in deliveries.reports(session, campaign):
        told.setdefault(mail.seat or "", _said(mail))
    return {**told, **dict.fromkeys(undelivered(session, campaign), "NOT DELIVERED")}


def mails(session: Session, campaign: Campaign, seat: str = "", every: bool = False) -> list[dict[str, object]]:
    """List the latest mails of a campaign, or of a seat, that have not arrived, or all."""
    return [_row(mail) for mail in open_mails(session, campaign, seat, every)]


def open_mails(session: Session, campaign: Campaign, seat: str = "", every: bool = False) -> tuple[Outbox, ...]:
    """Give the latest mails of a campaign, or of a seat, that have not arrived, or all."""
    states = () if every else (*LOST, *WAITING)
    found = outbox.listing(session, campaign.key, *states)
    return tuple(mail for mail in found if not seat or mail.seat == seat)


def verdict(mail: Outbox) -> str:
    """Give what the server said of a mail."""
    return "".join(sign for sign in mail.verdict[:80] if sign.isprintable())


def loose(session: Session) -> list[dict[str, object]]:
    """List the mails that belong to no campaign and are held."""
    return [_row(mail) for mail in deliveries.loose(session)]


def _said(mail: Outbox) -> str:
    """Say what became of a mail, and when it went."""
    word = WORDS.get(mail.state, mail.state)
    return f"{word} {mail.sent_at:%m-%d %H:%M}" if mail.sent_at else word


def _row(mail: Outbox) -> dict[str, object]:
    return {
        "written": f"{mail.created_at:%Y-%m-%d %H:%M}",
        "to": mail.seat or mail.recipient,
        "kind": mail.kind,
        "turn": mail.turn + 1,
        "state": _said(mail),
        "address": mail.address,
        "server": verdict(mail) or "-",
    }
