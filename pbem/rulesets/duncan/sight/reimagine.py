"""The same knowledge, another truth: what one team does not know is dealt anew (for the test that nothing leaks).

Kept: the own things, what is discovered, which units are in sight with what is told of them, the holders of piles in
sight, open scores, who is excluded, who may choose a bonus. Dealt: the ground nobody of the team has discovered, with
portals and piles on it; where units out of sight and invisible ones stand; numbers, wounds, bonuses of strangers; what
piles hold, and who holds those out of sight; the points, bonuses, orders' traces, memories, notes, awards and
answers of the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pbem.core import squares
from pbem.core.dice import Dice
from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.core.squares import Squares
from pbem.rulesets.duncan.orders import BONUSES, Bonus
from pbem.rulesets.duncan.sight import eyes
from pbem.rulesets.duncan.sight.ground import reshaped
from pbem.rulesets.duncan.state import Answer, Award, Memory, Pile, State, Story, Team, Unit

WHY = "reimagine"


@dataclass(frozen=True)
class Truth:
    """One team, what it sees, the floor out of its sight, in an order drawn by lot, and what is told of strangers."""

    seat: Seat
    seen: Squares
    dark: tuple[Cell, ...]
    stats: str

    def hidden(self, unit: Unit) -> bool:
        """Tell whether a unit of another team is not seen by this one."""
        return unit.has("invisibility") > 0 or not squares.has(self.seen, unit.cell)


def reimagine(state: State, seat: Seat, dice: Dice) -> State:
    """Deal everything the team does not know anew."""
    state = reshaped(state, state.team(seat), dice)
    truth = _truth(state, state.team(seat), dice)
    state = replace(
        state,
        options=replace(state.options, small_pile_capacity=dice.roll(9, WHY), large_pile_capacity=dice.roll(9, WHY)),
        teams=tuple(each if each.seat == seat else _team(each, truth, state, dice) for each in state.teams),
        piles=tuple(_pile(each, truth, state, dice) for each in state.piles),
        neutral=tuple(_units(state.neutral, truth, dice)),
        story=_story(state.story, seat, dice),
        awards=tuple(_award(each, seat, dice) for each in state.awards),
    )
    return replace(state, teams=tuple(each if each.seat == seat else _looking(state, each) for each in state.teams))


def others_elsewhere(state: State, seat: Seat, dice: Dice) -> State:
    """Deal only the other teams anew, on the ground as it is: so a turn more often goes on the same before one team."""
    truth = _truth(state, state.team(seat), dice)
    teams = tuple(each if each.seat == seat else _team(each, truth, state, dice) for each in state.teams)
    return replace(state, teams=teams)


def _truth(state: State, team: Team, dice: Dice) -> Truth:
    """Say what a team knows of the ground."""
    seen = eyes.now(state, team)
    whole = (1 << state.board.width) - 1
    dark = tuple(whole & ~(row | walls) for row, walls in zip(seen, state.board.walls, strict=True))
    free = squares.minus(dark, squares.of((each.portal for each in state.teams), state.board.height))
    places = dice.shuffle(tuple(squares.cells(free)), WHY)
    return Truth(team.seat, seen, places, state.options.enemy_stats)


def _team(team: Team, truth: Truth, state: State, dice: Dice) -> Team:
    """Deal the secrets of another team; its score where scores are its own affair."""
    units = tuple(_units(team.units, truth, dice))
    highest = max((unit.number for unit in units), default=0)
    return replace(
        team,
        units=units,
        next_number=highest + dice.roll(5, WHY),
        points=dice.roll(60, WHY),
        score=team.score if state.options.scores == "open" else dice.roll(60, WHY),
        stock=tuple(_bonus(dice) for _ in range(dice.roll(4, WHY) - 1)),
        received=dice.roll(12, WHY),
        due=dice.roll(3, WHY) - 1,
        notes={"E5": "?"} if dice.roll(2, WHY) == 1 else {},
        fallen={},
    )


def _units(units: tuple[Unit, ...], truth: Truth, dice: Dice) -> Iterator[Unit]:
    """Deal the units of another owner: those in sight keep what is told of them, others may be anywhere, or nowhere."""
    number = 0
    for unit in dice.shuffle(units, WHY):
        number += dice.roll(3, WHY)
        if not truth.hidden(unit):
            yield _stranger(replace(unit, number=number), truth.stats, dice)
        elif truth.dark and dice.roll(4, WHY) > 1:
            at = truth.dark[dice.roll(len(truth.dark), WHY) - 1]
            yield _dealt(replace(unit, number=number, cell=at), dice)


def _stranger(unit: Unit, stats: str, dice: Dice) -> Unit:
    """H9: deal of a unit in sight what the option enemy_stats does not tell."""
    dealt = _dealt(unit, dice)
    told = {"exact": ("strength", "speed", "sight"), "strength": ("strength",), "hidden": ()}[stats]
    kept = replace(dealt, **{name: getattr(unit, name) for name in told})
    bonuses = tuple(bonus for bonus in kept.bonuses if bonus != "invisibility")
    return replace(kept, wounds=min(kept.wounds, kept.strength - 1), best=kept.strength, bonuses=bonuses)


def _dealt(unit: Unit, dice: Dice) -> Unit:
    """Deal the values of a unit."""
    strength = dice.roll(6, WHY)
    bonuses = tuple(_bonus(dice) for _ in range(dice.roll(3, WHY) - 1))
    return replace(
        unit,
        strength=strength,
        speed=dice.roll(5, WHY),
        sight=dice.roll(4, WHY),
        wounds=dice.roll(strength, WHY) - 1,
        best=strength,
        bonuses=tuple(bonus for bonus in bonuses if bonus not in ("flash", "smoke")),
        leeched=0,
    )


def _bonus(dice: Dice) -> Bonus:
    return BONUSES[dice.roll(len(BONUSES), WHY) - 1]


def _pile(pile: Pile, truth: Truth, state: State, dice: Dice) -> Pile:
    """D-8.2: deal what a pile holds; out of sight who holds it, and whether it is empty."""
    if squares.has(truth.seen, pile.cell) or pile.holder == truth.seat:
        return replace(pile, left=0 if pile.left == 0 else _capacity(dice))
    others = (None, *(team.seat for team in state.teams if team.seat != truth.seat and not team.excluded))
    left = 0 if dice.roll(4, WHY) == 1 else _capacity(dice)
    return replace(pile, holder=others[dice.roll(len(others), WHY) - 1], left=left)


def _capacity(dice: Dice) -> int | None:
    """Deal what is left of a pile that is not empty."""
    left = dice.roll(30, WHY)
    return None if left > 20 else left


def _story(story: Story, seat: Seat, dice: Dice) -> Story:
    """D-9.2: deal the answers of the others, who won, and how many letters came between."""
    apart = dice.roll(9, WHY)
    questions = (
        replace(one, came=one.came * apart, winner=one.winner if one.winner == seat else None)
        for one in story.questions
    )
    clues = (replace(one, came=one.came * apart) for one in story.clues)
    answers = (_answer(one, seat, apart, dice) for one in story.answers)
    return Story(tuple(questions), tuple(clues), tuple(answers))


def _answer(answer: Answer, seat: Seat, apart: int, dice: Dice) -> Answer:
    """Deal an answer of another team."""
    answer = replace(answer, came=answer.came * apart, judged=answer.judged * apart)
    return answer if answer.team == seat else replace(answer, text=f"{WHY} {dice.roll(99, WHY)}", words="")


def _award(award: Award, seat: Seat, dice: Dice) -> Award:
    """D-9.4: deal the points that wait for another team."""
    return award if award.team == seat else replace(award, points=dice.roll(20, WHY), text="")


def _looking(state: State, team: Team) -> Team:
    """D-5.5: another team remembers what it sees now, and nothing else."""
    return replace(team, memory=Memory(eyes.now(state, replace(team, memory=Memory(squares.none(state.board.height))))))
