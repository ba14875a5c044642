"""The table of moments: when a phase may run (P-4.2, S-4), once and for all."""

from __future__ import annotations

from typing import Literal, get_args

Moment = Literal[
    "count",
    "agree",
    "barrage",
    "step 1",
    "fly",
    "step 2",
    "strike",
    "refuel",
    "position",
    "statkill",
    "complete",
    "supply",
    "dues",
    "produce",
    "learn",
    "points",
    "end",
]
MOMENTS: tuple[Moment, ...] = get_args(Moment)
AGREEING: tuple[Moment, ...] = ("agree",)
"""What is done with the letters of a preparation, too."""
PARTS: tuple[Moment, ...] = MOMENTS[: MOMENTS.index("refuel")]
"""S-14: what is done for every part of a player turn; the rest follows when it is ended (S-17)."""
ROUND: tuple[Moment, ...] = ("points", "end")
"""S-11: what is done once a round, for all seats."""
