"""Classes of lines of the campaign game: who does not move, what is done on the way, passives, names without quotes."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

NOBODY = (*(f"army {number}: stay" for number in (1, 2, 3, 5, 6, 7)), "army 4: capture Tor")
LINES = (
    ("en", "nobody moves except 4, which takes Tor", NOBODY),
    ("cs", "kromě čtyřky se nikdo nehýbe, ta obsadí Tor", NOBODY),
    ("sk", "okrem štvorky sa nikto nehýbe, tá obsadí Tor", NOBODY),
    ("ru", "кроме четвёртого никто не двигается, а он берёт Тор", NOBODY),
    ("en", "army 5 four left and two back to the right", ("army 5: left 4, right 2",)),
    ("cs", "pětka tři doleva a tři naspět doprava", ("army 5: left 3, right 3",)),
    ("sk", "päťka štyri vľavo a dve späť vpravo", ("army 5: left 4, right 2",)),
    ("ru", "пятёрка три влево и три обратно вправо", ("army 5: left 3, right 3",)),
    ("en", "those at H14 fall back to Yaz", ("army 5: to Yaz",)),
    ("cs", "Ti z H14 ať se stáhnou do Yazu.", ("army 5: to Yaz",)),
    ("sk", "Tí z H14 nech sa stiahnu do Yazu.", ("army 5: to Yaz",)),
    ("ru", "Те, кто на H14, отходят в Яз.", ("army 5: to Yaz",)),
    ("en", "Lhota is to be attacked by army 5", ("army 5: attack Lhota",)),
    ("en", "army 3 goes 4 down without taking anything", ("army 3: down 4, do not capture",)),
    ("cs", "armáda 3 jde dolů 6, aniž by cokoli obsadila", ("army 3: down 6, do not capture",)),
    ("cs", "jednička nahoru 4 a bojům se vyhne", ("army 1: up 4, without battle",)),
    ("cs", "trojka šest na jih, do bojů se nepouští", ("army 3: down 6, without battle",)),
    ("sk", "trojka šesť na juh, do bojov sa nepúšťa", ("army 3: down 6, without battle",)),
    ("ru", "третья проходит четыре вниз, ничего не захватывая", ("army 3: down 4, do not capture",)),
    ("en", "6 guards Gar, not moving", ("army 6: stay",)),
    ("cs", "šestka brání Gar a nehýbe se", ("army 6: stay",)),
    ("sk", "šestka bráni Gar a nehýbe sa", ("army 6: stay",)),
    ("ru", "шестая охраняет Гар", ("army 6: stay",)),
    (
        "en",
        "if army 1 spots a free city while going 7 right, it captures it",
        ("army 1: right 7; if it sees a free city: capture it",),
    ),
    (
        "en",
        "Should army 1 meet an enemy on its way 5 down, it runs",
        ("army 1: down 5; if it reveals an enemy: flee",),
    ),
    ("en", "army 1 goes 8 right, at step 3 it turns and goes 2 down", ("army 1: right 8; at step 3: down 2",)),
    ("cs", "jednička 8 doprava, v třetím kroku zahne 2 dolů", ("army 1: right 8; at step 3: down 2",)),
    ("sk", "jednička 8 doprava, v treťom kroku zahne 2 dole", ("army 1: right 8; at step 3: down 2",)),
    ("ru", "первый 8 вправо, на третьем шаге сворачивает на 2 вниз", ("army 1: right 8; at step 3: down 2",)),
    (
        "en",
        "army 1 four up, and if the road is blocked three right instead",
        ("army 1: up 4; if it is blocked: right 3",),
    ),
    ("cs", "sedmička dojde k dvojce a splyne s ní", ("army 7: join 2",)),
    ("sk", "sedmička dôjde k dvojke a splynie s ňou", ("army 7: join 2",)),
    ("en", "2 waits for 7 to join up, then right 3", ("army 2: wait for join with 7, right 3",)),
    ("sk", "trojku rozdeľ napoly, desať a desať", ("army 3: split 10+10",)),
    ("cs", "trojka se bude jmenovat Vlci", ('name 3 "Vlci"',)),
    ("cs", "trojce budeme říkat Vlci", ('name 3 "Vlci"',)),
    ("sk", "päťka sa bude volať Jastraby", ('name 5 "Jastraby"',)),
    ("ru", "четвёртой армии дать имя Ястребы", ('name 4 "Ястребы"',)),
)
TRAPS = (
    ("en", "nobody stays"),
    ("en", "nobody attacks Lhota"),
    ("en", "nobody moved except 4, which took Tor"),
    ("en", "Lhota was attacked by army 5"),
    ("en", "Lhota may be attacked by army 5"),
    ("en", "army 5 guards Yaz"),
    ("en", "my third army was called Wolves"),
    ("en", "don't call the third army Wolves"),
    ("en", "1 up 4 or right 3 instead"),
    ("en", "army 7 goes to 2 unless it merges with it"),
    ("en", "2 waits for 7 to attack Lhota"),
    ("cs", "nikdo nezůstává"),
    ("cs", "Nikdo se nehýbal, jen čtyřka."),
    ("cs", "pětka brání Yaz"),
    ("cs", "nedávej trojce jméno Vlci"),
    ("cs", "v třetím kroku"),
    ("sk", "nikto neútočí na Lhotu"),
    ("sk", "trojka sa volala Vlci"),
    ("ru", "никто не нападает на Lhota"),
    ("ru", "третий отряд звался Волки"),
)

test_other_ways_to_say_it_are_read = means(LINES)
"""All of a class of lines means the same in every language."""

test_what_only_looks_like_it_orders_nothing = orders_nothing(TRAPS)
"""What is denied, told or doubted orders nothing."""
