"""C-5.1, C-5.2: who meets whom in one step.

All armies have said where they want to step (`moves`). First the borders are looked at, in order of the
board: who changes places with an enemy fights him between the two cells. Then the cells: those who stand
there and do not leave, and those who enter. Nobody has moved yet while this goes on; a move is only
struck out when its army falls or bounces. A bounce leaves an army standing where somebody may be about to
enter, so the cells it concerns are looked at again, until no meeting is left. Every meeting either destroys
an army or strikes out a move (or was between armies that stood there together, who fight once), so it ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from pbem.core.grid import Cell, reading
from pbem.rulesets.campaign.field.scene import Cities, Field, Units
from pbem.rulesets.campaign.field.units import Key, Unit
from pbem.rulesets.campaign.rules.battle import Battle, Fight, Meeting
from pbem.rulesets.campaign.rules.retreat import refuge

Border = tuple[Cell, Cell]


@dataclass(frozen=True)
class Clash:
    """A step before anybody has moved: the armies, their moves, who tried to step, the battles so far.

    `quiet`: cells where armies that stood there together have fought; they do not fight twice in a step.
    """

    units: Units
    moves: Mapping[Key, Cell]
    attempted: frozenset[Key]
    cities: Cities
    step: int
    battles: tuple[Battle, ...] = ()
    quiet: frozenset[Cell] = frozenset()


def clash(start: Clash, field: Field, fight: Fight) -> Clash:
    """C-5.10: border meetings, then cell meetings; where all are on one side there are none."""
    if len({field.sides.of(owner) for owner in {key.owner for key in start.units}}) < 2:
        return start
    return _cells(_borders(start, field, fight), field, fight)


def _borders(now: Clash, field: Field, fight: Fight) -> Clash:
    """C-5.1: pairs ordered by the upper left cell, then the other."""
    crossing: dict[Border, list[Key]] = {}
    for key, to in now.moves.items():
        crossing.setdefault(_border(now.units[key].cell, to, field), []).append(key)
    contested = [each for each in crossing if len(crossing[each]) > 1]
    for at, other in sorted(contested, key=lambda each: (reading(each[0]), reading(each[1]))):
        units = tuple(now.units[key] for key in crossing[at, other])
        if _opposed(units, field):
            meeting = Meeting(at, other, now.step, units, frozenset())
            now = _settle(now, fight(meeting), field)
    return now


def _border(start: Cell, end: Cell, field: Field) -> Border:
    """Name the border a step crosses; crossing diagonals share theirs when they meet (cross_diagonals_meet)."""
    first, second = (start, end) if reading(start) < reading(end) else (end, start)
    if field.options.cross_diagonals_meet and first.column > second.column and first.row != second.row:
        return Cell(second.column, first.row), Cell(first.column, second.row)
    return first, second


def _opposed(units: Iterable[Unit], field: Field) -> bool:
    """C-5.1: tell whether enemies come from different cells."""
    each = tuple(units)
    return any(a.cell != b.cell and field.hostile(a.owner, b.owner) for a in each for b in each)


def _cells(now: Clash, field: Field, fight: Fight) -> Clash:
    """C-5.2: the first cell where enemies meet, again and again; a battle changes only the cells of its armies."""
    present = _present(now, now.units)
    contested = {reading(at) for at, keys in present.items() if _meets(now, at, keys, field)}
    while contested:
        row, column = min(contested)
        at = Cell(column, row)
        keys = present[at]
        now = _settle(now, fight(_meeting(now, at, keys)), field)
        touched = {at, *_present(now, keys)}
        concerned = {key for each in touched for key in (*present.get(each, ()), *keys)}
        present |= {each: [] for each in touched} | _present(now, sorted(concerned, key=field.rank))
        contested -= {reading(each) for each in touched}
        contested |= {reading(each) for each in touched if _meets(now, each, present[each], field)}
    return now


def _present(now: Clash, keys: Iterable[Key]) -> dict[Cell, list[Key]]:
    """List by cells those of some armies, the living, who stand there or enter."""
    present: dict[Cell, list[Key]] = {}
    for key in keys:
        if key in now.units:
            present.setdefault(now.moves.get(key) or now.units[key].cell, []).append(key)
    return present


def _meets(now: Clash, at: Cell, present: list[Key], field: Field) -> bool:
    """C-5.2: enemies of whom one enters, or who stood there together before the first step."""
    if len(present) < 2 or len({field.sides.of(key.owner) for key in present}) < 2:
        return False
    return any(key in now.moves for key in present) or (now.step == 1 and at not in now.quiet)


def _meeting(now: Clash, at: Cell, present: list[Key]) -> Meeting:
    standing = frozenset(present) - now.attempted
    return Meeting(at, at, now.step, tuple(now.units[key] for key in present), standing, now.cities.get(at))


def _settle(now: Clash, battle: Battle, field: Field) -> Clash:
    """C-5.3 to C-5.5: take out who fell, pay who won; after a tie whoever was entering stays where it was."""
    units, moves = dict(now.units), dict(now.moves)
    for fallen in battle.fallen:
        del units[fallen.key]
        moves.pop(fallen.key, None)
    units.update(battle.left or {})
    for key in battle.left or {}:
        if battle.tied and key in moves:
            units[key] = bounced(units[key])
            del moves[key]
    now = replace(now, units=units, moves=moves, battles=(*now.battles, battle))
    for driven in battle.driven:
        now = _drive(now, driven, battle, field)
    return replace(now, quiet=now.quiet | {battle.meeting.at}) if battle.meeting.at == battle.meeting.other else now


def bounced(unit: Unit) -> Unit:
    """C-5.5: no more steps this turn, rules off."""
    return unit._replace(bounced=True, task=unit.task.off())


def _drive(now: Clash, unit: Unit, battle: Battle, field: Field) -> Clash:
    """C-5.9: a beaten entrant stays where it was; a beaten defender goes to a free cell, or is destroyed."""
    units, moves = dict(now.units), dict(now.moves)
    if unit.key in moves:
        del moves[unit.key]
        units[unit.key] = bounced(unit)
        return replace(now, units=units, moves=moves)
    to = refuge(unit, battle, tuple((each, moves.get(each.key)) for each in units.values()), field)
    if to is None:
        del units[unit.key]
        return replace(now, units=units, battles=(*now.battles[:-1], now.battles[-1].without_refuge(unit)))
    units[unit.key] = unit.at(to)
    return replace(now, units=units)
