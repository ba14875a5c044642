"""Design 9: plain text is fully playable alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from pbem.core.blocks import Brief, Cell, Column, Section, Table
from pbem.core.languages import LANGUAGES
from pbem.core.texts import Fact, text
from pbem.reports.columns import WIDTH, Grid, table, width, wrap
from pbem.reports.compose import compose
from pbem.reports.page import due
from tests.reports import golden, sample

KINDS = ("report", "answer", "notice")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_reads_as_it_should(language: str) -> None:
    """`python -m tests.reports.golden` writes these files; read what it changed."""
    assert golden.written(language) == golden.path(language).read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_no_line_is_wider_than_76_columns(language: str, kind: str) -> None:
    told = compose(getattr(sample, kind)(language), sample.words(language)).text
    assert [line for line in told.splitlines() if width(line) > WIDTH] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_every_block_is_in_the_text(language: str) -> None:
    words = sample.words(language)
    told = squeezed(compose(sample.report(language), words).text)
    for fact in facts(sample.brief(), sample.words(language).say):
        assert squeezed(fact) in told, fact


def facts(brief: Brief, say: Callable[[Fact], str]) -> list[str]:
    """List everything the blocks say that is no heading of the picture."""
    found: list[str] = []
    for section in brief.sections:
        for block in section.blocks:
            if block.kind == "table":
                found += [say(cell.content) for row in block.rows for cell in row]
                found += [say(cell.small) for row in block.rows for cell in row]
            elif block.kind == "news":
                found += [f"{say(lead)} {say(rest)}" for _, lead, rest in block.items]
            elif block.kind == "contest":
                found += [say(block.title), say(block.result), *(f"= {total}" for *_, total in block.lines)]
            elif block.kind == "lines":
                found += [say(line) for line in block.lines]
            elif block.kind == "totals":
                found += [f"{figure} {say(label)}" for figure, label in block.figures]
    return found


def squeezed(words: str) -> str:
    """Leave out all blanks: a fact may be broken over lines; cells of a table are short enough to stay whole."""
    return re.sub(r"\s+", "", words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_form_stands_between_scissors(language: str) -> None:
    """The token comes first and the end word of the language last, so that the form can be sent back as it is."""
    told = compose(sample.report(language), sample.words(language)).text
    form = told.split("--8<")[1].splitlines()[1:]
    assert form == ["# RK4-8-BLUE-K3F9", *sample.FORMS[language], sample.words(language).t("end-word")]


def test_the_deadline_and_the_time_left_are_at_the_top() -> None:
    top = compose(sample.report("ru"), sample.words("ru")).text.splitlines()[:4]
    told = due(sample.heading("ru"), sample.words("ru"))
    assert told is not None
    assert told.when in top[2]
    assert told.soon in top[3]


def test_without_deadline_and_form_nothing_is_asked() -> None:
    """The last report of a game."""
    head = replace(sample.heading("en"), deadline=None)
    made = compose(replace(sample.report("en"), heading=head, form=(), final=True), sample.words("en"))
    assert "8<" not in made.text
    assert "Orders for turn" not in made.text
    assert "The game is over" in made.text
    assert [file.name for file in made.attachments] == ["report.json"]


def test_an_empty_table_says_so() -> None:
    empty = Table((Column("A"),), (), empty=text("s-joint"))
    made = replace(sample.report("en"), brief=Brief((), (Section(text("s-seen"), (empty,)),)))
    assert "WHO IS SEEN\n  Joint victory\n" in compose(made, sample.words("en")).text


def test_a_wide_table_is_folded() -> None:
    long = "a note that is much longer than a line of the text part of a letter may be, so that it must be folded"
    block = Table((Column("No", True), Column("Note")), ((Cell("1"), Cell(long)), (Cell("12"), Cell("short"))))
    made = replace(sample.report("en"), brief=Brief((), (Section(None, (block,)),)))
    lines = compose(made, sample.words("en")).text.splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("   1  a note"))
    assert lines[start + 1].startswith("      ")
    assert "  12  short" in lines


def test_wide_characters_count_twice_and_accents_not_at_all() -> None:
    assert width("日本") == 4
    assert width("e\u0301") == 1
    assert table(Grid(("", ""), (False, False), (("日本", "x"), ("abc", "y"))), "") == ["日本  x", "abc   y"]


def test_a_word_wider_than_a_line_is_cut() -> None:
    assert [len(line) for line in wrap("x" * 200, "> ", "> ")] == [76, 76, 54]


def test_line_breaks_inside_a_fact_do_not_break_out_of_its_line() -> None:
    assert wrap("one\ntwo\u2028three") == ["one two three"]
