"""C-4.5: armies that divide before the movement."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pbem.rulesets.campaign.orders import ArmyOrder


@dataclass(frozen=True)
class Division:
    """How an army divides: what it keeps, and (number, strength) of each new army."""

    army: int
    kept: int
    new: tuple[tuple[int, int], ...]


def parts(order: ArmyOrder, strength: int) -> tuple[int, ...]:
    """C-4.5: give the parts an order asks for; halves are as equal as can be, the first keeps the odd one."""
    if order.halve:
        return ((strength + 1) // 2, strength // 2)
    return order.split


def divisible(asked: tuple[int, ...], strength: int, least: int) -> bool:
    """C-4.5: tell whether an army can be divided so."""
    return len(asked) > 1 and sum(asked) == strength and min(asked) >= least


def divisions(
    orders: Iterable[ArmyOrder], strengths: Mapping[int, int], following: int, least: int
) -> tuple[Division, ...]:
    """C-4.5: number the new armies, in the order of the sheet; an order that can not be carried out is left out."""
    found: list[Division] = []
    for order in orders:
        strength = strengths.get(order.army, 0)
        asked = parts(order, strength)
        if asked and divisible(asked, strength, least):
            numbers = range(following, following + len(asked) - 1)
            found.append(Division(order.army, asked[0], tuple(zip(numbers, asked[1:], strict=True))))
            following += len(asked) - 1
    return tuple(found)
