"""The answer to orders: what was understood, what not and where, what is missing."""

from __future__ import annotations

import re
from dataclasses import replace

from pbem.core.problems import Problem, Severity
from pbem.core.texts import text
from pbem.reports.briefing import Answer, AnswerLine, Notice
from pbem.reports.compose import compose
from pbem.reports.page import about
from pbem.reports.texts import catalogue, common
from tests.reports import sample

RU = sample.words("ru")


def told(answer: Answer) -> str:
    return compose(answer, RU).text


def test_a_line_shows_what_was_understood_and_what_was_written() -> None:
    assert "[2] 2: остаться в городе\n    Вы писали: 2 остаться в городе · строка 4\n" in told(sample.answer("ru"))


def test_the_bad_place_is_marked() -> None:
    content = compose(sample.answer("ru"), RU)
    assert "4 отряд атаковать >>Сакол<< (при захвате остаться)" in content.text
    assert "<b><u>Сакол</u></b>" in content.html


def test_a_refused_line_says_why_with_the_paragraph_and_what_to_send() -> None:
    words = told(sample.answer("ru"))
    assert "! Города «Сакол» вы не знаете. Похоже: Сокол (AD9). (правило C-4.5)" in words
    assert "Можно так: 4: атаковать Сокол (при захвате остаться)" in words


def test_the_heading_counts_what_was_understood() -> None:
    content = compose(sample.answer("ru"), RU)
    assert content.subject == "[rk4] Рыбный край — ход 8: поняты 4 строки из 5"
    assert "Осталось исправить строку 6. Пока без приказов: army 5." in content.text


def test_all_is_well() -> None:
    answer = sample.answer("ru")
    good = replace(answer, lines=tuple(line for line in answer.lines if line.accepted), missing=())
    content = compose(good, RU)
    assert content.subject.endswith("все приказы поняты")
    assert "больше от вас ничего не нужно" in content.text
    assert 'class="fine' in content.html


def test_orders_that_came_too_late_are_kept_and_it_is_said() -> None:
    assert "приказы сохранены на ход 8" in told(replace(sample.answer("ru"), late=True))


def test_a_letter_without_orders() -> None:
    empty = replace(sample.answer("ru"), lines=(), drawing=None, problems=(Problem("s-unknown", facts=UNKNOWN),))
    assert "Приказов в письме нет" in told(empty)
    assert "! Города «x» вы не знаете." in told(empty)


UNKNOWN = {"word": "x", "near": "y", "cell": "A1"}


def test_offsets_beyond_the_line_mark_nothing() -> None:
    """An offset may belong to the line as it was mailed; a place that is not there is not shown."""
    line = AnswerLine(1, "abc", "", "", False, problems=(Problem("s-unknown", 1, 2, 99, UNKNOWN),))
    content = compose(replace(sample.answer("ru"), lines=(line,)), RU)
    assert "<u>" not in content.html
    assert "[?]" in content.text


def test_lines_to_be_mended_are_named_by_their_numbers_in_the_letter() -> None:
    """What a line is about may be a number too, such as that of a proposal: it is not taken for the line's."""
    bad = AnswerLine(1, "плясать", "", "", False, problems=(Problem("s-unknown", 1, 0, 7, UNKNOWN),))
    content = compose(replace(sample.answer("ru"), lines=(bad, replace(bad, line=3, tag="2505")), missing=()), RU)
    assert "Осталось исправить строки 1 и 3." in content.text
    assert ">>" not in content.text


def test_a_game_names_its_subjects_itself() -> None:
    """Only the game has words for what its orders are about; an unknown kind is shown as it is."""
    made = catalogue("ru", *common("ru"), "sample-about-fleet = флот { $name }")
    assert [about(words, "sample", made) for words in ("fleet 2", "moon")] == ["флот 2", "moon"]


def test_remarks_and_warnings_are_told_but_do_not_refuse() -> None:
    warned = Problem("s-unknown", 1, 0, 1, UNKNOWN, Severity.WARNING)
    line = AnswerLine(1, "1 стоять", "1: стоять", "1", True, problems=(warned,))
    assert "* Города «x» вы не знаете" in told(replace(sample.answer("ru"), lines=(line,)))


def test_a_line_set_aside_is_muted_and_not_to_be_mended() -> None:
    """A later line of the same mail says otherwise: nothing is wrong, and nothing is left to correct."""
    gone = Problem("replaced", 1, 0, 0, {"by": 4}, Severity.WARNING)
    answer = sample.answer("ru")
    good = tuple(line for line in answer.lines if line.accepted)
    aside = AnswerLine(1, "1 стоять", "", "1", False, problems=(gone,))
    content = compose(replace(answer, lines=(aside, *good), missing=()), RU)
    assert "[1] Больше не действует\n    Вы писали: 1 стоять · строка 1\n    * Заменено строкой 4." in content.text
    assert content.subject.endswith("все приказы поняты")
    assert "Осталось исправить" not in content.text
    assert 'class="off"' in content.html
    assert 'class="bad"' not in content.html


def test_a_forecast_is_plain_and_a_warning_is_amber() -> None:
    line = AnswerLine(1, "1 вверх", "1: вверх", "1", True, (text("s-joint"),), warnings=(text("s-notice"),))
    html = compose(replace(sample.answer("ru"), lines=(line,)), RU).html
    assert "<span>Совместная победа</span>" in html
    assert re.search(r'<span class="note"[^>]*>Вы в игре</span>', html)


def test_general_remarks_come_first() -> None:
    assert "* Совместная победа" in told(replace(sample.answer("ru"), remarks=(text("s-joint"),)))


def test_hostile_words_stay_words() -> None:
    line = AnswerLine(1, "<b>1</b>\u202e {{ x }}", "", "<i>", False, problems=(Problem("s-unknown", 1, 0, 3, UNKNOWN),))
    html = compose(replace(sample.answer("ru"), lines=(line,)), RU).html
    assert "<b>1</b>" not in html
    assert "<i>" not in html
    assert "\u202e" not in html


def test_a_notice_without_a_campaign() -> None:
    notice = Notice(None, "ru", text("s-notice"), (text("s-notice-second"),), ("1: вверх",))
    content = compose(notice, RU)
    assert content.subject == "Вы в игре"
    assert "> 1: вверх" in content.text
    assert "Отвечайте на письма" in content.html


def test_a_letter_that_takes_all_orders_back_is_no_mistake() -> None:
    """Nothing was refused: the answer says that no orders stand, in a calm colour."""
    content = compose(replace(sample.answer("ru"), lines=(), remarks=(text("s-joint"),)), RU)
    assert content.subject.endswith("приказов пока нет")
    assert "Вот как поняты" not in content.text
    assert 'class="due' in content.html
