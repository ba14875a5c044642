"""A wish goes on behind `and` in the form of the past („aby trojka dobyla Orel a zůstala v něm“); what is met."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = (
    ("cs", "Chci, aby armáda 2 dobyla Tor a zůstala v něm.", "army 2: capture Tor, stay"),
    ("cs", "Chtěl bych, aby armáda 6 dva kroky počkala a potom se připojila k armádě 4.", "army 6: wait 2, join 4"),
    (
        "cs",
        "Přeji si, aby armáda 3 šla o tři pole vlevo a utekla, pokud ji něco zablokuje.",
        "army 3: left 3; if it is blocked: flee",
    ),
    (
        "cs",
        "Chci, aby armáda 2 zaútočila na Tor a v případě vítězství šla do Yazu.",
        "army 2: attack Tor; if it wins: to Yaz",
    ),
    (
        "sk",
        "Chcem, aby armáda 2 počkala na spojenie s armádou 7 a zaútočila na Tor.",
        "army 2: wait for join with 7, attack Tor",
    ),
    ("sk", "Chcel by som, aby armáda 5 išla do Yazu a zostala tam stáť.", "army 5: to Yaz, stay"),
    ("ru", "Хочу, чтобы второй отряд захватил Тор и остался в нём.", "army 2: capture Tor, stay"),
    (
        "ru",
        "Хочу, чтобы второй отряд атаковал Тор, а если выиграет бой, пошёл в Яз.",
        "army 2: attack Tor; if it wins: to Yaz",
    ),
    (
        "en",
        "Army 2 goes four cells right and attacks the enemy if it sees him.",
        "army 2: right 4; if it sees an enemy: attack it",
    ),
    (
        "cs",
        "Chci, aby armáda 2 šla čtyři pole vpravo a napadla nepřítele, pokud ho uvidí.",
        "army 2: right 4; if it sees an enemy: attack it",
    ),
    (
        "ru",
        "Второй отряд идёт вправо 4 клетки и нападает на врага, если увидит его.",
        "army 2: right 4; if it sees an enemy: attack it",
    ),
)
TRAPS = (
    ("cs", "Nechtěl jsem, aby armáda 2 dobyla Tor."),
    ("cs", "Nechtěla jsem, aby armáda 2 dobyla Tor a zůstala v něm."),
    ("cs", "Armáda 2 šla na Tor a dobyla Lhotu."),
    ("cs", "Chci, aby armáda 3 šla na Tor, když 4 vyhrála a dobyla Lhotu."),
    ("cs", "Chci, aby armáda 3 šla na Tor, Lhotu dobyla 4."),
    ("cs", "Červený chtěl, aby armáda 3 šla na Tor a dobyla Lhotu."),
    ("sk", "Nechcel som, aby armáda 3 obsadila Tor."),
    ("sk", "Keby armáda 3 obsadila Tor a zostala tam, bolo by to dobré."),
    ("ru", "Я не хочу, чтобы третий отряд захватил Тор и остался в нём."),
    ("ru", "Жаль, что третий отряд захватил Тор и остался в нём."),
)

test_a_wish_goes_on_behind_and = means(LINES)
test_what_was_never_wished_or_has_happened_is_no_order = orders_nothing(TRAPS)
