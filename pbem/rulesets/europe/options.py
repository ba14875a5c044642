"""What a referee may set (E-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.options import ranged


@dataclass(frozen=True)
class Options:
    """The options of a game. `powers` lists the powers played, in the order they sit (`BR FR DU`); empty: as many as
    `players`, the fairest set of that number. `seating` `drawn`: the dice seat them. `first_player` is a seat of the
    circle from 1, 0: drawn. `power_figures` gives some powers more figures at the start (`FR 1`), where they have the
    worse place.

    `figure_limit` and `round_limit` of 0 are none. `react_hours` of 0: no reaction is asked for, standing orders act.
    `rotate_first` `auto` is on in simultaneous games and off in sequential ones (D2).
    How many rounds without mail open a seat is said with the campaign, not here.
    """

    mode: Literal["simultaneous", "sequential"] = "simultaneous"
    players: int = ranged(4, 2, 5)
    powers: str = ""
    seating: Literal["drawn", "listed"] = "drawn"
    neutrals: Literal["auto", "on", "off"] = "auto"  # D1
    first_player: int = ranged(0, 0, 5)
    rotate_first: Literal["auto", "on", "off"] = "auto"  # D2
    start_hand: int = ranged(0, 0, 4)  # D3
    power_figures: str = ""
    hand_limit: int = ranged(4, 3, 8)
    defender_cards: Literal["attackers", "figures"] = "attackers"  # D4
    attack_by_sea: bool = True  # D5
    retreat_by_sea: bool = False  # D6
    merge: bool = False  # D7
    k_by_defender: bool = True  # D8
    sabotage_lone: Literal["removes", "immune"] = "removes"  # D9
    figure_limit: int = ranged(0, 4, 30, none=True)  # D10
    attack_becomes_move: bool = True  # D11
    react_hours: int = ranged(0, 0, 168)
    round_limit: int = ranged(0, 10, 200, none=True)
