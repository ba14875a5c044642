"""What a line says is not meant is left out beside what is; an order never comes of the denial alone."""

from __future__ import annotations

from tests.language.kit import alike, orders, orders_nothing

ALIKE = (
    ("duncan", "en", "u1 not to E5 but to E6", "u1 to E6"),
    ("duncan", "en", "u1 to D5 (not E5)", "u1 to D5"),
    ("duncan", "en", "put the regeneration on u1 instead of u2", "regeneration on u1"),
    ("duncan", "ru", "регенерацию не первому, а второму", "регенерация ю2"),
    ("duncan", "cs", "u1 ne na E5, ale na E6", "u1 na E6"),
    ("duncan", "sk", "u1 na D5 a nie na E5", "u1 na D5"),
    ("campaign", "en", "2, not 3, to Kem", "2 to Kem"),
    ("campaign", "ru", "не второй, а третий отряд в Кем", "3 в Кем"),
    ("campaign", "sk", "armáda 2 nie hore ale dole 3", "2 dole 3"),
    ("dice_empires", "en", "d1 to the farm, not the church", "d1 to the farm"),
    ("dice_empires", "ru", "к1 на ферму, а не в церковь", "к1 на ферму"),
    ("europe", "en", "build in France, not in Spain", "build in France"),
)
NOTHING = (
    ("duncan", "en", "u1 not to E5"),
    ("duncan", "en", "u1 to D5 not u2"),
    ("duncan", "en", "don't move u1 but u2"),
    ("campaign", "en", "2 not up but stays"),
    ("campaign", "en", "4 up 3, instead down 2"),
    ("campaign", "en", "if 2 sees not red but green, up 3"),
)

test_what_is_not_meant_is_left_out = alike(ALIKE)

test_a_denial_alone_orders_nothing = orders_nothing(NOTHING)


def test_words_of_an_answer_stay_as_written() -> None:
    (answer,) = orders("en", "answer 2: not 3 but 4", game="duncan")
    assert "not 3 but 4" in str(answer)
