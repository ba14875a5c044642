"""How much is answered: one warning, then silence for an hour; nothing is lost and nobody else is held up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.service.work import work
from tests.service.kit import Office

STRANGER = "stranger@elsewhere.test"


def limited(office: Office, **limits: int) -> Office:
    """Give the service of a host with other limits."""
    settings = office.house.settings.model_copy(update=limits)
    return replace(office, house=replace(office.house, settings=settings))


def orders(office: Office, seat: str, count: int) -> None:
    """Put so many letters of a player into the inbox, each with other orders."""
    for number in range(count):
        office.arrives(office.written(seat, f"army 1: {'up' if number % 2 else 'down'} {1 + number % 3}"))


def test_above_the_limit_there_is_one_warning_and_no_more_answers(office: Office) -> None:
    office = limited(office, answers_per_hour=10)
    orders(office, "blue", 30)
    work.do_all(office.house)
    assert [mail.kind for mail in office.mails("blue")][1:] == ["answer"] * 10 + ["limit-many"]
    told = " ".join(office.text("blue").split())
    assert "nothing more is answered until 21 November, 13:00 UTC" in told
    assert "your orders count as always" in told


def test_orders_above_the_limit_count(office: Office) -> None:
    office = limited(office, answers_per_hour=3)
    orders(office, "blue", 9)
    work.do_all(office.house)
    office.letter("blue", "army 2: up 1")
    assert {letter.state for letter in office.letters()} == {"done"}
    office.later(hours=1, seconds=1)
    office.letter("blue", "army 3: up 1")
    said = sorted(line.echo for line in office.answer("blue").lines)
    assert said == ["army 1: down 3", "army 2: up 1", "army 3: up 1"]


def test_after_an_hour_there_are_answers_again(office: Office) -> None:
    office = limited(office, answers_per_hour=3)
    orders(office, "blue", 9)
    work.do_all(office.house)
    office.later(minutes=59)
    office.letter("blue", "army 1: up 1")
    assert len(office.mails("blue", "answer")) == 3
    office.later(minutes=2)
    office.letter("blue", "army 1: up 2")
    assert len(office.mails("blue", "answer")) == 4


def test_reports_come_whatever_was_written(office: Office) -> None:
    office = limited(office, answers_per_hour=2)
    office.until("2026-11-21 19:59:00")
    orders(office, "blue", 9)
    office.until("2026-11-21 20:00:01")
    assert office.mails("blue", "report")[-1].turn == 1


def test_a_stranger_gets_five_answers_and_one_warning(office: Office) -> None:
    for number in range(20):
        office.letter("blue", f"who are you? {number}", sender=STRANGER, to="orders@host.test")
    assert [mail.kind for mail in office.mails(STRANGER)] == ["notice-nobody"] * 5 + ["limit-many"]
    assert len(office.letters()) == 20
    assert "Your letters are kept" in " ".join(office.text(STRANGER).split())


def test_a_flood_with_changing_senders_is_capped_and_the_referee_told_once(office: Office) -> None:
    office = limited(office, stranger_answers_per_hour=20)
    for number in range(50):
        sender = f"stranger{number}@elsewhere.test"
        office.arrives(office.written("blue", f"hello {number}", sender=sender, to="orders@host.test"))
    orders(office, "red", 1)
    work.do_all(office.house)
    assert len(office.mails(kind="notice-nobody")) == 20
    assert len(office.mails("referee@host.test")) == 1
    assert "More than 20 letters" in " ".join(office.text("referee@host.test").split())
    assert len(office.mails("red", "answer")) == 1
    assert {letter.state for letter in office.letters()[20:50]} == {"deferred"}
    office.later(hours=1, seconds=1)
    assert len(office.mails(kind="notice-nobody")) == 40
    office.later(hours=1, seconds=1)
    assert len(office.mails(kind="notice-nobody")) == 50


def test_one_players_flood_does_not_delay_the_others(office: Office) -> None:
    """200 letters of one player, then one of another: the other is answered in the same round of work."""
    orders(office, "blue", 100)
    office.arrives(office.written("red", "armáda 1: nahoru 2"))
    orders(office, "blue", 100)
    work.do_all(office.house)
    assert len(office.mails("red", "answer")) == 1
    assert len(office.mails("blue", "answer")) == office.house.settings.answers_per_hour
    assert len(office.mails("blue", "limit-many")) == 1
    assert len(office.letters()) == 201
    assert {letter.state for letter in office.letters()} == {"done"}


@pytest.mark.parametrize("key", ["answers_per_hour", "stranger_answers_per_hour"])
def test_a_host_may_have_no_limits(office: Office, key: str) -> None:
    office = limited(office, answers_per_hour=0, stranger_answers_per_hour=0)
    for number in range(8):
        sender, to = ("", "") if key == "answers_per_hour" else (STRANGER, "orders@host.test")
        words = f"army 1: up {1 + number % 3}"
        office.letter("blue", words, **({"sender": sender, "to": to} if sender else {}))
    assert len(office.mails("blue", "answer") or office.mails(STRANGER)) == 8
