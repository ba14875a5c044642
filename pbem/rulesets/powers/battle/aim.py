"""P-6.30 to P-6.32: whom to shoot at, and who shoots first. Whole numbers only, and no chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import lcm

from pbem.core.seats import Seat
from pbem.rulesets.powers.battle import doctrine
from pbem.rulesets.powers.battle.doctrine import DANGER, Doctrine
from pbem.rulesets.powers.battle.field import Field, Party, Troop
from pbem.rulesets.powers.battle.forces import BV, Unit
from pbem.rulesets.powers.battle.shot import vulnerable

Value = Callable[[Troop], int]


class Mark:
    """Equal targets of one troop: `need` is what destroys one of them, in the salvo's unit."""

    __slots__ = ("count", "hit", "need", "reach", "tie", "troop", "value", "want")

    def __init__(self, troop: Troop, need: int, tie: tuple[int, ...]) -> None:
        self.troop = troop
        self.count = troop.size
        self.need = need
        self.tie = tie
        self.hit = False
        """Shot at in this salvo, and alive."""
        self.value = 0
        self.want: tuple[int, int] = (0, 0)
        """Whom the force prefers before any score: by `versus`, by its list."""
        self.reach: dict[int, int] = {}
        """By the shape of the shooter: the damage of a full shot in the salvo's unit; only legal shots that hurt."""

    def better(self, other: Mark, fire: int, others: int, danger: bool) -> bool:
        """P-6.31: tell whether it comes before another target; the fire that reaches both is given."""
        if self.want != other.want:
            return self.want < other.want
        if danger:
            mine, its = self.value * other.need, other.value * self.need
        else:
            if (fire >= self.need) != (others >= other.need):
                return fire >= self.need
            mine, its = self.value * fire * other.need, other.value * others * self.need
        if mine != its:
            return mine > its
        if danger:
            return (self.tie[:2], self.need, self.tie) < (other.tie[:2], other.need, other.tie)
        return (self.need, self.tie) < (other.need, other.tie)


def tie(field: Field, troop: Troop) -> tuple[int, ...]:
    """P-6.31: earlier in the unit table, the seat that moved first, the lower id; of one kind who stands in front."""
    unit, ties = field.unit(troop), field.site.ties
    return (
        unit.body.place,
        ties.index(unit.owner) if unit.owner in ties else len(ties),
        troop.kind,
        troop.line,
        troop.exposed,
    )


def chosen(marks: Sequence[Mark], guns: Sequence[list[int]], danger: bool) -> tuple[Mark, int] | None:
    """P-6.31: choose the next target, and give all the fire that reaches it; None: no shot is left."""
    best, most = None, 0
    for mark in marks:
        reach, fire = mark.reach, 0
        for shape, count, share in guns:
            if shape in reach:
                fire += count * share * reach[shape]
        if fire and (best is None or mark.better(best, fire, most, danger)):
            best, most = mark, fire
    return None if best is None else (best, most)


def specialists(
    target: Mark, marks: Sequence[Mark], guns: Sequence[list[int]], units: Sequence[Unit]
) -> list[list[int]]:
    """P-6.32: put the shooters in order: for whom the target is worth most of all he could shoot at comes first.

    Of equal ones the larger damage, then the earlier row; `units` are by shape. Those of one shape stay in their order.
    """
    able = [gun for gun in guns if gun[0] in target.reach]
    shapes = {gun[0] for gun in able}
    if len(shapes) < 2:
        return able
    most = {
        shape: max(mark.reach[shape] * mark.value for mark in marks if shape in mark.reach) or 1 for shape in shapes
    }
    whole = lcm(*most.values())
    order = {
        shape: (
            -target.reach[shape] * target.value * (whole // most[shape]),
            -target.reach[shape],
            units[shape].row.place,
            shape,
        )
        for shape in shapes
    }
    return sorted(able, key=lambda gun: order[gun[0]])


def valued(field: Field, party: Party, orders: Doctrine) -> Value:
    """P-6.30: tell what each enemy is worth by a doctrine: its cost, its threat to the living of the party, or both.

    In sixtieths of the table's unit.
    """
    word = doctrine.worth(orders)
    if word == DANGER:
        return lambda troop: danger(field, party, troop)
    own = {troop.kind for troop in party.troops}
    unit = field.shots.unit

    def value(troop: Troop) -> int:
        cost = field.unit(troop).cost * unit if word != "threat" else 0
        if word == "cost" or not field.fires(troop):
            return cost
        return cost + BV * max(field.damage(troop.kind, each) for each in own)

    return value


def danger(field: Field, party: Party, troop: Troop) -> int:
    """P-51.1: give the strength of a unit against the neutral army, times its vulnerability from it (in 3600ths)."""
    row, neutral = field.unit(troop).row, field.unit(party.troops[0]).row
    if field.unit(troop).building:
        return 0
    return int(BV * row.attack.get(neutral.type, 0)) * int(BV * vulnerable(row, neutral))


def wanted(field: Field, party: Party, orders: Doctrine, troop: Troop) -> tuple[int, int] | None:
    """P-6.27, P-6.31: give the place of a target by `versus` and by the list of types; None: never shot at."""
    unit, target = field.unit(troop), field.parties[field.kinds[troop.kind].party]
    if unit.owner in (orders.holdfire or ()) or field.truce(party.seat, unit.owner):
        return None
    first = _versus(field, party, orders.versus or ("holder",), target)
    if first is None:
        return None
    places = doctrine.listed(orders)
    return (first, places.get(unit.body.key, places["*"]))


def _versus(field: Field, party: Party, words: tuple[str, ...], target: Party) -> int | None:
    """P-6.27: tell in which place a party is shot at."""
    present = {each.seat for each in field.parties if each.troops and each is not party}
    if party.defending or len(present) == 1 or "all" in words:
        return 0
    places: dict[Seat, int] = {seat: place for place, seat in enumerate(map(Seat, words)) if seat in present}
    if places:
        return places.get(target.seat)
    return 0 if target.defending or not field.held else None
