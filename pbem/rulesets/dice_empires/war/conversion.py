"""X-10.6: converting slaves into citizens: one attempt a round, on one group."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city import circle
from pbem.rulesets.dice_empires.city.groups import citizens, enslaved, slaves_of
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.state import Lord, Slaves, State
from pbem.rulesets.dice_empires.war import events
from pbem.rulesets.dice_empires.war.records import Attempt
from pbem.rulesets.dice_empires.war.settle import settled
from pbem.rulesets.dice_empires.war.strength import PIPS, Force, bonus, may_repeat

Told = tuple[State, tuple[Event, ...]]
CONVERTERS = 6
"""X-10.6: so many in the town hall may convert."""


def conversions(state: State, asked: Mapping[str, Seat], dice: Dice) -> Told:
    """X-10.6: let every lord try who wants to, from the start lord to the left; what cannot be is told to him alone."""
    told: tuple[Event, ...] = ()
    for seat in circle.from_token(state):
        lord = circle.lord(state, seat)
        origin = asked.get(seat) or _by_itself(lord, state.options)
        if origin:
            state, event = _attempted(state, lord, origin, dice)
            told += event
    return state, told


def _by_itself(lord: Lord, options: Options) -> Seat | None:
    """X-13.6: `convert auto` tries the largest group that has a chance, where the hall allows it at all."""
    if not lord.standing.convert.on or citizens(lord, "T") < CONVERTERS:
        return None
    highest = PIPS + added(lord, options)
    chances = [each for each in lord.slaves if each.people < highest]
    return max(chances, key=lambda each: each.people).origin if chances else None


def added(lord: Lord, options: Options) -> int:
    """D11: the church helps to convert, unless the game is played otherwise."""
    return bonus(lord) if options.bonus_on_conversion else 0


def _attempted(state: State, lord: Lord, origin: Seat, dice: Dice) -> Told:
    """X-10.6, X-13.4: throw, if the hall is full and there are such slaves."""
    slaves = slaves_of(lord, origin)
    if slaves is None or citizens(lord, "T") < CONVERTERS:
        return state, (events.unconverted(lord.seat, origin, citizens(lord, "T"), slaves is not None),)
    force = _thrown(lord, slaves, state.options, dice)
    converted = 0
    if force.church + force.last > slaves.people:
        state, converted = _converted(state, lord, slaves)
    attempt = Attempt(force, origin, slaves.people, slaves.place, converted)
    return state, (events.conversion(state, attempt),)


def _thrown(lord: Lord, slaves: Slaves, options: Options, dice: Dice) -> Force:
    """X-10.6: a failed first throw is repeated where the hall allows it, unless the lord never wants to (D17)."""
    force = Force(lord.seat, 0, added(lord, options), dice.roll(PIPS, f"convert {lord.seat}"))
    failed = force.church + force.first <= slaves.people
    if not failed or not may_repeat(lord) or lord.standing.reroll.mode == "never":
        return force
    return replace(force, again=dice.roll(PIPS, f"convert {lord.seat} again"))


def _converted(state: State, lord: Lord, slaves: Slaves) -> tuple[State, int]:
    """X-10.6: a free die takes their place, else groups with room; who finds no room stays a slave."""
    freed = circle.changed(state, enslaved(lord, slaves.origin, -slaves.people))
    after, homeless = settled(freed, lord.seat, slaves.people, slaves.place)
    if not homeless:
        return after, slaves.people
    stay = enslaved(circle.lord(after, lord.seat), slaves.origin, homeless, slaves.place)
    return circle.changed(after, stay), slaves.people - homeless
