"""Whoever is told may be introduced first: "there are two tanks in B1 - they go to B2"."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

INTRODUCED = (
    ("powers", "en", "There are two tanks in A1 - they go to B1.", "move 2 tank A1 -> B1"),
    ("powers", "en", "There are two guns in A2 - they take position against B2.", "battery 2 gun A2 at B2"),
    ("powers", "ru", "В A1 стоят два танка - они идут в B1.", "move 2 tank A1 -> B1"),
    ("powers", "cs", "V A1 stojí dva tanky - ty půjdou na B1.", "move 2 tank A1 -> B1"),
    ("powers", "sk", "V A1 máme dva tanky - tie pôjdu na B1.", "move 2 tank A1 -> B1"),
    ("europe", "en", "I have two figures in France - they attack Germany.", "attack FRA -> GER with 2"),
)
ORDER_NOTHING = (
    ("powers", "en", "There are two tanks in A1 - they don't go to B1."),
    ("powers", "en", "If there are two tanks in A1 - they go to B1."),
    ("powers", "en", "There are two tanks in A1, they went to B1."),
    ("powers", "ru", "В A1 стоят два танка - они не идут в B1."),
    ("powers", "cs", "V A1 stojí dva tanky - ty možná půjdou na B1."),
    ("powers", "en", "There are two enemy tanks in A1 - they go to B1."),
)

test_whoever_is_introduced_is_told = means(INTRODUCED)
test_what_is_denied_or_of_others_is_no_order = orders_nothing(ORDER_NOTHING)
