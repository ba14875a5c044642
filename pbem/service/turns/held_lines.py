"""Lines nobody understands, held for the referee instead of being asked back (`unclear = "hold for referee"`).

The player hears at once that a line is before the referee, and nothing more is asked of them; the turn waits no longer
for it than for a line that is asked back. Undecided when the turn is played, it counts for nothing. A later letter of
the player about the same, or the very line once more, takes the place of what was held.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta

from sqlmodel import Session

from pbem import codec
from pbem.core.blocks import Block, Cell, Column, Lines, Listing, Section, Table
from pbem.core.problems import HELD, Problem, Severity
from pbem.core.texts import Text, text
from pbem.language.letter.draft import Draft
from pbem.language.words.fold import fold
from pbem.mail import commands
from pbem.mail.commands import Found, verdicts
from pbem.mail.commands import referee as words
from pbem.registry import AnyOrder
from pbem.reports import dates
from pbem.reports.briefing import Leaflet
from pbem.service.calendar import deadlines
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.game.games import Game
from pbem.service.house.case import Case
from pbem.service.house.house import House
from pbem.service.house.terms import terms
from pbem.service.post.addresses import referee_heading, referee_language
from pbem.service.post.posting import to_referee
from pbem.store import tables
from pbem.store.repository import judgements, timers

MOST, OPEN = 10, 30
"""So many lines of a letter are held, and so many of a seat at a time; more are asked back."""
REMINDER = "judging"
"""The kind of timer that reminds the referee once."""
BEFORE = timedelta(hours=6)
"""He is reminded so long before the deadline, or when half the time that is left has passed."""
KIND = "referee-lines-held"


def hold(desk: PlayerDesk, draft: Draft[AnyOrder], several: Mapping[int, str], trial: bool) -> Draft[AnyOrder]:
    """Hold the lines of a letter nobody understands; give the draft with the problems as the player is told them.

    `several` are the words of the orders over several lines. On trial nothing is held.
    """
    if terms(desk.game.row).referee.unclear != "hold for referee":
        return draft
    lines = {**dict(desk.letter.lines), **several}
    done = set() if trial else _overtaken(desk, draft, lines)
    problems = [one for one in draft.problems if one.line not in done]
    unread = [one for one in problems if one.line and one.unread and one.severity is Severity.ERROR][:MOST]
    if unread and not trial:
        unread = _held(desk, unread, lines)
    return replace(draft, problems=tuple(_before_referee(one) if one in unread else one for one in problems))


def _overtaken(desk: PlayerDesk, draft: Draft[AnyOrder], lines: Mapping[int, str]) -> set[int]:
    """Make void what the letter orders anew or takes back; give the lines that took something back."""
    open_ones = judgements.open_ones(desk.session, desk.game.row, desk.seat.key)
    subject = desk.game.installed.ruleset.words.subject
    done = set()
    for row in open_ones:
        cancels = _cancels(lines, numbered=desk.game.installed.ruleset.words.numbered)
        by = {number for number, found in cancels if _takes_back(row.words, found.argument)}
        if by or any(_about(row.words, subject(one.order)) for one in draft.sheet.lines):
            judgements.settle(desk.session, row, "void")
        done |= by
    return done


def _cancels(lines: Mapping[int, str], numbered: bool) -> Iterator[tuple[int, Found]]:
    """Find the lines that take something back; `numbered`: a figure means an order of the list, and no held line."""
    found = ((number, commands.find(line, loose=True)) for number, line in lines.items() if "\n" not in line)
    taking = ((number, one) for number, one in found if one is not None and one.key == "cancel")
    return (pair for pair in taking if not (numbered and pair[1].argument.strip("#").isdigit()))


def _takes_back(line: str, argument: str) -> bool:
    """Tell whether a cancel is about a line: without a name it is about all."""
    return not argument or _about(line, argument)


def _held(desk: PlayerDesk, unread: list[Problem], lines: Mapping[int, str]) -> list[Problem]:
    """Keep the lines, and mail the referee those that are new; give those that are held now."""
    before = {row.words for row in judgements.open_ones(desk.session, desk.game.row, desk.seat.key)}
    fresh: list[tables.Judgement] = []
    for one in unread:
        if lines[one.line].strip() not in before and len(fresh) < OPEN - len(before):
            fresh.append(_keep(desk, one, lines[one.line].strip()))
    known = before | {row.words for row in fresh}
    if fresh:
        _mail(desk, fresh)
        arrange(desk.house, desk.session, desk.game)
    return [one for one in unread if lines[one.line].strip() in known]


def _about(line: str, subject: str) -> bool:
    """Tell whether a line nobody understands seems to be about a subject: its short name is among the first words."""
    name = fold(subject.strip(" .!,#")).split()[-1:]
    return bool(name) and name[0] in fold(line.partition(":")[0]).replace(",", " ").split()[:3]


def _keep(desk: PlayerDesk, problem: Problem, line: str) -> tables.Judgement:
    row = desk.game.row
    return judgements.add(
        desk.session,
        tables.Judgement(
            campaign=row.key,
            branch=row.head_branch,
            turn=desk.game.next_step,
            seat=desk.seat.key,
            inbox=desk.row.id,
            line=problem.line,
            words=line,
            problem=codec.dumps(problem, Problem),
            created_at=desk.house.now,
        ),
    )


def _before_referee(problem: Problem) -> Problem:
    """Say that a line is before the referee; it is missing as one that is asked back is."""
    return Problem(HELD, problem.line)


def problem(held: tables.Judgement) -> Problem:
    """Give what was wrong with a line."""
    return codec.loads(held.problem, Problem)


def wrong(held: tables.Judgement) -> Text:
    """Say what was wrong with a line."""
    said = problem(held)
    return Text(f"problem-{said.code}", dict(said.facts))


def _mail(desk: PlayerDesk, fresh: Sequence[tables.Judgement]) -> None:
    """Mail the referee the lines of a letter."""
    subject = text(KIND, count=len(fresh), seat=desk.seat.key)
    intro = text("referee-lines-held-body", seat=desk.seat.key)
    leaflet(desk.case, subject, intro, fresh)


def leaflet(case: Case, subject: Text, intro: Text, rows: Sequence[tables.Judgement]) -> None:
    """Mail the referee lines that wait for him, and how he judges them."""
    language = referee_language(case.house, case.campaign)
    due = deadlines.present(case.session, case.campaign)
    heading = replace(referee_heading(case.house, case.campaign), deadline=due)
    sections = (Section(None, (Lines((intro,), bullet=False), *table(rows, language))),)
    to_referee(case, Leaflet(heading, subject, sections), subject.id)


def table(rows: Sequence[tables.Judgement], language: str) -> tuple[Block, ...]:
    """Show lines that wait, what is wrong with them, and how they are judged."""
    columns = tuple(Column(text(f"referee-column-{one}")) for one in ("number", "seat", "line", "problem"))
    cells = tuple(
        (Cell(str(one.id), "strong"), Cell(text("referee-seat", seat=one.seat)), Cell(one.words), Cell(wrong(one)))
        for one in rows
    )
    judge, number = words.named("judge").word(language), rows[0].id
    said = tuple(f"{judge} {number} {verdicts.word(kind, language)} ..." for kind in verdicts.ALL)
    return (Table(columns, cells), Lines((text("referee-judge-how"),), bullet=False), Listing(said))


def arrange(house: House, session: Session, game: Game) -> None:
    """Set the one reminder of the present turn, unless it is set or was sent."""
    due, row = deadlines.present(session, game.row), game.row
    waits = any(timer.kind == REMINDER for timer in timers.waiting(session, game.key))
    if due is None or waits or timers.fired(session, row.key, row.head_branch, game.next_step, REMINDER):
        return
    at = max(due - BEFORE, house.now + (due - house.now) / 2)
    if at > house.now:
        deadlines.set_beside(session, game, REMINDER, at)


def remind(house: House, session: Session, campaign: tables.Campaign) -> None:
    """Remind the referee of the lines that wait still."""
    rows, due = judgements.open_ones(session, campaign), deadlines.present(session, campaign)
    if not rows or due is None:
        return
    when = dates.long(due, campaign.timezone, house.catalogue(referee_language(house, campaign)))
    intro = text("referee-lines-wait-body", count=len(rows), when=when)
    leaflet(Case(house, session, campaign), text("referee-lines-wait", count=len(rows)), intro, rows)
