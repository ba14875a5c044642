"""The second referee's fire: who may shoot at whom, what it does, whom they choose (P-6.3 to 8, P-6.30 to 32)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction as F
from functools import partial
from typing import Any

from pbem.core.dice import Dice
from pbem.rulesets.powers.battle.doctrine import Doctrine
from pbem.rulesets.powers.battle.forces import Site, Unit
from pbem.rulesets.powers.board.world import Area

Dealt = Counter[tuple[str, str, str, str, int]]


@dataclass(eq=False)
class One:
    """One unit; `side` is 0 for the defender, else the place of the attacking seat."""

    id: int
    of: Unit
    force: int
    orders: Doctrine
    free: bool
    seat: str
    side: int
    damage: F
    line: int = 1
    exposed: bool = False
    moved: bool = False
    kind: int = 0
    """P-1.4: units of a force that were equal when they came are interchangeable."""

    @property
    def type(self) -> str:
        return "NE" if self.of.building else self.of.row.type

    @property
    def need(self) -> F:
        return 6 - self.damage

    @property
    def cost(self) -> F:
        return F(self.of.paid, 60) if self.of.building else self.of.row.cost

    @property
    def place(self) -> int:
        return 99 if self.of.building else self.of.row.place


class Shooting:
    """Units on a field."""

    units: list[One]
    site: Site
    chapters: set[str]
    dice: Dice
    terrain: Area | None

    # Who is where

    def of(self, side: int) -> list[One]:
        return [unit for unit in self.units if unit.side == side]

    def attackers(self) -> list[int]:
        return sorted({unit.side for unit in self.units if unit.side})

    def truce(self, one: One, other: One) -> bool:
        return one.seat == other.seat or frozenset((one.seat, other.seat)) in self.site.truces

    def foes(self, unit: One) -> list[One]:
        others = [each for each in self.units if each.side != unit.side and not self.truce(unit, each)]
        if unit.side and any(each.side == 0 for each in others):
            return [each for each in others if each.side == 0]
        return others

    def can_fire(self, unit: One) -> bool:
        """P-6.4"""
        return unit.line == 1 and not unit.moved and not unit.of.building

    # P-6.3: damage

    def full(self, u: One, t: One) -> F:
        if u.of.building:
            return F(0)
        land = self.terrain if "terrain" in self.chapters else None
        attack, defence = u.of.row.attack.get(t.type, F(0)), u.of.row.defence.get(t.type, F(0))
        strength = attack if u.side else defence
        if land and not u.side:
            strength = defence * land.defence
            if land.defence < 1:  # P-8.2
                strength = max(strength, attack)
        fort = not t.of.building and "fortress" in t.of.row.flags  # P-8.3
        rough = land.rough if land and t.type == "PA" and not fort else 1
        notes = {} if t.of.building else t.of.row.vulnerable
        weak = notes.get(u.of.row.key, notes.get(u.type, notes.get("*", F(1))))
        return strength * rough * weak

    def legal(self, u: One, t: One, alive: list[One]) -> bool:
        with_it = [each for each in alive if each.side == t.side]
        if t.of.building and any(not each.of.building for each in with_it):
            return False  # P-6.8
        if t.line == 2 and not t.exposed and any(each.line == 1 for each in with_it):
            return False  # P-12.2
        return self.versus(u, t) is not None

    def versus(self, u: One, t: One) -> int | None:
        """P-6.27"""
        if t.of.owner in (u.orders.holdfire or ()) or t.side == u.side:
            return None
        if t.of.owner == u.seat or frozenset((u.seat, t.of.owner)) in self.site.truces:
            return None
        words = u.orders.versus or ("holder",)
        seats = {each.seat for each in self.units if each.side != u.side}
        if u.side == 0 or len(seats) == 1 or "all" in words:
            return 0
        named = [word for word in words if word in seats]
        if named:
            places = {word: place for place, word in enumerate(words)}
            return places.get(t.seat)
        return 0 if t.side == 0 or not self.of(0) else None

    # P-6.30 to P-6.32: fire

    def value(self, t: One, u: One) -> F:
        own = self.of(u.side)
        words = u.orders.aim or ()
        word = next((word for word in words if word in ("best", "threat", "cost", "danger")), "best")
        if word == "danger":  # P-51.1
            strength = F(0) if t.of.building else t.of.row.attack.get("NE", F(0))
            notes = t.of.row.vulnerable
            return strength * notes.get("neu", notes.get("NE", notes.get("*", F(1))))
        threat = max(self.full(t, each) for each in own) if self.can_fire(t) else F(0)
        return {"best": t.cost + threat, "threat": threat, "cost": t.cost}[word]

    def listed(self, t: One, orders: Doctrine) -> int:
        rows = [word for word in orders.aim or () if word not in ("best", "threat", "cost", "danger")]
        key = "building" if t.of.building else t.of.row.key
        if key in rows:
            return rows.index(key)
        return rows.index("*") if "*" in rows else len(rows)

    def seat_order(self, t: One) -> int:
        return self.site.ties.index(t.of.owner) if t.of.owner in self.site.ties else len(self.site.ties)

    def fire(self, side: int, factor: F, damage: dict[One, F]) -> Dealt:
        """One party's salvo on a table of damage, which it changes."""
        dealt: Dealt = Counter()
        shooters = [unit for unit in self.of(side) if self.can_fire(unit)]
        groups: dict[Any, list[One]] = {}
        for unit in shooters:
            groups.setdefault((unit.orders.aim, unit.orders.versus, unit.orders.holdfire), []).append(unit)
        for group in groups.values():
            self.volley(group, factor, damage, dealt)
        return dealt

    def volley(self, group: list[One], factor: F, damage: dict[One, F], dealt: Dealt) -> None:
        share = {unit: F(1) for unit in group}
        value = {unit: self.value(unit, group[0]) for unit in self.units if unit.side != group[0].side}
        while True:
            alive = [unit for unit in self.units if damage[unit] < 6]
            shot = {
                (u, t): full
                for u in group
                if share[u]
                for t in alive
                if t in value and self.legal(u, t, alive) and (full := self.full(u, t) * factor)
            }
            fire = {t: sum((share[u] * full for (u, each), full in shot.items() if each is t), F(0)) for _, t in shot}
            if not fire:
                return
            target = min(fire, key=lambda t: self.before(t, group[0], 6 - damage[t], fire[t], value[t]))  # noqa: B023
            for u in sorted((u for u, t in shot if t is target), key=partial(self.special, target, shot, value)):
                given = min(share[u], (6 - damage[target]) / shot[u, target])
                share[u] -= given
                damage[target] += given * shot[u, target]
                building = "building" if target.of.building else target.of.row.key
                name = (u.of.owner, u.of.row.key, target.of.owner, building, int(target.damage * 6))
                dealt[name] += given * shot[u, target]  # type: ignore[assignment]
                if damage[target] >= 6:
                    break

    def before(self, t: One, u: One, need: F, fire: F, value: F) -> Any:
        """P-6.31, P-51.1: the order of targets."""
        first = (self.versus(u, t), self.listed(t, u.orders))
        interchangeable = (t.kind, t.line, t.exposed, t.moved, t.id)
        if "danger" in (u.orders.aim or ()):
            return (first, -value / need, t.place, self.seat_order(t), need, *interchangeable)
        score = value * fire / need
        return (first, fire < need, -score, need, t.place, self.seat_order(t), *interchangeable)

    def special(self, target: One, shot: dict[tuple[One, One], F], value: dict[One, F], u: One) -> Any:
        """P-6.32: the order of shooters."""
        best = max(full * value[t] for (each, t), full in shot.items() if each is u)
        mine = shot[u, target]
        return (-mine * value[target] / best if best else 0, -mine, u.of.row.place, u.id)
