"""Of two parties the one attacks and the other is attacked: by preposition, or by who stands first."""

from __future__ import annotations

import pytest

from pbem.rulesets.duncan.orders import ChooseOrder
from pbem.rulesets.europe.orders import StopOrder
from tests.language.test_talk import draft

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
    ("language", "line"),
    [("en", "fourth bonus: sight"), ("cs", "Čtvrtý bonus: dohled"), ("sk", "štvrtý bonus: dohľad")],
)
def test_an_ordinal_of_a_bonus_is_no_unit(language: str, line: str) -> None:
    """D-7.8: the team chooses its own bonus; unit 4 gets nothing by that."""
    (one,) = draft(language, line, game="duncan").sheet.lines
    assert isinstance(one.order, ChooseOrder)
    assert one.order.bonus == "sight"
