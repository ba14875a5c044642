"""What is kept of letters: those of strangers for a while, those something depends on for ever, the row always."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import event

from pbem.mail.reading.letter import read
from pbem.service.work import retention
from pbem.store import tables
from pbem.store.engine import writing
from tests.service.kit import Office

STRANGER, VERA = "stranger@away.test", "vera@away.test"


def keeping(office: Office, **terms: int) -> Office:
    """Let the host keep letters otherwise."""
    settings = office.house.settings
    settings = settings.model_copy(update={"inbox": settings.inbox.model_copy(update=terms)})
    return replace(office, house=replace(office.house, settings=settings))


def written(office: Office, sender: str, text: str = "hello", **headers: str) -> None:
    """Let a letter come to the plain address."""
    office.letter("blue", text, sender=sender, to="orders@host.test", **headers)


def kept(office: Office) -> list[str]:
    """Say of each letter whether its bytes are there."""
    return [letter.kept for letter in office.letters()]


def test_strangers_letters_go_after_their_time_and_leave_their_row(both: Office) -> None:
    office = keeping(both, strangers_days=30)
    written(office, STRANGER, message_id="<one@away.test>")
    before = office.letters()[0]
    office.clock.advance(days(29))
    assert retention.thin(office.house) == 0
    office.clock.advance(days(2))
    assert retention.thin(office.house) == 1
    after = office.letters()[0]
    assert (after.raw, after.kept) == (b"", "dropped")
    assert (after.sha256, after.message_id, after.size) == (before.sha256, "<one@away.test>", len(before.raw))
    office.arrives(before.raw)
    assert office.letters()[-1].state == "duplicate"


def test_orders_letters_to_others_and_open_questions_keep_their_letters(both: Office) -> None:
    office = keeping(both, strangers_days=1, players_days=1)
    office.letter("blue", "army 1: up 1")
    office.letter("blue", "to red:\nLet us share the fords.")
    office.letter("blue", "status")
    office.letter("red", "armáda 1: nahoru 1", sender="boris@work.test")
    written(office, VERA, subject=f"join {office.key}")
    office.clock.advance(days(3))
    retention.thin(office.house)
    retention.thin(office.house)
    assert kept(office) == ["needed", "needed", "dropped", "whole", "whole"]
    assert read(office.letters()[0].raw).sender == "blue@players.test"


def test_players_letters_stay_for_ever_unless_the_host_wants_otherwise(office: Office) -> None:
    office.letter("blue", "status")
    office.clock.advance(days(5000))
    assert retention.thin(office.house) == 0
    assert kept(office) == ["whole"]


def test_where_strangers_weigh_too_much_the_older_ones_go_before_their_time(office: Office) -> None:
    office = keeping(office, strangers_bytes=6000)
    for _ in range(30):
        written(office, STRANGER, "x" * 70)
        office.clock.advance(days(1) / 24)
    office.letter("blue", "status")
    while retention.thin(office.house):
        pass
    letters = office.letters()
    assert sum(letter.size for letter in letters if letter.kept == "whole" and letter.campaign is None) <= 6000
    gone = [letter.kept == "dropped" for letter in letters[:-1]]
    assert gone == sorted(gone, reverse=True)
    assert any(not one for one in gone)
    assert letters[-1].kept == "whole"


def test_a_letter_that_was_looked_at_is_not_looked_at_again(office: Office) -> None:
    """What came of it years ago costs nothing: it is asked for by an index of those that are whole."""
    office = keeping(office, players_days=1)
    plans: list[str] = []

    def explain(connection: object, cursor: object, statement: str, parameters: object, *_: object) -> None:
        if "inbox.kept" in statement and statement.startswith("SELECT"):
            raw = office.house.engine.raw_connection()
            rows = raw.cursor().execute(f"EXPLAIN QUERY PLAN {statement}", parameters).fetchall()  # type: ignore[arg-type]
            plans.extend(row[3] for row in rows)
            raw.close()

    for _ in range(3):
        office.letter("blue", "army 1: up 1")
        office.letter("blue", "status")
    office.clock.advance(days(2))
    event.listen(office.house.engine, "before_cursor_execute", explain)
    assert [retention.thin(office.house), retention.thin(office.house)] == [6, 0]
    event.remove(office.house.engine, "before_cursor_execute", explain)
    assert plans
    assert [plan for plan in plans if "SCAN" in plan or "TEMP" in plan] == []


def test_a_refused_letter_is_taken_again_as_of_when_it_came(both: Office) -> None:
    """A fault of ours had put it aside."""
    both.letter("blue", "army 1: up 1")
    with writing(both.house.engine) as session:
        row = session.get(tables.Inbox, 1)
        assert row is not None
        row.state, row.note = "rejected", "fault: ValueError"
    with writing(both.house.engine) as session:
        row = session.get(tables.Inbox, 1)
        assert row is not None
        retention.again(both.house, session, row)
    both.later(minutes=5)
    assert both.letters()[0].state == "done"
    assert len(both.mails("blue", "answer")) == 2


@pytest.mark.parametrize("do", [retention.again, retention.remove], ids=["again", "remove"])
def test_what_was_carried_out_is_neither_taken_again_nor_removed(office: Office, do: object) -> None:
    office.letter("blue", "army 1: up 1")
    assert callable(do)
    with writing(office.house.engine) as session, pytest.raises(retention.NotNow):
        do(office.house, session, session.get(tables.Inbox, 1))


def days(count: int) -> timedelta:
    """Give a span of days."""
    return timedelta(days=count)
