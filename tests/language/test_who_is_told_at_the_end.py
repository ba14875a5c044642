"""Who is told may stand at the end; the last thing said may be put right at once; who catches up with another joins."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

DONE = (
    ("en", "Five down for no. 3", "army 3: down 5"),
    ("en", "Two to the left, if you please, army 6", "army 6: left 2"),
    ("en", "Four up for the third and 2 stays", "army 3: up 4; army 2: stay"),
    ("en", "army 5 goes down for three squares", "army 5: down 3"),
    ("en", "Army 1 to the south, two squares", "army 1: down 2"),
    ("en", "Let 7 catch up with 2 and merge with it", "army 7: join 2"),
    ("en", "1 goes up 4 (sorry, I meant 5)", "army 1: up 5"),
    ("en", "1 goes up 4. Sorry, make that 5.", "army 1: up 5"),
    ("en", "1 goes up 4, no wait, left 4", "army 1: left 4"),
    ("ru", "Вправо на две, шестая", "army 6: right 2"),
    ("ru", "Седьмая догонит вторую и сольётся с ней", "army 7: join 2"),
    ("ru", "Первая вверх на 4, то есть вниз на 4", "army 1: down 4"),
    ("ru", "Первую вниз, на две клетки", "army 1: down 2"),
    ("ru", "Я бы попросил первую вверх на 3", "army 1: up 3"),
    ("cs", "Doleva o dvě, šestko", "army 6: left 2"),
    ("cs", "Jednička nahoru o 4, teda dolů o 4", "army 1: down 4"),
    ("cs", "Jednička nahoru o 4, vlastně o 5", "army 1: up 5"),
    ("cs", "Sedmička dožene dvojku a spojí se s ní", "army 7: join 2"),
    ("sk", "Doľava o dve, šestka", "army 6: left 2"),
    ("sk", "Jednotka hore o 4, teda dole o 4", "army 1: down 4"),
    ("sk", "Sedmička nech dobehne dvojku a spojí sa s ňou", "army 7: join 2"),
)
LISTS = (
    ("en", "For one: 6 down and then 3 left", "army 1: down 6, left 3"),
    ("en", "For one, 3 goes up 4; secondly, 6 stays.", "army 3: up 4; army 6: stay"),
    ("en", "And the fourth? Up 2, then stay.", "army 4: up 2, stay"),
    ("en", "3 takes Orel, 4 Sudak", "army 3: capture Orel; army 4: capture Sudak"),
    ("en", "the greens are too near so 1 goes down 3", "army 1: down 3"),
    ("en", "nobody is there so 1 goes down 3", "army 1: down 3"),
    ("en", "1 goes nowhere until 3 has caught up", "army 1: wait for join with 3"),
    ("ru", "Зелёные рядом, так что первая вниз на 3", "army 1: down 3"),
    ("ru", "Там пусто, поэтому первая вниз на 3", "army 1: down 3"),
    ("ru", "Первая никуда, пока не подойдёт третья", "army 1: wait for join with 3"),
    ("ru", "Третьей взять Орел, четвёртой — Тор", "army 3: capture Orel; army 4: capture Tor"),
    ("ru", "А третья? Вниз на 2.", "army 3: down 2"),
    ("cs", "Nahoře je ticho, tak jednička o 3 dolů", "army 1: down 3"),
    ("cs", "Jednička nikam, dokud nepřijde trojka", "army 1: wait for join with 3"),
    ("cs", "trojka zabere Orel, čtyřka Tor", "army 3: capture Orel; army 4: capture Tor"),
    ("sk", "Hore je ticho, tak jednotka o 3 dole", "army 1: down 3"),
    ("sk", "Jednotka nikam, kým nepríde trojka", "army 1: wait for join with 3"),
    ("sk", "trojka zaberie Orel, štvorka Tor", "army 3: capture Orel; army 4: capture Tor"),
    ("sk", "za prvý: šesť dole. za druhý: stojí.", "army 1: down 6; army 2: stay"),
)
NOT_DONE = (
    ("en", "Who goes up? The fifth? No."),
    ("en", "The greens may be near so 1 could go down 3"),
    ("en", "3 takes Orel, not 4 Sudak"),
    ("en", "3 took Orel, 4 Sudak"),
    ("ru", "Третья взяла Орел, четвёртая — Тор"),
    ("cs", "trojka zabere Orel nebo čtyřka Tor"),
    ("en", "Ten down, army 1? No."),
    ("en", "Ten down, but not army 1"),
    ("en", "Ten down, army 1 or 2"),
    ("en", "Ten down, if only for army 1"),
    ("en", "1 goes up 4, sorry, it can't"),
    ("ru", "Я бы послал первую вверх на 3"),
    ("ru", "На твоём месте я отправил бы первую вверх на 3"),
    ("cs", "Doleva o dvě, šestka ne"),
    ("cs", "Na tvém místě by šla jednička nahoru o 3"),
    ("sk", "Doľava o dve, šestka alebo päťka"),
)

test_it_is_done = means(DONE + LISTS)
test_it_is_not_done = orders_nothing(NOT_DONE)
