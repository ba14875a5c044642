"""What was: the steps of the turns that count, without those a referee went back from, and the reports about them."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Sequence

from sqlmodel import Session, col, select

from pbem.reports.briefing import Report
from pbem.service.post.rendering import briefing
from pbem.service.turns.games import Game
from pbem.store.repository import turns
from pbem.store.tables import Event, Outbox, Seat

Step = tuple[int, int]
"""Branch and number of a turn row."""


def steps(session: Session, game: Game, turn: int) -> tuple[Step, ...]:
    """List the steps of a turn, the open one among them."""
    way = turns.history(session, game.row)
    rows = session.exec(select(Event).where(Event.campaign == game.key, Event.kind == "resolved"))
    played = {(row.branch, row.turn) for row in rows if json.loads(row.payload).get("turn") == turn}
    found = [step for step in way if step in played]
    return (*found, *([(game.row.head_branch, game.next_step)] if turn == game.turn else []))


def reports(session: Session, game: Game, seat: Seat) -> Sequence[int]:
    """List the mails that brought a seat's reports, one a step, the earliest first."""
    way = {step: place for place, step in enumerate(turns.history(session, game.row))}
    asked = select(Outbox.id, Outbox.branch, Outbox.turn).where(Outbox.campaign == game.key, Outbox.seat == seat.key)
    rows = session.exec(asked.where(Outbox.kind == "report", Outbox.recipient == seat.key).order_by(col(Outbox.id)))
    latest = {way[branch, turn]: number for number, branch, turn in rows if (branch, turn) in way}
    return [latest[place] for place in sorted(latest)]


def report(session: Session, game: Game, seat: Seat, turn: int | None) -> Outbox | None:
    """Give the mail that told a seat of a turn (0: of the beginning; None: the latest)."""
    found = reports(session, game, seat)
    place = len(found) if turn is None else bisect_right(found, turn, key=lambda number: told(_mail(session, number)))
    mail = _mail(session, found[place - 1]) if place else None
    return mail if mail is not None and (turn is None or told(mail) == turn) else None


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
