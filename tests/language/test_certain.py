"""A line that says one thing is read though a word that but joins has no place in it; what may turn it is not."""

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
)

test_what_says_one_thing_is_read_though_a_word_that_joins_has_no_place = means(DONE)
test_a_word_that_may_turn_a_line_is_never_left_out = orders_nothing(NOT_DONE)
