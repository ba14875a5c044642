"""Never answer a machine (RFC 3834): whatever it marks itself with, it is stored and not answered."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.mail.test_machine import BULK, MACHINES
from tests.servers.scripted import Script
from tests.service.kit import Office
from tests.service.test_sending import sent

STRANGER = "stranger@elsewhere.test"


def marked(office: Office, headers: list[tuple[str, str]], text: str, to: str = "", sender: str = "") -> bytes:
    """Write a letter of blue with some header fields in front; a later From of a machine takes the place of blue's."""
    lines = dict(line.split(": ", 1) for line in office.written("blue", "").decode().split("\n\n")[0].split("\n"))
    lines = {**lines, **({"From": sender} if sender else {}), **({"To": to} if to else {})}
    kept = {name: value for name, value in lines.items() if name not in {"Content-Type", "From"}}
    froms = [value for name, value in headers if name == "From"] or [lines["From"]]
    every = [("From", froms[-1]), *((n, v) for n, v in headers if n != "From"), *kept.items()]
    return ("".join(f"{name}: {value}\r\n" for name, value in every) + "\r\n" + text).encode()


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(st.sampled_from([*MACHINES, *BULK]), min_size=1, max_size=4),
    st.sampled_from(["army 1: up 1", "help", "orders", "I am away", "join rk4", ""]),
    st.booleans(),
    st.booleans(),
)
def test_nothing_automatic_is_ever_answered(
    office: Office, headers: list[tuple[str, str]], words: str, known: bool, token: bool
) -> None:
    """Any combination of marks, on orders, commands or anything, with or without a code, from whomever."""
    before, letters = len(office.mails()), len(office.letters())
    to = "" if token else "orders@host.test"
    office.arrives(marked(office, headers, words, to, "" if known else STRANGER))
    office.later(seconds=1)
    assert len(office.mails()) == before
    assert len(office.letters()) == letters + 1
    assert office.letters()[-1].state in ("rejected", "done")


@pytest.mark.parametrize("header", BULK)
def test_what_a_player_orders_in_bulk_mail_counts_and_is_not_answered(office: Office, header: tuple[str, str]) -> None:
    """A gateway may have put the mark on: orders are never lost, and the rule of not answering holds."""
    before = len(office.mails())
    office.arrives(marked(office, [header], "army 1: up 1"))
    office.later(seconds=1)
    assert len(office.mails()) == before
    office.letter("blue", "orders")
    assert "army 1: up 1" in office.text("blue")


@pytest.mark.parametrize("header", MACHINES[:4])
def test_what_a_machine_says_is_no_order(office: Office, header: tuple[str, str]) -> None:
    """Its text may be our own order form, quoted by a program."""
    office.arrives(marked(office, [header], "army 1: up 1"))
    office.later(seconds=1)
    office.letter("blue", "orders")
    assert "army 1: up 1" not in office.text("blue")


@pytest.mark.parametrize("subject", ["Automatic reply: [rk4] Two Fords", "Автоответ: ход 1", "Abwesenheitsnotiz"])
def test_an_unmarked_vacation_reply_is_not_answered(office: Office, subject: str) -> None:
    before = len(office.mails())
    office.letter("blue", "I am away until Monday.\nIn urgent cases call my colleague.", subject=subject)
    office.letter("blue", "I am away.", subject=subject, sender=STRANGER, to="orders@host.test")
    assert len(office.mails()) == before
    assert [letter.note for letter in office.letters()] == ["automatic", "automatic"]


def test_a_persons_orders_are_never_taken_for_a_machines(office: Office) -> None:
    """The subject alone makes nobody a machine: with an order or a command in it the letter is a person's."""
    office.letter("blue", "army 1: up 1", subject="Out of office")
    assert office.answer("blue").lines[0].accepted
    office.letter("blue", "help", subject="Automatic reply: [rk4]")
    assert office.mails("blue")[-1].kind == "help"


def test_the_same_words_again_and_again_are_a_machines(office: Office) -> None:
    """A program that answers every answer with the same text, and marks nothing."""
    for _ in range(12):
        office.letter("blue", "Thank you for your mail, we shall answer soon.", sender=STRANGER, to="orders@host.test")
    assert len(office.mails(STRANGER)) == 5
    assert len(office.letters()) == 12
    for _ in range(12):
        office.letter("blue", "Thank you for your mail, we shall answer soon.")
    assert len(office.mails("blue", "answer")) == 5


def test_the_same_orders_again_and_again_still_count(office: Office) -> None:
    for number in range(8):
        office.letter("blue", "army 1: up 1" if number % 2 else "army 1: down 1")
    office.letter("blue", "army 1: up 1")
    assert office.answer("blue").lines[0].echo == "army 1: up 1"


@pytest.mark.parametrize(
    "loop",
    [
        {"sender": "orders@host.test"},
        {"sender": "orders+rk4.blue.aaaaaaaaaaaa@host.test"},
        {"List_Id": "<rk4.pbem.host.test>"},
    ],
)
def test_our_own_mail_coming_back_is_put_away(office: Office, loop: dict[str, str]) -> None:
    before = len(office.mails())
    office.letter("blue", "army 1: up 1", **loop)
    assert len(office.mails()) == before
    assert office.letters()[-1].note == "our own mail"


def test_a_mail_under_a_message_id_of_ours_is_our_own(office: Office) -> None:
    """A mailbox that sends on what it gets, with the player's name on it."""
    before = len(office.mails())
    office.letter("blue", "army 1: up 1", message_id=office.mails("blue")[-1].message_id)
    assert len(office.mails()) == before
    assert office.letters()[-1].note == "our own mail"


def test_two_services_that_mail_each_other_do_not_loop(office: Office, tmp_path: Path) -> None:
    """What one sends is a machine's to the other: our own reports, answers and notices, as they go out."""
    office.letter("blue", "army 1: up 1\narmy 2: dance")
    office.letter("blue", "hello", sender=STRANGER, to="orders@host.test")
    mails = asyncio.run(sent(office, Script(), tmp_path, times=2))
    before = len(office.mails())
    assert len(mails) == before
    for raw in mails:
        office.arrives(as_if_from_elsewhere(raw))
    office.later(seconds=1)
    assert len(office.mails()) == before


def as_if_from_elsewhere(raw: bytes) -> bytes:
    """Give a mail of ours as another service like ours would write it to us."""
    return raw.replace(b"@host.test", b"@other.test").replace(b"To: ", b"To: orders@host.test\r\nX-To: ", 1)


def test_a_letter_without_a_writer_is_kept_and_not_answered(office: Office) -> None:
    mail = EmailMessage()
    mail["To"] = office.reply_to("blue")
    mail.set_content("army 1: up 1")
    before = len(office.mails())
    office.arrives(mail.as_bytes())
    office.later(seconds=1)
    assert len(office.mails()) == before
    assert office.letters()[-1].note == "no sender"
