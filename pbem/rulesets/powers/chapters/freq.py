"""Production frequency (P-15): in which rounds, or player turns, units are completed and produced."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from pbem.core.seats import Seat
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.state import Table

PAIR = 3
"""P-15.3: of two players each produces in one own turn out of so many."""


def due(table: Table, seat: Seat) -> bool:
    """P-15.1, P-15.2: production and completion in rounds 1, 1 + k, 1 + 2k ...; or by the seed's pattern."""
    options = table.options
    if options.freq_pattern == "seed" and table.sequential:
        seats = len(table.circle)
        time = (table.round - 1) * seats + table.circle.index(seat)
        return time % PAIR == 0 if seats == 2 else time in producing(seats, table.round)
    return (table.round - 1) % options.freq == 0


@cache
def starts(seats: int, rounds: int) -> tuple[int, ...]:
    """P-15.4: list the player turns, from 0, at which blocks of producing turns begin.

    After a block the rest of its row and one whole row are silent; the next block begins in the row after that, with
    the seat after the former starter.
    """
    found, row, seat = [], 0, 0
    while row < rounds:
        found.append(row * seats + seat)
        last = (row * seats + seat + seats - 1) // seats
        row, seat = last + 2, (seat + 1) % seats
    return tuple(found)


@cache
def producing(seats: int, rounds: int) -> frozenset[int]:
    """P-15.4: list the player turns that produce."""
    return frozenset(start + turn for start in starts(seats, rounds) for turn in range(seats))


def factor(table: Table, at: str) -> Fraction:
    """P-15.6: what a producing turn yields is multiplied, so that the volume stays."""
    options = table.options
    usual = PAIR if options.freq_pattern == "seed" and table.sequential else options.freq
    return Fraction(options.freq_factor or usual)


def wrong(options: Options) -> str:
    """P-15.2, P-15.5: say what is wrong with a rhythm, or nothing."""
    if options.order == "simultaneous" and options.freq_pattern == "seed":
        return "freq_pattern: the seed's patterns are for sequential games"
    if options.order == "sequential" and options.freq > 1:
        return "freq: a strict alternation favours the second seat (P-15.5); choose freq_pattern = seed"
    return ""


FREQ = Chapter("freq", needs=("land",), points=Points(due=(due,), yield_factor=(factor,)))
