"""Who goes somewhere "and, if it wins, ..." may mean to fight for it: that is asked. Said in full, nothing is."""

from __future__ import annotations

from tests.language.kit import asked, means

test_it_is_asked_whether_it_goes_or_fights = asked(
    [
        ("en", "Army 5 goes to Lhota, and if it wins, on to Yaz."),
        ("ru", "Пятая идёт на Лхоту, а если победит, дальше к Йазю."),
        ("cs", "Pátý oddíl vyrazí na Lhotu a když vyhraje, potáhne dál do Yazu."),
        ("sk", "Piaty oddiel vyrazí na Lhotu a ak vyhrá, potiahne ďalej do Yazu."),
    ]
)
test_what_says_which_is_carried_out = means(
    [
        ("en", "Army 5 attacks Lhota, and if it wins, goes on to Yaz.", "army 5: attack Lhota; if it wins: to Yaz"),
        ("en", "army 5: to Lhota; if it wins: to Yaz", "army 5: to Lhota; if it wins: to Yaz"),
        ("en", "Army 5 up 3, if it wins, right 2.", "army 5: up 3; if it wins: right 2"),
    ]
)
