"""Letters of Evropská válka with headings, dashes and numbers, as players write them."""

from __future__ import annotations

import pytest

from pbem.language.letter import sheet, understanding
from pbem.rulesets.europe.ruleset import EUROPE
from tests.language.europe import LEXICONS, VIEW, said


@pytest.mark.parametrize(
    ("language", "text", "orders"),
    [
        (
            "en",
            "Orders for round 5:\n1. spy on Russia\n2. attack FRA -> BEN with 2\n\nStanding orders:\n- defend best",
            ["spy RU", "attack FRA -> BEN with 2", "defend best"],
        ),
        (
            "cs",
            "Rozkazy na 5. kolo:\n- špionáž u Ruska\n- odvod FRA\nTrvalé rozkazy:\nobrana nejlepší",
            ["špionáž RU", "odvod FRA", "obrana nejlepší"],
        ),
        ("sk", "Môj ťah: odvod FRA\nStále rozkazy:\nobrana najlepšie", ["odvod FRA", "obrana najlepšie"]),
        ("ru", "Приказы на раунд 5:\nпризыв FRA\nПостоянные приказы:\nзащита лучшие", ["призыв FRA", "защита лучшие"]),
    ],
)
def test_headings_above_orders_are_nothing(language: str, text: str, orders: list[str]) -> None:
    """E-11.1: turn orders and standing orders in one letter, each below what it is."""
    draft = understanding.understood(
        list(enumerate(text.split("\n"), 1)),
        EUROPE,
        VIEW,
        sheet.readers(EUROPE, VIEW, LEXICONS, language),
    )
    assert not draft.problems, draft.problems
    assert [said(order, language) for order in draft.sheet] == orders
