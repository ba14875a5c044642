"""An order that its own line takes back is asked about; a denial behind it that speaks of something else is talk."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

CAMPAIGN, DICE, DUNGEON = "campaign", "dice_empires", "duncan"
TAKEN_BACK = (
    (CAMPAIGN, "en", "Army 2 up 3... no, leave it."),
    (CAMPAIGN, "en", "2 up 3 - hm, no, bad idea"),
    (CAMPAIGN, "en", "Army 2 up 3. No, forget that."),
    (CAMPAIGN, "ru", "Второй отряд вверх на 3... хотя нет, не надо."),
    (CAMPAIGN, "cs", "2 nahoru 3, vlastně ne, nech to být"),
    (CAMPAIGN, "sk", "Oddiel 2 hore o tri... vlastne nie, nechaj to tak."),
    (CAMPAIGN, "en", "Army 2 right 2, up 2... nah, scrub that, the lads are knackered."),
    (CAMPAIGN, "en", "Army 2 right 2... belay that."),
    (CAMPAIGN, "ru", "Отряд 2 вправо 2... нет, пусть ребята сперва как следует отдохнут."),
    (CAMPAIGN, "cs", "Armádu 2 rozděl 10+10... ale ne, nech to plavat, ať je vcelku."),
    (CAMPAIGN, "sk", "Armáda 2 doprava 2... nie, vykašli sa na to, sú unavení."),
    (DICE, "ru", "Троих из казарм налево... не-не, погорячился, ничего такого."),
    (DICE, "sk", "Spoj d2 s d1... pardon, tento príkaz ignorujte."),
    (DUNGEON, "sk", "Odpoveď 1 je maják - teda nie, túto odpoveď neposielam, škrtni ju."),
)
STANDING = (
    (CAMPAIGN, "en", "2 up 3. No, I am not angry with you about the other evening.", "army 2: up 3"),
    (CAMPAIGN, "cs", "2 nahoru 3. Ne, nezlobím se na tebe kvůli tomu včerejšku.", "army 2: up 3"),
    (CAMPAIGN, "en", "Army 2 right 2... no idea whether that helps, cheers!", "army 2: right 2"),
    (CAMPAIGN, "en", "2 up 3, no battle", "army 2: up 3, without battle"),
    (DUNGEON, "en", "answer 1: nobody", "answer 1: nobody"),
    (DUNGEON, "cs", "odpověď 1: nikdo", "odpověď 1: nikdo"),
    (DUNGEON, "ru", "ответ 1: никто", "ответ 1: никто"),
    (DUNGEON, "sk", "odpoveď 1: nikdy", "odpoveď 1: nikdy"),
    (DICE, "cs", "Drancujeme jen po radnici, dál už ne.", "drancuj po radnici"),
    (DICE, "cs", "Když padne jednička, házím znovu, jinak ne.", "opakuj <= 1"),
)

test_what_is_taken_back_in_its_own_line_is_not_done = orders_nothing(TAKEN_BACK)
test_a_denial_of_something_else_takes_nothing_back = means(STANDING)
