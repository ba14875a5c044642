"""Of two parties the one attacks and the other is attacked: by preposition, or by who stands first."""

from __future__ import annotations

import pytest

from pbem.rulesets.duncan.orders import ChooseOrder
from pbem.rulesets.europe.orders import StopOrder
from tests.language.kit import draft, orders_nothing

STOPPED = [
    ("en", "Stop attacks of the Ottomans on Russia"),
    ("en", "Stop attacks on Russia by the Ottomans"),
    ("ru", "Останови атаки османов на Россию"),
    ("cs", "Zastav útoky Osmanů na Rusko"),
    ("cs", "Zastav útoky na Rusko ze strany Osmanů"),
    ("sk", "Zastav útoky Osmanov na Rusko"),
]


@pytest.mark.parametrize(("language", "line"), STOPPED)
def test_whoever_stands_first_attacks_unless_a_preposition_says_otherwise(language: str, line: str) -> None:
    (one,) = draft(language, line, game="europe").sheet.lines
    assert isinstance(one.order, StopOrder)
    assert (one.order.on, one.order.by) == ("russia", "ottoman")


@pytest.mark.parametrize(
    ("language", "line", "by", "on"),
    [
        ("en", "king stops the turks if they attack me", "ottoman", "me"),
        ("ru", "Королём останавливать турок, если они пойдут на меня.", "ottoman", "me"),
        ("sk", "Kráľom zastav Dvojspolok, keď na mňa zaútočí.", "dual", "me"),
        ("cs", "zastav dvojspolek kdyby utocil na brity", "dual", "britain"),
    ],
)
def test_whoever_is_stopped_is_named_before_whom_he_attacks(language: str, line: str, by: str, on: str) -> None:
    (one,) = draft(language, line, game="europe").sheet.lines
    assert isinstance(one.order, StopOrder)
    assert (one.order.by, one.order.on) == (by, on)


@pytest.mark.parametrize("line", ["stop the Ottomans", "stop Russia", "stop the Ottomans when Russia attacks them"])
def test_a_bare_power_is_asked_about(line: str) -> None:
    """It may attack, or be attacked."""
    assert draft("en", line, game="europe").sheet.lines == ()


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "fourth bonus: sight"), ("cs", "Čtvrtý bonus: dohled"), ("sk", "štvrtý bonus: dohľad")],
)
def test_an_ordinal_of_a_bonus_is_no_unit(language: str, line: str) -> None:
    """D-7.8: the team chooses its own bonus; unit 4 gets nothing by that."""
    (one,) = draft(language, line, game="duncan").sheet.lines
    assert isinstance(one.order, ChooseOrder)
    assert one.order.bonus == "sight"


test_what_another_power_does_is_no_order = orders_nothing(
    [
        ("en", "Russia attacks the Balkans"),
        ("ru", "Россия атакует Балканы"),
        ("cs", "Rusko útočí na Balkán"),
        ("sk", "Británia útočí na Benelux"),
    ],
    game="europe",
)
"""France writes; Russia and Britain are lands, too."""


@pytest.mark.parametrize(("language", "line"), [("en", "France attacks Benelux"), ("cs", "Francie útočí na Benelux")])
def test_what_the_writer_does_is_one(language: str, line: str) -> None:
    assert len(draft(language, line, game="europe").sheet.lines) == 1


test_what_is_denied_or_what_others_would_do_is_no_order = orders_nothing(
    [
        ("en", "answer 2 isn't the gravedigger"),
        ("ru", "Ответ на вопрос 2 не могильщик"),
        ("cs", "Odpověď 2 není hrobník"),
        ("sk", "Odpoveď 2 nie je hrobár"),
        ("cs", "Chyba by byla jít na D5"),
        ("cs", "Ti by koupili jednotku na C4"),
        ("sk", "Tí by kúpili jednotku na C4"),
        ("ru", "Они бы купили юнита на C4"),
        ("en", "They would buy a unit on C4"),
    ],
    game="duncan",
)


@pytest.mark.parametrize("line", ["odpověď 2: hrobník to není", "odpověď 2: není hrobník", 'odpověď 2 "není hrobník"'])
def test_behind_a_colon_or_in_quotation_marks_a_text_is_sent_as_it_stands(line: str) -> None:
    assert len(draft("cs", line, game="duncan").sheet.lines) == 1
