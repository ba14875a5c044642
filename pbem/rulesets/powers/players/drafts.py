"""P-58: the type a power designs, once in a war."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.config import wrong
from pbem.rulesets.powers.designs import DesignOrder
from pbem.rulesets.powers.players.forces import Forces
from pbem.rulesets.powers.players.lines import Line, design
from pbem.rulesets.powers.players.temper import Temper


def drafts(forces: Forces, temper: Temper) -> Iterator[Line]:
    """P-58.1: design the first type of its liking that there can be here, if it has lands to build it on."""
    book = every.book(forces.view)
    if DesignOrder in book.orders and forces.own:
        can = (one for one in temper.designs if not wrong(book.points, forces.view, forces.me, one))
        yield from (design(one) for one in tuple(can)[:1])
