"""Who pays for what is built somewhere: the lands behind the amounts, not the one it stands in (Powers, P-5)."""

from __future__ import annotations

from tests.language.kit import means

test_the_land_behind_the_amount_pays = means(
    [
        (
            "en",
            "The factory in Moravia is paid with two from Silesia and one from Bohemia.",
            TWO := "factory Moravia paid Silesia:2, Bohemia:1",
        ),
        ("ru", "Завод в Моравии оплати двумя из Силезии и одним из Богемии.", TWO),
        ("cs", "Továrnu na Moravě zaplať dvěma ze Slezska a jedním z Čech.", TWO),
        ("sk", "Továreň na Morave zaplať dvoma zo Sliezska a jedným z Čiech.", TWO),
    ],
    game="powers",
)
