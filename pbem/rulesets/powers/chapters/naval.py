"""Ships, seas, harbours, canals and loading (P-9, P-10).

How ships move is in `moves/waters.py`, how they carry in `moves/cargo.py`; here is what they are in a battle, where
they are built, and what their orders do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.field import Field, Troop
from pbem.rulesets.powers.battle.forces import Unit
from pbem.rulesets.powers.battle.points import Aimed, BattlePoints
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Act, Points, Turn, hostile
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.moves.cargo import debark, embark, ships
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.naval import LoadOrder, UnloadOrder
from pbem.rulesets.powers.state import Stack, State, Table, gathered

ANCHORED = "anchored"
CANAL = 4
"""P-9.5: a candidate is a canal if the die shows at most this."""


def anchored_behind(troop: Troop, unit: Unit) -> int | None:
    """P-9.7: ships in a harbour stand in line 2."""
    return 2 if ANCHORED in unit.marks else None


def not_anchored(troop: Troop, unit: Unit) -> bool:
    """P-9.7: ships in a harbour cannot fire."""
    return ANCHORED not in unit.marks


def keeps_land(field: Field, troop: Troop) -> bool:
    """P-9.7: ships in a harbour do not keep its land from being conquered."""
    return ANCHORED not in field.unit(troop).marks


def anchored_spared(aimed: Aimed) -> bool:
    """P-9.7, P-12.6: ships in a harbour are shot at only when no ready unit of the land is left."""
    ready = (unit for unit, _ in aimed.standing if not unit.building and ANCHORED not in unit.marks)
    return ANCHORED in aimed.unit.marks and any(ready)


def berth(table: Table, row: Row, at: str, named: str) -> tuple[str, str]:
    """P-9.9: give the harbour a ship is built in: the one that is named, or the only one; else why there is none."""
    seas = world(table).harbours(at) if at in table.lands else ()
    if not row.afloat:
        return "", "no_harbour" if named else ""
    if named in seas or (len(seas) == 1 and not named):
        return named or seas[0], ""
    return "", "which_harbour" if seas and not named else "no_harbour"


def begun(state: State, dice: Dice) -> State:
    """P-9.5: the canals of the map are there; of a candidate a die says whether it is one."""
    areas = world(state).areas.values()
    canals = [area.key for area in areas if area.canal]
    canals += [area.key for area in areas if area.canal_candidate and dice.roll(6, f"canal {area.key}") <= CANAL]
    return replace(state, canals=tuple(sorted(canals)))


def load(turn: Turn, seat: Seat, line: int, order: LoadOrder, part: bool) -> bool:
    """P-10.1: take aboard all that are named; of all of a type as many as there is room for."""
    return _each(turn, order.units, lambda row: embark(turn, seat, row, order.at, order.harbour))


def unload(turn: Turn, seat: Seat, line: int, order: UnloadOrder, part: bool) -> bool:
    """P-10.1: let go ashore, in an own land or as guests; they move no more this turn."""
    if order.at not in turn.state.lands or hostile(turn.points, turn.state, seat, order.at):
        return False
    return _each(turn, order.units, lambda row: _ashore(turn, seat, row, order))


def _ashore(turn: Turn, seat: Seat, row: str, order: UnloadOrder) -> bool:
    ship = next((each for each in ships(turn, seat, order.at, order.harbour) if row in each.units.load), None)
    if ship is None:
        return False
    debark(turn, ship, row)
    ashore = Stack(seat, row, order.at, spent=turn.rows[row].speed)
    turn.state = replace(turn.state, stacks=gathered((*turn.state.stacks, ashore)))
    return True


def _each(turn: Turn, units: tuple[Units, ...], one: Callable[[str], bool]) -> bool:
    """Do something to all of these units or none; to all of a type as many as can be."""
    before, done = (turn.state, turn.marches), 0
    for each in units:
        count = 0
        while (not each.count or count < each.count) and one(each.row):
            count += 1
        done += count
        if count < each.count:
            turn.state, turn.marches = before
            return False
    return done > 0


NAVAL = Chapter(
    "naval",
    needs=("land",),
    release="R2",
    units="naval",
    orders=(LoadOrder, UnloadOrder),
    points=Points(
        battle=BattlePoints(
            stands=(anchored_behind,), able=(not_anchored,), holds_ground=(keeps_land,), barred=(anchored_spared,)
        ),
        start=(begun,),
        berth=(berth,),
        acts={LoadOrder: Act(load), UnloadOrder: Act(unload)},
    ),
)
