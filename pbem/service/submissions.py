"""A player's letter in a campaign: a command, or orders that make a new revision of the sheet and an answer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlmodel import Session

from pbem import codec
from pbem.core.problems import Problem, Severity
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text, text
from pbem.language import sheet as sheets_language
from pbem.language.sheet import Draft
from pbem.mail import commands
from pbem.mail.letter import Letter
from pbem.reports.briefing import Heading
from pbem.service import briefings, deadlines, games, joining, keeping
from pbem.service.addresses import heading
from pbem.service.games import Game
from pbem.service.house import House
from pbem.service.posting import answering, notice, to_seat_again, to_stranger
from pbem.store import tables
from pbem.store.repository import inbox, people, seats, sheets, turns


@dataclass(frozen=True)
class Desk:
    """A letter, its seat and the game it is for."""

    house: House
    session: Session
    game: Game
    seat: tables.Seat
    row: tables.Inbox
    letter: Letter

    @property
    def heading(self) -> Heading:
        """Head the answer."""
        person = people.get(self.session, self.seat.person) if self.seat.person is not None else None
        deadline = deadlines.present(self.session, self.game.row)
        return heading(self.house, self.game, self.seat, person.name if person else "", deadline)

    @property
    def view(self) -> Any:
        """Give what the seat knows."""
        return self.game.view(Seat(self.seat.key))


def serve(house: House, session: Session, campaign: tables.Campaign, row: tables.Inbox, letter: Letter) -> None:
    """Answer a letter of a campaign; the campaign is locked by the caller."""
    seat = seats.get(session, campaign.key, row.seat or "")
    if seat is None or not _has(session, seat, letter):
        _given_away(house, session, row, letter)
        return
    if campaign.state != "running":
        _not_running(house, session, campaign, seat, row, letter)
        return
    desk = Desk(house, session, games.opened(session, house.registry, campaign), seat, row, letter)
    found = commands.in_letter(letter.subject, letter.lines)
    if found and found.key in _COMMANDS:
        _COMMANDS[found.key](desk)
    elif _late(desk):
        _keep_for_next(desk)
    else:
        _orders(desk)


def _has(session: Session, seat: tables.Seat, letter: Letter) -> bool:
    """Tell whether the writer has the seat now: it may have been given to another while the letter waited."""
    person = people.by_address(session, letter.sender)
    return person is not None and person.id == seat.person


def _given_away(house: House, session: Session, row: tables.Inbox, letter: Letter) -> None:
    """Tell the writer, and show nothing of the seat, which is another's now."""
    body = text("notice-foreign-address-body", address=letter.sender)
    said = notice(house, house.settings.language, text("notice-foreign-address"), body)
    to_stranger(house, session, row, letter, said)
    inbox.settle(session, row, "rejected", "the seat has been given away")


def _not_running(
    house: House, session: Session, campaign: tables.Campaign, seat: tables.Seat, row: tables.Inbox, letter: Letter
) -> None:
    """Say that no orders are taken now; the letter is kept, and read later when there is a later."""
    body = text(f"notice-{campaign.state}", campaign=campaign.title)
    answer = notice(house, seat.language, text("notice-not-running"), body)
    to_seat_again(house, session, campaign, seat, answer, "not-running", answering(letter))
    inbox.settle(session, row, "waiting" if campaign.state == "paused" else "done", campaign.state)


def _late(desk: Desk) -> bool:
    """Tell whether the letter came after the deadline of the turn that is still to be resolved."""
    due = deadlines.present(desk.session, desk.game.row)
    return due is not None and desk.row.received_at > due


def _keep_for_next(desk: Desk) -> None:
    """Keep a letter for the next turn, and say so."""
    turn = desk.game.turn
    body = text("remark-after-deadline", turn=turn, next=turn + 1)
    answer = notice(desk.house, desk.seat.language, text("notice-late", turn=turn), body)
    _send(desk, answer, "late")
    inbox.settle(desk.session, desk.row, "waiting", f"after the deadline of turn {turn}")


def _orders(desk: Desk) -> None:
    """Read orders, keep the new revision, answer."""
    installed = desk.game.installed
    own = desk.letter.lines
    draft = sheets_language.read(own, installed.ruleset, desk.view, installed.lexicons, desk.seat.language)
    before = keeping.standing(desk.session, desk.game, desk.seat.key)
    merged = sheets_language.merge(installed.ruleset, _unwritten(before), draft.sheet)
    remarks = _remarks(desk, draft, before)
    _answer(desk, draft, merged, remarks, changed=bool(draft.sheet.lines or _asked_back(draft)))
    inbox.settle(desk.session, desk.row, "done", "orders")


def _asked_back(draft: Draft[Any]) -> bool:
    """Tell whether a line was refused."""
    return any(problem.line and problem.severity is Severity.ERROR for problem in draft.problems)


def _remarks(desk: Desk, draft: Draft[Any], before: Sheet[Any]) -> tuple[Text, ...]:
    """Say what the player should know besides the lines."""
    turn, told = desk.game.turn, []
    written_for = max((one.turn for one in desk.letter.tokens if one.seat == desk.seat.key), default=_came_in(desk))
    if written_for < turn:
        told.append(text("remark-previous-turn", turn=written_for, next=turn))
    if not draft.sheet.lines and before.lines:
        told.append(text("remark-no-orders"))
    return tuple(told)


def _came_in(desk: Desk) -> int:
    """Give the turn that was open when the letter came: it may have been read only after that was resolved."""
    head = turns.head(desk.session, desk.game.row)
    overtaken = head is not None and head.number > 0 and desk.row.received_at < head.resolved_at
    return desk.game.turn - 1 if overtaken and not desk.row.note else desk.game.turn


def _unwritten(sheet: Sheet[Any]) -> Sheet[Any]:
    """Forget the line numbers of earlier letters."""
    return Sheet(tuple(Written(line.order, 0, line.words) for line in sheet.lines))


def store(desk: Desk, sheet: Sheet[Any], problems: tuple[Problem, ...] = ()) -> tables.Sheet:
    """Keep what a letter made of the sheet."""
    row = keeping.revision(desk.session, desk.house.now, desk.game, desk.seat.key, sheet)
    row.inbox, row.problems = desk.row.id, codec.dumps(problems, tuple[Problem, ...])
    return sheets.add(desk.session, row)


def _answer(desk: Desk, draft: Draft[Any], sheet: Sheet[Any], remarks: tuple[Text, ...], changed: bool) -> None:
    """Keep the sheet if the letter changed it, and queue the answer."""
    game = desk.game
    row = sheets.last_of(desk.session, game.key, game.row.head_branch, game.next_step, desk.seat.key)
    if changed:
        row = store(desk, sheet, draft.problems)
    early = deadlines.all_in(desk.house, desk.session, game)
    reading = briefings.Reading(
        draft=draft,
        standing=sheet,
        revision=row.revision if row else 0,
        digest=row.digest if row else "",
        received=desk.row.received_at,
        remarks=(*remarks, *_early(early, desk.house.now)),
    )
    lines = dict(desk.letter.lines)
    _send(desk, briefings.answer(game.installed, desk.heading, desk.view, lines, reading), "answer")


def _early(due: datetime | None, now: datetime) -> tuple[Text, ...]:
    """Say that the turn runs soon, since everybody's orders are in."""
    return () if due is None else (text("remark-early", seconds=max(1, round((due - now).total_seconds()))),)


def _show(desk: Desk) -> None:
    """Answer `orders`: what stands now."""
    sheet = _unwritten(keeping.standing(desk.session, desk.game, desk.seat.key))
    _answer(desk, Draft(Sheet(), (), desk.seat.language), sheet, (text("remark-kept"),), changed=False)
    inbox.settle(desk.session, desk.row, "done", "command orders")


def _cancel(desk: Desk) -> None:
    """Answer `cancel`: nothing is ordered any more."""
    _answer(desk, Draft(Sheet(), (), desk.seat.language), Sheet(), (text("remark-cancelled"),), changed=True)
    inbox.settle(desk.session, desk.row, "done", "command cancel")


def _help(desk: Desk) -> None:
    """Answer `help`."""
    _send(desk, joining.help_notice(desk.house, desk.session, desk.seat.language), "help")
    inbox.settle(desk.session, desk.row, "done", "command help")


def _send(desk: Desk, briefing: Any, kind: str) -> None:
    """Queue an answer below the letter."""
    thread = replace(answering(desk.letter), to=desk.letter.sender)
    to_seat_again(desk.house, desk.session, desk.game.row, desk.seat, briefing, kind, thread)


_COMMANDS = {"orders": _show, "cancel": _cancel, "help": _help}
