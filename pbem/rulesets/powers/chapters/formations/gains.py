"""What a row has gathered (P-56.5, P-57.3) is its owner's as soon as the row is known to be the true one; with a false
row it is gone."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers.book.points import Turn, chain
from pbem.rulesets.powers.chapters.formations.cards import kept
from pbem.rulesets.powers.formations import LABORATORY, MINISTRY, ON_CARDS, Composition, Formation
from pbem.rulesets.powers.orders import Units

ONE_EACH = (LABORATORY, MINISTRY)
"""P-57.3: a row has room for one of each building."""


def crowded(parts: tuple[Units, ...]) -> bool:
    """P-57.3: tell whether a row would have two buildings of a kind."""
    return any(each.count > 1 for each in parts if each.row in ONE_EACH)


def mapped(turn: Turn, units: tuple[Units, ...]) -> tuple[Units, ...]:
    """Leave out what never stands on the map."""
    return tuple(each for each in units if ON_CARDS not in turn.rows[each.row].flags)


def disclosed(turn: Turn, seat: Seat, row: Composition) -> Composition:
    """Let chapters take what a true row has gathered."""
    return chain(turn.points.disclosed, row, turn, seat)


def proved(turn: Turn, formation: Formation) -> Formation:
    """The only row that is left is known to be true; give the formation as it is then."""
    if len(formation.rows) > 1:
        return formation
    after = replace(formation, rows=(disclosed(turn, formation.owner, formation.rows[0]),))
    turn.state = kept(turn.state, after)
    return after
