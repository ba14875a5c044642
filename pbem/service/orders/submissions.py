"""Orders: a letter makes a new revision of the sheet if it changes anything, and an answer, in one transaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial

from pbem.core.problems import Problem, Severity
from pbem.core.sheets import Sheet
from pbem.core.texts import Text, text
from pbem.language.letter import merging, understanding
from pbem.language.letter import sheet as sheets_language
from pbem.language.letter.draft import Draft
from pbem.mail import commands
from pbem.registry import AnyOrder
from pbem.reports.briefing import Answer, Posted
from pbem.service.calendar import corrections, deadlines, early_run, readiness
from pbem.service.desk import confirmed_letters, order_sources, unreadable_parts
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.game import briefings, dealings, games, kept_sheets
from pbem.service.game.kept_sheets import Entry
from pbem.service.orders import change_limit, left_out, ready_lines, requests, teams
from pbem.service.orders.cancellation import Cancelled, cancel, names_something
from pbem.service.orders.ready_lines import Accepted
from pbem.service.orders.requests import Wishes
from pbem.service.turns import held_lines, overtures, time_notices
from pbem.store import tables
from pbem.store.repository import inbox, sheets, timers

NOTHING: Draft[AnyOrder] = Draft(Sheet(), (), "")


@dataclass(frozen=True)
class Outcome:
    """What a letter makes of the orders: the sheet that would stand, what was read, what to say besides.

    `row` is the sheet that stood; `changed`: other orders stand than before; `asked`: a line is asked back, or one no
    more is. `words` are those of orders over several lines, by their first line; `letters` what is said of the letter's
    letters to others; `letter` is the mail the lines stood in, where it is an earlier one.
    """

    draft: Draft[AnyOrder]
    sheet: Sheet[AnyOrder]
    row: tables.Sheet | None = None
    remarks: tuple[Text, ...] = ()
    changed: bool = False
    asked: bool = False
    words: Mapping[int, str] = field(default_factory=dict)
    letters: tuple[Posted, ...] = ()
    letter: int = 0


def accept(desk: PlayerDesk, one: Accepted, silent: bool = False) -> None:
    """Let accepted lines count where those stood that were not read; `silent`: the letter's orders are answered."""
    row, ruleset = standing_row(desk), desk.game.installed.ruleset
    before, letter = standing(desk, row), one.answer.letter if one.answer else 0
    if row is None or row.inbox != letter:
        before = merging.unwritten(before)
    draft = ready_lines.read(desk, one, before)
    draft = change_limit.bounded(desk, row, before, draft)
    merged = merging.merge(ruleset, before, draft.sheet)
    merged = ready_lines.placed(merged, draft.sheet) if ruleset.words.numbered else merged
    draft = replace(draft, problems=(*draft.problems, *ready_lines.left(one)))
    told = (text("remark-accepted", count=len(draft.sheet.lines)),) if draft.sheet.lines else ()
    changed = tuple(merged) != tuple(standing(desk, row))
    outcome = Outcome(draft, merged, row, (*told, *ready_lines.remarks(one)), changed, _asks_anew(row, draft))
    outcome = replace(outcome, words=ready_lines.words(one), letter=letter)
    if silent:
        _kept(desk, outcome)
    else:
        answer(desk, outcome)
        desk.settle("ready lines accepted")


def orders(desk: PlayerDesk, wishes: Wishes, remarks: tuple[Text, ...] = (), letters: tuple[Posted, ...] = ()) -> None:
    """Read orders, keep the new revision, answer; on trial only answer."""
    outcome = _outcome(desk, wishes, remarks, letters)
    answer(desk, outcome, wishes.trial)
    left_out.answer_questions(desk, outcome.draft.asides)
    desk.settle("a trial" if wishes.trial else "orders")


def checked(desk: PlayerDesk, wishes: Wishes, letters: tuple[Posted, ...] = ()) -> Answer:
    """Give the answer orders on trial would get; this only reads.

    It does not say that the turn runs early: whoever asked again and again would hear when others have sent theirs.
    """
    outcome = _outcome(desk, wishes, (), letters)
    said = _said(desk, outcome, outcome.row, time_notices.remarks(desk, None), trial=True)
    return replace(said, offers=ready_lines.offers(desk, outcome.draft, _several(outcome)))


def _outcome(desk: PlayerDesk, wishes: Wishes, remarks: tuple[Text, ...], letters: tuple[Posted, ...]) -> Outcome:
    """Read orders, hold what is for the referee, and say what else there is to say."""
    outcome = understood(desk, wishes)
    outcome = replace(outcome, draft=held_lines.hold(desk, outcome.draft, outcome.words, wishes.trial))
    return replace(outcome, remarks=(*unreadable_parts.told(desk.letter), *remarks, *outcome.remarks), letters=letters)


def wishes(desk: PlayerDesk, acts: tuple[str, ...]) -> Wishes:
    """Sort the lines of a letter; `acts` are the keys of the commands that are served."""
    known = (*acts, requests.CANCEL, requests.REPLACE, requests.TEST)
    return requests.wishes(desk, known, partial(names_standing, desk))


def understood(desk: PlayerDesk, wishes: Wishes) -> Outcome:
    """Say what a letter makes of the orders that stand."""
    row, ruleset = standing_row(desk), desk.game.installed.ruleset
    before = standing(desk, row)
    wishes = _named(desk, wishes, before)
    draft, left = _kept_of(desk, wishes, before)
    draft = change_limit.bounded(desk, row, before, draft)
    merged = merging.merge(ruleset, merging.unwritten(left.before), draft.sheet)
    same = tuple(merged) == tuple(before)
    told, asked = _told(wishes, left, draft, same), _asks_anew(row, draft)
    told = (
        *told,
        *left_out.remarks(desk, draft.asides),
        *teams.bundled(desk, left.before, merged),
        *teams.overruled(desk, before, merged),
    )
    return Outcome(draft, merged, row, told, not same, asked, requests.several(wishes))


def _kept_of(desk: PlayerDesk, wishes: Wishes, before: Sheet[AnyOrder]) -> tuple[Draft[AnyOrder], Cancelled]:
    """Read a letter, take back what it takes back, and leave out what the rules refuse of the rest.

    A letter that replaces everything, but holds nothing that can stand, replaces nothing.
    """
    installed, view = desk.game.installed, desk.view
    draft = _read(desk, wishes)
    if wishes.replaces:
        own = _below(desk, wishes, draft)
        alone = sheets_language.checked(replace(draft, sheet=own.own), installed.ruleset, view)
        if alone.sheet.lines or not before.lines:
            said = (text("remark-replaced-all", count=len(before.lines)),) if before.lines else ()
            return _asked_back(desk, wishes, alone), Cancelled(Sheet(), alone.sheet, (*said, *own.remarks))
    left = cancel(installed, desk.seat.language, wishes.cancels, before, draft.sheet)
    draft = replace(draft, sheet=left.own)
    stands = merging.unwritten(left.before)
    draft = _asked_back(desk, wishes, sheets_language.checked(draft, installed.ruleset, view, stands))
    if wishes.replaces:
        left = replace(left, remarks=(*left.remarks, text("remark-replaces-nothing")))
    return draft, left


def _below(desk: PlayerDesk, wishes: Wishes, draft: Draft[AnyOrder]) -> Cancelled:
    """Take back what a letter that replaces everything takes back of its own lines above; other orders are gone."""
    first = min((one.line for one in draft.sheet.lines), default=0)
    cancels = tuple((line, found) for line, found in wishes.cancels if line > first > 0)
    return cancel(desk.game.installed, desk.seat.language, cancels, Sheet(), draft.sheet)


def _named(desk: PlayerDesk, wishes: Wishes, before: Sheet[AnyOrder]) -> Wishes:
    """Read what may take something back, but names nothing that stands, as an order."""
    installed, language = desk.game.installed, desk.seat.language
    orders = {
        line
        for line, found in wishes.cancels
        if not found.sure and not names_something(installed, language, found, before)
    }
    text = tuple(one for one in desk.letter.lines if one[0] in orders)
    found = tuple(one for one in wishes.found if one[0] not in orders)
    return replace(wishes, lines=tuple(sorted((*wishes.lines, *text))), found=found)


def _read(desk: PlayerDesk, wishes: Wishes) -> Draft[AnyOrder]:
    return understanding.understood(wishes.lines, desk.game.installed.ruleset, desk.view, desk.readers)


def _asked_back(desk: PlayerDesk, wishes: Wishes, draft: Draft[AnyOrder]) -> Draft[AnyOrder]:
    """Ask a mistyped command among the lines back as one."""
    lines = dict(wishes.lines)
    slips = {one.line: Problem("slip", one.line) for one in draft.asides if left_out.may_be_command(one, lines)}
    asked = {line: _meant(desk, slip, lines) for line, slip in slips.items()}
    commanded = tuple(problem for line, problem in asked.items() if problem is not slips[line])
    gone = {problem.line for problem in commanded}
    problems = (*(_meant(desk, problem, lines) for problem in draft.problems), *commanded)
    return replace(draft, problems=problems, asides=tuple(one for one in draft.asides if one.line not in gone))


def _meant(desk: PlayerDesk, problem: Problem, lines: Mapping[int, str]) -> Problem:
    """Ask back about a mistyped command."""
    line = lines.get(problem.line, "")
    wrong = problem.severity is Severity.ERROR and "\n" not in line
    meant = commands.nearly(line, desk.seat.language) if wrong else ""
    if not meant:
        return problem
    word = line.split()[0]
    start = line.index(word)
    return Problem("command", problem.line, start, start + len(word), {"command": meant}, try_=meant)


def _told(wishes: Wishes, left: Cancelled, draft: Draft[AnyOrder], same: bool) -> tuple[Text, ...]:
    """Say what the player should know besides the lines."""
    nothing = bool(draft.asides) and not (draft.sheet.lines or draft.problems or draft.dropped or wishes.cancels)
    if nothing or not wishes.orders:
        return (text("remark-no-orders" if left.before.lines else "remark-empty"),)
    if same and draft.sheet.lines and not left.remarks:
        return (text("remark-same"),)
    return left.remarks


def _asks_anew(row: tables.Sheet | None, draft: Draft[AnyOrder]) -> bool:
    """Tell whether the letter is asked back, or mends what was: a turn does not run early while something is."""
    problems = corrections.noted(row) if row else ()
    if not draft.sheet.lines and not draft.problems:
        return False
    stood = _wrong(problems) or (row is not None and readiness.unanswered(row))
    return _wrong(draft.problems) != stood


def _wrong(problems: tuple[Problem, ...]) -> bool:
    """Tell whether a line was refused."""
    return any(problem.line and problem.severity is Severity.ERROR for problem in problems)


def standing_row(desk: PlayerDesk) -> tables.Sheet | None:
    """Give the sheet of the seat that counted when the letter was laid on the desk."""
    return desk.said.own


def names_standing(desk: PlayerDesk, found: commands.Found) -> bool:
    """Tell whether a command names an order that stands."""
    before = standing(desk, standing_row(desk))
    return names_something(desk.game.installed, desk.seat.language, found, before)


def standing(desk: PlayerDesk, row: tables.Sheet | None) -> Sheet[AnyOrder]:
    """Give the orders of a sheet."""
    return games.sheet(desk.game.installed, row.orders) if row else Sheet()


def _kept(desk: PlayerDesk, outcome: Outcome) -> tables.Sheet | None:
    """Keep what a letter made of the sheet; the same orders are no new revision, though they may be complete now."""
    if outcome.changed:
        return _store(desk, outcome)
    if outcome.row is not None and outcome.asked:
        corrections.keep(outcome.row, outcome.draft.problems, outcome.row, desk.house.now)
        outcome.row.unanswered = "[]"
        desk.session.add(outcome.row)
    return outcome.row


def _store(desk: PlayerDesk, outcome: Outcome) -> tables.Sheet:
    """Add a revision, the one after the sheet that stood when the campaign was claimed."""
    number = outcome.row.revision + 1 if outcome.row else 1
    entry = Entry(desk.house.now, number=number, came=_place(desk, outcome))
    row = kept_sheets.revision(desk.session, desk.game, desk.seat.key, outcome.sheet, entry)
    row.inbox = outcome.letter or desk.row.id
    corrections.keep(row, outcome.draft.problems, outcome.row, desk.house.now)
    sheets.add(desk.session, row)
    overtures.tell(desk.house, desk.session, desk.game, row, standing(desk, outcome.row))
    return row


def _place(desk: PlayerDesk, outcome: Outcome) -> int:
    """Give the place of a letter among all; one that waited for its writer's yes has that of the yes (0: the last).

    Else what somebody had sent ahead, to be confirmed when it suits them, would count before what others said.
    """
    foreign = not desk.answer_to and dealings.unstamped(desk.game.installed.ruleset, desk.seat.key, outcome.sheet)
    waited = inbox.confirmed_at(desk.row) is not None or (
        foreign and confirmed_letters.counts(desk.session, desk.seat, desk.row)
    )
    return 0 if waited else desk.row.id or 0


def answer(desk: PlayerDesk, outcome: Outcome, trial: bool = False, reply_to: str = "", kind: str = "answer") -> None:
    """Keep the sheet if the letter changed it, and queue the answer; it is replied to at the seat's own address."""
    row = outcome.row if trial else _kept(desk, outcome)
    news = (outcome.changed or outcome.asked) and not trial
    early = early_run.all_in(desk.house, desk.session, desk.game) if news else _early_due(desk)
    told = (*time_notices.remarks(desk, early), *(() if trial else _waits(desk, outcome, row)))
    said = _said(desk, outcome, row, told, trial=trial)
    head = replace(said.heading, reply_to=reply_to or said.heading.reply_to)
    offers = ready_lines.offers(desk, outcome.draft, _several(outcome)) if not (trial or reply_to) else ()
    desk.send(replace(said, heading=head, offers=offers, asks=bool(reply_to)), kind)


def _said(
    desk: PlayerDesk, outcome: Outcome, row: tables.Sheet | None, when: tuple[Text, ...], *, trial: bool
) -> Answer:
    """Word what a letter makes of the orders; `row` is the sheet that is kept, `when` speaks of time."""
    reading = briefings.Reading(
        draft=outcome.draft,
        standing=outcome.sheet,
        revision=row.revision if row else 0,
        digest=row.digest if row else "",
        received=desk.row.received_at,
        remarks=(*outcome.remarks, *when),
        origins=order_sources.of(desk.session, desk.game, desk.seat, outcome.sheet, desk.members),
        trial=trial,
        by=desk.writer,
    )
    lines = {**dict(desk.letter.lines), **outcome.words}
    said = briefings.answer(desk.game.installed, desk.heading, desk.view, lines, reading)
    return replace(said, letters=outcome.letters, letter=outcome.letter or desk.row.id or 0)


def _several(outcome: Outcome) -> Mapping[int, str]:
    """Give the orders over several lines, whose lines are none by themselves."""
    return {} if outcome.letter else outcome.words


def _waits(desk: PlayerDesk, outcome: Outcome, row: tables.Sheet | None) -> tuple[Text, ...]:
    """Say until when the turn waits for what is to mend; of a letter without orders nothing is."""
    return time_notices.correction(desk.case, desk.game, row) if _wrong(outcome.draft.problems) else ()


def _early_due(desk: PlayerDesk) -> datetime | None:
    """Give the instant the turn runs early, if that is settled."""
    waiting = timers.waiting(desk.session, desk.game.key)
    return next((timer.due_utc for timer in waiting if timer.kind == deadlines.EARLY), None)
