"""Notes 1.2: HTML that survives mail programs."""

from __future__ import annotations

import re
from dataclasses import replace
from email.message import EmailMessage

import pytest

from pbem.core.blocks import Brief, Cell, Column, Section, Table
from pbem.core.events import Roll
from pbem.core.languages import LANGUAGES
from pbem.core.texts import text
from pbem.reports.compose import compose
from pbem.reports.html import BUDGET, encoded_size
from tests.reports import sample

KINDS = ("report", "answer", "notice")


def made(kind: str, language: str = "ru", picture: bytes = b"PNG") -> str:
    return compose(getattr(sample, kind)(language), sample.words(language), picture).html


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_comes_from_outside_and_nothing_runs(kind: str) -> None:
    html = made(kind)
    assert re.findall(r"https?:|<script|<link|url\(|<form|<iframe|@import|@font-face|\son\w+=|javascript:", html) == []
    assert set(re.findall(r'src="([^":]*:)', html)) <= {"cid:"}


@pytest.mark.parametrize("kind", KINDS)
def test_no_layout_that_mail_programs_do_not_know(kind: str) -> None:
    assert re.findall(r"display:\s*(?:flex|grid)|var\(|position:|float:|<svg|data:image", made(kind)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_small_enough_not_to_be_clipped(kind: str, language: str) -> None:
    assert encoded_size(made(kind, language, b"")) < BUDGET


def test_the_size_is_that_of_the_encoded_part() -> None:
    mail = EmailMessage()
    mail.set_content(made("report"), subtype="html")
    assert abs(encoded_size(made("report")) - len(bytes(mail))) < 2_000


def test_every_style_is_inline() -> None:
    """Without the style block, which only holds the dark and phone rules, every element keeps its looks."""
    block = re.search(r"<style>(.*?)</style>", made("report"), re.S)
    assert block is not None
    assert re.sub(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", block[1]).strip() == ""


def test_the_picture_is_inline_and_described() -> None:
    html = made("report")
    assert re.search(r'<img[^>]*src="cid:map"', html)
    for army in ("1", "2", "3", "4", "6"):
        assert f"армия {army} в " in html


def test_without_a_picture_the_table_map_is_shown() -> None:
    html = made("report", picture=b"")
    assert "cid:map" not in html
    assert "ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMN" in html


def test_the_button_opens_an_answer_that_is_filled_in() -> None:
    html = made("report")
    link = re.search(r'href="(mailto:[^"]*)"', html)
    assert link is not None
    assert link[1].startswith("mailto:orders+rk4.blue.k3f9@example.org?subject=%5Brk4%5D")
    assert "body=%23%20RK4-8-BLUE-K3F9%0D%0A1%3A%20" in link[1]


def test_a_long_form_is_not_put_into_the_link() -> None:
    """Some mail programs cut long links: token and end word are left, the lines are in the letter."""
    long = replace(sample.report("ru"), form=tuple(f"{number}: остаться в городе" for number in range(1, 60)))
    link = re.search(r'href="(mailto:[^"]*)"', compose(long, sample.words("ru")).html)
    assert link is not None
    assert len(link[1]) < 1_000


def test_what_holds_anyway_is_small_print() -> None:
    """A long list of what is in force does not push the lines of the letter down."""
    said = (text("s-joint"), text("quoted", words="Newborn: the fullest group first; " * 8))
    html = compose(replace(sample.answer("en"), remarks=said), sample.words("en")).html
    assert re.search(r'small"[^>]*>“Newborn', html)
    assert not re.search(r'small"[^>]*>' + re.escape(sample.words("en").t("s-joint")), html)


def test_long_tables_move_to_the_text_part() -> None:
    """Past the budget the HTML shows the first rows and says how many more the text part has; that has them all."""
    rows = tuple((Cell(str(number), "strong"), Cell(text("s-beside", army=number))) for number in range(1500))
    brief = Brief((), (Section(text("s-seen"), (Table((Column("A"), Column("B")), rows),)),))
    content = compose(replace(sample.report("ru"), brief=brief), sample.words("ru"))
    assert encoded_size(content.html) < BUDGET
    assert "строк — в текстовой части письма" in content.html
    assert "стоит рядом с армией 1499" in content.text


def test_what_rows_have_in_common_is_said_once() -> None:
    """A throw, and a row of four cells, take some 150 bytes and its words: long wars have hundreds of them."""

    def size(count: int) -> int:
        throws = tuple(Roll(6, number % 6 + 1, "battle I4 blue") for number in range(100, 100 + count))
        row = (Cell("A", "strong"), Cell("1", "number"), Cell("b"), Cell("c", "muted"))
        columns = tuple(Column(word, word == "B") for word in "ABCD")
        brief = Brief((), (Section(text("s-seen"), (Table(columns, (row,) * count),)),))
        return len(compose(replace(sample.report("en"), brief=brief, rolls=throws), sample.words("en")).html)

    assert size(110) - size(10) < 100 * (160 + 180)


@pytest.mark.parametrize("hostile", ["<script>alert(1)</script>", '"><img src=x>', "{{ 7 * 7 }}", "*bold*", "&amp;"])
def test_names_are_only_text(hostile: str) -> None:
    head = replace(sample.heading("en"), title=hostile, player=hostile)
    for briefing in (
        replace(sample.report("en"), heading=head, word=hostile),
        replace(sample.answer("en"), heading=head),
    ):
        content = compose(briefing, sample.words("en"))
        assert "<script>alert" not in content.html
        assert "<img src=x>" not in content.html
        assert hostile in content.text


def test_a_name_cannot_add_a_header() -> None:
    head = replace(sample.heading("en"), title="A\r\nBcc: all@example.org\u2028x")
    content = compose(replace(sample.report("en"), heading=head), sample.words("en"))
    assert content.subject.splitlines() == [content.subject]
    assert "A Bcc: all@example.org x" in content.subject
    calendar = content.attachments[0].data
    assert b"\nBcc" not in calendar


def test_a_word_of_the_referee_cannot_forge_the_order_form() -> None:
    """It is indented in the text part, so a token line in it does not begin a line."""
    told = compose(replace(sample.report("en"), word="# RK4-8-RED-FAKE\n1: stay"), sample.words("en")).text
    assert "\n# RK4-8-RED-FAKE" not in told


def test_the_subject_carries_the_news_and_stays_short() -> None:
    content = compose(sample.report("ru"), sample.words("ru"))
    assert content.subject == "[rk4] Рыбный край — ход 7: взят Клён, контакт с Зелёными"
    many = replace(sample.brief(), subject=tuple(text("s-taken", city="Клён" * 9) for _ in range(9)))
    assert len(compose(replace(sample.report("ru"), brief=many), sample.words("ru")).subject) <= 140
