"""X-7.1, X-7.5: how many commands each lord has, and in which order they are given."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city.circle import from_token, ruling
from pbem.rulesets.dice_empires.city.groups import citizens
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.state import State

EXTRA = (3, 5)
"""X-7.1: so many citizens in the town hall bring one command more each."""


def commands(options: Options, hall: int, round_: int) -> int:
    """X-7.1: count a lord's commands by the citizens in his hall; D3: in round 1 as `first_round_bonus` says."""
    bonus = round_ > 1 or options.first_round_bonus
    return options.commands + (sum(hall >= needed for needed in EXTRA) if bonus else 0)


def queued(state: State) -> tuple[Seat, ...]:
    """X-7.1: list who gives a command when, counted at the moment the command phase begins."""
    counts = {lord.seat: commands(state.options, citizens(lord, "T"), state.round) for lord in ruling(state)}
    return snake(from_token(state), counts)


def snake(order: tuple[Seat, ...], counts: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """X-7.5: to the left up to the last lord, back to the right, and so on; who has none left is skipped."""
    passes = range(max(counts.values(), default=0))
    ways = (order, order[::-1])
    return tuple(seat for nth in passes for seat in ways[nth % 2] if counts[seat] > nth)
