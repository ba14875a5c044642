"""`pbem doctor`: faults that every key of the configuration hides, and the mail it sends to itself."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from imapclient import IMAPClient

from pbem.mail.local_post import HOST, PostOffice
from pbem.service.health import configuration
from pbem.service.house.house import open_house
from pbem.settings import load
from tests.cli.kit import CONFIG, Host
from tests.servers.waiting import free_port
from tests.store.conftest import migrated, postgres

__all__ = ["migrated", "postgres"]

Posted = tuple[Host, PostOffice]


@dataclass
class Relay:
    """A mail server before the post office; `plus` is what it does with plus-addresses."""

    office: PostOffice
    plus: Callable[[PostOffice, bytes], str]

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        content = envelope.content if isinstance(envelope.content, bytes) else b""
        if "+" in envelope.rcpt_tos[0]:
            return self.plus(self.office, content)
        self.office.deliver("orders", content)
        return "250 taken"


def swallowed(office: PostOffice, raw: bytes) -> str:
    """Plus-addressing is off, and nobody says so."""
    return "250 taken"


def refused(office: PostOffice, raw: bytes) -> str:
    return "550 5.1.1 no such user"


def sorted_elsewhere(office: PostOffice, raw: bytes) -> str:
    """As Dovecot does with lmtp_save_to_detail_mailbox."""
    with IMAPClient(HOST, office.imap_port, ssl=False) as client:
        client.login("orders", "secret")
        client.create_folder("doctor")
        client.append("doctor", raw)
    return "250 taken"


@contextmanager
def relayed(host: Host, office: PostOffice, plus: Callable[[PostOffice, bytes], str]) -> Iterator[None]:
    port = free_port()
    relay = Controller(Relay(office, plus), hostname=HOST, port=port)
    relay.start()
    host.written("pbem.toml", CONFIG.format(imap=office.imap_port, smtp=port))
    try:
        yield
    finally:
        relay.stop()


def finding(host: Host, what: str, *words: object) -> Any:
    return next(one for one in host.json("doctor", *words) if one["what"] == what)


def test_a_mail_to_a_plus_address_comes_back_to_the_doctor(posted: Posted) -> None:
    host, _ = posted
    done = host.pbem("doctor", "--mail")
    assert done.exit_code == 0, done.stdout
    assert "ok    mail to orders, plus-addressing: a mail to orders+doctor-" in done.stdout


@pytest.mark.parametrize(
    ("plus", "said"), [(swallowed, "did not come"), (refused, "no such user"), (sorted_elsewhere, "doctor")]
)
def test_plus_addressing_that_is_off_is_found(
    posted: Posted, plus: Callable[[PostOffice, bytes], str], said: str
) -> None:
    host, office = posted
    with relayed(host, office, plus):
        found = {one["what"]: one for one in host.json("doctor", "--mail", "--wait", 3)}
    assert found["mail to orders"]["well"]
    assert not found["mail to orders, plus-addressing"]["well"]
    assert said in found["mail to orders, plus-addressing"]["found"]
    assert found["mail to orders, plus-addressing"]["mend"]


def test_the_doctors_mails_are_answered_by_nobody(posted: Posted) -> None:
    host, office = posted
    host.pbem("doctor", "--mail")
    assert host.code("serve", "--once") == 0
    with IMAPClient(HOST, office.imap_port, ssl=False) as client:
        client.login("orders", "secret")
        client.select_folder("INBOX")
        assert len(client.search("ALL")) == 2


def test_an_address_that_is_not_the_logins_is_wrong_until_a_mail_arrived(posted: Posted) -> None:
    """Aliases are common; so are typing errors, and then every letter lies where nobody looks."""
    host, office = posted
    office.add_user("letters", "secret")
    wrong = host.config.read_text().replace('user = "orders"', 'user = "letters"', 1)
    host.written("pbem.toml", wrong)
    assert host.code("doctor") == 1
    assert "not the address of the login letters" in finding(host, "address orders")["found"]
    assert not finding(host, "mail to orders", "--mail", "--wait", 2)["well"]


def _delivered(office: PostOffice, user: str, raw: bytes) -> str:
    office.deliver(user, raw)
    return "250 taken"


def test_an_alias_that_is_proven_is_well(posted: Posted) -> None:
    host, office = posted
    office.add_user("play", "door")
    with relayed(host, office, lambda office, raw: _delivered(office, "orders", raw)):
        host.written("pbem.toml", host.config.read_text().replace("orders@host.test", "play@host.test"))
        assert host.code("doctor") == 1
        assert host.code("doctor", "--mail", "--wait", 20) == 0
        assert host.code("doctor") == 0


def test_a_referee_who_is_the_service_is_found(posted: Posted) -> None:
    host, _ = posted
    assert host.code("doctor", PBEM_REFEREE="Orders+referee@host.test") == 1
    assert "service itself" in host.pbem("doctor", PBEM_REFEREE="orders@host.test").stdout


def test_a_missing_authority_is_a_fault_and_not_a_server_that_is_away(posted: Posted) -> None:
    host, _ = posted
    missing = str(host.folder / "ca.pem")
    for place in ("SMTP", "MAILBOX__0__IMAP"):
        named = {f"PBEM_{place}__CA_FILE": missing, f"PBEM_{place}__SECURITY": "tls"}
        assert host.code("doctor", **named) == 1
        assert missing in host.pbem("doctor", **named).stdout
    Path(missing).write_text("no certificate", encoding="utf-8")
    assert host.code("doctor", PBEM_SMTP__CA_FILE=missing, PBEM_SMTP__SECURITY="tls") == 1


def test_passwords_everybody_can_read_are_found(posted: Posted) -> None:
    host, _ = posted
    host.config.chmod(0o644)
    assert host.code("doctor") == 1
    assert f"chmod o= {host.config}" in finding(host, "configuration")["mend"]
    host.config.chmod(0o640)
    assert host.code("doctor") == 0


def test_a_file_without_passwords_may_be_read_by_all(posted: Posted) -> None:
    host, _ = posted
    shown = host.config.read_text().replace('password = "secret"', 'password = ""')
    host.written("pbem.toml", shown)
    host.config.chmod(0o644)
    assert host.code("doctor", PBEM_MAILBOX__0__IMAP__PASSWORD="secret") == 0


_WITHOUT = "import importlib.util as u; f = u.find_spec; u.find_spec = lambda n, *a: None if n in {} else f(n, *a); "
_RUN = "import sys; sys.argv = ['pbem', *{}]; from pbem.cli import main; main()"


def without(host: Host, missing: set[str], *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run `pbem` on a machine where packages are not installed."""
    blocked = "".join(f"import sys; sys.modules[{name!r}] = None; " for name in sorted(missing))
    program = _WITHOUT.format(missing) + blocked + _RUN.format(list(words))
    root = str(Path(__file__).resolve().parents[2])
    environment = {"PATH": "/usr/bin:/bin", "PBEM_CONFIG": str(host.config), "PYTHONPATH": root, **settings}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, cwd=host.folder, capture_output=True, text=True, timeout=180
    )


def test_postgresql_without_its_driver_is_one_sentence(host: Host) -> None:
    done = without(host, {"psycopg"}, "doctor", PBEM_DATABASE="postgresql://pbem@127.0.0.1/pbem")
    assert done.returncode == 2
    assert "pip install 'pbem[postgresql]'" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("words", [("serve", "--local"), ("demo",)], ids=" ".join)
def test_the_post_office_says_what_it_needs(host: Host, words: tuple[str, ...]) -> None:
    done = without(host, {"aiosmtpd", "pymap"}, *words)
    assert done.returncode == 1
    assert "pip install 'pbem[local]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_service_needs_no_post_office_of_its_own(host: Host) -> None:
    done = without(host, {"aiosmtpd", "pymap"}, "serve", "--once")
    assert done.returncode == 75, done.stderr


def test_a_database_elsewhere_is_reached_encrypted(posted: Posted, request: pytest.FixtureRequest) -> None:
    """The real server of the tests, called by a name that is not loopback: it offers no TLS."""
    host, _ = posted
    server = request.getfixturevalue("migrated")
    with server.database("pbem_template") as url:
        house = open_house(load(host.config, {"PBEM_DATABASE": url}))
        assert list(configuration.encryption(house)) == []
        assert [one.well for one in configuration.encryption_to("db.example", house)] == [False]
        house.engine.dispose()
