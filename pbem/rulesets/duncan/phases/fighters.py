"""What a fight is made of (D-6): fighters, strokes, what they did, and the rules of who fights whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pbem.core.grid import KING, Cell, step
from pbem.core.seats import Seat
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.state import NEUTRAL, Board, State, Unit

Key = tuple[Seat, int]


@dataclass(frozen=True)
class Fighter:
    """A unit in the fights and the team it fights for."""

    owner: Seat
    unit: Unit

    @property
    def key(self) -> Key:
        """Name it: its team and its number."""
        return self.owner, self.unit.number


@dataclass(frozen=True)
class Blow:
    """D-6.2: one stroke, with the strength of the beginning of the tier; both as they were then."""

    striker: Fighter
    target: Fighter
    damage: int


@dataclass(frozen=True)
class Harm:
    """D-6.3: what all strokes of a tier did to one unit; a strength of 0 is death."""

    before: Fighter
    after: Fighter
    damage: int

    @property
    def dead(self) -> bool:
        """Tell whether it died."""
        return self.after.unit.strength < 1


@dataclass(frozen=True)
class Leech:
    """D-7.5: a unit that healed by what it dealt, before and after."""

    before: Fighter
    after: Fighter


@dataclass(frozen=True)
class Tier:
    """D-6.2: the units of one speed strike at one moment of a round."""

    round: int
    speed: int
    blows: tuple[Blow, ...]
    harms: tuple[Harm, ...]
    leeches: tuple[Leech, ...]


@dataclass(frozen=True)
class Field:
    """What fights depend on beside the fighters: the rules, the dungeon, the turn (for D-3.5)."""

    options: Options
    board: Board
    turn: int

    def rivals(self, one: Fighter, other: Fighter) -> bool:
        """D-6.1, D-3.5: tell whether two units on one square fight; of one team not while one of them is new."""
        if one.owner != other.owner:
            return True
        return self.options.friendly_fight and not (self.new(one.unit) or self.new(other.unit))

    def new(self, unit: Unit) -> bool:
        """D-3.5: tell whether a unit was summoned in the turn before."""
        return 0 < unit.bought == self.turn - 1

    def reached(self, at: Cell) -> Iterator[Cell]:
        """D-6.1: list the neighbouring squares; by option no stroke passes a wall's corner (H4)."""
        for direction in KING:
            to = step(at, direction)
            corners = (Cell(at.column, to.row), Cell(to.column, at.row)) if direction.diagonal else ()
            if self.options.fight_round_walls or all(self.board.floor(each) for each in corners):
                yield to


Fighters = Mapping[Key, Fighter]


def field_of(state: State) -> Field:
    """Give the field of this turn."""
    return Field(state.options, state.board, state.turn)


def fighters(state: State) -> Fighters:
    """List all units of all teams in their order, neutral ones last."""
    own = (Fighter(team.seat, unit) for team in state.teams for unit in team.units)
    return {each.key: each for each in (*own, *(Fighter(NEUTRAL, unit) for unit in state.neutral))}
