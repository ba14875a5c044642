"""Orders as players write them, and what they are taken for, in the language they are written in."""

from __future__ import annotations

import pytest

from pbem.language.forms.say import say
from pbem.rulesets.campaign.words import phrases
from tests.language.campaign import LEXICONS, orders

ENGLISH = {
    "3: go up 10. If you see an enemy, run away. If you find a free city, take it.": (
        "army 3: up 10; if it sees an enemy: flee; if it reveals a free city: capture it"
    ),
    "1: up 10 if an enemy is near flee": "army 1: up 10; if it sees an enemy: flee",
    "1: move up 10, if an enemy is revealed flee": "army 1: up 10; if it reveals an enemy: flee",
    "2: guard the city": "army 2: stay",
    "1: 3 steps to the right": "army 1: right 3",
    "4: wait until army 3 joins, then attack Ржев": "army 4: wait for join with 3, attack city Rzhev",
    "3: left 8 and merge with 4th army": "army 3: left 8, join 4",
    "6: up 5 avoiding battle": "army 6: up 5, without battle",
    "move army 1 up 10": "army 1: up 10",
    "1: to K9; if you capture the city, stay in it": "army 1: to K9; if it captures any city: stay",
    "my capital is Sokol": "capital Sokol",
    "Army #1: return to Sokol": "army 1: to city Sokol",
}
RUSSIAN = {
    "3: вверх 10. При встрече с врагом отступать. При обнаружении пустого города занять его.": (
        "отряд 3: вверх 10; при открытии врага: убежать; при открытии свободного города: захватить его"
    ),
    "1: вверх 10; если враг рядом: бежать": "отряд 1: вверх 10; при виде врага: убежать",
    "отряд 2 обороняет город": "отряд 2: остаться",
    "4: дождаться отряда 3 и атаковать Ржев": ("отряд 4: ждать объединения с отрядом 3, напасть на город Ржев"),
    "6: вверх 5 без боя": "отряд 6: вверх 5, без боя",
    "1: вверх 5; захватив город – остаться в нём": "отряд 1: вверх 5; при захвате любого города: остаться",
    "отправить отряд 1 вверх на 5": "отряд 1: вверх 5",
    "отряд №1: вернуться в Sokol": "отряд 1: к городу Сокол",
    "столицей назначаю Sokol": "столица Сокол",
}
CZECH = {
    "3: nahoru 10. Pokud potkáš nepřítele, uteč. Pokud najdeš volné město, obsaď ho.": (
        "oddíl 3: nahoru 10; při odhalení nepřítele: uteč; při odhalení volného města: obsaď ho"
    ),
    "2: braň město": "oddíl 2: zůstaň",
    "4: počkej na oddíl 3 a zaútoč na Ржев": "oddíl 4: čekej na spojení s oddílem 3, zaútoč na město Rzhev",
    "6: nahoru 5 bez boje": "oddíl 6: nahoru 5, bez boje",
    "oddíl č. 1: nahoru 5": "oddíl 1: nahoru 5",
}
SLOVAK = {
    "3: hore 10. Ak stretneš nepriateľa, uteč. Ak nájdeš voľné mesto, obsaď ho.": (
        "oddiel 3: hore 10; pri odhalení nepriateľa: uteč; pri odhalení voľného mesta: obsaď ho"
    ),
    "2: bráň mesto": "oddiel 2: zostaň",
    "4: počkaj na oddiel 3 a zaútoč na Ржев": "oddiel 4: čakaj na spojenie s oddielom 3, zaútoč na mesto Rzhev",
    "6: hore 5 bez boja": "oddiel 6: hore 5, bez boja",
    "oddiel č. 1: hore 5": "oddiel 1: hore 5",
}
SAID = [
    (language, line, echo)
    for language, lines in (("en", ENGLISH), ("ru", RUSSIAN), ("cs", CZECH), ("sk", SLOVAK))
    for line, echo in lines.items()
]


@pytest.mark.parametrize(("language", "line", "echo"), SAID, ids=[line for _, line, _ in SAID])
def test_natural_order(language: str, line: str, echo: str) -> None:
    """4.2: an order in a player's own words is the order of its echo."""
    (order,) = orders(line, language)
    assert say(phrases.phrase(order), LEXICONS[language]) == echo
