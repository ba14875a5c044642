"""Plain orders to the team of a dungeon: what stands around them, other squares, how often, which way."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

ORDERS = (
    ("duncan", "en", "Unit 3 is such a snail, make it one faster please.", "upgrade u3 speed"),
    ("duncan", "en", "Make unit 1 stronger by two.", "upgrade u1 strength x2"),
    ("duncan", "en", "Make u3 one faster.", "upgrade u3 speed"),
    ("duncan", "sk", "Zrýchliť u3 o jeden stupeň.", "upgrade u3 speed"),
    ("duncan", "en", "Give u3 more sight out of our purchase points.", "upgrade u3 sight"),
    ("duncan", "ru", "Добавь третьему обзор из наших очков.", "upgrade u3 sight"),
    ("duncan", "cs", "Přidej trojce dohled z našich nákupních bodů.", "upgrade u3 sight"),
    ("duncan", "sk", "Trojka by si zaslúžila vyššiu rýchlosť.", "upgrade u3 speed"),
    ("duncan", "ru", "Третьему дайте побольше скорости.", "upgrade u3 speed"),
    ("duncan", "sk", "Tri razy po sebe zvýšte rýchlosť druhej jednotke.", "upgrade u2 speed x3"),
    ("duncan", "ru", "Третий идёт на D2, при этом качаем ему силу.", ("u3 to D2", "upgrade u3 strength")),
    (
        "duncan",
        "en",
        "Delete the note on B9 and the note on unit 3.",
        DELETED := ("delete note on B9", "delete note on u3"),
    ),
    ("duncan", "ru", "Сотрите заметку на клетке B9 и заметку о юните 3.", DELETED),
    ("duncan", "cs", "Odstraňte poznámku na poli B9 a poznámku u jednotky 3.", DELETED),
    ("duncan", "cs", "U trojky chci mít napsáno „stráž“.", 'note on unit u3 "stráž"'),
    ("duncan", "sk", "Pri trojke chcem mať pripísané „stráž“.", 'note on unit u3 "stráž"'),
    ("duncan", "en", 'I\'d like u3 to be labelled "guard".', 'note on unit u3 "guard"'),
    ("duncan", "cs", "Jedničku pošoupni na F4.", "u1 to F4"),
    (
        "duncan",
        "sk",
        "Dva razy vylepšíme dvojke dohľad a raz jej rýchlosť.",
        ("upgrade u2 sight x2", "upgrade u2 speed"),
    ),
    ("duncan", "sk", "Trojke kúp dohľad, dvakrát po sebe.", "upgrade u3 sight x2"),
    ("duncan", "cs", "Čtvrté jednotce budiž zvýšena rychlost.", "upgrade u4 speed"),
    ("duncan", "cs", "Jedničce přidejte dvakrát sílu, ať už konečně něco vydrží.", "upgrade u1 strength x2"),
    ("duncan", "ru", "Четвёртому скорость на единичку вверх.", "upgrade u4 speed"),
    ("duncan", "ru", "Сделай третьего на один пункт быстрее.", "upgrade u3 speed"),
    ("duncan", "sk", "Tretej jednotke nech je udelený bonus zvýšenie dohľadu.", "bonus +sight on u3"),
    ("duncan", "cs", "Budiž první jednotce udělena neviditelnost.", "bonus invisibility on u1"),
    ("duncan", "ru", "Да будет первому воину нашему дарован бонус силы.", "bonus +strength on u1"),
    ("duncan", "en", "Extra speed for the third unit, we have that bonus in stock.", "bonus +speed on u3"),
    ("duncan", "en", "The bonus we pick for ourselves is quick learner.", "choose quick learner"),
    (
        "duncan",
        "sk",
        "novú jednotku chceme na C4, keď nie tak B4, keď ani tam tak B3",
        "new unit at C4 or B4 or B3",
    ),
    (
        "duncan",
        "cs",
        "Také bychom rádi vyvolali jednotku na B4, a kdyby to nevyšlo, tak na D3.",
        "new unit at B4 or D3",
    ),
    ("duncan", "sk", "Prosil by som ešte jedného bojovníka, vyvolaný nech je na D3.", "new unit at D3"),
    ("duncan", "en", "Summon a new unit on C4, or if that's taken on D2.", "new unit at C4 or D2"),
    ("duncan", "en", "Let's light up H10 with the flash and see what's hiding there.", "flash at H10"),
    ("duncan", "sk", "Rád by som použil záblesk, a to na políčku M8.", "flash at M8"),
    ("duncan", "sk", "Chcem, aby sa zablyslo na H9.", "flash at H9"),
    ("duncan", "ru", "дымовую бросаю в K12, и скорее, пока не заметили", "smoke at K12"),
    (
        "duncan",
        "en",
        "Set off a flash at M8, then throw smoke on L9, that'll give them something to chew on.",
        ("flash at M8", "smoke at L9"),
    ),
    ("duncan", "ru", "Поведи двойку на G9, дорога такая: сначала F8, затем G8.", "u2 to G9 via F8, G8"),
    ("duncan", "sk", "Dvojkou by som zašiel na H8, ale okľukou cez H7.", "u2 to H8 via H7"),
    ("duncan", "ru", "ю4 на а9 и все, бегу", "u4 to A9"),
    ("duncan", "ru", "Второй пусть не сходит с места, ноги у него не казённые.", "u2 stay"),
    (
        "duncan",
        "ru",
        "Сверх того прошу купить нового юнита в D2, а бонус невидимости наложить на второго.",
        ("new unit at D2", "bonus invisibility on u2"),
    ),
    (
        "duncan",
        "sk",
        "Po dlhom rokovaní pri ohni vyhlasujeme: druhá jednotka nech sa vydá na políčko F5.",
        "u2 to F5",
    ),
)
TRAPS = (
    ("duncan", "sk", "Použil som záblesk na políčku M8."),
    ("duncan", "sk", "Na H9 sa zablyslo."),
    ("duncan", "cs", "Jednotka u2 šla minule na G9, nejprve F8."),
    ("duncan", "ru", "Дорога такая: сначала F8, затем G8."),
    ("duncan", "en", "We have such a bonus in stock."),
    ("duncan", "sk", "Zajtra vylepšíme dvojke dohľad dva razy."),
    ("duncan", "cs", "Kdyby jednotka na B4 nevyšla, tak nic."),
    ("duncan", "cs", "Na H9 se zablesklo."),
    ("duncan", "ru", "На H9 вспыхнуло."),
)

test_plain_duncan_orders = means(ORDERS)
test_nothing_is_ordered = orders_nothing(TRAPS)
