"""Squares spoken letter by letter, with the full stops that are said aloud."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

ORDERS = (
    ("campaign", "en", "army four to H nine", "4: to H9"),
    (
        "campaign",
        "en",
        "army four to H nine full stop army six stays where it is full stop",
        ("4: to H9", "6: stay"),
    ),
    ("campaign", "en", "army five to K fifteen", "5: to K15"),
    ("campaign", "cs", "pátá armáda na H devět", "5: to H9"),
    ("campaign", "sk", "štvrtá armáda na H deväť", "4: to H9"),
    ("duncan", "en", "unit two to F nine via F eight full stop", "u2 to F9 via F8"),
    ("duncan", "en", "unit three to D seven please", "u3 to D7"),
    ("duncan", "cs", "dvojka na F devět přes F osm", "u2 to F9 via F8"),
    ("duncan", "sk", "dvojka na F deväť cez F osem", "u2 to F9 via F8"),
)
TRAPS = (
    ("campaign", "en", "Is army four at H nine?"),
    ("duncan", "en", "unit two was at F nine"),
)

test_spoken_squares = means(ORDERS)
test_nothing_is_ordered = orders_nothing(TRAPS)
