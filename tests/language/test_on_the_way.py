"""C-4.2: what happens on the way or at a step, who is on the way to win nothing, and what bars it."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

FLEES = "1: up 4; if it reveals an enemy: flee"
FREE = "4: right 6; if it reveals a free city: capture it"
AT_TWO = "7: down 5; at step 2: right 3"
BARRED = "1: left 5; if it is blocked: up 2"
LINES = (
    ("en", "Army 1 goes up 4, and if on the way it finds an enemy, it takes to its heels", FLEES),
    ("ru", "Первая идёт вверх на 4, а если по пути наткнётся на врага, уносит ноги", FLEES),
    ("cs", "Jednička jde nahoru 4, a kdyby cestou odhalila nepřítele, ať vezme nohy na ramena", FLEES),
    ("sk", "Jednotka 1 ide hore 4, a keď po ceste odhalí nepriateľa, vezme do zajačích", FLEES),
    ("en", "Army 1 goes up 4; if it uncovers an enemy, it turns tail", FLEES),
    ("cs", "Čtyřka jde doprava 6, a když po cestě narazí na volné město, obsadí ho", FREE),
    ("ru", "Четвёртая идёт вправо 6; если по дороге найдёт свободный город, занимает его", FREE),
    ("en", "Army 7 goes down 5; at step two it turns right and does three that way", AT_TWO),
    ("ru", "Седьмая идёт вниз 5, но на втором шаге сворачивает вправо на три", AT_TWO),
    ("cs", "Sedmička jde dolů 5, ale ve druhém kroku zahne doprava o tři", AT_TWO),
    ("sk", "Sedmička ide dole 5; v druhom kroku zahne doprava o tri", AT_TWO),
    ("sk", "Sedmička ide dole 5; v piatom kroku doprava tri", "7: down 5; at step 5: right 3"),
    ("en", "In the field, army 1 goes up a cell", "1: up 1"),
    ("en", "Army 1 left 5; should something bar its way, two up", BARRED),
    ("ru", "Первая влево 5, а если ей кто-то будет мешать, две вверх", BARRED),
    ("cs", "Jednička vlevo 5, a když jí bude něco stát v cestě, dvě nahoru", BARRED),
    ("sk", "Jednotka 1 vľavo 5, ak jej bude niečo brániť v ceste, tak dve hore", BARRED),
)
TRAPS = (
    ("cs", "V poli: jednička jde dolů dva."),
    ("sk", "V poli: jednotka 1 ide dole dve."),
    ("cs", "Jednička jde nahoru 4, a když cestou neodhalí nepřítele, uteče."),
    ("ru", "Первая по пути обнаружила врага и унесла ноги."),
    ("en", "Does army 1 take to its heels if on the way it finds an enemy?"),
    ("cs", "Druhým krokem sedmička jde doleva tři."),
    ("sk", "Niečo jednotke 1 stálo v ceste, tak išla dve hore."),
)

test_on_the_way = means(LINES, game="campaign")
test_nothing_is_ordered = orders_nothing(TRAPS, game="campaign")
