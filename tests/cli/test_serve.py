"""`pbem serve`: one pass for cron, the service itself, the service with a post office of its own."""

from __future__ import annotations

import signal
import smtplib
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage

from sqlmodel import select

from pbem.mail.local_post import HOST, PostOffice
from pbem.store.engine import reading
from pbem.store.tables import Outbox
from tests.cli.kit import SCRIPT, Host, environment, script
from tests.servers.waiting import answers, free_port, until


def send(office: PostOffice, subject: str) -> None:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = "vera@host.test", "orders@host.test", subject
    mail["Message-ID"] = "<1@vera>"
    with smtplib.SMTP(HOST, office.smtp_port) as server:
        server.send_message(mail)


@contextmanager
def serving(host: Host, *words: str) -> Iterator[subprocess.Popen[str]]:
    """Run the service as a process."""
    service = subprocess.Popen(
        [str(SCRIPT), "serve", *words], env=environment(host, {}), cwd=host.folder,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    with service:
        try:
            yield service
        finally:
            service.kill()


def ended(service: subprocess.Popen[str], number: int) -> tuple[int, str]:
    """Stop it; give its exit code and what it said on stderr. A service says nothing on stdout."""
    service.send_signal(number)
    out, said = service.communicate(timeout=30)
    assert out == ""
    return service.returncode, said


def test_one_pass_does_all_and_the_next_finds_nothing(posted: tuple[Host, PostOffice]) -> None:
    host, office = posted
    send(office, "help")
    done = script(host, "serve", "--once")
    assert (done.returncode, done.stdout) == (0, "")
    assert "1 mails fetched" in done.stderr
    assert "3 mails sent" in done.stderr
    assert script(host, "serve", "--once").returncode == 3


def test_one_pass_says_which_server_is_away(host: Host) -> None:
    done = script(host, "serve", "--once")
    assert done.returncode == 75
    assert "orders: away" in done.stderr


def test_one_pass_says_which_campaign_needs_the_referee(posted: tuple[Host, PostOffice]) -> None:
    host, _office = posted
    host.pbem("referee", "hold", "rk4", "--reason", "a quarrel")
    done = script(host, "serve", "--once")
    assert done.returncode == 4
    assert "rk4 is held: a quarrel" in done.stderr


def test_the_service_stops_when_it_is_told_to_and_names_campaigns_in_its_log(posted: tuple[Host, PostOffice]) -> None:
    host, _office = posted
    house = host.house()

    def sent() -> bool:
        with reading(house.engine) as session:
            return set(session.exec(select(Outbox.state)).all()) == {"sent"}

    with serving(host) as service:
        until(sent, 30, "the first reports")
        assert host.code("restore", host.config, "--yes") == 1
        code, said = ended(service, signal.SIGTERM)
    house.engine.dispose()
    assert code == 0
    assert "rk4 blue: report sent" in said
    assert "Traceback" not in said


def test_the_service_with_its_own_post_office(bare: Host) -> None:
    ports = free_port(), free_port()
    with serving(bare, "--local", "--smtp-port", str(ports[0]), "--imap-port", str(ports[1])) as service:
        until(lambda: answers(ports[0]) and answers(ports[1]), 30, "the post office")
        assert service.stderr is not None
        lines = iter(service.stderr.readline, "")
        assert any("join practice" in line for line in lines)
        code, _ = ended(service, signal.SIGINT)
    assert code in (0, 130)
