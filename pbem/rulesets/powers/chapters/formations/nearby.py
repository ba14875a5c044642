"""Units of a formation in lands beside it (P-47.12): built there, ready in the next completion, joining in the next
movement.

Each row has its own units there, and nobody else knows which row is true. So a mark lies on the map as long as any row
has something in a land. Who attacks that land, or fires at it, turns the mark over: the units of the true row stand
there, ready or under construction, and every row that has other units there is known to be false.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Points, Turn, hostile
from pbem.rulesets.powers.chapters.formations.cards import SLOW, card, kept, marks, moved, reach, tokens
from pbem.rulesets.powers.chapters.formations.found_out import dissolve, numbered, stationed
from pbem.rulesets.powers.chapters.formations.notices import announce
from pbem.rulesets.powers.chapters.formations.rows import dropped
from pbem.rulesets.powers.formations import MARKED, Composition, Formation, Nearby, beside, less, summed
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.formations import DetachOrder
from pbem.rulesets.powers.state import Stack, Table, gathered

Place = tuple[str, str]
"""A land, and the sea its harbour opens to."""


def finished(row: Composition) -> Composition:
    """P-47.7, P-47.12: give a row when what was under construction is ready."""
    ready = summed(row.ready, row.building)
    return replace(row, ready=ready, building=(), nearby=beside(replace(each, ready=True) for each in row.nearby))


def comes(points: Points, table: Table, unit: Stack, token: Stack) -> bool:
    """P-47.12: tell whether a unit gets to a token in a turn; ships leave their harbour, and enter none."""
    if (unit.at, unit.harbour) == (token.at, token.harbour):
        return True
    if token.harbour or (unit.harbour and hostile(points, table, unit.owner, unit.harbour)):
        return False
    start = replace(unit, at=unit.harbour, harbour="") if unit.harbour else unit
    return token.at in reach(points, table, start)


def arrive(turn: Turn) -> None:
    """P-47.12: units that are ready beside a formation join it, if they get to every token; its tokens wait for them
    this turn."""
    for formation in turn.state.formations:
        if formation.owner in turn.actors:
            for place in arriving(turn.points, turn.state, formation):
                _arrived(turn, formation.owner, formation.name, place)


def arriving(points: Points, table: Table, formation: Formation) -> tuple[Place, ...]:
    """List where units wait that get to every token, whichever row they are of."""
    parts = [part for row in formation.rows for part in row.nearby if part.ready]
    places = sorted({(each.at, each.harbour) for each in parts})
    stand = tokens(table, formation)
    return tuple(place for place in places if all(_all_come(points, table, formation, place, each) for each in stand))


def _all_come(points: Points, table: Table, formation: Formation, place: Place, token: Stack) -> bool:
    rows = {each.row for row in formation.rows for part in _ready_at(row, place) for each in part.units}
    units = (Stack(formation.owner, row, place[0], harbour=place[1]) for row in sorted(rows))
    return all(comes(points, table, unit, token) for unit in units)


def _ready_at(row: Composition, place: Place) -> tuple[Nearby, ...]:
    return tuple(each for each in row.nearby if each.ready and (each.at, each.harbour) == place)


def _arrived(turn: Turn, seat: Seat, name: str, place: Place) -> None:
    formation = card(turn.state, seat, name)
    if formation is None:
        return
    rows = tuple(_joined(row, _ready_at(row, place)) for row in formation.rows)
    after = replace(formation, rows=rows)
    stand = tokens(turn.state, formation)
    turn.state = moved(kept(turn.state, after), stand, (replace(each, spent=SLOW) for each in stand))
    announce(turn, after, "arrived", at=place[0])


def _joined(row: Composition, parts: Sequence[Nearby]) -> Composition:
    ready = summed(row.ready, *(part.units for part in parts))
    return replace(row, ready=ready, nearby=tuple(each for each in row.nearby if each not in parts))


def set_down(turn: Turn, formation: Formation, order: DetachOrder) -> bool:
    """P-47.12: units that every row has ready in a land beside the formation are put on the map there, to go elsewhere;
    tell whether they were."""
    for place in sorted({(each.at, each.harbour) for row in formation.rows for each in row.nearby if each.ready}):
        if place[0] == order.at and (rows := tuple(_without(row, place, order.units) for row in formation.rows)):
            found = tuple(row for row in rows if row is not None)
            if len(found) == len(rows):
                _on_map(turn, replace(formation, rows=found), place, order.units)
                return True
    return False


def _on_map(turn: Turn, rest: Formation, place: Place, units: Sequence[Units]) -> None:
    at, harbour = place
    stacks = (Stack(rest.owner, each.row, at, each.count, harbour=harbour) for each in units)
    turn.state = moved(kept(turn.state, rest), (), stacks)
    announce(turn, rest, "detached", at=at, units=units)
    dissolve(turn, rest)


def _without(row: Composition, place: Place, units: Sequence[Units]) -> Composition | None:
    """Take units out of what a row has ready in a place; None: they are not there."""
    there = _ready_at(row, place)
    left = less((each for part in there for each in part.units), units) if there else None
    if left is None or not all(each.count for each in units):
        return None
    rest = (each for each in row.nearby if each not in there)
    return replace(row, nearby=beside(rest, [Nearby(place[0], left, True, place[1])] if left else ()))


def stand_up(turn: Turn, found: Sequence[tuple[Stack, March | None]]) -> None:
    """P-47.12, P-49.4: the units of the true row are there when a land comes into a battle, or under fire."""
    for stack, _ in found:
        if stack.row in MARKED:
            formation = card(turn.state, stack.owner, MARKED[stack.row])
            if formation and any(_at(row, stack.at) for row in formation.rows):
                _turned_over(turn, formation, stack.at)
    _swept(turn)


def _at(row: Composition, at: str) -> tuple[Nearby, ...]:
    return tuple(each for each in row.nearby if each.at == at)


def _turned_over(turn: Turn, formation: Formation, at: str) -> None:
    """Show what the true row has in a land; rows that have something else there are false, and gone."""
    true = _at(formation.rows[numbered(turn, formation) - 1], at)
    stationed(turn, formation, true)
    others = [number for number, row in enumerate(formation.rows, 1) if _at(row, at) != true]
    for number in reversed(others):
        dropped(turn, card(turn.state, *_key(formation)) or formation, number)
    left = card(turn.state, *_key(formation)) or formation
    bare = (replace(row, nearby=tuple(each for each in row.nearby if each.at != at)) for row in left.rows)
    rest = replace(left, rows=tuple(bare))
    turn.state = kept(turn.state, rest)
    dissolve(turn, rest)


def _key(formation: Formation) -> tuple[Seat, str]:
    return formation.owner, formation.name


def lost(turn: Turn) -> None:
    """P-47.12: where the land is another's now, without a fight, the mark is turned over, too."""
    for formation in turn.state.formations:
        for at in sorted({each.at for row in formation.rows for each in row.nearby}):
            now = card(turn.state, *_key(formation))
            if now and turn.state.lands[at].owner != formation.owner and any(_at(row, at) for row in now.rows):
                _turned_over(turn, now, at)
    _swept(turn)


def _swept(turn: Turn) -> None:
    """Take marks away that belong to no card: they went to another with their land."""
    stray = [each for each in turn.state.stacks if each.row in MARKED and not any(_backed(turn, each))]
    if stray:
        left = (each for each in turn.state.stacks if each not in stray)
        turn.state = replace(turn.state, stacks=gathered(left))


def _backed(turn: Turn, mark: Stack) -> Iterator[bool]:
    cards = (each for each in turn.state.formations if marks(mark, each))
    return (bool(_at(row, mark.at)) for each in cards for row in each.rows)
