"""Writing mails: read back with the standard library, nothing gets in, always the same bytes."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from email import message_from_bytes, policy
from email.message import EmailMessage, MIMEPart

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.core.content import Attachment, Content
from pbem.mail.reading.letter import read
from pbem.mail.sending.compose import Envelope, compose

ENVELOPE = Envelope(
    sender="orders@games.example",
    sender_name="pbem: «Кампания»",
    recipient="anna@example.org",
    recipient_name='Anna "A." Nováková, x',
    reply_to="orders+rk4.blue.k3f9abcdefgh@games.example",
    message_id="<rk4.7.blue.report.1@games.example>",
    in_reply_to="<rk4.6.blue.report.1@games.example>",
    references=tuple(f"<rk4.{n}.blue.report.1@a-long-name-of-a-host.games.example>" for n in range(20)),
    date=datetime(2026, 11, 21, 10, 30, tzinfo=UTC),
    list_id="<rk4.games.example>",
)
CONTENT = Content(
    subject="Кампания 3, ход 7 — синий: отчёт о сражении у города Йазь и о том, что было дальше",
    text="Ход 7\n\n> . f h\n.\nFrom here\n-- \nконец  ",
    html="<p>Ход <img src='cid:map'></p>" * 20,
    picture=b"\x89PNG" * 100,
    attachments=(
        Attachment("turn.ics", "text/calendar; method=PUBLISH; charset=utf-8", b"BEGIN:VCALENDAR\r\n"),
        Attachment("ход 7.json", "application/json", b"{}"),
    ),
)


def parsed(content: Content = CONTENT, envelope: Envelope = ENVELOPE) -> EmailMessage:
    message = message_from_bytes(compose(content, envelope), policy=policy.default)
    assert isinstance(message, EmailMessage)
    return message


def text_of(part: MIMEPart | None) -> str:
    assert part is not None
    return str(part.get_content()).replace("\r\n", "\n")


def test_the_tree() -> None:
    kinds = [part.get_content_type() for part in parsed().walk()]
    assert kinds == [
        "multipart/mixed", "multipart/alternative", "text/plain", "multipart/related", "text/html", "image/png",
        "text/calendar", "application/json",
    ]  # fmt: skip


def test_levels_with_one_part_are_left_out() -> None:
    assert parsed(Content("s", "t")).get_content_type() == "text/plain"
    assert parsed(Content("s", "t", "<p>t</p>")).get_content_type() == "multipart/alternative"


def test_the_parts_say_what_was_said() -> None:
    message = parsed()
    assert text_of(message.get_body(("plain",))).rstrip("\n") == CONTENT.text
    assert text_of(message.get_body(("html",))).strip() == CONTENT.html
    pictures = [part for part in message.walk() if part.get_content_type() == "image/png"]
    assert [(part["Content-ID"], part.get_content()) for part in pictures] == [("<map>", CONTENT.picture)]
    files = list(message.iter_attachments())
    assert [part.get_filename() for part in files] == ["turn.ics", "ход 7.json"]
    assert files[0].get_param("method") == "PUBLISH"


def test_the_headers() -> None:
    message = parsed()
    assert message["Subject"] == CONTENT.subject
    assert message["From"].addresses[0].display_name == ENVELOPE.sender_name
    assert message["To"].addresses[0].display_name == ENVELOPE.recipient_name
    assert message["To"].addresses[0].addr_spec == ENVELOPE.recipient
    assert message["Reply-To"] == ENVELOPE.reply_to
    assert message["Date"].datetime == ENVELOPE.date
    assert str(message["References"]).split() == list(ENVELOPE.references)
    assert (message["In-Reply-To"], message["Message-ID"]) == (ENVELOPE.in_reply_to, ENVELOPE.message_id)
    assert (message["Auto-Submitted"], message["List-Id"]) == ("auto-generated", "<rk4.games.example>")


def test_our_own_mails_are_known_for_a_machines() -> None:
    """RFC 3834: two services never answer each other."""
    assert read(compose(CONTENT, ENVELOPE)).automatic
    assert read(compose(CONTENT, replace(ENVELOPE, list_id="", auto="replied"))).automatic


def test_ascii_and_short_lines_only() -> None:
    """RFC 5322, 2.1.1: no line above 998 characters, none of ours above 78 unless one word is."""
    raw = compose(CONTENT, ENVELOPE)
    assert raw.isascii()
    assert b"\n" not in raw.replace(b"\r\n", b"")
    assert max(map(len, raw.split(b"\r\n"))) <= 100


def test_the_same_mail_has_the_same_bytes() -> None:
    assert compose(CONTENT, ENVELOPE) == compose(CONTENT, ENVELOPE)
    assert compose(replace(CONTENT, text="x"), ENVELOPE) != compose(CONTENT, ENVELOPE)


@given(st.text(max_size=200), st.text(max_size=80), st.text(max_size=300), st.text(max_size=40))
def test_no_words_become_headers(subject: str, name: str, text: str, file: str) -> None:
    files = (Attachment(file, f"text/plain; name={subject}", b"x"),)
    content = Content(f"Turn: {subject}", text, attachments=files)
    envelope = replace(ENVELOPE, sender_name=name, recipient_name=subject)
    message = parsed(content, envelope)
    assert set(message.keys()) == set(parsed().keys())
    assert not message.defects


@pytest.mark.parametrize(
    "words", ["a\r\nBcc: eve@x.org", "a\nBcc: eve@x.org", "a\u2028Bcc: eve@x.org", "a\rBcc: b\x00"]
)
def test_line_breaks_in_words_become_spaces(words: str) -> None:
    message = parsed(Content(words, words), replace(ENVELOPE, sender_name=words, recipient_name=words))
    assert message["Bcc"] is None
    assert "Bcc: " in str(message["Subject"])


@pytest.mark.parametrize("field", ["sender", "recipient", "reply_to"])
@pytest.mark.parametrize("address", ["a", "a@b\r\nBcc: c@d", "a b@c", "a@b, c@d", "<a@b>", "ж@example.org", "a@@b c"])
def test_addresses_that_cannot_be_written_are_refused(field: str, address: str) -> None:
    addresses = {"sender": ENVELOPE.sender, "recipient": ENVELOPE.recipient, "reply_to": "", field: address}
    envelope = replace(
        ENVELOPE, sender=addresses["sender"], recipient=addresses["recipient"], reply_to=addresses["reply_to"]
    )
    with pytest.raises(ValueError, match="address"):
        compose(CONTENT, envelope)


@pytest.mark.parametrize("identifier", ["", "<a\r\nBcc: c@d>", "<a b@c>", "<a><b>"])
def test_identifiers_that_cannot_be_written_are_refused(identifier: str) -> None:
    with pytest.raises(ValueError, match="identifier"):
        compose(CONTENT, replace(ENVELOPE, message_id=identifier))


def test_a_domain_in_other_letters_is_written_in_ascii() -> None:
    """RFC 3490."""
    assert parsed(envelope=replace(ENVELOPE, recipient="anna@почта.example"))["To"].addresses[0].domain.isascii()


@given(st.text(max_size=400))
def test_any_text_survives(text: str) -> None:
    found = parsed(Content("s", text)).get_body(("plain",))
    wanted = text.replace("\r\n", "\n").replace("\r", "\n").encode("utf-8", "replace").decode()
    assert text_of(found).rstrip("\n") == wanted.rstrip("\n")
