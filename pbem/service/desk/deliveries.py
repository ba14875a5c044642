"""What the referee is shown of mail: whether a report arrived, what came back, what waits."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlmodel import Session

from pbem.service.desk.undelivered_mail import undelivered
from pbem.store.repository import deliveries, outbox
from pbem.store.tables import Campaign, Outbox

LOST_WHOLLY = "lost"
LOST = ("returned", "rejected")
WAITING = ("queued", "sending", "unknown", "held", "collected")
WORDS = {
    LOST_WHOLLY: "NOT DELIVERED",
    "returned": "came back",
    "rejected": "refused",
    "sent": "sent",
    "unknown": "perhaps sent",
}


@dataclass(frozen=True)
class Fate:
    """What became of a mail, and when it went; `lost`: it reached none of the addresses."""

    state: str
    at: datetime | None = None


def reports(session: Session, campaign: Campaign) -> dict[str, Fate]:
    """Say of every seat what became of its report of the present turn."""
    told: dict[str, Fate] = {}
    for mail in deliveries.reports(session, campaign):
        told.setdefault(mail.seat or "", Fate(mail.state, mail.sent_at))
    return {**told, **dict.fromkeys(undelivered(session, campaign), Fate(LOST_WHOLLY))}


def undelivered_reports(session: Session, campaign: Campaign) -> tuple[Outbox, ...]:
    """Give one mail of each seat whose report of the present turn reached none of its addresses."""
    lost = undelivered(session, campaign)
    found = {mail.seat: mail for mail in deliveries.reports(session, campaign) if mail.seat in lost}
    return tuple(found.values())


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


def said(fate: Fate) -> str:
    """Say in the words of the command line what became of a mail, and when it went."""
    word = WORDS.get(fate.state, fate.state)
    return f"{word} {fate.at:%m-%d %H:%M}" if fate.at else word


def _row(mail: Outbox) -> dict[str, object]:
    return {
        "written": f"{mail.created_at:%Y-%m-%d %H:%M}",
        "to": mail.seat or mail.recipient,
        "kind": mail.kind,
        "turn": mail.turn + 1,
        "state": said(Fate(mail.state, mail.sent_at)),
        "address": mail.address,
        "server": verdict(mail) or "-",
    }
