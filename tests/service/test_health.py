"""What watches the service: /health and /metrics on loopback, systemd's watchdog, the log as JSON."""

from __future__ import annotations

import io
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from pbem.service.health import port
from pbem.service.health.pulse import STUCK, Pulse
from pbem.service.house import logs
from pbem.service.house.house import House
from pbem.service.work import local
from pbem.service.work.worker import Worker
from pbem.settings import Log
from pbem.store.engine import reading
from pbem.store.repository import processes
from tests.servers.waiting import free_port, until


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with local.opened_office(tmp_path) as (_, opened):
        yield opened


@contextmanager
def listening(house: House, alive: bool = True) -> Iterator[str]:
    with port.listening(house, lambda: alive, 0) as number:
        yield f"http://127.0.0.1:{number}"


def test_health_tells_a_program_that_the_service_is_alive(house: House) -> None:
    with listening(house) as url, urlopen(f"{url}/health") as answer:
        page = json.load(answer)
    assert (page["alive"], page["database"]) == (True, True)


def test_a_service_that_hangs_is_unhealthy(house: House) -> None:
    with listening(house, alive=False) as url, pytest.raises(HTTPError) as refused:
        urlopen(f"{url}/health")
    assert refused.value.code == 503
    refused.value.close()


def test_a_database_that_does_not_answer_is_told_and_nothing_falls(house: House) -> None:
    with listening(house) as url:
        with house.engine.begin() as connection:
            connection.exec_driver_sql("PRAGMA query_only = OFF")
            connection.exec_driver_sql("ALTER TABLE inbox RENAME TO gone")
        with pytest.raises(HTTPError) as refused:
            urlopen(f"{url}/health")
        assert json.load(refused.value)["database"] is False
        with urlopen(f"{url}/metrics") as answer:
            assert "pbem_database_up 0.0" in answer.read().decode()


def test_metrics_name_nobody(house: House) -> None:
    key = local.practice(house)
    with listening(house) as url, urlopen(f"{url}/metrics") as answer:
        page = answer.read().decode()
    assert "pbem_unsent_mails 0.0" in page
    assert 'pbem_campaigns{state="recruiting"} 1.0' in page
    assert key not in page


def test_other_pages_are_not_there(house: House) -> None:
    with listening(house) as url, pytest.raises(HTTPError) as refused:
        urlopen(f"{url}/")
    assert refused.value.code == 404
    refused.value.close()


def test_only_this_machine_is_served(house: House) -> None:
    with listening(house) as url, socket.socket() as outside:
        outside.settimeout(1)
        number = int(url.rpartition(":")[2])
        with pytest.raises(OSError):  # noqa: PT011 - refused, unreachable, timed out: whatever the machine says
            outside.connect((_other_address(), number))


def _other_address() -> str:
    """Give an address of this machine that is another loopback one."""
    return "127.0.0.2"


def test_without_a_port_none_is_opened(house: House) -> None:
    with port.opened(house, lambda: True) as number:
        assert number == 0


def test_a_port_in_use_is_told_before_the_service_starts(house: House) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        shut = port.listening(house, lambda: True, taken.getsockname()[1])
        with pytest.raises(OSError, match="in use"), shut:
            pass


def test_a_thread_that_has_died_or_hangs_is_not_well(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = threading.Thread(target=lambda: None)
    gone.start()
    gone.join()
    pulse = Pulse(house)
    assert pulse.well(())
    assert not pulse.well((gone,))
    began = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: began + STUCK + 1)
    assert not pulse.well(())
    pulse.looked()
    assert pulse.well(())


def test_a_service_at_work_is_seen_in_the_database(house: House) -> None:
    worker = Worker(house)
    worker.start()
    try:
        until(lambda: _seen(house), what="the first beat")
        assert worker.well()
    finally:
        worker.stop()


def _seen(house: House) -> bool:
    with reading(house.engine) as session:
        return processes.last_seen(session) is not None


def test_systemd_is_told_that_the_service_is_ready_and_well(tmp_path: Path) -> None:
    """sd_notify(3): READY=1 once it serves, WATCHDOG=1 while it is well."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(60)
        words = ["serve", "--local", "--folder", str(tmp_path / "mail")]
        ports = ["--smtp-port", str(free_port()), "--imap-port", str(free_port()), "--web-port", "0"]
        root = str(Path(__file__).resolve().parents[2])
        environment = {**os.environ, "NOTIFY_SOCKET": str(tmp_path / "notify"), "PYTHONPATH": root}
        program = "from pbem.cli import main; main()"
        service = subprocess.Popen([sys.executable, "-c", program, *words, *ports], env=environment)
        try:
            told = {systemd.recv(100).decode().strip() for _ in range(2)}
        finally:
            service.send_signal(signal.SIGTERM)
            service.wait(60)
    assert told == {"READY=1", "WATCHDOG=1"}


@pytest.fixture
def root_logger() -> Iterator[logging.Logger]:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    yield root
    root.handlers[:] = before
    root.setLevel(level)


def test_the_log_is_one_object_a_line_where_programs_read_it(
    root_logger: logging.Logger, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    logs.begin(Log(level="warning", format="json"))
    logging.getLogger("pbem.work").info("not told")
    try:
        raise ValueError("Žába")
    except ValueError:
        logging.getLogger("pbem.work").exception("rk4 is held")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [line["message"] for line in lines] == ["rk4 is held"]
    assert (lines[0]["level"], lines[0]["logger"]) == ("ERROR", "pbem.work")
    assert "Žába" in lines[0]["fault"]
