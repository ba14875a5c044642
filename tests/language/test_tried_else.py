"""What is done where the first way fails: "if that is impossible, let it at least go to the church instead"."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = (
    (
        "ru",
        "Вторая группа выступает на красного, а если это невозможно, пускай идёт на ферму.",
        "send d2 to red else move d2 to farm",
    ),
    (
        "ru",
        "Второй группой иду на красного, а не получится, она отправляется на ферму.",
        "send d2 to red else move d2 to farm",
    ),
    (
        "ru",
        "Вторая группа идёт на красного, а если никак, то пусть идёт на ферму.",
        "send d2 to red else move d2 to farm",
    ),
    ("ru", "Пошли к2 на красного, а не выйдет, тогда она пойдёт в церковь.", "send d2 to red else move d2 to church"),
    (
        "ru",
        "Пошлём к2 на красного, а если не получится, пусть хотя бы идёт на ферму.",
        "send d2 to red else move d2 to farm",
    ),
    (
        "ru",
        "Отправь к2 на зелёного, не выйдет - ставь её на левую стену.",
        "send d2 to green else move d2 to walls left",
    ),
    ("ru", "К2 на зелёного! А не выйдет - тогда в церковь.", "send d2 to green else move d2 to church"),
    (
        "ru",
        "К2 атакует зелёного, а если нельзя, то встаёт на левую стену.",
        "send d2 to green else move d2 to walls left",
    ),
    ("sk", "S k2 na zeleného! A keby to nešlo, tak s ňou do kostola.", "send d2 to green else move d2 to church"),
    (
        "sk",
        "Pošlime d2 na zeleného, a keby sa to nedalo, nech ide aspoň na farmu.",
        "send d2 to green else move d2 to farm",
    ),
    (
        "sk",
        "Pošli k2 na červeného, a ak to nepôjde, choď s ňou aspoň do kostola.",
        "send d2 to red else move d2 to church",
    ),
    (
        "sk",
        "Druhá skupina tiahne na zeleného, ak sa nedá, tak na ľavé hradby.",
        "send d2 to green else move d2 to walls left",
    ),
    (
        "sk",
        "Pošleme k2 na červeného, a ak sa to nepodarí, nech sa presunie do domov.",
        "send d2 to red else move d2 to houses",
    ),
    ("cs", "Pošli k2 na zeleného, a kdyby to nešlo, ať jde aspoň na farmu.", "send d2 to green else move d2 to farm"),
    ("cs", "S k2 na zeleného! A kdyby to nešlo, tak s ní do kostela.", "send d2 to green else move d2 to church"),
    (
        "cs",
        "Druhou skupinou táhnu na červeného, a když to nepůjde, přesune se na farmu.",
        "send d2 to red else move d2 to farm",
    ),
    (
        "cs",
        "Pošleme k2 na červeného, a pokud by to nešlo, ať se postaví na levé hradby.",
        "send d2 to red else move d2 to walls left",
    ),
    ("cs", "K2 vyrazí na zeleného, nepůjde-li to, půjde do kostela.", "send d2 to green else move d2 to church"),
    ("cs", "Zaútoč k2 na zeleného, a kdyby to nevyšlo, dej ji do domů.", "send d2 to green else move d2 to houses"),
    (
        "en",
        "Send the second group at red, and if that can't be done have it man the right walls.",
        "send d2 to red else move d2 to walls right",
    ),
    (
        "en",
        "Send d2 at green, and should that prove impossible, let it go to the church instead.",
        "send d2 to green else move d2 to church",
    ),
    ("en", "d2 attacks green, and if it can't, it mans the left wall.", "send d2 to green else move d2 to walls left"),
    (
        "en",
        "Let d2 have a go at green, and if that won't work put it on the farm.",
        "send d2 to green else move d2 to farm",
    ),
    (
        "en",
        "Send d2 against red, and if there's no way to, have it sit in the houses.",
        "send d2 to red else move d2 to houses",
    ),
    (
        "en",
        "Let's send d2 to green, and if it isn't possible it should at least go to the farm.",
        "send d2 to green else move d2 to farm",
    ),
)
TRAPS = (
    ("cs", "Minulé kolo byla k2 poslána na zeleného, a když to nešlo, šla na farmu."),
    ("en", "Last round I sent d2 to green, and if that failed it went to the farm."),
    ("ru", "Пошли бы мы к2 на зелёного, а не выйдет - в церковь?"),
    ("sk", "Pošlem k2 na zeleného, alebo nech ide na farmu?"),
)

test_another_way_is_read = means(LINES, game="dice_empires")
test_what_is_told_or_asked_is_no_way = orders_nothing(TRAPS, game="dice_empires")
