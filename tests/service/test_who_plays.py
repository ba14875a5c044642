"""Whether an address is a player's is told to nobody: the same letter in two worlds brings the same mails.

In one world the guessed address is Boris's, who plays red; in the other it is nobody's. What goes to that address
itself is not compared: only its owner reads it.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from pbem.service.post.rendering import envelope
from pbem.store import tables
from pbem.store.engine import open_engine, writing
from pbem.store.repository import partners, people, seats
from tests.service.joining_kit import replies
from tests.service.kit import Office, open_office
from tests.store.conftest import like_others

GUESS, AUNT = "boris@guessed.test", "aunt@away.test"
ORDER = "army 1: up 1"
TOKEN = "token"
ASKED = re.compile(r"[a-z2-7]{26}", re.I)

Letter = Callable[[Office], None]


@dataclass(frozen=True)
class Mail:
    """What an outsider sees of a mail: whom it goes to, when, below what, and all of its words."""

    address: str
    kind: str
    when: str
    below: tuple[str, str]
    reply_to: str
    subject: str
    text: str


def seen(office: Office, mail: tables.Outbox) -> Mail:
    """Look at a mail; the code of a question is chance."""
    content, said = office.content(mail), office.said(mail)
    reply_to = envelope(office.house, mail, said).reply_to or ""
    return Mail(
        mail.address,
        mail.kind,
        f"{mail.state} {mail.not_before}",
        (mail.in_reply_to, mail.references),
        ASKED.sub("CODE", reply_to),
        content.subject,
        ASKED.sub("CODE", content.text),
    )


@pytest.fixture(scope="module")
def file(started_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a database with two started campaigns: in the second one the code alone is believed."""
    folder = tmp_path_factory.mktemp("two")
    path = Path(shutil.copy(started_file, folder / "pbem.db"))
    engine = open_engine(f"sqlite:///{path}")
    office = open_office(engine, folder)
    office.key = TOKEN
    office.start(identity={"proof": "token"})
    engine.dispose()
    return path


@contextmanager
def world(file: Path, folder: Path, plays: bool, key: str = "rk4") -> Iterator[Office]:
    """Open a started campaign in which the guessed address is, or is not, the other player's second one."""
    folder.mkdir()
    path = folder / "pbem.db"
    shutil.copy(file, path)
    engine = like_others(open_engine(f"sqlite:///{path}"))
    office = open_office(engine, folder)
    office.key = key
    with writing(engine) as session:
        red = seats.get(session, office.key, "red")
        person = people.get(session, red.person or 0) if red else None
        assert person is not None
        if plays:
            people.add_address(session, person, GUESS)
    yield office
    engine.dispose()


def team(office: Office) -> None:
    """Let an aunt share blue."""
    with writing(office.house.engine) as session:
        row = seats.get(session, office.key, "blue")
        assert row is not None
        partners.add(session, row, people.add(session, "Aunt", "en", "UTC", [AUNT]), office.house.now)


def copied(office: Office) -> None:
    """A letter that also goes to the guessed address."""
    office.letter("blue", ORDER, cc=GUESS)
    office.letter("blue", "army 1: up 2", cc=GUESS)


def beside(office: Office) -> None:
    """The guessed address beside ours in To."""
    office.letter("blue", "status", to=f"{office.reply_to('blue')}, {GUESS}")


def forged(office: Office) -> None:
    """A letter with the writer's own code that seems to come from the guessed address."""
    office.letter("blue", ORDER, sender=GUESS)


def forged_and_confirmed(office: Office) -> None:
    """As above, and the writer says that it was he, and that he always writes from there."""
    forged(office)
    replies(office, "blue@players.test", "yes, always")
    office.letter("blue", "army 1: up 2", sender=GUESS)
    office.letter("blue", "orders 1")


def forged_in_a_team(office: Office) -> None:
    """As above, in a seat of two: who wrote is told to the team."""
    team(office)
    forged(office)
    replies(office, "blue@players.test", "yes")
    office.letter("blue", "army 2: up 1")
    office.letter("blue", "orders 1")


def habits(office: Office) -> None:
    """Commands of a person, from the guessed address with the writer's own code."""
    for words in ("quiet on", "digest on", "language ru", "passphrase a long enough sentence", "address"):
        office.letter("blue", words, subject=words, sender=GUESS)
    office.letter("red", "armáda 1: nahoru 1")
    office.letter("blue", ORDER)


def registered(office: Office) -> None:
    """The guessed address added, added again, taken away, put first."""
    for deed in ("add", "add", "remove", "first"):
        office.letter("blue", f"address {deed} {GUESS}", subject=f"address {deed} {GUESS}")


def letter_to(office: Office) -> None:
    """A letter to a player, named by the address."""
    office.letter("blue", f"to {GUESS}:\nHello")


def joins(office: Office) -> None:
    """An application in the name of the guessed address, and one of somebody else afterwards."""
    for sender in (GUESS, "vera@away.test"):
        office.letter("blue", "", sender=sender, to="orders@host.test", subject=f"join {office.key}")


def without_code(office: Office) -> None:
    """A letter in the name of the guessed address without a code, with a wrong one, with orders for red."""
    office.letter("blue", ORDER, sender=GUESS, to="orders@host.test")
    office.letter("blue", ORDER, sender=GUESS, to=f"orders+{office.key}.red.aaaaaaaaaaaa@host.test")
    office.letter("blue", "resign", sender=GUESS, subject="resign", to="orders@host.test")


@pytest.mark.parametrize(
    "letter",
    [copied, beside, forged, forged_and_confirmed, forged_in_a_team, registered, letter_to, joins, without_code],
    ids=lambda letter: letter.__name__,
)
@pytest.mark.parametrize("key", ["rk4", TOKEN], ids=["both", "code alone"])
def test_the_same_letter_brings_the_same_mails_whoever_has_the_address(
    file: Path, tmp_path: Path, letter: Letter, key: str
) -> None:
    if letter in (forged_and_confirmed, forged_in_a_team) and key == TOKEN:
        pytest.skip("where a code is enough nobody is asked")
    assert_alike(file, tmp_path, letter, key)


def test_commands_with_a_code_alone_do_not_touch_whoever_has_the_address(file: Path, tmp_path: Path) -> None:
    assert_alike(file, tmp_path, habits, TOKEN)


def assert_alike(file: Path, folder: Path, letter: Letter, key: str) -> None:
    """Let a letter come in both worlds and compare every mail but those to the guessed address."""
    with ExitStack() as open_:
        worlds = [open_.enter_context(world(file, folder / str(plays), plays, key)) for plays in (True, False)]
        for office in worlds:
            letter(office)
        there, nobodys = ([seen(office, mail) for mail in office.mails() if mail.address != GUESS] for office in worlds)
        assert [(one.address, one.kind) for one in there] == [(one.address, one.kind) for one in nobodys]
        assert there == nobodys


@pytest.mark.parametrize("words", ["{}", "only {}", "not {}", "{}, please, in Russian"])
def test_an_answer_to_join_does_not_tell_which_colours_there_are(
    started_file: Path, tmp_path: Path, words: str
) -> None:
    """Red plays, green does not exist in this game of two: both are asked for and answered alike."""
    with world(started_file, tmp_path / "world", True) as office:
        for number, colour in enumerate(("red", "green")):
            subject = f"join {office.key} {words.format(colour)}"
            office.letter("blue", "", sender=f"v{number}@away.test", to="orders@host.test", subject=subject)
        said = [seen(office, office.mails(f"v{number}@away.test")[-1]) for number in range(2)]
    assert said[0].kind == said[1].kind
    alike = [re.sub("[Rr]ed|[Gg]reen|Красных|Зелёных", "COLOUR", one.text).replace("v1@", "v0@") for one in said]
    assert alike[0].replace("place 1", "place 2") == alike[1].replace("place 1", "place 2")
