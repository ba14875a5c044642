"""The service with a post office of its own: SMTP and IMAP on loopback, mail and games in one folder."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from pbem.mail.local_post import HOST, PostOffice
from pbem.reports.places import folder as shipped
from pbem.service.calendar import campaign_file
from pbem.service.campaigns import lifecycle
from pbem.service.house.house import House, open_house
from pbem.settings import Mailbox, Outgoing, Server, Settings
from pbem.store import migrate
from pbem.store.engine import writing
from pbem.store.repository import campaigns as rows

DOMAIN = "pbem.test"
PASSWORD = "pbem"  # noqa: S105 - the door of a post office only this machine can reach


def settings(folder: Path, office: PostOffice, password: str, settle_seconds: float = 1) -> Settings:
    """Write the configuration of a service that uses the post office."""
    imap = Server(host=HOST, port=office.imap_port, user="orders", password=password, security="plain")
    return Settings(
        data=folder,
        referee=f"referee@{DOMAIN}",
        settle_seconds=settle_seconds,
        mailbox=(Mailbox(name="orders", address=f"orders@{DOMAIN}", imap=imap),),
        smtp=Outgoing(host=HOST, port=office.smtp_port, security="plain"),
    )


@contextmanager
def opened_office(folder: Path, smtp_port: int = 0, imap_port: int = 0) -> Iterator[tuple[PostOffice, House]]:
    """Open a post office and a house that uses it; the mailbox of the service has a password nobody knows."""
    password = secrets.token_urlsafe(24)
    post = PostOffice(folder, domain=DOMAIN, open_password=PASSWORD, smtp_port=smtp_port, imap_port=imap_port)
    with post as office:
        office.add_user("orders", password)
        house = open_house(settings(folder, office, password))
        migrate.upgrade(house.settings.database_url)
        try:
            yield office, house
        finally:
            house.engine.dispose()


@contextmanager
def open_local(folder: Path, smtp_port: int, imap_port: int, say: Callable[[str], None]) -> Iterator[House]:
    """Open post office and house, and a campaign that can be joined; say how to connect a mail program."""
    with opened_office(folder, smtp_port, imap_port) as (office, house):
        key = practice(house)
        for line in _guide(office, key):
            say(line)
        yield house


def practice(house: House) -> str:
    """Give the key of a practice campaign with a free seat; make one when there is none."""
    file = campaign_file.load(shipped("config") / "campaigns" / "practice.toml")
    with writing(house.engine) as session:
        for number in range(1, 1000):
            key = file.key if number == 1 else f"{file.key}{number}"
            row = rows.get(session, key)
            if row is None:
                lifecycle.create(house, session, file.model_copy(update={"key": key}))
                return key
            if row.state in ("recruiting", "running") and lifecycle.free(session, row):
                return key
    raise RuntimeError("a thousand practice campaigns and no free seat")


def _guide(office: PostOffice, key: str) -> Iterator[str]:
    """Say how a stranger can play."""
    yield "The post office is open, on this machine only. Connect any mail program:"
    yield f"  address    any name you like, such as anna@{DOMAIN}"
    yield f"  IMAP       {HOST} port {office.imap_port}, no encryption, user: the name (anna), password: {PASSWORD}"
    yield f"  SMTP       {HOST} port {office.smtp_port}, no encryption, no login needed"
    yield f'To play, send a mail to orders@{DOMAIN} with the subject "join {key}"; вступить {key}, přihlásit {key} too.'
    yield "The first report comes back within seconds; reply to it with your orders. Stop with Ctrl-C; nothing is lost."
