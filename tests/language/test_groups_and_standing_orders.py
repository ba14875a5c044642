"""Groups that are made one, how far plunder goes, and standing orders: „Nasyp k2 do k1, ať je z nich jedna skupina“."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = (
    ("en", "Pour d2 into d1.", "join d2 to d1"),
    ("en", "Merge d2 into d1, so that we have one group.", "join d2 to d1"),
    ("en", "Go in for plundering, but only up to the church.", "plunder to church"),
    ("en", "Plundering is allowed up to the farm.", "plunder to farm"),
    ("en", "We take nobody captive after the battle.", "captives none"),
    ("en", "If someone of ours has to fall, let it be the largest group.", "losses largest"),
    ("en", "Always convert, leave it on auto.", "convert auto"),
    ("en", "We order nothing this time.", "pass"),
    ("en", "Drive d2 to the farm.", "move d2 to farm"),
    ("ru", "Всыпь к2 в к1, чтобы вышла одна группа.", "join d2 to d1"),
    ("ru", "Грабить разрешаю до церкви.", "plunder to church"),
    ("ru", "Грабь, но только до фермы.", "plunder to farm"),
    ("ru", "После боя никого в плен не брать.", "captives none"),
    ("ru", "Перегони к2 на ферму.", "move d2 to farm"),
    ("ru", "Раздать детей к1.", "births to d1"),
    ("ru", "Ничего не приказываю.", "pass"),
    ("cs", "Nasyp k2 do k1, ať je z nich jedna skupina.", "join d2 to d1"),
    ("cs", "Drancuj, ale jen po farmu.", "plunder to farm"),
    ("cs", "Drancovat povoluju po kostel.", "plunder to church"),
    ("cs", "Po bitvě nikoho nezajímat.", "captives none"),
    ("cs", "Konverzi nech na automatu.", "convert auto"),
    ("cs", "Tentokrát nic nerozkazuju.", "pass"),
    ("sk", "Nasyp k2 do k1, nech je z nich jedna skupina.", "join d2 to d1"),
    ("sk", "Drancuj, ale len po farmu.", "plunder to farm"),
    ("sk", "Drancovať dovoľujem po kostol.", "plunder to church"),
    ("sk", "Po bitke nikoho nezajímať.", "captives none"),
    ("sk", "Ak má niekto z našich padnúť, nech je to z najväčšej skupiny.", "losses largest"),
    ("sk", "Konverziu nechaj na automate.", "convert auto"),
)
TRAPS = (
    ("en", "Don't pour d2 into d1."),
    ("en", "Green allowed plundering."),
    ("en", "If somebody has to fall, fine."),
    ("en", "d1 and d2 are one group anyway."),
    ("en", "I'd rather d2 stayed at home."),
    ("ru", "Не сливай к2 в к1."),
    ("ru", "Можно грабить?"),
    ("ru", "Красный перегнал к2 на ферму."),
    ("cs", "Nesypej k2 do k1."),
    ("cs", "Drancovat se smí?"),
    ("cs", "Modrý nasypal k2 do k1."),
    ("cs", "Neberte si na mušku červeného."),
    ("sk", "Nesyp k2 do k1."),
    ("sk", "Drancovať sa smie?"),
    ("sk", "Modrý nasypal k2 do k1."),
    ("sk", "Neberte si na mušku červeného."),
)

test_groups_and_standing_orders_are_read = means(LINES, game="dice_empires")
test_what_is_denied_asked_or_told_is_not = orders_nothing(TRAPS, game="dice_empires")
