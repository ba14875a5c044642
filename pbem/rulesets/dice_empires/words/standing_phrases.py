"""X-13.6: the standing orders in words, one for every choice the book leaves to a lord."""

from __future__ import annotations

from typing import Literal, assert_never, cast

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import each, filled, integer
from pbem.rulesets.dice_empires.orders import (
    BirthsOrder,
    CaptivesOrder,
    ConvertAutoOrder,
    Die,
    Hungry,
    In,
    LossesOrder,
    Place,
    PlanOrder,
    PlunderOrder,
    RerollOrder,
    SlavebornOrder,
    StandingOrder,
    StarveOrder,
    TakeOrder,
    TargetsOrder,
)
from pbem.rulesets.dice_empires.words import command_phrases
from pbem.rulesets.dice_empires.words.problems import refused

Size = Literal["smallest", "largest"]
Targets = Literal["smallest", "largest", "slaves", "citizens"]


def phrase(order: StandingOrder) -> Phrase:
    """Say a standing order."""
    match order:
        case ConvertAutoOrder(on):
            return Phrase("convert_auto", {"auto": "on" if on else "off"})
        case BirthsOrder(dice):
            return filled("births", dice=_named(dice))
        case SlavebornOrder(become):
            return Phrase("slaveborn", {"become": become})
        case StarveOrder(hungry):
            return filled("starve", order=tuple(map(_hungry, hungry)))
        case RerollOrder(mode, most):
            return Phrase("reroll", {"most": most} if mode == "most" else {"mode": mode})
        case LossesOrder(by, dice):
            return Phrase("losses", {"dice": _named(dice)} if by == "dice" else {"by": by})
        case PlunderOrder(enter, until):
            return filled("plunder", until=until, enter=None if until else "yes" if enter else "no")
        case TakeOrder(enslave, most):
            return filled("plunder", take="enslave" if enslave else "kill", most=most or None)
        case TargetsOrder(by):
            return Phrase("targets", {"by": by})
        case CaptivesOrder(take):
            return Phrase("captives", {"take": "yes" if take else "no"})
        case PlanOrder(commands):
            return filled("plan", list=tuple(map(command_phrases.line, commands)))
        case _:
            assert_never(order)


def _named(dice: tuple[int, ...]) -> tuple[Phrase, ...]:
    return tuple(Phrase("cube", {"die": number}) for number in dice)


def _hungry(hungry: Hungry) -> Phrase:
    """X-6.3: say who starves, and how many at most."""
    most = hungry.most or None
    if isinstance(hungry.who, int):
        return filled("hungry", who=Phrase("cube", {"die": hungry.who}), most=most)
    who = Phrase("serfs") if hungry.who == "slaves" else command_phrases.group(In(hungry.who))
    return filled("hungry", who=who, most=most)


def dice(phrase: Phrase) -> tuple[int, ...]:
    """List the dice that are named, each once."""
    return tuple(dict.fromkeys(integer(said, "die") for said in each(phrase, "dice")))


def births(phrase: Phrase) -> BirthsOrder:
    """X-13.6: which groups get newborn first; nobody named: the fullest."""
    return BirthsOrder(dice(phrase))


def starve(phrase: Phrase) -> StarveOrder | Problem:
    """X-6.3: who starves, one after the other; nobody named: as by default."""
    found = [one for said in each(phrase, "order") for one in _starving(said)]
    wrong = next((one for one in found if isinstance(one, Problem)), None)
    return wrong or StarveOrder(tuple(one for one in found if isinstance(one, Hungry)))


def _starving(said: Phrase) -> tuple[Hungry | Problem, ...]:
    """Give who is meant; `walls` alone are both, the left ones first."""
    (who,) = each(said, "who")
    most = integer(said, "most")
    if "most" in said.slots and not most:
        return (refused("starve-nobody", "X-6.3"),)
    if who.kind == "serfs":
        return (Hungry("slaves", most),)
    if who.kind == "wall":
        return (Hungry("WL", most), Hungry("WR", most))
    named = command_phrases.named(who)
    if isinstance(named, Die):
        return (Hungry(named.number, most),)
    return (named if isinstance(named, Problem) else Hungry(cast(Place, getattr(named, "place", "H")), most),)
