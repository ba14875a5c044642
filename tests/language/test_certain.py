"""A line that says one thing is read though what but helps to say it has no place in it; what may turn it is not."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

CAMPAIGN, DUNGEON, DICE, EUROPE, POWERS = "campaign", "duncan", "dice_empires", "europe", "powers"
DONE = (
    (CAMPAIGN, "en", "Army four: sidle up to the green army, I want to make contact.", "army 4: approach green"),
    (CAMPAIGN, "ru", "Второго отведи на клетку назад, влево.", "army 2: left 1"),
    (CAMPAIGN, "cs", "Šestkou půjdu o pět polí doprava, po cestě ale nic neobsazovat.", "6: right 5, do not capture"),
    (CAMPAIGN, "sk", "Štvrtá sa potichu prikradne k zelenému, do bitky sa však nepúšťa.", "4: approach green, careful"),
    (DUNGEON, "en", "Make u1 invisible with that bonus of ours.", "bonus invisibility on u1"),
    (DUNGEON, "cs", "Tu jednotku z F7 pošli na H6, ale přes G6.", "u2 to H6 via G6"),
    (DICE, "ru", "Из к1 выдели двоих, пусть заселяют дома.", "split 2 from d1 to houses"),
    (CAMPAIGN, "en", "The garrison of Kem marches out and takes Orel, then sits tight there.", "3: capture Orel, stay"),
    (CAMPAIGN, "en", "What the third ought to do is take Orel and then sit tight there.", "3: capture Orel, stay"),
    (
        CAMPAIGN,
        "en",
        "Storm Lhota with the fifth; should they win there, on to Yaz with them.",
        "5: attack Lhota; if it wins: to Yaz",
    ),
    (
        CAMPAIGN,
        "sk",
        "Štvrtý oddiel napadne Sudak. Ak to tam vyhrá, nech tam aj ostane.",
        "4: attack Sudak; if it wins: stay",
    ),
    (DUNGEON, "en", "Give u1 another point of strength.", "upgrade u1 strength"),
    (DUNGEON, "ru", "Третий пускай отдыхает на своей клетке.", "u3 stay"),
    (DUNGEON, "cs", "u1 východ, u3 jih, po jednom poli", "u1 right; u3 down"),
    (DUNGEON, "sk", "Bonus neviditeľnosť dáme dvojke, nech sa prešmykne.", "bonus invisibility on u2"),
    (DICE, "en", "Everyone in the barracks marches on Red.", "send all barracks red"),
    (DICE, "en", "Put Red's slaves to work in the fields at the farm.", "move slaves of red to farm"),
    (DICE, "ru", "при грабеже брать в рабство, до ратуши", "plunder enslave until town hall"),
    (DICE, "ru", "Слить d2 с d1, чтобы все были в d1.", "merge d2 into d1"),
    (DICE, "cs", "Otroky červeného chci mít na farmě.", "move slaves of red to farm"),
    (DICE, "sk", "Straty v boji nech znáša tá najmenšia skupina.", "losses smallest"),
    (
        EUROPE,
        "en",
        "Draw fate. Aces and kings stay with me, the rest go to the Ottomans.",
        "fate A > me, K > me, rest > OT",
    ),
    (EUROPE, "sk", "Diplomacia na Britániu, ak na ňu útočí Rusko.", "stop attacks on BR, by RU"),
    (POWERS, "ru", "Подлодку строим в Греции, спускаем в Эгейское море", "build 1 submarine at Greece @ Aegean Sea"),
)
NOT_DONE = (
    (CAMPAIGN, "en", "Don't move army 3 out of Kem."),
    (CAMPAIGN, "cs", "Všem ostatním stát: čtyřka i šestka se nehýbou."),
    (CAMPAIGN, "en", "Gleefully 2 spryly up 3."),
    (EUROPE, "en", "Our neighbour's parrot squawks: draft in Italy."),
    (DICE, "ru", "Раскатал губу: посылаю вторую на красного."),
    (POWERS, "sk", "Neprichádza do úvahy mier so zeleným do desiateho kola."),
    (DICE, "cs", "Syn žadonil, ať jde čtyřka do kasáren."),
    (DICE, "ru", "Сын клянчил, пусть четвёртые идут в казармы."),
    (DICE, "sk", "Syn žobronil, nech ide štvorka do kasární."),
    (DICE, "en", "dice d1: three go to the farm, two to the houses, and the last one stays in the hall"),
    (DUNGEON, "en", "Two of our heroes go to B4"),
    (DUNGEON, "en", "I'd be much obliged for one fresh unit on the square B4."),
    (EUROPE, "sk", "Veľmi by som chcel mať figúrku v Rumunsku."),
    (POWERS, "sk", "Rozkazujem, aby tank z Rakúska s výhradou postúpil do Uhorska."),
    (POWERS, "sk", "bombarder 1ks c1-c2-c3 hodit to na plbaterie"),
)

test_what_says_one_thing_is_read_though_a_word_that_joins_has_no_place = means(DONE)
test_a_word_that_may_turn_a_line_is_never_left_out = orders_nothing(NOT_DONE)
