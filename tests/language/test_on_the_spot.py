"""Whoever is on the spot stays where it is (Duncan)."""

from __future__ import annotations

from tests.language.kit import means

test_on_the_spot_is_staying = means(
    [
        ("en", "u4 on the spot", "u4 stay"),
        ("ru", "u4 на месте", "u4 stay"),
        ("cs", "j2 na H6 přes G6, j4 na místě", ("u2 to H6 via G6", "u4 stay")),
        ("sk", "j4 na mieste", "u4 stay"),
    ],
    game="duncan",
)
