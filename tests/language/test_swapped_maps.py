"""C-8.6: an exchange of maps is proposed with a verb of its own; who gives which may be said behind it."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

SWAP = "propose exchange with red: exchange maps"
LINES = (
    ("en", "swap maps with red please", SWAP),
    ("en", "trade maps with red, he gives me his and I give him mine", SWAP),
    ("en", "- exchange maps with red", SWAP),
    ("ru", "обменяться картами с красным, я ему свою, а он мне свою", SWAP),
    ("cs", "s červeným si vyměníme mapy, on mi dá svou a já mu dám moji", SWAP),
    ("sk", "s červeným si vymeníme mapy, ja mu dám svoju a on mne svoju", SWAP),
    ("en", "- call 3 Wolves", "name 3 Wolves"),
    ("en", "the fourth doesn't have to do anything but stay", "army 4: stay"),
    ("cs", "čtvrtá nemusí dělat nic než stát", "army 4: stay"),
    ("ru", "Пятый пусть подойдёт к красному и поговорит с ним", "army 5: approach red"),
    ("cs", "pětka vyčká spojení se šestkou", "army 5: wait for join with 6"),
    ("en", "5 moves three cells to the lower left", "army 5: down-left 3"),
    ("cs", "Ještě jedna věc: jednička nahoru 2", "army 1: up 2"),
    ("sk", "Ešte jedna prosba: jednotka hore 2", "army 1: up 2"),
)
TRAPS = (
    ("en", "Green swaps maps with red"),
    ("en", "we swapped maps with red"),
    ("en", "don't swap maps with red"),
    ("en", "swap maps with green or red"),
    ("en", "shall we swap maps with red?"),
    ("en", "red wants to swap maps with me"),
    ("ru", "Зелёный обменялся картами с красным"),
    ("cs", "s červeným si mapy nevyměníme"),
    ("sk", "Zelený by si rád vymenil mapy so mnou"),
)

test_the_line_is_read = means(LINES)
"""C-4, C-8.6: as its plain way of saying it."""

test_nothing_is_exchanged = orders_nothing(TRAPS)
"""C-8.6: what others do, what is past, denied or open is not proposed."""
