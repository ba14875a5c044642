"""How phase 3 is told, in all four languages."""

from __future__ import annotations

import pytest

from pbem.core import squares
from pbem.core.events import headline
from pbem.core.grid import cell
from pbem.rulesets.duncan.orders import MoveOrder
from pbem.rulesets.duncan.sight import events as events_sight
from pbem.rulesets.duncan.state import Pile
from tests.rules.duncan.dungeon_kit import dungeon
from tests.rules.duncan_report.kit import BLUE, RED, reported, tables, words

THREE = squares.of(map(cell, ("B1", "C1", "E2")), 3)
ONE = squares.of([cell("B1")], 3)


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "One square discovered: B1.", "3 squares discovered: B1-C1 and E2."),
        ("cs", "Objeveno 1 pole: B1.", "Objevena 3 pole: B1-C1 a E2."),
        ("sk", "Objavené 1 pole: B1.", "Objavené 3 polia: B1-C1 a E2."),
        ("ru", "Открыта 1 клетка: B1.", "Открыто 3 клетки: B1-C1 и E2."),
    ],
)
def test_discoveries(language: str, one: str, three: str) -> None:
    """D-5.5: squares by runs, counted in the words of the language."""
    said = [words(language).say(headline("duncan", events_sight.discovered(BLUE, each))) for each in (ONE, THREE)]
    assert said == [one, three]


@pytest.mark.parametrize(
    ("language", "held", "empty"),
    [
        (
            "en",
            "A small gold pile discovered at B1, held by Red.",
            "A large gold pile discovered at B1, empty, held by nobody.",
        ),
        (
            "cs",
            "Na B1 objevena malá Hromada zlata; drží ji Červení.",
            "Na B1 objevena velká Hromada zlata, prázdná; nedrží ji nikdo.",
        ),
        (
            "sk",
            "Na B1 objavená malá Hromada zlata; držia ju Červení.",
            "Na B1 objavená veľká Hromada zlata, prázdna; nedrží ju nikto.",
        ),
        (
            "ru",
            "На B1 обнаружена малая куча золота; ею владеют Красные.",
            "На B1 обнаружена большая куча золота, пустая; она ничья.",
        ),
    ],
)
def test_piles(language: str, held: str, empty: str) -> None:
    """D-5.5, D-8.2: who holds a pile, and that it is empty; never what it holds."""
    piles = Pile(cell("B1"), "small", RED, 7), Pile(cell("B1"), "large", None, 0)
    assert [words(language).say(headline("duncan", events_sight.pile_found(BLUE, pile))) for pile in piles] == [
        held,
        empty,
    ]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The flash at E5 made 2 new squares known; one square of it lay in smoke and stayed dark."),
        ("cs", "Záblesk na E5 objevil 2 nová pole; 1 pole zůstalo v dýmu skryté."),
        ("sk", "Záblesk na E5 objavil 2 nové polia; 1 pole zostalo v dyme skryté."),
        ("ru", "Вспышка на E5 открыла 2 новые клетки; 1 клетка осталась скрыта дымом."),
    ],
)
def test_flashes(language: str, text: str) -> None:
    """D-5.6: what a flash brought, and what smoke kept of it."""
    assert words(language).say(headline("duncan", events_sight.flash(BLUE, cell("E5"), 2, 1))) == text


@pytest.mark.parametrize(
    ("language", "holder"), [("en", "no longer yours"), ("cs", "už ne vy"), ("sk", "už nie vy"), ("ru", "уже не ваша")]
)
def test_a_lost_pile(language: str, holder: str) -> None:
    """D-8.2: a pile that was the team's own and is not any more, out of its sight, is not said to be nobody's."""
    game = dungeon(red=["u1 F7 1/1/1"], piles=["F6 small 9 blue"]).play()
    game.order("red", MoveOrder(1, "F6"))
    (row,) = tables(reported(game), "piles", language)[0]
    assert row[2] == holder
