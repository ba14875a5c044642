"""Games played at random, with all options: nothing raises, and the table stays one that could stand there."""

from __future__ import annotations

import random

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.dice_empires import turn
from pbem.rulesets.dice_empires.city.groups import blocked
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import PARTS, WORKPLACES
from pbem.rulesets.dice_empires.position import position
from pbem.rulesets.dice_empires.setup import setup
from pbem.rulesets.dice_empires.state import Lord, State
from pbem.rulesets.dice_empires.words.forms import awaiting
from tests.rules.dice_empires.round_kit import sheets
from tests.rules.dice_empires.standing_kit import standing_orders

GROUPS = (*(f"d{die}" for die in range(1, 7)), *PARTS, "OL", "OR", "slaves:red", "slaves:blue")
STANDING = [
    "captives yes",
    "plunder enslave 2",
    "convert auto",
    "slaveborn slaves",
    "starve farm 1, d2, slaves, road left",
    "reroll behind",
]


def options(chance: random.Random) -> Options:
    """Draw options."""
    return Options(
        players=chance.randint(2, 5),
        pace=chance.choice(("plan", "command")),
        send_costs=chance.choice(("command", "free")),
        units_eat=chance.random() < 0.5,
        births_first=chance.random() < 0.5,
        after_plunder=chance.choice(("siege", "barracks")),
        capture=chance.choice(("whole", "losses")),
        slave_dice=chance.choice(("marker", "victim")),
        visibility=chance.choice(("open", "fog")),
        round_limit=30,
    )


def line(chance: random.Random) -> str:
    """Draw a command; those that feed the city come up more often."""
    group, people = chance.choice(GROUPS), chance.randint(1, 6)
    choices = [
        f"move {group} {chance.choice((*PARTS, 'F', 'F', 'B'))}",
        f"transfer {people} {group} {chance.choice(GROUPS)}",
        f"split {people} {group} {chance.choice((*PARTS, 'F', 'H'))} d{people}",
        f"send {people} B {chance.choice('LR')}",
        f"send {group} {chance.choice('LR')}",
        f"if enemy L 1: recall {group} else move {group} WL",
    ]
    return chance.choice(choices)


def begun(chance: random.Random) -> State:
    """Begin a game, with standing orders that enslave and convert."""
    drawn = options(chance)
    seats = COLOURS[: drawn.players]
    said = position.write(setup(drawn, seats, KeyedDice(b"%d" % chance.randint(0, 99))))
    cities = {"dice": ["d1 T 6", "d2 F 6", "d3 H 4", "d4 B 3"], "standing": standing_orders(STANDING)}
    return position.read(drawn, seats, {**said, "lords": dict.fromkeys(seats, cities)})


@pytest.mark.parametrize("game", range(8))
def test_random_play(game: int) -> None:
    """X-4: whatever is ordered, each round leaves a table within the limits, and somebody is asked until the end."""
    chance = random.Random(game)
    state = begun(chance)
    while state.result is None:
        asked = [request.seat for request in awaiting(state)]
        lists = {seat: [line(chance) for _ in range(7)] for seat in asked}
        after = turn.resolve(state, sheets({str(seat): lines for seat, lines in lists.items()}), die(game, state)).state
        assert position.read(after.options, tuple(each.seat for each in after.lords), position.write(after)) == after
        assert after.turn == state.turn + 1
        assert [wrong for each in after.lords for wrong in impossible(after, each)] == []
        state = after
    assert awaiting(state) == ()


def die(game: int, state: State) -> KeyedDice:
    """Throw anew in each turn."""
    return KeyedDice(b"%d %d" % (game, state.turn))


def impossible(state: State, one: Lord) -> list[str]:
    """List what cannot be on a table (X-1.2, X-1.3)."""
    dice = [band.die for band in one.bands]
    people = (*(band.people for band in one.bands), *(slaves.people for slaves in one.slaves))
    origins = [slaves.origin for slaves in one.slaves]
    checks = {
        "people": all(1 <= each <= 6 for each in people),
        "dice": dice == sorted(set(dice)) and set(dice) <= set(range(1, 7)),
        "origins": origins == sorted(set(origins)) and Seat(one.seat) not in origins,
        "workplaces": all(slaves.place in WORKPLACES for slaves in one.slaves),
        "blocked": len(dice) + blocked(state, one.seat) <= 6 + len(state.lords),
    }
    return [f"{one.seat}: {name}" for name, good in checks.items() if not good]
