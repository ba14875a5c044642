"""A battle as it stands: parties and their troops. Functions at points read it; only the battle changes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.forces import Force, Site, Unit


class Troop(NamedTuple):
    """Equal units of one kind (`Field.kinds`), with the damage of each in sixths and their line.

    `exposed`: they left line 1 and can still be shot at in the next enemy salvo (P-12.4). `moved`: they changed their
    line instead of firing (P-12.4). `waits`: they fired before D1, and not in it (P-11.3).
    """

    kind: int
    size: int
    damage: int = 0
    line: int = 1
    exposed: bool = False
    moved: bool = False
    waits: bool = False


@dataclass(frozen=True)
class Kind:
    """A class of units: the force they belong to (its place), their party, their shape in the table of shots."""

    unit: Unit
    force: int
    party: int
    shape: int


@dataclass(frozen=True)
class Shots:
    """The damage of a full shot (E = H = 1) by the shapes of shooter and target: whole numbers over `unit`.

    `lifted` is the same where the defence bonus is lifted (P-46.1).
    """

    unit: int
    full: tuple[tuple[int, ...], ...]
    lifted: tuple[tuple[int, ...], ...]


@dataclass
class Party:
    """All who share a die and lines: the whole of the defending side, or an attacking seat."""

    seat: Seat
    place: int
    defending: bool
    troops: list[Troop] = field(default_factory=list)
    used: set[tuple[int, int]] = field(default_factory=set)
    """Reserves that have stepped up: force, place in its list."""
    withdrawn: int = 0
    """The cost of those who have withdrawn, in sixtieths."""
    leaving: set[int] = field(default_factory=set)
    """Forces whose retreat is announced (P-34.1)."""
    announced: bool = False
    """Whether one was, before this salvo."""


@dataclass
class Field:
    """The battle: `number` is the salvo of the side that is to fire now (0: before D1)."""

    site: Site
    forces: tuple[Force, ...]
    kinds: tuple[Kind, ...]
    shapes: tuple[Unit, ...]
    parties: tuple[Party, ...]
    shots: Shots = Shots(1, (), ())
    fires: Callable[[Troop], bool] = bool
    """P-6.4: tells whether a troop may fire, as the point `able` has it."""
    number: int = 0

    @property
    def held(self) -> bool:
        """Tell whether a defender is there."""
        return any(party.defending and party.troops for party in self.parties)

    def attackers(self) -> list[Party]:
        """List the attacking parties that have anybody left."""
        return [party for party in self.parties if not party.defending and party.troops]

    def foes(self, party: Party) -> tuple[Party, ...]:
        """List the parties on the other side: attackers do not count one another while there is a defender (S-8)."""
        others = [each for each in self.parties if each is not party and not self.truce(each.seat, party.seat)]
        if party.defending or not self.held:
            return tuple(others)
        return tuple(each for each in others if each.defending)

    def truce(self, one: Seat, other: Seat) -> bool:
        """Tell whether two seats may not attack each other."""
        return one == other or frozenset((one, other)) in self.site.truces

    def damage(self, shooter: int, target: int) -> int:
        """Give the damage of a full shot between two kinds, over `shots.unit`."""
        return self.shots.full[self.kinds[shooter].shape][self.kinds[target].shape]

    def unit(self, troop: Troop) -> Unit:
        """Tell what the units of a troop are."""
        return self.kinds[troop.kind].unit

    def enemies(self, party: Party) -> Iterator[Troop]:
        """List the living on the other side."""
        for foe in self.foes(party):
            yield from foe.troops

    def hurts(self, troop: Troop, enemies: tuple[Troop, ...]) -> bool:
        """Tell whether the units of a troop could hurt any of these, were all in line 1."""
        return any(self.damage(troop.kind, each.kind) for each in enemies)


def drawn(holder: Sequence[Force], attackers: Sequence[Force], site: Site) -> Field:
    """Make the field: a party of all who hold the land, one of every attacking seat, in the order of ties."""
    forces = (*holder, *attackers)
    seats = dict.fromkeys(force.seat for force in attackers)
    order = sorted(seats, key=lambda seat: site.ties.index(seat) if seat in site.ties else len(site.ties))
    parties = [Party(holder[0].seat, 0, defending=True)] if holder else []
    parties += [Party(seat, len(parties) + place, defending=False) for place, seat in enumerate(order)]
    kinds: list[Kind] = []
    shapes: list[tuple[object, ...]] = []
    units: list[Unit] = []
    for number, force in enumerate(forces):
        party = parties[0] if number < len(holder) else parties[bool(holder) + order.index(force.seat)]
        for fighters in force.fighters:
            unit = fighters.unit
            shape = (party.place, unit.owner, unit.row, unit.building, unit.paid, unit.marks)
            if shape not in shapes:
                shapes.append(shape)
                units.append(unit)
            kind = Kind(unit, number, party.place, shapes.index(shape))
            kinds += [kind] if kind not in kinds else []
            party.troops.append(Troop(kinds.index(kind), fighters.count, fighters.damage))
    return Field(site, forces, tuple(kinds), tuple(units), tuple(parties))


def gathered(troops: list[Troop]) -> list[Troop]:
    """Put equal units together, the lower kind first."""
    if len(troops) < 2:
        return [troop for troop in troops if troop.size]
    counts: dict[tuple[object, ...], int] = {}
    for kind, count, *rest in troops:
        key = (kind, *rest)
        counts[key] = counts.get(key, 0) + count
    return sorted(Troop(key[0], count, *key[1:]) for key, count in counts.items() if count)  # type: ignore[arg-type]
