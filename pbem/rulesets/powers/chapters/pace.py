"""Three groups of plants (P-53.4): they work one after another in one phase, and use what partners have next door."""

from __future__ import annotations

from pbem.core.seats import Seat
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.chapters.plants import grouped, working
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.state import Table
from pbem.rulesets.powers.treaty import Clause

OPEN: Clause = "stores"


def partners_next_to(table: Table, seat: Seat, at: str) -> tuple[str, ...]:
    """P-53.4: workers take things from lands next to theirs whose owner has agreed to open stores."""
    partners = {
        other for pact in table.pacts if OPEN in pact.clauses and seat in pact.members for other in pact.members
    }
    open_ = {land for other in partners - {seat} for land in working(table, other)}
    return tuple(one for one in world(table).neighbours[at] if one in open_)


PACE = Chapter(
    "pace",
    needs=("wareco",),
    excludes=("civ-fac", "civ-pol", "civ-hide"),
    release="R3",
    points=Points(
        draws=(partners_next_to,),
        groups=(lambda: tuple(grouped()),),
        clauses=(lambda options, clause: clause == OPEN,),
    ),
)
