"""X-11.1: standing orders somebody might have given."""

from __future__ import annotations

from typing import TypeVar

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.orders import (
    INNER,
    PARTS,
    BirthsOrder,
    CaptivesOrder,
    CommandOrder,
    Condition,
    ConvertAutoOrder,
    Die,
    Enemy,
    Hungry,
    LossesOrder,
    Move,
    Pass,
    PlanOrder,
    PlunderOrder,
    Reputation,
    RerollOrder,
    SlavebornOrder,
    StarveOrder,
    Step,
    TakeOrder,
    TargetsOrder,
)
from pbem.rulesets.dice_empires.state import Standing

WHY = "reimagine"
T = TypeVar("T")


def standing(seats: tuple[Seat, ...], dice: Dice) -> Standing:
    """Draw standing orders, one for every choice."""
    numbers = dice.shuffle((1, 2, 3, 4, 5, 6), WHY)[: dice.roll(3, WHY)]
    return Standing(
        births=BirthsOrder(numbers),
        slaveborn=_one((SlavebornOrder("citizens"), SlavebornOrder("slaves")), dice),
        starve=StarveOrder((Hungry(_one(PARTS, dice), dice.roll(3, WHY) - 1), Hungry("slaves"))),
        reroll=_one((RerollOrder("most", dice.roll(6, WHY)), RerollOrder("always"), RerollOrder("behind")), dice),
        losses=_one((LossesOrder(), LossesOrder("largest"), LossesOrder("dice", numbers)), dice),
        plunder=_one((PlunderOrder(), PlunderOrder(False), PlunderOrder(True, _one(INNER, dice))), dice),
        take=_one((TakeOrder(), TakeOrder(True), TakeOrder(True, dice.roll(6, WHY))), dice),
        targets=_one((TargetsOrder("largest"), TargetsOrder("slaves"), TargetsOrder("citizens")), dice),
        captives=CaptivesOrder(_one((True, False), dice)),
        convert=ConvertAutoOrder(_one((True, False), dice)),
        plan=PlanOrder(tuple(_line(seats, dice) for _ in range(dice.roll(3, WHY)))),
    )


def _line(seats: tuple[Seat, ...], dice: Dice) -> CommandOrder:
    """Draw a line of a plan, with a condition."""
    choices: tuple[Condition, ...] = (
        Enemy("L", dice.roll(3, WHY)),
        Reputation(_one(seats, dice), dice.roll(20, WHY)),
    )
    return CommandOrder((Step(Move(Die(dice.roll(6, WHY)), _one(PARTS, dice)), (_one(choices, dice),)), Step(Pass())))


def _one(choices: tuple[T, ...], dice: Dice) -> T:
    return choices[dice.roll(len(choices), WHY) - 1]
