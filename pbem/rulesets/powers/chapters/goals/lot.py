"""P-17.6: a goal drawn by lot out of those that can be played here, and its details.

The goal is part of the state, not of the options: each game of a series may have another. All know it before any bid;
what it deals in secret stays as secret as ever.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from math import ceil

from pbem.core.dice import Dice
from pbem.core.events import Roll
from pbem.rulesets.powers.board.start_lands import distances
from pbem.rulesets.powers.board.world import World
from pbem.rulesets.powers.chapters.goals.goal import Ground
from pbem.rulesets.powers.chapters.goals.register import GOALS, Terms, check, needed, read
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.memory import Drawn
from pbem.rulesets.powers.options import Options

KEY, WHY = "goal-rnd", "goal"
FEWEST, LENGTHS = 8, 5
"""P-17.6: 8 to 12 rounds."""
_BLITZ = Fraction(2, 3)
"""So much of all lands the attacker of a blitz war has to own."""
_MANY = ("g-prio", "g-pair", "g-rel", "g-polland")
_BY_SEATS: Mapping[int, tuple[str, ...]] = {
    2: ("blitz", "elim"),
    3: ("g-prio", "g-quarrel q3", "g-rel", "g-amsov"),
    4: (
        *("g-prio", "g-quarrel q4", "g-quarrel q4-ally", "g-quarrel q4-friend", "g-rel"),
        *("g-pair", "g-secret", "g-finland"),
    ),
    5: ("g-prio", "g-quarrel q5-ally", "g-quarrel q5-axis", "g-rel", "g-pair", "g-secret", "g-finland"),
}


def terms(drawn: Drawn) -> Terms:
    """Give the details of a goal that was drawn."""
    own: Mapping[str, Mapping[str, object]] = {
        "blitz": {"attacker": drawn.side, "lands": drawn.lands},
        "elim": {"deadline_loser": drawn.side},
        "g-quarrel": {"table": drawn.table, "target": drawn.target},
        "g-pair": {"timed": True},
    }
    return read({"kind": drawn.kind, "rounds": drawn.rounds, **own.get(drawn.kind, {})})


def candidates(options: Options, chapters: Collection[str], seats: int) -> tuple[Drawn, ...]:
    """P-17.6: list the goals for so many seats whose chapters are in play and whose sides and lands are there."""
    return tuple(each for each in _listed(world(options), options, seats) if _fits(each, options, chapters, seats))


def _listed(map_: World, options: Options, seats: int) -> Iterator[Drawn]:
    for name in _BY_SEATS.get(seats, _MANY):
        kind, _, table = name.partition(" ")
        target = _target(map_, seats) if table else ""
        side = map_.sides[0].key if kind == "blitz" else ""
        yield Drawn(kind, options.rounds or FEWEST, table, target, side, ceil(len(map_.lands) * _BLITZ) if side else 0)


def _target(map_: World, seats: int) -> str:
    """P-17.6: of the centres, or of all lands, that farthest from the starts of all sides but the largest."""
    sides = sorted(map_.sides[:seats], key=lambda side: len(side.lands))
    far = distances(map_, [at for side in sides[:-1] for at in side.lands])
    centres = [at for at in map_.lands if map_.areas[at].centre]
    return max(centres or map_.lands, key=lambda at: far.get(at, 0))


def _fits(drawn: Drawn, options: Options, chapters: Collection[str], seats: int) -> bool:
    map_ = world(options)
    ground = Ground(tuple(side.key for side in map_.sides[:seats]), frozenset(map_.lands))
    if drawn.kind == "g-polland" and not any(area.centre for area in map_.areas.values()):
        return False
    return set(needed(GOALS[drawn.kind])) <= set(chapters) and not list(check(terms(drawn), ground, seats))


def draw(options: Options, chapters: Collection[str], seats: int, dice: Dice) -> Drawn:
    """P-17.6: draw the kind, then which of it, how long it lasts, whom it is about."""
    lot = _Lot(dice)
    found = candidates(options, chapters, seats)
    kinds = tuple(dict.fromkeys(each.kind for each in found))
    kind = kinds[lot.of(len(kinds))]
    among = [each for each in found if each.kind == kind]
    drawn = among[lot.of(len(among))]
    rounds = options.rounds or FEWEST + lot.of(LENGTHS)
    sides = world(options).sides[:seats]
    side = sides[lot.of(len(sides))].key if kind in ("blitz", "elim") else ""
    return replace(drawn, rounds=rounds, side=side, thrown=tuple(lot.thrown))


class _Lot:
    """Throws that are kept; of one possibility nothing is thrown."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.thrown: list[Roll] = []

    def of(self, many: int) -> int:
        """Draw a number from 0 below so many."""
        if many < 2:
            return 0
        value = self.dice.roll(many, WHY)
        self.thrown.append(Roll(many, value, WHY))
        return value - 1
