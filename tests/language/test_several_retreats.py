"""A retreat to several lands is no answer about one of them: it is asked about (Evropská válka)."""

from __future__ import annotations

from tests.language.kit import asked

test_one_retreats_to_one_land_at_a_time = asked(
    [
        ("ru", "Нашим в Испании отступать сперва в Португалию, дальше во Францию."),
        ("cs", "Naši ve Španělsku ustoupí nejdřív do Portugalska, pak do Francie."),
    ],
    game="europe",
)
