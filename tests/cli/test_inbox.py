"""`pbem inbox`: what came, shown without danger, taken again, removed."""

from __future__ import annotations

from datetime import UTC, datetime

from pbem.service.work import work
from pbem.store.engine import writing
from pbem.store.repository import arrivals, events, inbox, mailboxes
from pbem.store.tables import InboxState
from tests.cli.kit import Host

RAW = (
    b"From: Stranger <stranger@away.test>\r\nTo: orders@host.test\r\nSubject: \x1b[31mred\r\n"
    b"Message-ID: <%d@away.test>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n"
    b"hello\x1b[2J \xe2\x80\xae there\r\n"
)


def came(host: Host, count: int = 1, state: InboxState = "rejected") -> None:
    """Let letters of a stranger lie in the inbox."""
    with writing(host.house().engine) as session:
        mailboxes.enrol(session, "orders")
        for uid in range(1, count + 1):
            at = datetime(2026, 11, 21, 12, uid, tzinfo=UTC)
            arrival = arrivals.Arrival("orders", 1, uid, at, RAW % uid, "stranger@away.test", f"<{uid}@away.test>")
            row = arrivals.store(session, arrival)
            assert row is not None
            inbox.settle(session, row, state, "too much")


def test_letters_are_listed_by_state_campaign_and_sender(host: Host) -> None:
    came(host, 3)
    listed = host.json("inbox", "list")
    assert [one["id"] for one in listed] == [3, 2, 1]
    assert [one["id"] for one in host.json("inbox", "list", "--state", "rejected", "--limit", "1")] == [3]
    assert host.json("inbox", "list", "--state", "deferred") == []
    assert host.json("inbox", "list", "--campaign", "rk4") == []
    assert len(host.json("inbox", "list", "--campaign", "-", "--sender", "Stranger@away.test")) == 3
    assert host.code("inbox", "list", "--state", "lost") == 2
    assert "too much" in host.pbem("inbox", "list").stdout


def test_a_letter_is_shown_without_what_tricks_a_terminal(host: Host) -> None:
    came(host)
    shown = host.pbem("inbox", "show", "1").stdout
    assert "hello" in shown
    assert "stranger@away.test" in shown
    assert not set("\x1b\u202e") & set(shown)
    assert host.json("inbox", "show", "1")["state"] == "rejected"
    assert host.code("inbox", "show", "9") == 1


def test_the_bytes_are_given_as_they_came(host: Host) -> None:
    came(host)
    assert host.pbem("inbox", "show", "1", "--raw").stdout_bytes == RAW % 1


def test_a_refused_letter_is_taken_again(host: Host) -> None:
    came(host, 2)
    assert host.code("inbox", "retry", "1") == 0
    work.do_all(host.house())
    states = {one["id"]: (one["state"], one["note"]) for one in host.json("inbox", "list")}
    assert states == {1: ("rejected", "unknown sender"), 2: ("rejected", "too much")}
    assert host.code("inbox", "retry", "1", "7") == 1


def test_what_is_answered_is_not_taken_again(host: Host) -> None:
    came(host, state="done")
    assert host.code("inbox", "retry", "1") == 3


def test_a_removed_letter_leaves_its_row_and_a_line_in_the_log(host: Host) -> None:
    came(host)
    assert host.code("inbox", "remove", "1", "--yes") == 0
    assert host.json("inbox", "list")[0]["kept"] == "dropped"
    assert host.code("inbox", "show", "1", "--raw") == 3
    assert host.code("inbox", "retry", "1") == 3
    with writing(host.house().engine) as session:
        assert "letter removed" in [one.kind for one in events.latest(session)]
