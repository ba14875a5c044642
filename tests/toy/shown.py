"""The duel, as if its dice decided no lasting secrets: seeds are shown with each turn."""

from __future__ import annotations

from typing import ClassVar

from tests.toy.ruleset import Toy


class ShownToy(Toy):
    """The duel with open seeds."""

    hidden_draws: ClassVar[bool] = False
