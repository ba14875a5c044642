"""What a letter of orders asks the database: few questions, and none of them twice."""

from __future__ import annotations

from typing import Any

from sqlalchemy import event

from pbem.service.work import work
from pbem.store.engine import is_sqlite
from tests.service.kit import Office

MOST = 18
"""Statements of an ordinary letter: one whether there is any, the rest in its one transaction. One of them is for the
host's own row: whether the database was restored, and in what epoch Message-IDs are made."""
MOST_BESIDE_OTHERS = 26
"""On PostgreSQL the campaign is locked, and what was read before the lock is read once more."""


def asked(office: Office, words: str) -> list[str]:
    """List the statements between a player's letter in the inbox and its answer in the outbox."""
    seen: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if not statement.startswith("BEGIN"):
            seen.append(" ".join(statement.split()))

    office.arrives(office.written("red", words))
    event.listen(office.house.engine, "before_cursor_execute", note)
    assert work.take_all(office.house) == 1
    event.remove(office.house.engine, "before_cursor_execute", note)
    return seen


def test_a_letter_of_orders_asks_few_questions(both: Office) -> None:
    """The second letter of a player is an ordinary one: a sheet stands, an answer was queued."""
    asked(both, "1: up 2")
    seen = asked(both, "1: up 3")
    most = MOST if is_sqlite(both.house.engine) else MOST_BESIDE_OTHERS
    assert len(seen) <= most, seen
    assert both.answer("red").lines[0].accepted


def test_no_question_is_asked_twice(office: Office) -> None:
    """What was read stands to the end of the transaction, and each row is written once."""
    asked(office, "1: up 2")
    seen = asked(office, "1: up 3")
    assert len(set(seen)) == len(seen), seen
