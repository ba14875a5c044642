"""Whoever is on the spot stays (Duncan); a retreat to several lands is no answer about one (Europe)."""

from __future__ import annotations

from tests.language.kit import asked, means

test_on_the_spot_is_staying = means(
    [
        ("en", "u4 on the spot", "u4 stay"),
        ("ru", "u4 на месте", "u4 stay"),
        ("cs", "j2 na H6 přes G6, j4 na místě", ("u2 to H6 via G6", "u4 stay")),
        ("sk", "j4 na mieste", "u4 stay"),
    ],
    game="duncan",
)
test_one_retreats_to_one_land_at_a_time = asked(
    [
        ("ru", "Нашим в Испании отступать сперва в Португалию, дальше во Францию."),
        ("cs", "Naši ve Španělsku ustoupí nejdřív do Portugalska, pak do Francie."),
    ],
    game="europe",
)
