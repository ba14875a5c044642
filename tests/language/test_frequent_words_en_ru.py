"""The most frequent words of English and Russian around orders: what carries nothing, and what only seems to."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = (
    ("campaign", "en", "that poor old 5 suddenly marches forth to Tor", "army 5: to Tor"),
    ("campaign", "en", "general, army 5 up 2 with my compliments", "army 5: up 2"),
    ("campaign", "en", "old pal, take that damned ugly Tor with 5", "army 5: capture Tor"),
    ("campaign", "en", "5 to the area of Tor, and that's that", "army 5: to Tor"),
    ("campaign", "en", "army 5, off it goes to Tor", "army 5: to Tor"),
    ("campaign", "en", "5 makes short work of red", "army 5: attack red"),
    ("campaign", "en", "5 sets up shop in Tor", "army 5: capture Tor"),
    ("campaign", "en", "5 hangs tight", "army 5: stay"),
    ("campaign", "en", "5 draws alongside army 4", "army 5: approach army 4"),
    ("duncan", "en", "Use the regeneration on poor old u3", "regeneration u3"),
    ("powers", "en", "my dear friend, two tanks from A3 to A4 with gusto", "move 2 tank A3 -> A4"),
    ("europe", "en", "general, draft in Spain by default", "default draft Spain"),
    ("campaign", "ru", "старый пятый отряд подбирается поближе к красному", "army 5: approach red"),
    ("campaign", "ru", "раздели-ка пополам третью", "army 3: split in half"),
    ("campaign", "ru", "4 по-прежнему стоит", "army 4: stay"),
    ("campaign", "ru", "5 идёт в район Тора", "army 5: to Tor"),
    ("campaign", "ru", "пятый, старина, чёрт возьми, вверх на 2", "army 5: up 2"),
    ("campaign", "ru", "сделай милость, отправь 5 в Тор", "army 5: to Tor"),
    ("campaign", "ru", "5 решительно и энергично вверх на 2", "army 5: up 2"),
    ("campaign", "ru", "пятёрка дрыхнет", "army 5: stay"),
    ("campaign", "ru", "проклятый Тор пятёрка берёт", "army 5: capture Tor"),
    ("campaign", "ru", "пятый отряд идёт навстречу четвёртому", "army 5: to army 4"),
    ("campaign", "ru", "пятый отряд заглянет к четвёртому", "army 5: approach army 4"),
    ("powers", "ru", "отправь-ка два танка из A3 в A4", "move 2 tank A3 -> A4"),
    ("powers", "ru", "два танка из A3 по-быстрому в A4", "move 2 tank A3 -> A4"),
    ("europe", "ru", "по-прежнему по умолчанию призыв в Испании", "default draft Spain"),
)
TRAPS = (
    ("campaign", "en", "5 is too old to attack Tor"),
    ("campaign", "en", "it is terrible to attack Tor with 5"),
    ("campaign", "en", "a bad move would be 5 to Tor"),
    ("campaign", "en", "my general attacks Tor with 5"),
    ("campaign", "en", "it is not important that 5 attacks Tor"),
    ("campaign", "en", "the wicked red turns against 5"),
    ("campaign", "en", "strange that 5 attacks Tor"),
    ("campaign", "en", "my pals attack Tor with 5"),
    ("campaign", "en", "a task for another day: 5 takes Tor"),
    ("campaign", "ru", "5 слишком старый, чтобы атаковать Тор"),
    ("campaign", "ru", "плохо атаковать Тор пятёркой"),
    ("campaign", "ru", "дядя нападёт пятёркой на Тор"),
    ("campaign", "ru", "5 внезапно взяла Тор"),
    ("campaign", "ru", "данный отряд 5 уже взял Тор"),
    ("campaign", "ru", "настоящий генерал взял бы Тор"),
    ("campaign", "ru", "4 вас атакует"),
)

test_a_frequent_word_does_not_leave_an_order_unread = means(LINES)

test_a_frequent_word_that_says_what_is_thought_of_a_deed_orders_nothing = orders_nothing(TRAPS)
