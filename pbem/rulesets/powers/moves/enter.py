"""Entering a land that is not one's own: the battle for it (S-8), its conquest (P-6.13), the retreat (P-34.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations, groupby

from pbem.core.seats import Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.battle.forces import Force, Outcome, Site
from pbem.rulesets.powers.book import points as points_
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Turn, chain, engage, let_in, peace
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.moves import fight
from pbem.rulesets.powers.moves.pieces import (
    Piece,
    Withdrawal,
    avoids,
    forces,
    landed,
    pieces,
    present,
    refuges,
    remain,
    settled,
    stays,
)
from pbem.rulesets.powers.moves.waters import first_there
from pbem.rulesets.powers.state import BV, Land, Stack, gathered

AIRBORNE = "LE"


def hostile(turn: Turn, seat: Seat, at: str) -> bool:
    """P-5.2, P-5.5: tell whether entering an area is an attack: the land is another's, or others are on the sea, and
    do not let one in."""
    if at in turn.state.lands:
        return points_.hostile(turn.points, turn.state, seat, at)
    return not all(let_in(turn.points, turn.state, seat, other) for other in present(turn, at))


def attacks(turn: Turn, march: March) -> bool:
    """P-5.2, P-13.2: tell whether a march attacks what it enters next; who avoids battle slips in."""
    return hostile(turn, march.seat, march.goal) and not avoids(turn, Piece(march.units, march), march.goal)


def owner_of(turn: Turn, at: str) -> Seat:
    """P-9.2: tell who defends an area: the owner of a land, whoever was first on a sea."""
    if at in turn.state.lands:
        return turn.state.lands[at].owner
    return first_there(turn, at, present(turn, at))


def battles(turn: Turn) -> None:
    """S-6 c: fight in every area that has been attacked; then let retreat who must (S-8.4)."""
    back: list[Withdrawal] = []
    for at in sorted({march.at for march in turn.marches if march.attacks} | _ambushes(turn)):
        back += battle(turn, at)
    for withdrawal in back:
        retreat(turn, withdrawal)


def _ambushes(turn: Turn) -> set[str]:
    """P-13.3: list the seas where submarines that were let in begin a battle, once a turn, in the first step."""
    seas = dict.fromkeys(stack.at for stack in turn.state.stacks if stack.at not in turn.state.lands)
    found = {at for at in seas if turn.points.slips and at not in turn.risen and _risers(turn, at)}
    turn.risen = (*turn.risen, *seas)
    return found


def _risers(turn: Turn, at: str) -> tuple[Seat, ...]:
    """P-13.3: list who moves now and has submarines there that fight, where others are."""
    here = (seat for seat in present(turn, at) if seat in turn.actors and hostile(turn, seat, at))
    return tuple(seat for seat in here if _surfaced(turn, at, seat))


def _surfaced(turn: Turn, at: str, seat: Seat) -> bool:
    own = (piece for piece in pieces(turn, at, seat) if turn.rows[piece.units.row].type == "PM")
    return any(not avoids(turn, piece, at) for piece in own)


def battle(turn: Turn, at: str) -> list[Withdrawal]:
    """S-8, P-33.9: fight for a land: who attacks it against all others there; list who must leave it."""
    attacking = [seat for seat in present(turn, at) if _attacks(turn, at, seat)]
    attacking = attacking or list(_risers(turn, at))
    _join(turn, at, attacking)
    dice, covered = turn.dice, _set_aside(turn, at, attacking)
    attacking = _engaged(turn, at, attacking)
    strangers = {seat: pieces(turn, at, seat) for seat in attacking}
    defending = garrison(turn, at, attacking)
    back = _fought(turn, at, defending, strangers) if defending or len(strangers) > 1 else []
    turn.dice, turn.state = dice, replace(turn.state, stacks=gathered((*turn.state.stacks, *covered)))
    back = _part(turn, back)
    turn.marches = tuple(replace(march, attacks=False) if march.at == at else march for march in turn.marches)
    if at not in turn.state.lands:
        return _let_in(turn, at, back) if present(turn, at) else back
    if garrison(turn, at, attacking):
        turn.state = chain(turn.points.repelled, turn.state, at, turn.dice)
        takers: tuple[Seat, ...] = ()
    else:
        takers = _takers(turn, at, strangers)
    if takers:
        conquer(turn, at, takers[0], attacking)
        back = _let_in(turn, at, back)
    return back + _dismissed(turn, at, [seat for seat in attacking if seat not in takers[:1]])


def _join(turn: Turn, at: str, attacking: Sequence[Seat]) -> None:
    """S-9: let fight beside the attackers who is in the air there for them."""
    joining = (march for called in turn.points.called for march in called(turn, at, tuple(attacking)))
    turn.marches = (*turn.marches, *joining)


def _part(turn: Turn, back: list[Withdrawal]) -> list[Withdrawal]:
    """S-9: let go those who joined, wherever the battle has left them; list who else leaves."""
    if not turn.points.released:
        return back
    up = tuple(march for march in turn.marches if march.airborne)
    turn.marches = tuple(march for march in turn.marches if not march.airborne)
    gone = [each for each in back if turn.rows[each.units.row].type == AIRBORNE]
    left = (March(each.units.owner, 0, each.units, (), 0, origin=each.origin, airborne=True) for each in gone)
    for released in turn.points.released:
        released(turn, (*up, *left))
    return [each for each in back if each not in gone]


def _engaged(turn: Turn, at: str, attacking: list[Seat]) -> list[Seat]:
    """P-49.2: first the defenders show that somebody is there; then, if there is a fight, the attackers; list those."""
    engage(turn, _told(garrison(turn, at, attacking)))
    if garrison(turn, at, attacking) or len(attacking) > 1:
        engage(turn, _told(piece for seat in attacking for piece in pieces(turn, at, seat)))
    return [seat for seat in attacking if pieces(turn, at, seat)]


def _set_aside(turn: Turn, at: str, attacking: Sequence[Seat]) -> tuple[Stack, ...]:
    """P-49.3: take out of the battle who stays covered in it."""
    covered = tuple(each for proves in turn.points.proves for each in proves(turn, at, attacking))
    turn.state = replace(turn.state, stacks=tuple(each for each in turn.state.stacks if each not in covered))
    return covered


def _told(found: Iterable[Piece]) -> list[tuple[Stack, March | None]]:
    return [(piece.units, piece.march) for piece in found]


def _let_in(turn: Turn, at: str, back: Iterable[Withdrawal]) -> list[Withdrawal]:
    """P-33.4: who would go home because an ally has the area stays there as his guest; list who leaves."""
    staying = [each for each in back if each.exact and not hostile(turn, each.units.owner, at)]
    guests = (March(each.units.owner, 0, each.units, (), 0, origin=each.origin, done=True) for each in staying)
    turn.marches = (*turn.marches, *guests)
    return [each for each in back if each not in staying]


def _attacks(turn: Turn, at: str, seat: Seat) -> bool:
    return any(march.attacks for march in turn.marches if march.at == at and march.seat == seat)


def garrison(turn: Turn, at: str, attacking: Sequence[Seat]) -> tuple[Piece, ...]:
    """P-33.9: list all who defend a land, its owner's units first."""
    owner = owner_of(turn, at)
    seats = dict.fromkeys((owner, *present(turn, at)))
    return tuple(piece for seat in seats if seat not in attacking for piece in pieces(turn, at, seat))


def _fought(
    turn: Turn, at: str, defending: tuple[Piece, ...], strangers: dict[Seat, tuple[Piece, ...]]
) -> list[Withdrawal]:
    holder = forces(turn, defending, at, holds=True)
    armies = [forces(turn, own, at) for own in strangers.values()]
    place = site(turn, at, (*strangers, *(each.seat for each in holder)))
    outcome = fight.fought((holder, [each for army in armies for each in army]), place, turn.points, turn.dice)
    tell(turn, "battle" if holder else "contest", at, [*_by_seat(holder), *armies], outcome)
    return settled(turn, [*defending, *(piece for own in strangers.values() for piece in own)], outcome.forces)


def site(turn: Turn, at: str, seats: Iterable[Seat]) -> Site:
    """Give the place of a battle, and who of these seats may not attack whom there."""
    place = fight.site(turn.state, at, world(turn.state).areas[at])
    return replace(place, truces=truces(turn, dict.fromkeys(seats)))


def _by_seat(holder: Iterable[Force]) -> list[list[Force]]:
    return [list(own) for _, own in groupby(holder, key=lambda force: force.seat)]


def tell(turn: Turn, kind: str, at: str, armies: Sequence[Sequence[Force]], outcome: Outcome) -> None:
    """Report a battle."""
    facts, rest = [], list(outcome.forces)
    for army in armies:
        after, rest = rest[: len(army)], rest[len(army) :]
        facts.append(fight.told(army, after))
    turn.tell(events.fought(kind, at, facts, fight.facts(outcome), fight.rolls(outcome.record)))


def truces(turn: Turn, seats: Iterable[Seat]) -> frozenset[frozenset[Seat]]:
    """List the pairs that may not attack each other."""
    pairs = combinations(seats, 2)
    return frozenset(frozenset(pair) for pair in pairs if peace(turn.points, turn.state, *pair))


def _takers(turn: Turn, at: str, strangers: Iterable[Seat]) -> tuple[Seat, ...]:
    """S-8.1: list who is left and can conquer, the largest force of conquerors first; ties: the order of ties."""
    worth = {seat: weight(turn, (piece.units for piece in pieces(turn, at, seat))) for seat in strangers}
    return tuple(sorted((seat for seat in worth if worth[seat] > 0), key=lambda seat: -worth[seat]))


def weight(turn: Turn, units: Iterable[Stack]) -> int:
    """Give the BV of units that can conquer (P-1.6), in sixtieths."""
    conquerors = ((turn.rows[each.row], each.count) for each in units)
    return sum(int(row.cost * BV) * count for row, count in conquerors if row.conquers)


def _dismissed(turn: Turn, at: str, seats: Iterable[Seat]) -> list[Withdrawal]:
    """P-6.13, S-8.1: who is left in a land and does not get it goes back to where he came from, unless he is let in."""
    back: list[Withdrawal] = []
    for seat in seats:
        for piece in pieces(turn, at, seat) if hostile(turn, seat, at) else ():
            if piece.march:
                origin, orders = piece.march.origin, piece.march.doctrine
                back.append(Withdrawal(piece.units, origin, orders, exact=True, lost=landed(piece)))
                remain(turn, piece)
    return back


def conquer(turn: Turn, at: str, seat: Seat, attacking: Sequence[Seat] = ()) -> None:
    """P-6.13: the land gets a new owner and is fresh (P-4.5); whoever is left of its holders' units dies (P-6.10)."""
    state, before = turn.state, turn.state.lands[at].owner
    for stack in [each for each in turn.state.stacks if each.at == at and each.owner not in (seat, *attacking)]:
        turn.tell(events.perished(stack, "land"))
        turn.state = replace(turn.state, stacks=tuple(each for each in turn.state.stacks if each != stack))
    date = state.tick if state.sequential else state.round
    taken = Land(seat, before, state.round, date, state.lands[at].home, fresh=True)
    turn.state = replace(turn.state, lands={**turn.state.lands, at: taken})
    turn.state = chain(turn.points.conquered, turn.state, at)
    turn.marches = tuple(_ended(march) if march.at == at else march for march in turn.marches)
    turn.tell(events.conquered(seat, at, before))


def _ended(march: March) -> March:
    """P-5.3: a battle, were it without resistance, ends the movement of who took part."""
    return replace(march, path=(), left=0, done=True)


def retreat(turn: Turn, withdrawal: Withdrawal) -> None:
    """P-34.2: go to an adjacent own land: one wished for, the one they came from, any; if there is none, die (P-6.11).

    A recon retreat, and who is sent back, goes to the area they came from before all others (P-34.5, S-8.1).
    """
    units, named = withdrawal.units, withdrawal.doctrine.retreat_to or ()
    wished = (withdrawal.origin,) if withdrawal.exact else (*named, withdrawal.origin)
    if stays(turn, units):
        turn.marches = (*turn.marches, March(units.owner, 0, units, (), 0, origin=units.at, done=True))
        return
    open_ = () if withdrawal.lost else refuges(turn, units.at, units, wished)
    if not open_:
        turn.tell(events.perished(units, "no_retreat"))
        return
    turn.tell(events.retreated(units, open_[0]))
    turn.marches = (
        *turn.marches,
        March(units.owner, 0, replace(units, at=open_[0]), (), 0, origin=units.at, done=True),
    )
