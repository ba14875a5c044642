"""Artillery (P-41): positions against neighbouring areas, barrages from them, and the fire of those who are aimed at.

All at once, barrages come in two halves, each computed from the table before it (S-4): first at guns that took their
position in the last round, by those they aim at; then all other fire. In turn, the seat on turn fires before it moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby

from pbem.core.options import fraction
from pbem.core.seats import Seat
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Turn, armory, engage, one, peace, product, shells
from pbem.rulesets.powers.chapters.barrage import Means, Victim, Volley, edifices, shell, victims
from pbem.rulesets.powers.events import guns as gun_events
from pbem.rulesets.powers.events.guns import Shell
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.guns import BatteryOrder, FireOrder
from pbem.rulesets.powers.state import Stack, Table, gathered, ties
from pbem.rulesets.powers.veils import LOOKS, looks

Targets = dict[str, list[Victim]]
"""All who may be fired at in this phase, by area, unit by unit."""
Laid = Mapping[str, Mapping[str, int]]
"""By the area guns in position aim at: where such guns stand, and when they last took it."""


def date(table: Table) -> int:
    """Give the number of the present turn: rounds, or the player turns of sequential play."""
    return table.tick if table.sequential else table.round


def lately(table: Table, when: int) -> bool:
    """Tell whether something was done since everybody's last turn."""
    return when > 0 and date(table) - when <= (len(table.alive) if table.sequential else 1)


def barrages(turn: Turn) -> None:
    """S-4 2, P-41.9: fire, in two halves where all act at once."""
    volleys = [each for seat in turn.actors for each in planned(turn, seat)]
    goals = sorted({each.goal for each in volleys})
    engage(turn, [(each, None) for each in turn.state.stacks if _aimed_at(turn, each, volleys)])
    there = {goal: _there(turn, goal) for goal in goals}
    early = [] if turn.state.sequential else [each for each in volleys if each.counter and _fresh(turn, each, there)]
    _half(turn, early, there)
    _half(turn, list(_living((each for each in volleys if each not in early), there)), there)
    told = {log(each): date(turn.state) for each in volleys}
    kept = {key: when for key, when in turn.state.shelled.items() if lately(turn.state, when + 1)}
    turn.state = replace(turn.state, shelled={**kept, **told})
    for goal in goals:
        _settled(turn, goal, [each.guns for each in volleys if each.goal == goal], there[goal])


def _there(turn: Turn, goal: str) -> list[Victim]:
    """List all in an area that somebody might fire at."""
    units = victims((each for each in turn.state.stacks if each.at == goal), turn.rows)
    return units + [each for found in turn.points.shelled for each in edifices(found(turn, goal))]


def _aimed_at(turn: Turn, stack: Stack, volleys: Iterable[Volley]) -> bool:
    """Tell whether somebody fires at where enemies of his stand."""
    firing = (each for each in volleys if each.goal == stack.at and not each.target)
    return any(stack in _enemies(turn, each.guns.owner, each.goal) for each in firing)


def planned(turn: Turn, seat: Seat) -> Iterator[Volley]:
    """P-41.2: give the volleys of a seat: those ordered, then every gun that has no orders; one barrage an area."""
    done = [tuple(key.split()) for key, when in turn.state.shelled.items() if when == date(turn.state)]
    fired, spent = {goal for who, _, goal in done if who == seat}, {at for who, at, _ in done if who == seat}
    own = (each for each in turn.state.stacks if each.owner == each.mover == seat and not each.left)
    left = [each for each in own if turn.rows[each.row].fire and each.at not in spent]
    laid = _in_position(turn, seat)
    volleys = [
        volley
        for order in turn.orders(seat)
        if isinstance(order, FireOrder)
        for wanted in order.units
        for guns in _taken(left, wanted, order)
        for volley in _ordered(turn, guns, order, laid)
    ]
    volleys += [volley for guns in left for volley in _unasked(turn, guns, laid)]
    return (each for each in volleys if each.goal not in fired and _finds(turn, seat, each))


def _finds(turn: Turn, seat: Seat, volley: Volley) -> bool:
    """Tell whether there is anybody, or any building, to fire at."""
    if not volley.target:
        return bool(_enemies(turn, seat, volley.goal))
    aims = _aims(turn, volley)
    return any(aims(each) for each in _there(turn, volley.goal))


def _taken(left: list[Stack], wanted: Units, order: FireOrder) -> list[Stack]:
    """Take guns for an order out of those that have none, those in position against its goal before others."""
    missing, found = wanted.count or sum(each.count for each in left), []
    able = [each for each in left if (each.row, each.at) == (wanted.row, order.at)]
    for guns in sorted(able, key=lambda each: each.battery != order.goal):
        if count := min(guns.count, missing):
            left.remove(guns)
            left += [replace(guns, count=guns.count - count)] if guns.count > count else []
            found.append(replace(guns, count=count))
            missing -= count
    return found


def _ordered(turn: Turn, guns: Stack, order: FireOrder, laid: Laid) -> Iterator[Volley]:
    """P-41.6: who has another position, or none, may fire only at guns that aim at where it stands."""
    if order.goal in world(turn.state).neighbours[guns.at]:
        counter = guns.battery != order.goal
        if not counter or (order.goal in _against(guns, laid) and not order.target):
            yield Volley(guns, order.goal, order.parts, counter, order.target)


def _unasked(turn: Turn, guns: Stack, laid: Laid) -> Iterator[Volley]:
    """By default guns fire at new positions against them, then at where they aim; without a position of their own at
    any guns that aim at them."""
    near, goal = world(turn.state).neighbours[guns.at], guns.battery
    against = {at for at, when in _against(guns, laid).items() if not goal or lately(turn.state, when)}
    for place in near:
        if place in against:
            yield Volley(guns, place, counter=True)
            return
    if goal in near:
        yield Volley(guns, goal)


def _enemies(turn: Turn, seat: Seat, goal: str) -> tuple[Stack, ...]:
    """List the units in an area a seat may fire at: not its own, and nobody's with whom it has peace."""
    there = (each for each in turn.state.stacks if each.at == goal and each.owner != seat)
    return tuple(each for each in there if not peace(turn.points, turn.state, seat, each.owner))


def _in_position(turn: Turn, seat: Seat) -> Laid:
    """List the enemy guns in position by where they aim: where they stand, and when they last were laid."""
    found: dict[str, dict[str, int]] = {}
    for each in turn.state.stacks:
        if each.battery and each.owner != seat and not peace(turn.points, turn.state, seat, each.owner):
            where = found.setdefault(each.battery, {})
            where[each.at] = max(where.get(each.at, each.laid), each.laid)
    return found


def _against(guns: Stack, laid: Laid) -> Mapping[str, int]:
    """Give where enemy guns stand that aim at where these do."""
    return laid.get(guns.at, {})


def _aims(turn: Turn, volley: Volley) -> Callable[[Victim], bool]:
    """P-41.5, P-41.6, P-41.8: tell at whom a volley may fire, as far as it is not settled by who else is there."""
    if volley.target:
        return lambda victim: not victim.dead and _may_hit(turn, volley, victim)
    legal = set(_enemies(turn, volley.guns.owner, volley.goal))
    at, sea = volley.guns.at, world(turn.state).areas[volley.goal].kind == "sea"
    if volley.counter:
        legal = {each for each in legal if each.battery == at}
    elif sea:
        legal = {each for each in legal if each.battery == at or _fired(turn, each, at)}
    return lambda victim: victim.stack in legal and not victim.dead


def _may_hit(turn: Turn, volley: Volley, victim: Victim) -> bool:
    """P-44.1, P-54.2: tell whether a volley may fire at a building: one of its kind, of an owner one is not at peace
    with; at a railway from a land next to both its ends."""
    near, owner = world(turn.state).neighbours[volley.guns.at], victim.stack.owner
    return (
        victim.building
        and victim.row.key == volley.target
        and all(end in near for end in victim.stack.at.split("-"))
        and not peace(turn.points, turn.state, volley.guns.owner, owner)
    )


def log(volley: Volley) -> str:
    """Name a barrage in the memory of them: who fired, from where, at what."""
    return f"{volley.guns.owner} {volley.guns.at} {volley.goal}"


def _fired(turn: Turn, stack: Stack, at: str) -> bool:
    """P-41.5: tell whether units fired at a land in their last turn."""
    when = turn.state.shelled.get(f"{stack.owner} {stack.at} {at}", 0)
    return bool(turn.rows[stack.row].fire) and lately(turn.state, when)


def _fresh(turn: Turn, volley: Volley, there: Targets) -> bool:
    """S-4 2a: tell whether it fires at guns that took their position in the last round."""
    aims = _aims(turn, volley)
    return any(aims(each) and lately(turn.state, each.stack.laid) for each in there[volley.goal])


def _half(turn: Turn, volleys: Sequence[Volley], there: Targets) -> None:
    """Let volleys fire, those of a seat at the same units together; nobody sees what the others do before the end."""

    def aim(volley: Volley) -> tuple[str, str, bool, str, str]:
        at = volley.guns.at if _narrow(turn, volley) else ""
        return volley.guns.owner, volley.goal, volley.counter, volley.target, at

    for (seat, goal, *_), group in groupby(sorted(volleys, key=aim), key=aim):
        own = [each for each in group if each.guns.count]
        aims = _aims(turn, own[0]) if own else bool
        found = [each for each in there[goal] if aims(each)]
        shell(own, [each for each in found if not each.stack.left] or found, _means(turn, Seat(seat)))
    for victim in (each for found in there.values() for each in found):
        victim.settle()


def _means(turn: Turn, seat: Seat) -> Means:
    """Give what the guns of a seat fire with."""

    def times(seat: Seat, victim: Victim) -> Fraction:
        return product(turn.points.shelling, turn.state, seat, victim.stack, victim.row)

    return Means(armory(turn.points, turn.state, seat), fraction(turn.state.options.arty), times)


def _narrow(turn: Turn, volley: Volley) -> bool:
    """Tell whether at whom one may fire depends on where the guns stand."""
    return volley.counter or bool(volley.target) or world(turn.state).areas[volley.goal].kind == "sea"


def _living(volleys: Iterable[Volley], there: Targets) -> Iterator[Volley]:
    """S-4 2b: take away the guns that the first half destroyed."""
    dead = Counter(replace(each.stack, count=1) for found in there.values() for each in found if each.dead)
    for volley in volleys:
        key = replace(volley.guns, count=1)
        lost = min(dead[key], volley.guns.count)
        dead[key] -= lost
        yield replace(volley, guns=replace(volley.guns, count=volley.guns.count - lost))


def _settled(turn: Turn, goal: str, guns: Sequence[Stack], found: Sequence[Victim]) -> None:
    """P-41.4: tell a barrage; the dead are gone, the others are repaired, but for who is held (P-30)."""
    units = [each for each in found if not each.building]
    dead = [replace(each.stack, count=1) for each in units if each.dead]
    turn.tell(gun_events.barrage(goal, guns, _shells(found), gathered(dead)))
    _battered(turn, goal, [each for each in found if each.building and each.shells])
    hit = {each.stack for each in units if each.shells}
    alive = (each for each in units if each.stack in hit and not each.dead)
    left = gathered(replace(each.stack, count=1, damage=int(6 * each.damage)) for each in alive)
    others = tuple(each for each in turn.state.stacks if each not in hit)
    mended = one(turn.points.mend)(turn, left, others)
    turn.state = replace(turn.state, stacks=gathered((*others, *(new for stacks in mended for new in stacks))))


def _battered(turn: Turn, goal: str, hit: Sequence[Victim]) -> None:
    """P-44.1: let chapters say what becomes of buildings that were hit; who did most to them has destroyed them."""
    done: Counter[Seat] = Counter()
    for each in hit:
        done.update(each.shells)
    damaged = [replace(each.stack, count=1, damage=int(6 * each.damage)) for each in hit]
    for settle in turn.points.battered if hit else ():
        settle(turn, max(ties(turn.state), key=lambda seat: done[seat]), goal, damaged)


def _shells(found: Sequence[Victim]) -> Iterator[Shell]:
    """Sum up what each seat did to the units of a type and owner."""
    keys = dict.fromkeys((seat, each.stack.owner, each.row.key) for each in found for seat in each.shells)
    for seat, owner, row in keys:
        hit = [each for each in found if (each.stack.owner, each.row.key) == (owner, row) and seat in each.shells]
        amount = sum((each.shells[seat] for each in hit), Fraction(0))
        killed = sum(each.dead for each in hit)
        yield Shell(seat, owner, row, (amount.numerator, amount.denominator), killed)


def positions(turn: Turn) -> None:
    """P-41.1: at the end of the movement guns take positions, keep, change or drop them; whoever is no longer next to
    where he aimed has lost his."""
    for seat in turn.actors:
        for order in turn.orders(seat):
            if isinstance(order, BatteryOrder):
                for wanted in order.units:
                    _laid(turn, seat, wanted, order)
    near = world(turn.state).neighbours
    kept = (each if _keeps(each, near[each.at]) else replace(each, battery="", laid=0) for each in turn.state.stacks)
    turn.state = replace(turn.state, stacks=gathered(kept))


def _keeps(units: Stack, near: Collection[str]) -> bool:
    """Tell whether units are where they can keep their position, or have none."""
    return units.battery in near or not (units.battery or units.laid)


def _laid(turn: Turn, seat: Seat, wanted: Units, order: BatteryOrder) -> None:
    """Let units of a type take a position, those first that have it already, then those that have none; tokens that are
    not called true or false all do (S-21)."""
    count = 0 if wanted.row in LOOKS.values() else wanted.count
    missing, stacks = count or sum(each.count for each in turn.state.stacks), list(turn.state.stacks)
    found = able(turn, seat, wanted.row, order)
    for guns in sorted(found, key=lambda each: (each.battery != order.goal, each.battery)):
        count = min(guns.count, missing)
        if count and guns.battery != order.goal:
            stacks.remove(guns)
            laid = replace(guns, count=count, battery=order.goal, laid=date(turn.state) if order.goal else 0)
            stacks += [laid, replace(guns, count=guns.count - count)]
            turn.tell(gun_events.aimed(laid, order.goal))
        missing -= count
    turn.state = replace(turn.state, stacks=gathered(stacks))


def able(turn: Turn, seat: Seat, row: str, order: BatteryOrder) -> Iterator[Stack]:
    """P-41.1, P-41.5: list the units that can take a position: ready, with a strength that means something there."""
    near = world(turn.state).neighbours
    if order.at not in near or (order.goal and order.goal not in near[order.at]):
        return
    for each in turn.state.stacks:
        there = (each.owner, each.at, each.left) == (seat, order.at, 0) and row in (each.row, looks(each.row))
        if there and _aims_at(turn, each, order.goal):
            yield each


def _aims_at(turn: Turn, units: Stack, goal: str) -> bool:
    """P-41.1, P-47.14: tell whether units can be in position against an area, or what may hide such units."""
    hidden = any(asked(turn.points, turn.state, units, goal) for asked in turn.points.aims)
    return hidden or shells(turn.points, turn.state, units.row, goal)


ARTY = Chapter(
    "arty",
    needs=("hold",),
    release="R2",
    units="arty",
    phases=(Phase("barrages", "barrage", barrages), Phase("artillery positions", "step 2", positions, 9)),
    orders=(FireOrder, BatteryOrder),
)
