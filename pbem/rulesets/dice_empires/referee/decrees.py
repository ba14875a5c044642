"""What the referee does at once: reputation given or taken, a group put or taken away, a city ended.

Events, told to everybody (a group in the fog to its lord alone): `decree-reputation` (who, points, now, more: 1 for
given), `decree-group` (who, die, people, place), `decree-gone` (who, die, people, place), and `ruin`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.core.texts import Facts
from pbem.rulesets.dice_empires.city import circle
from pbem.rulesets.dice_empires.city.groups import DICE, FULL, band, put
from pbem.rulesets.dice_empires.orders import Decree, GroupDecree, Order, ReputationDecree, RuinDecree
from pbem.rulesets.dice_empires.state import Band, Lord, State
from pbem.rulesets.dice_empires.war import ends, ruin
from pbem.rulesets.dice_empires.war.events import witnesses
from pbem.rulesets.dice_empires.words.terms import die


def decree(state: State, order: Order) -> Resolution[State]:
    """Do what he decrees; a Refusal `no-decree` for any other order, and one for what cannot be."""
    if not isinstance(order, Decree):
        raise Refusal("no-decree")
    match order:
        case ReputationDecree(seat, points):
            return _reputation(state, _lord(state, seat), points)
        case GroupDecree():
            return _group(state, _lord(state, order.seat), order)
        case RuinDecree(seat):
            return ruined(state, seat)
        case _:
            assert_never(order)


def ruined(state: State, seat: Seat) -> Resolution[State]:
    """X-12.3: end a city nobody leads any more; the last lord has won."""
    state, told = ruin.ruined(state, _lord(state, seat).seat)
    return Resolution(ends.last(_passed_on(state)), told)


def _passed_on(state: State) -> State:
    """X-4.1: at the pace `plan` a round is still to be played: its token goes to the next lord, not to a ruin."""
    if state.options.pace == "command" or not circle.lord(state, state.token).ruined:
        return state
    return replace(state, token=circle.left_of(state, state.token))


def _lord(state: State, seat: Seat) -> Lord:
    lord = next((each for each in circle.ruling(state) if each.seat == seat), None)
    if lord is None:
        raise Refusal("dice-empires-no-lord", who=seat)
    return lord


def _reputation(state: State, lord: Lord, points: int) -> Resolution[State]:
    """Give points, or take as many as there are; who has enough of them has won (X-12.2)."""
    now = max(0, lord.reputation + points)
    facts: Facts = {"who": lord.seat, "points": abs(now - lord.reputation), "now": now, "more": int(points > 0)}
    told = Event(kind="decree-reputation", seen_by=EVERYONE, facts=facts, rank=Rank.NEWS)
    return Resolution(ends.reached(circle.changed(state, replace(lord, reputation=now))), (told,))


def _group(state: State, lord: Lord, order: GroupDecree) -> Resolution[State]:
    """Put people on a die, whatever it was before; nobody: the die is free."""
    old = band(lord, order.die)
    if order.die not in DICE or not 0 <= order.people <= FULL:
        raise Refusal("dice-empires-no-group")
    if not order.people and old is None:
        raise Refusal("dice-empires-no-die", who=lord.seat, die=die(order.die))
    new = Band(order.die, order.people, order.place)
    shown = new if old is None or order.people else old
    facts: Facts = {"who": lord.seat, "die": order.die, "people": shown.people, "place": shown.place}
    kind = "decree-group" if order.people else "decree-gone"
    told = Event(kind=kind, seen_by=witnesses(state, lord.seat), facts=facts, rank=Rank.NEWS)
    return Resolution(circle.changed(state, put(lord, new)), (told,))
