"""Orders: a letter makes a new revision of the sheet and an answer, in one transaction."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pbem import codec
from pbem.core.problems import Problem, Severity
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text, text
from pbem.language import sheet as sheets_language
from pbem.language.sheet import Draft
from pbem.service import briefings, deadlines, keeping
from pbem.service.desk import Desk
from pbem.store import tables
from pbem.store.repository import sheets, turns


def orders(desk: Desk) -> None:
    """Read orders, keep the new revision, answer."""
    installed = desk.game.installed
    own = desk.letter.lines
    draft = sheets_language.read(own, installed.ruleset, desk.view, installed.lexicons, desk.seat.language)
    before = keeping.standing(desk.session, desk.game, desk.seat.key)
    merged = sheets_language.merge(installed.ruleset, unwritten(before), draft.sheet)
    remarks = _remarks(desk, draft, before)
    answer(desk, draft, merged, remarks, changed=bool(draft.sheet.lines or _asked_back(draft)))
    desk.settle("orders")


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


def unwritten(sheet: Sheet[Any]) -> Sheet[Any]:
    """Forget the line numbers of earlier letters."""
    return Sheet(tuple(Written(line.order, 0, line.words) for line in sheet.lines))


def store(desk: Desk, sheet: Sheet[Any], problems: tuple[Problem, ...] = ()) -> tables.Sheet:
    """Keep what a letter made of the sheet."""
    row = keeping.revision(desk.session, desk.house.now, desk.game, desk.seat.key, sheet)
    row.inbox, row.problems = desk.row.id, codec.dumps(problems, tuple[Problem, ...])
    return sheets.add(desk.session, row)


def answer(desk: Desk, draft: Draft[Any], sheet: Sheet[Any], remarks: tuple[Text, ...], changed: bool) -> None:
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
    desk.send(briefings.answer(game.installed, desk.heading, desk.view, lines, reading), "answer")


def _early(due: datetime | None, now: datetime) -> tuple[Text, ...]:
    """Say that the turn runs soon, since everybody's orders are in."""
    return () if due is None else (text("remark-early", seconds=max(1, round((due - now).total_seconds()))),)
