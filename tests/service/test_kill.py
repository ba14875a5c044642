"""Section 6: the service is killed again and again while letters come; nothing is lost and nothing is done twice."""

from __future__ import annotations

import os
import smtplib
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from functools import partial
from pathlib import Path

import pytest
from imapclient import IMAPClient
from sqlmodel import Session, col, select

from pbem.mail.local_post import HOST, PostOffice
from pbem.service.calendar import campaign_file
from pbem.service.campaigns import lifecycle
from pbem.service.house.house import House, open_house
from pbem.service.post import addresses
from pbem.settings import load
from pbem.store import migrate
from pbem.store.engine import reading, writing
from pbem.store.repository import seats
from pbem.store.tables import Campaign, Inbox, Outbox, Sheet
from tests.cli.kit import CAMPAIGN, CONFIG, RED
from tests.servers.waiting import until

LETTERS, KILLS = 20, 3
SERVE = (sys.executable, "-c", "from pbem.cli import main; main()", "serve")


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice(domain="host.test", open_password="door") as opened:
        opened.add_user("orders", "secret")
        yield opened


@pytest.fixture
def house(office: PostOffice, tmp_path: Path) -> Iterator[House]:
    """A campaign of two seats, seen from beside the service."""
    config = tmp_path / "pbem.toml"
    config.write_text(CONFIG.format(imap=office.imap_port, smtp=office.smtp_port), encoding="utf-8")
    (tmp_path / "rk4.toml").write_text(CAMPAIGN + RED, encoding="utf-8")
    opened = open_house(load(config, {}))
    migrate.upgrade(opened.settings.database_url)
    with writing(opened.engine) as session:
        row = lifecycle.create(opened, session, campaign_file.load(tmp_path / "rk4.toml"))
        lifecycle.start(opened, session, row)
    yield opened
    opened.engine.dispose()


@contextmanager
def serving(house: House) -> Iterator[None]:
    """Run the service; SIGKILL ends it."""
    config = house.settings.data.parent / "pbem.toml"
    with (config.parent / "log").open("ab") as log:
        service = subprocess.Popen(SERVE, env={**os.environ, "PBEM_CONFIG": str(config)}, stdout=log, stderr=log)
    try:
        yield
    finally:
        service.kill()
        service.wait(10)


def send(office: PostOffice, to: str, number: int) -> None:
    """Write letter `number`; each changes what is ordered."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = "blue@host.test", to, "orders of mine"
    mail["Message-ID"] = f"<letter{number}@blue.test>"
    mail.set_content(f"army {number % 4 + 1}: up {number // 4 + 1}")
    with smtplib.SMTP(HOST, office.smtp_port) as server:
        server.send_message(mail)


def received(office: PostOffice, user: str) -> list[EmailMessage]:
    """Read the mailbox of a player."""
    with IMAPClient(HOST, office.imap_port, ssl=False) as client:
        client.login(user, "door")
        client.select_folder("INBOX", readonly=True)
        found = client.fetch(client.search("ALL") or [0], ["BODY.PEEK[]"])
    return [message_from_bytes(one[b"BODY[]"], policy=policy.default) for one in found.values()]


def answered(house: House) -> list[int]:
    """List the letters that are done."""
    with reading(house.engine) as session:
        return list(session.exec(select(Inbox.id).where(Inbox.state == "done")).all())


def sent(house: House) -> int:
    """Count the mails the server has taken."""
    with reading(house.engine) as session:
        return len(session.exec(select(Outbox.id).where(Outbox.state == "sent")).all())


def begun(house: House, kill: int) -> bool:
    """Tell that it is in the middle of its work: of answering, or at the last kill of sending."""
    return sent(house) > 0 if kill == KILLS - 1 else len(answered(house)) > LETTERS // KILLS * kill + kill


def settled(house: House) -> bool:
    """Tell that every letter has come and been answered, and every answer has gone out."""
    with reading(house.engine) as session:
        mails = session.exec(select(Outbox.state)).all()
    return len(answered(house)) == LETTERS and set(mails) == {"sent"}


def orders_of(session: Session) -> list[tuple[int, str]]:
    """List the letters in the order of the sheets they made."""
    made = select(Sheet.revision, Inbox.message_id).join(Inbox, col(Inbox.id) == Sheet.inbox)
    return [(revision, name) for revision, name in session.exec(made.order_by(col(Sheet.revision))).all()]


def test_killed_again_and_again_it_loses_and_doubles_nothing(house: House, office: PostOffice) -> None:
    """Section 6: SMTP is at-least-once with the same Message-ID; everything else happens once."""
    with reading(house.engine) as session:
        campaign, seat = session.get(Campaign, "rk4"), seats.get(session, "rk4", "blue")
        assert campaign is not None
        assert seat is not None
        to = addresses.reply_to(house, campaign, seat)
    for kill in range(KILLS):
        with serving(house):
            for number in range(LETTERS)[kill::KILLS]:
                send(office, to, number)
            until(partial(begun, house, kill), what="some answers")
    with serving(house):
        until(lambda: settled(house), 180, what="all answers")
    with reading(house.engine) as session:
        names = [f"<letter{number}@blue.test>" for number in range(LETTERS)]
        made = orders_of(session)
        promised = {mail.message_id: mail.in_reply_to for mail in session.exec(select(Outbox))}
    assert [revision for revision, _ in made] == list(range(1, LETTERS + 1))
    assert sorted(name for _, name in made) == sorted(names)
    arrived = received(office, "blue") + received(office, "red")
    assert {mail["Message-ID"] for mail in arrived} == set(promised)
    assert sorted(filter(None, promised.values())) == sorted(names)
    assert len({(mail["Message-ID"], mail["Date"], str(mail.get_body(("plain",)))) for mail in arrived}) == len(
        promised
    )
