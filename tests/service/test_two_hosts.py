"""Several hosts on one PostgreSQL: each letter is answered once, each turn resolved once, whoever comes first."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlmodel import col, select

from pbem.service.turns import verify
from pbem.service.work import work
from pbem.store.engine import open_engine, reading
from pbem.store.tables import Campaign, Event, Inbox, Outbox, Sheet, Turn
from pbem.store.wake import open_wake
from tests.servers.postgres import Server
from tests.service.kit import Office, open_office
from tests.store.conftest import TEMPLATE

CAMPAIGNS, HOSTS = 10, 3
DUE = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


@pytest.fixture
def offices(migrated: Server, tmp_path: Path) -> Iterator[list[Office]]:
    """One office a host, all on the same database and clock."""
    with migrated.database(TEMPLATE) as url:
        engines = [open_engine(url) for _ in range(HOSTS)]
        first = open_office(engines[0], tmp_path)
        others = [replace(first.house, engine=engine, wake=open_wake(engine)) for engine in engines[1:]]
        yield [first, *(replace(first, house=house) for house in others)]
        for engine in engines:
            engine.dispose()


def written(office: Office) -> None:
    """Start the campaigns; both players of each write twice, one of them once more in vain."""
    for number in range(CAMPAIGNS):
        office.key = f"game{number}"
        office.start(key=office.key)
        for steps in (1, 2):
            office.arrives(office.written("blue", f"army {steps}: up {steps}"))
            office.arrives(office.written("red", f"armáda {steps}: dolů {steps}"))
        office.arrives(office.written("red", f"army 1: up {number + 1}", to="orders@host.test"))


def together(offices: list[Office]) -> None:
    """Let all hosts do everything at the same time."""
    start = threading.Barrier(HOSTS)

    def working(office: Office) -> int:
        start.wait()
        return work.do_all(office.house)

    with ThreadPoolExecutor(HOSTS) as hosts:
        assert sum(hosts.map(working, offices)) > 0


def test_each_letter_is_answered_once_in_the_order_they_came(offices: list[Office]) -> None:
    written(offices[0])
    together(offices)
    work.do_all(offices[0].house)
    with reading(offices[0].house.engine) as session:
        notes = Counter(session.exec(select(Inbox.note)).all())
        kinds = Counter(session.exec(select(Outbox.kind)).all())
        sheets = session.exec(select(Sheet).order_by(Sheet.campaign, Sheet.seat, col(Sheet.revision))).all()
    assert notes == {"orders": 4 * CAMPAIGNS, "no token": CAMPAIGNS}
    assert kinds == {"report": 2 * CAMPAIGNS, "answer": 4 * CAMPAIGNS, "notice-untagged": CAMPAIGNS}
    assert [sheet.revision for sheet in sheets] == [1, 2] * 2 * CAMPAIGNS
    assert all(
        one.inbox < two.inbox for one, two in zip(sheets[::2], sheets[1::2], strict=True) if one.inbox and two.inbox
    )


def test_each_turn_is_resolved_once_with_the_orders_that_came_in_time(offices: list[Office]) -> None:
    written(offices[0])
    offices[0].clock.set(DUE)
    offices[0].reads()
    together(offices)
    work.do_all(offices[0].house)
    with reading(offices[0].house.engine) as session:
        turns = Counter(session.exec(select(Turn.number)).all())
        resolved = session.exec(select(Event).where(Event.kind == "resolved")).all()
        reports = session.exec(select(Outbox).where(Outbox.kind == "report", Outbox.turn == 1)).all()
        silent = session.exec(select(Sheet).where(Sheet.author == "silence")).all()
        faults = [
            fault
            for campaign in session.exec(select(Campaign))
            for verdict in verify.verify(offices[0].house, session, campaign)
            for fault in verdict.faults
        ]
    assert turns == {0: CAMPAIGNS, 1: CAMPAIGNS}
    assert (len(resolved), len(reports), len(silent)) == (CAMPAIGNS, 2 * CAMPAIGNS, 0)
    assert faults == []
