"""D-5: where a new unit is put if a square is taken; what is done otherwise is not done besides."""

from __future__ import annotations

from tests.language.kit import alike, orders_nothing

ALIKE = [
    ("en", "new unit at D2; if it's not free then C2, if that isn't either then C4", "new unit at D2 or C2 or C4"),
    ("en", "we buy a fighter, put him on D2 or, failing that, C2", "new unit at D2 or C2"),
    ("en", "new unit D2, if that's taken C2, and if that's taken too C4", "new unit at D2 or C2 or C4"),
    ("en", "hire one more, put him at D2 or, if that is taken, at C2, or else C4", "new unit at D2 or C2 or C4"),
    ("ru", "берём ещё одного бойца, ставим на D2 или, если занято, на C2, а то на C4", "новый юнит в D2 или C2 или C4"),
    ("ru", "новый юнит на D2, если занято - C2, если и там занято - C4", "новый юнит в D2 или C2 или C4"),
    (
        "cs",
        "koupíme nováčka, dáme ho na D2, nebo když tam bude obsazeno, na C2, jinak na C4",
        "nová jednotka na D2 nebo C2 nebo C4",
    ),
    (
        "cs",
        "nová jednotka na D2, je-li obsazeno, C2, a není-li volné ani to, C4",
        "nová jednotka na D2 nebo C2 nebo C4",
    ),
    (
        "sk",
        "kúpime nováčika, dáme ho na D2, alebo ak je tam obsadené, na C2, inak na C4",
        "nová jednotka na D2 alebo C2 alebo C4",
    ),
    ("sk", "nová jednotka na D2, ak nie je voľné, tak na C2", "nová jednotka na D2 alebo C2"),
]
NOTHING = [
    ("campaign", "ru", "4 на Тор, а то красный займёт"),
    ("campaign", "ru", "4 вверх 3, а то вниз 3"),
    ("campaign", "en", "4 up 3, or else down 3"),
    ("campaign", "cs", "4 nahoru 3, jinak dolů 3"),
    ("campaign", "sk", "4 hore 3, inak dole 3"),
    ("duncan", "cs", "koupíme nováčka na D2, jinak jde dvojka na C4"),
    ("duncan", "sk", "kúpime nováčika na D2, inak ide dvojka na C4"),
]

test_where_a_new_unit_is_put_otherwise = alike(ALIKE, game="duncan")

test_what_is_done_otherwise_is_not_done_besides = orders_nothing(NOTHING)
