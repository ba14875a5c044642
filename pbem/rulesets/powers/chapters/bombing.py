"""Strategic bombing (P-44): aircraft and guns that are told to destroy factories, airfields or railways fire at those,
and at nobody else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.forces import After, Fighters, Force, Unit
from pbem.rulesets.powers.battle.raids import BUILDING
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points, Turn
from pbem.rulesets.powers.chapters.barrage import EDIFICE
from pbem.rulesets.powers.events import air as air_events
from pbem.rulesets.powers.state import Stack, Table

DEADLY = 36
"""In sixths: as much damage as destroys a building."""
FACTORY, AIRFIELD, RAIL = "factory", "airfield", "rail"
ROWS = {
    key: Row(key, "PA", cost=Fraction(2), speed=0, flags=frozenset({"fortress", EDIFICE}), place=place)
    for place, key in enumerate((FACTORY, AIRFIELD, RAIL), 90)
}
"""P-44.1: buildings count as fortresses; no note makes them harder to hit."""


def standing(table: Table, at: str, what: str) -> int:
    """P-44.2: count the buildings of a kind in a land."""
    if what == RAIL:
        return sum(count for line, count in table.economy.rails.items() if at in line.split("-"))
    return table.works.get(at, 0) if what == FACTORY else len(table.airfields.get(at, ()))


def buildings(turn: Turn, at: str, kinds: Sequence[str]) -> tuple[Force, ...]:
    """P-44.2: let the buildings somebody wants to bomb be forces of the land's owner."""
    if at not in turn.state.lands:
        return ()
    owner = turn.state.lands[at].owner
    found = [(what, standing(turn.state, at, what)) for what in ROWS if what in kinds]
    units = [(Unit(owner, ROWS[what], where=at, marks=frozenset({BUILDING})), count) for what, count in found if count]
    return tuple(Force(owner, (Fighters(unit, count),)) for unit, count in units)


def shelled(turn: Turn, at: str) -> tuple[tuple[Stack, Row], ...]:
    """P-44.1: list the buildings of a land for guns; of railways (P-54.2) each may be out of reach of some."""
    if at not in turn.state.lands:
        return ()
    owner, lines = turn.state.lands[at].owner, turn.state.economy.rails.items()
    found = [Stack(owner, what, at, standing(turn.state, at, what)) for what in (FACTORY, AIRFIELD)]
    found += [Stack(owner, RAIL, line, count) for line, count in lines if at in line.split("-")]
    return tuple((each, ROWS[each.row]) for each in found if each.count)


def battered(turn: Turn, seat: Seat, at: str, hit: Sequence[Stack]) -> None:
    """P-44.1, P-44.3: what guns have destroyed is gone; the damaged are judged by dice, if they are, and repaired."""
    gone = [each for each in hit if each.damage >= DEADLY or _judged(turn, seat, replace(each, at=at))]
    for line in [each.at for each in gone if each.row == RAIL]:
        left = {**turn.state.economy.rails, line: turn.state.economy.rails[line] - 1}
        rails = {line: count for line, count in left.items() if count}
        turn.state = replace(turn.state, economy=replace(turn.state.economy, rails=rails))
    for what, lost in Counter(each.row for each in gone).items():
        if what != RAIL:
            _pulled_down(turn, at, what, lost)
        turn.tell(air_events.bombed(seat, at, what, (lost, standing(turn.state, at, what))))


def _judged(turn: Turn, seat: Seat, building: Stack) -> bool:
    return any(judged(turn, seat, building) for judged in turn.points.judges)


def ruined(turn: Turn, seat: Seat, at: str, hit: Sequence[tuple[Force, After]]) -> None:
    """P-44.1, P-44.3: destroyed buildings are gone; the damaged are judged by dice, where they are, and repaired."""
    for force, after in hit:
        what, count = force.fighters[0].unit.row.key, force.fighters[0].count
        lost = count - sum(each.count for each in after.standing)
        hurt = [each.damage for each in after.standing for _ in range(each.count) if each.damage]
        owner = force.seat
        found = [Stack(owner, what, at, damage=damage) for damage in hurt]
        lost += sum(_judged(turn, seat, each) for each in found)
        if lost:
            _pulled_down(turn, at, what, lost)
            turn.tell(air_events.bombed(seat, at, what, (lost, standing(turn.state, at, what))))


def _pulled_down(turn: Turn, at: str, what: str, lost: int) -> None:
    """P-37.9: of airfields the largest ones are hit; of railways (P-54.2) one after the other."""
    table = turn.state
    if what == RAIL:
        turn.state = replace(table, economy=replace(table.economy, rails=_torn_up(table.economy.rails, at, lost)))
        return
    if what == FACTORY:
        turn.state = replace(table, works={**table.works, at: table.works[at] - lost})
    else:
        turn.state = replace(table, airfields={**table.airfields, at: table.airfields[at][:-lost]})


def _torn_up(rails: Mapping[str, int], at: str, lost: int) -> Mapping[str, int]:
    """P-54.2: tear up railways that end in a land, one of those between each two lands in turn."""
    left = dict(rails)
    for _ in range(lost):
        most = max((line for line in left if at in line.split("-")), key=lambda line: left[line])
        left[most] -= 1
    return {line: count for line, count in left.items() if count}


SBOMB = Chapter(
    "sbomb",
    needs=("air or arty", "factory"),
    release="R2",
    points=Points(buildings=(buildings,), ruined=(ruined,), shelled=(shelled,), battered=(battered,)),
)
