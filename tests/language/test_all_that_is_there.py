"""All that is somewhere, what is guarded over several areas, and who flies to bomb: "all I have in Saxony ..."."""

from __future__ import annotations

from tests.language.kit import Row, means, orders_nothing

LINES: list[Row] = [
    ("cs", "Všechno, co stojí v A3, se sbalí a jde do A4.", "move everything A3 -> A4"),
    ("cs", "Vše, co mám v Sasku, vedu do Čech.", "move everything Saxony -> Bohemia"),
    ("en", "Everything that stands in A3 packs up and goes to A4.", "move everything A3 -> A4"),
    ("en", "All I have in Saxony marches into Bohemia.", "move everything Saxony -> Bohemia"),
    ("en", "To S2 with all the transports that are in S1", "move all transport S1 -> S2"),
    ("en", "All the transports lying in S1 sail to S2.", "move all transport S1 -> S2"),
    ("ru", "Всё, что у меня есть в Саксонии, веду в Богемию.", "move everything Saxony -> Bohemia"),
    ("ru", "Всё, что стоит в A3, снимается и идёт в A4.", "move everything A3 -> A4"),
    (
        "ru",
        "Построй истребитель в A2 и два дота в C2, а всё, что есть в C1, переведи в B1.",
        ("build 1 fighter at A2", "build 2 bunker at C2", "move everything C1 -> B1"),
    ),
    ("sk", "Všetko, čo stojí v A3, sa zbalí a ide do A4.", "move everything A3 -> A4"),
    ("sk", "Všetko, čo mám v Sasku, vediem do Čiech.", "move everything Saxony -> Bohemia"),
    (
        "sk",
        "Dvoma stíhačkami stíhaj v B3 a C3, ale iba ak je pomer aspoň 1:1.",
        "intercept at B3, C3 with 2 if odds >= 1:1",
    ),
    (
        "sk",
        "Nad Baltským morom a Dánskom zachytávaj nepriateľa dvoma stíhačkami, "
        "ale iba ak máme aspoň dvojnásobnú prevahu.",
        "intercept at Baltic Sea, Denmark with 2 if odds >= 2:1",
    ),
    (
        "sk",
        "Nad Baltským morom a Dánskom nech dve stíhačky zachytávajú nepriateľa, len ak je pomer aspoň 2:1.",
        "intercept at Baltic Sea, Denmark with 2 if odds >= 2:1",
    ),
    (
        "en",
        "Over Banat and Syrmia intercept whatever comes, provided the odds are two to one or better.",
        "intercept at Banat, Syrmia if odds >= 2:1",
    ),
    (
        "en",
        "Two fighters patrol over B3 and C3, but only if the odds are at least 1:1.",
        "intercept at B3, C3 with 2 if odds >= 1:1",
    ),
    (
        "en",
        "Intercept over Banat and Syrmia if the odds are at least two to one.",
        "intercept at Banat, Syrmia if odds >= 2:1",
    ),
    (
        "cs",
        "Nad B3 a C3 ať hlídkují dvě stíhačky, ale jen při poměru alespoň 1:1.",
        "intercept at B3, C3 with 2 if odds >= 1:1",
    ),
    ("cs", "Kdo by se ukázal nad B2, toho ať dvě stíhačky zachytí.", "intercept at B2 with 2"),
    (
        "ru",
        "Два истребителя перехватывают над B3 и C3, но только если соотношение не хуже 1:1.",
        "intercept at B3, C3 with 2 if odds >= 1:1",
    ),
    (
        "ru",
        "Над Балтийским морем и Данией перехватывай двумя истребителями, если перевес хотя бы 2:1.",
        "intercept at Baltic Sea, Denmark with 2 if odds >= 2:1",
    ),
    (
        "en",
        "Two bombers fly from Prussia to Brandenburg and bomb the anti-tank guns there.",
        "strike 2 bomber Prussia -> Brandenburg aim atgun",
    ),
    (
        "cs",
        "3 bombardéry vzlétnou ze Slezska přes Čechy nad Bavorsko a budou bombardovat děla",
        "strike 3 bomber Silesia -> Bohemia -> Bavaria aim gun",
    ),
    (
        "cs",
        "Dva bombardéry poletí z Pruska do Braniborska a budou tam bombardovat ptděla.",
        "strike 2 bomber Prussia -> Brandenburg aim atgun",
    ),
    (
        "sk",
        "Dva bombardéry poletia z Pruska do Brandenburska a budú bombardovať ptdelá.",
        "strike 2 bomber Prussia -> Brandenburg aim atgun",
    ),
    (
        "ru",
        "Два бомбардировщика летят из Пруссии в Бранденбург и бомбят там противотанковые орудия.",
        "strike 2 bomber Prussia -> Brandenburg aim atgun",
    ),
]
TRAPS = [
    ("en", "Everything that stood in A3 went to A4."),
    ("en", "Everything blue has in A3 goes to A4."),
    ("ru", "Всё, что стояло в A3, ушло в A4."),
    ("sk", "Nad B3 a C3 hliadkovali 2 stíhačky pri pomere aspoň 1:1."),
    ("cs", "Nad B3 a C3 ať stíhačky nehlídkují."),
]

test_all_that_is_there_is_told = means(LINES, game="powers")
test_what_was_there_or_is_of_others_is_not = orders_nothing(TRAPS, game="powers")
