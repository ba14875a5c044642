"""A sleeping worker is woken, across processes on PostgreSQL."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, text

from pbem.store.engine import is_sqlite, open_engine, writing
from pbem.store.repository import mailboxes
from pbem.store.wake import CHANNEL, Wake, open_wake


@pytest.fixture
def wake(engine: Engine) -> Iterator[Wake]:
    """Give a wake that listens; listening begins with a call."""
    opened = open_wake(engine)
    assert opened.wait(20)
    yield opened
    opened.close()


def test_a_call_wakes(wake: Wake) -> None:
    """A call before the sleep is not lost, and is heard once."""
    wake.notify()
    assert wake.wait(20)


def test_silence_ends_by_itself(wake: Wake) -> None:
    """Nobody called: the sleep ends with its time."""
    assert not wake.wait(0.01)


def test_a_commit_of_another_process(wake: Wake, engine: Engine) -> None:
    """On SQLite a command in another process need not call: its commit is seen, once."""
    if not is_sqlite(engine):
        return
    other = open_engine(str(engine.url))
    with writing(other) as session:
        mailboxes.enrol(session, "orders")
    other.dispose()
    assert wake.wait(20)
    assert not wake.wait(0.01)


def test_closing_wakes(wake: Wake) -> None:
    """A worker that sleeps notices the end.

    The closing thread is waited for: it still calls the other hosts when the sleeper has gone.
    """
    closing = threading.Timer(0.05, wake.close)
    closing.start()
    assert wake.wait(20)
    closing.join()


def test_a_call_from_another_host(wake: Wake, engine: Engine) -> None:
    """On PostgreSQL a NOTIFY of somebody else's connection wakes us."""
    if is_sqlite(engine):
        return
    other = open_engine(engine.url.render_as_string(hide_password=False))
    with other.begin() as connection:
        connection.execute(text(f"NOTIFY {CHANNEL}"))
    other.dispose()
    assert wake.wait(20)


def test_listening_goes_on_after_a_broken_connection(
    wake: Wake, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server threw us out: we connect again, and look once for what was missed."""
    if is_sqlite(engine):
        return
    monkeypatch.setattr("pbem.store.wake._PAUSE_SECONDS", 0.1)
    with engine.begin() as connection:
        connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"))
    assert wake.wait(20)
    wake.notify()
    assert wake.wait(20)
