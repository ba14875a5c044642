"""What a doctrine is for is said in a clause of its own: "if Serbia is attacked, the guns stay in the rear"."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = [
    (
        "en",
        "When Flanders has to be defended, the guns stand in the second line.",
        "doctrine Flanders defence line2 gun",
    ),
    ("en", "If Flanders gets attacked, keep the guns in line 2.", "doctrine Flanders defence line2 gun"),
    ("en", "If Serbia comes under attack, the guns belong at the back.", "doctrine Serbia defence line2 gun"),
    (
        "en",
        "When we have to defend Bavaria, let the guns stay in the second line.",
        "doctrine Bavaria defence line2 gun",
    ),
    (
        "en",
        "When we attack Moravia, retreat to Austria at 50% losses.",
        "doctrine Moravia attack retreat losses 50%, retreat-to Austria",
    ),
    (
        "en",
        "Doctrine for attacks on Moravia: retreat to Austria at 50% losses",
        "doctrine Moravia attack retreat losses 50%, retreat-to Austria",
    ),
    (
        "en",
        "For the attack on Moravia this applies: guns in the second line, retreat at 30 percent losses.",
        "doctrine Moravia attack line2 gun, retreat losses 30%",
    ),
    ("en", "In every attack on Bulgaria the guns stay in the second line.", "doctrine Bulgaria attack line2 gun"),
    (
        "en",
        "Wherever we are on the defence, transports stand in the second line, that goes for all areas.",
        "doctrine all defence line2 transport",
    ),
    ("en", "In all our attacks we fall back everywhere once half is lost.", "doctrine all attack retreat losses 50%"),
    ("en", "Everywhere in attack, retreat as soon as we lose half.", "doctrine all attack retreat losses 50%"),
    (
        "en",
        "When attacking D3, hold one pioneer in reserve until the third salvo.",
        "doctrine D3 attack reserve 1 pioneer until salvo >= 3",
    ),
    ("cs", "Když budou bránit Srbsko, děla ať stojí ve druhé linii.", "doctrine Serbia defence line2 gun"),
    ("cs", "Bude-li Srbsko napadeno, děla zůstanou ve druhé linii.", "doctrine Serbia defence line2 gun"),
    ("cs", "Když Flandry někdo napadne, děla se drží ve druhé linii.", "doctrine Flanders defence line2 gun"),
    ("cs", "Při obraně Flander patří děla do druhé linie.", "doctrine Flanders defence line2 gun"),
    (
        "cs",
        "Při útoku na Andalusii platí: poměr pod 1/3 a ustupujeme do Kastilie",
        "doctrine Andalusia attack retreat odds 1/3, retreat-to Castile",
    ),
    (
        "cs",
        "Pro Bulharsko platí v útoku tato doktrína: děla do druhé linie, ústup při ztrátách 30 %.",
        "doctrine Bulgaria attack line2 gun, retreat losses 30%",
    ),
    (
        "cs",
        "Sedmihradsko: když při útoku ztratíme 40 procent, couvneme na Valašsko.",
        "doctrine Transylvania attack retreat losses 40%, retreat-to Wallachia",
    ),
    ("cs", "Při útocích budeme všude ustupovat, jakmile ztratíme polovinu.", "doctrine all attack retreat losses 50%"),
    (
        "cs",
        "V útoku nechť všude platí, že se ustupuje při ztrátách 50 procent.",
        "doctrine all attack retreat losses 50%",
    ),
    ("cs", "V obraně všude platí: transporty do druhé linie.", "doctrine all defence line2 transport"),
    (
        "cs",
        "Bulharsko bránit tak, že děla jsou v linii 2 a střílí se nejdřív po tancích, potom po pěchotě.",
        "doctrine Bulgaria defence line2 gun, aim tank > infantry",
    ),
    (
        "cs",
        "Při útoku na D3 jednoho ženistu držte v záloze do třetí salvy.",
        "doctrine D3 attack reserve 1 pioneer until salvo >= 3",
    ),
    (
        "cs",
        "Až budeme útočit na Moravu, při 50% ztrátách se stáhneme do Rakouska.",
        "doctrine Moravia attack retreat losses 50%, retreat-to Austria",
    ),
    ("sk", "Keď budú Srbsko brániť, delá nech sa držia v druhej línii.", "doctrine Serbia defence line2 gun"),
    ("sk", "Ak Srbsko niekto napadne, delá zostanú v druhej línii.", "doctrine Serbia defence line2 gun"),
    ("sk", "Pri obrane Srbska patria delá do druhej línie.", "doctrine Serbia defence line2 gun"),
    (
        "sk",
        "Keď budeme útočiť na Sedmohradsko, pri 40% stratách sa stiahneme do Valašska.",
        "doctrine Transylvania attack retreat losses 40%, retreat-to Wallachia",
    ),
    (
        "sk",
        "Ak útočíme na D3, jedného ženistu drž v zálohe do tretej salvy.",
        "doctrine D3 attack reserve 1 pioneer until salvo >= 3",
    ),
    (
        "sk",
        "Pri útoku na Moravu platí: pri strate polovice ustúpime do Rakúska.",
        "doctrine Moravia attack retreat losses 50%, retreat-to Austria",
    ),
    ("sk", "Pri útokoch všade ustupujeme, len čo stratíme polovicu.", "doctrine all attack retreat losses 50%"),
    ("sk", "V obrane všade platí, že transporty stoja v druhej línii.", "doctrine all defence line2 transport"),
    ("ru", "Когда Сербию придётся оборонять, орудия стоят во второй линии.", "doctrine Serbia defence line2 gun"),
    ("ru", "Если на Сербию нападут, орудия держать во второй линии.", "doctrine Serbia defence line2 gun"),
    ("ru", "Если Фландрию атакуют, пушки пусть остаются сзади.", "doctrine Flanders defence line2 gun"),
    ("ru", "При обороне Сербии пушки пусть стоят во второй линии.", "doctrine Serbia defence line2 gun"),
    (
        "ru",
        "Одного сапёра в атаке на D3 придержим в резерве до третьего залпа",
        "doctrine D3 attack reserve 1 pioneer until salvo >= 3",
    ),
    (
        "ru",
        "Для Болгарии доктрина атаки такая: пушки во вторую линию, отход при потерях 30%.",
        "doctrine Bulgaria attack line2 gun, retreat losses 30%",
    ),
    ("ru", "Всюду в атаке отступать, потеряв половину.", "doctrine all attack retreat losses 50%"),
    ("ru", "В атаке везде действует правило: отступаем при потере половины.", "doctrine all attack retreat losses 50%"),
    (
        "ru",
        "При атаке на Моравию отступаем в Австрию, если потеряем половину.",
        "doctrine Moravia attack retreat losses 50%, retreat-to Austria",
    ),
    (
        "ru",
        "Когда пойдём на Моравию, при потерях 50% отходим в Австрию.",
        "doctrine Moravia attack retreat losses 50%, retreat-to Austria",
    ),
]
TRAPS = [
    ("en", "If Bavaria attacks us, we keep the guns in line 2."),
    ("en", "When Flanders was attacked, the guns stood in the second line."),
    ("en", "Do the guns stand in the second line when Flanders is attacked?"),
    ("en", "If blue attacks Flanders, red keeps his guns in the second line."),
    ("cs", "Když budou bránit Srbsko, děla ve druhé linii být nemají."),
    ("cs", "Při útoku na Andalusii loni platilo: poměr pod 1/3 a ustupujeme do Kastilie."),
    ("cs", "Prý při útocích všude ustupují, jakmile ztratí polovinu."),
    ("sk", "Keď sme bránili Srbsko, delá stáli v druhej línii."),
    ("ru", "Если на Сербию нападут, орудия во вторую линию не ставить."),
    ("ru", "Когда обороняли Сербию, орудия стояли во второй линии."),
]

test_a_doctrine_is_read_whose_case_is_a_clause = means(LINES, game="powers")
test_what_is_told_denied_or_done_by_others_is_no_doctrine = orders_nothing(TRAPS, game="powers")
