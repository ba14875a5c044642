"""What a referee may set (2.2), with the chapter of the rule book or the gap it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.options import out_of_range, ranged
from pbem.core.problems import Problem


@dataclass(frozen=True)
class Options:
    """The options of a game. `map` is `random` or names a file of `maps/`; `dungeon` is then its text.

    A pile's capacity of 0 is unlimited; a map may give each pile its own.
    """

    map: str = "random"
    dungeon: str = ""
    teams: int = ranged(4, 2, 12)
    board_width: int = ranged(40, 10, 120)
    board_height: int = ranged(30, 10, 120)
    start_points: int = ranged(50, 0, 1000)  # k1
    income_per_turn: int = ranged(0, 0, 100)  # H21
    portal_sight: int = ranged(2, 0, 10)  # k6
    portal_enterable: bool = False  # H23
    sight_metric: Literal["circle", "square"] = "circle"  # H1
    corner_peek: bool = False  # H2
    diagonal_half_steps: int = ranged(3, 2, 4)  # k7, H15
    diagonal_blocked_by_units: bool = False  # H3
    fight_round_walls: bool = True  # H4
    friendly_fight: bool = True  # k8
    smoke_mode: Literal["forget", "blind"] = "forget"  # H5
    flash_shows_units: bool = False  # H6
    heal_mode: Literal["wounds", "full"] = "wounds"  # H7
    leech_carry: bool = False  # H8
    enemy_stats: Literal["exact", "strength", "hidden"] = "exact"  # H9
    small_pile_points: int = ranged(1, 0, 20)  # k2
    large_pile_points: int = ranged(2, 0, 20)  # k2
    standing_factor: int = ranged(2, 1, 5)  # k2
    small_pile_capacity: int = ranged(0, 0, 1000)  # k2, 0: unlimited
    large_pile_capacity: int = ranged(0, 0, 1000)  # k2, 0: unlimited
    bonus_draw: Literal["random", "referee"] = "random"  # H10
    bonus_choice_every: int = ranged(4, 0, 10)  # k13, 0: never
    question_lock: Literal["any_clue", "tagged_clue"] = "any_clue"  # k12
    award_every: int = ranged(4, 1, 24)  # k14: points for outside games come with one of so many turns
    award_first: int = ranged(1, 1, 24)  # k14: the first turn they come with; turn 1 is the noon turn of the first day
    scores: Literal["open", "own"] = "open"  # D-8.3
    turn_limit: int = ranged(40, 1, 1000)  # H11
    end_when_exhausted: bool = True  # H11
    tie_break: Literal["shared", "piles", "units"] = "shared"  # H11


def problems(options: Options) -> tuple[Problem, ...]:
    """2.2: list the options out of their range: code `duncan-option-range`, facts option, value, low, high."""
    return out_of_range(options, "duncan-option-range")
