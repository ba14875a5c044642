"""What is refused, dreamt, rumoured, laughed off or given up orders nothing, and is not offered either."""

from __future__ import annotations

import pytest

from tests.language.kit import draft

EN, RU = "en", "ru"
NOT_MEANT = {
    "refused": (
        ("campaign", EN, "Army 3 balks at capturing Orel."),
        ("duncan", EN, "I'm thoroughly fed up with sending u2 to G9."),
        ("europe", EN, "We're loath to spy on Russia."),
        ("powers", EN, "My cabinet vetoes giving Lithuania to yellow."),
        ("dice_empires", EN, "Count me out of moving d4 to the houses."),
        ("campaign", RU, "Пятая побаивается нападать на красных."),
        ("duncan", RU, "Мне совестно прокачивать второму обзор."),
        ("europe", RU, "Нет у меня охоты нападать из Франции на Испанию всеми."),
        ("powers", RU, "Увольте меня от похода двух танков из Богемии в Саксонию."),
        ("dice_empires", RU, "Ниже моего достоинства посылать двоих из казармы на зелёного."),
    ),
    "laughed off": (
        ("campaign", EN, "Yeah, right, army 1 goes to H12."),
        ("duncan", EN, "u2 goes to G9, and I'm the tooth fairy."),
        ("dice_empires", EN, "d1 moves to the farm. In your dreams!"),
        ("campaign", RU, "Ага, сейчас отправлю первую армию на H12."),
        ("duncan", RU, "Второй юнит пойдёт на G9, а я папа римский."),
        ("dice_empires", RU, "Вот ещё, посылать двоих из казармы на зелёного!"),
        ("europe", RU, "Размечтался: проведу призыв во Франции."),
    ),
    "told, dreamt or supposed": (
        ("campaign", EN, "It's a myth that army 1 goes to H12."),
        ("duncan", EN, "It is highly improbable that u2 goes to G9."),
        ("europe", EN, "The tea leaves say that two figures move from France to Spain."),
        ("powers", EN, "In a parallel universe one tank goes from Bohemia to Saxony."),
        ("dice_empires", EN, "My son pleaded that d4 goes left."),
        ("campaign", RU, "Невероятно, чтобы пятая напала на красных."),
        ("duncan", RU, "Сорока на хвосте принесла, что второй юнит пойдёт на G9."),
        ("europe", RU, "В страшном сне атакую из Франции Бенилюкс двумя."),
        ("powers", RU, "Согласно гороскопу, вся пехота пойдёт из Австрии в Тироль."),
        ("dice_empires", RU, "Сосед зудит, чтобы третья кость пошла на ферму."),
    ),
    "given up": (
        ("campaign", EN, "The march of army 1 to H12 is a non-starter."),
        ("duncan", EN, "We've shelved the plan of sending u2 to G9."),
        ("powers", EN, "Peace with blue until round 10 is off."),
        ("campaign", RU, "Поход первой армии на H12 под большим вопросом."),
        ("dice_empires", RU, "Перевести четвёртую в дома - дохлый номер."),
        ("europe", RU, "Шпионаж за Россией - глупая затея."),
        ("duncan", RU, "Как накопим, поставим нового юнита на B3."),
    ),
}
MEANT = (
    ("dice_empires", EN, "The plan is off."),
    ("europe", EN, "Attack Benelux from France with 2; if that is impossible, draft in Italy."),
    ("dice_empires", RU, "Отмени план."),
)
"""A game has its own words for what is given up, and what cannot be done may be a condition."""


@pytest.mark.parametrize(
    ("game", "language", "line"), [case for cases in NOT_MEANT.values() for case in cases], ids=lambda one: one
)
def test_what_is_not_in_earnest_is_neither_done_nor_offered(game: str, language: str, line: str) -> None:
    found = draft(language, line, game=game)
    assert (found.sheet.lines, [problem.try_ for problem in found.problems if problem.try_]) == ((), [])


@pytest.mark.parametrize(("game", "language", "line"), MEANT)
def test_what_is_meant_is_done(game: str, language: str, line: str) -> None:
    found = draft(language, line, game=game)
    assert (len(found.sheet.lines), found.problems) == (1, ())
