"""The configurable unit (P-58): every seat may design one type of aircraft or ships, which has its price by a formula.

The book has one idea in two lines; the formula measures a design by the type of the table it is designed after.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache
from math import ceil

from pbem.core.seats import Seat
from pbem.core.texts import share
from pbem.rulesets.powers.board.units import Row, Strengths
from pbem.rulesets.powers.book.assembled import Book
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Points, Turn
from pbem.rulesets.powers.designs import (
    BASES,
    LEAST_QUARTERS,
    MODELS,
    MOST_QUARTERS,
    MOST_SPEED,
    MOST_STRENGTH,
    QUARTERS,
    TYPES,
    Design,
    DesignOrder,
)
from pbem.rulesets.powers.events.designs import designed
from pbem.rulesets.powers.state import BV, Table

CHEAPER = Fraction(9, 10)
"""P-58.1: "usually a little better for its price" (1683)."""
PLACE = 40
OWN = "designed"
"""The flag of types that were designed."""


def worth(row: Row) -> Fraction:
    """P-58.1: measure a type: what it fires with, how far it goes, how hard it is to hit."""
    better = sum((max(row.attack.get(one, Fraction()), row.defence.get(one, Fraction())) for one in TYPES), Fraction())
    strength = better + sum((row.defence.get(one, Fraction()) for one in TYPES), Fraction()) / 2
    return strength * Fraction(2 + row.speed, 4) / (sum((hit(row, one) for one in TYPES), Fraction()) / len(TYPES))


def hit(row: Row, by: str) -> Fraction:
    """P-6.5: give how vulnerable a type is to another."""
    return row.vulnerable.get(by, row.vulnerable.get("*", Fraction(1)))


def model(base: Row, design: Design, key: str) -> Row:
    """P-58.1: make the row of a design: it bombs, shells and carries nothing, else it is like its base."""
    row = replace(
        base,
        key=key,
        attack=_strengths(design.attack),
        defence=_strengths(design.defence),
        vulnerable={one: Fraction(hit, QUARTERS) for one, hit in zip(TYPES, design.vulnerable, strict=True)},
        speed=design.speed,
        place=PLACE + tuple(MODELS.values()).index(key),
        fire={},
        bombs=Fraction(0),
        flags=(base.flags - {"half"}) | {OWN},
    )
    return replace(row, cost=cost(base, row))


def cost(base: Row, row: Row) -> Fraction:
    """P-58.1: nine tenths of what its base would cost for as much, in full quarters."""
    exact = worth(row) / (worth(base) / base.cost) * CHEAPER
    return Fraction(max(ceil(exact * QUARTERS), 1), QUARTERS)


def _strengths(said: tuple[int, ...]) -> Strengths:
    return {one: Fraction(strength) for one, strength in zip(TYPES, said, strict=True) if strength}


def drafted(base: Row, order: DesignOrder) -> Design:
    """P-58.1: fill what an order leaves unsaid with the numbers of the base."""
    return Design(
        base.key,
        tuple(order.attack.get(one, int(base.attack.get(one, 0))) for one in TYPES),
        tuple(order.defence.get(one, int(base.defence.get(one, 0))) for one in TYPES),
        tuple(order.vulnerable.get(one, int(hit(base, one) * QUARTERS)) for one in TYPES),
        order.speed or base.speed,
    )


def nearest(rows: Mapping[str, Row], design: Design) -> str:
    """P-58.1: give the type in play of the same kind whose strengths a design comes nearest to; of equals its own."""
    like = [key for key in BASES if key in rows and rows[key].type == rows[design.base].type]
    return min(sorted(like, key=lambda key: key != design.base), key=lambda key: _apart(rows[key], design))


def _apart(row: Row, design: Design) -> Fraction:
    pairs = ((row.attack, design.attack), (row.defence, design.defence))
    return sum(
        (abs(row_.get(one, Fraction()) - each) for row_, said in pairs for one, each in zip(TYPES, said, strict=True)),
        Fraction(),
    )


def wrong(points: Points, table: Table, seat: Seat, order: DesignOrder) -> str:
    """P-58.1: say why a seat cannot design this: the code of a problem, or nothing."""
    if seat in table.designs:
        return "once"
    if order.base not in BASES or order.base not in points.rows:
        return "base"
    found = drafted(points.rows[order.base], order)
    if not all(0 <= each <= MOST_STRENGTH for each in (*found.attack, *found.defence)):
        return "strength"
    if not any((*found.attack, *found.defence)):
        return "weak"
    if not all(LEAST_QUARTERS <= each <= MOST_QUARTERS for each in found.vulnerable):
        return "vulnerable"
    if not 1 <= found.speed <= MOST_SPEED:
        return "speed"
    return "" if nearest(points.rows, found) == order.base else "nearer"


def design(turn: Turn) -> None:
    """P-58.1: what is designed can be built from the next round on."""
    for seat in turn.actors:
        for order in turn.orders(seat):
            if isinstance(order, DesignOrder) and not wrong(turn.points, turn.state, seat, order):
                base = turn.points.rows[order.base]
                found = drafted(base, order)
                turn.state = replace(turn.state, designs={**turn.state.designs, seat: found})
                turn.tell(designed(seat, order.base, share(int(model(base, found, MODELS[seat]).cost * BV), BV)))


def patented(table: Table, seat: Seat, row: Row) -> bool:
    """P-58.1: only who has designed a type builds it."""
    return OWN not in row.flags or MODELS[seat] == row.key


def with_designs(book: Book, designs: Mapping[str, Design]) -> Book:
    """P-58.1: add what was designed to the unit table of a game."""
    return _fitted(book, tuple(sorted(designs.items()))) if designs else book


@cache
def _fitted(book: Book, designs: tuple[tuple[str, Design], ...]) -> Book:
    rows = book.points.rows
    new = {MODELS[seat]: model(rows[each.base], each, MODELS[seat]) for seat, each in designs}
    ordered = sorted((*rows.values(), *new.values()), key=lambda row: row.place)
    return replace(book, points=replace(book.points, rows={row.key: row for row in ordered}))


CONFIG = Chapter(
    "config",
    needs=("air or naval",),
    release="R3",
    phases=(Phase("design", "learn", design, 3),),
    orders=(DesignOrder,),
    points=Points(patents=(patented,)),
)
