"""Section 4 of Duncan's rules: the example lines, and what each is in data, whatever language the player has.

Lines 26 to 28 (cancel, show, a letter to another team) are commands of the service: tests/service.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.rulesets.duncan.orders import (
    AnswerOrder,
    BonusOrder,
    BuyOrder,
    ChooseOrder,
    MoveOrder,
    NoteOrder,
    Order,
    UpgradeOrder,
)
from pbem.rulesets.duncan.words import forms
from tests.language.duncan import LEXICONS, WIDE, meant, orders

LINES: tuple[tuple[int, str, tuple[Order, ...]], ...] = (
    (1, "upgrade u1 strength", (UpgradeOrder(1, "strength"),)),
    (2, "vylepši j1 sílu x2", (UpgradeOrder(1, "strength", 2),)),
    (3, "vylepši u2 rýchlosť", (UpgradeOrder(2, "speed"),)),
    (4, "улучшить ю3 обзор", (UpgradeOrder(3, "sight"),)),
    (5, "up u1 str, spd", (UpgradeOrder(1, "strength"), UpgradeOrder(1, "speed"))),
    (6, "move u1 to E5", (MoveOrder(1, "E5"),)),
    (7, "pohyb u1 na E5 přes D4", (MoveOrder(1, "E5", ("D4",)),)),
    (8, "jdi j2 C7", (MoveOrder(2, "C7"),)),
    (9, "choď u2 na C7", (MoveOrder(2, "C7"),)),
    (10, "иди ю1 в E5 через D4", (MoveOrder(1, "E5", ("D4",)),)),
    (11, "buy at C3", (BuyOrder(("C3",)),)),
    (12, "kup na C3 nebo D3", (BuyOrder(("C3", "D3")),)),
    (13, "kúp na C3", (BuyOrder(("C3",)),)),
    (14, "купить в C3", (BuyOrder(("C3",)),)),
    (15, "bonus regen on u2", (BonusOrder("regeneration", unit=2),)),
    (16, "bonus záblesk na F9", (BonusOrder("flash", cell="F9"),)),
    (17, "použij dýmavnice na F9", (BonusOrder("smoke", cell="F9"),)),
    (18, "бонус вспышка на F9", (BonusOrder("flash", cell="F9"),)),
    (19, "bonus +dohled na j4", (BonusOrder("sight", unit=4),)),
    (20, "choose invisibility", (ChooseOrder("invisibility"),)),
    (21, "vyber regeneraci", (ChooseOrder("regeneration"),)),
    (22, "answer Q3: the miller", (AnswerOrder(3, "the miller"),)),
    (23, "odpověď 3: mlynář", (AnswerOrder(3, "mlynář"),)),
    (24, 'note E5 "trap?"', (NoteOrder("trap?", cell="E5"),)),
    (25, 'poznámka u1 "hlídá vchod"', (NoteOrder("hlídá vchod", unit=1),)),
)


def written(line: str, language: str) -> tuple[Order, ...]:
    """Read a line; which words of a question an answer was given to is no part of what is written."""
    return tuple(replace(one, asked=0) if isinstance(one, AnswerOrder) else one for one in orders(line, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("line", "meant"), [each[1:] for each in LINES], ids=[f"line {each[0]}" for each in LINES])
def test_line_of_section_4(line: str, meant: tuple[Order, ...], language: str) -> None:
    assert written(line, language) == meant


MAILS = (
    ("cs", "vylepši j1 rychlost", UpgradeOrder(1, "speed")),
    ("cs", "pohyb j1 na F4", MoveOrder(1, "F4")),
    ("cs", "kup na B2", BuyOrder(("B2",))),
    ("cs", "odpověď 2: v mlýně", AnswerOrder(2, "v mlýně")),
    ("en", "move u1 to G8", MoveOrder(1, "G8")),
    ("en", "upgrade u2 sight", UpgradeOrder(2, "sight")),
    ("en", "move u2 to C10", MoveOrder(2, "C10")),
    ("en", "buy at Z9", BuyOrder(("Z9",))),
    ("ru", "улучшить ю2 сила x2", UpgradeOrder(2, "strength", 2)),
    ("ru", "иди ю2 в H12 через G11", MoveOrder(2, "H12", ("G11",))),
    ("ru", "бонус дым на K10", BonusOrder("smoke", cell="K10")),
    ("ru", "купить в J3 или J4", BuyOrder(("J3", "J4"))),
)


@pytest.mark.parametrize(("language", "line", "meant"), MAILS)
def test_line_of_a_mail_of_section_6(language: str, line: str, meant: Order) -> None:
    assert written(line, language) == (meant,)


def test_an_answer_behind_a_dash_is_what_stands_in_quotation_marks() -> None:
    """Neither the dash nor the marks are of its words."""
    readers = Readers(LEXICONS, forms.vocabulary(WIDE), "en")
    _, found = readers.read('- move u unit1 walks up , upwards 4 , then we answer for q3 - "Abc" ,')
    _, plainly = readers.read('u1: up, up 4; answer 3: "Abc"')
    assert isinstance(found, Reading)
    assert isinstance(plainly, Reading)
    assert found.phrases == plainly.phrases


AGAIN = {
    ("en", "unit 1 goes up, up, right"): "u1 up 2 right 1",
    ("cs", "jednotka 1 nahoru, nahoru a doprava"): "u1 up 2 right 1",
    ("ru", "u1 вверх, вверх, вправо"): "u1 up 2 right 1",
    ("sk", "jednotka 1 hore, hore, vpravo"): "u1 up 2 right 1",
    ("en", "upgrade u1: sight, sight, strength"): "upgrade u1 sight x2; upgrade u1 strength",
    ("cs", "vylepši j1: dohled, dohled, síla"): "upgrade u1 sight x2; upgrade u1 strength",
    ("ru", "улучшить ю1: обзор, обзор, силу"): "upgrade u1 sight x2; upgrade u1 strength",
    ("sk", "vylepši j1: dohľad, dohľad, silu"): "upgrade u1 sight x2; upgrade u1 strength",
}


@pytest.mark.parametrize(("language", "line"), AGAIN)
def test_what_is_said_again_at_once_is_a_count(language: str, line: str) -> None:
    """D-3.1, D-4.1: "right, right" turns nowhere; "sight, sight" is one order of two levels."""
    assert orders(line, language) == orders(AGAIN[language, line], "en")


def test_from_the_first_unit_to_the_last_is_no_count_of_levels() -> None:
    """D-3.1: "in order from 1 to 5" of who has the units 1 to 5 is asked about."""
    numbers = [unit.number for unit in WIDE.units]
    line = f"all units get a sight upgrade, in order from {min(numbers)} to {max(numbers)}"
    assert all(isinstance(one, Problem) for one in meant(line, "en"))
