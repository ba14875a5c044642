"""What falls due: a turn, the end of a grace or of a pause, a reminder. One transaction each.

Nothing of it happens before the mailbox has been read to its end after it fell due, and before every letter of
that time has been answered: what came in time counts.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping
from datetime import datetime, timedelta

from sqlmodel import Session

from pbem.core.texts import text
from pbem.service.calendar import deadlines, readiness
from pbem.service.campaigns import lifecycle
from pbem.service.game import games
from pbem.service.house.case import Case
from pbem.service.house.house import House
from pbem.service.joining import missed_turn_policy
from pbem.service.post import reminders
from pbem.service.post.posting import notice, to_referee
from pbem.service.referee import amendment
from pbem.service.turns import adjudication, held_lines
from pbem.service.turns import brake as braking
from pbem.service.work import clock_check, unrouted_letters
from pbem.store.engine import AWAY, reading, writing
from pbem.store.repository import campaigns as rows
from pbem.store.repository import inbox, timers
from pbem.store.tables import Campaign, Timer

log = logging.getLogger("pbem.work")

MANY = 10_000
"""How many timers are looked at in one step: those that wait must not hide those that need not."""


def settled(house: House) -> datetime:
    """Give the latest instant whose timers may fire now: mail on its way gets a few seconds to arrive."""
    return house.now - timedelta(seconds=house.settings.settle_seconds)


def nearest(house: House, after: datetime) -> datetime | None:
    """Give the instant the next timer may fire that falls due after that; an earlier one waits for something else."""
    with reading(house.engine) as session:
        due = timers.nearest(session, after)
    return due + timedelta(seconds=house.settings.settle_seconds) if due else None


def unread(house: House) -> frozenset[str]:
    """Name the mailboxes that have to be read before what is due can happen."""
    _, waiting = now(house)
    with reading(house.engine) as session:
        found = (rows.get(session, timer.campaign) for timer in waiting)
        return frozenset(house.mailbox(campaign.mailbox).name for campaign in found if campaign)


def now(house: House) -> tuple[list[Timer], list[Timer]]:
    """List the timers that may fire, and those that wait for their mailbox; by a wrong clock all wait."""
    with reading(house.engine) as session:
        due = timers.due(session, settled(house), MANY)
        ready = [timer for timer in due if timer.kind == timers.RESUME or braking.mail_is_in(house, session, timer)]
        waiting = [timer for timer in due if timer not in ready]
    return (ready, waiting) if not due or clock_check.believed(house) else ([], [*due])


def fire(house: House, timer: Timer, passed: Collection[int] = ()) -> bool:
    """Do what a timer stands for; False when it has to wait, or another worker did it.

    `passed` are the letters passed over just now: what they need is in the hands of another host.
    """
    try:
        with writing(house.engine) as session:
            campaign = _claimed(session, timer, passed)
            return campaign is not None and ACTS[timer.kind](house, session, campaign, timer)
    except AWAY:
        raise
    except Exception as fault:  # noqa: BLE001 - the edge of one campaign; `hold` logs it
        hold(house, timer.campaign, fault)
        return True


def brake(house: House, timer: Timer) -> bool:
    """Tell the referee, once, that a turn waits for a mailbox that cannot be read."""
    with reading(house.engine) as session:
        campaign = rows.get(session, timer.campaign)
        if campaign is None or timer.kind in (deadlines.REMINDER, held_lines.REMINDER) or braking.braked(campaign):
            return False
        if not braking.away_too_long(house, session, campaign):
            return False
    with writing(house.engine) as session:
        campaign = _claimed(session, timer)
        return campaign is not None and braking.for_mailbox(house, session, campaign)


def _claimed(session: Session, timer: Timer, passed: Collection[int] = ()) -> Campaign | None:
    """Lock the campaign of a timer, if it still ticks and no letter of its time is still to be answered.

    A letter that is stuck before anybody knows whose it is holds up those campaigns only that it may belong to.
    """
    campaign = rows.claim(session, timer.campaign)
    ticks = {timers.RESUME: "paused", timers.FILL: "recruiting"}.get(timer.kind, "running")
    if campaign is None or campaign.state != ticks:
        return None
    if timer.kind == timers.RESUME:
        return campaign
    late = inbox.oldest_new(session, campaign.key, timer.due_utc)
    return None if late or unrouted_letters.before(session, campaign, timer.due_utc, passed) else campaign


def _present(campaign: Campaign, timer: Timer) -> bool:
    """Tell whether a timer is for the present question: the head must be where the timer expects it."""
    return (timer.branch, timer.turn) == (campaign.head_branch, campaign.head_turn + 1)


def _deadline(house: House, session: Session, campaign: Campaign, timer: Timer) -> bool:
    """Resolve the turn at its deadline, unless somebody who is silent has some time still."""
    graced = deadlines.latest(session, campaign) != deadlines.present(session, campaign)
    if graced and readiness.silent(session, games.opened(session, house.registry, campaign)):
        return False
    return _turn(house, session, campaign, timer)


def _turn(house: House, session: Session, campaign: Campaign, timer: Timer) -> bool:
    """Resolve the turn, unless the brake holds it."""
    if braking.for_silence(house, session, campaign):
        return False
    return _early(house, session, campaign, timer)


def _early(house: House, session: Session, campaign: Campaign, timer: Timer) -> bool:
    if not timers.fire(session, timer) or not _present(campaign, timer):
        return False
    adjudication.resolve(Case(house, session, campaign))
    missed_turn_policy.settle(house, session, campaign, amendment.abandon)
    log.info("%s: turn row %s resolved", campaign.key, campaign.head_turn)
    return True


def _remind_referee(house: House, session: Session, campaign: Campaign, timer: Timer) -> bool:
    """Remind the referee of the lines he has not judged."""
    if timers.fire(session, timer) and _present(campaign, timer):
        held_lines.remind(house, session, campaign)
    return True


def _remind(house: House, session: Session, campaign: Campaign, timer: Timer) -> bool:
    """Send the reminders, as long as there is time left."""
    if not timers.fire(session, timer) or not _present(campaign, timer):
        return False
    reminders.remind(house, session, campaign)
    return True


def _resume(house: House, session: Session, campaign: Campaign, timer: Timer) -> bool:
    if not timers.fire(session, timer):
        return False
    lifecycle.resume(house, session, campaign, "the end of the pause")
    return True


def _fill(house: House, session: Session, campaign: Campaign, timer: Timer) -> bool:
    """Start a game that has waited long enough, with house players on the seats still free."""
    if not timers.fire(session, timer) or campaign.restored_from:
        return False
    lifecycle.start(house, session, campaign)
    return True


ACTS: Mapping[str, Callable[[House, Session, Campaign, Timer], bool]] = {
    deadlines.DEADLINE: _deadline,
    deadlines.GRACE: _turn,
    deadlines.EARLY: _early,
    deadlines.CORRECTION: _early,
    deadlines.REMINDER: _remind,
    held_lines.REMINDER: _remind_referee,
    timers.RESUME: _resume,
    timers.FILL: _fill,
}


def hold(house: House, key: str, fault: Exception) -> None:
    """Stop one campaign for a fault of ours, and tell the referee."""
    log.exception("%s is held", key)
    said = f"{type(fault).__name__}: {fault}"
    with writing(house.engine) as session:
        campaign = rows.claim(session, key, wait=True)
        assert campaign is not None
        rows.set_state(session, campaign, "held", said)
        body = text("notice-defect-body", campaign=key, fault=said)
        to_referee(Case(house, session, campaign), notice(house, house.settings.language, text("notice-defect"), body))
