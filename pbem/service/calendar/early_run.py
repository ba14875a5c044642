"""Turns that run before their deadline: as soon as everybody is ready, where the campaign wants that."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import Session

from pbem.service.calendar import corrections, deadlines, readiness, windows
from pbem.service.calendar.deadlines import CORRECTION, EARLY
from pbem.service.game.games import Game
from pbem.service.house.house import House
from pbem.store.repository import sheets, timers, turns
from pbem.store.tables import Sheet


def all_in(house: House, session: Session, game: Game) -> datetime | None:
    """When every awaited player is ready let the turn run soon, if the campaign wants that; else take it back.

    Gives the instant it will run at. That it waits for a correction until then is nobody's business: then nothing.
    """
    rule = deadlines.schedule(game.row)
    timers.cancel_kind(session, game.key, EARLY, CORRECTION)
    if not rule.runs_early:
        return None
    sent = sheets.last(session, game.key, game.row.head_branch, game.next_step)
    waited = readiness.complete(session, game, sent)
    if not waited and not readiness.houses_turn(session, game):
        return None
    due = _soonest(session, game, house.now + rule.early_delay)
    asked = [sent[seat] for seat in waited if seat in sent and corrections.asked_back(sent[seat])]
    ends = ((CORRECTION, corrections.end(rule, sheet)) for sheet in asked)
    kind, due = max([(EARLY, due), *ends], key=lambda run: run[1])
    deadline = deadlines.present(session, game.row)
    if deadline is not None and deadline <= due:
        return None
    deadlines.set_beside(session, game, kind, due)
    return due if kind == EARLY else None


def _soonest(session: Session, game: Game, due: datetime) -> datetime:
    """Let an early run wait for the first hours of the turn to pass, and for a window that was answered beforehand."""
    deadline, earliest = deadlines.present(session, game.row), _earliest(session, game)
    if deadline is not None and windows.beforehand(game):
        return max(due, earliest, windows.closing(game, _began(session, game), deadline))
    return max(due, earliest)


def _earliest(session: Session, game: Game) -> datetime:
    """Give the instant from which on the present turn may run early."""
    return _began(session, game) + timedelta(hours=deadlines.schedule(game.row).earliest_hours)


def _began(session: Session, game: Game) -> datetime:
    """Give the instant the present turn began."""
    head = turns.head(session, game.row)
    return head.resolved_at if head else game.row.created_at


def waits_until(session: Session, game: Game, seat: str, sheet: Sheet | None) -> datetime | None:
    """Give the instant until which a turn that may run early waits for a seat to settle its lines, whatever the others
    do: at most the deadline (None: it does not wait for that). `sheet`: what stands, if anything does.
    """
    rule, deadline = deadlines.schedule(game.row), deadlines.present(session, game.row)
    given = sheet is not None and readiness.given(game, sheet, seat in windows.beforehand(game))
    if deadline is None or not rule.runs_early or (sheet and given and not corrections.asked_back(sheet)):
        return None
    if seat not in readiness.waited_for(session, game):
        return None
    if sheet is None or not given:
        return deadline
    return min(deadline, max(corrections.end(rule, sheet), _earliest(session, game)))
