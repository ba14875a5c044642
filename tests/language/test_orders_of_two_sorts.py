"""Orders of numbered units beside deeds of another sort in one sentence, and parts of a unit beside other units."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

ORDERS = (
    ("campaign", "en", "Green gets my map, and the third army takes Orel.", ("give green map", "3: capture Orel")),
    ("campaign", "en", "The third army takes Orel, and red gets my map.", ("3: capture Orel", "give red map")),
    (
        "campaign",
        "en",
        "The second stays, the third takes Orel, and give green the city of Lur.",
        ("2: stay", "3: capture Orel", "give green city Lur"),
    ),
    ("campaign", "en", "Split army 4 in half and give green my map.", ("4: split in half", "give green map")),
    (
        "campaign",
        "en",
        "Give green Lur, and army 4 goes up 3, if it sees red, it flees.",
        ("give green city Lur", "4: up 3; if it sees red: flee"),
    ),
    ("campaign", "ru", "Зеленым дарю город Лур, а третья идёт в Лхоту.", ("give green city Lur", "3: to Lhota")),
    ("campaign", "ru", "Третья армия идёт в Лхоту, а зелёным отдай мою карту.", ("3: to Lhota", "give green map")),
    ("campaign", "ru", "Столица — Лур, первая идёт вверх на 3.", ("capital Lur", "1: up 3")),
    (
        "campaign",
        "cs",
        "Zelenému věnuju město Lur a trojka mezitím dojde do Lhoty.",
        ("give green city Lur", "3: to Lhota"),
    ),
    ("campaign", "cs", "Jednička jde na H6 a zelenému dej mou mapu.", ("1: to H6", "give green map")),
    (
        "campaign",
        "sk",
        "Trojka aj sedmička ostávajú, kde sú, a štvrtý oddiel sa odteraz volá „Stará garda“.",
        ("3: stay", "7: stay", 'name 4 "Stará garda"'),
    ),
    ("campaign", "sk", "Štvrtá armáda zostane stáť a červenému daruj mesto Kem.", ("4: stay", "give red city Kem")),
    (
        "campaign",
        "sk",
        "Moja trojka pôjde o dve dole a potom dobyje Orel, päťka sa priblíži k Lhote a zelenému darujem "
        "armádu 6, lebo on ich má málo.",
        ("3: down 2, capture Orel", "5: approach Lhota", "give green army 6"),
    ),
    (
        "campaign",
        "cs",
        "Dvojku rozděl na deset a deset a trojkou chci zabrat Yaz.",
        ("2: split 10+10", "3: capture Yaz"),
    ),
    (
        "campaign",
        "sk",
        "Preto štvorku rozdelím na dve desiatky a sedmičku pripojím k šestke.",
        ("4: split 10+10", "7: join 6"),
    ),
    (
        "campaign",
        "en",
        "Split the second ten and ten, and the third army goes to Yaz.",
        ("2: split 10+10", "3: to Yaz"),
    ),
    (
        "campaign",
        "ru",
        "Четвёртую армию раздели пополам, а третьей армией займи Орел.",
        ("4: split in half", "3: capture Orel"),
    ),
    ("campaign", "sk", "Štvorku rozdeľ na polovice a dvojka nech ide do Lhoty.", ("4: split in half", "2: to Lhota")),
    ("campaign", "cs", "Rozděl čtyřku na půl a pětkou zaútoč na Sudak.", ("4: split in half", "5: attack Sudak")),
)
TRAPS = (
    ("campaign", "en", "If red comes, 4 flees, and green gets Lur."),
    ("campaign", "en", "Give green Lur and army 4 flees if it sees red."),
    ("campaign", "en", "Split army 4 in half, give green my map, and the first goes left 3."),
    ("campaign", "en", "Maybe green gets my map, and army 4 goes up 3."),
    ("campaign", "en", "Next turn green gets my map, and army 4 goes up 3."),
    ("campaign", "en", "Don't give green my map, and army 4 goes up 3."),
    ("campaign", "en", "Red says green gets my map, and army 4 goes up 3."),
    ("campaign", "ru", "Сосед говорит, отдай зелёным карту, а третья идёт в Лхоту."),
    ("campaign", "cs", "Zelený prý dostane Lur a trojka jde do Lhoty."),
    ("campaign", "sk", "Minule dostal zelený mapu a trojka išla do Lhoty."),
    ("campaign", "cs", "Zelenému dej Lur, nebo trojka půjde do Lhoty."),
    ("campaign", "en", "Split army 4 in half, the first goes left 3."),
    ("campaign", "en", "Split army 4 in half and the second takes Orel."),
    ("campaign", "ru", "Раздели четвёртую пополам, вторая пусть идёт вверх на 3."),
    ("campaign", "cs", "Čtyřku rozděl na půl, první jde vlevo 3."),
    ("campaign", "sk", "Štvorku rozdeľ na polovice, druhá nech ide do Orla."),
    ("campaign", "en", "Split army 4 in half and both go up 3."),
)

test_orders_of_two_sorts = means(ORDERS)
test_nothing_is_ordered = orders_nothing(TRAPS)
