"""The subject of an answer counts the lines that were understood, as people count them."""

from __future__ import annotations

import pytest

from pbem.reports.texts import catalogue, common

COUNTED = [
    ("en", 0, 1, "No line understood"),
    ("en", 1, 1, "1 of 1 line understood"),
    ("en", 1, 4, "1 of 4 lines understood"),
    ("cs", 0, 1, "Žádný řádek není jasný"),
    ("cs", 1, 4, "Jasný je 1 řádek ze 4"),
    ("cs", 5, 8, "Jasných je 5 řádků z 8"),
    ("sk", 0, 2, "Žiadny riadok nie je jasný"),
    ("sk", 2, 4, "Jasné sú 2 riadky zo 4"),
    ("ru", 0, 3, "Ни одна строка не понята"),
    ("ru", 21, 25, "Понята 21 строка из 25"),
]


@pytest.mark.parametrize(("language", "understood", "count", "said"), COUNTED)
def test_how_many_lines_were_understood(language: str, understood: int, count: int, said: str) -> None:
    assert catalogue(language, *common(language)).t("answer-some", understood=understood, count=count) == said
