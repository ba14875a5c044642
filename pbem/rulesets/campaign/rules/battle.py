"""C-5.3 to C-5.5: one battle, round by round, until one side is left or a round is tied.

A battle knows only who is in it, who of them stood still, and the city it is fought in. It gives back the
rounds as they were thrown and what became of the armies; who moves where is the meeting's matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from pbem.core.dice import Dice
from pbem.core.events import Roll
from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.rulesets.campaign.field.scene import Field
from pbem.rulesets.campaign.field.units import Key, Unit
from pbem.rulesets.campaign.orders import Happening
from pbem.rulesets.campaign.state import City

Fate = Literal["won", "tied", "destroyed", "retreated"]


@dataclass(frozen=True)
class Meeting:
    """C-5.1, C-5.2: who meets where; on a border the two cells differ. `standing`: made no step attempt."""

    at: Cell
    other: Cell
    step: int
    units: tuple[Unit, ...]
    standing: frozenset[Key]
    city: City | None = None

    @property
    def place(self) -> str:
        """Name the place for the dice: a cell, or the two cells of a border."""
        return self.at.name if self.at == self.other else f"{self.at.name}/{self.other.name}"


@dataclass(frozen=True)
class Entry:
    """One champion of a round: his strength, bonus and die, and what became of him."""

    key: Key
    strength: int
    bonus: int
    roll: Roll
    fate: Fate

    @property
    def total(self) -> int:
        """Add up what counts."""
        return self.strength + self.bonus + self.roll.value


@dataclass(frozen=True)
class Battle:
    """What a battle was: its rounds, who is left in the meeting, who is destroyed, who was driven out."""

    meeting: Meeting
    rounds: tuple[tuple[Entry, ...], ...] = ()
    left: Mapping[Key, Unit] | None = None
    fallen: tuple[Unit, ...] = ()
    driven: tuple[Unit, ...] = ()
    tied: bool = False

    @property
    def winner(self) -> Key | None:
        """Give the last winner; a tie has none."""
        return None if self.tied else next(each.key for each in self.rounds[-1] if each.fate == "won")

    @property
    def owners(self) -> tuple[Seat, ...]:
        """List who took part, champions or not, in no order that tells anything."""
        return tuple(sorted({each.owner for each in self.meeting.units}))

    def without_refuge(self, unit: Unit) -> Battle:
        """C-5.9: an army that was driven out and had nowhere to go is destroyed."""
        driven = tuple(each for each in self.driven if each is not unit)
        whole = next(each for each in self.meeting.units if each.key == unit.key)
        rounds = tuple(tuple(_ended(each, unit.key) for each in entries) for entries in self.rounds)
        return replace(self, rounds=rounds, fallen=(*self.fallen, whole), driven=driven)


Fight = Callable[[Meeting], Battle]
"""What decides a meeting: dice in the turn (`fight`); a forecast leaves it open."""


def _ended(entry: Entry, key: Key) -> Entry:
    """Write down that a beaten army was destroyed after all."""
    return replace(entry, fate="destroyed") if entry.key == key and entry.fate == "retreated" else entry


def fight(meeting: Meeting, field: Field, dice: Dice) -> Battle:
    """C-5.3: rounds until one side is left in the meeting or a round is tied."""
    battle = Battle(meeting, left={each.key: each for each in meeting.units})
    while not battle.tied and len(parties(_left(battle), field)) > 1:
        battle = _round(battle, field, dice)
    return battle


def parties(units: Iterable[Unit], field: Field) -> dict[str, list[Unit]]:
    """C-1.6: sort armies by their sides."""
    sides: dict[str, list[Unit]] = {}
    for each in units:
        sides.setdefault(field.sides.of(each.owner), []).append(each)
    return sides


def bonus(unit: Unit, meeting: Meeting, field: Field) -> int:
    """C-5.3: the city bonus of one who stays in a city of his side."""
    if meeting.city is None or unit.key not in meeting.standing or field.hostile(meeting.city.owner, unit.owner):
        return 0
    return field.options.city_bonus


def _left(battle: Battle) -> tuple[Unit, ...]:
    """List the armies still in the meeting."""
    return tuple((battle.left or {}).values())


def _round(battle: Battle, field: Field, dice: Dice) -> Battle:
    """C-5.3: each side sends its champion, all throw, the unique highest total wins."""
    meeting, number = battle.meeting, len(battle.rounds) + 1
    chosen = [_champion(each, meeting, field) for each in parties(_left(battle), field).values()]
    thrown = [_throw(each, meeting, number, field, dice) for each in sorted(chosen, key=lambda u: field.rank(u.key))]
    top = max(each.total for each in thrown)
    tied = [each.total for each in thrown].count(top) > 1
    strong = {each.key: each for each in chosen}
    entries = tuple(_judged(each, top, tied, strong[each.key], field) for each in thrown)
    return _after(replace(battle, rounds=(*battle.rounds, entries), tied=tied), strong, field)


def _champion(units: Iterable[Unit], meeting: Meeting, field: Field) -> Unit:
    """C-5.3: the highest fighting strength, then the lower seat, then the lower number."""
    return min(units, key=lambda each: (-each.strength - bonus(each, meeting, field), field.rank(each.key)))


def _throw(unit: Unit, meeting: Meeting, number: int, field: Field, dice: Dice) -> Entry:
    """C-5.3: throw for one champion; the reason tells a witness nothing he may not know."""
    why = f"battle {meeting.place} step {meeting.step} round {number} {unit.owner}"
    sides = field.options.battle_die
    roll = Roll(sides, dice.roll(sides, why), why)
    return Entry(unit.key, unit.strength, bonus(unit, meeting, field), roll, "destroyed")


def _judged(entry: Entry, top: int, tied: bool, unit: Unit, field: Field) -> Entry:
    """C-5.3, C-5.5: say what becomes of a champion."""
    if entry.total == top:
        return replace(entry, fate="tied" if tied else "won")
    retreats = field.options.loser_fate == "retreat" and unit.strength > field.options.retreat_loss
    return replace(entry, fate="retreated" if retreats else "destroyed")


def _after(battle: Battle, strong: Mapping[Key, Unit], field: Field) -> Battle:
    """Take the beaten champions out of the meeting and pay the winner."""
    left = dict(battle.left or {})
    fates = {each.key: each.fate for each in battle.rounds[-1]}
    fallen = tuple(left.pop(key) for key, fate in fates.items() if fate == "destroyed")
    driven = tuple(_weaker(left.pop(key), field) for key, fate in fates.items() if fate == "retreated")
    left |= {key: left[key]._replace(owed=0) for key, fate in fates.items() if fate == "tied"}
    battle = replace(battle, left=left, fallen=battle.fallen + fallen, driven=battle.driven + driven)
    winner = next((strong[key] for key, fate in fates.items() if fate == "won"), None)
    return battle if winner is None else _paid(battle, winner, field)


def _weaker(unit: Unit, field: Field) -> Unit:
    """C-5.9: the beaten army loses retreat_loss and its plan ends."""
    return unit._replace(strength=unit.strength - field.options.retreat_loss, owed=0, task=unit.task.idle())


def _paid(battle: Battle, winner: Unit, field: Field) -> Battle:
    """s2.5: the winner loses 2, or gains 3 instead with the city; with winner_floor 0 it may die of it."""
    options = field.options
    cost = winner.strength - min(winner.strength, max(options.winner_floor, winner.strength - options.win_loss))
    stormed, gain = storms(battle, winner, field), options.capture_gain
    now = stormed and options.capture_mode == "on_enter"
    owed = cost + gain if stormed and not now else 0
    after = winner._replace(strength=winner.strength + (gain if now else -cost), owed=owed)
    left = dict(battle.left or {})
    if after.strength < 1:
        del left[winner.key]
        return replace(battle, left=left, fallen=(*battle.fallen, winner))
    left[winner.key] = _victor(after, field)
    return replace(battle, left=left)


def _victor(unit: Unit, field: Field) -> Unit:
    """C-5.6: the winner carries on with its plan, or stops."""
    unit = unit.told(Happening("won"))
    return unit if field.options.after_win == "continue" else unit._replace(task=unit.task.idle())


def storms(battle: Battle, winner: Unit, field: Field) -> bool:
    """C-5.4: tell whether this round took a held city: its last enemy was beaten while standing in it."""
    meeting, city = battle.meeting, battle.meeting.city
    if city is None or not field.hostile(city.owner, winner.owner) or not captures(winner, city.cell):
        return False
    beaten = (each.key for each in battle.rounds[-1] if each.fate in ("destroyed", "retreated"))
    return len(parties(_left(battle), field)) == 1 and any(key in meeting.standing for key in beaten)


def captures(unit: Unit, at: Cell) -> bool:
    """C-5.7: one ordered to pass takes no city but the one it was sent to take."""
    return not unit.task.passing or unit.task.aim == at
