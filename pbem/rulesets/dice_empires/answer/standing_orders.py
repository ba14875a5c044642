"""What a standing order changes, and whether the town hall allows it (X-13.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.texts import Text, text
from pbem.rulesets.dice_empires.city.circle import lord
from pbem.rulesets.dice_empires.city.groups import citizens, slaves_of
from pbem.rulesets.dice_empires.orders import (
    BirthsOrder,
    CaptivesOrder,
    ConvertAutoOrder,
    ConvertOrder,
    Decree,
    GroupDecree,
    LossesOrder,
    PlanOrder,
    PlunderOrder,
    ReputationDecree,
    RerollOrder,
    RuinDecree,
    SlavebornOrder,
    StandingOrder,
    StarveOrder,
    TakeOrder,
    TargetsOrder,
)
from pbem.rulesets.dice_empires.words.trial import Trial

Said = ConvertOrder | StandingOrder | Decree
_SECOND, _CAPTORS, _CONVERTERS = 2, 4, 6
"""Town hall: citizens for the second roll (X-8.2), for slaves (X-10.1), to convert (X-10.6)."""


def said(whole: Trial, order: Said) -> Iterator[Text]:
    """Say from when an order is in force, and what hinders it now."""
    if not isinstance(order, ConvertOrder):
        yield text("dice-empires-plan-planned" if isinstance(order, PlanOrder) else "dice-empires-plan-stands")
    yield from _hindered(whole, order)


def _hindered(whole: Trial, order: Said) -> Iterator[Text]:
    match order:
        case RerollOrder():
            yield from _reroll(whole, order)
        case CaptivesOrder():
            yield from _captives(whole, order)
        case TakeOrder():
            yield from _take(whole, order)
        case ConvertAutoOrder():
            yield from _auto(whole, order)
        case ConvertOrder():
            yield from _convert(whole, order)
        case BirthsOrder():
            yield from _births(whole, order)
        case SlavebornOrder() | StarveOrder() | LossesOrder() | PlunderOrder() | TargetsOrder() | PlanOrder():
            pass
        case ReputationDecree() | GroupDecree() | RuinDecree():
            pass
        case _:
            assert_never(order)


def _hall(whole: Trial) -> int:
    """Count the citizens in the town hall behind the commands."""
    return citizens(lord(whole.after, whole.seat), "T")


def _needs(whole: Trial, kind: str, needed: int) -> Iterator[Text]:
    """Warn where the hall is too small."""
    if _hall(whole) < needed:
        yield text(f"dice-empires-plan-{kind}-hall", hall=_hall(whole), needed=needed)


def _reroll(whole: Trial, order: RerollOrder) -> Iterator[Text]:
    """X-8.2: two in the town hall roll again."""
    if order.mode != "never":
        yield from _needs(whole, "reroll", _SECOND)


def _captives(whole: Trial, order: CaptivesOrder) -> Iterator[Text]:
    """X-10.1: four in the town hall take slaves."""
    if order.take:
        yield from _needs(whole, "captives", _CAPTORS)


def _take(whole: Trial, order: TakeOrder) -> Iterator[Text]:
    """X-10.1: four in the town hall take slaves."""
    if order.enslave:
        yield from _needs(whole, "take", _CAPTORS)


def _auto(whole: Trial, order: ConvertAutoOrder) -> Iterator[Text]:
    """X-10.6: six in the town hall convert."""
    if order.on:
        yield from _needs(whole, "convert", _CONVERTERS)


def _convert(whole: Trial, order: ConvertOrder) -> Iterator[Text]:
    """X-10.6: the attempt of this round: who, what it needs, whether it can succeed."""
    one = lord(whole.after, whole.seat)
    slaves = slaves_of(one, order.origin)
    if slaves is None:
        yield text("dice-empires-plan-convert-none", who=order.origin)
        return
    church = citizens(one, "C") // 2 if whole.after.options.bonus_on_conversion else 0
    needed = slaves.people + 1 - church
    kind = "convert" if needed <= 6 else "convert-chance"
    facts: dict[str, str | int] = {
        "who": order.origin,
        "people": slaves.people,
        "church": church,
        "needed": max(1, needed),
    }
    yield Text(f"dice-empires-plan-{kind}", facts)
    yield from _needs(whole, "convert", _CONVERTERS)


def _births(whole: Trial, order: BirthsOrder) -> Iterator[Text]:
    """X-5.2: newborn join groups in the houses alone."""
    there = {band.die for band in lord(whole.after, whole.seat).bands if band.place == "H"}
    away = tuple(text("dice-empires-die", die=die) for die in order.dice if die not in there)
    if away:
        yield text("dice-empires-plan-births-nobody", dice=away, count=len(away))
