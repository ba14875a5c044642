"""National advantages (P-52): every strength of a type or two is half as much again, as if the unit table said so.

They belong to the sides of a scenario and are known before the sides are given, so a fair start balances them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from math import ceil

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.powers.board.units import Row, Strengths
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.state import State, Table

MORE = Fraction(3, 2)
WHY = "national advantages"
_NEVER = frozenset({"building", "neutral", "halved", "token", "designed", "partisan"})
"""P-52.1: a token never fires itself (P-48), a designed type has one builder (P-58), partisans are not built (P-60)."""


def gifted(points: Points, options: Options) -> tuple[str, ...]:
    """P-52.1: list the types that may be a nation's own: those with a strength that can be built, ships where there is
    sea."""
    sea = len(world(options).lands) < len(world(options).areas)
    return tuple(
        key
        for key, row in points.rows.items()
        if not row.flags & _NEVER
        and (sea or not row.afloat)
        and any(any(strengths.values()) for strengths in (row.attack, row.defence, row.fire))
    )


def drawn(state: State, points: Points, dice: Dice) -> State:
    """P-52.2: give the sides their advantages: as the scenario has them, or by lot, no two the same while there are
    enough types."""
    sides, many = tuple(state.roles.values()), state.options.national_types
    if state.options.national == "historical":
        named = {side.key: side.advantages for side in world(state).sides if side.key in sides}
        return replace(state, advantages=named)
    types = dice.shuffle(gifted(points, state.options), WHY)
    return replace(
        state, advantages={side: _dealt(types, place * many, many) for place, side in enumerate(sorted(sides))}
    )


def _dealt(types: Sequence[str], first: int, many: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys(types[(first + turn) % len(types)] for turn in range(many)))


def missing(points: Points, options: Options, seats: int) -> str:
    """P-52.2: say what is wrong with the advantages a scenario names; by lot nothing can be."""
    if options.national != "historical":
        return ""
    can = gifted(points, options)
    for side in world(options).sides[:seats]:
        if not side.advantages:
            return f"national: the scenario names no advantages of side {side.key}; choose national = 'random'"
        if wrong := [row for row in side.advantages if row not in can]:
            return f"national: side {side.key} cannot have {wrong[0]!r}, there are {', '.join(can)}"
    return ""


def armed(row: Row, table: Table, seat: Seat) -> Row:
    """P-52.1: give a type as a seat has it."""
    own = table.advantages.get(table.roles.get(seat, ""), ())
    halved = "halved" in row.flags
    return stronger(row, halved) if row.key in own or (halved and row.base in own) else row


def stronger(row: Row, halved: bool = False) -> Row:
    """P-52.1: all strengths half as much again, rounded up; P-32.1: a half unit has half of what the whole then has."""

    def more(strengths: Strengths) -> Strengths:
        return {key: _more(2 * each) / 2 if halved else _more(each) for key, each in strengths.items()}

    return replace(row, attack=more(row.attack), defence=more(row.defence), fire=more(row.fire), bombs=_more(row.bombs))


def _more(strength: Fraction) -> Fraction:
    return Fraction(ceil(strength * MORE))


NATIONAL = Chapter("national", needs=("land",), release="R3", points=Points(lots=(drawn,), armed=(armed,)))
