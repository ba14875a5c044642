"""The turns a seat has gone through, one page each: the report as it was sent, or as it would have been.

While nobody had the seat no report was written; it is made from the rows that were kept, with the seat's eyes. What was
sent to an earlier player comes without that player's name and code.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from sqlmodel import Session, col, select

from pbem import codec
from pbem.core.texts import Text
from pbem.registry import AnyState
from pbem.reports.briefing import Heading, Report
from pbem.service.game import briefings, games
from pbem.service.game.games import Game
from pbem.service.post.rendering import briefing
from pbem.store.repository import events, outbox, people, turns
from pbem.store.tables import Outbox, Person, Turn

Step = tuple[int, int]
"""Branch and number of a turn row."""


@dataclass(frozen=True)
class Page:
    """A step of the game: the turn it tells of (0: the beginning), when it was played, the mail that told of it."""

    turn: int
    step: Step
    at: datetime
    mail: int | None = None


def pages(session: Session, game: Game, seat: str) -> tuple[Page, ...]:
    """List the steps that count, from the beginning; where a branch begins with a copy, that copy."""
    told, played = _told(session, game.key, seat), _played(session, game)
    found: dict[int, Page] = {}
    for step in turns.history(session, game.row):
        before = found.get(step[1])
        turn, at = played.get(step) or ((before.turn, before.at) if before else (0, game.row.created_at))
        mail = told.get(step) or (before.mail if before and not _changed(session, game.key, step) else None)
        found[step[1]] = Page(turn, step, at, mail)
    return tuple(found[number] for number in sorted(found))


def page(session: Session, game: Game, seat: str, turn: int | None) -> Page | None:
    """Give the last page about a turn (None: the latest)."""
    found = [one for one in pages(session, game, seat) if turn is None or one.turn == turn]
    return found[-1] if found else None


def belongs_to(session: Session, page: Page, person: Person) -> bool:
    """Tell whether a page was sent to somebody."""
    mail = session.get(Outbox, page.mail) if page.mail is not None else None
    own = {row.address for row in people.addresses(session, person.id or 0)}
    return mail is not None and mail.address in own | set(map(outbox.unproven, own))


def report(session: Session, game: Game, page: Page, head: Heading) -> Report:
    """Give the report of a page, headed for whoever reads it now; its order form is of no use any more."""
    mail = session.get(Outbox, page.mail) if page.mail is not None else None
    said = briefing(mail) if mail is not None else None
    made = said if isinstance(said, Report) else _made(session, game, page, head)
    own = said is not None and said.heading is not None and said.heading.player == head.player
    words = made.word if own else ""
    return replace(made, heading=_headed(made, head), form=(), examples=(), word=words)


def subject(session: Session, game: Game, page: Page, head: Heading) -> tuple[Text, ...]:
    """Give the news of a report, without reading all of it when it was sent."""
    mail = session.get(Outbox, page.mail) if page.mail is not None else None
    if mail is None:
        return _made(session, game, page, head).brief.subject
    return codec.loads(json.dumps(json.loads(mail.briefing)["brief"]["subject"]), tuple[Text, ...])


def _told(session: Session, campaign: str, seat: str) -> Mapping[Step, int]:
    """Give the latest report of each step that went to whoever had the seat."""
    asked = select(Outbox.id, Outbox.branch, Outbox.turn).where(Outbox.campaign == campaign, Outbox.seat == seat)
    rows = session.exec(asked.where(Outbox.kind == "report", Outbox.recipient == seat).order_by(col(Outbox.id)))
    return {(branch, turn): number for number, branch, turn in rows if number is not None}


def _played(session: Session, game: Game) -> Mapping[Step, tuple[int, datetime]]:
    """Give the turn and the time of every step that was played, by the log."""
    found: dict[Step, tuple[int, datetime]] = {}
    for row in events.of_kinds(session, game.key, "resolved"):
        found[row.branch, row.turn] = (int(json.loads(row.payload)["turn"]), row.at)
    setup = turns.get(session, game.key, 0, 0)
    return {**found, **({(0, 0): (0, setup.resolved_at)} if setup is not None else {})}


def _changed(session: Session, campaign: str, step: Step) -> bool:
    """Tell whether a copy is not what it was copied from."""
    row = turns.get(session, campaign, *step)
    before = turns.parent(session, row) if row is not None else None
    return row is not None and before is not None and row.hash != before.hash


def _made(session: Session, game: Game, page: Page, head: Heading) -> Report:
    """Write the report nobody got, as the seat would have seen the turn."""
    row = turns.get(session, game.key, *page.step)
    assert row is not None
    before = turns.earlier(session, row)
    step = briefings.Step(_state(game, before), games.thawed(game.installed, row), games.events(row))
    dice = briefings.Dice(game.row.dice_anchor if before is None else "")
    told = replace(head, turn=page.turn + 1, now=page.at, deadline=None)
    return briefings.report(game.installed, told, step, dice)


def _state(game: Game, row: Turn | None) -> AnyState | None:
    return None if row is None else games.thawed(game.installed, row)


def _headed(said: Report, head: Heading) -> Heading:
    """Put the present reader, language and code on an old report; its deadline has passed."""
    old = said.heading
    return replace(head, turn=old.turn, now=old.now, deadline=None, title=old.title)
