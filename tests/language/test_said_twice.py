"""A deed that is said twice in one sentence, first what is meant and then how, is one order (Duncan, D-6, D-8)."""

from __future__ import annotations

from tests.language.kit import means

test_what_is_said_more_exactly_is_one_order = means(
    [
        ("en", "Let u4 see further: raise its sight twice.", "upgrade u4 sight x2"),
        ("ru", "Пусть u4 видит дальше: увеличь ей обзор дважды.", "upgrade u4 sight x2"),
        ("cs", "Ať u4 vidí dál: dohled jí zvyš dvakrát.", "upgrade u4 sight x2"),
        ("en", "Cover K12 in smoke, throw a smoke bomb there.", "smoke at K12"),
        ("ru", "Задымить K12, бросить туда дымовую шашку.", "smoke at K12"),
        ("sk", "Na K12 nech to zadymí, použijeme tam dymovnicu.", "smoke at K12"),
    ],
    game="duncan",
)
test_where_somebody_shall_best_appear_is_said_in_order_of_choice = means(
    [
        ("en", "New unit, preferably on B4, then B3, and if even that fails, C4.", "new unit at B4 or B3 or C4"),
        ("ru", "Новый юнит, лучше всего на B4, потом B3, а если и это не выйдет, C4", "new unit at B4 or B3 or C4"),
        ("cs", "Nová jednotka nejlépe na B4, pak B3, a kdyby ani to nešlo, C4.", "new unit at B4 or B3 or C4"),
        ("sk", "Nová jednotka najlepšie na B4, potom B3, potom C4.", "new unit at B4 or B3 or C4"),
        ("en", "New units on B4, then B3.", ("new unit at B4", "new unit at B3")),
    ],
    game="duncan",
)
