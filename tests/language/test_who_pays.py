"""Who pays for what is built is said in a clause of its own: "a tank in Bohemia, Saxony pays one point"."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = [
    ("en", "Hungary builds one tank and foots the bill itself, with 1.", "build 1 tank at Hungary paid Hungary:1"),
    ("en", "Put up a tank in Bohemia; Saxony pays one point.", "build 1 tank at Bohemia paid Saxony:1"),
    ("en", "a factory for D2, C2 pays the two", "factory D2 paid C2:2"),
    ("en", "Build a tank in Galicia, Volhynia pays one point towards it.", "build 1 tank at Galicia paid Volhynia:1"),
    (
        "en",
        "We build two infantry in Moravia and Silesia covers both points.",
        "build 2 infantry at Moravia paid Silesia:2",
    ),
    ("en", "Orava deserves a factory and Liptov can pay both points", "factory Orava paid Liptov:2"),
    (
        "en",
        "A new factory in Banat, paid half and half, 1 from Banat and 1 from Syrmia.",
        "factory Banat paid Banat:1, Syrmia:1",
    ),
    (
        "cs",
        "Banát ať má konečně fabriku, složí se na ni po jednom BV Banát sám a Srem.",
        "factory Banat paid Banat:1, Syrmia:1",
    ),
    ("cs", "V Čechách postav tank, platí Sasko jeden bod.", "build 1 tank at Bohemia paid Saxony:1"),
    ("cs", "Novou továrnu v Banátu zaplatíme napůl, 1 z Banátu a 1 ze Sremu.", "factory Banat paid Banat:1, Syrmia:1"),
    ("cs", "Orava si zaslouží továrnu, oba body dá Liptov.", "factory Orava paid Liptov:2"),
    (
        "cs",
        "Na Moravě chci továrnu na účet Slezska a Čech, po jednom bodu z každé.",
        "factory Moravia paid Silesia:1, Bohemia:1",
    ),
    ("cs", "Tank v Haliči, jeden bod na něj dá Volyň.", "build 1 tank at Galicia paid Volhynia:1"),
    ("sk", "Novú fabriku v Banáte zaplatíme napoly, 1 z Banátu a 1 zo Sriemu.", "factory Banat paid Banat:1, Syrmia:1"),
    ("sk", "V Čechách postav tank, zaplatí ho Sasko jedným bodom.", "build 1 tank at Bohemia paid Saxony:1"),
    ("sk", "Orava si zaslúži továreň, oba body dá Liptov.", "factory Orava paid Liptov:2"),
    (
        "sk",
        "V Uhorsku nech sa postaví tank, platí zaň samo Uhorsko, jeden bod.",
        "build 1 tank at Hungary paid Hungary:1",
    ),
    (
        "sk",
        "Na Morave postavíme továreň na účet Sliezska a Čiech, po jednom bode z každého.",
        "factory Moravia paid Silesia:1, Bohemia:1",
    ),
    ("ru", "В Богемии построить танк, платит Саксония одну единицу.", "build 1 tank at Bohemia paid Saxony:1"),
    (
        "ru",
        "В Венгрии пусть строится новый танк, за него платит сама Венгрия, одну единицу.",
        "build 1 tank at Hungary paid Hungary:1",
    ),
    ("ru", "Нужен завод в Банате, платят Банат и Срем, по единице каждый.", "factory Banat paid Banat:1, Syrmia:1"),
    (
        "ru",
        "Повелеваю возвести завод в Моравии за счёт Силезии и Богемии, по одному ОП с каждой.",
        "factory Moravia paid Silesia:1, Bohemia:1",
    ),
    ("ru", "Строим завод в Ораве, оба очка даёт Липтов.", "factory Orava paid Liptov:2"),
    ("ru", "Танк в Галиции построим, одно очко за него отдаст Волынь.", "build 1 tank at Galicia paid Volhynia:1"),
    ("ru", "Новый завод в Банате оплатим пополам: 1 из Баната и 1 из Срема.", "factory Banat paid Banat:1, Syrmia:1"),
]
TRAPS = [
    ("en", "Saxony paid one point for the tank in Bohemia."),
    ("en", "Who pays for the factory in Banat, Syrmia?"),
    ("en", "Build a tank in Bohemia, but Saxony won't pay a point."),
    ("en", "Blue builds a factory in Banat and Syrmia pays two points."),
    ("cs", "Sasko nezaplatí za tank v Čechách ani bod."),
    ("cs", "Továrnu v Banátu zaplatíme napůl příště."),
    ("ru", "Завод в Банате не нужен, платить за него не будем."),
    ("sk", "Ak Sasko zaplatí jeden bod, postavím v Čechách tank."),
    ("ru", "Саксония заплатила за танк в Богемии одну единицу."),
]

test_who_pays_is_read_in_a_clause = means(LINES, game="powers")
test_what_is_told_denied_or_paid_by_others_is_not = orders_nothing(TRAPS, game="powers")
