"""Plain orders to armies: what is said around them, older forms, maps that are shown, what blocks the way."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

ORDERS = (
    (
        "campaign",
        "en",
        "Armies two and seven stay right where they are, they've earned a rest.",
        ("2: stay", "7: stay"),
    ),
    (
        "campaign",
        "en",
        "Time to settle accounts: the second army falls upon that red fellow sitting on I12.",
        "2: attack red at I12",
    ),
    ("campaign", "en", "I want the seventh army to move in with the second.", "7: join 2"),
    ("campaign", "en", "Pass our contact with green along to red.", "give red contact green"),
    ("campaign", "en", "Hand red the city of Kem as a sign of good will.", "give red city Kem"),
    (
        "campaign",
        "ru",
        "1: вправо 10; обнаружит врага — бегом обратно",
        "1: right 10; if it reveals an enemy: flee",
    ),
    ("campaign", "ru", "Карту мою, чего уж там, покажи зеленым.", "give green map"),
    ("campaign", "ru", "Покажи зелёным мою карту.", "give green map"),
    (
        "campaign",
        "ru",
        "Дай зелёному от меня контакт красного, пора им познакомиться.",
        "give green contact red",
    ),
    ("campaign", "ru", "Всё, терпение лопнуло: пятой армией штурмуем Лхоту!", "5: attack Lhota"),
    (
        "campaign",
        "ru",
        "По диагонали влево-вверх на две клетки отправь пятую, и чтоб ни в какой бой не ввязывалась.",
        "5: up left 2, without battle",
    ),
    (
        "campaign",
        "ru",
        "Третий отряд - четыре клетки вниз; города, какие попадутся по дороге, не занимать.",
        "3: down 4, without capture",
    ),
    ("campaign", "ru", "Объявляю Союз Государств, и пусть весь мир об этом знает!", "union"),
    ("campaign", "sk", "vyhlasujem úniu štátov, nech sa konečne všetci poznáme", "union"),
    (
        "campaign",
        "cs",
        "Jednička čtyři nahoru, a když to bude zatarasené, tak tři doleva.",
        "1: up 4; if it is blocked: left 3",
    ),
    ("campaign", "cs", "Čtyřka ať se přiblíží k zelenému, rád bych s ním promluvil.", "4: approach green"),
    ("campaign", "cs", "Čtyřku bych rád přidal k šestce, ať z nich je jedna pořádná parta.", "4: join 6"),
    ("campaign", "cs", "hele 6 hod o 3 doprava a sedmičku přihoď k ní", ("6: right 3", "7: join 6")),
    ("campaign", "cs", "Pátý oddíl račiž udeřiti na červené u K15.", "5: attack red at K15"),
    (
        "campaign",
        "cs",
        "5 oťukne zeleného, jen se k němu přiblíží, žádná bitka",
        "5: approach green, without battle",
    ),
    ("campaign", "cs", "Ukaž zelenému mou mapu.", "give green map"),
    ("campaign", "sk", "Ukáž zelenému moju mapu.", "give green map"),
    ("campaign", "en", "Show green my map.", "give green map"),
    ("campaign", "sk", "Šestku prihoď k sedmičke.", "6: join 7"),
)
TRAPS = (
    ("campaign", "ru", "Красные покажут зелёным карту."),
    ("campaign", "ru", "Покажи мне карту."),
    ("campaign", "cs", "Ukaž mi mapu."),
    ("campaign", "en", "Show me the map."),
    ("campaign", "en", "Red showed green my map."),
    ("campaign", "sk", "Pätku sme k šestke prihodili minule."),
    ("campaign", "ru", "Терпение лопнуло, но пятой армией Лхоту не штурмуем!"),
    ("campaign", "en", "Next turn it's time to settle accounts: the second army falls upon red at I12."),
    ("campaign", "cs", "Rád bych s ním promluvil."),
    ("campaign", "cs", "Čtyřka se k zelenému nepřiblíží, rád bych s ním promluvil jindy."),
)

test_plain_campaign_orders = means(ORDERS)
test_nothing_is_ordered = orders_nothing(TRAPS)
