"""D-2.1: a turn, phase after phase, each for all teams before the next.

1 upgrades and bonuses, 2 movement, 3 sight, 4 combat, 5 summoning, 6 piles captured, 7 their points, 8 new bonuses and
awarded points. Only phase 8 throws dice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.grid import Cell
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.core.squares import Squares
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.phases import battles, gold, movement, summoning, victory
from pbem.rulesets.duncan.phases.bonuses import Thrown
from pbem.rulesets.duncan.phases.fighters import Tier
from pbem.rulesets.duncan.phases.lists import Sheets, Told
from pbem.rulesets.duncan.phases.preparation import prepare
from pbem.rulesets.duncan.sight import eyes, vision
from pbem.rulesets.duncan.state import State, Team
from pbem.rulesets.duncan.story import story


def resolve(state: State, sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> Resolution[State]:
    """D-2.1: play one turn."""
    state, told = _to_sight(replace(state, rules=()), sheets)
    state, fought = battles.battle(state, _sights(state))
    state, after = _afterwards(state, sheets)
    state, credited = story.credit(vision.remember(state), sheets, dice)
    state, allowed = gold.allow(state)
    state, ended = victory.decide(state)
    return Resolution(replace(state, turn=state.turn + 1), (*told, *fought, *after, *credited, *allowed, *ended))


def fights(state: State, sheets: Mapping[Seat, Sheet[Order]]) -> tuple[Tier, ...]:
    """D-6: give the tiers of the fights of a turn as they were, for the referee: phases 1 to 4 need no dice."""
    state, _ = _to_sight(state, sheets)
    return battles.fought(state)[1]


def _to_sight(state: State, sheets: Sheets) -> Told:
    """Play phases 1 to 3. What a team sees before the turn it has discovered (D-4.3)."""
    state = replace(state, teams=tuple(_awake(state, team) for team in state.teams))
    prepared = prepare(state, sheets)
    state, moved = movement.move(prepared.state, sheets, movement.watched(state))
    state, seen = vision.look(state, *_flying(prepared.thrown))
    return state, (*prepared.told, *moved, *seen)


def _awake(state: State, team: Team) -> Team:
    """D-4.3: put what a team sees before the turn into what it has discovered."""
    return replace(team, memory=replace(team.memory, discovered=eyes.discovered(state, team)))


def _flying(thrown: Iterable[Thrown]) -> tuple[Mapping[Seat, tuple[Cell, ...]], tuple[Cell, ...]]:
    """D-5.6: sort what flies into the flashes of each team and the smokes of all."""
    flashes: dict[Seat, tuple[Cell, ...]] = {}
    for each in thrown:
        if each.bonus == "flash":
            flashes[each.seat] = (*flashes.get(each.seat, ()), each.at)
    return flashes, tuple(each.at for each in thrown if each.bonus == "smoke")


def _afterwards(state: State, sheets: Sheets) -> tuple[State, tuple[Event, ...]]:
    """Play phases 5 to 7; what is told of piles is told to those who see them when the fights are over."""
    sights = _sights(state)
    state, bought = summoning.summon(state, sheets)
    state, captured = gold.capture(state, sights)
    state, paid = gold.pay(state, sights)
    return state, (*bought, *captured, *paid)


def _sights(state: State) -> Mapping[Seat, Squares]:
    """D-5.1: give what each team sees now; an excluded team sees nothing any more."""
    return {team.seat: eyes.in_turn(state, team) for team in state.teams if not team.excluded}
