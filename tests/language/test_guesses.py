"""A guess is an answer, and no doubt: "my guess for the first riddle is the lighthouse" (Duncan, D-9.1)."""

from __future__ import annotations

from tests.language.kit import means

test_a_guess_is_an_answer = means(
    [
        ("en", "My guess for the first riddle is the lighthouse.", "answer 1: the lighthouse"),
        ("en", "My guess to question 1 is the lighthouse.", "answer 1: the lighthouse"),
        ("cs", "Můj tip na první hádanku je maják.", "answer 1: maják"),
    ],
    game="duncan",
)
