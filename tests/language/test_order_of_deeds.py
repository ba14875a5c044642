"""What is done after what: "after which" supposes nothing, and what comes "but first" is asked about (C-4.1)."""

from __future__ import annotations

from tests.language.kit import asked, means, orders_nothing

test_after_which_is_then = means(
    [
        ("en", "The third goes two down and one left, after which it captures Tor.", "3: down 2, left 1, capture Tor"),
        ("en", "3: up 2, after which it goes right 4.", "3: up 2, right 4"),
        ("ru", "Третья идёт 2 вверх, после чего 4 вправо.", "3: up 2, right 4"),
        ("cs", "Trojka jde 2 nahoru, načež 4 doprava.", "3: up 2, right 4"),
    ]
)
test_what_comes_first_though_it_is_said_last_is_asked_about = asked(
    [
        ("en", "If army 3 sees an enemy it attacks, but first it goes three right."),
        ("en", "Army 3 attacks Tor, but first let it walk three cells east."),
        ("ru", "Если третья увидит врага, пусть атакует, но сначала пусть пройдёт три вправо."),
        ("cs", "Když trojka uvidí nepřítele, zaútočí, ale nejdřív půjde tři doprava."),
        ("sk", "Keď trojka uvidí nepriateľa, zaútočí, ale najprv pôjde tri doprava."),
    ]
)
test_what_others_would_love_is_not_meant = orders_nothing(
    [
        ("europe", "sk", "Všetky karty z osudu dám Rusku, to by sa vám páčilo!"),
        ("europe", "cs", "Všechny karty z osudu dám Rusku, to by se vám líbilo!"),
        ("europe", "ru", "Отдам России все карты судьбы, вам бы этого хотелось!"),
        ("campaign", "en", "Army 5 takes Tor, wouldn't he just love that."),
        ("campaign", "en", "Army 5 takes Tor, he would love that."),
    ]
)
