"""Who hinders somebody from doing something: an order where the game has it (E-7.3), a wish elsewhere."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

STOPPED = "stop attacks on BR, by OT"

test_a_power_is_hindered_from_attacking = means(
    [
        ("en", "Stop the Ottomans from attacking Britain.", STOPPED),
        ("ru", "Мешай туркам нападать на Британию.", STOPPED),
        ("ru", "Не дай туркам напасть на Британию.", STOPPED),
        ("cs", "Zabraň Turkům útočit na Británii.", STOPPED),
        ("cs", "Zabraň, aby Turci útočili na Británii.", STOPPED),
        ("sk", "Zabráň Turkom útočiť na Britániu.", STOPPED),
    ],
    game="europe",
)
test_attacks_on_me_may_be_named_first = means(
    [
        ("ru", "Нападения на меня останавливать королём", "stop attacks on me"),
        ("ru", "нападения на нас останавливать", "stop attacks on me"),
        ("ru", "останавливать королём нападения на меня", "stop attacks on me"),
    ],
    game="europe",
)
test_elsewhere_it_is_a_wish = orders_nothing(
    [
        ("cs", "Zabraň pětce zaútočit na Lhotu."),
        ("sk", "Zabráň päťke zaútočiť na Lhotu."),
    ]
)
