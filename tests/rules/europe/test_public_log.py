"""E-10: what is told to all is enough to follow the map, and it is what happened: random games are played over from it.

The second player of the map and the second judge of victory below know nothing of the engine.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.events import EVERYONE, Event
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.europe import turn
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import Action, ActionOrder, Attack, Choice, Draft, Fate, Move, Order, SabotageOrder
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import figures, lands, powers, setup

MODES: tuple[dict[str, Any], ...] = (
    {"players": 2, "start_hand": 4},
    {"players": 3, "merge": True, "retreat_by_sea": True, "sabotage_lone": "immune"},
    {"players": 5, "attack_becomes_move": False, "start_hand": 4},
    {"players": 4, "mode": "sequential", "react_hours": 12, "defender_cards": "figures"},
)
Map = dict[str, tuple[str, int]]


def letter(chance: random.Random, state: State, seat: Any) -> Sheet[Order]:
    """Order what may be possible, most of all attacks."""
    near = figures.neutrals(state.options, state.circle)
    own = [land for land, stack in state.lands.items() if stack.power == seat]
    ways = [(land, to) for land in own for to in lands.reach(land, near)]
    actions: list[Action] = []
    actions += [Attack(land, to, chance.randrange(3)) for land, to in (*ways, *ways) if to in state.lands]
    actions += [Move(land, to) for land, to in ways if to not in state.lands]
    actions += [*map(Draft, powers.homes(seat)), Fate(("me", chance.choice(state.circle)))]
    chance.shuffle(actions)
    orders: list[Order] = [SabotageOrder(land, True) for land in powers.homes(seat)]
    return Sheet(tuple(Written(order) for order in (*orders, ActionOrder(tuple(map(Choice, actions[:4]))))))


def followed(before: Map, told: tuple[Event, ...]) -> Map:
    """Move the figures as everybody was told."""
    lying = dict(before)
    for event in told:
        facts: Any = event.facts
        match event.kind:
            case "sabotaged":
                assert lying[facts["at"]] == (facts["on"], facts["before"])
                lying[facts["at"]] = (facts["on"], facts["after"])
            case "drafted":
                lying[facts["at"]] = (facts["seat"], facts["figures"])
            case "moved":
                gone(lying, facts, 1)
            case "retreated" | "advanced":
                gone(lying, facts, facts["figures"])
            case "halved":
                assert lying[facts["at"]] == (facts["seat"], facts["before"])
                lying[facts["at"]] = (facts["seat"], facts["before"] // 2)
            case "perished":
                assert lying.pop(facts["at"]) == (facts["seat"], 1)
        lying = {land: stack for land, stack in lying.items() if stack[1]}
    return lying


def gone(lying: Map, facts: Any, number: int) -> None:
    """Let figures of a power go to where nobody else is."""
    seat, start, end = facts["seat"], facts["start"], facts["end"]
    assert lying[start][0] == seat
    assert lying.get(end, (seat, 0))[0] == seat
    there = lying.get(end, (seat, 0))[1]
    lying[start] = (seat, lying[start][1] - number)
    lying[end] = (seat, there + number)


def winners(lying: Map, circle: tuple[str, ...]) -> set[str]:
    """E-9.1, E-9.2: list who has won, by occupation or because the left neighbour fell."""
    homes = {str(bloc.seat): [lying.get(land, ("", 0))[0] for land in bloc.homes] for bloc in powers.BLOCS}
    holders = {held[0] for of, held in homes.items() if len(set(held)) == 1 and held[0] not in ("", of)}
    fallen = {circle[place - 1] for place, seat in enumerate(circle) if seat not in homes[seat]}
    return {seat for seat in holders if seat in homes[seat]} | fallen


def stacks(state: State) -> Map:
    """Write who stands where."""
    return {land: (stack.power, stack.figures) for land, stack in state.lands.items()}


@pytest.mark.parametrize("options", MODES, ids=str)
def test_the_game_can_be_followed_from_what_all_are_told(options: dict[str, Any]) -> None:
    """E-1.2, E-9.3, E-10: the same map, and the game ends when somebody has won, neither sooner nor later."""
    chosen = Options(**options)
    for number in range(3):
        chance, state = random.Random(number), setup.setup(chosen, setup.seats(chosen), KeyedDice(b"%d" % number))
        for step in range(40):
            letters = {seat: letter(chance, state, seat) for seat in state.circle}
            before, resolution = stacks(state), turn.resolve(state, letters, KeyedDice(b"%d %d" % (number, step)))
            state = resolution.state
            told = tuple(event for event in resolution.events if event.seen_by == EVERYONE)
            assert followed(before, told) == stacks(state)
            won = winners(stacks(state), state.circle)
            assert (set(state.result.winners) if state.result else set()) <= won
            assert bool(won) == bool(state.result)
            if state.result:
                break


@pytest.mark.parametrize("options", MODES, ids=str)
def test_a_battle_is_told_with_its_sums(options: dict[str, Any]) -> None:
    """E-6.4: the cards that lie open add up to the totals; a tie is the defender's."""
    chosen = Options(**options)
    chance, state = random.Random("sums"), setup.setup(chosen, setup.seats(chosen), KeyedDice(b"sums"))
    battles = 0
    for step in range(25):
        letters = {seat: letter(chance, state, seat) for seat in state.circle}
        resolution = turn.resolve(state, letters, KeyedDice(b"%d" % step))
        for event in resolution.events:
            if event.kind == "battle":
                facts: Any = event.facts
                assert facts["total"] == sum(map(worth, facts["cards"]))
                assert facts["total_on"] == sum(map(worth, facts["cards_on"]))
                assert facts["won"] == (facts["total"] > facts["total_on"])
                battles += 1
        state = resolution.state
        if state.result:
            break
    assert battles


def worth(card: str) -> int:
    """E-1.6: give what a card is worth."""
    return {"J": 1, "Q": 2, "K": 3, "A": 11}.get(card[:-1]) or int(card[:-1])
