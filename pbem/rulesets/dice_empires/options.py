"""What a referee may set (X-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.options import ranged


@dataclass(frozen=True)
class Options:
    """The options of a game. `pace`: all write their commands beforehand, or one lord is awaited after the other.

    `peace_rounds`: so many rounds nobody sends troops; 0 is none, as in games begun before there was such an option.
    `round_limit` of 0 is none. How many rounds without mail open a seat is said with the campaign, not here.
    """

    players: int = ranged(4, 2, 8)
    pace: Literal["plan", "command"] = "plan"
    win_reputation: int = ranged(20, 5, 50)
    commands: int = ranged(3, 1, 6)
    first_round_bonus: bool = True  # D3
    peace_rounds: int = ranged(4, 1, 20, none=True, unsaid=0)  # D54
    send_costs: Literal["command", "free"] = "command"  # D4
    units_eat: bool = True  # D6
    births_first: bool = True  # D5
    score_empty_parts: bool = True  # D9
    after_plunder: Literal["siege", "barracks"] = "siege"  # D8
    capture: Literal["whole", "losses"] = "whole"  # D10
    bonus_on_conversion: bool = True  # D11
    slave_dice: Literal["marker", "victim"] = "marker"  # D12
    visibility: Literal["open", "fog"] = "open"
    next_token: Literal["left", "lot"] = "left"  # by lot no place in the circle is better than another
    round_limit: int = ranged(0, 10, 200, none=True)
