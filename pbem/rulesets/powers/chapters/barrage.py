"""What the guns of one seat do to one area (P-41.2 to P-41.4): exact shares, no die, no line, no terrain.

A volley is equal guns with the same orders. Its fire is a number of guns' shares, which may be divided at will: a share
of one gun does as much as the same share of another. The guns without orders of their own fire together at whoever they
can destroy, or hurt most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.forces import building
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.orders.guns import Part
from pbem.rulesets.powers.state import BV, Stack

DEADLY = Fraction(6)
_NOTHING = Fraction(0)
EDIFICE = "edifice"
"""P-44.1: the flag of a building that is fired at with its own strength."""
SHELLS = "DE"
"""P-6.5: the source that notes of vulnerability name for artillery."""


@dataclass(frozen=True)
class Volley:
    """Equal guns that fire at `goal`. `counter`: only at guns in position against where they stand (P-41.6). `target`:
    only at buildings of that kind (P-44.1)."""

    guns: Stack
    goal: str
    parts: tuple[Part, ...] = ()
    counter: bool = False
    target: str = ""


@dataclass(eq=False)
class Victim:
    """A unit or a building that may be hit: the damage it had before this half, in BPk, and what each seat adds."""

    stack: Stack
    row: Row
    damage: Fraction
    cost: Fraction
    added: dict[Seat, Fraction] = field(default_factory=dict)
    shells: dict[Seat, Fraction] = field(default_factory=dict)
    """What each seat has done to it in both halves."""
    building: bool = False

    def need(self, seat: Seat) -> Fraction:
        """Tell what a seat still needs to destroy it."""
        return max(DEADLY - self.damage - self.added.get(seat, _NOTHING), _NOTHING)

    def settle(self) -> None:
        """End a half: what all have done counts from now on."""
        for seat, amount in self.added.items():
            self.shells[seat] = self.shells.get(seat, _NOTHING) + amount
        self.damage += sum(self.added.values(), _NOTHING)
        self.added = {}

    @property
    def dead(self) -> bool:
        """Tell whether it is destroyed."""
        return self.damage >= DEADLY


def victims(stacks: Iterable[Stack], rows: Mapping[str, Row]) -> list[Victim]:
    """List units one by one."""
    return [
        Victim(each, building() if each.left else rows[each.row], Fraction(each.damage, 6), _cost(each, rows))
        for each in stacks
        for _ in range(each.count)
    ]


def edifices(found: Iterable[tuple[Stack, Row]]) -> list[Victim]:
    """P-44.1: list buildings one by one."""
    return [Victim(each, row, _NOTHING, row.cost, building=True) for each, row in found for _ in range(each.count)]


def _cost(stack: Stack, rows: Mapping[str, Row]) -> Fraction:
    """P-6.30: a unit that is not all paid counts what is (P-39.1)."""
    return Fraction(stack.paid, BV) if stack.paid else rows[stack.row].cost


def strength(gun: Row, target: Row, arty: Fraction) -> Fraction:
    """P-41.2: give the BPk of one gun's whole fire: its strength, what artillery is worth, the target's notes."""
    if EDIFICE in target.flags:
        return gun.bombs * arty
    if target.key in gun.fire:
        return gun.fire[target.key] * arty
    notes = target.vulnerable
    note = next((notes[name] for name in (gun.key, SHELLS, "*") if name in notes), Fraction(1))
    return gun.fire.get(target.type, _NOTHING) * arty * note


Times = Callable[[Seat, Victim], Fraction]
"""P-56.1: what multiplies the fire of a seat at a unit."""


@dataclass
class Fire:
    """What is left of a volley: shares of its guns, and how strong one is against a unit."""

    seat: Seat
    gun: Row
    arty: Fraction
    left: Fraction
    times: Times

    def against(self, victim: Victim) -> Fraction:
        """Give what one whole share does to a unit."""
        return strength(self.gun, victim.row, self.arty) * self.times(self.seat, victim)

    def spend(self, victim: Victim) -> None:
        """Fire at a unit with what is left, or with as much as it still needs."""
        each = self.against(victim)
        used = min(self.left, victim.need(self.seat) / each) if each else Fraction(0)
        self.left -= used
        victim.added[self.seat] = victim.added.get(self.seat, _NOTHING) + used * each


@dataclass(frozen=True)
class Means:
    """What a seat fires with: its unit table, what artillery is worth, what multiplies its fire."""

    rows: Mapping[str, Row]
    arty: Fraction
    times: Times


def shell(volleys: Sequence[Volley], targets: Sequence[Victim], means: Means) -> None:
    """P-41.3: let volleys of one seat fire: first those with orders of their own, then the rest together."""
    free = []
    for volley in volleys:
        gun, count = means.rows[volley.guns.row], Fraction(volley.guns.count)
        for part in volley.parts:
            fire = Fire(volley.guns.owner, gun, means.arty, count * Fraction(part.share), means.times)
            for victim in sorted(targets, key=lambda each: -each.damage):
                if victim.row.key == part.row:
                    fire.spend(victim)
        if not volley.parts:
            free.append(Fire(volley.guns.owner, gun, means.arty, count, means.times))
    _together(free, list(targets))


def _together(fires: Sequence[Fire], targets: list[Victim]) -> None:
    """Fire at one unit after the other: first at one that can be destroyed, then where it does most damage, then at the
    dearest."""
    while targets and any(fire.left for fire in fires):
        victim = max(targets, key=lambda each: _worth(fires, each))
        targets.remove(victim)
        for fire in sorted(fires, key=lambda each: -each.against(victim)):
            fire.spend(victim)


def _worth(fires: Sequence[Fire], victim: Victim) -> tuple[bool, Fraction, Fraction, int]:
    need = victim.need(fires[0].seat)
    most = sum((each.left * each.against(victim) for each in fires), _NOTHING)
    return most >= need > 0, min(most, need), victim.cost, -victim.row.place
