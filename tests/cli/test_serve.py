"""`pbem serve`: one pass for cron, the service itself, the service with a post office of its own."""

from __future__ import annotations

import signal
import smtplib
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path

from pbem.mail.local_post import HOST, PostOffice
from tests.cli.kit import SCRIPT, Host, environment, script
from tests.servers.waiting import answers, free_port, until


def send(office: PostOffice, subject: str) -> None:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = "vera@host.test", "orders@host.test", subject
    mail["Message-ID"] = "<1@vera>"
    with smtplib.SMTP(HOST, office.smtp_port) as server:
        server.send_message(mail)


@contextmanager
def serving(host: Host, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run the service as a process; what it says is in the file `said`."""
    with said(host).open("wb") as log:
        service = subprocess.Popen(
            [str(SCRIPT), "serve", *words], env=environment(host, {}), cwd=host.folder, stdout=log, stderr=log
        )
    try:
        yield service
    finally:
        service.kill()
        service.wait(10)


def said(host: Host) -> Path:
    """Give the file with what the service says."""
    return host.folder / "said"


def ended(service: subprocess.Popen[bytes], number: int) -> int:
    """Stop it; give its exit code."""
    service.send_signal(number)
    return service.wait(timeout=60)


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

    def log() -> str:
        return said(host).read_text(encoding="utf-8")

    with serving(host) as service:
        until(lambda: "rk4 blue: report sent" in log() and "rk4 red: report sent" in log(), what="the first reports")
        assert "stop it first" in host.pbem("restore", host.config, "--yes").stderr
        assert ended(service, signal.SIGTERM) == 0
    assert "Traceback" not in log()


def test_the_service_with_its_own_post_office(bare: Host) -> None:
    ports = free_port(), free_port()
    where = ("--smtp-port", str(ports[0]), "--imap-port", str(ports[1]), "--web-port", "0")
    with serving(bare, "--local", *where) as service:
        until(lambda: answers(ports[0]) and answers(ports[1]), what="the post office")
        until(lambda: "join practice" in said(bare).read_text(encoding="utf-8"), what="the guide")
        assert ended(service, signal.SIGINT) == 0
