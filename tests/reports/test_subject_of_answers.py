"""The subject of an answer counts the lines that were understood, as people count them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.texts import text
from pbem.reports.briefing import AnswerLine
from pbem.reports.compose import compose
from pbem.reports.texts import catalogue, common
from tests.reports import sample

COUNTED = [
    ("en", 0, 1, "No line understood"),
    ("en", 1, 1, "1 of 1 line understood"),
    ("en", 1, 4, "1 of 4 lines understood"),
    ("cs", 0, 1, "Nerozumíme žádnému řádku"),
    ("cs", 1, 4, "Rozumíme 1 řádku ze 4"),
    ("cs", 5, 8, "Rozumíme 5 řádkům z 8"),
    ("sk", 0, 2, "Nerozumieme žiadnemu riadku"),
    ("sk", 2, 4, "Rozumieme 2 riadkom zo 4"),
    ("ru", 0, 3, "Ни одна строка не понята"),
    ("ru", 21, 25, "Понята 21 строка из 25"),
]


@pytest.mark.parametrize(("language", "understood", "count", "said"), COUNTED)
def test_how_many_lines_were_understood(language: str, understood: int, count: int, said: str) -> None:
    assert catalogue(language, *common(language)).t("answer-some", understood=understood, count=count) == said


IDLE = [
    ("en", 1, "As things stand one order will do nothing (1)."),
    ("en", 2, "As things stand 2 orders will do nothing (1 and 2)."),
    ("cs", 1, "Jak to teď vypadá, 1 rozkaz nic neudělá (1)."),
    ("sk", 2, "Ako to teraz vyzerá, 2 rozkazy nič neurobia (1 a 2)."),
    ("ru", 2, "Если ничего не изменится, 2 приказа ничего не дадут (1 и 2)."),
]


@pytest.mark.parametrize(("language", "count", "said"), IDLE)
def test_orders_that_will_do_nothing_are_said_first(language: str, count: int, said: str) -> None:
    """In the subject, in the head, and on the line; nobody is told that nothing more is needed."""
    lines = tuple(
        AnswerLine(number, "x", "x", str(number), True, idle=number <= count, remarks=(text("s-joint"),))
        for number in (1, 2, 3)
    )
    words = sample.words(language)
    answer = replace(sample.answer(language), lines=lines, missing=(), problems=(), numbered=True)
    content = compose(answer, words)
    assert words.t("answer-idle", count=count).lower() in content.subject.lower()
    assert said in content.text
    assert words.t("answer-complete") not in content.text
    assert content.text.count(words.t("answer-line-idle")) == count
