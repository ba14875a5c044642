"""Players of Evropská válka for measuring: all play alike, from their own views, so that only seats and powers differ.

A player picks a foreign home bloc, walks there by the shortest way, attacks what stands in it with as many cards as he
has good ones, draws cards when he has few, and raises figures at home. He takes no last home of anybody when another
would win by it. Chance chooses where several things are as good.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import Action, ActionOrder, Attack, Choice, Draft, Fate, Hold, Land, Move, Order
from pbem.rulesets.europe.ruleset import Europe
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import figures, lands, powers, seats
from pbem.rulesets.europe.view import View

GAME = Europe()
MOST = 300
"""Rounds after which a game counts as a draw."""
GOOD = 7
"""A card that is worth so much is good."""
_WORTH = {"J": 1, "Q": 2, "K": 3, "A": 11}


@dataclass(frozen=True)
class Temper:
    """What a player is like: how often he draws cards, raises figures, and changes the bloc he is after."""

    cards: float
    drafts: float
    fickle: float

    @classmethod
    def drawn(cls, chance: Random) -> Temper:
        """Draw a player by lot."""
        return cls(chance.uniform(0.2, 0.6), chance.uniform(0.1, 0.3), chance.uniform(0.02, 0.1))


def play(options: Options, key: str) -> State:
    """Play a game to its end."""
    dice, chance = KeyedDice(key.encode()), Random(key)
    state = GAME.setup(options, GAME.seats(options), dice)
    tempers = {seat: Temper.drawn(chance) for seat in state.circle}
    goals = {seat: _goal(seat, chance) for seat in state.circle}
    while GAME.outcome(state) is None and state.round < MOST:
        for seat in state.circle:
            if chance.random() < tempers[seat].fickle:
                goals[seat] = _goal(seat, chance)
        asked = dict.fromkeys(request.seat for request in GAME.awaiting(state))
        sheets = {seat: _sheet(GAME.view(state, seat), tempers[seat], goals[seat], chance) for seat in asked}
        state = GAME.resolve(state, sheets, dice).state
    return state


def _goal(seat: Seat, chance: Random) -> Seat:
    """Pick a bloc to take, played or not."""
    return chance.choice([one for one in powers.SEATS if one != seat])


def _sheet(view: View, temper: Temper, goal: Seat, chance: Random) -> Sheet[Order]:
    """Order an action with alternatives."""
    assert view.seat is not None
    choices = tuple(Choice(action) for action in _actions(view, view.seat, temper, goal, chance))
    return Sheet((Written(ActionOrder(choices), 1),))


def _actions(view: View, me: Seat, temper: Temper, goal: Seat, chance: Random) -> Iterator[Action]:
    """List what he would do, the best first."""
    if len(view.hand) < 4 and chance.random() < temper.cards:
        yield Fate()
    if chance.random() < temper.drafts:
        yield from _drafts(view, me, chance)
    yield from _marches(view, me, goal, chance)
    yield from _drafts(view, me, chance)
    yield Hold()


def _drafts(view: View, me: Seat, chance: Random) -> Iterator[Action]:
    """Raise a figure on a home that is his or empty."""
    free = [land for land in powers.homes(me) if figures.holder(view.lands, land) in (me, None)]
    if free:
        yield Draft(chance.choice(free))


def _marches(view: View, me: Seat, goal: Seat, chance: Random) -> Iterator[Action]:
    """Go a step nearer to a home of the bloc that he does not hold yet, or attack what stands in the way."""
    wanted = [land for land in powers.homes(goal) if figures.holder(view.lands, land) != me]
    steps = []
    for land, stack in view.lands.items():
        if stack.power != me or land in powers.homes(goal) or not _may_leave(view, me, land):
            continue
        for to, length in _nearer(view, land, wanted):
            steps.append((length, chance.random(), land, to, stack.figures))
    for _, _, land, to, count in sorted(steps)[:4]:
        holder = figures.holder(view.lands, to)
        if holder is None:
            yield Move(land, to)
        elif holder != me and _prudent(view, me, to, holder):
            yield Attack(land, to, min(count, max(1, sum(_worth(card) >= GOOD for card in view.hand))))


def _worth(card: str) -> int:
    return _WORTH[card[:-1]] if card[:-1] in _WORTH else int(card[:-1])


def _may_leave(view: View, me: Seat, land: Land) -> bool:
    """E-6.3: a figure stays at home."""
    return land not in powers.homes(me) or figures.at_home(view.lands, me) > 1


def _nearer(view: View, land: Land, wanted: list[Land]) -> Iterator[tuple[Land, int]]:
    """List the lands beside one from which it is not farther to where he wants to go, and how far it is."""
    beyond = figures.neutrals(view.options, view.circle)
    here = min((_far(land, one, beyond) for one in wanted), default=0)
    for to in lands.reach(land, beyond):
        there = min((_far(to, one, beyond) for one in wanted), default=9)
        if there < here:
            yield to, there


@cache
def _far(origin: Land, to: Land, beyond: bool) -> int:
    """Count the steps between two lands, ships included."""
    found, edge, steps = {origin}, {origin}, 0
    while to not in found:
        edge = {near for land in edge for near in lands.reach(land, beyond)} - found
        found |= edge
        steps += 1
    return steps


def _prudent(view: View, me: Seat, land: Land, holder: Seat) -> bool:
    """E-9.4: leave alone the last home of whoever's fall would let another win."""
    last = (
        land in powers.homes(holder)
        and sum(figures.holder(view.lands, one) == holder for one in powers.homes(holder)) == 1
    )
    return not last or seats.right(view.circle, holder) == me


def order_of_the_first_round(state: State) -> tuple[Seat, ...]:
    """List the players from the one who began the game to the left."""
    rotates = state.options.rotate_first == "on" or (
        state.options.rotate_first == "auto" and state.options.mode == "simultaneous"
    )
    gone = (state.round - 1) % len(state.circle) if rotates else 0
    return seats.beginning(state.circle, state.circle[(state.circle.index(state.first) - gone) % len(state.circle)])
