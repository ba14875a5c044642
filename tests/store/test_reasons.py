"""Version 0010 reads out of the notes of earlier versions what stands in columns of its own now."""

from __future__ import annotations

from datetime import datetime
from itertools import product
from typing import Any, TypeVar, get_args

import pytest
from alembic import command
from sqlalchemy import text
from sqlmodel import Session, col, select

from pbem.service.calendar import readiness
from pbem.service.turns import brake
from pbem.store import migrate
from pbem.store.engine import open_engine, reading, writing_connection
from pbem.store.repository import inbox
from pbem.store.tables import NEXT, Campaign, Inbox, InboxState, Next, Outbox, Reason, Row, Sheet

RowT = TypeVar("RowT", bound=Row)
AT = "2026-11-21T19:30:05+00:00"
LETTERS = {
    ("new", ""): ("new", ""),
    ("new", "truncated"): ("new", "too-large"),
    ("new", "paused"): ("new", "paused"),
    ("new", "after the deadline of turn 3"): ("new", "late"),
    ("new", f"confirmed at {AT}"): ("new", "old"),
    ("waiting", "paused"): ("waiting", "paused"),
    ("waiting", "after the deadline of turn 3"): ("waiting", "late"),
    ("asked", "written for an earlier turn"): ("asked", "old"),
    ("asked", "foreign address"): ("asked", "foreign"),
    ("asked", "held after a restore"): ("held", ""),
    ("asked", "held after a restore; paused"): ("held", "paused"),
    ("asked", "held after a restore; after the deadline of turn 12"): ("held", "late"),
    ("asked", f"held after a restore; confirmed at {AT}"): ("held", "old"),
    ("asked", "held after a restore; truncated"): ("held", "too-large"),
    ("deferred", "too many letters of strangers"): ("deferred", ""),
    ("deferred", "truncated"): ("deferred", "too-large"),
    ("done", "orders"): ("done", ""),
    ("done", "paused"): ("done", ""),
    ("duplicate", ""): ("duplicate", ""),
    ("duplicate", "truncated"): ("duplicate", "too-large"),
    ("rejected", "automatic"): ("rejected", "machine"),
    ("rejected", "our own mail"): ("rejected", "machine"),
    ("rejected", "mail 7 came back"): ("rejected", "machine"),
    ("rejected", "truncated"): ("rejected", "too-large"),
    ("rejected", "imported"): ("rejected", "imported"),
    ("rejected", "wrong token"): ("rejected", ""),
    ("expired", "waited too long among strangers"): ("expired", ""),
}
"""State and note of an earlier version -> state and reason."""
ASKED_BACK = """{"code":"unknown","end":3,"facts":{},"line":2,"paragraph":"","severity":"error","start":0,"try_":""}"""
UNANSWERED = """
    {"code":"unanswered","end":0,"facts":{"by":"red","came":7},"line":1,"paragraph":"","severity":"error","start":0,"try_":""}
""".strip()


@pytest.fixture
def earlier(blank: str) -> str:
    """Give a database of version 0009 in which everything waits that can wait."""
    migrate.upgrade(blank, "0009")
    engine = open_engine(blank)
    with writing_connection(engine) as connection:
        connection.execute(text(_MAILBOX))
        for number, (state, note) in enumerate(LETTERS, 1):
            connection.execute(text(_LETTER), {"id": number, "raw": b"x", "state": state, "note": note})
        for key, note in (
            ("a", ""),
            ("b", "brake: mailbox cannot be read (orders: away)"),
            ("c", "brake: silence of 3 in 4"),
        ):
            connection.execute(text(_CAMPAIGN), {"key": key, "note": note, "secret": b"s"})
        for number, problems in enumerate(("[]", f"[{ASKED_BACK}]", f"[{ASKED_BACK},{UNANSWERED}]"), 1):
            connection.execute(text(_SHEET), {"revision": number, "problems": problems})
        for number, verdict in enumerate(("", "0 refused", "421 4.3.2 closing", "535 bad password", "450 busy"), 1):
            connection.execute(text(_MAIL), {"id": number, "message": f"<{number}@x>", "verdict": verdict})
    engine.dispose()
    return blank


def test_notes_problems_and_verdicts_become_columns(earlier: str) -> None:
    migrate.upgrade(earlier)
    expect(earlier)


def test_back_and_forth_nothing_is_lost(earlier: str) -> None:
    """The version before finds in the notes what it looks for there, and so does this one again."""
    migrate.upgrade(earlier)
    with migrate.migrating(earlier) as connection:
        command.downgrade(migrate._config(connection), "0009")
    migrate.upgrade(earlier)
    expect(earlier)


def expect(url: str) -> None:
    engine = open_engine(url)
    with reading(engine) as session:
        rows = session.exec(select(Inbox).order_by(col(Inbox.id))).all()
        assert [(row.state, row.reason) for row in rows] == list(LETTERS.values())
        confirmed = {row.state: row.confirmed_at for row in rows if row.reason == "old"}
        assert confirmed == {"new": datetime.fromisoformat(AT), "asked": None, "held": datetime.fromisoformat(AT)}
        assert {row.note for row in rows if row.state == "held"} == {"held after a restore"}
        assert [(row.braked, brake.braked(row)) for row in _all(session, Campaign)] == [
            ("", False),
            ("mailbox", True),
            ("silence", True),
        ]
        sheets = _all(session, Sheet)
        assert [row.problems for row in sheets] == ["[]", f"[{ASKED_BACK}]", f"[{ASKED_BACK}]"]
        assert [row.unanswered for row in sheets] == ["[]", "[]", '[{"by":"red","came":7}]']
        assert [readiness.unanswered(row) for row in sheets] == [False, False, True]
        assert [row.server_away for row in _all(session, Outbox)] == [False, True, True, True, False]
    engine.dispose()


def _all(session: Session, table: type[RowT]) -> list[RowT]:
    """List the rows of a table in the order of their keys."""
    keys = Row.metadata.tables[str(table.__tablename__)].primary_key.columns
    return list(session.exec(select(table).order_by(*keys)).all())


def test_every_state_has_a_row_and_every_reason_too() -> None:
    """What the table does not have, no letter can be; what it has leads somewhere."""
    assert {state for state, _ in NEXT} == set(get_args(InboxState))
    assert {reason for _, reason in NEXT} == set(get_args(Reason))
    assert set(NEXT.values()) == set(Next)
    ends = {state for (state, _), then in NEXT.items() if then is Next.NOTHING}
    assert ends == {"done", "rejected", "duplicate", "expired"}


@pytest.mark.parametrize("pair", sorted(set(product(get_args(InboxState), get_args(Reason))) - set(NEXT)))
def test_a_letter_is_never_in_a_state_for_a_reason_that_is_not_in_the_table(pair: tuple[InboxState, Reason]) -> None:
    fresh: dict[str, Any] = {"state": "new", "reason": ""}
    letter = Inbox(**fresh)
    with pytest.raises(ValueError, match="a letter cannot be"):
        inbox.settle(Session(), letter, pair[0], "", pair[1])
    assert (letter.state, letter.reason) == ("new", "")


_MAILBOX = "INSERT INTO mailbox (key, uidvalidity, last_uid, state, detail) VALUES ('orders', 1, 1, '', '')"
_LETTER = """
    INSERT INTO inbox (id, mailbox, uidvalidity, uid, received_at, sender, message_id, sha256, raw, state, note)
    VALUES (:id, 'orders', 1, :id, '2026-05-04 18:00:00', 'anna@rk.example', '<1@x>', 'ab', :raw, :state, :note)
"""
_CAMPAIGN = """
    INSERT INTO campaign (key, title, ruleset, ruleset_version, options, timezone, schedule, language, mailbox, state,
        note, head_branch, head_turn, dice_secret, dice_anchor, identity_secret, created_at, settings)
    VALUES (:key, 'T', 'campaign', 1, '{}', 'UTC', '{}', 'en', '', 'running',
        :note, 0, 0, :secret, '', :secret, '2026-05-04 18:00:00', '{}')
"""
_SHEET = """
    INSERT INTO sheet (campaign, branch, turn, seat, revision, orders, problems, digest, created_at, author)
    VALUES ('a', 0, 1, 'blue', :revision, '{"lines":[]}', :problems, '', '2026-05-04 18:00:00', 'player')
"""
_MAIL = """
    INSERT INTO outbox (id, branch, turn, recipient, kind, revision, language, address, mailbox, message_id,
        in_reply_to, "references", briefing, briefing_kind, state, attempts, created_at, not_before, verdict)
    VALUES (:id, 0, 0, 'a@b.example', 'notice', :id, 'en', 'a@b.example', '', :message,
        '', '', '{}', 'notice', 'queued', 1, '2026-05-04 18:00:00', '2026-05-04 18:00:00', :verdict)
"""
