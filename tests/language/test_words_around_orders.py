"""The most frequent words of a language stand around orders, and change nothing; others change what is meant."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

ON_AND_LEFT = "2: up 3, left 2"
LINES = (
    ("en", "Army 2 calmly three squares due north and right after that two further left.", ON_AND_LEFT),
    ("en", "Army 2, quietly and like lightning, up 3 and then, so to say, left 2.", ON_AND_LEFT),
    ("en", "For heaven's sake, army 2 up 3 and, last but not least, left 2.", ON_AND_LEFT),
    ("en", "2 trots up 3 without further ado, thereupon left 2", ON_AND_LEFT),
    ("en", "2 proudly and fearlessly up 3, left 2, my liege", ON_AND_LEFT),
    ("en", "5 stays exactly where it stands", "5: stay"),
    ("en", "5 stubbornly holds the ground", "5: stay"),
    ("en", "1 up 3; assuming that it sees an enemy, it flees", "1: up 3; if it sees an enemy: flee"),
    ("en", "3 requisitions Orel in style", "3: capture Orel"),
    ("en", "4 wallops K15", "4: attack K15"),
    ("ru", "Второй спокойненько три клетки строго на север, а уж потом две левее.", ON_AND_LEFT),
    ("ru", "2 молниеносно вверх на 3 и, так уж и быть, влево на 2", ON_AND_LEFT),
    ("ru", "Ради всего святого, второй вверх на 3, а под занавес влево на 2.", ON_AND_LEFT),
    ("ru", "2 на полной скорости наверх на 3, сразу после этого влево на 2", ON_AND_LEFT),
    ("ru", "2 гордо и бесстрашно вверх на 3, влево на 2", ON_AND_LEFT),
    ("ru", "5 стоит где стояла", "5: stay"),
    ("ru", "пятый упрямо остаётся на прежнем месте", "5: stay"),
    ("ru", "1 вверх на 3; сразу как увидит врага, бежать", "1: up 3; if it sees an enemy: flee"),
    ("ru", "3 весьма смело занимает Орёл", "3: capture Orel"),
    ("ru", "4 налетает на K15", "4: attack K15"),
)  # fmt: skip
TRAPS = (
    ("en", "army 2 up 3 soon"),
    ("en", "army 2 most likely up 3"),
    ("en", "in theory 2 up 3"),
    ("en", "for instance, 2 up 3"),
    ("en", "2 seldom attacks K15"),
    ("en", "under no circumstances does 2 attack K15"),
    ("en", "2 calmly not up 3"),
    ("en", "1 up 3 even if it sees an enemy"),
    ("en", "2 does not move up 3"),
    ("en", "2 doesn't move into Orel"),
    ("en", "2 does not move to Orel"),
    ("en", "does 2 by any chance proudly hold Orel?"),
    ("ru", "2 скоро вверх на 3"),
    ("ru", "2 вверх на 3, небось"),
    ("ru", "например, 2 вверх на 3"),
    ("ru", "в теории 2 вверх на 3"),
    ("ru", "2 гордо не идёт вверх на 3"),
    ("ru", "1 вверх на 3, даже если увидит врага"),
    ("ru", "2 не двигается вверх на 3"),
    ("ru", "2 не двигается в Орёл"),
    ("ru", "2 в Орёл ни ногой"),
    ("ru", "2 не уходит в Орёл"),
    ("ru", "2 вверх на 3 или, ради прикола, влево на 2"),
    ("ru", "зелёный вон недавно гордо занял Орёл"),
)

test_what_carries_nothing_changes_nothing = means(LINES, whose="army ")
"""§1: manner, feelings, certainty, connectors and places said in other words."""

test_doubts_other_times_and_denials_are_no_orders = orders_nothing(TRAPS)
"""§1: a word that changes the meaning is never passed over."""
