"""The second line (P-12): what it means for a battle is said in `battle/`; here are the doctrine keys it brings."""

from __future__ import annotations

from pbem.rulesets.powers.battle import lines
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points

LINE2 = Chapter("line2", needs=("land",), doctrine=("second", "reserve", "pull"), points=Points(battle=lines.LINE2))
