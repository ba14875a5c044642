"""X-8 to X-10 once more, as one would play them on a table: dictionaries, loops, no record of anything.

Written from the rule book alone, to be compared with the engine (`test_naive_war.py`). It knows the open game, without
conversions, and changes its cities in place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from pbem.core.dice import Dice
from pbem.rulesets.dice_empires.state import Lord, Standing, State

PARTS = ["WL", "H", "B", "T", "C", "F", "WR"]
SIDES = (("OL", "WR"), ("OR", "WL"))
Group = list[int]


@dataclass
class City:
    """A city: groups (die -> people) and slaves (origin -> people), and where they stand."""

    standing: Standing
    points: int
    groups: dict[int, int] = field(default_factory=dict)
    where: dict[int, str] = field(default_factory=dict)
    slaves: dict[str, int] = field(default_factory=dict)
    kept: dict[str, str] = field(default_factory=dict)

    def count(self, place: str) -> int:
        """Count the own people in a place."""
        return sum(people for die, people in self.groups.items() if self.where[die] == place)

    def everybody(self) -> int:
        """Count citizens, units and slaves."""
        return sum(self.groups.values()) + sum(self.slaves.values())

    def lose(self, die: int) -> None:
        """One of a group is gone; with the last one the die is free."""
        self.groups[die] -= 1
        if not self.groups[die]:
            del self.groups[die], self.where[die]

    def lose_slave(self, origin: str) -> None:
        """One of the slaves is gone."""
        self.slaves[origin] -= 1
        if not self.slaves[origin]:
            del self.slaves[origin], self.kept[origin]

    def enslave(self, origin: str) -> None:
        """One more slave, in his group, or in the town hall."""
        self.slaves[origin] = self.slaves.get(origin, 0) + 1
        self.kept.setdefault(origin, "T")

    def fall(self, place: str, people: int) -> None:
        """So many fall, as the lord says who goes first."""
        said = self.standing.losses
        dice = [die for die in sorted(self.groups) if self.where[die] == place]
        dice.sort(key=lambda die: -self.groups[die] if said.by == "largest" else self.groups[die])
        dice.sort(key=lambda die: said.dice.index(die) if said.by == "dice" and die in said.dice else 9)
        for gone in [die for die in dice for _ in range(self.groups[die])][:people]:
            self.lose(gone)

    def go_home(self, place: str) -> None:
        """Units on a road come into the barracks."""
        self.where = {die: "B" if at == place else at for die, at in self.where.items()}

    def throws_again(self, first: int, behind: bool) -> bool:
        """Two in the hall may, if the lord wants to."""
        said = self.standing.reroll
        wanted = {"most": first <= said.most, "always": True, "never": False, "behind": behind}
        return self.count("T") >= 2 and wanted[said.mode]


class Table:
    """All cities, and what is played on the table."""

    def __init__(self, state: State, dice: Dice) -> None:
        """Lay the table."""
        self.options, self.token, self.dice, self.fought = state.options, state.token, dice, set(state.fought)
        self.cities = {str(lord.seat): _city(lord) for lord in state.lords}
        self.halted: set[str] = set()
        self.over = False

    def order(self) -> list[str]:
        """From the token to the left."""
        seats = list(self.cities)
        return seats[seats.index(self.token) :] + seats[: seats.index(self.token)]

    def beside(self, seat: str, place: str) -> str:
        """Give the neighbour over a road."""
        seats = list(self.cities)
        return seats[(seats.index(seat) + (1 if place == "OL" else -1)) % len(seats)]

    def play(self) -> None:
        """Battles, sieges, plunder; it ends where somebody has the points."""
        for seat in self.order():
            self.battle(seat, self.beside(seat, "OL"))
        self.look()
        for seat in self.order() if not self.over else ():
            self.siege(seat, "OL", seat)
            self.siege(self.beside(seat, "OL"), "OR", seat)
        for seat in self.order():
            for place, wall in SIDES:
                if not self.over and self.may_go_on(seat, place):
                    self.plunder(seat, place, wall)

    def look(self) -> None:
        """Has somebody won?"""
        self.over = self.over or any(city.points >= self.options.win_reputation for city in self.cities.values())

    def fight(self, why: str, one: tuple[str, int], other: tuple[str, int], wall: bool) -> int:
        """Throw for both; give by how much the one is stronger."""
        first = [self.dice.roll(6, f"{why} {seat}") for seat, _ in (one, other)]
        worth = [people + self.cities[seat].count("C") // 2 for seat, people in (one, other)]
        ahead = worth[0] + first[0] - worth[1] - first[1]
        again = ahead <= 0, ahead > 0 if wall else ahead >= 0
        for at, (seat, _) in enumerate((one, other)):
            if self.cities[seat].throws_again(first[at], again[at]):
                first[at] = self.dice.roll(6, f"{why} {seat} again")
        return worth[0] + first[0] - worth[1] - first[1]

    def battle(self, left: str, right: str) -> None:
        """Units of both on a road: the left one's `OL`, the right one's `OR`."""
        one, other = self.cities[left].count("OL"), self.cities[right].count("OR")
        if not one or not other:
            return
        ahead = self.fight(f"battle {left}-{right}", (left, one), (right, other), wall=False)
        if ahead > 0:
            self.beaten(left, "OL", one, right, "OR", other, ahead, left)
        elif ahead < 0:
            self.beaten(right, "OR", other, left, "OL", one, -ahead, left)
        if not ahead:
            self.halted.add(left)

    def beaten(self, winner: str, at: str, units: int, loser: str, there: str, people: int, by: int, road: str) -> None:
        """The loser's people die, or are led away; a new battle that kills them all is a point."""
        captor, victim = self.cities[winner], self.cities[loser]
        prey = people if self.options.capture == "whole" else min(by, people)
        wants = captor.standing.captives.take and captor.count("T") >= 4 and units > people
        taken = min(prey, 6 - captor.slaves.get(loser, 0)) if wants else 0
        killed = min(prey - taken, max(0, by - taken)) if taken else min(by, people)
        victim.fall(there, killed + taken)
        for _ in range(taken):
            captor.enslave(loser)
        if taken:
            captor.go_home(at)
        if killed + taken < people:
            self.halted.add(road)
        elif not taken and road not in self.fought:
            captor.points += 1

    def may_go_on(self, seat: str, place: str) -> bool:
        """Units, no enemy before them, and no lost battle behind them."""
        foe = self.beside(seat, place)
        road = seat if place == "OL" else foe
        enemies = self.cities[foe].count("OR" if place == "OL" else "OL")
        return bool(self.cities[seat].count(place)) and not enemies and road not in self.halted

    def siege(self, seat: str, place: str, road: str) -> None:
        """People on the wall: the weaker side loses the difference."""
        city, foe = self.cities[seat], self.beside(seat, place)
        units, guards = city.count(place), self.cities[foe].count(dict(SIDES)[place])
        if not self.may_go_on(seat, place) or not guards:
            return
        why = f"siege {road}-{self.beside(road, 'OL')}"
        ahead = self.fight(why, (seat, units), (foe, guards), wall=True)
        self.cities[foe].fall(dict(SIDES)[place], max(0, min(ahead, guards)))
        city.fall(place, max(0, min(-ahead, units)))

    def plunder(self, seat: str, place: str, wall: str) -> None:
        """Part after part, one person a unit, as deep as the lord wants."""
        city, foe = self.cities[seat], self.cities[self.beside(seat, place)]
        said, path = city.standing.plunder, PARTS[1:] if wall == "WL" else PARTS[-2::-1]
        if foe.count(wall) or not said.enter or said.until == wall:
            return
        units, taken = city.count(place), 0
        for part in path[: path.index(said.until) + 1] if said.until else path:
            self.enter(seat, foe, part)
            self.look()
            for victim in list(self.prey(seat, foe, part))[:units] if not self.over else ():
                units, taken = units - 1, taken + self.strike(seat, foe, victim, taken)
            if self.over or not units or any(self.prey(seat, foe, part)):
                break
        if taken or self.options.after_plunder == "barracks":
            city.go_home(place)

    def enter(self, seat: str, foe: City, part: str) -> None:
        """A point for the part, and one for one's own people there, who go home."""
        city = self.cities[seat]
        found = foe.count(part) + sum(foe.slaves[origin] for origin in foe.slaves if foe.kept[origin] == part)
        city.points += part not in ("WL", "WR") and (found > 0 or self.options.score_empty_parts)
        if foe.kept.get(seat) == part:
            city.points += 1
            del foe.kept[seat]
            self.settle(seat, foe.slaves.pop(seat))

    def settle(self, seat: str, people: int) -> None:
        """The lowest free die in the hall, else room in the hall, then nearer parts before farther ones."""
        city = self.cities[seat]
        chained = sum(seat in each.slaves for each in self.cities.values()) * (self.options.slave_dice == "victim")
        free = [die for die in range(1, 7) if die not in city.groups]
        if len(free) > chained:
            city.groups[free[0]], city.where[free[0]] = people, "T"
            return
        near = sorted(range(7), key=lambda at: (abs(at - PARTS.index("T")), at))
        dice = [die for at in near for die in sorted(city.groups) if city.where[die] == PARTS[at]]
        for fuller in [die for die in dice for _ in range(6 - city.groups[die])][:people]:
            city.groups[fuller] += 1

    def prey(self, seat: str, foe: City, part: str) -> Iterator[tuple[int, str]]:
        """Everybody of a part, one after the other, as the attacker wants: a die, or whose people slaves are."""
        by = self.cities[seat].standing.targets.by
        groups = [(0, foe.groups[die], die, "") for die in sorted(foe.groups) if foe.where[die] == part]
        groups += [(1, foe.slaves[who], 0, who) for who in sorted(foe.slaves) if foe.kept[who] == part]
        groups.sort(key=lambda group: -group[1] if by == "largest" else group[1])
        first = {"slaves": 1, "citizens": 0}.get(by)
        groups.sort(key=lambda group: first is not None and group[0] != first)
        return ((die, who) for _, people, die, who in groups for _ in range(people))

    def strike(self, seat: str, foe: City, victim: tuple[int, str], taken: int) -> bool:
        """Kill one, or take him along; tell whether he was taken."""
        city, (die, who) = self.cities[seat], victim
        origin = who or next(name for name, each in self.cities.items() if each is foe)
        said = city.standing.take
        takes = said.enslave and city.count("T") >= 4 and city.slaves.get(origin, 0) < 6
        if who:
            foe.lose_slave(who)
        else:
            foe.lose(die)
        if takes and (not said.most or taken < said.most):
            city.enslave(origin)
            return True
        return False


def _city(lord: Lord) -> City:
    """Lay out a city."""
    return City(
        lord.standing,
        lord.reputation,
        {band.die: band.people for band in lord.bands},
        {band.die: str(band.place) for band in lord.bands},
        {str(each.origin): each.people for each in lord.slaves},
        {str(each.origin): str(each.place) for each in lord.slaves},
    )
