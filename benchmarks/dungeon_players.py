"""Players for measuring dungeons: all teams play alike, from their own views, so that only the map differs.

They summon four units, make them quicker and stronger, send each to the nearest gold that nobody else of the team goes
to, and where no gold is known to the nearest edge of the dark. Where several are equally near, chance decides: so games
on one map differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pbem.core.dice import KeyedDice
from pbem.core.grid import KING, Cell, reading, step
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import BuyOrder, MoveOrder, Order, UpgradeOrder
from pbem.rulesets.duncan.phases import paths
from pbem.rulesets.duncan.ruleset import DUNCAN
from pbem.rulesets.duncan.state import State, Unit
from pbem.rulesets.duncan.view import View

GAME = DUNCAN
UNITS = 4
FAR = 400
"""Half-steps looked ahead."""


def play(options: Options, key: str) -> State:
    """Play a game to its end."""
    dice, chance = KeyedDice(key.encode()), Random(key)
    state = GAME.rules.setup(options, GAME.rules.seats(options), dice)
    while GAME.rules.outcome(state) is None:
        sheets = {team.seat: _sheet(GAME.rules.view(state, team.seat), chance) for team in state.teams}
        state = GAME.rules.resolve(state, sheets, dice).state
    return state


def scores(state: State) -> dict[Seat, int]:
    """Give the victory points."""
    return {team.seat: team.score for team in state.teams}


def _sheet(view: View, chance: Random) -> Sheet[Order]:
    """Order everything."""
    orders = (*_upgrades(view), *_moves(view, chance), *_purchases(view, chance))
    return Sheet(tuple(Written(order, line) for line, order in enumerate(orders, 1)))


def _purchases(view: View, chance: Random) -> Iterator[Order]:
    """Summon on free squares around the portal until there are enough units."""
    assert view.portal is not None
    taken = {unit.cell for unit in view.units}
    squares = [step(view.portal, direction) for direction in KING]
    free = [at for at in squares if not paths.obstacle(view, at) and at not in taken]
    chance.shuffle(free)
    for at in free[: UNITS - len(view.units)]:
        yield BuyOrder((at.name,))


def _upgrades(view: View) -> Iterator[Order]:
    """Train speed to 3, then strength to 2: what cannot be paid fails and costs nothing."""
    for unit in view.units:
        if unit.speed < 3:
            yield UpgradeOrder(unit.number, "speed")
        elif unit.strength < 2:
            yield UpgradeOrder(unit.number, "strength")


def _moves(view: View, chance: Random) -> Iterator[Order]:
    """Send every unit on, the best placed first come."""
    over = paths.known(view)
    gold = {pile.cell for pile in view.piles if not pile.empty}
    dark = set(_edge(view))
    for unit in view.units:
        ways = paths.reachable(over, unit.cell, FAR)
        goal = _nearest(gold, ways, chance) or _nearest(dark, ways, chance)
        if goal is None:
            continue
        gold.discard(goal)
        dark -= {step(goal, direction) for direction in KING} | {goal}
        yield from _towards(unit, goal, over)


def _towards(unit: Unit, goal: Cell, over: paths.Ground) -> Iterator[Order]:
    """Go as far as the speed allows."""
    at = paths.nearest(over, unit.cell, goal, paths.budget(unit))
    if at != unit.cell:
        yield MoveOrder(unit.number, at.name)


def _nearest(goals: set[Cell], ways: dict[Cell, int], chance: Random) -> Cell | None:
    """Give a goal with the shortest way."""
    near = sorted((at for at in goals if at in ways), key=reading)
    least = min((ways[at] for at in near), default=0)
    return chance.choice([at for at in near if ways[at] == least]) if near else None


def _edge(view: View) -> Iterator[Cell]:
    """List the known floor beside the dark."""
    for row, line in enumerate(view.terrain):
        for column, sign in enumerate(line):
            at = Cell(column, row)
            if sign == "." and any(paths.obstacle(view, step(at, each)) == "unknown" for each in KING):
                yield at
