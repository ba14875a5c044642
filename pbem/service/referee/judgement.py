"""The referee judges a line held for him: read as other words, asked back, or rejected; the player hears of it.

What he reads it as is an order of the player's like any other: read against what that seat knows, put over the sheet
that stands, and replaced by whatever the player writes later. If the player has written about the same meanwhile, the
line is void.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sqlmodel import Session

from pbem.core.problems import Problem, Refusal, Severity
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text, text
from pbem.language.forms.say import say
from pbem.language.letter import merging
from pbem.language.letter.draft import Draft
from pbem.mail.commands.verdicts import Verdict
from pbem.registry import AnyOrder
from pbem.service.calendar import corrections, deadlines, early_run
from pbem.service.desk import order_sources
from pbem.service.game import briefings, dealings, games, kept_sheets
from pbem.service.game.games import Game
from pbem.service.house.case import Case, SeatCase
from pbem.service.post.addresses import heading, referee_language
from pbem.service.post.posting import to_seat_again
from pbem.service.referee import entered_orders, interventions
from pbem.service.turns import held_lines, time_notices
from pbem.store import tables
from pbem.store.repository import judgements, people, seats, sheets


@dataclass(frozen=True)
class Judged:
    """What became of a line: its state, whose it was, the order it was read as; `problems` keep it undecided."""

    state: tables.JudgementState
    seat: str
    line: int
    reading: str = ""
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True)
class _HeldCase(SeatCase):
    """A held line, its seat and its game."""

    game: Game
    held: tables.Judgement

    def judged(self, state: tables.JudgementState, reading: str = "") -> Judged:
        """Settle the line."""
        judgements.settle(self.session, self.held, state, reading)
        self.held.judged_at = self.house.now
        return Judged(state, self.seat.key, self.held.line, reading)


def judge(case: Case, number: int, verdict: Verdict, words: str) -> Judged:
    """Judge a line; a Refusal says why it cannot be judged (any more)."""
    session, campaign = case.session, case.campaign
    interventions.running(campaign)
    held = judgements.get(session, campaign.key, number)
    if held is None:
        raise Refusal("referee-no-such-line", number=number)
    present = (held.branch, held.turn) == (campaign.head_branch, campaign.head_turn + 1)
    if held.state != "held" or not present:
        raise Refusal(f"referee-line-{held.state if held.state != 'held' else 'void'}", number=number)
    seat = seats.get(session, campaign.key, held.seat)
    assert seat is not None
    game = games.opened(session, case.house.registry, campaign)
    judged = _READ[verdict](_HeldCase(case.house, session, campaign, seat, game, held), words.strip())
    if not judged.problems:
        facts = {"line": held.line, "words": held.words, "reading": judged.reading}
        interventions.log(case, _LOGGED[judged.state], "", seat=seat.key, **facts)
    return judged


def listing(session: Session, campaign: tables.Campaign) -> list[dict[str, object]]:
    """List the lines of a campaign as plain values, the newest first."""
    waiting = {row.id for row in judgements.open_ones(session, campaign)}
    return [
        {
            "number": row.id,
            "seat": row.seat,
            "turn": row.turn,
            "line": row.line,
            "state": "void" if row.state == "held" and row.id not in waiting else row.state,
            "words": row.words,
            "reading": row.reading,
        }
        for row in judgements.listing(session, campaign.key)
    ]


def _read(case: _HeldCase, words: str) -> Judged:
    session, seat = case.session, case.seat
    lines = [(case.held.line, line) for line in words.splitlines() if line.strip()]
    draft = entered_orders.read(session, case.game, seat.key, _language(case), lines)
    wrong = tuple(one for one in draft.problems if one.severity is Severity.ERROR)
    if wrong or not draft.sheet.lines:
        return Judged("held", seat.key, case.held.line, problems=wrong or (Problem("empty"),))
    if _overtaken(case, draft.sheet):
        return case.judged("void")
    own = Sheet(tuple(Written(one.order, case.held.line, case.held.words) for one in draft.sheet.lines))
    before = kept_sheets.standing(session, case.game, seat.key)
    merged = merging.merge(case.game.installed.ruleset, merging.unwritten(before), own)
    entered_orders.keep(case.house, session, case.game, seat.key, Draft(merged, _left(case), ""))
    said = _said(case, draft.sheet)
    remark = text("judged-read", line=case.held.line, words=case.held.words)
    warnings = tuple(one for one in draft.problems if one.severity is not Severity.ERROR)
    _tell(case, Draft(own, warnings, seat.language), remark)
    return case.judged("read", said)


def _ask(case: _HeldCase, words: str) -> Judged:
    """Ask the player about the line, as if it had not been held."""
    problem = held_lines.problem(case.held)
    _resettle(case, (*_left(case), problem))
    asks = text("judged-ask-words", words=words) if words else text("judged-ask")
    waits = time_notices.correction(case, case.game, next(iter(_revisions(case)), None))
    _tell(case, Draft(Sheet(), (problem,), case.seat.language), asks, *waits)
    return case.judged("asked")


def _reject(case: _HeldCase, words: str) -> Judged:
    """Let the line count for nothing."""
    _resettle(case, _left(case))
    remark = text("judged-reject", line=case.held.line, words=case.held.words)
    why = (text("judged-reject-words", words=words),) if words else ()
    _tell(case, Draft(Sheet(), (), case.seat.language), remark, *why)
    return case.judged("rejected")


_LOGGED: Mapping[tables.JudgementState, tables.LogKind] = {
    "read": "judged-read",
    "asked": "judged-asked",
    "rejected": "judged-rejected",
    "void": "judged-void",
}
_READ = {"read": _read, "ask": _ask, "reject": _reject}


def _language(case: _HeldCase) -> str:
    """Read in the referee's language first: he writes the words."""
    return referee_language(case.house, case.campaign)


def _said(case: _HeldCase, sheet: Sheet[AnyOrder]) -> str:
    lexicon = case.game.installed.lexicons[_language(case)]
    return "; ".join(say(case.game.installed.ruleset.words.phrase(order), lexicon) for order in sheet)


def _overtaken(case: _HeldCase, sheet: Sheet[AnyOrder]) -> bool:
    """Tell whether a later letter of the player is about the same."""
    subject = case.game.installed.ruleset.words.subject
    wanted = {name for order in sheet if (name := subject(order))}
    later = [row for row in _revisions(case) if row.inbox is not None and row.inbox > (case.held.inbox or 0)]
    given = (line for row in later for line in games.sheet(case.game.installed, row.orders).lines)
    return any(line.line and subject(line.order) in wanted for line in given)


def _revisions(case: _HeldCase) -> Iterator[tables.Sheet]:
    """Walk over the revisions of the seat's sheet, the last first."""
    game = case.game
    return sheets.revisions(case.session, game.key, game.row.head_branch, game.next_step, case.seat.key)


def _left(case: _HeldCase) -> tuple[Problem, ...]:
    """Give what the latest letter is asked about beside this line."""
    last = next(iter(_revisions(case)), None)
    problems = corrections.noted(last) if last else ()
    return tuple(one for one in problems if not (one.held and one.line == case.held.line))


def _resettle(case: _HeldCase, problems: tuple[Problem, ...]) -> None:
    """Say beside the sheet that stands what is asked about it now."""
    last = next(iter(_revisions(case)), None)
    if last is not None:
        corrections.keep(last, problems, last, case.house.now)
        case.session.add(last)
    if case.campaign.state == "running":
        early_run.all_in(case.house, case.session, case.game)


def _tell(case: _HeldCase, draft: Draft[AnyOrder], *remarks: Text) -> None:
    """Send the player a new answer, below the earlier mails."""
    house, session, game, seat = case.house, case.session, case.game, case.seat
    last = next(iter(_revisions(case)), None)
    standing = games.sheet(game.installed, last.orders) if last else Sheet()
    person = people.get(session, seat.person) if seat.person is not None else None
    head = heading(house, game, seat, person.name if person else "", deadlines.present(session, game.row))
    reading = briefings.Reading(
        draft=draft,
        standing=standing if draft.sheet.lines else merging.unwritten(standing),
        revision=last.revision if last else 0,
        digest=last.digest if last else "",
        remarks=remarks,
        origins=order_sources.of(session, game, seat, merging.unwritten(standing)),
    )
    view = game.view(Seat(seat.key), dealings.heard(session, game, seat.key))
    said = briefings.answer(game.installed, head, view, {case.held.line: case.held.words}, reading)
    to_seat_again(case, said, "answer")
