"""A mailbox that was in use before: its past is not answered, and players do not wait behind it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from email.message import EmailMessage

import pytest
from imapclient import SEEN, IMAPClient

from pbem.mail.local_post import PostOffice
from pbem.service.work.once import once
from pbem.service.work.work_process import here
from pbem.settings import Mailbox, Server
from pbem.store.engine import reading, writing
from pbem.store.repository import mailboxes
from pbem.store.tables import Mailbox as MailboxRow
from tests.servers.dovecot import Dovecot
from tests.servers.proxy import Proxy
from tests.service.kit import NOON, Office

BLUE = "blue@players.test"


@dataclass
class Place:
    """A real mailbox: where it is, and mails to put into it as if they had come at some time."""

    port: int
    user: str
    number: int = 0
    client: IMAPClient | None = None

    def put(
        self, subject: str, at: datetime, sender: str = "stranger@old.test", to: str = "", seen: bool = False
    ) -> None:
        """Let a mail lie there."""
        self.number += 1
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = sender, to or "orders@host.test", subject
        mail["Message-ID"] = f"<{self.user}.{self.number}@old.test>"
        mail.set_content(f"army 1: up {self.number}")
        self.opened().append("INBOX", mail.as_bytes(), [SEEN] if seen else [], at)

    def opened(self) -> IMAPClient:
        """Log in, once."""
        if self.client is None:
            self.client = IMAPClient("127.0.0.1", self.port, ssl=False)
            self.client.login(self.user, "secret")
            self.client.select_folder("INBOX")
        return self.client


@pytest.fixture(params=["embedded", "dovecot"])
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    """An empty mailbox of the embedded post office, and one of a real Dovecot."""
    if request.param == "embedded":
        with PostOffice() as office:
            office.add_user("orders", "secret")
            made = Place(office.imap_port, "orders")
            yield made
            made.opened().logout()
    else:
        server: Dovecot = request.getfixturevalue("dovecot")
        made = Place(server.imap, "user18")
        made.opened().delete_messages(made.opened().search("ALL"))
        made.opened().expunge()
        yield made
        made.opened().logout()


def reads(office: Office, place: Place, port: int = 0, **changes: object) -> Office:
    """Let the service of a house read that mailbox once."""
    imap = Server(host="127.0.0.1", port=port or place.port, user=place.user, password="secret", security="plain")
    box = Mailbox(name="post", address="orders@host.test", imap=imap)
    settings = office.house.settings.model_copy(update={"mailbox": (box.model_copy(update=changes),)})
    serving = replace(office, house=replace(office.house, settings=settings))
    once(serving.house, here)
    return serving


def subjects(office: Office) -> list[str]:
    """List what was taken, in the order it was taken in."""
    heads = [letter.raw.partition(b"Subject: ")[2].splitlines()[0].decode() for letter in office.letters()]
    return [head for head in heads if head]


def test_what_came_before_the_first_day_is_not_taken(office: Office, place: Place) -> None:
    place.put("old and read", NOON - timedelta(days=200), seen=True)
    place.put("old and new", NOON - timedelta(days=2))
    place.put("read this morning", NOON - timedelta(hours=3), seen=True)
    place.put("this morning", NOON - timedelta(hours=2))
    office = reads(office, place)
    assert subjects(office) == ["this morning"]
    place.put("read by somebody since", NOON + timedelta(hours=1), seen=True)
    place.put("moved here from elsewhere", NOON - timedelta(days=100))
    reads(office, place)
    assert subjects(office) == ["this morning", "read by somebody since"]


def test_a_host_may_want_more_of_the_past(office: Office, place: Place) -> None:
    place.put("too old", NOON - timedelta(days=40))
    place.put("in winter", NOON - timedelta(days=30), seen=True)
    office = reads(office, place, since=date(2026, 10, 20))
    assert subjects(office) == ["in winter"]


def test_players_come_before_strangers_and_their_letters_in_their_order(office: Office, place: Place) -> None:
    for n in range(12):
        place.put(f"stranger {n}", NOON)
    place.put("by the address", NOON, sender=BLUE)
    place.put("by the code", NOON, sender="hotel@far.test", to=office.reply_to("blue"))
    place.put("a join", NOON, sender="vera@away.test")
    office = reads(office, place)
    assert subjects(office) == ["by the address", "by the code", *(f"stranger {n}" for n in range(12)), "a join"]
    assert [letter.known for letter in office.letters()] == [True] * 2 + [False] * 13


def test_nothing_is_lost_when_the_service_is_stopped_between_the_two(
    office: Office, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players' letters are in, the strangers' before them are not: the next start takes those and nothing twice."""
    monkeypatch.setattr("pbem.mail.watching.intake._TOGETHER", 0)  # as large ones: each is asked for by itself
    for n in range(12):
        place.put(f"stranger {n}", NOON, seen=True)
    place.put("a player", NOON, sender=BLUE, seen=True)
    with Proxy(place.port) as proxy:
        fetched: list[bytes] = []

        def broken(data: bytes) -> bytes:
            fetched.extend([data] if b"BODY.PEEK[])" in data else [])
            if len(fetched) > 5:
                proxy.cut()
                return b""
            return data

        proxy.commands = broken
        office = reads(office, place, proxy.port)
    assert subjects(office)[:2] == ["a player", "stranger 0"]
    assert len(subjects(office)) < 13
    reads(office, place)
    assert sorted(subjects(office)) == sorted(["a player", *(f"stranger {n}" for n in range(12))])
    assert {letter.state for letter in office.letters()} & {"duplicate", "new"} == set()


def test_a_mailbox_that_was_renumbered_is_not_answered_again(office: Office, place: Place) -> None:
    """What was there before the first day stays out, what was taken is not fetched again, what is new comes in."""
    place.put("old", NOON - timedelta(days=200))
    place.put("stranger", NOON)
    place.put("player", NOON, sender=BLUE)
    office = reads(office, place)
    with writing(office.house.engine) as session:
        row = session.get(MailboxRow, "post")
        assert row is not None
        row.uidvalidity, row.last_uid = 1, 5000
    place.put("new", NOON + timedelta(hours=1))
    reads(office, place)
    assert sorted(subjects(office)) == ["new", "player", "stranger"]
    with reading(office.house.engine) as session:
        assert mailboxes.cursor(session, "post")[0] != 1


def test_a_mail_of_a_stranger_may_be_less_large_than_one_of_a_player(office: Office, place: Place) -> None:
    settings = office.house.settings
    limits = settings.inbox.model_copy(update={"stranger_max_bytes": 10_000})
    office = replace(office, house=replace(office.house, settings=settings.model_copy(update={"inbox": limits})))
    big = "x" * 20_000
    for sender in (BLUE, "big@far.test"):
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = sender, "orders@host.test", f"big of {sender}"
        mail.set_content("\n".join(big[at : at + 70] for at in range(0, len(big), 70)))
        place.opened().append("INBOX", mail.as_bytes(), [], NOON)
    office = reads(office, place)
    sizes = {letter.sender: len(letter.raw) for letter in office.letters()}
    assert sizes["big@far.test"] < 1000
    assert sizes[BLUE] > 20_000
    assert office.mails("big@far.test")[-1].kind == "notice-too-large"


def test_bodies_of_old_mails_are_not_fetched(office: Office, place: Place) -> None:
    """The server is asked for their dates at most, never for their bodies."""
    for n in range(9):
        place.put(f"old {n}", NOON - timedelta(days=200))
    place.put("player", NOON, sender=BLUE)
    asked: list[bytes] = []

    def command(data: bytes) -> bytes:
        asked.append(data)
        return data

    with Proxy(place.port, commands=command) as proxy:
        office = reads(office, place, proxy.port)
    assert subjects(office) == ["player"]
    assert sum(data.count(b"BODY.PEEK[]") for data in asked) == 1
