"""What the writer had in mind before what he orders: only what stands behind `but` is an order, if it stands."""

from __future__ import annotations

import pytest

from pbem.language.letter import sheet as sheets
from pbem.language.letter import understanding
from pbem.registry import AnyOrder
from tests.language.everyday.boards import board

LINES = (
    ("europe", "en", "I was going to storm Austria but I'll settle for a draft in Spain.", "draft SPA"),
    ("europe", "en", "At first I thought of fate, but I draft in France.", "draft FRA"),
    ("europe", "ru", "Думала напасть на Германию, но всё-таки призыв в Испании.", "draft SPA"),
    ("europe", "cs", "Původně jsem chtěl do Rakouska, ale nakonec beru osud.", "fate"),
    ("europe", "sk", "Uvažoval som o útoku na Rakúsko, ale radšej odvod v Španielsku.", "draft SPA"),
    ("campaign", "en", "I wanted 4 to go to Tor, but 4 goes left 3.", "army 4: left 3"),
    ("campaign", "ru", "Хотел 4 вверх, но 4 влево 3.", "army 4: left 3"),
    ("campaign", "cs", "Chtěl jsem 5 nahoru, ale 5 půjde doleva 2.", "army 5: left 2"),
    ("campaign", "sk", "Plánoval som 2 hore, no 2 pôjde doprava 4.", "army 2: right 4"),
    ("powers", "en", "I had planned a tank in A3, but move 2 tank A3 -> A4.", "move 2 tank A3 -> A4"),
)
TRAPS = (
    ("europe", "en", "I was going to draft in Italy, but I'm not going to."),
    ("europe", "en", "I wanted to storm Austria, but if that fails, fate."),
    ("europe", "en", "I wanted to storm Austria, but maybe I draft in Spain."),
    ("europe", "en", "I thought of a draft in Spain, but Ivan says: draft in Italy."),
    ("europe", "ru", "Хотел призыв в Италии, но, наверное, судьба."),
    ("europe", "ru", "Хотел призыв в Италии, но тогда иначе судьба."),
    ("europe", "cs", "Chtěl jsem odvod v Itálii, ale Rusové vezmou osud."),
    ("europe", "cs", "Chtěl jsem odvod v Itálii, ale příští kolo osud."),
    ("europe", "sk", "Chcel som útočiť na Rakúsko, ale neútočím."),
    ("europe", "sk", "Chcel som odvod v Taliansku, ale osud alebo pas?"),
    ("europe", "en", "I wanted to spy on Russia, but I'll let it be."),
    ("europe", "cs", "Chtěla jsem nakouknout Rusům do karet, ale nechám to být."),
    ("europe", "sk", "Chcela som nakuknúť Turkom do kariet, ale nechám to tak."),
    ("campaign", "en", "I wanted 4 to go to Tor, but 4 went left 3."),
    ("campaign", "cs", "Chtěl jsem 5 nahoru, ale 5 nepůjde doleva 2."),
)


def _orders(game: str, language: str, text: str) -> list[AnyOrder]:
    installed, view = board(game, language)
    readers = sheets.readers(installed.ruleset, view, installed.lexicons, language)
    return [line.order for line in understanding.understood(((1, text),), installed.ruleset, view, readers).sheet.lines]


@pytest.mark.parametrize(("game", "language", "text", "means"), LINES)
def test_the_order_behind_what_was_given_up_stands(game: str, language: str, text: str, means: str) -> None:
    assert _orders(game, language, text) == _orders(game, "en", means) != []


@pytest.mark.parametrize(("game", "language", "text"), TRAPS)
def test_what_was_given_up_for_no_order_orders_nothing(game: str, language: str, text: str) -> None:
    assert not _orders(game, language, text)
