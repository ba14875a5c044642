"""Conquest from transports (P-11): landings, and the shore salvo that meets them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.battle.field import Field, Party, Troop
from pbem.rulesets.powers.battle.points import BattlePoints, Prelude
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Act, Points, Turn, hostile
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.moves.cargo import debark, room, ships
from pbem.rulesets.powers.moves.pieces import become
from pbem.rulesets.powers.orders.naval import LandOrder
from pbem.rulesets.powers.state import Stack, gathered

LANDED = "landed"


def land(turn: Turn, seat: Seat, line: int, order: LandOrder, part: bool) -> bool:
    """P-11.1: let units set out from ships that are on the sea and have left no harbour this turn."""
    if order.at not in world(turn.state).neighbours.get(order.sea, ()) or order.at not in turn.state.lands:
        return False
    before, done = (turn.state, turn.marches), 0
    for each in order.units:
        count = 0
        while (not each.count or count < each.count) and _set_out(turn, seat, line, order, each.row):
            count += 1
        done += count
        if not part and count < max(each.count, 1):
            turn.state, turn.marches = before
            return False
        if 0 < count < each.count:
            turn.tell(events.fewer(seat, line, order.sea, each.row, (each.count, count)))
    return done > 0


def _set_out(turn: Turn, seat: Seat, line: int, order: LandOrder, row: str) -> bool:
    """Let one unit go; its ship moves no more (P-11.5)."""
    fitting = (each for each in ships(turn, seat, order.sea, None) if row in each.units.load and not each.units.sailed)
    ship = next(fitting, None)
    if ship is None or row not in turn.rows:
        return False
    under_way = debark(turn, ship, row)
    if under_way is None:
        load = list(ship.units.load)
        load.remove(row)
        _weigh(turn, replace(ship.units, count=1, load=tuple(load)), line, order)
    else:
        become(turn, under_way, [replace(under_way, line=line, harbour=order.ships == "harbour" and order.at or "")])
    unit = Stack(seat, row, order.sea)
    turn.marches = (
        *turn.marches,
        March(seat, line, unit, (order.at,), 1, order.doctrine, origin=order.sea, landed=True),
    )
    return True


def _weigh(turn: Turn, ship: Stack, line: int, order: LandOrder) -> None:
    """Let a ship that stayed be one that waits for the outcome of a landing."""
    taken = replace(ship, count=-1)
    turn.state = replace(turn.state, stacks=gathered((*turn.state.stacks, taken)))
    waits = order.at if order.ships == "harbour" else ""
    turn.marches = (*turn.marches, March(ship.owner, line, ship, (), 0, origin=ship.at, done=True, harbour=waits))


def settle(turn: Turn) -> None:
    """P-11.5: after a step ships enter the harbour of a land that was taken; who could not land is aboard again."""
    for march in [each for each in turn.marches if each.landed and each.done and each.at not in turn.state.lands]:
        become(turn, march, [])
        _aboard(turn, march)
    for march in [each for each in turn.marches if each.harbour and each.at not in turn.state.lands]:
        if not hostile(turn.points, turn.state, march.seat, march.harbour):
            units = replace(march.units, at=march.harbour, harbour=march.at)
            become(turn, march, [replace(march, units=units, harbour="")])


def _aboard(turn: Turn, march: March) -> None:
    """Take a unit aboard again that was stopped on its way ashore."""
    for ship in ships(turn, march.seat, march.at, None):
        if ship.march and ship.march.line == march.line and room(turn.rows, ship.units):
            load = tuple(sorted((*ship.units.load, march.units.row)))
            become(turn, ship.march, [replace(ship.march, units=replace(ship.units, load=load))])
            return


def shore_salvo(field: Field) -> Iterable[Prelude]:
    """P-11.3: the chosen defenders fire at the landed before D1, with the bonus, and wait in D1."""
    party = next((each for each in field.parties if each.defending), None)
    bonus, count = field.site.landing
    if party is None or not any(LANDED in field.unit(troop).marks for troop in _strangers(field)):
        return ()
    _choose(field, party, count)
    return (Prelude(bonus, lambda troop: troop.waits, lambda troop: LANDED in field.unit(troop).marks),)


def _strangers(field: Field) -> list[Troop]:
    return [troop for party in field.attackers() for troop in party.troops]


def _choose(field: Field, party: Party, count: int) -> None:
    """P-6.28: choose the types that were ordered, in that order, then whoever threatens the landed most; ties by the
    unit table."""
    landed = [troop for troop in _strangers(field) if LANDED in field.unit(troop).marks]

    def threat(troop: Troop) -> tuple[int, int]:
        most = max((field.damage(troop.kind, each.kind) for each in landed), default=0)
        return -most, field.unit(troop).row.place

    def listed(troop: Troop) -> int:
        orders, row = field.forces[field.kinds[troop.kind].force].doctrine.chosen or (), field.unit(troop).row.key
        return orders.index(row) if row in orders else len(orders)

    left, chosen = count, []
    for troop in sorted(party.troops, key=lambda troop: (not threat(troop)[0], listed(troop), threat(troop))):
        going = min(left, troop.size) if field.fires(troop) and threat(troop)[0] else 0
        left -= going
        chosen += [troop._replace(size=going, waits=True), troop._replace(size=troop.size - going)]
    party.troops = [troop for troop in chosen if troop.size]


LANDING = Chapter(
    "landing",
    needs=("naval",),
    release="R2",
    orders=(LandOrder,),
    doctrine=("chosen",),
    points=Points(
        battle=BattlePoints(prelude=(shore_salvo,)), acts={LandOrder: Act(land, sets_out=True)}, walked=(settle,)
    ),
)
