"""A bolder reading is offered where no cheap one is: all that names, counts or points has its place in it."""

from __future__ import annotations

import pytest

from tests.language.kit import alike, draft, offers, orders_nothing

OFFERED = (
    ("europe", "en", "attack germany from farnce with everything ive got there", "attack FRA -> GER with all"),
    ("europe", "cs", "fra svycarsko presun", "pohyb FRA -> SWI"),
    ("europe", "ru", "италия австрия атака тремя", "атака ITA -> AUS 3"),
    ("europe", "sk", "Celé vojsko zo Španielska na Francúzsko, musíme ho dostať späť.", "útok SPA -> FRA všetko"),
    ("campaign", "ru", "короче червертая хватает Тор и сидит там", "отряд 4: захватить город Тор, остаться"),
    ("duncan", "ru", "вспышка j7, дым m10, бонусов не жалко", "вспышка на J7; дым на M10"),
    ("dice_empires", "cs", "zajatce nebrat, jen by nás ujedli", "zajatci ne"),
)
NOT_OFFERED = (
    ("campaign", "en", "2 zigzag Kem"),
    ("campaign", "ru", "Зачем вообще пятой идти на Тор."),
    ("campaign", "ru", "Рано ещё вести четвёртую на Тор."),
    ("campaign", "cs", "Na Tor je se čtyřkou ještě brzy."),
    ("duncan", "en", "Red's fourth unit goes to I7"),
    ("duncan", "cs", "Chtěli jsme poslat u2 na G8."),
    ("duncan", "sk", "Chceli sme poslať u2 na G8."),
    ("duncan", "cs", "u4 se obejde bez B10."),
    ("duncan", "sk", "Bonus rýchlosti pre u2 je nanič."),
    ("europe", "ru", "Рано ещё тянуть карты судьбы."),
    ("duncan", "cs", "u2 na G8, ale to nechceme"),
    ("duncan", "cs", "u2 na G8, blbost to je"),
    ("europe", "cs", "Odvod v Itálii, ledaže by někdo navrhl něco lepšího."),
    ("campaign", "cs", "Šestka vpravo 3, ledaže by se ti to zdálo moc nebezpečné."),
    ("europe", "en", "Either draft Spain or move Italy to Switzerland, I can't make up my mind."),
    ("campaign", "en", "army 1: up 5 or right 5, haven't decided"),
    ("dice_empires", "ru", "Хорошо, что к2 осталась в казармах."),
)
NOTHING = (
    ("duncan", "ru", "ю3 почти на B3."),
    ("duncan", "cs", "u3 je téměř na B3."),
    ("duncan", "en", "u3 is almost on B3."),
    ("dice_empires", "ru", "Зачем к2 на ферму."),
    ("dice_empires", "cs", "Proč d2 na farmu."),
    ("dice_empires", "sk", "Načo d2 na farmu."),
    ("europe", "sk", "Sabotáž v Nemecku sa ruší."),
    ("europe", "cs", "Sabotáž v Německu se ruší."),
    ("europe", "ru", "Диверсия в Германии отменяется."),
    ("europe", "en", "Sabotage in Germany is called off."),
)
IN_PLACE = (
    ("campaign", "ru", "Вместо Тора четвёртая пусть берёт Судак.", "4 захватить Судак"),
    ("campaign", "sk", "Namiesto na Tor nech ide štvorka na Sudak.", "4 na Sudak"),
    ("duncan", "ru", "ю2 вместо F8 на G8.", "ю2 на G8"),
    ("duncan", "cs", "u2 místo na F8 na G8.", "u2 na G8"),
    ("europe", "sk", "Namiesto v Španielsku odvediem v Taliansku.", "odvod v Taliansku"),
    ("dice_empires", "cs", "d2 místo na farmu do kostela.", "d2 do kostela"),
    ("dice_empires", "en", "d2 instead of the farm to the church", "d2 to the church"),
)


@pytest.mark.parametrize(("game", "language", "line", "ready"), OFFERED)
def test_more_is_passed_over_and_what_lacks_is_put_in(game: str, language: str, line: str, ready: str) -> None:
    found = draft(language, line, game=game)
    assert found.sheet.lines == ()
    assert ready in offers(found.problems)


@pytest.mark.parametrize(("game", "language", "line"), NOT_OFFERED)
def test_nothing_bold_is_offered_for_what_is_no_order(game: str, language: str, line: str) -> None:
    found = draft(language, line, game=game)
    assert found.sheet.lines == ()
    assert offers(found.problems) == []


test_almost_why_and_called_off_order_nothing = orders_nothing(NOTHING)
"""Words of everyday speech are no slips of other ones: „почти“ is not „пойти“, «зачем» not «затем»."""

test_what_another_takes_the_place_of_is_left_out = alike(IN_PLACE)
