"""H7: what a healed life is: a wound, or with heal_mode `full` any life lost since the unit was strongest."""

from __future__ import annotations

from dataclasses import replace

from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.state import Unit


def healed(unit: Unit, lives: int, options: Options) -> Unit:
    """D-7.3: give so many lives back."""
    return _restored(unit, lives) if options.heal_mode == "full" else replace(unit, wounds=max(0, unit.wounds - lives))


def _restored(unit: Unit, lives: int) -> Unit:
    """D-7.3: lives go up to at most M(M+1)/2 of the highest strength M; the strength is the least that holds them."""
    most = max(unit.best, unit.strength)
    total = min(unit.lives + lives, _whole(most))
    strength = next(each for each in range(unit.strength, most + 1) if _whole(each) >= total)
    return replace(unit, strength=strength, wounds=_whole(strength) - total)


def _whole(strength: int) -> int:
    """D-1.4: count the lives of an unhurt unit, S(S+1)/2."""
    return strength * (strength + 1) // 2
