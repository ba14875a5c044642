"""Campaign: men of a unit, what a clause says of whom was named, steps that are taken, names before a pause."""

from __future__ import annotations

from tests.language.kit import alike, means, orders_nothing

MEANS = (
    ("campaign", "en", "The lads of the third go up two squares", "army 3: up 2"),
    ("campaign", "ru", "Бойцы из шестой идут вверх на две клетки", "army 6: up 2"),
    ("campaign", "cs", "Kluci ze šestky půjdou o dvě pole nahoru", "army 6: up 2"),
    ("campaign", "sk", "Chlapi z trojky pôjdu dve polia hore", "army 3: up 2"),
    ("campaign", "en", "army 4 takes two steps down", "army 4: down 2"),
    ("campaign", "ru", "четвёртый делает два шага вниз", "army 4: down 2"),
    ("campaign", "cs", "čtyřka udělá krok doleva", "army 4: left 1"),
    ("campaign", "sk", "štvrtá armáda urobí tri kroky doprava", "army 4: right 3"),
    ("campaign", "ru", "первая ждёт, когда к ней присоединится пятая", "army 1: wait for join with 5"),
    (
        "campaign",
        "ru",
        "третий атакует Лхоту и, если возьмёт её, остаётся внутри",
        "army 3: attack Lhota; if it captures Lhota: stay",
    ),
    (
        "campaign",
        "ru",
        "третья нападает на Лхоту; победит - стоит, никуда ни шагу",
        "army 3: attack Lhota; if it wins: stay",
    ),
    (
        "campaign",
        "ru",
        "второй вверх 3, а увидит врага, пусть атакует его",
        "army 2: up 3; if it sees an enemy: attack it",
    ),
    (
        "campaign",
        "sk",
        "dvojka útočí na Lhotu a keby ten boj vyhrala, ostane tam",
        "army 2: attack Lhota; if it wins: stay",
    ),
    ("campaign", "cs", "dvojka útočí na Lhotu a po vyhraném boji zůstane", "army 2: attack Lhota; if it wins: stay"),
    ("campaign", "cs", "dvojka obsadí Tor a už se z něj nehne, děkuji", "army 2: capture Tor, stay"),
    ("campaign", "sk", "šiestka ide doľava tri", "army 6: left 3"),
    (
        "campaign",
        "cs",
        "jednička nahoru 4, a když něco zatarasí cestu, 2 doleva",
        "army 1: up 4; if it is blocked: left 2",
    ),
    ("campaign", "sk", "jednotka hore 4; keby bola zablokovaná, 2 doľava", "army 1: up 4; if it is blocked: left 2"),
    (
        "campaign",
        "ru",
        "первый вверх 4, а если что-нибудь перегородит дорогу, 2 влево",
        "army 1: up 4; if it is blocked: left 2",
    ),
    ("campaign", "en", "army 1 up 4; if it walks into an obstacle, left 2", "army 1: up 4; if it is blocked: left 2"),
    ("campaign", "en", "the fourth is to be known as the Brave Wolves from now on", 'name 4 "Brave Wolves"'),
    ("campaign", "cs", "Pátá armáda se bude jmenovat Rychlí šípi, protože je máme rádi.", 'name 5 "Rychlí šípi"'),
    ("campaign", "en", "I hereby call for the Union of States", "union"),
    ("campaign", "en", "I've slept on it and our capital will be Kem", "capital Kem"),
    ("campaign", "sk", "Za hlavné mesto sme si vybrali Kem", "capital Kem"),
    ("campaign", "en", "Let red have a copy of my map", "give map to red"),
)
TWO = (
    ("campaign", "en", "4 joins 6, which stays put meanwhile", ("army 4: join 6", "army 6: stay")),
    ("campaign", "cs", "čtyřka se spojí se šestkou, která se zatím nehne", ("army 4: join 6", "army 6: stay")),
    ("campaign", "sk", "štvorka sa spojí so šestkou, ktorá zatiaľ stojí", ("army 4: join 6", "army 6: stay")),
    ("campaign", "ru", "четвёртая соединяется с шестой, которая пока стоит", ("army 4: join 6", "army 6: stay")),
)
TREATIES = (
    (
        "campaign",
        "en",
        "Offer red an alliance for 12 turns, we win together",
        "propose alliance with red: duration 12; victory joint",
    ),
    (
        "campaign",
        "cs",
        "Nabízím červenému spojenectví na 12 tahů, zvítězíme spolu",
        "navrhnout alianci s červenými: doba 12; vítězství společné",
    ),
    (
        "campaign",
        "sk",
        "Ponúkam červenému spojenectvo na 12 ťahov, víťazstvo by sme mali spoločné",
        "navrhnúť alianciu s červenými: doba 12; víťazstvo spoločné",
    ),
    (
        "campaign",
        "ru",
        "Предлагаю красным союз на 12 ходов, победим вместе",
        "предложить союз с красными: срок 12; победа совместная",
    ),
)
NOTHING = (
    ("campaign", "cs", "děkuji"),
    ("campaign", "en", "4 joins 6, which red attacked"),
    ("campaign", "en", "don't call army 4 Wolves, we like it as it is"),
    ("campaign", "ru", "четвёртая вчера сделала два шага вниз"),
    ("campaign", "sk", "Šestke sme včera dali meno Bodliaci"),
)

test_who_is_told_and_what = means(MEANS)

test_a_clause_tells_whom_it_speaks_of = means(TWO)

test_we_win_together_or_each_for_himself = alike(TREATIES)

test_what_only_looks_like_it_orders_nothing = orders_nothing(NOTHING)
