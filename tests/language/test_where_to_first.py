"""Where to may be said first, and who goes last: "to the farm go four people from the hall" (Dice Empires, X-6)."""

from __future__ import annotations

from tests.language.kit import means

FOUR = "split 4 from hall to farm"

test_where_to_may_be_said_first = means(
    [
        ("en", "To the farm go four people from the hall.", FOUR),
        ("ru", "На ферму идут четверо людей из ратуши.", FOUR),
        ("cs", "Na farmu půjdou čtyři lidi z radnice.", FOUR),
        ("sk", "Na farmu idú štyria ľudia z radnice.", FOUR),
        ("cs", "Na farmu pošli čtyři lidi z radnice.", FOUR),
    ],
    game="dice_empires",
)
