"""Who asks the referee whether he could asks for it; who asks what a unit can do, or how many, asks."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

CAMPAIGN, DUNGEON, DICE = "campaign", "duncan", "dice_empires"
DONE = (
    (CAMPAIGN, "en", "Could you send 2 up 3?", "army 2: up 3"),
    (CAMPAIGN, "ru", "Можешь отправить 2 вверх на 3?", "army 2: up 3"),
    (CAMPAIGN, "ru", "карту мою можешь красному отдать", "blue gives red a map"),
    (CAMPAIGN, "cs", "Můžeš poslat 2 nahoru 3?", "army 2: up 3"),
    (CAMPAIGN, "sk", "Môžete poslať 2 hore 3?", "army 2: up 3"),
    (DUNGEON, "en", "Could you move u2 to H8?", "u2 to H8"),
    (DUNGEON, "cs", "Můžete poslat u2 na H8?", "u2 to H8"),
    (DICE, "en", "Could you move the second group to the church?", "d2 to church"),
)
NOT_DONE = (
    (CAMPAIGN, "en", "Could 4 take Sudak?"),
    (CAMPAIGN, "en", "can 3 reach Orel?"),
    (CAMPAIGN, "en", "Could you tell me whether 5 can take Lhota?"),
    (CAMPAIGN, "ru", "Можете сказать, дойдёт ли 5 до Тора?"),
    (CAMPAIGN, "ru", "Сколько войск можешь взять?"),
    (CAMPAIGN, "cs", "Může 4 obsadit Tor?"),
    (CAMPAIGN, "cs", "Můžeš mi říct, jestli 5 dojde do Lhoty?"),
    (CAMPAIGN, "cs", "Nemůžeš nechat 2 stát?"),
    (CAMPAIGN, "sk", "Môže 4 obsadiť Tor?"),
    (CAMPAIGN, "sk", "Môžeš mi povedať, či 5 dôjde do Lhoty?"),
)

test_what_the_referee_is_asked_to_do_is_done = means(DONE)
test_what_a_unit_can_do_is_a_question = orders_nothing(NOT_DONE)
