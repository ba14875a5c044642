"""Ordinals in a list only tell the place in it: "slaves starve first, houses second" (Dice Empires)."""

from __future__ import annotations

from tests.language.kit import asked, means

RANKED = (
    ("en", "Slaves starve first, houses second.", "starve slaves, houses"),
    ("cs", "Otroci hladoví první, domy druhé.", "starve slaves, houses"),
    ("sk", "Otroci hladujú prví, domy druhé.", "starve slaves, houses"),
    ("ru", "Первыми голодают рабы, вторыми дома", "starve slaves, houses"),
    ("en", "In a famine two from the houses starve first.", "starve houses: 2"),
)
ELSEWHERE = (("en", "d1 to the farm if there are fewer than two there"),)

test_an_ordinal_tells_the_place_in_a_list = means(RANKED, game="dice_empires")
test_there_at_the_end_of_a_condition_is_not_passed_over = asked(ELSEWHERE, game="dice_empires")
