"""Between who goes and the square he goes to stands an arrow, a dash or a colon, and no word: that is a way to go."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

CAMPAIGN, DUNGEON = "campaign", "duncan"
GOES = (
    (CAMPAIGN, "en", "6 -> G11", "army 6: to G11"),
    (CAMPAIGN, "en", "army 6 → G11", "army 6: to G11"),
    (CAMPAIGN, "en", "6: G11, then attack Yaz", "army 6: to G11, attack Yaz"),
    (CAMPAIGN, "ru", "6 - G11, 5 - H12", "army 6: to G11; army 5: to H12"),
    (CAMPAIGN, "ru", "шестая > G11", "army 6: to G11"),
    (CAMPAIGN, "cs", "šestka: G11", "army 6: to G11"),
    (CAMPAIGN, "sk", "armáda 6 -> G11, neútočiť", "army 6: to G11, careful"),
    (DUNGEON, "en", "u4 -> B8", "u4 to B8"),
)
STAYS = (
    (CAMPAIGN, "en", "6: not G11"),
    (CAMPAIGN, "en", "6: G11 or H12"),
    (CAMPAIGN, "en", "6 -> G11?"),
    (CAMPAIGN, "ru", "шестая: не G11"),
    (CAMPAIGN, "cs", "šestka: G11 nebo H12"),
    (CAMPAIGN, "sk", "keby 6 -> G11"),
)

test_it_goes_there = means(GOES)
test_it_does_not_go = orders_nothing(STAYS)
