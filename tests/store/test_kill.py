"""Section 6: claim, effect and done are one transaction, so a killed worker is a rollback."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection

import pytest
from sqlalchemy import Engine
from sqlmodel import Session, col, select

from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, timers, turns
from pbem.store.tables import Event, Inbox, Outbox, Sheet
from tests.store.rows import letter, start, timer
from tests.store.worker import answer_all, resolve

LETTERS = 12
Work = Callable[[Connection, str, int], None]
processes = multiprocessing.get_context("forkserver")
processes.set_forkserver_preload(["tests.store.worker"])


class Worker:
    """A process that works, and what it says."""

    def __init__(self, work: Work, url: str, stay_at: int) -> None:
        self.pipe, theirs = processes.Pipe(duplex=False)
        self.process = processes.Process(target=work, args=(theirs, url, stay_at))
        self.process.start()
        theirs.close()

    def hear(self, word: str) -> None:
        """Wait until it says that."""
        while self.pipe.recv() != word:
            pass

    def kill(self) -> None:
        """SIGKILL."""
        self.process.kill()
        self.process.join()
        self.pipe.close()

    def finish(self) -> None:
        """Let it end by itself."""
        self.process.join(60)
        assert self.process.exitcode == 0


@contextmanager
def worker(work: Work, url: str, stay_at: int = 0) -> Iterator[Worker]:
    """Start a worker; whatever happens it is gone in the end."""
    started = Worker(work, url, stay_at)
    try:
        yield started
    finally:
        started.kill()


@pytest.fixture
def letters(engine: Engine) -> Engine:
    """Give two campaigns with unanswered letters, in turns."""
    with writing(engine) as session:
        start(session)
        start(session, "gk")
        for uid in range(1, 2 * LETTERS + 1):
            letter(session, uid, "rk" if uid % 2 else "gk")
    return engine


def assert_answered_once(session: Session) -> None:
    """Every letter has one sheet, one answer and one line of the log, in the order of the letters."""
    assert {row.state for row in session.exec(select(Inbox))} == {"done"}
    for first, key in ((1, "rk"), (2, "gk")):
        found = session.exec(select(Sheet).where(Sheet.campaign == key).order_by(col(Sheet.revision))).all()
        assert [row.revision for row in found] == list(range(1, LETTERS + 1))
        assert [row.orders for row in found] == [f"[{uid}]" for uid in range(first, 2 * LETTERS + 1, 2)]
    assert len(session.exec(select(Outbox)).all()) == 2 * LETTERS
    assert len(session.exec(select(Event)).all()) == 2 * LETTERS


def test_two_processes_do_not_double(letters: Engine, url: str) -> None:
    """Two workers on the same letters: each is answered once, in order within its campaign."""
    with worker(answer_all, url) as one, worker(answer_all, url) as two:
        one.finish()
        two.finish()
    with reading(letters) as session:
        assert_answered_once(session)


def test_a_worker_killed_over_a_letter(letters: Engine, url: str) -> None:
    """Killed with everything written and nothing committed: the letter is answered once, by the next one."""
    with worker(answer_all, url, 7) as killed:
        killed.hear("inside")
    with reading(letters) as session:
        assert session.exec(select(Inbox.state).where(Inbox.uid == 7)).one() == "new"
        assert len(session.exec(select(Sheet).where(Sheet.campaign == "rk")).all()) == 3
    with worker(answer_all, url) as next_one:
        next_one.finish()
    with reading(letters) as session:
        assert_answered_once(session)


def test_workers_killed_at_any_moment(letters: Engine, url: str) -> None:
    """Killed right after a commit, wherever the worker is by then, beside another that goes on."""
    with worker(answer_all, url) as other:
        for _ in range(3):
            with worker(answer_all, url) as killed, suppress(EOFError):
                killed.hear("done")
        other.finish()
    with worker(answer_all, url) as next_one:
        next_one.finish()
    with reading(letters) as session:
        assert_answered_once(session)


def test_a_worker_killed_in_a_turn(engine: Engine, url: str) -> None:
    """Killed in a turn: there is no turn, no report, the timer waits; then two workers at once resolve it once."""
    with writing(engine) as session:
        start(session)
        timers.add(session, timer(60))
    with worker(resolve, url, 1) as killed:
        killed.hear("inside")
    with reading(engine) as session:
        assert turns.get(session, "rk", 0, 1) is None
        assert session.exec(select(Outbox)).all() == []
        assert len(timers.waiting(session, "rk")) == 1
    with worker(resolve, url) as one, worker(resolve, url) as two:
        one.finish()
        two.finish()
    with reading(engine) as session:
        campaign = campaigns.get(session, "rk")
        assert campaign is not None
        assert campaign.head_turn == 1
        assert len(session.exec(select(Outbox)).all()) == 2
        assert [row.seq for row in timers.waiting(session, "rk")] == [1]
