"""The standing orders in force (X-13.6): for every choice the book leaves to a lord, what he has chosen."""

from __future__ import annotations

from pbem.core.blocks import Cell, Column, Table
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.dice_empires.orders import Hungry
from pbem.rulesets.dice_empires.state import Standing
from pbem.rulesets.dice_empires.words.terms import die, place

Row = tuple[str, Text]


def choices(orders: Standing) -> tuple[Row, ...]:
    """X-13.6: name every choice, and say the order in force for it."""
    return (*_city(orders), *_war(orders))


def standing(orders: Standing) -> Table:
    """X-13.6: list every choice and the order in force for it."""
    rows = choices(orders)
    cells = ((Cell(text("dice-empires-choice", choice=name), "muted"), Cell(said)) for name, said in rows)
    return Table((Column(""), Column("")), tuple(cells))


def _city(orders: Standing) -> tuple[Row, ...]:
    """X-5, X-6: newborn, children of slaves, who starves, conversion, the plan for rounds without a letter."""
    newborn = tuple(die(number) for number in orders.births.dice)
    hungry = tuple(_hungry(one) for one in orders.starve.order)
    return (
        ("births", text("dice-empires-in-force-births", dice=newborn, count=len(newborn))),
        ("slaveborn", text("dice-empires-in-force-slaveborn", become=orders.slaveborn.become)),
        ("starve", text("dice-empires-in-force-starve", order=hungry, count=len(hungry))),
        ("convert", text("dice-empires-in-force-convert", on=int(orders.convert.on))),
        ("plan", text("dice-empires-in-force-plan", count=len(orders.plan.commands))),
    )


def _war(orders: Standing) -> tuple[Row, ...]:
    """X-8 to X-10: the second throw, losses, plunder, slaves."""
    enter, take = orders.plunder, orders.take
    way = "no" if not enter.enter else "until" if enter.until else "yes"
    fallen = tuple(die(number) for number in orders.losses.dice)
    return (
        ("reroll", text("dice-empires-in-force-reroll", mode=orders.reroll.mode, most=orders.reroll.most)),
        ("losses", text("dice-empires-in-force-losses", by=orders.losses.by, dice=fallen)),
        ("plunder", text("dice-empires-in-force-plunder", way=way, until=place(enter.until))),
        ("take", text("dice-empires-in-force-take", enslave=int(take.enslave), most=take.most)),
        ("targets", text("dice-empires-in-force-targets", by=orders.targets.by)),
        ("captives", text("dice-empires-in-force-captives", take=int(orders.captives.take))),
    )


def _hungry(one: Hungry) -> Text:
    """Write who starves next, and how many at most."""
    who: Fact = die(one.who) if isinstance(one.who, int) else one.who
    named = text("dice-empires-all-slaves") if who == "slaves" else who if isinstance(who, Text) else place(who)
    return text("dice-empires-hungry", who=named, most=one.most)
