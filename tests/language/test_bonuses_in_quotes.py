"""Duncan: a bonus named in quotation marks is the bonus; beside a note such a name is a text."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = (
    ("en", 'Use the "+strength" bonus on u2', "bonus +strength on u2"),
    ("ru", "Потрать бонус «+сила» на второго", "bonus +strength on u2"),
    ("cs", "Použij bonus „neviditelnost“ na dvojku", "bonus invisibility on u2"),
    ("sk", "Použi na u2 bonus „pijavica“", "bonus leech on u2"),
    ("en", 'Choose the bonus "leech"', "choose leech"),
    ("en", 'Note on u2: "bonus leech"', 'note on unit u2 "bonus leech"'),
)
TRAPS = (
    ("en", 'Don\'t use the bonus "invisibility" on u2'),
    ("ru", "Мы потратили бонус «+сила» на второго"),
    ("cs", "Na co je bonus „neviditelnost“ u dvojky?"),
)

test_bonuses_in_quotes = means(LINES, game="duncan")
test_nothing_is_ordered = orders_nothing(TRAPS, game="duncan")
