"""The work there is: letters to route, letters to answer, turns to resolve. One transaction a step,
but a letter that waits for no other one is routed and answered in the same.

Each step catches what is our own fault at its edge: one letter is set aside, or one campaign is held, the referee
is told, and everything else goes on. What another host has in hand is passed over: a step that would have to wait for
it is taken at one of the next looks.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial

from sqlalchemy.exc import IntegrityError
from sqlmodel import Session

from pbem.core.seats import REFEREE
from pbem.core.texts import text
from pbem.mail.reading.letter import Letter, read
from pbem.service.desk import authentication, expired_questions
from pbem.service.house.house import House
from pbem.service.joining import waiting_line
from pbem.service.post import digest
from pbem.service.post.posting import notice, to_host
from pbem.service.window import sign_in_mail
from pbem.service.work import due, player_letters, routing, strangers, unrouted_letters
from pbem.service.work import referee_letters as referee
from pbem.store import plain
from pbem.store.engine import AWAY, HeldElsewhere, is_sqlite, reading, writing
from pbem.store.repository import campaigns, deferrals, inbox, unrouted
from pbem.store.tables import Campaign, Inbox, Timer

log = logging.getLogger("pbem.work")


SOON = timedelta(seconds=2)
"""After this what was passed over is looked at again."""
MOST = 50
"""Letters taken in one round: between two rounds it can be seen that the work goes on."""


@dataclass(frozen=True)
class Looked:
    """What a look for work came to: how many steps were taken, which mailboxes have to be read before what is due can
    happen, and when to look again."""

    done: int
    unread: frozenset[str]
    again: datetime | None


@dataclass
class Passed:
    """What is passed over during one look, since another host has what it needs: letters, campaigns, other steps.

    `again` are the letters another host crossed, by writing first what they were about to: each is taken once more.
    """

    letters: set[int] = field(default_factory=set)
    others: bool = False
    again: set[int] = field(default_factory=set)

    @property
    def anything(self) -> bool:
        """Tell whether anything is."""
        return self.others or bool(self.letters)

    def unless_held(self, step: Callable[[], int]) -> int:
        """Take a step; one that would have to wait for another host comes to nothing."""
        try:
            return step()
        except HeldElsewhere as held:
            log.info("passed over, another host has it in hand: %s", held.orig)
            self.others = True
            return 0


def look(house: House, stepped: Callable[[], None] = lambda: None) -> Looked:
    """Do everything that can be done now; call `stepped` after each round of steps, and after each turn."""
    began, passed = due.settled(house), Passed()
    done = do_all(house, passed, stepped)
    moments = (due.nearest(house, began), house.now + SOON if passed.anything else None)
    return Looked(done, due.unread(house), min(filter(None, moments), default=None))


def do_all(house: House, passed: Passed | None = None, stepped: Callable[[], None] = lambda: None) -> int:
    """Do everything that can be done now; tell how many steps it was, and call `stepped` after each round and turn."""
    done, passed = 0, Passed() if passed is None else passed
    while (steps := _round(house, passed, stepped)) > 0:
        stepped()
        done += steps
    return done


def _round(house: House, passed: Passed, stepped: Callable[[], None]) -> int:
    """Take what came; when nothing is left, answer what was put off, do what is due, then see to some strangers."""
    if taken := take_all(house, passed):
        return taken
    answered = _answer_waiting(house, passed)
    ready, unread = due.now(house)
    fired = sum(_fired_beside_letters(house, timer, passed, stepped) for timer in ready)
    braked = sum(passed.unless_held(partial(due.brake, house, timer)) for timer in unread)
    rest = (expired_questions.expire_all, digest.send_due, waiting_line.offer_all, sign_in_mail.answer_all)
    seen_to = sum(passed.unless_held(partial(step, house)) for step in rest)
    return answered + fired + braked + seen_to + see_to_strangers(house, passed)


def take_all(house: House, passed: Passed | None = None) -> int:
    """Route the letters that are waiting now and show whose they are, `MOST` at a time; tell how many."""
    passed = Passed() if passed is None else passed
    with reading(house.engine) as session:
        waiting = unrouted.count(session)
    return sum(_take_one(house, passed) for _ in range(min(waiting, MOST)))


def see_to_strangers(house: House, passed: Passed) -> int:
    """Route some letters of which the header does not show whose they are, then some that were put off."""
    with reading(house.engine) as session:
        waiting = unrouted.count(session, known=False)
    done = sum(_take_one(house, passed) for _ in range(min(waiting, strangers.AT_ONCE)))
    while done < strangers.AT_ONCE and strangers.is_room(house) and _take_up_one(house, passed):
        done += 1
    return done + passed.unless_held(partial(strangers.tend, house))


def _take_one(house: House, passed: Passed) -> bool:
    """Route a letter and answer it in the same transaction; after a fault each gets one of its own, to tell them apart.

    So a letter costs one commit, and is read once.
    """
    row_id: int | None = None
    try:
        with writing(house.engine) as session:
            row = unrouted.oldest(session, passed.letters)
            if row is not None:
                row_id = row.id
                with house.allowance.letter(row_id):
                    _take(house, session, row, passed)
            return row is not None
    except HeldElsewhere as held:
        return _pass_over(passed, row_id, held)
    except AWAY:
        raise
    except Exception as fault:  # noqa: BLE001 - the edge of one letter: it is looked at once more, which tells
        log.warning("a letter could not be answered at once: %s", type(fault).__name__)
        return _route_one(house, passed)


def _pass_over(passed: Passed, row_id: int | None, held: HeldElsewhere) -> bool:
    """Leave a letter for later that needs what another host has in hand; no step was taken."""
    if row_id is None:
        raise held
    log.info("letter %s is passed over, another host has it in hand: %s", row_id, held.orig)
    passed.letters.add(row_id)
    return False


def _take(house: House, session: Session, row: Inbox, passed: Passed) -> None:
    """Route a letter; answer it unless another one of its campaign, or another worker, comes first."""
    letter = read(row.raw)
    _route(house, session, row, letter)
    if row.state != "new" or not row.campaign:
        return
    campaign = campaigns.claim(session, row.campaign)
    passed.others |= campaign is None
    if campaign is None or not _is_next(session, campaign, row, passed):
        return
    if not is_sqlite(house.engine):
        session.expire_all()  # another host may have changed what was read before the claim
    _answer(house, session, campaign, row, letter)
    plain.save(session, row)


def _is_next(session: Session, campaign: Campaign, row: Inbox, passed: Passed) -> bool:
    """Tell whether a letter is to be answered now: of a held campaign only the referee's, who passes all others."""
    if campaign.state == "held":
        return row.seat == REFEREE
    if unrouted.is_next(session, row, strangers=authentication.code_is_enough(campaign)):
        return True
    stuck = unrouted.any_older(session, row)
    return not (stuck or unrouted_letters.before(session, campaign, row.received_at, passed.letters, row.id or 0))


def _route(house: House, session: Session, row: Inbox, letter: Letter, deferred: bool = False) -> None:
    row.sender = row.sender or letter.sender
    routing.route(house, session, row, letter, deferred)
    log.info("%s: letter %s of %s: %s", row.campaign or "-", row.id, row.sender, row.note or "a player's")


def _answer(house: House, session: Session, campaign: Campaign, row: Inbox, letter: Letter) -> None:
    serve = referee.serve if row.seat == REFEREE else player_letters.serve
    serve(house, session, campaign, row, letter)
    log.info("%s %s: letter %s: %s (%s)", campaign.key, row.seat, row.id, row.state, row.note)


def _answer_waiting(house: House, passed: Passed) -> int:
    """Answer the letters that were routed and not answered yet, campaign by campaign; tell how many."""
    with reading(house.engine) as session:
        waiting = tuple(inbox.campaigns_with_new(session))
    return sum(answer_all(house, key, None, passed) for key in waiting)


def _fired_beside_letters(house: House, timer: Timer, passed: Passed, stepped: Callable[[], None]) -> int:
    """Do what is due, then see to what came meanwhile and to what waited for it: many turns due at one minute leave no
    letter waiting.
    """
    fired = _fired(house, timer, passed)
    if fired:
        stepped()
    return fired + take_all(house, passed) + _answer_waiting(house, passed)


def _fired(house: House, timer: Timer, passed: Passed) -> int:
    """Do what is due, once everything received in time has been answered."""
    answer_all(house, timer.campaign, timer.due_utc, passed)
    return passed.unless_held(lambda: due.fire(house, timer, passed.letters))


def _route_one(house: House, passed: Passed) -> bool:
    """Route the oldest letter that is not routed yet."""
    chosen = partial(unrouted.oldest, passed=passed.letters)
    return _serve_one(house, passed, chosen, lambda session, row: _route(house, session, row, read(row.raw)))


def _take_up_one(house: House, passed: Passed) -> bool:
    """Look at the letter whose turn it is in the line of strangers."""
    chosen = partial(strangers.next_in_line, house)
    return _serve_one(house, passed, chosen, lambda session, row: _route(house, session, row, read(row.raw), True))


def _serve_one(
    house: House,
    passed: Passed,
    chosen: Callable[[Session], Inbox | None],
    serve: Callable[[Session, Inbox], None],
) -> bool:
    """Serve the letter that is chosen, if there is one, in one transaction; a fault of ours sets it alone aside."""
    row_id: int | None = None
    try:
        with writing(house.engine) as session:
            row = chosen(session)
            if row is not None:
                row_id = row.id
                with house.allowance.letter(row_id):
                    serve(session, row)
    except HeldElsewhere as held:
        return _pass_over(passed, row_id, held)
    except AWAY:
        raise
    except Exception as fault:
        if row_id is None:
            raise
        _set_aside(house, row_id, fault, passed)
    return row_id is not None


def answer_all(house: House, key: str, until: datetime | None = None, passed: Passed | None = None) -> int:
    """Answer the letters of a campaign (received by `until`) in the order they came; tell how many."""
    done, passed = 0, Passed() if passed is None else passed
    while _answer_one(house, key, until, passed):
        done += 1
    return done


def _answer_one(house: House, key: str, until: datetime | None, passed: Passed) -> bool:
    """Answer the oldest letter of a campaign; another worker may have the campaign just now."""
    row_id: int | None = None
    try:
        with writing(house.engine) as session:
            campaign = campaigns.claim(session, key)
            passed.others |= campaign is None
            row = _next_of(session, campaign, until, passed) if campaign else None
            if campaign and row:
                row_id = row.id
                with house.allowance.letter(row_id):
                    _answer(house, session, campaign, row, read(row.raw))
    except HeldElsewhere as held:
        passed.others = True
        log.info("%s is passed over, another host has it in hand: %s", key, held.orig)
        return False
    except AWAY:
        raise
    except Exception as fault:
        if row_id is None:
            raise
        _set_aside(house, row_id, fault, passed)
    return row_id is not None


def _next_of(session: Session, campaign: Campaign, until: datetime | None, passed: Passed) -> Inbox | None:
    """Give the letter to answer, none that would overtake one being routed; of a held campaign only the referee's."""
    if campaign.state == "held":
        return inbox.oldest_of(session, campaign.key, REFEREE)
    row = inbox.oldest_new(session, campaign.key, until)
    late = row is not None and unrouted_letters.before(session, campaign, row.received_at, passed.letters)
    return None if late else row


def _set_aside(house: House, row_id: int, fault: Exception, passed: Passed) -> None:
    """Settle a letter a fault of ours kept from being answered; its bytes stay. One that was crossed is taken again."""
    if isinstance(fault, IntegrityError) and row_id not in passed.again:
        log.info("letter %s is taken again: another host may have written first what it needs", row_id)
        passed.again.add(row_id)
        return
    with writing(house.engine) as session:
        row = session.get(Inbox, row_id)
        assert row is not None
        log.error("%s: letter %s could not be answered", row.campaign or "-", row_id, exc_info=fault)
        campaign = campaigns.claim(session, row.campaign) if row.campaign else None
        said = f"{type(fault).__name__}: {fault}"
        inbox.settle(session, row, "rejected", f"fault: {said}")
        deferrals.leave(session, row_id)
        body = text("notice-letter-defect-body", mail=row.id, address=row.sender, fault=said)
        to_host(house, session, notice(house, house.settings.language, text("notice-letter-defect"), body), campaign)
