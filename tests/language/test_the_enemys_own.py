"""What the enemy's units do is no order of one's own; one's own may aim at them."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

THEIRS = (
    ("powers", "en", "Two enemy tanks go from B1 to B2."),
    ("powers", "en", "The enemy: two tanks from B1 to B2"),
    ("powers", "cs", "Dva tanky nepřítele jdou z B1 na B2."),
    ("powers", "ru", "Два вражеских танка идут из B1 в B2."),
    ("powers", "sk", "Dva nepriateľské tanky idú z B1 na B2."),
)
OURS = (
    ("powers", "en", "Bomb the enemy tanks in B1 with two bombers from A1.", "strike 2 bomber A1 -> B1 aim tank"),
    ("powers", "en", "Two tanks go from A1 to B1 and aim at the enemy guns.", "move 2 tank A1 -> B1 aim gun"),
)

test_what_the_enemy_does_is_no_order = orders_nothing(THEIRS)
test_what_is_done_to_the_enemy_is = means(OURS)
