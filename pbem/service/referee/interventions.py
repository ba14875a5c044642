"""The referee's hand: orders entered for a player, a turn run now or tried out, a report sent again, a word to all."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from pbem.core.events import Event, Roll
from pbem.core.problems import Problem, Refusal
from pbem.core.seats import REFEREE
from pbem.core.texts import text
from pbem.reports.briefing import Briefing
from pbem.service.calendar import absences, deadlines, turn_time
from pbem.service.calendar.absences import Span
from pbem.service.desk import undelivered_mail
from pbem.service.game import briefings, decrees, games, house_players
from pbem.service.house.case import Case, SeatCase
from pbem.service.post.addresses import heading
from pbem.service.post.posting import notice, to_referee, to_seat_again
from pbem.service.referee import entered_orders
from pbem.service.turns import adjudication, brake, restore_release, time_notices
from pbem.store import tables
from pbem.store.repository import campaigns, deliveries, inbox, outbox, partners, people, seats, sheets


@dataclass(frozen=True)
class Tried:
    """What a turn would do: its events and throws, and who has not written."""

    turn: int
    events: tuple[Event, ...]
    throws: tuple[Roll, ...]
    silent: tuple[str, ...]


def try_out(case: Case) -> Tried:
    """Resolve the present turn without keeping or sending anything."""
    game, thrown, silent = _tried(case)
    return Tried(game.turn, thrown.events, tuple(thrown.dice.thrown), silent)


def foretold(case: SeatCase) -> Briefing:
    """Give the report a seat would get if the present turn were resolved now; its deadline is not set yet."""
    game, thrown, _ = _tried(case)
    after = games.Game(game.row, game.installed, thrown.state)
    person = people.get(case.session, case.seat.person) if case.seat.person is not None else None
    head = heading(case.house, after, case.seat, person.name if person else "", None)
    step = briefings.Step(game.state, thrown.state, thrown.events)
    return briefings.report(game.installed, head, step, briefings.Dice())


def _tried(case: Case) -> tuple[games.Game, adjudication.Throw, tuple[str, ...]]:
    """Play the present turn with the orders that are in; name who has sent nothing."""
    session, campaign = case.session, case.campaign
    running(campaign)
    game = games.opened(session, case.house.registry, campaign)
    rows = sheets.last(session, campaign.key, campaign.head_branch, game.next_step)
    stored = {seat: row.orders for seat, row in rows.items()}
    given = adjudication.carried_out(session, game, stored, house_players.letters(session, game, rows))
    thrown = adjudication.play(game, given, stored)
    bots = house_players.seated(session, game)
    silent = tuple(sorted(str(seat) for seat in given if seat not in (*rows, *bots) and game.owes(seat)))
    return game, thrown, silent


def run(case: Case, reason: str) -> int:
    """Resolve the present turn now; give the number of the turn that is now awaited."""
    running(case.campaign)
    log(case, "run", reason)
    return adjudication.resolve(case).turn


def enter(case: SeatCase, lines: list[str], reason: str) -> tuple[Problem, ...]:
    """Enter orders for a player, as if they had come by mail; give the problems found."""
    session, seat = case.session, case.seat
    running(case.campaign)
    game = games.opened(session, case.house.registry, case.campaign)
    draft = entered_orders.read(session, game, seat.key, seat.language, list(enumerate(lines, 1)))
    entered_orders.merge(case.house, session, game, seat.key, draft.sheet)
    log(case, "entered", reason, seat=seat.key, lines=lines)
    return draft.problems


def order(case: Case, lines: list[str], language: str, reason: str) -> tuple[Problem, ...]:
    """Enter orders of the referee's own, as if they had come by mail, one after the other; give the problems found.

    What one line publishes, the next one can speak of. A decree is no such order: it is done at once, or not at all.
    """
    session = case.session
    running(case.campaign)
    game = games.opened(session, case.house.registry, case.campaign)
    problems: tuple[Problem, ...] = ()
    for number, line in enumerate(lines, 1):
        draft = entered_orders.read(session, game, REFEREE, language, [(number, line)])
        decreed = tuple(one for one in draft.sheet.lines if decrees.is_decree(game.installed, game.state, one.order))
        problems = (*problems, *draft.problems, *(Problem("decree", one.line, end=len(line)) for one in decreed))
        if draft.sheet.lines and not decreed:
            entered_orders.merge(case.house, session, game, REFEREE, draft.sheet)
    log(case, "ordered", reason, lines=lines)
    return problems


def resend(case: SeatCase) -> bool:
    """Send the latest report of a seat again to all its readers, at their present addresses; False if there is none."""
    session, seat = case.session, case.seat
    found = False
    for reader in partners.readers(session, seat):
        named = seat.key if reader.id == seat.person else f"{seat.key}.{reader.id}"
        report = outbox.latest(session, case.campaign.key, named, "report")
        address = people.address_of(session, reader.id or 0)
        if report is not None and address is not None:
            found = True
            undelivered_mail.again(case, report, address)
    return found


def preview(case: SeatCase) -> Briefing:
    """Give the report of the present state as that seat gets it."""
    session, campaign, seat = case.session, case.campaign, case.seat
    game = games.opened(session, case.house.registry, campaign)
    person = people.get(session, seat.person) if seat.person is not None else None
    head = heading(case.house, game, seat, person.name if person else "", deadlines.present(session, campaign))
    played = adjudication.present(session, game)
    step = briefings.Step(played.before, game.state, played.events)
    told = briefings.report(game.installed, head, step, briefings.Dice())
    return replace(told, later=deadlines.upcoming(session, campaign, head.deadline))


def say(case: Case, words: str, only: str = "") -> int:
    """Send the referee's word to every player, or to those of one seat; tell to how many."""
    players = [pair for pair in seats.players(case.session, case.campaign.key) if only in ("", pair[0].key)]
    for seat, _ in players:
        told = notice(case.house, seat.language, text("notice-referee"))
        told = replace(told, quoted=tuple(words.splitlines()))
        to_seat_again(case.of(seat), told, "referee-word")
    log(case, "said", "", words=words, **({"seat": only} if only else {}))
    return len(players)


def renew(case: Case, reason: str) -> None:
    """Give the referee a new code: whatever mail carries the old one proves nothing any more."""
    case.campaign.referee_epoch += 1
    case.session.add(case.campaign)
    log(case, "renewed", reason, seat=REFEREE)
    said = notice(case.house, case.house.settings.language, text("referee-renewed"), text("referee-renewed-body"))
    to_referee(case, said)


def hold(case: Case, reason: str) -> None:
    """Stop a campaign at once; its letters stay unread and its turn unresolved."""
    running(case.campaign)
    campaigns.set_state(case.session, case.campaign, "held", reason)
    log(case, "held", reason)


def release(case: Case, reason: str, until: datetime | None = None) -> int:
    """Let a held campaign go on, and send the mail that was kept back; tell how many mails.

    After a restore an overdue turn gets a new deadline, `until` or by the rule; else it is resolved, unless `until`
    says otherwise. After an import nothing but mail is kept back.
    """
    house, session, campaign = case.house, case.session, case.campaign
    was_held = is_held(campaign)
    mails = outbox.release(session, house.now, campaign.key)
    if campaign.restored_from:
        _after_restore(case, until)
    elif was_held:
        campaigns.set_state(session, campaign, "running")
        inbox.release(session, campaign.key)
        if until is not None:
            turn_time.afresh(house, session, games.opened(session, house.registry, campaign), until)
    if was_held or mails:
        log(case, "released", reason, mails=mails)
    return mails


def is_held(campaign: tables.Campaign) -> bool:
    """Tell whether a campaign does nothing until it is released: one that recruits may be held by a restore."""
    return campaign.state == "held" or bool(campaign.restored_from)


def _after_restore(case: Case, until: datetime | None) -> None:
    """Let a campaign go on from its state of then; who was sent a later report gets that of the present turn."""
    session, campaign = case.session, case.campaign
    unsent = {mail.seat for mail in deliveries.reports(session, campaign) if mail.state != "sent"}
    if restore_release.release(case.house, session, campaign, until):
        for seat, _ in seats.players(session, campaign.key):
            if seat.key not in unsent:
                resend(case.of(seat))


def log(case: Case, kind: tables.LogKind, reason: str, **facts: object) -> None:
    """Write what the referee did, and why."""
    case.log(REFEREE, kind, reason=reason, **facts)


def running(campaign: tables.Campaign) -> None:
    """Refuse what only a running campaign can do."""
    if campaign.state not in ("running", "paused"):
        raise Refusal("not-running", campaign=campaign.key)


def extend(case: Case, until: datetime, reason: str) -> None:
    """Put the present deadline off, and tell every player the new one in their own zone."""
    house, session, campaign = case.house, case.session, case.campaign
    running(campaign)
    game = games.opened(session, house.registry, campaign)
    turn_time.put_off(house, session, game, until)
    brake.release(session, campaign)
    log(case, "extended", reason, until=until.isoformat())
    time_notices.deadline(house, session, game, "notice-extended-body")


def away(case: SeatCase, days: Span | None, reason: str) -> bool:
    """Book days for a player without limits, or take back what is booked; False: there was nothing to take back."""
    house, session, seat = case.house, case.session, case.seat
    if days is None and not absences.cancel(session, seat, house.now):
        return False
    if days is not None:
        absences.book(session, seat, days, house.now, None)
    told = {"first": days.first.isoformat(), "last": days.last.isoformat()} if days else {}
    log(case, "away" if days else "back", reason, seat=seat.key, **told)
    if case.campaign.state == "running":
        time_notices.arrange(house, session, games.opened(session, house.registry, case.campaign))
    return True
