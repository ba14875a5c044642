"""Whose words: what stands below the heading of an older mail is nobody's order, with quote marks or without.

The headings of `attributions/` are those of real programs in fifteen languages, with invented people. Those of
`aside.txt` were written together with the others, and put aside until the rules were done.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pbem.mail.reading.letter import read
from pbem.mail.words import own_lines

FOLDER = Path(__file__).parent / "attributions"
THEIRS = ("2: left 3", "army 3: up 1")
QUOTED = tuple(f"> {line}" for line in THEIRS)


def headings(name: str) -> list[tuple[str, str]]:
    """Read the headings of a file, each with the language and the program it is of."""
    entries = re.split(r"\n\n(?=\[)", (FOLDER / f"{name}.txt").read_text("utf-8").strip())
    return [(whose.strip("[]"), heading) for whose, _, heading in (entry.partition("\n") for entry in entries)]


def letters(name: str) -> list[str]:
    return (FOLDER / f"{name}.txt").read_text("utf-8").strip().split("\n\n")


HEADINGS = [*headings("known"), *headings("aside")]
INNOCENT = [*letters("innocent_known"), *letters("innocent_aside")]


def own(text: str) -> list[str]:
    return [line.strip() for _, line in own_lines(text) if line.strip()]


def below(heading: str, lines: tuple[str, ...]) -> Iterator[str]:
    """Write an order, and below it the heading and an older mail, as tightly and as loosely as programs do."""
    for above, between in (("\n\n", "\n"), ("\n\n", "\n\n"), ("\n", "\n")):
        yield "1: up 4" + above + heading + between + "\n".join(lines) + "\n"


@pytest.mark.parametrize(("whose", "heading"), HEADINGS, ids=[whose for whose, _ in HEADINGS])
def test_an_order_of_somebody_else_is_not_carried_out(whose: str, heading: str) -> None:
    for text in below(heading, QUOTED):
        assert own(text) == ["1: up 4"], text
    for text in below(heading, THEIRS) if "marks only" not in whose else ():
        assert own(text) == ["1: up 4"], text


@pytest.mark.parametrize("letter", INNOCENT)
def test_what_only_looks_a_little_like_a_heading_is_read(letter: str) -> None:
    assert own(letter) == [line for line in letter.split("\n") if line.strip()]


@pytest.mark.parametrize(
    "heading",
    [
        "On Fri, Nov 20, 2026 X <x@example.org> wrote:",
        "On Fri, Nov 20, 2026 at 8:00 PM X <x@example.org> wrote",
        "---- On Fri, 20 Nov 2026 20:00:00 +0100 X <x@example.org> wrote ----",
        '11:00 AM, November 17, 2021, "X" <x@example.org>:',
        "2016-03-03 17:21 GMT+01:00 X <x@example.org>:",
    ],
)
def test_a_whole_mail_without_quote_marks(heading: str) -> None:
    raw = f"From: anna@example.org\r\nSubject: Re: orders\r\n\r\n1: up 4\r\n\r\n{heading}\r\n2: left 3\r\nend\r\n"
    assert [line for _, line in read(raw.encode()).lines] == ["1: up 4"]


ATTRIBUTED = "Am So., 22. Nov. 2026 um 20:00 Uhr schrieb Vier Winde <orders@games.example>:"


def test_orders_below_a_quotation_are_read() -> None:
    assert own(f"{ATTRIBUTED}\n> 2: left 3\n\n1: up 4\nDanke\n") == ["1: up 4"]


def test_orders_between_quoted_lines_are_read() -> None:
    assert own(f"{ATTRIBUTED}\n> 2: left 3\n2: up 4\n> army 3: up 1\n3: stay") == ["2: up 4", "3: stay"]


@pytest.mark.parametrize("last", ["1: up 4", "Boris, see you", "hold Tor until the others are there", "Ahoj,"])
def test_the_line_above_a_heading_is_the_writers(last: str) -> None:
    wrapped = "On Sun, Nov 22, 2026 at 8:00 PM Four Winds Games Master Service\n<orders@games.example> wrote:"
    for heading in ("X <x@example.org> wrote:", ATTRIBUTED, wrapped):
        for lines in (THEIRS, QUOTED):
            text = "\n".join(("3: stay", last, heading, *lines))
            assert own(text)[:1] == ["3: stay"]
            assert own(text)[1:] in ([last], []) if last == "Ahoj," else own(text)[1:] == [last]


SIGNATURES = [
    "Von meinem iPhone gesendet",
    "Gesendet von Outlook für iOS",
    "Envoyé de mon iPhone",
    "Envoyé à partir d’Outlook pour Android",
    "Inviato da iPhone",
    "Scarica Outlook per iOS",
    "Enviado desde mi iPhone",
    "Obtener Outlook para Android",
    "Verstuurd vanaf mijn iPhone",
    "Verzonden vanuit Outlook",
    "Wysłane z iPhone’a",
    "Pobierz Outlook dla systemu iOS",
    "Enviado do meu iPhone",
    "Obter o Outlook para Android",
    "Sendt fra min iPhone",
    "Hent Outlook til iOS",
    "Skickat från min iPhone",
    "Hämta Outlook för Android",
    "Sendt fra Outlook for iOS",
    "Надіслано з iPhone",
    "Отримати Outlook для Android",
]


@pytest.mark.parametrize("signature", SIGNATURES)
def test_what_a_program_signs_is_left_out(signature: str) -> None:
    assert own(f"1: up 4\n\n{signature}\n") == ["1: up 4"]
