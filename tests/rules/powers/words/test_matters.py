"""Every kind of order has one matter, whose words say, understand and judge it."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from pbem.rulesets.powers.orders import Order
from pbem.rulesets.powers.words.matters import MATTERS


def test_every_kind_of_order_has_one_matter() -> None:
    """A kind that is in no table, or in two, is found here and not by a player."""
    homes = Counter(kind for matter in MATTERS for kind in matter.when)
    assert homes == Counter(get_args(Order))


def test_every_sentence_has_one_meaning() -> None:
    """Two matters that understand the same kind of phrase would hide one of them."""
    kinds = Counter(kind for matter in MATTERS for kind in matter.meanings)
    assert set(kinds.values()) == {1}
