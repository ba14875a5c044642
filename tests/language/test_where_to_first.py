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
test_attacks_on_me_may_be_named_first = means(
    [
        ("ru", "Нападения на меня останавливать королём", "stop attacks on me"),
        ("ru", "нападения на нас останавливать", "stop attacks on me"),
        ("ru", "останавливать королём нападения на меня", "stop attacks on me"),
    ],
    game="europe",
)
test_a_guess_is_an_answer = means(
    [
        ("en", "My guess for the first riddle is the lighthouse.", "answer 1: the lighthouse"),
        ("en", "My guess to question 1 is the lighthouse.", "answer 1: the lighthouse"),
        ("cs", "Můj tip na první hádanku je maják.", "answer 1: maják"),
    ],
    game="duncan",
)
