"""Mails meant to harm, or damaged on their way: each is read, in a time that follows its length."""

from __future__ import annotations

import base64
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.mail.reading.letter import Letter, read
from tests.hanging import ends
from tests.mail.endless import MAILS, WRITTEN

HEAD = WRITTEN + b"Subject: orders\r\n"


def mixed(*parts: bytes) -> bytes:
    inner = b"".join(b"--b\r\n" + part + b"\r\n" for part in parts)
    return HEAD + b'Content-Type: multipart/mixed; boundary="b"\r\n\r\n' + inner + b"--b--\r\n"


def attached(name: bytes, kind: bytes, data: bytes) -> bytes:
    head = b'Content-Type: %s; name="%s"\r\nContent-Disposition: attachment; filename="%s"\r\n' % (kind, name, name)
    return head + b"Content-Transfer-Encoding: base64\r\n\r\n" + base64.encodebytes(data)


TEXT = b"Content-Type: text/plain\r\n\r\n1 left 3\r\n"


def test_thirty_megabytes() -> None:
    with ends():
        found = read(mixed(TEXT, attached(b"photo.jpg", b"image/jpeg", random.Random(1).randbytes(22_000_000))))
    assert found.lines == ((1, "1 left 3"),)
    assert found.troubles == ()


def test_the_words_may_stand_below_a_big_picture() -> None:
    """Apple Mail cuts the text around a picture."""
    picture = b"Content-Type: image/jpeg\r\nContent-Transfer-Encoding: base64\r\n\r\n" + b"A" * 76 + b"\r\n"
    found = read(mixed(TEXT, picture, b"Content-Type: text/plain\r\n\r\n2 stay\r\n"))
    assert [line for _, line in found.lines if line] == ["1 left 3", "2 stay"]


def test_thirty_megabytes_of_text_are_read_in_part_and_said_to_be_shortened() -> None:
    with ends():
        found = read(HEAD + b"\r\n1 left 3\r\n" + b"x" * 70 + b"\r\n" * 15_000_000)
    assert found.lines[0] == (1, "1 left 3")
    assert "shortened" in found.troubles


def test_ten_thousand_lines() -> None:
    with ends():
        found = read(HEAD + b"\r\n" + b"".join(b"%d stay\r\n" % n for n in range(1, 10_001)))
    assert found.lines[-1] == (10_000, "10000 stay")
    assert found.troubles == ()


def test_five_thousand_parts_one_inside_the_other() -> None:
    shells = b"".join(b"Content-Type: multipart/mixed; boundary=b%d\r\n\r\n--b%d\r\n" % (n, n) for n in range(5_000))
    with ends():
        found = read(HEAD + shells + TEXT)
    assert found.lines == ((1, "1 left 3"),)


def test_fifty_thousand_parts_side_by_side() -> None:
    with ends():
        found = read(mixed(*([TEXT] * 50_000)))
    assert found.lines[0] == (1, "1 left 3")


def test_five_thousand_mails_one_inside_the_other() -> None:
    with ends():
        found = read(mixed(TEXT, b"Content-Type: message/rfc822\r\n\r\n" * 5_000 + TEXT))
    assert found.lines == ((1, "1 left 3"),)


def test_a_hundred_thousand_header_fields() -> None:
    with ends():
        found = read(HEAD + b"X-Filler: rubbish\r\n" * 100_000 + b"\r\n1 left 3\r\n")
    assert (found.sender, found.lines) == ("anna@example.org", ((1, "1 left 3"),))
    assert len(found.fields) <= 1_100


def test_a_header_field_of_ten_megabytes() -> None:
    with ends():
        found = read(b"X-Filler: " + b"x" * 10_000_000 + b"\r\n" + HEAD + b"\r\n1 left 3\r\n")
    assert (found.sender, found.lines) == ("anna@example.org", ((1, "1 left 3"),))
    assert max(len(value) for _, value in found.fields) <= 20_000


def test_a_line_of_one_mebibyte_hides_no_other() -> None:
    with ends():
        found = read(HEAD + b"\r\n1 left 3\r\n" + b"x" * 2**20 + b"\r\n2 stay")
    assert (found.lines[0], found.lines[-1]) == ((1, "1 left 3"), (3, "2 stay"))


def test_binary_rubbish() -> None:
    with ends():
        found = read(random.Random(2).randbytes(3_000_000))
    assert "binary" in found.troubles


BOMB = b"PK\x03\x04" + b"\0" * 100_000


@pytest.mark.parametrize(
    ("part", "trouble"),
    [
        (attached(b"orders.zip", b"application/zip", BOMB), "archive"),
        (attached(b"orders.7z", b"application/octet-stream", BOMB), "archive"),
        (attached(b"orders.docx", b"application/octet-stream", BOMB), "binary"),
        (attached(b"orders.pdf", b"application/pdf", BOMB), "binary"),
        (attached(b"orders.dat", b"application/octet-stream", BOMB), "binary"),
    ],
)
def test_files_are_never_opened(part: bytes, trouble: str) -> None:
    found = read(mixed(TEXT, part))
    assert found.lines == ((1, "1 left 3"),)
    assert found.troubles == (trouble,)


def test_a_text_of_zeros_is_no_text() -> None:
    with ends():
        found = read(mixed(attached(b"a.txt", b"text/plain", b"\0" * 5_000_000)))
    assert {"binary", "shortened"} < set(found.troubles)


def test_base64_within_base64_is_decoded_once() -> None:
    inner = base64.encodebytes(base64.encodebytes(b"1 left 3"))
    found = read(HEAD + b"Content-Transfer-Encoding: base64\r\n\r\n" + inner)
    assert found.lines == ((1, base64.encodebytes(b"1 left 3").decode().strip()),)


ENCRYPTED = [
    b'Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=c\r\n\r\n'
    b"--c\r\nContent-Type: application/pgp-encrypted\r\n\r\nVersion: 1\r\n"
    b"--c\r\nContent-Type: application/octet-stream; name=encrypted.asc\r\n\r\n-----BEGIN PGP MESSAGE-----\r\n--c--",
    b"Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m\r\n\r\nMIAG\r\n",
    b"Content-Type: text/plain\r\n\r\n-----BEGIN PGP MESSAGE-----\r\n\r\nhQEMA\r\n-----END PGP MESSAGE-----\r\n",
]


@pytest.mark.parametrize("mail", ENCRYPTED)
def test_an_encrypted_mail_is_said_to_be_encrypted(mail: bytes) -> None:
    assert "encrypted" in read(HEAD + mail).troubles


def test_a_mail_signed_with_pgp_is_read() -> None:
    signed = (
        b"-----BEGIN PGP SIGNED MESSAGE-----\r\nHash: SHA256\r\n\r\n1 left 3\r\n- --\r\nAnna\r\n"
        b"-----BEGIN PGP SIGNATURE-----\r\n\r\niQEz\r\n-----END PGP SIGNATURE-----\r\n"
    )
    found = read(HEAD + b"\r\n" + signed)
    assert found.lines == ((1, "1 left 3"),)
    assert found.troubles == ()


def test_a_winmail_dat_alone_is_said_to_be_one() -> None:
    winmail = attached(b"winmail.dat", b"application/ms-tnef", b"\x78\x9f\x3e\x22" + b"\0" * 50)
    assert read(mixed(winmail)).troubles == ("winmail", "no-text")
    assert read(mixed(TEXT, winmail)).troubles == ()


def test_only_pictures() -> None:
    assert read(mixed(attached(b"a.jpg", b"image/jpeg", b"x"))).troubles == ("no-text",)


@pytest.mark.parametrize(
    "value",
    [
        "=?utf-8?Q?Anna=0D=0ABcc:_all@example.org?=",
        "=?utf-8?B?QW5uYQ0KQmNjOiBhbGxAZXhhbXBsZS5vcmc=?=",
        "=?utf-16?B?QQBuAG4AYQANAAoAQgBjAGMAOgAgAGEAbABsAEAAZQB4AGEAbQBwAGwAZQAuAG8AcgBnAA==?=",
        "=?utf-8?Q?Anna=E2=80=A8Bcc:=C2=85all@example.org=00=1B[2J?=",
    ],
)
def test_nothing_decoded_in_a_header_begins_a_line(value: str) -> None:
    found = read(f"From: {value} <anna@example.org>\r\nSubject: {value}\r\n\r\nx".encode())
    assert found.sender == "anna@example.org"
    for text in (found.name, found.subject):
        assert text.isprintable()
        assert text.startswith("Anna")
        assert len(text.splitlines()) == 1


@pytest.mark.parametrize("name", MAILS)
def test_no_rubbish_takes_more_time_than_its_length(name: str) -> None:
    with ends():
        assert isinstance(read(WRITTEN + MAILS[name](300_000)), Letter)


def test_two_writers_are_none() -> None:
    two = b"From: anna@example.org\r\n" + b"X-Filler: x\r\n" * 5_000 + b"From: boris@example.org\r\n\r\n1 left 3"
    assert read(two).sender == ""
    assert read(b"From: anna@example.org, boris@example.org\r\n\r\n1 left 3").sender == ""


SAMPLES = (
    mixed(TEXT, attached("приказы.txt".encode(), b"text/plain", "1 отряд вверх".encode("koi8-r"))),
    HEAD + b"Content-Type: text/html; charset=windows-1251\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n"
    b"<html><body><ol><li>=EE=F2=F0=FF=E4</ol><div style=3D'border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt'>"
    b"<b>From:</b> x<blockquote type=3Dcite>1: left<br></blockquote><pre>a\r\nb</pre><!--[if mso]>&nbsp;<![endif]-->",
    HEAD + b"Content-Type: text/plain; format=flowed; delsp=yes; charset*0*=utf-8''utf; charset*1=-8\r\n\r\n"
    b"> 1: \r\n> left 3\r\n\r\n-- \r\nAnna\r\n-----BEGIN PGP MESSAGE-----\r\n",
    b'From: =?utf-8?B?0JDQvdC90LA=?= <a@b>, (x) "y" <c@d>;\r\nSubject: =?koi8-r?Q?=C1=C2?= =?koi8-r?Q?=C3?=\r\n'
    b'Content-Type: multipart/alternative; boundary="=_b"\r\n\r\n--=_b\r\n\r\n1 left\r\n--=_b\r\n'
    b"Content-Type: message/rfc822\r\n\r\nSubject: y\r\n\r\nz\r\n--=_b--\r\nepilogue\r\n",
)
CUTS = st.lists(st.tuples(st.integers(0, 700), st.integers(0, 40), st.binary(max_size=8)), max_size=10)


@settings(max_examples=200)
@given(st.sampled_from(SAMPLES), CUTS, st.integers(1, 50))
def test_any_damaged_mail_is_read_soon(raw: bytes, cuts: list[tuple[int, int, bytes]], times: int) -> None:
    for place, length, put in cuts:
        raw = raw[:place] + put * times + raw[place + length :]
    with ends():
        found = read(raw)
    assert all(line == line.rstrip() and "\n" not in line for _, line in found.lines)
    assert found.name.isprintable()
    assert found.subject.isprintable()


@settings(max_examples=60)
@given(st.binary(max_size=5_000))
def test_any_bytes_are_read_soon(raw: bytes) -> None:
    with ends():
        assert isinstance(read(raw), Letter)
