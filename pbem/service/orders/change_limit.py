"""How often a seat may change what it says to others within a turn: each change is a mail to every one of them.

What is too much is refused like any line that cannot be, so that nothing is half said; what stands can be taken back.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from pbem.core.problems import Problem
from pbem.core.sheets import Sheet, Written
from pbem.language.letter.draft import Draft
from pbem.registry import AnyOrder
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.game import dealings, games
from pbem.store import tables
from pbem.store.repository import sheets

MOST = 40
"""So many letters of a seat may tell others something within a turn."""


def bounded(
    desk: PlayerDesk, row: tables.Sheet | None, before: Sheet[AnyOrder], draft: Draft[AnyOrder]
) -> Draft[AnyOrder]:
    """Leave out what a letter would tell others, when its writer has told them enough this turn."""
    if row is None or row.revision < MOST:
        return draft
    stood = list(before)
    fresh = [line for line in draft.sheet.lines if line.order not in stood and _tells(desk, line)]
    if not fresh or _letters(desk) < MOST:
        return draft
    problems = tuple(Problem("too-outspoken", line.line, 0, len(line.words), {"most": MOST}) for line in fresh)
    left = Sheet(tuple(line for line in draft.sheet.lines if line not in fresh))
    every = tuple(sorted((*draft.problems, *problems), key=lambda problem: problem.line))
    return replace(draft, sheet=left, problems=every, dropped=(*draft.dropped, *fresh))


def _tells(desk: PlayerDesk, line: Written[AnyOrder]) -> bool:
    return bool(dealings.told(desk.game.installed.ruleset, desk.seat.key, line.order))


def _letters(desk: PlayerDesk) -> int:
    """Count the letters of this turn that told others something."""
    game, seat = desk.game, desk.seat.key
    rows = tuple(sheets.revisions(desk.session, game.key, game.row.head_branch, game.next_step, seat))
    given = [Sheet(), *(games.sheet(game.installed, row.orders) for row in reversed(rows))]
    return sum(any(dealings.changes(game.installed.ruleset, seat, *pair)) for pair in pairwise(given))
