"""Civilization style (P-57.1): each seat starts on one land and has to expand; `ground.world` gives such a map."""

from __future__ import annotations

from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.ground import ONE_LAND

CIV_START = Chapter(ONE_LAND, needs=("land",), release="R3")
