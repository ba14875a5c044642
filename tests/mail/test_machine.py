"""RFC 3834: which mails are never answered."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.mail.machine import is_automatic, mark, says_away

PERSON = [("From", "Anna <anna@example.org>"), ("Return-Path", "<anna@example.org>"), ("Subject", "orders")]

MACHINES = [
    ("Auto-Submitted", "auto-replied"),
    ("auto-submitted", "Auto-Generated; owner-email=x@y"),
    ("Auto-Submitted", "(by vacation) auto-replied"),
    ("Precedence", "auto_reply"),
    ("Return-Path", "<>"),
    ("Return-Path", "<> (bounce)"),
    ("Content-Type", "multipart/report; report-type=delivery-status"),
    ("Content-Type", "Multipart/Report; report-type=disposition-notification"),
    ("X-Autoreply", "yes"),
    ("X-Autorespond", "holiday"),
    ("X-Auto-Reply-From", "anna@example.org"),
    ("From", "Mail Delivery System <MAILER-DAEMON@example.org>"),
    ("From", "MAILER-DAEMON (Mail Delivery System)"),
    ("From", '"Shop" <no-reply@shop.example>'),
    ("From", "do_not_reply+17@shop.example"),
]
BULK = [
    ("Precedence", "bulk"),
    ("Precedence", "Junk"),
    ("precedence", "list"),
    ("List-Id", "<rk4.games.example>"),
    ("List-Unsubscribe", "<mailto:leave@example.org>"),
    ("X-Auto-Response-Suppress", "DR, OOF, AutoReply"),
    ("X-Loop", "anna@example.org"),
]
PEOPLE = [
    ("Auto-Submitted", "no"),
    ("Auto-Submitted", "No (a person)"),
    ("Precedence", "first-class"),
    ("X-Auto-Response-Suppress", "None"),
    ("X-Mailer", "bulk"),
    ("Reply-To", '"noreply@shop.example" <anna@example.org>'),
    ("Content-Type", "multipart/alternative; boundary=report"),
    ("Received", "from mailer-daemon.example.org"),
]


@pytest.mark.parametrize("header", MACHINES)
def test_machines_are_recognised(header: tuple[str, str]) -> None:
    assert mark([*PERSON, header]) == "machine"


@pytest.mark.parametrize("header", BULK)
def test_mail_in_bulk_is_recognised(header: tuple[str, str]) -> None:
    assert mark([*PERSON, header]) == "bulk"
    assert is_automatic([*PERSON, header])


@pytest.mark.parametrize("header", PEOPLE)
def test_people_are_people(header: tuple[str, str]) -> None:
    assert not is_automatic([*PERSON, header])
    assert not is_automatic([])


def test_a_name_like_a_machines_makes_no_machine() -> None:
    assert not is_automatic([("From", '"noreply@shop.example" <anna@example.org>')])


@given(st.lists(st.sampled_from(PEOPLE), max_size=5), st.sampled_from([*MACHINES, *BULK]), st.integers(0, 5))
def test_one_mark_is_enough_wherever_it_stands(people: list[tuple[str, str]], header: tuple[str, str], at: int) -> None:
    """Any combination of other fields, before and after."""
    assert is_automatic([*PERSON, *people[:at], header, *people[at:]])


@given(st.lists(st.tuples(st.text(max_size=30), st.text(max_size=80)), max_size=20))
def test_any_header_is_looked_at_without_a_fault(headers: list[tuple[str, str]]) -> None:
    assert mark(headers) in ("", "bulk", "machine")


@pytest.mark.parametrize(
    "subject",
    [
        "Out of office",
        "Out of the Office: [rk4] Two Fords",
        "Automatic reply: [rk4] Two Fords — turn 3",
        "Auto-Reply: turn 3",
        "Автоответ: ход 3",
        "Автоматический ответ: ход 3",
        "Automatická odpověď: kolo 3",
        "Automatická odpoveď: kolo 3",
        "V nepřítomnosti: kolo 3",
        "Abwesenheitsnotiz: Runde 3",
    ],
)
def test_subjects_of_answering_machines(subject: str) -> None:
    assert says_away(subject)


@pytest.mark.parametrize(
    "subject", ["", "Re: report", "Re: Out of office", "orders", "I shall be out of office", "dovolená 1.12. - 5.12."]
)
def test_other_subjects(subject: str) -> None:
    assert not says_away(subject)
