"""Political and scientific buildings in formations (P-57.3): each production they make points for their row.

The points are noted on the card, for all to see, and are their owner's if the row is shown to be the true one. The
buildings stay where they are, so a formation that has some in any row does not move, and go with the card.
"""

from __future__ import annotations

from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points, Turn, product
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.chapters.civ_pol import given
from pbem.rulesets.powers.chapters.formations.cards import kept, tokens
from pbem.rulesets.powers.chapters.formations.gains import proved
from pbem.rulesets.powers.events import politics as politics_events
from pbem.rulesets.powers.formations import LABORATORY, MINISTRY, Composition, Formation
from pbem.rulesets.powers.state import BV, Table


def work(turn: Turn, seat: Seat, left: Purse) -> Purse:
    """P-57.3: note for every row what its buildings make; nothing else is left for that, or taken by it."""
    for formation in turn.state.formations:
        if formation.owner == seat and (made := yielded(turn.points, turn.state, formation)):
            rows = tuple(_noted(row, made) for row in formation.rows)
            after = replace(formation, rows=rows)
            turn.state = kept(turn.state, after)
            proved(turn, after)
    return left


def yielded(points: Points, table: Table, formation: Formation) -> int:
    """P-57.3: give what one building makes, in sixtieths: what a factory would, where all tokens stand in one own land;
    nothing in a fresh one."""
    places = {each.at for each in tokens(table, formation)}
    at = min(places, default="")
    land = table.lands.get(at)
    if len(places) != 1 or land is None or land.owner != formation.owner:
        return 0
    if land.fresh and not table.options.fresh_production:
        return 0
    return int(BV * product(points.yield_factor, table, at))


def _noted(row: Composition, made: int) -> Composition:
    return replace(
        row,
        science=row.science + made * _count(row, LABORATORY),
        politics=row.politics + made * _count(row, MINISTRY),
    )


def _count(row: Composition, building: str) -> int:
    return sum(each.count for each in row.ready if each.row == building)


def take(row: Composition, turn: Turn, seat: Seat) -> Composition:
    """P-57.3: the political points of a true row are its owner's."""
    if row.politics:
        total = turn.state.politics.get(seat, 0) + row.politics
        turn.state = given(turn.state, seat, total)
        turn.tell(politics_events.politics(seat, row.politics, total))
    return replace(row, politics=0)


CIV_HIDE = Chapter(
    "civ-hide",
    needs=("civ-pol", "hide"),
    release="R3",
    units="civ-hide",
    points=Points(leftover=(work,), disclosed=(take,)),
)
