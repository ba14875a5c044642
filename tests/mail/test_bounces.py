"""What came back: which mail, for good or not, and in whose words."""

from __future__ import annotations

from email.message import Message

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.mail import bounces
from pbem.mail.reading.letter import read
from tests.mail.returned import BOUNCES, DELAYED

ID = "<0123456789abcdef0123456789abcdef01234567@host.test>"
WHO = "blue@players.test"
TO = "orders@host.test"


@pytest.mark.parametrize("system", BOUNCES)
def test_a_bounce_names_the_mail_that_came_back(system: str) -> None:
    """RFC 3464 and the habits of Postfix, Exim, qmail and Exchange."""
    returned = bounces.read(BOUNCES[system](ID, WHO, TO))
    assert returned is not None
    assert (returned.message_ids[0], returned.final, returned.words) == (ID, True, "550 5.1.1 no such user")


@pytest.mark.parametrize("system", BOUNCES)
def test_a_bounce_is_a_machines(system: str) -> None:
    assert read(BOUNCES[system](ID, WHO, TO)).automatic


def test_a_warning_that_a_mail_is_delayed_is_not_the_end() -> None:
    returned = bounces.read(DELAYED(ID, WHO, TO))
    assert returned is not None
    assert not returned.final
    assert returned.words == "421 4.4.1 later"


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"From: anna@example.org\r\n\r\narmy 1: stay\r\n",
        b"Return-Path: <>\r\nAuto-Submitted: auto-replied\r\nSubject: Out of office\r\n\r\nI am away until Monday.\r\n",
        BOUNCES["postfix"](ID, WHO, TO).replace(b"Action: failed", b"Action: delivered"),
    ],
)
def test_other_mail_is_no_bounce(raw: bytes) -> None:
    assert bounces.read(raw) is None


@given(st.binary(max_size=2000))
def test_whatever_the_bytes_are_nothing_is_raised(rubbish: bytes) -> None:
    head, gap, body = BOUNCES["postfix"](ID, WHO, TO).partition(b"\r\n\r\n")
    bounces.read(rubbish)
    bounces.read(head + gap + rubbish + body)
    bounces.read(head.replace(b"B1", rubbish) + gap + body)


def test_a_bounce_of_monstrous_size_or_depth_is_read_in_no_time() -> None:
    nested = b"".join(b'Content-Type: multipart/mixed; boundary="%d"\r\n\r\n--%d\r\n' % (n, n) for n in range(5000))
    assert bounces.read(b"Return-Path: <>\r\n" + nested) is None
    padded = BOUNCES["postfix"](ID, WHO, TO) + b"A" * 30_000_000
    assert (returned := bounces.read(padded)) is not None
    assert returned.message_ids[0] == ID


def test_what_the_libraries_cannot_read_is_no_bounce_and_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_raw: bytes) -> Message:
        raise RecursionError("too deep")

    monkeypatch.setattr(bounces, "message_from_bytes", fails)
    assert bounces.read(b"Subject: Undelivered\n\nno") is None
    assert "RecursionError: too deep" in caplog.text
