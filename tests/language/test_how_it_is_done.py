"""How a march is made, said in a clause behind it: "..., dodging every fight", "retreat is out of the question"."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = [
    ("en", "Two tanks of mine go from A1 to B1, carefully.", "move 2 tank A1 -> B1 careful"),
    ("en", "Two tanks of our own go from A1 to B1, dodging every fight.", "move 2 tank A1 -> B1 careful"),
    (
        "cs",
        "Jedna ponorka popluje z Norského moře do Severního a bitvám se přitom bude vyhýbat.",
        "move 1 submarine Norwegian Sea -> North Sea subs avoid",
    ),
    ("cs", "Ponorka z S2 do S3, střetům se vyhýbat.", "move 1 submarine S2 -> S3 subs avoid"),
    (
        "sk",
        "Ponorka pláva z Nórskeho mora do Severného, boju sa vyhne.",
        "move 1 submarine Norwegian Sea -> North Sea subs avoid",
    ),
    ("sk", "ponorka ide z S2 do S3 a boju sa vyhýba", "move 1 submarine S2 -> S3 subs avoid"),
    (
        "ru",
        "Подлодка пусть идёт из Норвежского моря в Северное, боёв избегая.",
        "move 1 submarine Norwegian Sea -> North Sea subs avoid",
    ),
    ("ru", "Подлодка идёт из S2 в S3 и уклоняется от боя.", "move 1 submarine S2 -> S3 subs avoid"),
    ("en", "1 sub norwegian sea to north sea, avoid fights", "move 1 submarine Norwegian Sea -> North Sea subs avoid"),
    ("en", "One submarine sails from S2 to S3 and keeps out of trouble.", "move 1 submarine S2 -> S3 subs avoid"),
    ("en", "A submarine goes from S2 to S3, dodging every fight.", "move 1 submarine S2 -> S3 subs avoid"),
    (
        "ru",
        "Четыре танка из Венгрии атакуют Сербию, об отступлении пусть забудут!",
        "move 4 tank Hungary -> Serbia retreat never",
    ),
    ("ru", "Четыре танка из Венгрии идут на Сербию и дерутся до конца.", "move 4 tank Hungary -> Serbia retreat never"),
    (
        "en",
        "Four tanks from Hungary attack Serbia, and retreat is out of the question.",
        "move 4 tank Hungary -> Serbia retreat never",
    ),
    (
        "en",
        "Lorraine: go in with 3 inf from Champagne, no retreat",
        "move 3 infantry Champagne -> Lorraine retreat never",
    ),
    (
        "sk",
        "Štyri tanky z Uhorska nech vtrhnú do Srbska a bojujú bez ústupu.",
        "move 4 tank Hungary -> Serbia retreat never",
    ),
    (
        "cs",
        "Čtyři tanky z Uherska vtrhnou do Srbska a o ústupu nechci slyšet.",
        "move 4 tank Hungary -> Serbia retreat never",
    ),
    (
        "cs",
        "Čtyři tanky z Uherska útočí na Srbsko, ústup nepřipadá v úvahu.",
        "move 4 tank Hungary -> Serbia retreat never",
    ),
    (
        "en",
        "Send three tanks from Romania to Bulgaria, but they hold their fire against blue.",
        "move 3 tank Romania -> Bulgaria holdfire blue",
    ),
    (
        "ru",
        "Итак, три танка отправляются из Румынии в Болгарию, по синим им не стрелять.",
        "move 3 tank Romania -> Bulgaria holdfire blue",
    ),
    (
        "cs",
        "Tři tanky z Rumunska do Bulharska, na modré ať nestřílejí.",
        "move 3 tank Romania -> Bulgaria holdfire blue",
    ),
    (
        "sk",
        "Tri tanky z Rumunska do Bulharska, po modrých nestrieľajú.",
        "move 3 tank Romania -> Bulgaria holdfire blue",
    ),
    (
        "en",
        "One tank out of Tyrol against Lombardy, aiming at infantry first and at tanks second.",
        "move 1 tank Tyrol -> Lombardy aim infantry > tank",
    ),
    (
        "en",
        "One tank from Tyrol attacks Lombardy; it shoots at infantry first, then at tanks.",
        "move 1 tank Tyrol -> Lombardy aim infantry > tank",
    ),
    (
        "en",
        "one cruiser from the Black Sea through the Straits to the Aegean, carefully does it",
        "move 1 cruiser Black Sea -> Straits -> Aegean Sea careful",
    ),
    (
        "cs",
        "Křižník by měl opatrně proplout ze Severního moře do Lamanšského průlivu.",
        "move 1 cruiser North Sea -> English Channel careful",
    ),
    (
        "cs",
        "Křižník ať propluje ze Severního moře do Lamanšského průlivu, a to opatrně.",
        "move 1 cruiser North Sea -> English Channel careful",
    ),
    (
        "sk",
        "Rozkazujem, aby tank z Rakúska s opatrnosťou postúpil do Uhorska.",
        "move 1 tank Austria -> Hungary careful",
    ),
    (
        "ru",
        "Крейсер должен осторожно пройти из Северного моря в Ла-Манш.",
        "move 1 cruiser North Sea -> English Channel careful",
    ),
    (
        "cs",
        "Z Kraňska do Furlanska se vydají tři pěchoty a s nimi pionýr, ten ale půjde ve druhé linii.",
        "move 3 infantry, 1 pioneer Carniola -> Friuli line2 pioneer",
    ),
    (
        "sk",
        "Útok B2 – C2 štyrmi pechotami, po strate 33 % ustúpia do B2.",
        "move 4 infantry B2 -> C2 retreat losses 33%, retreat-to B2",
    ),
    ("en", "2 tanks C3 to D3, retreat at a third lost", "move 2 tank C3 -> D3 retreat losses 33%"),
    (
        "en",
        "Four infantry from B2 attack C2 and fall back to B2 once a third is lost.",
        "move 4 infantry B2 -> C2 retreat losses 33%, retreat-to B2",
    ),
    (
        "ru",
        "Два танка из C3 атакуют D3 и отходят в C3, если потеряем треть.",
        "move 2 tank C3 -> D3 retreat losses 33%, retreat-to C3",
    ),
    (
        "en",
        "One tank makes a reconnaissance from Romania into Bulgaria and retreats right after it.",
        "move 1 tank Romania -> Bulgaria retreat recon",
    ),
    (
        "cs",
        "Tank z Rakouska se jde podívat do Uherska a hned se vrátí.",
        "move 1 tank Austria -> Hungary retreat recon",
    ),
    ("ru", "Танк из Австрии идёт в Венгрию на разведку и сразу назад.", "move 1 tank Austria -> Hungary retreat recon"),
    (
        "sk",
        "Tank z Rakúska ide do Uhorska na prieskum a hneď sa vráti.",
        "move 1 tank Austria -> Hungary retreat recon",
    ),
    (
        "ru",
        "Две пехоты высадите из Ирландского моря в Уэльс, корабли при этом остаются в море.",
        "land 2 infantry from Irish Sea to Wales ships at sea",
    ),
    (
        "en",
        "Land two infantry from the Irish Sea in Wales while the ships stay at sea.",
        "land 2 infantry from Irish Sea to Wales ships at sea",
    ),
    (
        "cs",
        "Dvě pěchoty vyloďte z Irského moře do Walesu, lodě přitom zůstanou na moři.",
        "land 2 infantry from Irish Sea to Wales ships at sea",
    ),
    (
        "sk",
        "Dve pechoty vyloďte z Írskeho mora vo Walese, lode ostanú na mori.",
        "land 2 infantry from Irish Sea to Wales ships at sea",
    ),
]
TRAPS = [
    ("en", "One submarine sailed from S2 to S3 and kept out of trouble."),
    ("cs", "Ponorka z S2 do S3 neplula a bitvě se nevyhnula."),
    ("ru", "Четыре танка из Венгрии атаковали Сербию и об отступлении забыли."),
    ("en", "If three tanks go from Romania to Bulgaria, do they hold their fire against blue?"),
    ("en", "Blue sends three tanks from Romania to Bulgaria, but they hold their fire against us."),
    ("sk", "Tank z Rakúska mal postúpiť do Uhorska."),
    ("cs", "Křižník měl opatrně proplout ze Severního moře do Lamanšského průlivu."),
    ("cs", "Tank zaútočí na Meklenbursko, pěchota ne."),
    ("en", "Retreat is not out of the question for the four tanks from Hungary to Serbia."),
    ("en", "The tanks don't avoid battle from A1 to A2."),
]

test_how_it_is_done_is_read_behind_the_order = means(LINES, game="powers")
test_what_is_told_or_done_by_others_is_no_order = orders_nothing(TRAPS, game="powers")
