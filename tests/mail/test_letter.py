"""Reading mails: any bytes give a letter, and the writer's own lines keep their numbers."""

from __future__ import annotations

import base64
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.mail.reading.letter import Letter, read
from pbem.mail.seat_tags import sign

HEAD = "From: Anna <Anna@Example.org>\r\nTo: orders@games.example\r\nSubject: orders\r\n"


def letter(body: str, *headers: str, charset: str = "utf-8") -> Letter:
    types = f'MIME-Version: 1.0\r\nContent-Type: text/plain; charset="{charset}"\r\nContent-Transfer-Encoding: 8bit\r\n'
    head = HEAD + types + "".join(f"{header}\r\n" for header in headers)
    return read(head.encode() + b"\r\n" + body.replace("\n", "\r\n").encode(charset))


def words(body: str) -> list[tuple[int, str]]:
    return list(letter(body).lines)


def test_who_to_whom_and_when() -> None:
    read_one = letter(
        "x",
        "Cc: Boris <boris@example.org>, ORDERS@games.example",
        "Delivered-To: orders+rk4.blue.abc@games.example",
        "Message-ID: <1@example.org>",
        "In-Reply-To: <b@games.example>",
        "References: <a@games.example>\r\n <b@games.example>",
        "Date: Sat, 21 Nov 2026 11:00:00 +0100",
    )
    assert (read_one.sender, read_one.name, read_one.subject) == ("anna@example.org", "Anna", "orders")
    assert read_one.recipients == (
        "orders@games.example", "boris@example.org", "orders+rk4.blue.abc@games.example"
    )  # fmt: skip
    assert read_one.message_id == "<1@example.org>"
    assert read_one.references == ("<a@games.example>", "<b@games.example>")
    assert read_one.date == datetime(2026, 11, 21, 10, tzinfo=UTC)
    assert not read_one.automatic


def test_encoded_headers() -> None:
    raw = (
        "From: =?utf-8?B?0JDQvdC90LAsINC00LDQvNCw?= <anna@example.org>\r\n"
        "Subject: =?windows-1251?Q?=EF=F0=E8=EA=E0=E7=FB?= 7\r\n\r\n"
    )
    found = read(raw.encode())
    assert (found.name, found.sender, found.subject) == ("Анна, дама", "anna@example.org", "приказы 7")


def test_raw_eight_bit_headers() -> None:
    assert read("Subject: приказы\r\nFrom: Анна <a@b.cz>\r\n\r\n".encode()).subject == "приказы"
    assert read("From: Анна <a@b.cz>\r\n\r\n".encode()).name == "Анна"


@pytest.mark.parametrize("date", ["", "yesterday", "Sat, 99 Nov 2026 11:00:00", "Mon, 1 Jan 99999 00:00:00 +9999"])
def test_a_senseless_date_is_none(date: str) -> None:
    assert read(f"Date: {date}\r\n\r\nx".encode()).date is None


def test_lines_are_numbered_from_one_and_blank_ones_count() -> None:
    assert words("token\n\n1 left 3\n2 stay\n") == [(1, "token"), (2, ""), (3, "1 left 3"), (4, "2 stay")]


def test_quoted_lines_count_but_are_left_out() -> None:
    """campaign.md, 6: quoted reply text is not executed but counted."""
    body = "1 left 3\n> 1: left 10\n> 2: stay\n2 stay"
    assert words(body) == [(1, "1 left 3"), (4, "2 stay")]


@pytest.mark.parametrize(
    "attribution",
    [
        "On Sat, 21 Nov 2026 at 10:00, Orders <orders@games.example> wrote:",
        "21.11.2026 10:00, Orders пишет:",
        "Dne so 21. 11. 2026 10:00 Orders napsal(a):",
        "On Sat, 21 Nov 2026 at 10:00, Orders <orders@games.example>\nwrote:",
    ],
)
def test_the_line_above_a_quotation_is_not_the_writers(attribution: str) -> None:
    body = f"1 left 3\n\n{attribution}\n> 1: left 10"
    assert words(body) == [(1, "1 left 3")]


@pytest.mark.parametrize(
    "below",
    [
        "-- \nAnna\n1 right 3",
        "--\nAnna",
        "-----Original Message-----\nFrom: orders\n1 right 3",
        "-----Исходное сообщение-----\n1 right 3",
        "________________________________\nFrom: x\n1 right 3",
        "Od: Orders <orders@games.example>\nDatum: dnes\nKomu: Anna\n1 vpravo 3",
        "From: Orders <orders@games.example>\nSent: today\n1 right 3",
    ],
)
def test_signatures_and_older_mails_below_are_left_out(below: str) -> None:
    assert words(f"1 left 3\n\n{below}") == [(1, "1 left 3")]


def test_order_lines_that_look_a_little_like_these_stay() -> None:
    body = "to white: From: me, with love\n- 1 left 3\n---\nfrom A3: go"
    assert [line for _, line in words(body)] == body.split("\n")


def test_lines_wrapped_for_the_journey_are_whole_again() -> None:
    """RFC 3676: format=flowed."""
    raw = (
        f"{HEAD}Content-Type: text/plain; charset=utf-8; format=flowed\r\n\r\n"
        "1 left 3 (on meeting an \r\nenemy: flee)\r\n2 stay\r\n> quoted \r\n> words\r\n-- \r\nAnna\r\n"
    )
    assert read(raw.encode()).lines == ((1, "1 left 3 (on meeting an enemy: flee)"), (2, "2 stay"))


def test_html_only() -> None:
    html = (
        "<html><head><title>x</title><style>p {color: red}</style></head><body><p>1 отряд &ndash; вверх на&nbsp;3</p>"
        "<div>2 stay<br>3 left <b>2</b></div><blockquote>4 flee</blockquote></body></html>"
    )
    raw = f"{HEAD}Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n"
    found = read(raw.encode() + base64.encodebytes(html.encode()))
    assert [line for _, line in found.lines] == ["1 отряд – вверх на 3", "2 stay", "3 left 2"]


def test_attached_texts_are_read_and_their_lines_count_on() -> None:
    raw = (
        f'{HEAD}Content-Type: multipart/mixed; boundary="b"\r\n\r\n'
        "--b\r\nContent-Type: text/plain\r\n\r\n1 left 3\r\n"
        "--b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\n9 flee\r\n--b--\r\n"
    )
    found = read(raw.encode())
    assert found.lines == ((1, "1 left 3"), (2, "9 flee"))
    assert (found.text, found.attached, found.troubles) == ("1 left 3", ("9 flee",), ())


@pytest.mark.parametrize("charset", ["windows-1251", "koi8-r", "utf-8", "utf-16", "iso-8859-5"])
def test_charsets(charset: str) -> None:
    assert letter("1 отряд вверх", charset=charset).lines == ((1, "1 отряд вверх"),)


@pytest.mark.parametrize("charset", ["nonsense", "us-ascii", "", "utf-8'en'", "idna", "base64", "undefined"])
def test_a_wrong_charset_loses_no_line(charset: str) -> None:
    raw = f"{HEAD}Content-Type: text/plain; charset={charset}\r\n\r\n".encode() + b"1 left 3\r\n\xff\xfe\r\n2 stay"
    found = read(raw).lines
    assert [n for n, _ in found] == [1, 2, 3]
    assert (found[0][1], found[2][1]) == ("1 left 3", "2 stay")


def test_tokens_in_subject_and_quotation_are_data() -> None:
    tag = sign(b"secret", "rk4", "blue", 0)
    found = letter(f"1 left 3\n> #RK4-7-BLUE-{tag.upper()}")
    assert found.lines == ((1, "1 left 3"),)
    assert [(token.campaign, token.turn, token.seat, token.tag) for token in found.tokens] == [("rk4", 7, "blue", tag)]


def test_an_empty_mail_has_no_lines() -> None:
    assert read(b"").lines == ()
    assert letter("\n \n\t\n").lines == ()


@given(st.binary(max_size=400))
def test_any_bytes_give_a_letter(raw: bytes) -> None:
    assert isinstance(read(raw), Letter)


def test_a_line_without_end_hides_no_other() -> None:
    found = letter("x" * 1_000_000 + "\n1 left 3")
    assert found.lines[-1] == (2, "1 left 3")


def test_nesting_without_end() -> None:
    parts = (f"Content-Type: multipart/mixed; boundary=b{n}\r\n\r\n--b{n}\r\n" for n in range(3000))
    assert isinstance(read("".join(parts).encode()), Letter)


@pytest.mark.parametrize("rubbish", ["<a", "<!--", "<![", "<a b=", "</a", "&#", "<style>", "<blockquote>"])
def test_html_rubbish_of_any_length(rubbish: str) -> None:
    html = f"<p>1 left 3</p>{rubbish * 20_000}"
    found = read(f"Content-Type: text/html\r\n\r\n{html}".encode())
    assert found.lines[0] == (1, "1 left 3")


def test_a_header_without_end() -> None:
    found = read(b"To: " + b"a@b.org, " * 100_000 + b"\r\nSubject: orders\r\n\r\n1 left 3")
    assert (found.subject, found.lines) == ("orders", ((1, "1 left 3"),))


def test_an_unclosed_head_hides_no_body() -> None:
    assert read(b"Content-Type: text/html\r\n\r\n<head><title>x<body>1 left 3").lines == ((1, "1 left 3"),)


SAMPLE = (
    b"From: =?utf-8?B?0JDQvdC90LA=?= <anna@example.org>\r\nTo: a@b, \"c, d\" <e@f>;\r\n"
    b"Date: Sat, 21 Nov 2026 11:00:00 +0100\r\n"
    b'Subject: =?koi8-r?Q?=C1?= x\r\nContent-Type: multipart/alternative; boundary="b"; charset*=utf-8\'\'x%20\r\n\r\n'
    b"--b\r\nContent-Type: text/plain; charset=utf-8; format=flowed\r\nContent-Transfer-Encoding: base64\r\n\r\n"
    b"MSBsZWZ0IDM=\r\n--b\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n"
    b"<p>1 =D0=BE<!-- ]]><![CDATA[ </p>\r\n--b--\r\n"
)  # fmt: skip


@given(st.lists(st.tuples(st.integers(0, len(SAMPLE)), st.integers(0, 12), st.binary(max_size=6)), max_size=8))
def test_any_mangled_mail_gives_a_letter(cuts: list[tuple[int, int, bytes]]) -> None:
    raw = SAMPLE
    for place, length, put in cuts:
        raw = raw[:place] + put + raw[place + length :]
    assert isinstance(read(raw), Letter)


HEADERS = ["From", "To", "Subject", "Date", "Message-ID", "References", "Content-Type", "Content-Transfer-Encoding"]


@given(st.sampled_from([*HEADERS, "Content-Disposition", "Auto-Submitted"]), st.text(max_size=60), st.text(max_size=60))
def test_any_header_gives_a_letter(name: str, value: str, body: str) -> None:
    assert isinstance(read(f"{name}: {value}\r\n\r\n{body}".encode("utf-8", "surrogatepass")), Letter)
