"""Of whom nothing is decided, nothing is ordered; what a letter does instead; a name given; home named."""

from __future__ import annotations

from tests.language.kit import alike, beside, orders_nothing

NOTHING_DECIDED = [
    ("campaign", "en", "I don't know yet what to do with army 5, so leave it out"),
    ("campaign", "en", "We have not decided about the second army"),
    ("campaign", "ru", "Что делать с пятой армией, ещё не решил, её не трогайте"),
    ("campaign", "cs", "S pětkou si zatím nevím rady, tu vynech"),
    ("campaign", "sk", "S päťkou si zatiaľ neviem rady"),
    ("duncan", "ru", "Про второго юнита мы не договорились, его не трогайте"),
    ("duncan", "cs", "O dvojce jsme se nedohodli, tak tu nechte být"),
]
ALIKE = [
    ("en", "Instead let army 4 go to Tor", "4: to Tor"),
    ("ru", "Вместо этого четвёртый идёт в Тор", "4: к Тору"),
    ("cs", "Místo toho čtvrtá jde do Toru", "4: do Toru"),
    ("sk", "Namiesto toho štvrtá ide do Toru", "4: do Toru"),
    ("en", "5 goes home, to Yaz", "5: to Yaz"),
    ("ru", "пятой пора домой, пусть идёт в Яз", "5: к Язу"),
    ("cs", "třetí rozdělíme, deset a deset", "3: rozděl 10+10"),
    ("sk", "tretiu rozdelíme, desať a desať", "3: rozdeľ 10+10"),
    ("cs", "druhé armádě dejme jméno „Vlci“", "pojmenuj oddíl 2 „Vlci“"),
    ("sk", "druhej armáde dajme meno „Vlci“", "pomenuj oddiel 2 „Vlci“"),
]
NOTHING = [
    ("en", "I don't know what to do with army 5, let it go up 3"),
    ("ru", "4 вверх 3, вместо этого вниз 2"),
    ("cs", "4 nahoru 3, místo toho dolů 2"),
    ("cs", "Se třetí zatím nevím, čtvrtá nahoru 3"),
    ("sk", "S treťou zatiaľ neviem, zostane stáť"),
]

test_of_whom_nothing_is_decided_nothing_is_asked = beside(NOTHING_DECIDED)

test_what_is_done_instead_begins_a_sentence = alike(ALIKE)

test_what_is_told_all_the_same_is_not_left_out = orders_nothing(NOTHING)
