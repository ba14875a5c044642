"""What somebody says, writes or advises behind a colon is no order of who writes the letter, however short it is."""

from __future__ import annotations

import pytest

from pbem.language.letter import sheet as sheets
from pbem.language.letter import understanding
from pbem.registry import AnyOrder
from tests.language.everyday.boards import board

HEARSAY = (
    ("campaign", "en", "Martin says: 4 up 3."),
    ("campaign", "en", "Martin wrote: 4 attacks Tor."),
    ("campaign", "sk", "Martin radí: 4 hore 3."),
    ("duncan", "cs", "Jarda tvrdí: u2 nahoru 3."),
    ("europe", "en", "Zoe insists: draft in Spain."),
    ("europe", "ru", "Семён пишет: призыв в Испании."),
    ("europe", "ru", "Семён настаивает: судьба."),
    ("europe", "cs", "Zdena doporučuje: odvod ve Španělsku."),
    ("europe", "sk", "Zdena odporúča: odvod v Španielsku."),
    ("dice_empires", "en", "Zoe replied: plunder red"),
)
OWN = (
    ("campaign", "en", "Quick one: 4 up 3.", "army 4: up 3"),
    ("europe", "en", "I say: draft in Spain.", "draft SPA"),
    ("europe", "cs", "Píšu z vlaku: odvod ve Španělsku.", "draft SPA"),
    ("europe", "sk", "Rozkaz znie: odvod v Španielsku.", "draft SPA"),
)


def _orders(game: str, language: str, text: str) -> list[AnyOrder]:
    installed, view = board(game, language)
    readers = sheets.readers(installed.ruleset, view, installed.lexicons, language)
    return [line.order for line in understanding.understood(((1, text),), installed.ruleset, view, readers).sheet.lines]


@pytest.mark.parametrize(("game", "language", "text"), HEARSAY)
def test_what_another_one_says_is_not_ordered(game: str, language: str, text: str) -> None:
    assert not _orders(game, language, text)


@pytest.mark.parametrize(("game", "language", "text", "means"), OWN)
def test_what_the_writer_says_of_himself_leads_to_his_order(game: str, language: str, text: str, means: str) -> None:
    assert _orders(game, language, text) == _orders(game, "en", means) != []
