"""Questions: asked of the driver or through SQLAlchemy, the answer is the same, and so is what goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Engine, bindparam, column, event, table
from sqlalchemy import select as columns
from sqlalchemy.exc import DBAPIError
from sqlmodel import Session, col, select

from pbem.store.engine import reading, writing
from pbem.store.questions import Question, by_key
from pbem.store.repository import host, sheets, timers, unrouted
from pbem.store.tables import Campaign, Inbox, Seat, Turn
from tests.store import rows

OF_SEATS = Question(
    select(Campaign, Seat).join(Seat, col(Seat.campaign) == Campaign.key).where(Seat.key == bindparam("seat"))
)
OLDER = Question(
    select(Inbox).where(
        col(Inbox.received_at) < bindparam("before"), Inbox.known == bindparam("known"), col(Inbox.uid).in_((1, 2))
    )
)
ASKED: tuple[Callable[[Session], Any], ...] = (
    lambda session: [one.model_dump() for one in OLDER.kept(session, Inbox, before=rows.later(60), known=True)],
    lambda session: OLDER.ask(session, before=rows.later(-60), known=True),
    lambda session: [one.model_dump() for one in OF_SEATS.pair(session, Campaign, Seat, seat="red") or ()],
    lambda session: OF_SEATS.pair(session, Campaign, Seat, seat="nobody"),
    lambda session: [one.model_dump() for one in timers.waiting(session, "rk")],
    lambda session: [one.model_dump() for one in sheets.last_addressed(session, "rk", 0, 0, "red").values()],
    lambda session: unrouted.count(session, known=True),
    lambda session: (one := by_key(session, Turn, "rk", 0, 0)) and one.model_dump(),
    lambda session: by_key(session, Turn, "rk", 0, 9),
    host.restored_at,
)


@pytest.fixture
def filled(engine: Engine) -> Engine:
    """Give a database with a campaign, letters, a sheet and a timer."""
    with writing(engine) as session:
        rows.start(session)
        for uid in (1, 2, 3):
            rows.letter(session, uid)
        rows.letter(session, 4, key=None, seat=None)
        sheets.add(session, rows.sheet(1))
        timers.add(session, rows.timer(3600))
    return engine


@pytest.mark.parametrize("number", range(len(ASKED)))
def test_heard_or_not_the_answer_is_the_same(filled: Engine, number: int) -> None:
    def listener(*_: object) -> None:
        heard.append(1)

    heard: list[int] = []
    with writing(filled) as session:
        direct = ASKED[number](session)
    event.listen(filled, "before_cursor_execute", listener)
    with writing(filled) as session:
        through = ASKED[number](session)
    event.remove(filled, "before_cursor_execute", listener)
    assert heard
    assert list(direct) == list(through) if isinstance(through, (list, tuple)) else direct == through


def test_what_is_changed_in_a_row_is_written(filled: Engine) -> None:
    with writing(filled) as session:
        for letter in OLDER.kept(session, Inbox, before=rows.later(60), known=True):
            letter.note = "seen"
    with writing(filled) as session:
        assert {one.note for one in OLDER.kept(session, Inbox, before=rows.later(60), known=True)} == {"seen"}


def test_a_row_the_session_has_stays_as_it_is(filled: Engine) -> None:
    with writing(filled) as session:
        (first, *_) = OLDER.kept(session, Inbox, before=rows.later(60), known=True)
        first.note = "not written yet"
        again = OLDER.kept(session, Inbox, before=rows.later(60), known=True)
        assert any(one is first for one in again)
        assert first.note == "not written yet"


def test_what_goes_wrong_has_the_name_it_always_had(engine: Engine) -> None:
    question = Question(columns(column("id")).select_from(table("nowhere")))
    with reading(engine) as session, pytest.raises(DBAPIError, match="nowhere"):
        question.ask(session)
