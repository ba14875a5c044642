"""Smoke and notes put somewhere, in many words (Duncan)."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

SMOKE = "smoke at K12"
SCOUT = 'note on unit u2 "scout"'
LINES = (
    ("duncan", "en", "Wrap K12 in smoke", SMOKE),
    ("duncan", "ru", "Заслони дымом клетку K12", SMOKE),
    ("duncan", "cs", "Zaplň K12 kouřem", SMOKE),
    ("duncan", "sk", "Pokry K12 dymom", SMOKE),
    ("duncan", "en", 'Tack a note "scout" to unit 2', SCOUT),
    ("duncan", "ru", 'Приделай ко второму юниту записку "scout"', SCOUT),
    ("duncan", "cs", "Připevni k jednotce 2 poznámku „scout“", SCOUT),
    ("duncan", "sk", "K jednotke 2 prilož poznámku „scout“", SCOUT),
)
TRAPS = (
    ("duncan", "ru", "Мы закрыли дымом K12"),
    ("duncan", "en", "Should we wrap K12 in smoke?"),
    ("duncan", "sk", "Nepokrývaj K12 dymom"),
)

test_smoke_and_notes = means(LINES)
test_nothing_is_ordered = orders_nothing(TRAPS)
