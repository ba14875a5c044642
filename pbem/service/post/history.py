"""What was: the steps of the turns that count, without those a referee went back from, and the reports about them."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Sequence

from sqlmodel import Session, col, select

from pbem.reports.briefing import Report
from pbem.service.game.games import Game
from pbem.service.post.rendering import briefing
from pbem.store.repository import events, outbox, turns
from pbem.store.tables import Outbox, Seat

_LATELY = 10
"""Turns that are looked at first."""
Step = tuple[int, int]
"""Branch and number of a turn row."""


def steps(session: Session, game: Game, turn: int) -> tuple[Step, ...]:
    """List the steps of a turn, the open one among them."""
    played = _played(session, game, turn)
    way = turns.history(session, game.row, min((number for _, number in played), default=game.next_step))
    found = [step for step in way if step in played]
    return (*found, *([(game.row.head_branch, game.next_step)] if turn == game.turn else []))


def _played(session: Session, game: Game, turn: int) -> frozenset[Step]:
    """Find the rows the log names for a turn, back to the turn before: what was undone before that does not count."""
    lines = _LATELY
    while True:
        rows = events.of_kind(session, game.key, "resolved", lines)
        told = [json.loads(row.payload).get("turn") for row in rows]
        if len(rows) < lines or any(isinstance(one, int) and one < turn for one in told):
            return frozenset((row.branch, row.turn) for row, one in zip(rows, told, strict=True) if one == turn)
        lines *= 4


def reports(session: Session, game: Game, seat: Seat) -> Sequence[int]:
    """List the mails that brought a seat's reports, one a step, the earliest first."""
    way = {step: place for place, step in enumerate(turns.history(session, game.row))}
    asked = select(Outbox.id, Outbox.branch, Outbox.turn).where(Outbox.campaign == game.key, Outbox.seat == seat.key)
    rows = session.exec(asked.where(Outbox.kind == "report", Outbox.recipient == seat.key).order_by(col(Outbox.id)))
    latest = {way[branch, turn]: number for number, branch, turn in rows if (branch, turn) in way}
    return [latest[place] for place in sorted(latest)]


def report(session: Session, game: Game, seat: Seat, turn: int | None) -> Outbox | None:
    """Give the mail that told a seat of a turn (0: of the beginning; None: the latest)."""
    if turn is None:
        return _latest(session, game, seat)
    found = reports(session, game, seat)
    place = bisect_right(found, turn, key=lambda number: told(_mail(session, number)))
    mail = _mail(session, found[place - 1]) if place else None
    return mail if mail is not None and told(mail) == turn else None


def _latest(session: Session, game: Game, seat: Seat) -> Outbox | None:
    """Give the latest report, looking back from the head."""
    for since in (max(game.row.head_turn - _LATELY, 0), 0):
        for step in reversed(turns.history(session, game.row, since)):
            number = outbox.last_report(session, game.key, step, seat.key)
            if number is not None:
                return _mail(session, number)
    return None


def span(session: Session, game: Game, seat: Seat) -> tuple[int, int] | None:
    """Give the first and the last turn a seat has reports of."""
    found = reports(session, game, seat)
    return (told(_mail(session, found[0])), told(_mail(session, found[-1]))) if found else None


def told(mail: Outbox) -> int:
    """Give the turn a report tells of."""
    said = briefing(mail)
    assert isinstance(said, Report)
    return said.heading.turn - 1


def _mail(session: Session, number: int) -> Outbox:
    mail = session.get(Outbox, number)
    assert mail is not None
    return mail
