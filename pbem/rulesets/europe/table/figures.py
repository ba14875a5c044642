"""E-1.2: who stands where, with how many figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import Land
from pbem.rulesets.europe.state import Stack, State
from pbem.rulesets.europe.table import powers

Stacks = Mapping[Land, Stack]


def neutrals(options: Options, circle: tuple[Seat, ...]) -> bool:
    """D1: tell whether the neutral lands exist; `auto`: only when all five powers are played."""
    return options.neutrals == "on" or (options.neutrals == "auto" and len(circle) == len(powers.BLOCS))


def there(lands: Stacks, land: Land, seat: Seat) -> int:
    """Count the figures of a power in a land."""
    stack = lands.get(land)
    return stack.figures if stack and stack.power == seat else 0


def holder(lands: Stacks, land: Land) -> Seat | None:
    """Name who holds a land; None: nobody."""
    stack = lands.get(land)
    return stack.power if stack else None


def put(lands: Stacks, land: Land, seat: Seat, figures: int) -> Stacks:
    """Let so many figures of a power stand in a land, instead of whatever is there; 0: nobody."""
    rest = {key: stack for key, stack in lands.items() if key != land}
    return {**rest, land: Stack(seat, figures)} if figures > 0 else rest


def go(lands: Stacks, seat: Seat, origin: Land, to: Land, figures: int) -> Stacks:
    """Let figures of a power go from one land to another that is empty or its own."""
    left = put(lands, origin, seat, there(lands, origin, seat) - figures)
    return put(left, to, seat, there(left, to, seat) + figures)


def at_home(lands: Stacks, seat: Seat) -> int:
    """E-6.3: count a power's figures on its own homes."""
    return sum(there(lands, land, seat) for land in powers.homes(seat))


def total(lands: Stacks, seat: Seat) -> int:
    """Count all figures of a power."""
    return sum(stack.figures for stack in lands.values() if stack.power == seat)


def with_lands(state: State, lands: Stacks) -> State:
    """Put figures into the state."""
    return replace(state, lands=lands)
