"""X-5 to X-7 once more, as one would play them on a table: births, food, and the lists of commands in snake order.

Written from the rule book alone, to be compared with the engine (`test_naive_city.py`). A city is a dictionary of dice,
each with its people and its place, and one of slaves.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import (
    Command,
    Die,
    Enemy,
    Group,
    Hall,
    In,
    Move,
    Pass,
    People,
    Recall,
    Reputation,
    Send,
    Siege,
    SlavesOf,
    Split,
    Step,
    Transfer,
    Walls,
)
from pbem.rulesets.dice_empires.state import Lord, Standing, State

ROADS = ("OL", "OR")


@dataclass
class City:
    """A city: dice with people and place, slaves by their origin."""

    standing: Standing
    points: int
    dice: dict[int, tuple[int, str]] = field(default_factory=dict)
    slaves: dict[str, tuple[int, str]] = field(default_factory=dict)

    def own(self, *places: str) -> int:
        """Count citizens or units."""
        return sum(people for people, place in self.dice.values() if place in places)

    def bound(self, place: str = "") -> int:
        """Count slaves."""
        return sum(people for people, where in self.slaves.values() if place in ("", where))

    def change(self, die: int, more: int) -> None:
        """Let people come or go; nobody left: the die goes back into the hand."""
        people, place = self.dice[die]
        self.dice[die] = people + more, place
        if people + more == 0:
            del self.dice[die]

    def largest(self, place: str, besides: int = 0) -> int:
        """X-13.4: the die of the largest group there, the lowest of equal ones; 0: none."""
        there = [die for die, (_, where) in self.dice.items() if where == place and die != besides]
        return min(there, key=lambda die: (-self.dice[die][0], die), default=0)


class Table:
    """All cities in their circle."""

    def __init__(self, state: State) -> None:
        self.options: Options = state.options
        self.cities = {str(lord.seat): city(lord) for lord in state.lords}
        self.circle = list(self.cities)
        self.start, self.round = str(state.token), state.round
        self.stood = {seat: (self.facing(seat, "OL"), self.facing(seat, "OR")) for seat in self.circle}

    def beside(self, seat: str, road: str) -> str:
        """X-1.4: the left neighbour is the next seat."""
        step = 1 if road == "OL" else -1
        return self.circle[(self.circle.index(seat) + step) % len(self.circle)]

    def facing(self, seat: str, road: str) -> int:
        """Count the foreign units on a lord's road: at the neighbour's they stand on his other hand."""
        return self.cities[self.beside(seat, road)].own("OR" if road == "OL" else "OL")

    def free(self, seat: str) -> list[int]:
        """X-1.2, D12: the free dice, without the highest ones that the enslaved people use."""
        dice = [die for die in range(1, 7) if die not in self.cities[seat].dice]
        held = sum(seat in each.slaves for each in self.cities.values()) if self.options.slave_dice == "victim" else 0
        return dice[: max(0, len(dice) - held)]

    def begin(self) -> None:
        """X-4: births and food, in the order of D5; none in round 1."""
        if self.round > 1:
            phases = (self.births, self.food) if self.options.births_first else (self.food, self.births)
            for phase in phases:
                for seat in self.circle:
                    phase(seat)
                if phase == self.food and any(self.won(seat) for seat in self.circle):
                    break

    def won(self, seat: str) -> bool:
        """X-12.2: the points are reached."""
        return self.cities[seat].points >= self.options.win_reputation

    def births(self, seat: str) -> None:
        """X-5."""
        one = self.cities[seat]
        newborn = (one.own("H") + one.bound("H")) // 2
        if one.standing.slaveborn.become == "slaves":
            for origin, (people, place) in list(one.slaves.items()):
                children = min(people // 2, 6 - people) if place == "H" else 0
                one.slaves[origin] = people + children, place
                newborn -= children
        named = one.standing.births.dice
        groups = [die for die, (_, place) in one.dice.items() if place == "H"]
        groups.sort(key=lambda die: (named.index(die) if die in named else 9, -one.dice[die][0], die))
        for _ in range(newborn):
            room = next((die for die in groups if one.dice[die][0] < 6), 0)
            if room:
                one.change(room, 1)
            elif free := self.free(seat):
                one.dice[free[0]] = 1, "H"
                groups.append(free[0])

    def food(self, seat: str) -> None:
        """X-6."""
        one = self.cities[seat]
        outside = one.own(*ROADS) if self.options.units_eat else 0
        eaters = one.own("WL", "H", "B", "T", "C", "F", "WR") + one.bound() + outside
        food = 3 * (one.own("F") + one.bound("F"))
        one.points += food > eaters
        for _ in range(eaters - food):
            self.starve(one)

    def starve(self, one: City) -> None:
        """X-6.3, X-13.6: one person after the other."""
        said: list[str | int] = [each.who for each in one.standing.starve.order]
        for who in (*said, "slaves", "C", "B", "H", "WL", "WR", "T", "F"):
            if who == "slaves" and one.slaves:
                origin = min(one.slaves, key=lambda each: (one.slaves[each][1] != "T", one.slaves[each][0], each))
                people, place = one.slaves[origin]
                one.slaves[origin] = people - 1, place
                if people == 1:
                    del one.slaves[origin]
                return
            if self.dies(one, [die for die, (_, place) in one.dice.items() if who in (die, place)], city=True):
                return
        for who in (*said, *ROADS):
            if self.dies(one, [die for die, (_, place) in one.dice.items() if who in (die, place)], city=False):
                return

    @staticmethod
    def dies(one: City, dice: list[int], city: bool) -> bool:
        """X-13.7: one of the smallest group; units only when the city is empty."""
        there = [die for die in dice if (one.dice[die][1] not in ROADS) == city]
        if there:
            one.change(min(there, key=lambda die: (one.dice[die][0], die)), -1)
        return bool(there)

    def play(self, lists: dict[str, list[tuple[Step, ...]]]) -> None:
        """X-7.5, X-13.2: pass after pass, to the left and back; what is impossible uses no command."""
        at = self.circle.index(self.start)
        order = self.circle[at:] + self.circle[:at]
        left = {seat: self.number(self.cities[seat].own("T")) for seat in order}
        while any(left.values()):
            for seat in order:
                if left[seat]:
                    left[seat] -= 1
                    self.slot(seat, lists.get(seat, []))
            order.reverse()

    def number(self, hall: int) -> int:
        """X-7.1."""
        extra = self.round > 1 or self.options.first_round_bonus
        return self.options.commands + ((hall >= 3) + (hall >= 5) if extra else 0)

    def slot(self, seat: str, lines: list[tuple[Step, ...]]) -> None:
        """X-13.2: the first line of which an alternative can be done."""
        while lines:
            for step in lines.pop(0):
                if all(self.holds(seat, condition) for condition in step.when) and self.do(seat, step.command):
                    return

    def holds(self, seat: str, condition: object) -> bool:
        """X-13.3."""
        one = self.cities[seat]
        match condition:
            case Enemy(side, least, of):
                road = f"O{side}"
                return of in ("", self.beside(seat, road)) and self.facing(seat, road) >= least
            case Siege(side):
                return self.facing(seat, f"O{side}") > 0 and self.stood[seat]["LR".index(side)] > 0
            case Walls(side, below):
                return one.own(f"W{side}") < below
            case Hall(least):
                return one.own("T") >= least
            case People(below):
                return one.own("WL", "H", "B", "T", "C", "F", "WR", *ROADS) + one.bound() < below
            case Reputation(of, least):
                return self.cities[of].points >= least
        raise AssertionError(condition)

    def find(self, one: City, group: Group, besides: int = 0) -> int:
        """X-13.4: the die that is meant; 0: there is none."""
        if isinstance(group, Die):
            return group.number if group.number in one.dice else 0
        return one.largest(group.place, besides) if isinstance(group, In) else 0

    def do(self, seat: str, command: Command) -> bool:
        """X-7.2: do it if it is possible."""
        one = self.cities[seat]
        if isinstance(command, Pass):
            return True
        if isinstance(command, Move) and isinstance(command.group, SlavesOf):
            return self.herd(one, str(command.group.origin), command.to)
        die = self.find(one, command.group)
        if not die:
            return False
        people, place = one.dice[die]
        match command:
            case Move(_, to):
                return place not in ROADS and self.part(seat, die, people, to)
            case Recall():
                return place in ROADS and self.part(seat, die, people, "B")
            case Split(number, _, to, wanted):
                return place not in ROADS and self.part(seat, die, number, to, wanted)
            case Send(_, side, number, wanted):
                if self.round <= self.options.peace_rounds:
                    return False
                return place == "B" and self.part(seat, die, number or people, f"O{side}", wanted)
            case Transfer(number, _, to_group):
                target = self.find(one, to_group, besides=die)
                return bool(target) and target != die and self.join(one, die, target, number)
        raise AssertionError(command)

    @staticmethod
    def herd(one: City, origin: str, to: str) -> bool:
        """X-7.4: slaves move to the houses, the farm or the town hall."""
        if origin not in one.slaves or one.slaves[origin][1] == to or to not in ("H", "F", "T"):
            return False
        one.slaves[origin] = one.slaves[origin][0], to
        return True

    def part(self, seat: str, die: int, number: int, to: str, wanted: int = 0) -> bool:
        """X-7.3, X-13.4: all of a group with its die, some with a free one, else into a group that is there."""
        one = self.cities[seat]
        people, place = one.dice[die]
        if number >= people:
            one.dice[die] = people, to
            return place != to
        if free := self.free(seat):
            one.change(die, -number)
            one.dice[wanted if wanted in free else free[0]] = number, to
            return True
        there = [each for each, (count, where) in one.dice.items() if where == to and count < 6 and each != die]
        target = min(there, key=lambda each: (one.dice[each][0], each), default=0)
        return bool(target) and self.join(one, die, target, number, anywhere=True)

    @staticmethod
    def join(one: City, die: int, target: int, number: int, anywhere: bool = False) -> bool:
        """X-7.2, X-7.4: within the city, or on one road; as many as fit."""
        places = one.dice[die][1], one.dice[target][1]
        if not anywhere and places[0] != places[1] and set(places) & set(ROADS):
            return False
        fit = min(number, one.dice[die][0], 6 - one.dice[target][0])
        if fit:
            one.change(target, fit)
            one.change(die, -fit)
        return fit > 0


def city(lord: Lord) -> City:
    """Lay a city out."""
    dice = {band.die: (band.people, str(band.place)) for band in lord.bands}
    slaves = {str(each.origin): (each.people, str(each.place)) for each in lord.slaves}
    return City(lord.standing, lord.reputation, dice, slaves)
