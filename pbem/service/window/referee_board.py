"""The board for the referee: after each turn, as it is or as a seat sees it, with the plans of all."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.areas import AreaMap
from pbem.core.drawing import Drawing
from pbem.core.events import seen_by
from pbem.core.scene import Scene
from pbem.core.seats import REFEREE, Seat
from pbem.registry import AnyState
from pbem.reports import scenes
from pbem.reports.oversight import Board
from pbem.service.game import games, kept_sheets
from pbem.service.window.referee_case import RefereeCase
from pbem.store.repository import seats, turns
from pbem.store.tables import Turn


def board(case: RefereeCase, turn: int | None, seat: str, plans: bool) -> Board | None:
    """Paint the board after a turn (None: the last); None: there is no such turn or seat."""
    rows = {number: (branch, number) for branch, number in turns.history(case.session, case.campaign)}
    keys = tuple(row.key for row in seats.of_campaign(case.session, case.campaign.key))
    at = max(rows) if turn is None else turn
    row = turns.get(case.session, case.campaign.key, *rows[at]) if at in rows else None
    if row is None or seat not in ("", *keys):
        return None
    planned = plans and at == max(rows)
    found = _scenes(case, row, Seat(seat) if seat else REFEREE, planned)
    names = tuple((key, case.words.seat(key)) for key in keys)
    pictures = tuple(scenes.paint(one, case.words) for one in found)
    signs = scenes.as_text(found[0], case.words) if found else ()
    return Board(at, max(rows), seat, planned, pictures, signs, names)


def _scenes(case: RefereeCase, row: Turn, seat: Seat, plans: bool) -> tuple[Scene, ...]:
    """Draw the board; plans that cannot be put into one picture are pictures of their own."""
    installed, state = case.game.installed, games.thawed(case.game.installed, row)
    told = tuple(event for event in games.events(row) if seat == REFEREE or seen_by(event, seat))
    whole = installed.ruleset.illustrate(installed.ruleset.rules.view(state, seat), told)
    if whole is None or not plans:
        return () if whole is None else (whole,)
    keys = seats.of_campaign(case.session, case.campaign.key)
    planning = (Seat(one.key) for one in keys) if seat == REFEREE else (seat,)
    planned = tuple(scene for one in planning if (scene := _plan(case, state, one)) is not None)
    return _merged(whole, planned)


def _plan(case: RefereeCase, state: AnyState, seat: Seat) -> Scene | None:
    """Draw what stands for a seat; nothing where nothing does."""
    sheet = kept_sheets.standing(case.session, case.game, seat)
    if not sheet.lines:
        return None
    ruleset = case.game.installed.ruleset
    return ruleset.telling.plan(ruleset.rules.view(state, seat), sheet)[0]


def _merged(whole: Scene, plans: tuple[Scene, ...]) -> tuple[Scene, ...]:
    """Put the ways of all plans on one board."""
    if isinstance(whole, Drawing):
        ways = tuple(way for one in plans if isinstance(one, Drawing) for way in one.routes if way.style != "seen")
        return (replace(whole, routes=(*whole.routes, *ways)),)
    if isinstance(whole, AreaMap):
        arrows = tuple(arrow for one in plans if isinstance(one, AreaMap) for arrow in one.arrows)
        return (replace(whole, arrows=arrows),)
    return (whole, *plans)
