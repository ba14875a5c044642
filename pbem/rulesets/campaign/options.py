"""What a referee may set (2.2), with the paragraph or gap it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.options import out_of_range, ranged
from pbem.core.problems import Problem


@dataclass(frozen=True)
class Options:
    """The options of a campaign. `map` is `random` or names a file of `maps/`; `board` is then its text.

    `city_names` is the script of the names of the pool; orders may use either.
    """

    map: str = "random"
    board: str = ""
    city_names: Literal["latin", "cyrillic"] = "latin"
    board_width: int = ranged(30, 10, 100)  # G1
    board_height: int = ranged(30, 10, 100)  # G1
    seats: int = ranged(4, 2, 12)
    cities_per_player: int = ranged(5, 1, 10)  # s1.1
    neutral_cities: int = ranged(2, 0, 10)  # G2, per seat
    neutral_garrison: int = ranged(0, 0, 30)  # G2
    start_strength: int = ranged(10, 10, 30)  # G3
    move_limit: int = ranged(10, 1, 20)  # s2.1
    move_metric: Literal["king", "rook"] = "king"  # G5
    diagonal_squeeze: bool = False  # C-1.2
    cross_diagonals_meet: bool = False  # G5
    army_sight: int = ranged(3, 0, 10)  # G6
    city_sight: int = ranged(3, 0, 10)  # G6
    battle_die: int = ranged(15, 2, 100)  # s2.4
    city_bonus: int = ranged(2, 0, 10)  # s2.3
    win_loss: int = ranged(2, 0, 10)  # s2.5
    capture_gain: int = ranged(3, 0, 10)  # s2.5
    winner_floor: int = ranged(1, 0, 10)  # G7
    loser_fate: Literal["destroyed", "retreat"] = "destroyed"  # G8
    retreat_loss: int = ranged(5, 0, 30)  # G8
    after_win: Literal["continue", "stop"] = "continue"  # G9
    capture_mode: Literal["on_enter", "on_stop"] = "on_enter"  # G10
    merge_max: int = ranged(30, 10, 99)  # s2.3
    merge_overflow: Literal["refuse", "transfer", "trim"] = "refuse"  # G11
    split_min: int = ranged(10, 1, 30)  # s2.3
    stack_limit: int = ranged(0, 0, 20)  # G12, 0: none
    production_every: int = ranged(5, 1, 50)  # s2.6
    production_strength: int = ranged(10, 1, 30)  # s2.6
    captured_capital_produces: bool = False  # G13
    enemy_strength: Literal["hidden", "banded", "exact"] = "hidden"  # G14
    trigger_knowledge: Literal["army", "owner"] = "army"  # G15
    gift_consent: Literal["none", "goods", "all"] = "goods"  # G16
    introduction_named: bool = False  # G18
    alliance_news: Literal["members", "all"] = "members"  # G19
    protocol_detail: Literal["events", "full"] = "events"  # G20
    proposal_ttl: int = ranged(2, 1, 20)  # G21
    treaty_approval: Literal["automatic", "referee"] = "automatic"  # 3.3: official decisions go through the referee
    victory: Literal["all_cities", "last_standing", "either"] = "either"  # G22
    turn_limit: int = ranged(0, 0, 1000)  # G22, 0: none
    standing_orders: bool = False  # G23


def problems(options: Options) -> tuple[Problem, ...]:
    """2.2: list the options out of their range: code `campaign-option-range`, facts option, value, low, high."""
    return out_of_range(options, "campaign-option-range")
