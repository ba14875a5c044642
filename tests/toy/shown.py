"""The duel, as if its dice decided no lasting secrets: seeds are shown with each turn."""

from __future__ import annotations

from tests.toy.ruleset import changed

SHOWN_TOY = changed(keeping={"hides_draws": lambda options: False})
