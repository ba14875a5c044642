"""RFC 3834: which mails are never answered."""

from __future__ import annotations

import pytest

from pbem.mail.machine import is_automatic

PERSON = [("From", "Anna <anna@example.org>"), ("Return-Path", "<anna@example.org>"), ("Subject", "orders")]


@pytest.mark.parametrize(
    "header",
    [
        ("Auto-Submitted", "auto-replied"),
        ("auto-submitted", "Auto-Generated; owner-email=x@y"),
        ("Precedence", "bulk"),
        ("Precedence", "Junk"),
        ("List-Id", "<rk4.games.example>"),
        ("Return-Path", "<>"),
        ("Content-Type", "multipart/report; report-type=delivery-status"),
        ("X-Autoreply", "yes"),
        ("From", "Mail Delivery System <MAILER-DAEMON@example.org>"),
    ],
)
def test_machines_are_recognised(header: tuple[str, str]) -> None:
    assert is_automatic([*PERSON, header])


@pytest.mark.parametrize("header", [("Auto-Submitted", "no"), ("Precedence", "first-class"), ("X-Mailer", "bulk")])
def test_people_are_people(header: tuple[str, str]) -> None:
    assert not is_automatic([*PERSON, header])
    assert not is_automatic([])
