"""Addresses, codes and passphrases changed by mail, in four languages."""

from __future__ import annotations

import pytest

from pbem.store.engine import reading
from pbem.store.repository import people
from tests.service.kit import Office

BLUE, HOME = "blue@players.test", "anna@home.test"


def known(office: Office) -> list[str]:
    """List Blue's addresses."""
    with reading(office.house.engine) as session:
        person = people.by_address(session, BLUE)
        assert person is not None
        return [row.address for row in people.addresses(session, person.id or 0)]


def paragraphs(office: Office, address: str) -> list[str]:
    return [words.id for words in office.notice(address).paragraphs]


@pytest.mark.parametrize("words", ["address add", "адрес добавить", "adresa přidat", "adresa pridať"])
def test_a_new_address_is_asked_and_the_old_one_told(both: Office, words: str) -> None:
    both.letter("blue", f"{words} {HOME}", subject="addresses")
    assert "address-asked" in paragraphs(both, BLUE)
    assert both.notice(HOME).subject.id == "address-question"
    assert BLUE not in both.text(HOME)
    assert known(both) == [BLUE]
    both.letter("blue", "yes", sender=HOME, to=both.notice(HOME).reply_to)
    assert known(both) == [BLUE, HOME]
    assert "address-added" in paragraphs(both, BLUE)
    both.letter("blue", "army 1: up 2", sender=HOME)
    assert both.mails(HOME, "answer")


def test_a_no_from_the_new_address_changes_nothing(office: Office) -> None:
    office.letter("blue", f"address add {HOME}")
    office.letter("blue", "no", sender=HOME, to=office.notice(HOME).reply_to)
    assert known(office) == [BLUE]
    assert "address-declined" in paragraphs(office, BLUE)


def test_an_address_of_another_person_is_asked_as_a_strangers_is_and_its_yes_changes_nothing(office: Office) -> None:
    office.letter("blue", "address add red@players.test")
    assert paragraphs(office, BLUE)[0] == "address-asked"
    office.letter("red", "ano", to=office.notice("red").reply_to)
    assert "address-declined" in paragraphs(office, BLUE)
    assert paragraphs(office, "red@players.test") == ["address-taken"]
    assert known(office) == [BLUE]
    assert "Boris" not in office.text(BLUE)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("address", "address-list"),
        ("address add orders@host.test", "address-invalid"),
        ("address add blue@players.test", "address-mine"),
        ("address remove blue@players.test", "address-last"),
        ("address remove red@players.test", "address-unknown"),
    ],
)
def test_what_cannot_be_is_told(office: Office, words: str, told: str) -> None:
    office.letter("blue", words)
    assert paragraphs(office, BLUE)[0] == told
    assert known(office) == [BLUE]


def test_an_address_is_put_first_and_taken_away(office: Office) -> None:
    office.letter("blue", f"address add {HOME}")
    office.letter("blue", "yes", sender=HOME, to=office.notice(HOME).reply_to)
    office.letter("blue", f"address first {HOME}")
    office.until("2026-11-21 20:00:01")
    assert office.mails(HOME, "report")
    office.letter("blue", f"address remove {BLUE}", sender=HOME)
    before = len(office.mails("blue", "answer"))
    office.letter("blue", "army 1: up 2")
    assert office.letters()[-1].state == "asked"
    assert len(office.mails("blue", "answer")) == before


def test_partners_do_not_see_each_others_addresses(office: Office) -> None:
    from tests.service.test_identity_partners import CLARA, share

    share(office)
    office.letter("blue", f"address add {HOME}")
    assert not office.mails(CLARA)
    office.letter("blue", "addresses", sender=CLARA, subject="addresses")
    assert BLUE not in office.text(CLARA)


@pytest.mark.parametrize("word", ["renew", "обновить", "obnovit", "obnoviť"])
def test_a_new_code_is_asked_for_by_mail(office: Office, word: str) -> None:
    old = office.reply_to("blue")
    office.letter("blue", word)
    assert office.reply_to("blue") != old
    assert len(office.mails("blue", "renewed")) == 1


def test_a_passphrase_is_of_no_use_by_default(office: Office) -> None:
    office.letter("blue", "passphrase four quiet green bicycles")
    assert paragraphs(office, BLUE) == ["passphrase-unused"]
