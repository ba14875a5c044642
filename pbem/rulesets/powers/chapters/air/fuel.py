"""Where aircraft refuel, and how many there is fuel for (P-37.6, P-37.7, P-37.9).

A carrier refuels as many as its row says, an airfield that was built as many as it was built for, counted since the
last turn of the player now on turn; all at once that is the present round. What they have done is kept as dates: of a
carrier on its stack, of airfields by their land.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.points import Turn
from pbem.rulesets.powers.state import Stack, Table, gathered

MANY = 1000
"""P-37.9: more aircraft than there are: airfields without bound."""
GUESTS = "pass"
"""P-37.7: the clause of a treaty by which foreign aircraft are let in."""
Rows = Mapping[str, Row]


def date(table: Table) -> int:
    """Give the number of the present turn: a round, or a player turn of sequential play."""
    return table.tick if table.sequential else table.round


def recent(table: Table, dates: Iterable[int]) -> tuple[int, ...]:
    """P-37.7: list the refuellings since the last turn of the player now on turn, without that turn."""
    span = len(table.alive) if table.sequential else 1
    return tuple(each for each in dates if date(table) - each < span)


def old(table: Table, seat: Seat, at: str) -> bool:
    """P-37.6: tell whether a land is the seat's own, and was not taken within the last round."""
    land = table.lands.get(at)
    if land is None or land.owner != seat:
        return False
    return not land.turn or date(table) - land.turn >= (len(table.alive) if table.sequential else 1)


def built(table: Table) -> bool:
    """P-37.9: tell whether airfields must be built."""
    return table.options.airfields == "built"


def carriers(table: Table, rows: Rows, seat: Seat, at: str) -> tuple[Stack, ...]:
    """P-37.7: list the carriers in an area that may refuel aircraft of a seat: its own first."""
    found = [
        each
        for each in table.stacks
        if each.at == at and rows[each.row].refuels and not each.left and _consents(table, each.owner, seat)
    ]
    return tuple(sorted(found, key=lambda each: (each.owner != seat, each.kind)))


def _consents(table: Table, owner: Seat, seat: Seat) -> bool:
    return owner == seat or any({owner, seat} <= set(pact.members) and GUESTS in pact.clauses for pact in table.pacts)


def room(table: Table, rows: Rows, seat: Seat, at: str) -> int:
    """Tell for how many aircraft of a seat there is fuel left in an area."""
    fields = 0
    if old(table, seat, at):
        used = len(recent(table, table.fuelled.get(at, ())))
        fields = sum(table.airfields.get(at, ())) - used if built(table) else MANY
    decks = (
        (rows[each.row].refuels - len(recent(table, each.served))) * each.count
        for each in carriers(table, rows, seat, at)
    )
    return max(fields, 0) + sum(decks)


def free(table: Table, rows: Rows, seat: Seat, at: str) -> int:
    """Tell for how many there is fuel beside those who stand there already and need it."""
    there = (each for each in table.stacks if each.at == at and not each.left and needs(table, rows, each))
    waiting = (each for each in there if not table.sequential or each.owner == table.on)
    return room(table, rows, seat, at) - sum(each.count for each in waiting)


def needs(table: Table, rows: Rows, units: Stack) -> bool:
    """P-37.6: tell whether aircraft must refuel: at sea always, on land those that have flown."""
    return rows[units.row].type == "LE" and (units.at not in table.lands or units.spent > 0)


def spend(turn: Turn, seat: Seat, at: str, count: int) -> int:
    """Refuel so many aircraft, on airfields first, then on carriers; give how many there was fuel for."""
    count = min(count, room(turn.state, turn.rows, seat, at))
    for _ in range(count):
        if not _by_airfield(turn, seat, at):
            _by_carrier(turn, seat, at)
    return count


def _by_airfield(turn: Turn, seat: Seat, at: str) -> bool:
    table = turn.state
    if not old(table, seat, at):
        return False
    if not built(table):
        return True
    used = recent(table, table.fuelled.get(at, ()))
    if len(used) >= sum(table.airfields.get(at, ())):
        return False
    turn.state = replace(table, fuelled={**table.fuelled, at: (*used, date(table))})
    return True


def _by_carrier(turn: Turn, seat: Seat, at: str) -> None:
    table = turn.state
    able = (each for each in carriers(table, turn.rows, seat, at) if _can(turn, each))
    ship = next(able)
    others = [each for each in table.stacks if each is not ship]
    done = replace(ship, count=1, served=(*recent(table, ship.served), date(table)))
    turn.state = replace(table, stacks=gathered((*others, replace(ship, count=ship.count - 1), done)))


def _can(turn: Turn, ship: Stack) -> bool:
    return len(recent(turn.state, ship.served)) < turn.rows[ship.row].refuels


def forgotten(turn: Turn) -> None:
    """Forget the refuellings nobody counts any more."""
    table = turn.state
    span = len(table.alive) if table.sequential else 0

    def kept(dates: Iterable[int]) -> tuple[int, ...]:
        return tuple(each for each in dates if date(table) - each < span)

    stacks = gathered(replace(each, served=kept(each.served)) if each.served else each for each in table.stacks)
    fuelled = {at: left for at, dates in table.fuelled.items() if (left := kept(dates))}
    turn.state = replace(table, stacks=stacks, fuelled=fuelled)
