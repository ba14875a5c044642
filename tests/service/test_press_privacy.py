"""Nothing of a letter leaks who or where its writer is (C-2.3, C-8.9): text alone, from our own mail program."""

from __future__ import annotations

import re
from email.message import EmailMessage

import pytest

from pbem.service.press import plain_text
from tests.service.kit import Office
from tests.service.press_kit import forwarded, four, opened, posted, raw, rows, seen, words

__all__ = ["four"]

SECRETS = ("Anna", "Novak", "players.test", "Thunderbird", "Outlook", "+0900", "198.51.100.7", "secret-host", "cs-CZ")


def _thunderbird(to: str) -> bytes:
    """A letter by a program on a Mac in Prague, with a signature and a picture."""
    mail = EmailMessage()
    mail["From"], mail["To"] = "Anna Novak <blue@players.test>", to
    mail["Subject"], mail["Date"] = "top secret", "Sat, 21 Nov 2026 21:59:00 +0900"
    mail["Message-ID"], mail["User-Agent"] = "<1234@secret-host.local>", "Mozilla Thunderbird"
    mail["Received"] = "from secret-host [198.51.100.7]"
    mail["Content-Language"], mail["X-Originating-IP"] = "cs-CZ", "198.51.100.7"
    mail.set_content("to red:\nThe north is yours.\n.\n-- \nAnna Novak, Prague\n")
    mail.add_attachment(b"\x89PNG", maintype="image", subtype="png", filename="Anna.png")
    mail.add_attachment("the plans of Anna", filename="plans.txt")
    return mail.as_bytes()


def _outlook(to: str) -> bytes:
    """The same words by another program, another person, in another part of the world."""
    mail = EmailMessage()
    mail["From"], mail["To"] = "blue@players.test", to
    mail["Subject"], mail["Message-ID"] = "hello", "<ABCDEF@OUTLOOK.example>"
    mail["X-Mailer"], mail["Thread-Index"] = "Microsoft Outlook 16.0", "AdoABCDEF"
    mail.set_content("to red:\nThe north is yours.\n.\n")
    mail.add_alternative(
        "<html><body style='font-family:Calibri'><p>to red:</p><p>The north is yours.</p><p>.</p></body></html>",
        subtype="html",
    )
    return mail.as_bytes()


def test_two_programs_leave_the_same_mail_behind(office: Office) -> None:
    """The whole raw mails of two writers' programs differ in nothing but our own random code and Message-ID."""
    opened(office)
    for write in (_thunderbird, _outlook):
        office.arrives(write(office.reply_to("blue")))
        office.works()
    first, second = (_comparable(raw(office, mail)) for mail in office.mails("red@players.test", "press"))
    assert words(office, "red") == ["The north is yours."] * 2
    assert first == second


def _comparable(mail: bytes) -> str:
    """Put one sign for what we make by chance in every mail."""
    text = mail.decode()
    for changing in (r"(?<=^Message-ID: )<\S+>", r"=_[0-9a-f]{40}", r"[A-Z2-7]{16}\b", r"[a-z2-7]{16}(?=@)"):
        text = re.sub(changing, "*", text, flags=re.M)
    return text


def test_nothing_of_the_writers_mail_stands_in_the_readers(office: Office) -> None:
    opened(office)
    office.arrives(_thunderbird(office.reply_to("blue")))
    office.works()
    mail = office.mails("red@players.test", "press")[-1]
    shown = raw(office, mail).decode() + seen(office, mail).text + office.content(mail).html
    about_red = shown.replace("red@players.test", "")
    assert [secret for secret in SECRETS if secret in about_red] == []
    assert office.content(mail).attachments == ()
    assert "multipart/mixed" not in shown


def test_what_is_attached_is_never_sent_on(four: Office) -> None:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Message-ID"] = "blue@players.test", four.reply_to("blue"), "<a@b.test>"
    mail.set_content("to red: see what I attach")
    mail.add_attachment("my secret diary", filename="diary.txt")
    four.arrives(mail.as_bytes())
    four.works()
    assert words(four, "red") == ["see what I attach"]


def test_from_is_the_colour_and_replies_go_to_the_readers_own_address(four: Office) -> None:
    four.letter("blue", "to red: hello")
    letter = seen(four, four.mails("red@players.test", "press")[-1])
    assert (letter.name, letter.sender) == ("Blue (Four Winds)", "orders@host.test")
    reply_to = forwarded(four, "red")[0].heading.reply_to
    assert reply_to.startswith(four.reply_to("red").partition("@")[0] + ".")
    assert four.reply_to("blue").partition("@")[0] not in raw(four, four.mails("red@players.test")[-1]).decode()


def test_the_writers_subject_is_not_passed_on(four: Office) -> None:
    four.letter("blue", "to red: hello", subject="Anna's secret plan")
    assert "secret" not in raw(four, four.mails("red@players.test", "press")[-1]).decode()


def test_html_in_a_letter_is_shown_and_not_carried_out(four: Office) -> None:
    four.letter("blue", "to red:\n<script>alert(1)</script>\n<img src=x onerror=y>\n{{ 7*7 }} {% raw %}\n<!--row-->\n.")
    mail = four.mails("red@players.test", "press")[-1]
    html = four.content(mail).html
    assert "<script" not in html
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in html
    assert "{{ 7*7 }} {% raw %}" in html
    assert "> <script>alert(1)</script>\n> <img src=x onerror=y>\n" in four.content(mail).text


@pytest.mark.parametrize("link", ["https://spy.test/?red", "www.spy.test", "anna@home.test"])
def test_links_are_parted_and_the_reader_is_warned(four: Office, link: str) -> None:
    four.letter("blue", f"to red: look at {link} soon")
    mail = four.mails("red@players.test", "press")[-1]
    assert link not in four.content(mail).html
    assert link in four.content(mail).text
    assert ("There is a web address in the letter." in four.content(mail).text) is ("@" not in link)


def test_codes_of_ours_are_taken_out(four: Office) -> None:
    """Whoever copies an order form into a letter must not hand the seat over."""
    address = four.reply_to("blue")
    four.letter("blue", "1: stay")
    token = four.answer("blue@players.test").heading.token
    four.letter("blue", f"to red:\nmine is #{token}\nand {address}\n.")
    (text,) = words(four, "red")
    assert text == "mine is […]\nand […]"
    assert posted(four, "blue").told[0].id == "press-cut-code"
    assert token.rpartition("-")[2].lower() not in raw(four, four.mails("red@players.test")[-1]).decode().lower()


def test_an_order_form_below_a_letter_is_not_part_of_it(four: Office) -> None:
    four.letter("blue", "1: stay")
    token = four.answer("blue@players.test").heading.token
    four.letter("blue", f"to red: hello\n# {token}\n2: stay\n")
    assert words(four, "red") == ["hello"]


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("a\u202eb\u2066c", "abc"),
        ("ze\u200bro\u200d\ufeff width", "zero width"),
        ("bell\x07\x1b[31mred", "bell[31mred"),
        ("tag\U000e0041s", "tags"),
        ("Z\u0301\u0301\u0301\u0301\u0301\u0301algo", "Ź\u0301\u0301algo"),
        ("filler\u3164s", "fillers"),
        ("\u2003wide", " wide"),
        ("family \U0001f468\u200d\U0001f469\u200d\U0001f467", "family \U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("ведущий ёж, žluťoučký kůň", "ведущий ёж, žluťoučký kůň"),
    ],
)
def test_what_nobody_can_see_is_left_out(written: str, sent: str) -> None:
    """Controls, marks of direction, zero widths, hidden tags, towers of accents; nothing else is touched."""
    assert plain_text.clean((written,))[0] == (sent,)


def test_the_writer_is_told_what_was_left_out(four: Office) -> None:
    four.letter("blue", "to red: look\U000e0041 here")
    assert words(four, "red") == ["look here"]
    assert posted(four, "blue").told[0].id == "press-cut-unseen"


def test_empty_lines_are_closed_up() -> None:
    assert plain_text.clean(("", "", "a", "", "", "", "", "b", "", ""))[0] == ("a", "", "", "b")


def test_long_lines_are_wrapped_and_every_part_is_quoted(four: Office) -> None:
    four.letter("blue", "to red:\n" + "word " * 100 + "\n    indented " + "x" * 200 + "\n.")
    lines = four.content(four.mails("red@players.test", "press")[-1]).text.splitlines()
    quoted = [line for line in lines if line.startswith(">")]
    assert max(map(len, lines)) <= 76
    assert sum(line.count("word") for line in quoted) == 100
    assert sum(line.count("x") for line in quoted) == 200


def test_what_was_refused_is_kept(four: Office) -> None:
    """Nothing is lost: the mail as it came, and the letter."""
    four.letter("blue", "to white: hello")
    (row,) = rows(four)
    assert (row.state, row.body, row.inbox) == ("refused", "hello", four.letters()[-1].id)


@pytest.mark.parametrize(
    "torn", ["{local}", "{local} @ {host}", "{local}@\n{host}", "<{local}>.", "MAILTO:{local}@{host}"]
)
def test_a_reply_address_torn_apart_is_taken_out_too(four: Office, torn: str) -> None:
    local, _, host = four.reply_to("blue").partition("@")
    four.letter("blue", f"to red:\nwrite to {torn.format(local=local, host=host)}\n.")
    (text,) = words(four, "red")
    assert local.rpartition(".")[2] not in text.lower()
    assert "write to" in text
