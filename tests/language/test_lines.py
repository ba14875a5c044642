"""How players really write: letters, dashes, endings, number words."""

from __future__ import annotations

import pytest

from pbem.core.grid import Direction
from pbem.core.seats import Seat
from pbem.rulesets.campaign.orders import ArmyOrder, Attack, CapitalOrder, Goto, Join, Move, NameOrder, Stay, Target
from tests.language.campaign import orders

UP3 = (ArmyOrder(1, (Move(Direction.N, 3),)),)


@pytest.mark.parametrize("dash", list("-–—−‒:=") + ["->", "→", " -- "])  # noqa: RUF001
def test_all_dashes_are_one(dash: str) -> None:
    """4.2: dash, long dash and colon are equal."""
    assert orders(f"1 отряд {dash} вверх 3", "ru") == UP3


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("cs", "ODDIL 1: NAHORU 3"),
        ("cs", "oddíl\u00a01:\u00a0nahoru\u00a03"),
        ("cs", "1. oddíl: nahoru o tři pole"),
        ("sk", "Oddiel prvý: hore tri"),
        ("ru", "первый отряд — вверх на три клетки"),
        ("ru", "1-й отряд: вверх на 3 клетки."),
        ("ru", "Oтряд 1: ввeрх 3"),  # noqa: RUF001 - Latin O and e
        ("en", "Army One: go up three squares"),
        ("en", "army 1: 3 cells north;"),
        ("en", "  1 : up  3  "),
    ],
)
def test_many_ways_to_say_one_thing(language: str, line: str) -> None:
    """1.1: any case of letters, any ending, diacritics or none, numbers as words, look-alike letters."""
    assert orders(line, language) == UP3


@pytest.mark.parametrize("cell", ["A5", "a5", "А5", "а5"])  # noqa: RUF001
@pytest.mark.parametrize(("language", "to"), [("en", "to"), ("ru", "на"), ("cs", "na"), ("sk", "na")])
def test_codes_work_in_every_language_and_script(language: str, to: str, cell: str) -> None:
    """1.1: Latin and Cyrillic look-alikes in coordinates are equal."""
    assert orders(f"2: {to} {cell}", language) == (ArmyOrder(2, (Goto(Target(cell="A5")),)),)


def test_all_look_alike_letters_are_read() -> None:
    """1.1: А/A, В/B, С/C, Е/E, Н/H, К/K, М/M, О/O, Р/P, Т/T, Х/X."""
    for cyrillic, latin in zip("АВСЕНКМОРТХ", "ABCEHKMOPTX", strict=True):  # noqa: RUF001
        assert orders(f"2: на {cyrillic}7", "ru") == (ArmyOrder(2, (Goto(Target(cell=latin + "7")),)),)


@pytest.mark.parametrize(
    ("language", "line", "city"),
    [
        ("ru", "1: напасть на Прагу", "Прага"),
        ("ru", "1: напасть на город Праги", "Прага"),
        ("ru", "1: атаковать прага", "Прага"),
        ("ru", "1: напасть на Орла", "Орёл"),
        ("ru", "1: напасть на орел", "Орёл"),
        ("ru", "1: напасть на Нового Двора", "Новый Двор"),
        ("ru", "1: напасть на «Новый Двор»", "Новый Двор"),
        ("cs", "1: zaútoč na Prahu", "Praha"),
        ("cs", "1: zautoc na prahu", "Praha"),
        ("cs", "1: jdi do Žatce a zaútoč", "Žatec"),
        ("cs", "1: zaútoč na město Hradce Králové", "Hradec Králové"),
        ("sk", "1: zaútoč na Prahu", "Praha"),
        ("en", "1: attack “Praha”", "Praha"),
        ("en", "1: attack Up", "Up"),
    ],
)
def test_a_city_is_known_in_every_case(language: str, line: str, city: str) -> None:
    """1.1: any inflected ending of a name is accepted."""
    assert orders(line, language) == (ArmyOrder(1, (Attack(Target(city=city)),)),)


def test_a_softened_name_is_known() -> None:
    """`k Praze` is Praha."""
    assert orders("1: k Praze", "cs") == (ArmyOrder(1, (Goto(Target(city="Praha")),)),)


def test_two_armies_in_one_line() -> None:
    """4.3, example 14: one line may order several armies."""
    assert orders("1: up 3; 2: stay", "en") == (*UP3, ArmyOrder(2, (Stay(),)))


def test_a_colour_and_a_cell() -> None:
    """4.1: a foreign army is named by its colour, and where it stands."""
    wanted = Target(colour=Seat("red"), cell="F7")
    assert orders("3 отряд: атаковать красный отряд в Ф7".replace("Ф", "F"), "ru") == (ArmyOrder(3, (Attack(wanted),)),)


def test_capital_and_name() -> None:
    """C-2.2, C-1.4: the orders that are not an army's."""
    assert orders("столица Ржев", "ru") == (CapitalOrder("Ржев"),)
    assert orders("name 3 Wolves", "en") == (NameOrder(3, "Wolves"),)
    assert orders("назвать 3 Волки севера", "ru") == (NameOrder(3, "Волки севера"),)


def test_joining_with_an_ending() -> None:
    """`объединиться с 4-м отрядом` names army 4."""
    assert orders("3: объединиться с 4-м отрядом", "ru") == (ArmyOrder(3, (Join(4),)),)
