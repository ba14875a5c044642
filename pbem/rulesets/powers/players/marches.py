"""P-5: attacks from all sides where they are strong enough, guards at the front, and reserves on their way there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction

from pbem.core.dice import Dice
from pbem.rulesets.powers.designs import MODELS
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.players.forces import Forces, Rows
from pbem.rulesets.powers.players.government import leading
from pbem.rulesets.powers.players.lines import Line, build, move
from pbem.rulesets.powers.players.temper import Temper

Free = dict[str, Rows]
"""What may still march, by land."""


def marches(forces: Forces, temper: Temper, dice: Dice) -> Iterator[Line]:
    """Attack, then bring up what is left behind the front."""
    free: Free = {at: _beyond_guard(forces, at) for at in forces.own}
    for goal in _goals(forces, dice):
        sent = _attack(forces, temper, free, goal)
        for start, units in ((start, units) for start, units in sent.items() if sum(units.values())):
            yield move(units, start, goal)
            free[start] = dict(Counter(free[start]) - Counter(units))
    yield from _reserves(forces, free)


def _beyond_guard(forces: Forces, at: str) -> Rows:
    """Keep one unit where hostile ones stand beside: an empty land is walked into."""
    ready = dict(leading(forces, at, forces.ready(at)))
    if forces.threat(at) and ready:
        least = min(ready, key=lambda row: (forces.rows[row].speed, row))
        ready[least] -= 1
    return ready


def _goals(forces: Forces, dice: Dice) -> list[str]:
    """List the lands that may be attacked, the emptiest first; of equal ones chance decides."""
    beside = dict.fromkeys(goal for at in forces.own for goal in forces.near(at) if forces.hostile(goal))
    return sorted(dice.shuffle(tuple(beside), "goals"), key=lambda at: sum(forces.foes(at).values()))


def _attack(forces: Forces, temper: Temper, free: Mapping[str, Rows], goal: str) -> dict[str, Rows]:
    """P-6: send as many as give the advantage that is wanted, those of the strongest land first; or nobody."""
    sent: dict[str, Rows] = {}
    starts = [at for at in forces.near(goal) if sum(free.get(at, {}).values())]
    empty = not sum(forces.foes(goal).values())
    for start in sorted(starts, key=lambda at: -sum(free[at].values())):
        sent[start] = _one(forces, free[start]) if empty else free[start]
        if _whole(sent) and forces.advantage(_whole(sent), goal) >= temper.odds * (1 if empty else Fraction(3, 2)):
            return sent
    return sent if _whole(sent) and forces.advantage(_whole(sent), goal) >= temper.odds else {}


def _one(forces: Forces, units: Rows) -> Rows:
    """P-1.6: one unit is enough for an empty land, if it can take one."""
    row = next((row for row, count in units.items() if count and forces.rows[row].conquers), "")
    return {row: 1} if row else {}


def _whole(sent: Mapping[str, Rows]) -> Rows:
    found = Counter[str]()
    for units in sent.values():
        found.update(units)
    return found


def _reserves(forces: Forces, free: Free) -> Iterator[Line]:
    """Where no hostile land is beside, go a step towards the nearest own one where one is."""
    ways = forward(forces)
    for at, units in free.items():
        if at in ways and any(units.values()):
            yield move(units, at, ways[at])


def forward(forces: Forces) -> Mapping[str, str]:
    """Give, for each own land behind the front, the one next to it on the way there."""
    far = _steps_to_front(forces)
    nearer = {at: [other for other in forces.near(at) if far.get(other, far[at]) < far[at]] for at in far}
    return {at: min(lands, key=lambda other: (far[other], other)) for at, lands in nearer.items() if lands}


def _steps_to_front(forces: Forces) -> dict[str, int]:
    """Count how far each own land is from the front."""
    edge = [at for at in forces.own if any(forces.hostile(other) for other in forces.near(at))]
    far = dict.fromkeys(edge, 0)
    for at in edge:
        for other in forces.near(at):
            if other in forces.own and other not in far:
                far[other] = far[at] + 1
                edge.append(other)
    return far


def production(forces: Forces, temper: Temper, dice: Dice) -> Iterator[Line]:
    """P-4.4: build on every land; where tanks threaten, now and then a gun against them."""
    for at in forces.own:
        tanks = sum(forces.foes(other).get("tnk", 0) for other in forces.near(at) if forces.hostile(other))
        yield build(_own_type(forces, at, dice) or _row(forces, temper, tanks, dice), at)


def _own_type(forces: Forces, at: str, dice: Dice) -> str:
    """P-58.1: now and then build the type of one's own; a ship where there is one harbour."""
    row = forces.rows.get(MODELS[forces.me])
    if not row or (row.afloat and len(world(forces.view).harbours(at)) != 1):
        return ""
    return row.key if dice.roll(6, "own type") == 1 else ""


def _row(forces: Forces, temper: Temper, tanks: int, dice: Dice) -> str:
    """Choose what to build; where there are aircraft, now and then a bomber."""
    if tanks > 1 and dice.roll(2, "gun") == 1:
        return "atg"
    return "bom" if "bom" in forces.rows and dice.roll(6, "bomber") == 1 else temper.row
