"""What is ordered of formations before the movement (P-47), line by line: each is carried out, or says why not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import assert_never

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.points import Turn
from pbem.rulesets.powers.chapters.formations.cards import SLOW, card, fits, kept, most, moved, reach, tokens
from pbem.rulesets.powers.chapters.formations.found_out import dissolve, opened, shown
from pbem.rulesets.powers.chapters.formations.gains import mapped
from pbem.rulesets.powers.chapters.formations.nearby import set_down
from pbem.rulesets.powers.chapters.formations.notices import announce
from pbem.rulesets.powers.chapters.formations.rows import divided, doubled, dropped
from pbem.rulesets.powers.formations import ARMIES, FALSE, TRUE, Composition, Formation, less, summed
from pbem.rulesets.powers.moves.pieces import Piece
from pbem.rulesets.powers.orders import Order, Units
from pbem.rulesets.powers.orders.formations import (
    BranchOrder,
    CardOrder,
    DetachOrder,
    DivideOrder,
    FormOrder,
    LiftOrder,
    OpenOrder,
    RowOrder,
)
from pbem.rulesets.powers.state import Stack
from pbem.rulesets.powers.veils import able, singly


def manage(turn: Turn) -> None:
    """S-4: found, join, detach, double, drop, branch and open, line by line."""
    for seat in turn.actors:
        for line, order in enumerate(turn.orders(seat), 1):
            if isinstance(order, CardOrder) and (why := _done(turn, seat, order)):
                at = str(getattr(order, "at", ""))
                turn.tell(_failed(seat, line, order, {"at": at, "cause": why}))
            elif type(order) in turn.points.cards:
                _written(turn, seat, line, order)


def _written(turn: Turn, seat: Seat, line: int, order: Order) -> None:
    """P-56.5: let another chapter write on a card."""
    formation = card(turn.state, seat, str(getattr(order, "name", "")))
    cause: Mapping[str, Fact] = {"cause": "none"}
    if formation is None or (cause := turn.points.cards[type(order)](turn, formation, order)):
        turn.tell(_failed(seat, line, order, cause))


def _failed(seat: Seat, line: int, order: Order, facts: Mapping[str, Fact]) -> Event:
    return events.failed(seat, line, order.kind, "formation", {"name": str(getattr(order, "name", "")), **facts})


def _done(turn: Turn, seat: Seat, order: CardOrder) -> str:
    """Carry out a line; say why it could not be."""
    formation = card(turn.state, seat, order.name)
    if isinstance(order, FormOrder):
        return _joined(turn, formation, seat, order) if formation else _founded(turn, seat, order)
    return _changed(turn, formation, order) if formation else "none"


def _changed(turn: Turn, formation: Formation, order: CardOrder) -> str:
    match order:
        case FormOrder():
            return ""
        case DetachOrder():
            return _detached(turn, formation, order)
        case RowOrder(what="double"):
            return doubled(turn, formation, order.row)
        case RowOrder(what="show"):
            return shown(turn, formation, order.row)
        case RowOrder():
            return dropped(turn, formation, order.row)
        case BranchOrder():
            return _branched(turn, formation, order.at)
        case LiftOrder():
            return _lifted(turn, formation, order.at)
        case OpenOrder():
            return _opened(turn, formation)
        case DivideOrder():
            return divided(turn, formation, order)
        case _:
            assert_never(order)


def _moved(turn: Turn, gone: Iterable[Stack], new: Iterable[Stack]) -> None:
    turn.state = moved(turn.state, gone, new)


def _founded(turn: Turn, seat: Seat, order: FormOrder) -> str:
    """P-47.3: a formation begins with one token, and as many equal rows as there may be, one of them true by lot."""
    if sum(each.owner == seat for each in turn.state.formations) >= most(turn.state):
        return "full"
    home = _home(turn, seat, order)
    units = _taken(turn, seat, order)
    if home is None or units is None:
        return "place" if home is None else "units"
    token = Stack(seat, TRUE[order.name], order.at, harbour=units[0].harbour if units else home.harbour)
    if any(each.harbour != token.harbour for each in units):
        return "units"
    rows = turn.state.options.formation_rows
    true = turn.dice.shuffle(range(1, rows + 1), f"formation {seat}")[0]
    own = Composition(summed(_listed(units)))
    formation = Formation(seat, order.name, (own,) * rows, true)
    _moved(turn, units, (token,))
    turn.state = kept(turn.state, formation)
    announce(turn, formation, "formed", at=order.at, units=own.ready)
    return ""


def _home(turn: Turn, seat: Seat, order: FormOrder) -> Stack | None:
    """P-47.3: an army is founded on an own land or beside own units, a fleet beside own ships."""
    there = [each for each in turn.state.stacks if (each.owner, each.at) == (seat, order.at) and not each.left]
    fit = (each for each in there if fits(order.name, turn.rows[each.row]))
    land = turn.state.lands.get(order.at)
    bare = Stack(seat, "", order.at) if order.name in ARMIES and land and land.owner == seat else None
    return next(fit, bare)


def _listed(units: Iterable[Stack]) -> tuple[Units, ...]:
    return tuple(Units(each.row, each.count) for each in units)


def _taken(turn: Turn, seat: Seat, order: FormOrder) -> list[Stack] | None:
    """P-47.4: give units one by one, ready, whole, and bound to nothing; None: they are not there."""
    found: list[Stack] = []
    for wanted in order.units:
        if wanted.row not in turn.rows or not fits(order.name, turn.rows[wanted.row]):
            return None
        there = (each for each in turn.state.stacks if (each.owner, each.row, each.at) == (seat, wanted.row, order.at))
        free = list(singly(each for each in there if able(each) and not each.load and not each.spent))
        if len(free) < max(wanted.count, 1):
            return None
        found += free[: wanted.count or len(free)]
    return found


def _joined(turn: Turn, formation: Formation, seat: Seat, order: FormOrder) -> str:
    """P-47.4: units join that can reach every token; then its tokens stay where they are this turn."""
    units = _taken(turn, seat, order)
    if not units:
        return "units"
    stand = tokens(turn.state, formation)
    together = all((each.at, each.harbour) == (order.at, units[0].harbour) for each in stand)
    if not together and not all(_reaches(turn, unit, each) for unit in units for each in stand):
        return "far"
    more = _listed(units)
    _moved(turn, units, ())
    if not together:
        _moved(turn, stand, (replace(each, spent=SLOW) for each in stand))
    rows = tuple(replace(each, ready=summed(each.ready, more)) for each in formation.rows)
    turn.state = kept(turn.state, replace(formation, rows=rows))
    announce(turn, formation, "joined", at=order.at, units=more)
    return ""


def _reaches(turn: Turn, unit: Stack, token: Stack) -> bool:
    return token.at in reach(turn.points, turn.state, unit) and not token.harbour


def _detached(turn: Turn, formation: Formation, order: DetachOrder) -> str:
    """P-47.6: units that every row has are put on the map, where they come to from every token."""
    if set_down(turn, formation, order):
        return ""
    left = [less(row.ready, order.units) for row in formation.rows]
    if mapped(turn, order.units) != order.units:
        return "cards"
    if not all(each.count for each in order.units) or any(each is None for each in left):
        return "lacks"
    stand = tokens(turn.state, formation)
    units = [Stack(formation.owner, each.row, order.at, each.count) for each in order.units]
    together = all(each.at == order.at for each in stand)
    if together:
        units = [replace(each, harbour=stand[0].harbour, spent=_walked(turn, stand[0], each)) for each in units]
    elif not all(
        _reaches(turn, replace(each, at=token.at), replace(token, at=order.at)) for each in units for token in stand
    ):
        return "far"
    else:
        units = [replace(each, spent=turn.rows[each.row].speed) for each in units]
    rows = tuple(replace(row, ready=ready or ()) for row, ready in zip(formation.rows, left, strict=True))
    rest = replace(formation, rows=rows)
    turn.state = kept(turn.state, rest)
    _moved(turn, (), units)
    announce(turn, rest, "detached", at=order.at, units=order.units)
    dissolve(turn, rest)
    return ""


def _walked(turn: Turn, token: Stack, units: Stack) -> int:
    return min(token.spent, turn.rows[units.row].speed)


def _branched(turn: Turn, formation: Formation, at: str) -> str:
    """P-47.10: a false token more in an area where one is."""
    stand = tokens(turn.state, formation)
    there = next((each for each in stand if each.at == at), None)
    if there is None:
        return "token"
    if sum(each.count for each in stand) >= turn.state.options.formation_tokens:
        return "tokens"
    _moved(turn, (), (replace(there, row=FALSE[formation.name], count=1),))
    announce(turn, formation, "branched", at=at)
    return ""


def _lifted(turn: Turn, formation: Formation, at: str) -> str:
    """P-47.10: a false token is shown, and leaves the map."""
    false = FALSE[formation.name]
    there = next((each for each in tokens(turn.state, formation) if (each.at, each.row) == (at, false)), None)
    if there is None:
        return "token"
    _moved(turn, (replace(there, count=1),), ())
    announce(turn, formation, "lifted", at=at)
    return ""


def _opened(turn: Turn, formation: Formation) -> str:
    """P-47.10, P-47.11: everything is shown."""
    true = next(each for each in tokens(turn.state, formation) if each.row == TRUE[formation.name])
    opened(turn, formation, Piece(true))
    return ""
