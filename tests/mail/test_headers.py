"""Header fields: names and subjects decoded, and one writer or none."""

from __future__ import annotations

import pytest

from pbem.mail.reading.letter import read


def sender(value: str) -> tuple[str, str]:
    found = read(f"From: {value}\nSubject: x\n\nx".encode())
    return found.name, found.sender


@pytest.mark.parametrize(
    ("value", "name", "address"),
    [
        ("anna@example.org", "", "anna@example.org"),
        ("Anna <Anna@Example.ORG>", "Anna", "anna@example.org"),
        ('"Nováková, Anna" <anna@example.org>', "Nováková, Anna", "anna@example.org"),
        ('"Anna \\"A\\" N." <anna@example.org>', 'Anna "A" N.', "anna@example.org"),
        ("anna@example.org (Anna (the first))", "Anna (the first)", "anna@example.org"),
        ("Anna <anna@example.org> (at home)", "Anna", "anna@example.org"),
        ("=?utf-8?Q?Anna, d=C3=A1ma?= <anna@example.org>", "Anna, dáma", "anna@example.org"),
        ("boris@example.org <anna@example.org>", "boris@example.org", "anna@example.org"),
        ('"boris@example.org" <anna@example.org>', "boris@example.org", "anna@example.org"),
        ("Anna\n <anna@example.org>", "Anna", "anna@example.org"),
        ("<anna@bücher.example>", "", "anna@bücher.example"),
        ('"anna n"@example.org', "", ""),
        ("anna+games@example.org", "", "anna+games@example.org"),
    ],
)
def test_who_writes(value: str, name: str, address: str) -> None:
    assert sender(value) == (name, address)


@pytest.mark.parametrize(
    "value",
    [
        "",
        "Anna",
        "anna@example.org, boris@example.org",
        "Anna <anna@example.org>, Boris <boris@example.org>",
        "<anna@example.org> <boris@example.org>",
        "Anna <anna@example.org> boris@example.org",
        "Friends: anna@example.org;",
        "Friends: anna@example.org, boris@example.org;",
        "undisclosed-recipients:;",
        "anna@(home)example.org",
        "anna @example.org",
        "anna@example.org@evil.example",
        "anna@example.org\x00@evil.example",
        "Anna <anna@example.org",
        "Anna <>",
        "=?utf-8?Q?anna=40example.org?=",
        "\nFrom: boris@example.org",
        "anna@example.org\nfrom : boris@example.org",
    ],
)
def test_no_writer_or_more_than_one_is_nobody(value: str) -> None:
    """Identity is decided by this address, so it is never guessed."""
    assert sender(value) == ("", "")


def test_another_field_never_stands_for_from() -> None:
    found = read(b"Sender: anna@example.org\nReturn-Path: <anna@example.org>\nReply-To: anna@example.org\n\nx")
    assert found.sender == ""


def test_letters_that_look_alike_stay_what_they_are() -> None:
    assert sender("аnna@example.org")[1] == "аnna@example.org"
    assert sender("anna@example.org\u200b")[1] != "anna@example.org"
    assert sender("\u212aate@example.org")[1] != "kate@example.org"


@pytest.mark.parametrize(
    ("subject", "decoded"),
    [
        ("=?utf-8?B?0L/RgNC40LrQsNC30Ys=?=", "приказы"),
        ("=?utf-8?B?0L/RgNC40LrQsA==?=\n =?utf-8?B?0LfRiw==?=", "приказы"),
        ("=?utf-8?B?0L/RgNC40LrQsNA=?=\n =?utf-8?B?t9GL?=", "приказы"),
        ("=?utf-8?Q?=D0=BF=D1=80=D0?= =?UTF-8?Q?=B8=D0=BA=D0=B0=D0=B7=D1=8B?=", "приказы"),
        ("=?utf-8?Q?my orders for turn 7?=", "my orders for turn 7"),
        ("Re:=?koi8-r?Q?=D0=D2=C9=CB=C1=DA=D9?=7", "Re:приказы7"),
        ("=?iso-8859-1?Q?=EF=F0=E8=EA=E0=E7=FB?=", "приказы"),
        ("=?windows-1250?Q?=9Elu=9Dou=E8k=FD?=", "žluťoučký"),
        ("=?utf-8*cs?Q?=C5=BElu=C5=A5?=", "žluť"),
        ("=?utf-8?B?0L/RgNC40LrQsNC30Ys?=", "приказы"),
        ("=?utf-8?X?abc?=", "=?utf-8?X?abc?="),
        ("=?utf-8?Q?abc", "=?utf-8?Q?abc"),
        ("=?nonsense?Q?abc?=", "abc"),
        ("a =?utf-8?Q?b?= c =?utf-8?Q?d?=", "a b c d"),
        ("orders\u202etxt.exe", "orderstxt.exe"),
        ("приказы\t 7", "приказы 7"),
    ],
)
def test_subjects(subject: str, decoded: str) -> None:
    assert read(f"Subject: {subject}\n\nx".encode()).subject == decoded


def test_the_fields_are_kept_in_their_order() -> None:
    found = read(b"Authentication-Results: a;\n dkim=pass\nX-A: 1\nAuthentication-Results: b\n\nx")
    assert found.fields == (("Authentication-Results", "a; dkim=pass"), ("X-A", "1"), ("Authentication-Results", "b"))
