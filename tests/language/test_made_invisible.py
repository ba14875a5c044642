"""D-6: who is made invisible gets that bonus; who pays with points buys."""

from __future__ import annotations

from tests.language.kit import alike, orders_nothing

ALIKE = [
    ("en", "Make u2 invisible, we have that bonus", "bonus invisibility on u2"),
    ("en", "u3 sight +1, pay from my points", "upgrade u3 sight"),
    ("ru", "Сделай второго невидимым, на это есть бонус", "бонус невидимость на u2"),
    ("cs", "Ať je dvojka neviditelná, bonus na to máme", "bonus neviditelnost na u2"),
    ("sk", "Nech je dvojka neviditeľná, bonus na to máme", "bonus neviditeľnosť na u2"),
]
NOTHING = [
    ("en", "u2 is invisible"),
    ("en", "Don't make u2 invisible"),
    ("en", "Make u2 invisible or u3"),
    ("ru", "Второго невидимым не делай"),
    ("cs", "Ať není dvojka neviditelná"),
    ("sk", "Nech nie je dvojka neviditeľná"),
]

test_who_is_made_invisible_gets_the_bonus = alike(ALIKE, game="duncan")

test_who_is_so_or_shall_not_be_gets_none = orders_nothing(NOTHING, game="duncan")
