"""One party's fire in one salvo (P-6.6, P-6.31, P-6.32), in whole numbers over one denominator.

Let `Q` be six times the table's unit times the denominator of the salvo's factor: every full shot, and every need at
the start, is a whole number of 1/Q BPk. A unit that destroys its target with a part of its fire keeps the rest as a
share; shares are whole numbers of 1/M, where M is 1 at first and is multiplied when a rest is no whole number. Needs
are kept in 1/(Q*M), so that share times full shot is at once what it takes away.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import gcd

from pbem.rulesets.powers.battle.aim import Mark, chosen, specialists, tie, valued, wanted
from pbem.rulesets.powers.battle.doctrine import DANGER, Doctrine, worth
from pbem.rulesets.powers.battle.field import Field, Party, Troop
from pbem.rulesets.powers.battle.forces import DESTROYED, Unit
from pbem.rulesets.powers.battle.points import Aimed, BattlePoints, Prelude
from pbem.rulesets.powers.battle.record import Hit

Gun = list[int]
"""Shape, how many, the share each still has."""


class Salvo:
    """The fire of a party, force after force; what it does is read from it at the end."""

    def __init__(self, field: Field, points: BattlePoints, party: Party, factor: Fraction) -> None:
        self.field, self.points, self.party = field, points, party
        self.times = 6 * factor.numerator
        self.whole = 6 * field.shots.unit * factor.denominator
        self.parts = 1
        need = field.shots.unit * factor.denominator
        self.marks = [
            Mark(troop, (DESTROYED - troop.damage) * need, tie(field, troop))
            for each in field.parties
            if each is not party
            for troop in each.troops
        ]
        self.destroyed: dict[Troop, int] = {}
        self.hits: list[Hit] = []

    def fire(self, prelude: Prelude | None = None) -> None:
        """Fire with all of the party who may, those under one doctrine together, in the order of their forces."""
        volleys: dict[tuple[object, ...], tuple[Doctrine, dict[int, int]]] = {}
        for troop in self.party.troops:
            if self.field.fires(troop) and (prelude.shooters(troop) if prelude else not troop.waits):
                kind = self.field.kinds[troop.kind]
                orders = self.field.forces[kind.force].doctrine
                _, guns = volleys.setdefault((orders.aim, orders.versus, orders.holdfire), (orders, {}))
                guns[kind.shape] = guns.get(kind.shape, 0) + troop.size
        for orders, guns in volleys.values():
            self._volley(orders, [[shape, count, self.parts] for shape, count in guns.items()], prelude)

    def _volley(self, orders: Doctrine, guns: list[Gun], prelude: Prelude | None) -> None:
        value = valued(self.field, self.party, orders)
        marks: list[Mark] = []
        for mark in self.marks:
            want = wanted(self.field, self.party, orders, mark.troop)
            if want is not None and (prelude is None or prelude.targets(mark.troop)):
                mark.want, mark.value = want, value(mark.troop)
                marks.append(mark)
        self._look(marks, guns)
        danger = worth(orders) == DANGER
        while (choice := chosen(marks, guns, danger)) is not None:
            mark, fire = choice
            if fire < mark.need:
                self._wound(mark, fire, marks, guns)
            else:
                self._destroy(mark, marks, guns)
            guns = [gun for gun in guns if gun[1]]

    def _look(self, marks: Sequence[Mark], guns: Sequence[Gun]) -> None:
        """P-6.8, P-12: find for every gun whom it hurts, as the lines are now."""
        kinds, shots = self.field.kinds, self.field.shots
        standing: dict[int, list[tuple[Unit, Troop]]] = {}
        for mark in self.marks:
            kind = kinds[mark.troop.kind]
            standing.setdefault(kind.party, []).append((kind.unit, mark.troop))
        shapes = {gun[0] for gun in guns}
        for mark in marks:
            kind, mark.reach = kinds[mark.troop.kind], {}
            for gun in shapes:
                if shots.full[gun][kind.shape] or shots.lifted[gun][kind.shape]:
                    aimed = self._aimed(gun, mark.troop, standing[kind.party])
                    if damage := self.times * damage_now(self.field, self.points, aimed, (gun, kind.shape)):
                        mark.reach[gun] = damage

    def _aimed(self, gun: int, troop: Troop, standing: Sequence[tuple[Unit, Troop]]) -> Aimed:
        field, party = self.field, self.party
        return Aimed(field.shapes[gun], party.defending, field.number, troop, field.unit(troop), standing)

    def _wound(self, mark: Mark, fire: int, marks: list[Mark], guns: Sequence[Gun]) -> None:
        """Fire all there is at one unit, which lives."""
        for gun in guns:
            if gun[0] in mark.reach:
                self._hit(mark, gun, gun[1], gun[1] * gun[2] * mark.reach[gun[0]])
                gun[1] = 0
        wounded = Mark(mark.troop, mark.need - fire, mark.tie)
        wounded.count, wounded.hit = 1, True
        wounded.want, wounded.value, wounded.reach = mark.want, mark.value, mark.reach
        mark.count -= 1
        for each in (self.marks, marks):
            each.append(wounded)
            if not mark.count:
                each.remove(mark)

    def _destroy(self, mark: Mark, marks: list[Mark], guns: list[Gun]) -> None:
        """P-6.32: destroy one unit; each shooter gives only what is needed."""
        left = mark.need
        for gun in specialists(mark, marks, guns, self.field.shapes):
            left = self._give(gun, mark, left, guns)
            if not left:
                break
        mark.count -= 1
        self.destroyed[mark.troop] = self.destroyed.get(mark.troop, 0) + 1
        if not mark.count:
            self.marks.remove(mark)
            marks.remove(mark)
            self._look(marks, guns)

    def _give(self, gun: Gun, mark: Mark, left: int, guns: list[Gun]) -> int:
        """Let equal shooters fire, the last of them with a part of his share; give what is still needed."""
        shape, count, share = gun
        each = share * mark.reach[shape]
        whole = min(count, left // each)
        gun[1] -= whole
        rest = left - whole * each
        if not rest or not gun[1]:
            self._hit(mark, gun, whole, whole * each, not rest)
            return rest
        gun[1] -= 1
        times = self._divided(rest, mark.reach[shape], guns)
        self._hit(mark, gun, whole + 1, left * times, destroyed=True)
        guns.insert(guns.index(gun), [shape, 1, gun[2] - rest * times // mark.reach[shape]])
        return 0

    def _divided(self, amount: int, reach: int, guns: Sequence[Gun]) -> int:
        """Make shares so fine that this amount is a whole share of a full shot; tell how many times finer."""
        times = reach // gcd(amount, reach)
        if times > 1:
            self.parts *= times
            for mark in self.marks:
                mark.need *= times
            for gun in guns:
                gun[2] *= times
        return times

    def _hit(self, mark: Mark, gun: Gun, count: int, amount: int, destroyed: bool = False) -> None:
        unit, target = self.field.shapes[gun[0]], self.field.unit(mark.troop)
        whole = self.whole * self.parts
        less = gcd(amount, whole)
        share = (amount // less, whole // less)
        self.hits.append(
            Hit(
                unit.owner,
                unit.row.key,
                count,
                target.owner,
                target.row.key,
                mark.troop.damage,
                share,
                destroyed,
                target.building,
            )
        )

    def left(self) -> list[Troop]:
        """P-6.7: give all who are left of the others, with their damage rounded down to sixths."""
        whole = self.whole * self.parts
        return [
            mark.troop._replace(size=mark.count, damage=DESTROYED + (-6 * mark.need // whole)) for mark in self.marks
        ]

    def dealt(self) -> dict[Troop, list[Fraction]]:
        """Give the damage dealt to the units of each troop, one after the other."""
        given = {troop: [Fraction(DESTROYED - troop.damage, 6)] * count for troop, count in self.destroyed.items()}
        for mark in self.marks:
            if mark.hit:
                amount = Fraction(DESTROYED - mark.troop.damage, 6) - Fraction(mark.need, self.whole * self.parts)
                given.setdefault(mark.troop, []).append(amount)
        return given


def damage_now(field: Field, points: BattlePoints, aimed: Aimed, shapes: tuple[int, int]) -> int:
    """Give the damage of a full shot (E = H = 1) as the lines are now: 0 if it is not legal."""
    if any(bars(aimed) for bars in points.barred):
        return 0
    if any(hides(aimed) for hides in points.screened) and not any(reaches(aimed) for reaches in points.reaches):
        return 0
    lifted = any(lifts(aimed) for lifts in points.lifted)
    table = field.shots.lifted if lifted else field.shots.full
    return table[shapes[0]][shapes[1]]
