"""What a referee may settle: the code or a passphrase is enough, or the sender's domain must be proven besides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Engine

from pbem.service.desk import passphrase
from pbem.store.engine import reading
from pbem.store.repository import seats
from tests.service.kit import Office, open_office

BLUE, HOTEL = "blue@players.test", "desk@hotel.test"
SECRET = "four quiet green bicycles"
ORDER = "army 1: up 2"
RECEIVED = "from mail.players.test by mx.host.test with ESMTPS"


def opened(engine: Engine, folder: Path, **identity: object) -> Office:
    """Start a campaign with a policy."""
    office = open_office(engine, folder)
    settings = office.house.settings.model_copy(update={"trusted_authserv": ("mx.host.test",)})
    office.house = replace(office.house, settings=settings)
    return office.start(identity=identity)


@pytest.fixture
def lenient(engine: Engine, tmp_path: Path) -> Office:
    return opened(engine, tmp_path, proof="token")


@pytest.fixture
def strict(engine: Engine, tmp_path: Path) -> Office:
    return opened(engine, tmp_path, authenticated=True)


def hashes(office: Office) -> str:
    with reading(office.house.engine) as session:
        seat = seats.get(session, "rk4", "blue")
        assert seat is not None
        return seat.passphrase


def everything(office: Office) -> str:
    """Give all that was ever queued, as it is kept."""
    return "\n".join(f"{mail.briefing} {office.content(mail).text}" for mail in office.mails())


def test_the_code_is_enough_from_any_address_and_the_registered_one_gets_a_copy(lenient: Office) -> None:
    lenient.letter("blue", ORDER, sender=HOTEL)
    assert lenient.letters()[-1].state == "done"
    assert lenient.mails(HOTEL, "answer")
    assert lenient.mails("blue", "answer")
    assert BLUE not in lenient.text(HOTEL)


@pytest.mark.parametrize("word", ["passphrase", "heslo", "пароль", "Password"])
def test_the_passphrase_is_enough_without_a_valid_code(lenient: Office, word: str) -> None:
    old = lenient.reply_to("blue")
    lenient.letter("blue", f"passphrase {SECRET}")
    lenient.letter("blue", "renew")
    lenient.letter("blue", f"{word}: Four  quiet green BICYCLES.\n{ORDER}", sender=HOTEL, to=old)
    answer = lenient.answer("blue")
    assert [(line.line, line.accepted) for line in answer.lines] == [(2, True)]


def test_a_passphrase_is_enough_from_the_own_address(lenient: Office) -> None:
    lenient.letter("blue", f"passphrase {SECRET}")
    lenient.letter("blue", f"passphrase: {SECRET}\n{ORDER}", to="orders@host.test")
    assert lenient.answer("blue").lines[0].accepted


def test_the_passphrase_is_kept_as_a_slow_hash_and_never_repeated(lenient: Office) -> None:
    lenient.letter("blue", f"passphrase {SECRET}")
    assert hashes(lenient).startswith("scrypt:")
    assert passphrase.fits(SECRET, hashes(lenient))
    assert not passphrase.fits("four quiet green tricycles", hashes(lenient))
    lenient.letter("blue", f"> passphrase: {SECRET}\nheslo: {SECRET}\nnonsense", sender=HOTEL)
    assert "bicycles" not in everything(lenient)
    assert "bicycles" not in str([letter.note for letter in lenient.letters()])


def test_a_wrong_passphrase_is_nobodys(lenient: Office) -> None:
    lenient.letter("blue", f"passphrase {SECRET}")
    lenient.letter("blue", f"passphrase: let me in please\n{ORDER}", to="orders@host.test")
    assert not lenient.mails("blue", "answer")
    assert lenient.notice("blue").subject.id == "notice-untagged"


def test_a_passphrase_is_long(lenient: Office) -> None:
    lenient.letter("blue", "passphrase abc")
    assert [words.id for words in lenient.notice("blue").paragraphs] == ["passphrase-short"]
    assert hashes(lenient) == ""


def test_who_merely_has_the_code_sets_no_passphrase_and_no_address(lenient: Office) -> None:
    for words in (f"passphrase {SECRET}", "address add eve@away.test"):
        lenient.letter("blue", words, sender="eve@away.test")
        assert "address-registered-only" in [words.id for words in lenient.notice("eve@away.test").paragraphs]
    assert hashes(lenient) == ""


def signed(office: Office, fields: Mapping[str, str], sender: str = BLUE) -> None:
    """Let a letter come through the host's mail server."""
    raw = office.written("blue", ORDER, sender=sender)
    above = "".join(f"{name}: {value}\n" for name, value in fields.items()).encode()
    office.arrives(above + raw)
    office.later(seconds=1)


def test_a_signed_letter_counts(strict: Office) -> None:
    signed(strict, {"Authentication-Results": "mx.host.test; dkim=pass header.d=players.test", "Received": RECEIVED})
    assert strict.answer("blue").lines[0].accepted


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"Authentication-Results": "mx.host.test; dkim=fail header.d=players.test"},
        {"Authentication-Results": "mx.evil.test; dkim=pass header.d=players.test"},
        {"Authentication-Results": "mx.host.test; dkim=pass header.d=evil.test"},
        {
            "Received": "from x by mx.evil.test",
            "Authentication-Results": "mx.host.test; dmarc=pass header.from=players.test",
        },
        {"Authentication-Results": ";;;=\N{SNOWMAN}"},
    ],
)
def test_a_letter_without_a_valid_signature_is_told_to_player_and_referee_once_a_day(
    strict: Office, fields: dict[str, str]
) -> None:
    """The address in From is not answered as such: if it is forged, that would be mail to the wrong person."""
    signed(strict, fields)
    signed(strict, {**fields, "X-Again": "1"})
    assert not strict.mails(kind="answer")
    assert len(strict.mails("blue", "unauthentic")) == 1
    assert len(strict.mails("referee@host.test", "unauthentic-referee")) == 1
    assert {letter.state for letter in strict.letters()} == {"rejected", "duplicate"} or all(
        letter.state == "rejected" for letter in strict.letters()
    )
    strict.later(days=1, seconds=1)
    signed(strict, fields)
    assert len(strict.mails("blue", "unauthentic")) == 2


def test_a_confirmed_letter_needs_no_signature(strict: Office) -> None:
    """Its player has answered for it, from the registered address and with an unguessable code."""
    signed(strict, {}, sender=HOTEL)
    strict.letter("blue", "yes", to=strict.notice("blue").reply_to)
    assert strict.mails("blue", "answer")
