"""The brake: a turn that is due does not run, and the referee is told once, with what to do.

`mailbox`: what came in time may still lie unread; the turn runs by itself once the mailbox has been read after the
deadline. `silence`: far more players than usual have sent nothing; the referee decides. Why a campaign waits is kept
until the turn runs, is put off, or the campaign is stopped otherwise.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from statistics import median

from sqlmodel import Session

from pbem.core.texts import Text, text
from pbem.reports import dates
from pbem.service.calendar import readiness
from pbem.service.desk import undelivered_mail
from pbem.service.desk.intake import AWAY
from pbem.service.game import games
from pbem.service.game.games import Game
from pbem.service.house.case import Case
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.service.post.posting import notice, to_referee
from pbem.store import tables
from pbem.store.repository import campaigns, events, mailboxes
from pbem.store.tables import Campaign, Timer

_LAST = 9
"""How many turns tell what is usual."""
_LEAST = 3
"""With fewer nothing is compared."""
_LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


def braked(campaign: Campaign) -> bool:
    """Tell whether a campaign's turn is due and does not run."""
    return campaign.state == "running" and bool(campaign.braked)


def waiting(session: Session) -> tuple[Campaign, ...]:
    """List the campaigns that need the referee: held by a defect or since a restore, or their turn by the brake."""
    found = campaigns.listing(session, "recruiting", "held", "running")
    return tuple(one for one in found if one.state == "held" or one.restored_from or braked(one))


def release(session: Session, campaign: Campaign) -> None:
    """Forget why a turn waited."""
    if braked(campaign):
        campaigns.set_state(session, campaign, campaign.state)


def mail_is_in(house: House, session: Session, timer: Timer) -> bool:
    """Tell whether the mailbox has been read to its end since a timer fell due, or nobody wants that known."""
    campaign = campaigns.get(session, timer.campaign)
    if campaign is None or not terms(campaign).brake.unread_minutes:
        return True
    box = _box(house, session, campaign)
    settled = timer.due_utc + timedelta(seconds=house.settings.settle_seconds)
    return box is None or (box.read_at is not None and box.read_at >= settled)


def away_too_long(house: House, session: Session, campaign: Campaign) -> bool:
    """Tell whether a mailbox cannot be read, and could not be for as long as the referee wants to know."""
    box, patience = _box(house, session, campaign), terms(campaign).brake.unread_minutes
    since = (box.read_at if box else None) or _LONG_AGO
    return box is not None and box.state in AWAY and house.now - since >= timedelta(minutes=patience)


def _box(house: House, session: Session, campaign: Campaign) -> tables.Mailbox | None:
    """Give the row of the mailbox a campaign's letters come in; none: nobody reads it here."""
    return mailboxes.get(session, house.mailbox(campaign.mailbox).name)


def for_mailbox(house: House, session: Session, campaign: Campaign) -> bool:
    """Brake a turn whose mailbox cannot be read; tell whether that is new."""
    if braked(campaign) or not away_too_long(house, session, campaign):
        return False
    box = _box(house, session, campaign)
    read = box.read_at if box else None
    since = dates.long(read, house.settings.timezone, house.catalogue(house.settings.language)) if read else "-"
    why = f"{house.mailbox(campaign.mailbox).name}: {box.state if box else ''}: {box.detail if box else ''}"
    campaigns.brake(session, campaign, "mailbox", f"brake: mailbox cannot be read ({why})")
    _tell(house, session, campaign, text("brake-mailbox", since=since, why=why), text("brake-mailbox-then"))
    return True


@dataclass(frozen=True)
class Share:
    """How many of those a turn waited for have sent nothing."""

    silent: int
    asked: int

    @property
    def value(self) -> float:
        """Give the share."""
        return self.silent / self.asked if self.asked else 0.0


def share(session: Session, game: Game) -> Share:
    """Count who is silent now, the excused left out."""
    return Share(len(readiness.silent(session, game)), len(readiness.waited_for(session, game)))


def usual(session: Session, campaign: Campaign) -> float | None:
    """Give the usual share of silent players; None: too few turns to tell."""
    payloads = (json.loads(entry.payload) for entry in events.of_kind(session, campaign.key, "resolved", _LAST))
    shares = [Share(one["missing"], one["asked"]).value for one in payloads if one.get("asked")]
    return median(shares) if len(shares) >= _LEAST else None


def for_silence(house: House, session: Session, campaign: Campaign) -> bool:
    """Brake a turn in which far more players than usual are silent; True as long as it waits for that."""
    wanted = terms(campaign).brake.silent_share
    if campaign.braked == "silence" or not wanted:
        return campaign.braked == "silence"
    now, before = share(session, games.opened(session, house.registry, campaign)), usual(session, campaign)
    if before is None or now.value - before < wanted:
        return False
    told = text("brake-silence", silent=now.silent, asked=now.asked, usual=_percent(before), now=_percent(now.value))
    campaigns.brake(session, campaign, "silence", f"brake: silence of {now.silent} in {now.asked}")
    _tell(house, session, campaign, told, text("brake-silence-then"))
    return True


def _percent(value: float) -> int:
    """Give a share in whole percents."""
    return round(value * 100)


def _tell(house: House, session: Session, campaign: Campaign, *told: Text) -> None:
    """Log that a turn waits, and tell the referee what can be done."""
    payload = json.dumps({"why": campaign.note, "brake": campaign.braked}, ensure_ascii=False)
    events.append(session, _event(house, campaign, payload))
    subject = text("brake-subject", campaign=campaign.title)
    how = text("brake-how", key=campaign.key)
    to_referee(
        Case(house, session, campaign),
        notice(house, house.settings.language, subject, *told, *_lost(session, campaign), how),
    )


def _event(house: House, campaign: Campaign, payload: str) -> tables.Event:
    """Make the line of the log."""
    entry = tables.Event(at=house.now, campaign=campaign.key, who="service", kind="braked", payload=payload)
    entry.branch, entry.turn = campaign.head_branch, campaign.head_turn
    return entry


def _lost(session: Session, campaign: Campaign) -> tuple[Text, ...]:
    """Name the seats whose report of the present turn came back: their readers could not write."""
    lost = undelivered_mail.undelivered(session, campaign)
    return (text("brake-lost", seats=", ".join(lost)),) if lost else ()
