"""An order that puts another of the same letter right takes its place; one that does not is asked about."""

from __future__ import annotations

import pytest

from tests.language.kit import draft

RIGHT = [
    ("europe", "en", "I defend cheaply.", "No wait, the other way round: I defend with the best cards."),
    ("europe", "ru", "Защита дешёвая", "Ой, нет, что я: защита лучшими картами."),
    ("europe", "cs", "Ústup z Itálie do Rakouska.", "Oprava k předchozímu: z Itálie se ustupuje do Švýcarska."),
    ("europe", "cs", "Ústup z Itálie do Rakouska.", "Vlastně jinak: ústup z Itálie do Švýcarska."),
    ("europe", "sk", "ústup zo Španielska do Portugalska", "Predsa len inak: ústup zo Španielska do Francúzska."),
    ("duncan", "en", "u1 to C4", "On second thoughts: u1 to E4"),
    ("duncan", "ru", "u1 на E4", "Ой, поправка: u1 всё-таки на D3."),
    ("duncan", "sk", "dvojka ide na D6", "Teraz pozerám na mapu a radšej takto: dvojka ide na D7."),
    ("campaign", "cs", "1 nahoru 3", "Změna plánu: 1 nahoru 2"),
    ("dice_empires", "en", "births to d1", "No wait, the other way round: births to d2"),
]
WRONG = [
    ("europe", "en", "If they attack, the other way round: I defend with the best cards."),
    ("duncan", "en", "No attack by u2 on second thoughts: u1 to E4"),
    ("duncan", "ru", "Если по-другому: u1 на D3."),
    ("campaign", "cs", "Když takže jinak: 1 nahoru 2"),
    ("dice_empires", "sk", "Ak predsa len inak: deti k2"),
]


@pytest.mark.parametrize(("game", "language", "first", "second"), RIGHT)
def test_a_correction_said_in_other_words_takes_the_place_of_an_order(
    game: str, language: str, first: str, second: str
) -> None:
    found = draft(language, first, second, game=game)
    assert [problem.code for problem in found.problems] == ["replaced"]
    assert [one.line for one in found.sheet.lines] == [2]


@pytest.mark.parametrize(("game", "language", "line"), WRONG)
def test_words_that_suppose_or_bid_before_a_colon_put_nothing_right(game: str, language: str, line: str) -> None:
    assert not any("replaced" in problem.code for problem in draft(language, line, game=game).problems)
    assert not any(aside.amends for aside in draft(language, line, game=game).asides)
