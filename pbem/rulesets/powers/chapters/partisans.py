"""Partisans (P-60.4, P-60.6): who hides among the people, who comes out against whoever holds the land, who hunts them.

Who hides is not on the map: nobody meets him, and a land changes hands over his head. Who has come out stands there
like any unit, and does not hide again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.texts import items, number, word
from pbem.rulesets.powers import events
from pbem.rulesets.powers.battle.forces import Force
from pbem.rulesets.powers.board.units import Row, Strengths
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Points, Turn, peace
from pbem.rulesets.powers.chapters.homelands import bereaved
from pbem.rulesets.powers.events import people as people_events
from pbem.rulesets.powers.moves import fight
from pbem.rulesets.powers.moves.enter import site, tell
from pbem.rulesets.powers.moves.pieces import Piece, forces, settled
from pbem.rulesets.powers.orders.people import GatherOrder, HuntOrder, RevoltOrder
from pbem.rulesets.powers.people import GENDARME, PARTISAN, POINT
from pbem.rulesets.powers.state import Stack, Table, owned, stacks_at

BONUS = 3
"""P-60.4: so much stronger partisans are who were not found by gendarmes."""
FINDERS = 2
"""P-60.4: as many gendarmes find one."""
GRIEF = 5 * POINT
"""P-60.4: what the loss of a partisan costs."""
BAND = -1
"""The line of a march that is a band found in hiding."""


def most(table: Table, seat: Seat) -> int:
    """P-60.4, P-60.6: give how many partisans may go into hiding in a round."""
    return 1 + len(owned(table, seat))


def gather(turn: Turn) -> None:
    """P-60.4: partisans go into hiding where their people lives."""
    for seat in turn.actors:
        for line, order in enumerate(turn.orders(seat), 1):
            if isinstance(order, GatherOrder):
                if why := stranded(turn.state, seat, order):
                    turn.tell(events.failed(seat, line, order.kind, why, {"at": order.at}))
                else:
                    _gathered(turn, seat, order.at)


def stranded(table: Table, seat: Seat, order: GatherOrder) -> str:
    """Tell why nobody can go into hiding: their people does not live there, or enough have."""
    if table.people.lives.get(order.at) != seat:
        return "not_home"
    return "" if table.people.gathered.get(seat, 0) < most(table, seat) else "recruits"


def _gathered(turn: Turn, seat: Seat, at: str) -> None:
    people = turn.state.people
    counts = {**people.gathered, seat: people.gathered.get(seat, 0) + 1}
    turn.state = replace(turn.state, people=replace(people, gathered=counts))
    _hide(turn, at, people.bands.get(at, 0) + 1)
    turn.tell(people_events.gathered(seat, at, turn.state.people.bands[at]))


def rest(turn: Turn) -> None:
    """P-60.4: in the next round as many may go into hiding again."""
    people = turn.state.people
    left = {seat: count for seat, count in people.gathered.items() if seat not in turn.actors}
    turn.state = replace(turn.state, people=replace(people, gathered=left))


def _hide(turn: Turn, at: str, count: int) -> None:
    bands = {**turn.state.people.bands, at: count}
    people = replace(turn.state.people, bands={land: n for land, n in bands.items() if n})
    turn.state = replace(turn.state, people=people)


def rise(turn: Turn) -> None:
    """P-60.6: partisans come out and attack the land they are in, with whoever comes in the first step."""
    for seat in turn.actors:
        for line, order in enumerate(turn.orders(seat), 1):
            if isinstance(order, RevoltOrder):
                if why := unrisen(turn.points, turn.state, seat, order):
                    turn.tell(events.failed(seat, line, order.kind, why, {"at": order.at}))
                else:
                    _risen(turn, seat, line, order)


def unrisen(points: Points, table: Table, seat: Seat, order: RevoltOrder) -> str:
    """Tell why nobody can come out: nobody hides there, the land is their own, a treaty."""
    if table.people.lives.get(order.at) != seat or not table.people.bands.get(order.at):
        return "no_bands"
    owner = table.lands[order.at].owner
    if owner == seat:
        return "own_land"
    return "at_peace" if owner and peace(points, table, seat, owner) else ""


def _risen(turn: Turn, seat: Seat, line: int, order: RevoltOrder) -> None:
    hidden = turn.state.people.bands[order.at]
    count = min(order.count or hidden, hidden)
    _hide(turn, order.at, hidden - count)
    units = Stack(seat, PARTISAN, order.at, count)
    march = March(seat, line, units, (), 0, origin=order.at, done=True, attacks=True)
    turn.marches = (*turn.marches, march)
    turn.tell(people_events.revolted(seat, order.at, count))


def hunt(turn: Turn) -> None:
    """P-60.4: units look for partisans in the land they stand in, and move no more; it comes before all movement."""
    for seat in turn.actors:
        for line, order in enumerate(turn.orders(seat), 1):
            if isinstance(order, HuntOrder):
                if why := idle(turn.points, turn.state, seat, order.at):
                    turn.tell(events.failed(seat, line, order.kind, why, {"at": order.at}))
                elif turn.state.people.bands.get(order.at):
                    _fought(turn, seat, line, order.at)
                else:
                    _halt(turn, seat, line, order.at)
                    turn.tell(people_events.in_vain(seat, order.at, turn.state.people.lives[order.at]))


def idle(points: Points, table: Table, seat: Seat, at: str) -> str:
    """Tell why nobody can be hunted: no people of another lives there, nobody is there to hunt, a treaty."""
    people = table.people.lives.get(at, seat)
    if people == seat:
        return "no_people"
    if not hunters(points, table, seat, at):
        return "unarmed"
    return "at_peace" if peace(points, table, seat, people) else ""


def hunters(points: Points, table: Table, seat: Seat, at: str) -> tuple[Stack, ...]:
    """List the units that can hunt: ready, not moved yet, able to conquer; uncertain tokens do not."""
    own = (each for each in stacks_at(table, at) if each.mover == seat and not (each.left or each.spent))
    rows = points.rows
    return tuple(each for each in own if rows[each.row].conquers and "token" not in rows[each.row].flags)


def _halt(turn: Turn, seat: Seat, line: int, at: str) -> tuple[Piece, ...]:
    """P-5.3: who hunts moves no more this turn."""
    out = hunters(turn.points, turn.state, seat, at)
    marches = tuple(March(each.owner, line, each, (), 0, origin=at, done=True) for each in out)
    turn.state = replace(turn.state, stacks=tuple(each for each in turn.state.stacks if each not in out))
    turn.marches = (*turn.marches, *marches)
    return tuple(Piece(march.units, march) for march in marches)


def _fought(turn: Turn, seat: Seat, line: int, at: str) -> None:
    """P-60.4: fight with who hides there; whoever is left stays, the ones in the land, the others in hiding."""
    people, count = turn.state.people.lives[at], turn.state.people.bands[at]
    own = _halt(turn, seat, line, at)
    band = March(people, BAND, Stack(people, PARTISAN, at, count), (), 0, origin=at, done=True)
    turn.marches = (*turn.marches, band)
    found = forces(turn, (Piece(band.units, band),), at, holds=True)
    holder = found if _found(own, count) else [_stronger(each) for each in found]
    army = [replace(each, may_retreat=True) for each in forces(turn, own, at)]
    place = site(turn, at, dict.fromkeys((people, *(each.seat for each in army))))
    outcome = fight.fought((holder, army), place, turn.points, turn.dice)
    tell(turn, "battle", at, [holder, army], outcome)
    back = settled(turn, [Piece(band.units, band), *own], outcome.forces)
    turn.marches = (*turn.marches, *(March(each.units.owner, line, each.units, (), 0, done=True) for each in back))
    _hide(turn, at, sum(march.units.count for march in turn.marches if march.line == BAND))
    turn.marches = tuple(march for march in turn.marches if march.line != BAND)


def _found(own: Sequence[Piece], count: int) -> bool:
    return sum(piece.units.count for piece in own if piece.units.row == GENDARME) >= FINDERS * count


def _stronger(force: Force) -> Force:
    """P-60.4: give partisans three times their strength."""
    fighters = (replace(each, unit=replace(each.unit, row=_at_home(each.unit.row))) for each in force.fighters)
    return replace(force, fighters=tuple(fighters))


def _at_home(row: Row) -> Row:
    def more(strengths: Strengths) -> Strengths:
        return {key: BONUS * each for key, each in strengths.items()}

    return replace(row, attack=more(row.attack), defence=more(row.defence))


def mourn(turn: Turn) -> None:
    """P-60.4: the loss of partisans in battle costs the people welfare."""
    lost: Counter[tuple[Seat, str]] = Counter()
    for event in turn.events:
        for seat, at, count in _losses(event):
            lost[seat, at] += count
    for (seat, at), count in lost.items():
        if seat in turn.state.people.seats:
            before = sum(turn.state.people.welfare.values())
            turn.state = bereaved(turn.state, seat, at, count * GRIEF)
            cost = before - sum(turn.state.people.welfare.values())
            turn.tell(people_events.mourned(seat, at, count, cost))


def _losses(event: Event) -> Iterator[tuple[Seat, str, int]]:
    """List how many partisans of whom were lost where."""
    facts = event.facts
    parties = range(1, number(facts["parties"]) + 1) if "parties" in facts else ()
    for place in parties:
        dead = dict(zip(items(facts[f"rows_{place}"]), items(facts[f"dead_{place}"]), strict=True))
        if count := number(dead.get(PARTISAN, 0)):
            yield Seat(word(facts[f"seat_{place}"])), word(facts["at"]), count
    if event.kind == "perished" and PARTISAN in items(facts["rows"]):
        lost = dict(zip(items(facts["rows"]), items(facts["counts"]), strict=True))
        yield Seat(word(facts["seat"])), word(facts["at"]), number(lost[PARTISAN])
