"""What is for another turn, hearsay, or mad to do is no order: "a round from now", "word has it that ..."."""

from __future__ import annotations

from tests.language.kit import orders_nothing

test_another_turn_is_not_now = orders_nothing(
    [
        ("en", "A round from now I move Italy to Switzerland."),
        ("en", "Two turns from now I move Italy to Switzerland."),
    ],
    game="europe",
)
test_hearsay_orders_nothing = orders_nothing(
    [("en", "Word has it that 2 tanks are moving from Hungary to Romania.")], game="powers"
)
test_what_is_mad_is_not_done = orders_nothing(
    [
        ("en", "Come tomorrow's turn, flash at J8."),
        ("en", "I'd have to be mad to send u2 to H8."),
        ("cs", "To bych se musel zbláznit, abych dvojku poslal na H8 přes G8."),
        ("sk", "To by som sa musel zblázniť, aby som dvojku poslal na H8."),
        ("ru", "Надо быть сумасшедшим, чтобы послать двойку на H8."),
    ],
    game="duncan",
)
