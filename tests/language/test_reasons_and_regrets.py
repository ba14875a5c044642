"""Why an order is given, or with what regret, said beside it: "..., before somebody else gets it"."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = [
    ("en", "quick one: treaty 5 is dead, denounce it", "denounce 5"),
    ("en", "Treaty T2 is not worth the paper it's written on, so denounce it.", "denounce T2"),
    ("ru", "С искренним сожалением вынужден расторгнуть договор номер 5.", "denounce 5"),
    ("ru", "К сожалению, вынуждены расторгнуть договор T2.", "denounce T2"),
    ("cs", "S politováním musím vypovědět smlouvu T2.", "denounce T2"),
    ("sk", "S ľútosťou som nútený vypovedať zmluvu T2.", "denounce T2"),
    ("en", "With regret I am forced to denounce treaty 5.", "denounce 5"),
    ("cs", "Smlouva T4 končí, vypovídám ji.", "denounce T4"),
    ("cs", "Bretaň ode mě připadne červeným.", "give Brittany to red"),
    ("ru", "Бретань от меня достанется красным.", "give Brittany to red"),
    ("sk", "Bretónsko odo mňa pripadne červeným.", "give Brittany to red"),
    ("en", "And please demolish one factory in Banat before somebody else gets it.", "demolish Banat 1"),
    ("en", "Send home that anti-tank gun in Moravia for good, it's just eating money.", "disband 1 atgun Moravia"),
    ("ru", "Ну а в Англии постройте зенитку, мало ли что прилетит.", "build 1 AA battery at England"),
    ("ru", "Снеси в Венеции один завод, не достанется же он врагу.", "demolish Venetia 1"),
    ("ru", "То противотанковое орудие в Моравии распусти совсем, одни расходы от него.", "disband 1 atgun Moravia"),
    ("ru", "тнк в c4 построй, один, больше не тяну", "build 1 tank at C4"),
    ("ru", "Два орудия в Галиции распусти, одни расходы от них.", "disband 2 gun Galicia"),
    ("sk", "Rozpusť v Haliči dve delá, len žerú peniaze.", "disband 2 gun Galicia"),
    ("sk", "Zbúraj v Benátsku jednu továreň, kým ju nedostane niekto iný.", "demolish Venetia 1"),
    ("cs", "Zbourej v Benátsku jednu továrnu, než ji dostane někdo jiný.", "demolish Venetia 1"),
    ("cs", "V Haliči rozpusť dvě děla, jen žerou peníze.", "disband 2 gun Galicia"),
    (
        "cs",
        "Sedmihradsko: když při útoku ztratíme 40 procent, couvneme na Valašsko, víc bych neriskoval.",
        "doctrine Transylvania attack retreat losses 40%, retreat-to Wallachia",
    ),
]
TRAPS = [
    ("en", "Don't demolish the factory in Banat before somebody else gets it."),
    ("en", "Demolish one factory in Banat if somebody else gets it."),
    ("cs", "Než Bretaň připadne červeným, počkám."),
    ("sk", "Zmluva T4 nie je vypovedaná, nevypovedaj ju."),
    ("ru", "Не вынужден расторгать договор номер 5."),
    ("en", "Blue wants me to denounce treaty 5, but I won't."),
    ("cs", "Bretaň ode mě asi připadne červeným."),
    ("cs", "Bretaň mi připadá červená."),
    ("sk", "Bretónsko mi pripadá červené."),
    ("cs", "V Haliči nerozpouštěj dvě děla, nemáme na ně."),
    ("cs", "Postav 2 tanky v A1, ale nemáme na ně."),
    ("cs", "V A1 bych postavil 2 tanky, jenže nemáme na to."),
    ("cs", "Dva tanky z A1 do B1 jen stojí peníze."),
    ("en", "Two tanks built in A1 would be too expensive."),
    ("en", "Move two tanks from A1 to B1? I wouldn't risk it."),
    ("sk", "Postav 2 tanky v A1, ale nemáme na ne."),
    ("sk", "Dva tanky z A1 do B1 len žerú peniaze."),
    ("ru", "Построил бы танк в C4, но не по карману он нам."),
    ("ru", "Два танка из A1 в B1 только деньги жрут."),
]

test_an_order_is_read_beside_its_reason = means(LINES, game="powers")
test_what_is_denied_or_hangs_on_something_is_not = orders_nothing(TRAPS, game="powers")
