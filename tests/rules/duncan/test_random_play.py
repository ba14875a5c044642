"""What holds in every turn, whatever is ordered: drawn dungeons, units crowded together, orders of all kinds."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import cast

import pytest

from pbem.core import squares
from pbem.core.dice import KeyedDice
from pbem.core.events import Event, seen_by
from pbem.core.grid import Cell, cell
from pbem.core.seats import COLOURS, Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.squares import Squares
from pbem.rulesets.duncan import turn
from pbem.rulesets.duncan.answer.comparison import differences, laid_open
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import BONUSES, PARAMS, Bonus, BonusOrder, BuyOrder, MoveOrder, Order, UpgradeOrder
from pbem.rulesets.duncan.phases import movement
from pbem.rulesets.duncan.phases.fighters import Fighter, field_of
from pbem.rulesets.duncan.phases.preparation import prepare
from pbem.rulesets.duncan.position import position
from pbem.rulesets.duncan.sight import eyes, vision
from pbem.rulesets.duncan.state import State, Team
from pbem.rulesets.duncan.words.trial import trial

SIZE = 11
SETS: tuple[dict[str, object], ...] = (
    {},
    {"heal_mode": "full", "leech_carry": True, "fight_round_walls": False, "enemy_stats": "hidden"},
    {"friendly_fight": False, "portal_enterable": True, "smoke_mode": "blind", "diagonal_half_steps": 2},
    {"diagonal_blocked_by_units": True, "flash_shows_units": True, "sight_metric": "square", "standing_factor": 5},
)
KINDS = "regeneration invisibility leech quick"


def crowded(chance: Random, options: dict[str, object], hidden: dict[str, object] | None = None) -> State:
    """Draw a position: three teams and neutral units close together, small capacities, plenty in stock.

    With `hidden` a fourth team is walled up in the last columns, with units of these lines.
    """
    rows = ["".join("#" if chance.random() < 0.15 else "." for _ in range(SIZE)) for _ in range(SIZE)]
    floor = [Cell(c, r).name for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "."]
    portals = chance.sample(floor, 3)
    ground = [at for at in floor if at not in portals]
    piles = [f"{at} {chance.choice(('small', 'large'))} {chance.randint(1, 5)}" for at in chance.sample(ground, 5)]
    teams = {
        seat: {"portal": at, "points": chance.randint(0, 30), "units": units(chance, ground), "stock": stock(chance)}
        for seat, at in zip(COLOURS, portals, strict=False)
    }
    said = {"turn": 5, "dungeon": "\n".join(rows), "piles": piles, "neutral": units(chance, ground), "teams": teams}
    if hidden is not None:
        said["dungeon"] = "\n".join(f"{row}#...." for row in rows)
        teams[COLOURS[3]] = {"portal": "P1", **hidden}
    seats = COLOURS[: len(teams)]
    return position.read(Options(teams=len(seats), **options), seats, said)  # type: ignore[arg-type]


def units(chance: Random, ground: list[str]) -> list[str]:
    """Draw some units; several may stand on one square."""

    def unit(number: int) -> str:
        strength = chance.randint(1, 5)
        extra = [
            f"w{chance.randrange(strength)}",
            f"best{chance.randint(strength, 6)}",
            f"bought{chance.choice((0, 3, 4))}",
        ]
        given = chance.sample(KINDS.split(), chance.randint(0, 2))
        values = f"{strength}/{chance.randint(1, 4)}/{chance.randint(1, 4)}"
        return " ".join([f"u{number}", chance.choice(ground), values, *extra, *given])

    return [unit(number) for number in range(1, 7)]


def stock(chance: Random) -> list[str]:
    """Draw a stock."""
    return [chance.choice(BONUSES) for _ in range(4)]


def ordered(chance: Random, team: Team) -> Sheet[Order]:
    """Draw a list of orders, sensible and not."""

    def square() -> str:
        return Cell(chance.randrange(SIZE), chance.randrange(SIZE)).name

    def order() -> Order:
        unit = chance.randint(1, 7)
        bonus: Bonus = chance.choice(BONUSES)
        near = Cell(team.portal.column + chance.randint(-1, 1), max(0, team.portal.row + chance.randint(-1, 1)))
        return chance.choice(
            (
                UpgradeOrder(unit, chance.choice(PARAMS), chance.randint(1, 3)),
                MoveOrder(unit, square(), chance.choice(((), (square(),)))),
                MoveOrder(unit, square()),
                BuyOrder((max(near, Cell(0, near.row)).name, square())),
                BonusOrder(bonus, unit=unit, cell=square()),
            )
        )

    return Sheet(tuple(Written(order(), line) for line in range(1, 13)))


def sound(state: State, options: Options) -> None:
    """Check what is true of every state."""
    for team in state.teams:
        assert team.points >= 0
        numbers = [unit.number for unit in team.units]
        assert len(set(numbers)) == len(numbers)
        assert all(number < team.next_number and f"u{number}" not in team.fallen for number in numbers)
    for unit in (*state.neutral, *(unit for team in state.teams for unit in team.units)):
        assert 0 <= unit.wounds < unit.strength <= max(unit.best, unit.strength)
        assert state.board.floor(unit.cell)
        assert options.portal_enterable or all(unit.cell != team.portal for team in state.teams)
    assert all(pile.left is None or pile.left >= 0 for pile in state.piles)


def settled(before: State, after: State) -> None:
    """D-6.4: after a turn no square holds two that would fight, but for those summoned in it."""
    field = field_of(before)
    fighters = [Fighter(team.seat, unit) for team in after.teams for unit in team.units if unit.bought < before.turn]
    for one, other in combinations(fighters, 2):
        assert one.unit.cell != other.unit.cell or not field.rivals(one, other)


def sights(state: State, sheets: dict[Seat, Sheet[Order]]) -> dict[Seat, Squares]:
    """Give what each team sees in phase 3."""
    prepared = prepare(state, sheets)
    moved, _ = movement.move(prepared.state, sheets, movement.watched(state))
    flashes = {
        team.seat: tuple(one.at for one in prepared.thrown if (one.seat, one.bonus) == (team.seat, "flash"))
        for team in state.teams
    }
    seen, _ = vision.look(moved, flashes, tuple(one.at for one in prepared.thrown if one.bonus == "smoke"))
    return {team.seat: eyes.in_turn(seen, team) for team in seen.teams}


def discreet(event: Event, sights: dict[Seat, Squares]) -> None:
    """D-5.5, D-7.4: of fights nobody is told a square it does not see, nor the number of another team's unit."""
    if event.kind not in ("blow", "hurt", "fell"):
        return
    (seat,) = cast(frozenset[Seat], event.seen_by)
    for who, unit, at in (("who", "unit", "at"), ("target", "target_unit", "target_at")):
        if who in event.facts and event.facts[who] not in ("", seat):
            assert event.facts[unit] == 0
            assert squares.has(sights[seat], cell(str(event.facts[at])))
            assert event.kind != "hurt" or (event.facts["wounds"], event.facts["damage"]) == (0, 0)


@pytest.mark.parametrize("seed", range(24))
def test_random_play(seed: int) -> None:
    """D-2.1: three turns of anything leave a sound state, the same at every run, and tell no secret of fights."""
    chance = Random(seed)
    options = SETS[seed % len(SETS)]
    state = crowded(chance, options)
    for number in range(3):
        sheets = {team.seat: ordered(chance, team) for team in state.teams}
        before, watched = state, sights(state, sheets)
        resolved = turn.resolve(state, sheets, KeyedDice(b"%d" % number))
        state = resolved.state
        sound(state, state.options)
        settled(before, state)
        for event in resolved.events:
            discreet(event, watched)
        assert resolved == turn.resolve(before, sheets, KeyedDice(b"%d" % number))
        assert sum(team.score for team in state.teams) - sum(team.score for team in before.teams) == sum(
            (old.left or 0) - (new.left or 0) for old, new in zip(before.piles, state.piles, strict=True)
        )
        written = position.write(state)
        assert position.read(state.options, COLOURS[:3], written) == state


@pytest.mark.parametrize("seed", range(8))
def test_what_is_walled_up_changes_nothing_of_what_is_told(seed: int) -> None:
    """D-5.5: whoever fights, buys and trains behind walls, others are told the same, in the same order and numbers."""
    duel = ["u1 M3 5/4/1", "u2 M3 4/2/1", "u3 N3 3/3/1 leech", "u4 N4 1/1/1 invisibility"]
    busy: list[Order] = [UpgradeOrder(1, "strength", 3), MoveOrder(4, "O4"), BuyOrder(("O1", "O2"))]
    stories = []
    for hidden, orders in (({}, []), ({"units": duel, "points": 99}, busy)):
        chance = Random(seed)
        state = crowded(chance, SETS[seed % len(SETS)], hidden)
        sheets = {team.seat: ordered(chance, team) for team in state.teams[:3]}
        sheets[COLOURS[3]] = Sheet(tuple(Written(order) for order in orders))
        told = turn.resolve(state, sheets, KeyedDice(b"walls")).events
        stories.append([[event for event in told if seen_by(event, seat)] for seat in COLOURS[:3]])
    assert stories[0] == stories[1]
    assert all(stories[0])


@pytest.mark.parametrize("seed", range(24))
def test_what_was_foretold_comes(seed: int) -> None:
    """6.1: prices, values, ways and squares told beforehand are those of the turn, where nobody else interferes."""
    chance = Random(100 + seed)
    state = laid_open(crowded(chance, {**SETS[seed % len(SETS)], "friendly_fight": False}), COLOURS[0])
    alone = tuple(replace(team, units=team.units if team.seat == COLOURS[0] else ()) for team in state.teams)
    state = replace(state, teams=alone, neutral=(), piles=())
    sheet = ordered(chance, alone[0])
    foretold = trial(vision.view(state, COLOURS[0]), sheet)
    played = turn.resolve(state, {COLOURS[0]: sheet}, KeyedDice(b"alone"))
    own = tuple(event for event in played.events if seen_by(event, COLOURS[0]))
    before, after = vision.view(state, COLOURS[0]), vision.view(played.state, COLOURS[0])
    assert differences(before, sheet, after, own) == ()
    assert (after.points, after.stock) == (foretold.points, foretold.stock)
