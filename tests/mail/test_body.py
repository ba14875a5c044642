"""From raw bytes to the text of a letter, whatever the mail program did."""

from __future__ import annotations

import base64
import quopri

import pytest

from pbem.mail.reading.characters import plain
from pbem.mail.reading.charset import decode
from pbem.mail.reading.letter import Letter, read

HEAD = "From: Anna <anna@example.org>\nTo: orders@games.example\nSubject: orders\n"


def mail(content_type: str, body: str | bytes, *headers: str) -> Letter:
    head = HEAD + f"Content-Type: {content_type}\n" + "".join(f"{header}\n" for header in headers)
    return read(head.encode() + b"\n" + (body.encode() if isinstance(body, str) else body))


def words(found: Letter) -> list[str]:
    return [line for _, line in found.lines if line]


def multipart(kind: str, *parts: str, boundary: str = "b") -> str:
    inner = "".join(f"--{boundary}\n{part}\n" for part in parts)
    return f'Content-Type: multipart/{kind}; boundary="{boundary}"\n\n{inner}--{boundary}--\n'


def text(body: str, kind: str = "plain", *more: str) -> str:
    return "\n".join((f"Content-Type: text/{kind}; charset=utf-8", *more, "", body))


def parts(mail_parts: str) -> Letter:
    return read((HEAD + mail_parts).encode())


FILE = "Content-Disposition: attachment; filename=orders.txt"
PICTURE = "Content-Type: image/png; name=map.png\nContent-Transfer-Encoding: base64\n\niVBORw0KGgo="


def test_plain_text_is_preferred_to_its_html() -> None:
    assert words(parts(multipart("alternative", text("1 left 3"), text("<p>1 LEFT 3</p>", "html")))) == ["1 left 3"]
    assert words(parts(multipart("alternative", text("<p>1 LEFT 3</p>", "html"), text("1 left 3")))) == ["1 left 3"]


@pytest.mark.parametrize(
    "note",
    [
        "",
        " \n\n",
        "This message is in HTML. Your mail program does not show it.",
        "Your mail program does not support HTML messages",
        "Ваша почтовая программа не поддерживает HTML",
        "Váš poštovní klient nepodporuje HTML",
        "> 1: left 10\n> 2: stay",
    ],
)
def test_html_is_read_where_the_plain_text_says_nothing(note: str) -> None:
    assert words(parts(multipart("alternative", text(note), text("<p>1 left 3</p>", "html")))) == ["1 left 3"]


def test_lines_cut_in_the_plain_text_are_whole_in_the_html() -> None:
    """Gmail cuts plain text at some 75 signs and does not say so."""
    long = "army 1: left 3, then up 4, and on meeting an enemy flee back to the city we came from"
    cut = "army 1: left 3, then up 4, and on meeting an enemy flee back to the city\nwe came from\narmy 2: stay"
    html = f"<div>{long}</div><div>army 2: stay</div>"
    assert words(parts(multipart("alternative", text(cut), text(html, "html")))) == [long, "army 2: stay"]


def test_nested_multiparts() -> None:
    related = multipart("related", text("<p>1 LEFT 3</p>", "html"), PICTURE, boundary="c")
    alternative = multipart("alternative", text("1 left 3"), related, boundary="d")
    assert words(parts(multipart("mixed", alternative, PICTURE))) == ["1 left 3"]
    html_only = multipart("related", text("<p>1 left 3</p>", "html"), PICTURE)
    assert words(parts(html_only)) == ["1 left 3"]


def test_all_texts_of_a_mixed_mail_count() -> None:
    """Apple Mail cuts the text around pictures; lists add a footer."""
    assert words(parts(multipart("mixed", text("1 left 3"), PICTURE, text("2 stay")))) == ["1 left 3", "2 stay"]


def test_html_cut_around_pictures() -> None:
    """Apple Mail: the second alternative is a mixed part with two pieces of HTML."""
    cut = multipart("mixed", text("<p>1 left 3</p>", "html"), PICTURE, text("<p>2 stay</p>", "html"), boundary="c")
    assert words(parts(multipart("alternative", text(""), cut))) == ["1 left 3", "2 stay"]


def test_a_mail_forwarded_as_attachment_is_not_the_writers() -> None:
    carried = "Content-Type: message/rfc822\n\n" + HEAD + multipart("mixed", text("9 flee"), boundary="c")
    assert words(parts(multipart("mixed", text("1 left 3"), carried))) == ["1 left 3"]


def test_attached_texts() -> None:
    attached = text("2 stay\n3 flee", "plain", FILE)
    found = parts(multipart("mixed", text("1 left 3"), attached))
    assert found.lines == ((1, "1 left 3"), (2, "2 stay"), (3, "3 flee"))
    assert found.attached == ("2 stay\n3 flee",)


def test_an_attached_text_that_calls_itself_something_else() -> None:
    data = base64.b64encode("1 отряд вверх".encode("windows-1251")).decode()
    file = f'Content-Type: application/octet-stream; name="приказы.txt"\nContent-Transfer-Encoding: base64\n\n{data}'
    assert words(parts(multipart("mixed", file))) == ["1 отряд вверх"]
    pieces = "\nContent-Disposition: attachment; filename*0*=utf-8''%D0%BF%D1%80;\n filename*1*=.txt\n\n"
    long = file.replace('; name="приказы.txt"', "").replace("\n\n", pieces)
    assert words(parts(multipart("mixed", long))) == ["1 отряд вверх"]


def test_what_we_attach_ourselves_is_no_trouble() -> None:
    ours = ("Content-Type: application/json; name=report.json\n\n{}", "Content-Type: text/calendar\n\nBEGIN:VCALENDAR")
    found = parts(multipart("mixed", text("1 left 3"), *ours, PICTURE))
    assert (words(found), found.attached, found.troubles) == (["1 left 3"], (), ())


def test_the_same_words_as_text_and_html_that_are_no_alternatives() -> None:
    assert words(parts(multipart("mixed", text("1 left 3"), text("<p>1 left 3</p>", "html")))) == ["1 left 3"]


def test_an_alternative_with_a_file_name_is_no_file() -> None:
    named = text("1 left 3").replace("utf-8", "utf-8; name=text_0.txt", 1)
    found = parts(multipart("alternative", named, text("<p>1 left 3</p>", "html")))
    assert (found.lines, found.attached) == (((1, "1 left 3"),), ())


@pytest.mark.parametrize(
    "head",
    [
        "Content-Type: multipart/mixed; boundary=abc\n",
        "Content-Type: multipart/mixed\n",
        "Content-Type: multipart/mixed; boundary=\n",
        "",
    ],
)
def test_a_multipart_that_does_not_name_its_boundary(head: str) -> None:
    body = "\n--xyz\nContent-Type: text/plain\n\n1 left 3\n--xyz\nContent-Type: text/html\n\n<p>1 left 3</p>\n--xyz--\n"
    assert words(read((HEAD + head + body).encode())) == ["1 left 3"]


def test_a_boundary_that_never_comes_or_never_ends() -> None:
    assert words(mail("multipart/mixed; boundary=b", "1 left 3\n")) == ["1 left 3"]
    assert words(mail("multipart/mixed; boundary=b", "--b\n\n1 left 3\n--b\n\n2 stay")) == ["1 left 3", "2 stay"]


ORDER = "1 отряд – вверх на 3\nžluťoučký kůň\n2 stay"


@pytest.mark.parametrize(
    ("encoding", "body"),
    [
        ("8bit", ORDER.encode()),
        ("binary", ORDER.encode()),
        ("QUOTED-PRINTABLE", quopri.encodestring(ORDER.encode())),
        ("Base64", base64.encodebytes(ORDER.encode())),
        ("base64", base64.b64encode(ORDER.encode()).rstrip(b"=")),
        ("base64", b"\n " + base64.encodebytes(ORDER.encode()).replace(b"\n", b" \n\n")),
        ("base64", b"*" + base64.b64encode(ORDER.encode())),
        ("base64", ORDER.encode()),
        ("7bit", ORDER.encode()),
        ("x-unheard-of", ORDER.encode()),
        ("7bit", quopri.encodestring(ORDER.encode())),
        ("7bit", base64.encodebytes(ORDER.encode() * 3)[:-1]),
    ],
)
def test_transfer_encodings_named_rightly_or_wrongly(encoding: str, body: bytes) -> None:
    found = mail("text/plain; charset=utf-8", body, f"Content-Transfer-Encoding: {encoding}")
    assert found.text.startswith(ORDER)


def test_a_lists_footer_below_base64() -> None:
    body = base64.encodebytes(b"1 left 3\n2 stay") + b"____________\nplayers mailing list\n"
    found = mail("text/plain", body, "Content-Transfer-Encoding: base64")
    assert found.text.split("\n")[:2] == ["1 left 3", "2 stay"]
    assert "players mailing list" in found.text


def test_broken_quoted_printable() -> None:
    found = mail(
        "text/plain; charset=utf-8", "1 left 3= \n0=ZZ =D0=\n2 = stay=", "Content-Transfer-Encoding: quoted-printable"
    )
    assert found.text.startswith("1 left 30=ZZ ")


def test_uuencoded() -> None:
    found = mail("text/plain", "begin 644 a.txt\n),2!L969T(#,*\n \nend\n", "Content-Transfer-Encoding: x-uuencode")
    assert words(found) == ["1 left 3"]


def test_flowed_lines_with_deleted_spaces() -> None:
    """RFC 3676: DelSp."""
    found = mail("text/plain; charset=utf-8; format=flowed; delsp=yes", "1 отря \nд вверх  \nна 3\n2 stay\n")
    assert words(found) == ["1 отряд вверх на 3", "2 stay"]


def test_quoted_flowed_lines_keep_their_depth() -> None:
    found = mail("text/plain; format=flowed", "1 left \n3\n>> a \n>> b\n> c \n> d\n")
    assert found.text.rstrip().split("\n") == ["1 left 3", ">> a b", "> c d"]


RUSSIAN = "Армия 1 – вверх на 3, «Ёлкино» занять"
CZECH = "Šestá armáda: dobýt Žďár, při útoku ustoupit k řece"
SLOVAK = "Šiesta armáda: obsadiť Žilinu, ďalej vľavo k rieke, ťah späť"
TEXTS = [
    ("windows-1251", RUSSIAN), ("koi8-r", RUSSIAN.replace("–", "-").replace("«", '"').replace("»", '"')),
    ("iso-8859-5", RUSSIAN.replace("–", "-").replace("«", '"').replace("»", '"')),
    ("cp866", RUSSIAN.replace("–", "-").replace("«", '"').replace("»", '"')),
    ("windows-1250", CZECH), ("iso-8859-2", CZECH), ("windows-1250", SLOVAK), ("iso-8859-2", SLOVAK),
    ("utf-8", RUSSIAN), ("utf-8", SLOVAK), ("windows-1252", "army 1 – don’t move, 5 € for the café"),
]  # fmt: skip


@pytest.mark.parametrize(("charset", "line"), TEXTS)
@pytest.mark.parametrize("label", ["right", "us-ascii", "iso-8859-1", "windows-1252", "utf-8", "nonsense", ""])
def test_charsets_named_rightly_or_wrongly(charset: str, line: str, label: str) -> None:
    named = charset if label == "right" else label
    assert words(mail(f'text/plain; charset="{named}"', f"{line}\n2 stay".encode(charset))) == [line, "2 stay"]


@pytest.mark.parametrize(("charset", "line"), TEXTS)
def test_raw_eight_bit_headers(charset: str, line: str) -> None:
    raw = b"From: " + line.replace(",", "").replace(":", "").encode(charset) + b" <anna@example.org>\nSubject: "
    found = read(raw + line.encode(charset) + b"\n\nx")
    assert (found.sender, found.subject) == ("anna@example.org", line.replace("\xa0", " "))


def test_wide_charsets() -> None:
    for charset in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-7"):
        label = charset.removesuffix("-le").removesuffix("-be")
        assert decode(RUSSIAN.encode(charset), label) == RUSSIAN
    assert decode("1 left 3".encode("utf-16-le"), "utf-16") == "1 left 3"
    assert decode("\ufeff1 left 3".encode(), "us-ascii") == "1 left 3"


@pytest.mark.parametrize(
    ("line", "charset"),
    [
        ("army 1 × army 2", "windows-1250"), ("№ 5 up", "windows-1251"), ("army 1 «up»", "windows-1251"),
        ("эй", "windows-1251"), ("ď", "iso-8859-2"), ("łódź", "iso-8859-2"), ("їжак", "windows-1251"),
        ("café", "iso-8859-1"), ("2 и 3", "koi8-r"),
    ],
)  # fmt: skip
def test_a_charset_named_is_believed_where_little_speaks_against_it(line: str, charset: str) -> None:
    assert decode(line.encode(charset), charset) == line


@pytest.mark.parametrize("label", ["utf-7", "utf-16", "utf-8", "gb18030", "zlib", "punycode", "unicode_escape", "hz"])
def test_no_charset_makes_what_cannot_be_stored(label: str) -> None:
    for data in (b"+2AA- x +2ADcAA-", b"\x00\xd8x\x00", b"\xed\xa0\x80", b"\\ud800", b"~{"):
        assert decode(data, label).encode("utf-8")


def test_utf_8_with_a_broken_letter_stays_utf_8() -> None:
    assert decode(RUSSIAN.encode() + b" \xd0", "utf-8").startswith(RUSSIAN)


def test_a_charset_we_do_not_judge_is_believed() -> None:
    assert decode("軍 1".encode("shift_jis"), "shift_jis") == "軍 1"


@pytest.mark.parametrize(
    ("written", "read_as"),
    [
        ("army\u00a01\u202fup\u20092", "army 1 up 2"),
        ("ar\u00admy\u200b 1\ufeff up\u200d 2\u2060", "army 1 up 2"),
        ("\ufffcarmy 1 up 2", "army 1 up 2"),
        ("1\ufe0f\u20e3 up 2", "1 up 2"),
        ("• army 1 up 2", "army 1 up 2"),
        ("a\u2028b\x0bc\rd\r\ne\x85f", "a\nb\nc\nd\ne\nf"),
        ("a\0b\x1b", "ab"),
        ("e\u2011mail", "e-mail"),
        ("armáda".replace("á", "a\u0301"), "armáda"),
    ],
)
def test_signs_that_only_programs_put_there(written: str, read_as: str) -> None:
    assert plain(written) == read_as


@pytest.mark.parametrize(
    "kept", ["“army 1” – ‘up’ — 2…", "army １ up ２", "👨\u200d👩\u200d👧 ❤\ufe0f", "army 1 − up 2", "x²"]
)
def test_signs_that_may_mean_something_stay(kept: str) -> None:
    """The language reads them; a message to another player keeps them."""
    assert plain(kept) == kept


def test_other_line_ends_and_none_at_the_end() -> None:
    for end in ("\n", "\r\n", "\r"):
        raw = (HEAD + "\n1 left 3\n2 stay").replace("\n", end)
        found = read(raw.encode())
        assert (found.sender, words(found)) == ("anna@example.org", ["1 left 3", "2 stay"])


def test_the_line_of_a_mailbox_file_and_a_byte_order_mark() -> None:
    assert read(f"From anna@example.org Sat Nov 21 10:00:00 2026\n{HEAD}\n1 left 3".encode()).subject == "orders"
    assert read(b"\xef\xbb\xbf" + f"{HEAD}\n1 left 3".encode()).sender == "anna@example.org"


def test_a_mail_without_a_header_is_text() -> None:
    assert words(read(b"1 left 3\n2 stay")) == ["1 left 3", "2 stay"]
    assert words(read(f"{HEAD}1 left 3\n2 stay".encode())) == ["1 left 3", "2 stay"]


def test_a_letter_read_again_against_what_we_had_sent() -> None:
    found = mail("text/plain", "1 left 3\n> 1: left 10\n> 2: stay\n")
    assert words(found.against(())) == words(found)
    assert found.against(("1: left 10\n2: stay",)).text == found.text
