"""Lines that leave something to what stands beside it: another unit does the same, a short question is a condition."""

from __future__ import annotations

from tests.language.kit import alike, orders_nothing

ALIKE = (
    ("duncan", "en", "u2 one square right, u1 the same", "u2 right; u1 right"),
    ("duncan", "ru", "ю2 на клетку вправо, ю1 тоже", "ю2 вправо; ю1 вправо"),
    ("duncan", "cs", "u3 dolů a u1 taky", "u3 dolů; u1 dolů"),
    ("duncan", "sk", "u3 o jedno dolu a u1 takisto", "u3 dole; u1 dole"),
    ("dice_empires", "cs", "d2 na farmu a d1 taky", "d2 na farmu; d1 na farmu"),
    ("campaign", "en", "give 6 to green", "give army 6 to green"),
    ("campaign", "ru", "отдать 6 зелёным", "отдать отряд 6 зелёным"),
    ("campaign", "cs", "dej 6 zelenému", "dej armádu 6 zelenému"),
    ("campaign", "en", "take Orel from Kem", "army 3: capture Orel"),
    ("campaign", "cs", "obsadím Orel z Kemu", "armáda 3: obsadit Orel"),
    ("campaign", "sk", "Z Kemu obsadiť Orel", "armáda 3: obsadiť Orel"),
    ("campaign", "ru", "из Кема на Orel", "отряд 3: к Orel"),
    ("campaign", "sk", "Zelenému venujem štvrtú armádu.", "odovzdaj zelenému armádu 4"),
    ("campaign", "en", "give my fourth army to green", "give army 4 to green"),
    ("campaign", "ru", "дарю зелёным шестой отряд", "отдать отряд 6 зелёным"),
    ("campaign", "en", "4 joins 6 in Gar and stays there", "army 4: join 6, stay"),
    ("campaign", "ru", "Отряд, стоящий в Кеме, вверх 2", "отряд 3: вверх 2"),
    ("campaign", "cs", "armáda stojící v Kemu nahoru 2", "armáda 3: nahoru 2"),
    ("campaign", "sk", "armáda stojaca v Keme hore 2", "armáda 3: hore 2"),
    ("campaign", "en", "the army stationed in Kem goes up 2", "army 3: up 2"),
    ("dice_empires", "cs", "Když padne jednička, házím znovu, jinak ne.", "opakuj <= 1"),
    ("duncan", "ru", "всем силу по разу", "улучшить ю1 силу; улучшить ю2 силу; улучшить ю3 силу; улучшить ю4 силу"),
    ("europe", "ru", "Киньте одну из Италии в Швейцарию", "ход ITA -> SWI"),
    ("europe", "cs", "jednu z Itálie do Švýcarska", "pohyb ITA -> SWI"),
    (
        "campaign",
        "en",
        "army 1 up 10. Enemy? Run. Free city? Take it.",
        "army 1 up 10; if it reveals an enemy: flee; if it reveals a free city: capture it",
    ),
    (
        "campaign",
        "cs",
        "1 dolů 10. Nepřítel nebo obsazené město? Utéct. Volné město? Obsadit.",
        "1 dolů 10; při odhalení nepřítele nebo obsazeného města: uteč; při odhalení volného města: obsaď je",
    ),
)
NOTHING = (
    ("campaign", "en", "army 1 up 10. Sudak? Attack it."),
    ("campaign", "en", "Enemy? Run? Who knows."),
    ("campaign", "en", "take Orel from Yaz"),
    ("campaign", "en", "don't take Orel from Kem"),
    ("duncan", "en", "u2 or u3 up, u1 the same"),
    ("duncan", "en", "u1 the same"),
    ("duncan", "ru", "ю2 не вправо, ю1 тоже"),
)

test_what_is_left_out_is_taken_from_beside_it = alike(ALIKE)

test_what_nobody_can_fill_in_orders_nothing = orders_nothing(NOTHING)
