"""Random games: nothing raises, a replay is equal, the invariants of the rule book hold, nothing leaks."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.grid import Cell, Direction
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.campaign import orders, turn
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import ArmyOrder, Order, Target
from pbem.rulesets.campaign.position import position
from pbem.rulesets.campaign.sight.reimagine import reimagine
from pbem.rulesets.campaign.sight.vision import view
from pbem.rulesets.campaign.state import NEUTRAL, State
from pbem.rulesets.campaign.words.checks import check

SEATS = tuple(map(Seat, ("blue", "red", "green")))
CITIES = ["Yaz", "Tor", "Kan", "Ost", "Wes"]
VARIANTS: dict[str, tuple[Any, ...]] = {
    "move_metric": ("king", "rook"),
    "diagonal_squeeze": (False, True),
    "cross_diagonals_meet": (False, True),
    "army_sight": (3, 0, 1),
    "winner_floor": (1, 0),
    "loser_fate": ("destroyed", "retreat"),
    "after_win": ("continue", "stop"),
    "capture_mode": ("on_enter", "on_stop"),
    "merge_overflow": ("refuse", "transfer", "trim"),
    "stack_limit": (0, 1, 2),
    "production_every": (5, 1),
    "captured_capital_produces": (False, True),
    "enemy_strength": ("hidden", "banded", "exact"),
    "trigger_knowledge": ("army", "owner"),
    "standing_orders": (False, True),
    "neutral_garrison": (0, 5),
}


def anything(rng: random.Random, kind: str) -> Any:
    """Draw a value for a field of an order, sensible or not."""
    choices: dict[str, tuple[Any, ...]] = {
        "direction": tuple(Direction),
        "steps": (1, 2, 3, 5, 10, 0, 99),
        "ticks": (1, 2, 3, 0),
        "army": (0, 1, 2, 3, 4, 9),
        "cell": ("", *(Cell(rng.randrange(12), rng.randrange(12)).name for _ in range(3)), "Z99", "nowhere"),
        "city": ("", *CITIES, "Nowhere"),
        "colour": ("", *SEATS, NEUTRAL, "violet"),
        "step": (0, 1, 3, 10, 99),
        "what": ("enemy", "occupied_city", "free_city", "any_city", "ally"),
        "happening": ("merged", "captured", "won", "blocked", "arrived", "step"),
    }
    return rng.choice(choices[kind])


def action(rng: random.Random) -> orders.Action:
    kind = rng.choice(orders.Action.__args__)
    if kind is orders.Move:
        return orders.Move(anything(rng, "direction"), anything(rng, "steps"))
    if kind is orders.Wait:
        return orders.Wait(anything(rng, "ticks"))
    if kind in (orders.Join, orders.WaitJoin):
        return kind(anything(rng, "army"))  # type: ignore[no-any-return]
    if kind in (orders.Flee, orders.Stay, orders.Resume):
        return kind()  # type: ignore[no-any-return]
    way = rng.choice(("cell", "city", "army", "colour"))
    target = Target(it=True) if rng.random() < 0.3 else Target(**{way: anything(rng, way)})
    return kind(target)  # type: ignore[no-any-return]


def trigger(rng: random.Random) -> orders.Trigger:
    if rng.random() < 0.6:
        colour = rng.choice([Seat(""), Seat("red")])
        what = anything(rng, "what")
        return rng.choice([orders.Sighting("reveal", what, colour), orders.Sighting("see", what, colour)])
    return orders.Happening(anything(rng, "happening"), step=anything(rng, "step"))


def rule(rng: random.Random) -> orders.Rule:
    kinds = (orders.Guard("strength", "<=", 12), orders.Guard("enemies", ">=", 2))
    guards = [rng.choice((*kinds, orders.Guard("not_colour", colour=Seat("red"))))]
    then = tuple(action(rng) for _ in range(rng.randrange(3)))
    return orders.Rule((trigger(rng), trigger(rng)), then, tuple(guards[: rng.randrange(2)]))


def army_order(rng: random.Random) -> Order:
    plan = tuple(action(rng) for _ in range(rng.randrange(4)))
    rules = tuple(rule(rng) for _ in range(rng.randrange(3)))
    split = rng.choice([(), (), (), (10, 10), (5, 5), (3,)])
    halve, careful, passing = (rng.random() < 0.2 for _ in range(3))
    return ArmyOrder(rng.randrange(1, 8), plan, rules, split, halve, careful, passing)


def sheet(rng: random.Random) -> Sheet[Order]:
    lines: list[Order] = [army_order(rng) for _ in range(rng.randrange(8))]
    lines += [orders.CapitalOrder(rng.choice(CITIES)), orders.NameOrder(rng.randrange(5), "Wolves")]
    return Sheet(tuple(Written(order, number) for number, order in enumerate(lines, 1)))


def begin(rng: random.Random) -> State:
    """Make a small crowded position with random options."""
    drawn: dict[str, Any] = {key: rng.choice(values) for key, values in VARIANTS.items()}
    options = replace(Options(split_min=3, start_strength=12), **drawn)
    rows = ["".join(rng.choice(".....fh~#") for _ in range(12)) for _ in range(12)]
    land = [Cell(x, y).name for y in range(12) for x in range(12) if rows[y][x] not in "~#"]
    spots = rng.sample(land, 5)
    cities = [f"{name} {spot} {rng.choice([*SEATS, NEUTRAL])}" for name, spot in zip(CITIES, spots, strict=True)]
    armies = {seat: [f"{n} {rng.choice(land)} {rng.randrange(2, 25)}" for n in range(1, 6)] for seat in SEATS}
    treaty = {"number": 1, "members": ["blue", "green"], "first": 1, "last": 3, "share_view": True, "entry": False}
    said = {"board": rows, "cities": cities, "armies": armies, "alliances": [treaty] if rng.random() < 0.4 else []}
    return position.read(options, SEATS, said)


@pytest.mark.parametrize("seed", range(200))
def test_random_game(seed: int) -> None:
    """C-3.1: four turns of random sheets; the same sheets and dice give the same turn."""
    rng = random.Random(seed)
    state = begin(rng)
    for number in range(4):
        sheets = {seat: sheet(rng) for seat in SEATS}
        for seat in SEATS:
            check(view(state, seat), sheets[seat])
        first = turn.resolve(state, sheets, KeyedDice(bytes([number]) * 32))
        again = turn.resolve(state, sheets, KeyedDice(bytes([number]) * 32))
        assert first == again
        state = first.state
        if state.result is not None:
            break
    lawful(state)
    secret(state, seed)


def lawful(state: State) -> None:
    """What must hold after any turn."""
    assert all(army.strength >= 1 and state.board.passable(army.cell) for army in state.armies)
    assert len({(army.owner, army.number) for army in state.armies}) == len(state.armies)
    for realm in state.realms:
        own = [army.number for army in state.armies if army.owner == realm.seat]
        assert max(own, default=0) < realm.next_number
        assert all(realm.seat in other.contacts for other in state.realms if other.seat in realm.contacts)
    assert position.read(state.options, SEATS, position.write(state)) == state


def secret(state: State, seed: int) -> None:
    """C-7.4: dealing the unknown anew changes no view."""
    for seat in SEATS:
        dealt = reimagine(state, seat, KeyedDice(bytes([seed % 256]) * 32))
        assert view(dealt, seat) == view(state, seat)
