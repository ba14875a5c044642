"""What is said again of what was said before is one order; what the enemy has is his."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

test_what_is_said_again_is_one_order = means(
    [
        (
            "en",
            "I want a submarine in Sweden, launch it into the Baltic Sea.",
            "build 1 submarine at Sweden @ Baltic Sea",
        ),
        ("sk", "Halič potrebuje protitankové delo, tak ho tam vyrob.", "build 1 atgun at Galicia"),
        ("cs", "Halič potřebuje protitankové dělo, tak ho tam vyrob.", "build 1 atgun at Galicia"),
        ("cs", "V A1 je třeba tank, tak ho tam postav.", "build 1 tank at A1"),
        ("ru", "Галиции нужна противотанковая пушка, так что построй её там.", "build 1 atgun at Galicia"),
        ("ru", "В A1 нужен танк, построй его там.", "build 1 tank at A1"),
        ("en", "Galicia needs an anti-tank gun, so build it there.", "build 1 atgun at Galicia"),
        ("ru", "Остров Мэн пусть забирает синий, я ему его отдаю.", "give Isle of Man to blue"),
        ("ru", "Бретань красному, дарю её ему.", "give Brittany to red"),
        ("sk", "Srbsko dostane červený, dávam mu ho.", "give Serbia to red"),
        ("cs", "Srbsko dostane červený, dávám mu ho.", "give Serbia to red"),
        ("en", "Serbia goes to red, I'm giving it to him.", "give Serbia to red"),
        ("en", "Treaty number 3 is over, I cancel it.", "denounce 3"),
        ("ru", "Договор номер 3 уже история, я его расторгаю.", "denounce 3"),
        ("cs", "Seber všechno v A3 a jdi s tím na A4.", "move everything A3 -> A4"),
    ],
    game="powers",
)
test_what_is_said_again_otherwise_is_none = orders_nothing(
    [
        ("en", "Treaty number 3 is history."),
        ("sk", "Srbsko nech pripadne červenému, nedarujem mu ho."),
        ("ru", "Остров Мэн пусть забирает синий, я ему его не отдаю."),
        ("cs", "Halič potřebuje protitankové dělo, tam ho ale nevyráběj."),
        ("en", "Serbia goes to red, he gives it to me."),
        ("sk", "Halič potrebuje protitankové delo, ale tam ho nevyrob."),
    ],
    game="powers",
)
test_from_there_one_goes_on = means(
    [
        ("sk", "Krížnik: Severné more, odtiaľ Skagerrak.", "move 1 cruiser North Sea -> Skagerrak"),
        ("sk", "Dva tanky: A1, odtiaľ B1.", "move 2 tank A1 -> B1"),
        ("cs", "Křižník: Severní moře, odtud Skagerrak.", "move 1 cruiser North Sea -> Skagerrak"),
        ("cs", "Dva tanky: A1, odtud do B1.", "move 2 tank A1 -> B1"),
        ("ru", "Крейсер: Северное море, оттуда Скагеррак.", "move 1 cruiser North Sea -> Skagerrak"),
        ("ru", "Два танка: A1, оттуда в B1.", "move 2 tank A1 -> B1"),
        ("en", "Cruiser: North Sea, from there Skagerrak.", "move 1 cruiser North Sea -> Skagerrak"),
        ("en", "Two tanks: A1, thence B1.", "move 2 tank A1 -> B1"),
    ],
    game="powers",
)
test_fighters_rise_to_intercept = means(
    [
        (
            "cs",
            "Nad Čechami a Moravou vzlétnou k přepadu dvě stíhačky, bude-li poměr nejméně 1:2.",
            "intercept at Bohemia, Moravia with 2 if odds >= 1:2",
        ),
        (
            "cs",
            "Nad Čechami vyletí k přepadu dvě stíhačky, je-li poměr aspoň 1:2.",
            "intercept at Bohemia with 2 if odds >= 1:2",
        ),
        (
            "sk",
            "Nad Čechami a Moravou zachytávaj dvoma, pokiaľ je pomer síl aspoň 1:2.",
            "intercept at Bohemia, Moravia with 2 if odds >= 1:2",
        ),
        (
            "sk",
            "Nad Čechami vzlietnu na prepad dve stíhačky, pokiaľ bude pomer aspoň 1:2.",
            "intercept at Bohemia with 2 if odds >= 1:2",
        ),
        (
            "en",
            "Intercept over Bohemia with two, as long as the odds are at least 1:2.",
            "intercept at Bohemia with 2 if odds >= 1:2",
        ),
    ],
    game="powers",
)
test_attacks_break_off_once_half_is_lost = means(
    [
        (
            "en",
            "As a general rule every attack of mine breaks off once half the men are lost.",
            "doctrine all attack retreat losses 50%",
        ),
        ("en", "Every attack breaks off when half the men are lost.", "doctrine all attack retreat losses 50%"),
        (
            "en",
            "All my attacks are to be broken off once half the men are lost.",
            "doctrine all attack retreat losses 50%",
        ),
        (
            "ru",
            "Как правило, каждая моя атака прекращается, как только потеряна половина людей.",
            "doctrine all attack retreat losses 50%",
        ),
        ("ru", "Все атаки прерываются при потере половины людей.", "doctrine all attack retreat losses 50%"),
        (
            "cs",
            "Obecně platí, že každý můj útok se přeruší, jakmile padne polovina mužů.",
            "doctrine all attack retreat losses 50%",
        ),
        ("cs", "Všechny útoky přeruš při ztrátě poloviny mužů.", "doctrine all attack retreat losses 50%"),
        (
            "sk",
            "Všeobecne platí, že každý môj útok sa preruší, len čo padne polovica mužov.",
            "doctrine all attack retreat losses 50%",
        ),
    ],
    game="powers",
)
test_peace_lasts_through_a_round = means(
    [
        (
            "ru",
            "С красными хочу мира по девятый раунд включительно, с правом прохода",
            "treaty red: peace, until round 9, pass",
        ),
        ("ru", "С красными мир до девятого раунда включительно.", "treaty red: peace, until round 9"),
        ("ru", "Мир с красными по 9-й раунд.", "treaty red: peace, until round 9"),
        ("en", "Peace with red through round 9 inclusive.", "treaty red: peace, until round 9"),
    ],
    game="powers",
)
test_somebody_should_go = means(
    [
        ("cs", "Dva tanky z A1 by měly jít do B1.", "move 2 tank A1 -> B1"),
        ("cs", "Dva tanky z A1 mají do B1.", "move 2 tank A1 -> B1"),
        ("sk", "Dva tanky z A1 by mali do B1.", "move 2 tank A1 -> B1"),
        ("ru", "Два танка из A1 должны в B1.", "move 2 tank A1 -> B1"),
        ("ru", "Двум танкам из A1 надо в B1.", "move 2 tank A1 -> B1"),
        ("en", "Two tanks from A1 should go to B1.", "move 2 tank A1 -> B1"),
    ],
    game="powers",
)
test_what_should_be_is_no_order = orders_nothing(
    [
        ("cs", "Tank z Rakouska by neměl do Uher."),
        ("cs", "Tank z Rakouska by měl být v Uhrách."),
        ("cs", "Měl by tank z Rakouska do Uher?"),
        ("cs", "Tank z Rakouska měl do Uher."),
        ("sk", "Tank z Rakúska by nemal do Uhorska."),
        ("sk", "Červený tank z Rakúska by mal do Uhorska."),
    ],
    game="powers",
)
test_everything_we_have_goes = means(
    [
        ("ru", "Всё, что есть у нас в C1, идёт в B1.", "move everything C1 -> B1"),
        ("en", "Everything we have in C1 goes to B1.", "move everything C1 -> B1"),
        ("cs", "Všechno, co máme v C1, jde do B1.", "move everything C1 -> B1"),
        ("sk", "Všetko, čo mám v C1, ide do B1.", "move everything C1 -> B1"),
    ],
    game="powers",
)
test_everything_the_enemy_has_is_his = orders_nothing(
    [
        ("ru", "Всё, что есть у врага в C1, идёт в B1"),
        ("ru", "Всё, что у противника в C1, идёт в B1."),
        ("ru", "Всё, что есть у красных в C1, идёт в B1."),
        ("en", "Everything the enemy has in C1 goes to B1."),
        ("en", "All that red has in C1 goes to B1."),
        ("cs", "Všechno, co má nepřítel v C1, jde do B1."),
        ("cs", "Vše, co mají červení v C1, jde do B1."),
        ("sk", "Všetko, čo má nepriateľ v C1, ide do B1."),
    ],
    game="powers",
)
test_a_wish_is_of_what_is_done = means(
    [
        ("ru", "Хочу, чтобы два танка перешли из A1 в B1.", "move 2 tank A1 -> B1"),
        ("ru", "Чтобы было ясно: два танка из A1 идут в B1.", "move 2 tank A1 -> B1"),
        ("cs", "Chci, aby dva tanky přešly z A1 do B1.", "move 2 tank A1 -> B1"),
        ("cs", "Aby bylo jasno: dva tanky jdou z A1 do B1.", "move 2 tank A1 -> B1"),
        ("sk", "Chcem, aby dva tanky prešli z A1 do B1.", "move 2 tank A1 -> B1"),
    ],
    game="powers",
)
test_a_wish_before_a_colon_wishes_nothing_behind_it = orders_nothing(
    [
        ("ru", "Чтобы было ясно: два танка перешли из A1 в B1"),
        ("ru", "Чтобы вы знали: два танка перешли из A1 в B1."),
        ("cs", "Abys věděl: dva tanky přešly z A1 do B1."),
        ("cs", "Aby bylo jasno: dva tanky přešly z A1 do B1."),
        ("sk", "Aby bolo jasné: dva tanky prešli z A1 do B1."),
        ("sk", "Aby si vedel: dva tanky prešli z A1 do B1."),
        ("en", "Just so you know: two tanks moved from A1 to B1."),
        ("en", "To be clear: two tanks went from A1 to B1."),
    ],
    game="powers",
)
test_what_but_sounds_so_orders_nothing = orders_nothing(
    [
        ("ru", "Всё, что было у врага в C1, пошло в B1."),
        ("en", "All that the enemy had in C1 went to B1."),
        ("sk", "Halič potrebuje protitankové delo, ale nevyrob ho tam."),
        ("cs", "Halič potřebuje protitankové dělo, tak ho tam nestav."),
        ("en", "Galicia needs an anti-tank gun, so who builds it there?"),
        ("en", "Red needs an anti-tank gun, so he builds it there."),
        ("ru", "Галиции нужна пушка, красный её там построил."),
        ("ru", "Остров Мэн пусть забирает синий, я ему его не отдам."),
        ("sk", "Srbsko dostane červený, nedávam mu ho."),
        ("cs", "Srbsko dostal červený, dal jsem mu ho."),
        ("en", "Serbia went to red, I gave it to him."),
        ("sk", "Krížnik: Severné more, odtiaľ možno Skagerrak."),
        ("en", "Cruiser: North Sea, not from there to Skagerrak."),
        ("ru", "Крейсер: Северное море, оттуда Скагеррак?"),
        ("en", "Two tanks: A1, from there B1 can be seen."),
        ("en", "Unload nothing at D2 from S1."),
        ("en", "unloaded the tank at D2 from S1"),
        ("ru", "Мир с красными до девятого раунда включительно был."),
        ("sk", "Nad Čechami zachytávaj, pokiaľ?"),
        ("cs", "Dvě stíhačky nevzlétnou k přepadu nad Čechami."),
        ("cs", "Útok se přeruší."),
        ("ru", "Чтобы ты знал: мой танк уже перешёл в B1."),
        ("sk", "Aby si vedel: tank prešiel do B1."),
        ("en", "Fire everything we have at the enemy in C1 from B1? No."),
    ],
    game="powers",
)
test_what_is_built_is_launched = means(
    [
        (
            "cs",
            "Ve Švédsku chci ponorku, do vody ji spusť v Baltském moři.",
            "build 1 submarine at Sweden @ Baltic Sea",
        ),
        (
            "cs",
            "Ve Švédsku postav ponorku a spusť ji na vodu v Baltském moři.",
            "build 1 submarine at Sweden @ Baltic Sea",
        ),
        (
            "sk",
            "Vo Švédsku chcem ponorku, na vodu ju spusti v Baltskom mori.",
            "build 1 submarine at Sweden @ Baltic Sea",
        ),
        (
            "ru",
            "В Швеции построй подводную лодку, на воду спусти её в Балтийском море.",
            "build 1 submarine at Sweden @ Baltic Sea",
        ),
    ],
    game="powers",
)
test_a_launch_that_was_orders_nothing = orders_nothing(
    [
        ("cs", "Na vodu ponorku ve Švédsku nespouštěj."),
        ("ru", "Подводную лодку в Швеции спустили на воду в Балтийском море."),
        ("sk", "Vo Švédsku spustili ponorku na vodu v Baltskom mori."),
    ],
    game="powers",
)
