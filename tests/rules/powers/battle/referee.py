"""The second referee: battles unit by unit, with fractions, straight from the rule book and as slow as they come.

It shares with the game only the values that go in. Whatever the two say differently, one of them is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction as F
from typing import Any

from pbem.core.dice import Dice
from pbem.rulesets.powers.battle.doctrine import Reserve
from pbem.rulesets.powers.battle.forces import Force, Site
from tests.rules.powers.battle.shooting import One, Shooting


class Referee(Shooting):
    def __init__(self, holder: list[Force], attackers: list[Force], site: Site, chapters: set[str], dice: Dice) -> None:
        self.site, self.chapters, self.dice = site, chapters, dice
        ties = list(site.ties)
        seats = sorted({force.seat for force in attackers}, key=lambda seat: ties.index(seat))
        self.units: list[One] = []
        for number, force in enumerate([*holder, *attackers]):
            side = 0 if number < len(holder) else 1 + seats.index(force.seat)
            seat = holder[0].seat if side == 0 else force.seat
            for each in force.fighters:
                for _ in range(each.count):
                    one = One(0, each.unit, number, force.doctrine, force.may_retreat, seat, side, F(each.damage, 6))
                    self.units.append(one)
        for number, unit in enumerate(self.units):
            unit.id = number
            unit.kind = next(one.id for one in self.units if one.of == unit.of and one.force == unit.force)
        self.everybody = list(self.units)
        self.terrain, self.number = site.land, 0
        self.left: dict[int, str] = {}
        self.leaving: set[int] = set()
        self.used: set[tuple[int, int]] = set()
        self.log: list[Any] = []
        for side in sorted({unit.side for unit in self.units}):
            self.opening(side)

    # P-12: lines

    def hurts(self, unit: One, foes: list[One]) -> bool:
        return any(self.full(unit, foe) for foe in foes)

    def opening(self, side: int) -> None:
        if "line2" not in self.chapters:
            return
        own = self.of(side)
        fighting = {unit: self.hurts(unit, self.foes(unit)) for unit in own}
        for unit in own:
            second = unit.orders.second
            listed = unit.of.row.key in second if second is not None else not fighting[unit] and any(fighting.values())
            unit.line = 2 if unit.of.building or listed else 1
        for _, _, reserve, force in self.reserves(side):
            self.move(reserve, force, 1, 2, moved=False)

    def reserves(self, side: int) -> Iterator[tuple[int, int, Reserve, int]]:
        forces = {unit.force: unit.orders for unit in self.of(side)}
        for force in sorted(forces):
            for place, reserve in enumerate(forces[force].reserve or ()):
                yield force, place, reserve, force

    def move(self, reserve: Reserve, force: int, old: int, new: int, moved: bool) -> None:
        able = [
            unit
            for unit in self.units
            if unit.force == force
            and unit.line == old
            and not unit.moved
            and not unit.of.building
            and unit.of.row.key == reserve.units.row
        ]
        able.sort(key=lambda unit: (-unit.damage, unit.id))
        for unit in able[: reserve.units.count or None]:
            unit.line, unit.moved = new, moved

    def holds(self, reserve: Reserve, side: int, number: int) -> bool:
        own = self.of(side)
        if reserve.until == "line1":
            return sum(unit.line == 1 for unit in own) <= reserve.number
        if reserve.until == "salvo":
            return number >= reserve.number
        return not any(foe.of.row.key == reserve.row and not foe.of.building for foe in self.foes(own[0]))

    def step(self, side: int) -> None:
        if "line2" not in self.chapters or not self.of(side):
            return
        empty = not any(unit.line == 1 for unit in self.of(side))
        due = [
            (force, place, reserve)
            for force, place, reserve, _ in self.reserves(side)
            if (force, place) not in self.used and self.holds(reserve, side, self.number)
        ]
        for force, place, reserve in due:
            self.used.add((force, place))
            self.move(reserve, force, 2, 1, moved=True)
        for unit in self.of(side):
            if empty and unit.line == 2 and not unit.of.building and self.hurts(unit, self.foes(unit)):
                unit.line, unit.moved = 1, True
        for unit in sorted(self.of(side), key=lambda unit: (-unit.damage, unit.of.row.place, unit.id)):
            pull = F(unit.orders.pull or 0, 6)
            stay = sum(each.line == 1 for each in self.of(side))
            if pull and unit.damage >= pull and unit.line == 1 and not unit.moved and stay > 1:
                unit.line, unit.moved, unit.exposed = 2, True, True

    def may_rise(self, unit: One) -> bool:
        """P-6.9 d"""
        if "line2" not in self.chapters or unit.line == 1 or unit.of.building:
            return False
        own = self.of(unit.side)
        if not any(each.line == 1 for each in own) and self.hurts(unit, self.foes(unit)):
            return True
        back = any(each.orders.pull and each.damage >= F(each.orders.pull, 6) for each in own if each.line == 1)
        return any(
            force == unit.force
            and (force, place) not in self.used
            and reserve.units.row == unit.of.row.key
            and (reserve.until == "salvo" or back or self.holds(reserve, unit.side, self.number + 1))
            for force, place, reserve, _ in self.reserves(unit.side)
        )

    # The course of a battle

    def salvo(self, sides: list[int], label: str, first: F) -> None:
        for side in sides:
            self.step(side)
        total = {unit: unit.damage for unit in self.units}
        for side in sides:
            seat = self.of(side)[0].seat
            die = self.dice.roll(6, f"{self.site.name} {label} {seat}".rstrip()) if self.site.die else 0
            factor = first * (self.site.die[die - 1] if self.site.die else 1)
            damage = {unit: unit.damage for unit in self.units}
            dealt = self.fire(side, factor, damage)
            for unit in self.units:
                total[unit] += damage[unit] - unit.damage
            self.log.append((label, seat, die, {name: amount for name, amount in dealt.items() if amount}))
        self.units = [unit for unit in self.units if total[unit] < 6]
        held = bool(self.of(0))
        for unit in self.units:
            unit.damage = F(int(total[unit] * 6), 6)  # P-6.7
            if unit.side in sides:
                unit.moved = False
            if unit.side not in sides or not held:
                unit.exposed = False
        self.log.append(self.table())

    def table(self) -> Any:
        return Counter((u.of.owner, u.of.row.key, u.of.building, int(u.damage * 6), u.line) for u in self.units)

    def conquered(self) -> bool:
        """P-6.10"""
        left = self.of(0)
        conquerors = any(unit.side and unit.of.conquers for unit in self.units)
        return not left or (all(unit.of.building for unit in left) and conquerors)

    def stalemate(self) -> bool:
        best = max(self.site.die) if self.site.die else F(1)
        for u in self.units:
            if not (self.can_fire(u) or self.may_rise(u)):
                continue
            for t in self.units:
                if t.side == u.side:
                    continue
                line = t.line
                t.line = 1 if self.may_rise(t) else line
                legal = self.legal(u, t, self.units)
                t.line = line
                if legal and self.full(u, t) * best >= F(1, 6):
                    return False
        return True

    def announce(self) -> None:
        if "retreat" not in self.chapters:
            return
        for unit in self.units:
            if unit.side and unit.free and self.announces(unit):
                self.leaving.add(unit.force)

    def announces(self, unit: One) -> bool:
        retreat = unit.orders.retreat
        when = retreat.when if retreat else "odds"
        if when == "recon":
            return self.number == 0
        if when == "after":
            return retreat is not None and self.number == max(1, retreat.number)
        if when == "losses" and self.number > 0:
            mine = [each for each in self.everybody if each.seat == unit.seat and each.side]
            dead = [each for each in mine if each not in self.units and each.id not in self.left]
            spent = sum((each.cost for each in dead), F(0))
            return retreat is not None and spent >= F(retreat.number, 100) * sum((each.cost for each in mine), F(0))
        if when == "odds" and self.number > 1:
            share = F(retreat.share) if retreat else F(1, 3)
            own, theirs = self.force_of(True), self.force_of(False)
            return theirs > 0 and own / theirs < share
        return False

    def force_of(self, attacker: bool) -> F:
        """P-6.25: F of a side."""
        own = [unit for unit in self.units if bool(unit.side) == attacker]
        other = [unit for unit in self.units if bool(unit.side) != attacker]
        targets = [unit for unit in other if not unit.of.building] or other
        fire = sum((max(self.full(u, t) for t in targets) for u in own if self.can_fire(u)), F(0))
        return fire / sum(t.need for t in targets)

    def leave(self, units: list[One], how: str) -> None:
        for unit in units:
            retreat = unit.orders.retreat
            self.left[unit.id] = "returned" if retreat and retreat.when == "recon" else how
        self.units = [unit for unit in self.units if unit not in units]

    def battle(self) -> str:
        self.announce()
        for number in range(1, self.site.max_salvos + 1):
            self.number = number
            if self.conquered():
                return self.contest()
            self.salvo([0], f"D{number}", self.site.first_salvo if number == 1 else F(1))
            self.leave([unit for unit in self.units if unit.force in self.leaving], "withdrawn")
            if not self.attackers():
                return "retreated" if self.left else "held"
            if self.conquered():
                return self.contest()
            self.announce()
            self.salvo(self.attackers(), f"A{number}", F(1))
            if not self.attackers():
                return "held"
            if not self.of(0) or self.conquered():
                return self.contest()
            if self.stalemate():
                break
        self.leave([unit for unit in self.units if unit.side and unit.free], "withdrawn")
        self.units = self.of(0)
        return "stalemate"

    def at_war(self) -> bool:
        return any(one.side != other.side and not self.truce(one, other) for one in self.units for other in self.units)

    def exchange(self, most: int) -> None:
        for number in range(1, most + 1):
            if not self.at_war() or self.stalemate():
                return
            self.number += 1
            self.salvo(self.attackers(), str(number), F(1))

    def back(self, units: list[One]) -> None:
        for unit in units:
            self.left[unit.id] = "returned"
        self.units = [unit for unit in self.units if unit not in units]

    def contest(self) -> str:
        """S-8.1"""
        self.units = [unit for unit in self.units if unit.side]
        self.terrain = None
        self.exchange(self.site.max_salvos)
        if self.at_war():
            self.back(self.units)
            return "parted"
        worth = {side: sum(u.cost for u in self.of(side) if u.of.conquers) for side in self.attackers()}
        winner = max(worth, key=lambda side: (worth[side], -side), default=0)
        if not winner or not worth[winner]:
            ending = "unconquered" if self.units else "dead"
            self.back(self.units)
            return ending
        self.back([unit for unit in self.units if unit.side != winner])
        return "conquered"

    def meeting(self) -> str:
        """S-7"""
        self.terrain = None
        self.exchange(3)
        if len(self.attackers()) == 1:
            return "won"
        ending = "parted" if self.units else "dead"
        self.back(self.units)
        return ending

    def fates(self) -> list[dict[str, Counter[Any]]]:
        """By force: who stands, who withdrew, who returned."""
        found: list[dict[str, Counter[Any]]] = []
        for force in range(1 + max(unit.force for unit in self.everybody)):
            fates: dict[str, Counter[Any]] = {"standing": Counter(), "withdrawn": Counter(), "returned": Counter()}
            for unit in self.everybody:
                fate = "standing" if unit in self.units else self.left.get(unit.id)
                if unit.force == force and fate:
                    fates[fate][(unit.of.row.key, unit.of.building, int(unit.damage * 6))] += 1
            found.append(fates)
        return found
