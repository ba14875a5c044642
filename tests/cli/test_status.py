"""`pbem status`: what waits and since when, with an exit code by the limits of the host."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import text

from pbem.service.health.pulse import Pulse
from pbem.store.engine import writing
from pbem.store.repository import mailboxes
from pbem.testing.clock import ToldClock
from tests.cli.kit import Host


def well(host: Host) -> None:
    """Make the house as it is beside a service that runs: well, its mailbox read, its mail sent, copied."""
    house = host.house()
    Pulse(house).beat(())
    with writing(house.engine) as session:
        mailboxes.read_to_end(session, "orders", house.now)
        session.connection().execute(text("UPDATE outbox SET state = 'sent'"))
    house.engine.dispose()
    assert host.code("backup", host.folder / "copy.db") == 0


def changed(host: Host, statement: str, **named: object) -> None:
    house = host.house()
    with writing(house.engine) as session:
        session.connection().execute(text(statement), named)
    house.engine.dispose()


def sign(host: Host, what: str) -> Any:
    return next(sign for sign in host.json("status")["signs"] if sign["what"] == what)


def test_all_is_well_beside_a_service_that_runs(host: Host) -> None:
    well(host)
    done = host.pbem("status")
    assert done.exit_code == 0, done.stdout
    assert "FAULT" not in done.stdout
    assert host.json("status")["campaigns"] == {"running": 1}
    assert {"service", "letters", "mails", "turns", "leases", "copy", "mailbox orders", "campaigns", "last step"} <= {
        each["what"] for each in host.json("status")["signs"]
    }


@pytest.mark.parametrize(
    ("what", "statement"),
    [
        ("mails", "UPDATE outbox SET state = 'queued', created_at = '2020-01-01 00:00:00'"),
        ("turns", "UPDATE timer SET due_utc = '2020-01-01 00:00:00'"),
        ("mailbox orders", "UPDATE mailbox SET read_at = '2020-01-01 00:00:00'"),
        ("copy", "UPDATE host SET copied_at = '2020-01-01 00:00:00'"),
        ("service", "UPDATE process SET seen_at = '2020-01-01 00:00:00'"),
        ("leases", "UPDATE outbox SET state = 'sending', not_before = '2020-01-01 00:00:00'"),
    ],
)
def test_what_is_late_is_a_fault(host: Host, what: str, statement: str) -> None:
    well(host)
    changed(host, statement)
    assert host.code("status") == 1
    assert not sign(host, what)["well"]
    assert f"FAULT {what}" in host.pbem("status").stdout


def test_a_limit_of_0_is_never_passed(host: Host) -> None:
    well(host)
    changed(host, "UPDATE host SET copied_at = '2020-01-01 00:00:00'")
    assert host.code("status") == 1
    assert host.code("status", PBEM_STATUS__COPY_HOURS="0") == 0


def test_without_a_service_the_status_says_so(host: Host) -> None:
    assert host.code("status") == 1
    assert "FAULT service: none was ever heard of" in host.pbem("status").stdout


def test_a_held_campaign_is_the_referees(host: Host) -> None:
    well(host)
    changed(host, "UPDATE campaign SET state = 'held', note = 'a fault'")
    assert host.code("status") == 4
    assert "rk4" in sign(host, "campaigns")["found"]


def test_a_mailbox_that_is_away_is_waited_for(host: Host) -> None:
    well(host)
    changed(host, "UPDATE mailbox SET read_at = '2020-01-01 00:00:00', state = 'away'")
    assert host.code("status") == 75


def test_the_service_that_did_the_last_step_is_named(host: Host) -> None:
    house = host.house()
    Pulse(house).once(stepped=True)
    house.engine.dispose()
    assert host.json("status")["last_step"]["host"]


def test_processes_that_have_gone_are_forgotten_after_a_day(host: Host) -> None:
    house = host.house()
    clock = ToldClock(house.now - timedelta(days=2))
    Pulse(replace(house, clock=clock)).beat(())
    Pulse(house).beat(())
    with writing(house.engine) as session:
        assert len(session.connection().execute(text("SELECT name FROM process")).all()) == 1
    house.engine.dispose()
