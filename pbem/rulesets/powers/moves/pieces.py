"""Who stands in an area while units move: stacks that stay, and marches on their way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from pbem.core.seats import Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.battle.doctrine import NEUTRAL
from pbem.rulesets.powers.battle.forces import After, Fighters, Force
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Turn, armory, hostile, let_in, one, peace
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.moves.fight import force, unit
from pbem.rulesets.powers.orders import Doctrine, DoctrineOrder, over
from pbem.rulesets.powers.state import NOBODY, Stack, Table, gathered, ties


@dataclass(frozen=True)
class Piece:
    """A stack that stays, or the units of a march."""

    units: Stack
    march: March | None = None


@dataclass(frozen=True)
class Withdrawal:
    """P-34.2: units that leave a battle: where they came from, and the doctrine that names where to; `exact`: they go
    back to where they came from, if they can; `lost`: they came from ships, and cannot (P-11.4)."""

    units: Stack
    origin: str
    doctrine: Doctrine
    exact: bool = False
    lost: bool = False


def present(turn: Turn, at: str) -> tuple[Seat, ...]:
    """List who has units in an area, in the order of ties; a neutral army last. Who avoids battle does not count."""
    found = {stack.owner for stack in turn.state.stacks if stack.at == at}
    found |= {march.seat for march in turn.marches if march.at == at}
    if turn.points.slips and at not in turn.state.lands:
        found = {seat for seat in found if not all(avoids(turn, piece, at) for piece in pieces(turn, at, seat))}
    return tuple(seat for seat in (*ties(turn.state), NOBODY) if seat in found)


def avoids(turn: Turn, piece: Piece, at: str) -> bool:
    """P-13.2: tell whether a piece avoids every battle on a sea it is on or enters."""
    if not turn.points.slips:
        return False
    orders = doctrine(turn.state, piece, at, not piece.march)
    return any(slips(turn, piece.units, orders, at) for slips in turn.points.slips)


def pieces(turn: Turn, at: str, seat: Seat) -> tuple[Piece, ...]:
    """List what a seat has in an area."""
    staying = (Piece(stack) for stack in turn.state.stacks if stack.at == at and stack.owner == seat)
    return (*staying, *(Piece(march.units, march) for march in turn.marches if march.at == at and march.seat == seat))


def forces(turn: Turn, own: Sequence[Piece], at: str, holds: bool = False) -> list[Force]:
    """Make forces of a battle out of what a seat has there: one of each piece."""
    return [
        force(
            piece.units,
            unit(
                piece.units,
                armory(turn.points, turn.state, piece.units.owner),
                piece.march.origin if piece.march else at,
                _marks(turn, piece, at),
            ),
            doctrine(turn.state, piece, at, holds),
            not holds and not landed(piece) and _can_go(turn, piece, at),
        )
        for piece in own
    ]


def _can_go(turn: Turn, piece: Piece, at: str) -> bool:
    """P-34.2, P-36.4: tell whether a piece has anywhere to retreat to; aircraft fly home."""
    airborne = piece.march is not None and piece.march.airborne
    return airborne or stays(turn, piece.units) or bool(refuges(turn, at, piece.units))


def _marks(turn: Turn, piece: Piece, at: str) -> tuple[str, ...]:
    """Say what chapters want to know of units in a battle: that they are anchored, landed, dived."""
    marks = {"anchored": bool(piece.units.harbour), "landed": landed(piece), "dived": avoids(turn, piece, at)}
    marks["tied"] = piece.units.tied
    return tuple(word for word, holds in marks.items() if holds)


def stays(turn: Turn, units: Stack) -> bool:
    """P-34.2: tell whether units that must go may stay and avoid: submarines at sea."""
    return bool(turn.points.slips) and turn.rows[units.row].type == "PM" and units.at not in turn.state.lands


def landed(piece: Piece) -> bool:
    """P-11.4: tell whether units have come from ships."""
    return piece.march is not None and piece.march.landed


def doctrine(table: Table, piece: Piece, at: str, holder: bool) -> Doctrine:
    """P-6.20: lay the doctrines over each other: everywhere, in this role, here, here in this role, of the order.

    P-51.1: a neutral army has one of its own. P-34.5: a recon retreat is an option.
    """
    if piece.units.owner == NOBODY:
        return NEUTRAL
    role = "defence" if holder else "attack"
    standing = table.standing.get(piece.units.owner)
    found = Doctrine()
    for place, part in (("", ""), ("", role), (at, ""), (at, role)):
        for order in standing.doctrines if standing else ():
            if (order.at, order.role) == (place, part):
                found = over(found, order.doctrine)
    found = over(found, piece.march.doctrine) if piece.march else found
    recon = found.retreat is not None and found.retreat.when == "recon"
    return replace(found, retreat=None) if recon and not table.options.retreat_first else found


def ordered(standing: Iterable[DoctrineOrder], more: DoctrineOrder) -> tuple[DoctrineOrder, ...]:
    """P-6.20: add a doctrine to those that stand: it replaces what the earlier one of its place and role says."""
    key = (more.at, more.role)
    before = next((each.doctrine for each in standing if (each.at, each.role) == key), Doctrine())
    kept = (each for each in standing if (each.at, each.role) != key)
    return (*kept, replace(more, doctrine=over(before, more.doctrine)))


@dataclass(frozen=True)
class Fate:
    """What is left of a piece after a battle, mended (P-6.12): who stands there, who withdraws, who goes back."""

    standing: tuple[Stack, ...] = ()
    withdrawn: tuple[Stack, ...] = ()
    returned: tuple[Stack, ...] = ()

    @property
    def alive(self) -> tuple[Stack, ...]:
        """List all who live, wherever they go."""
        return (*self.standing, *self.withdrawn, *self.returned)


def fates(turn: Turn, own: Sequence[Piece], after: Sequence[After]) -> list[Fate]:
    """P-6.12, P-30: mend who is left of these pieces; who is held keeps his damage."""
    groups = [(piece, part) for piece, fate in zip(own, after, strict=True) for part in _parts(fate)]
    left = [[replace(piece.units, count=each.count, damage=each.damage) for each in part] for piece, part in groups]
    others = _others(turn, own)
    mended = iter(one(turn.points.mend)(turn, tuple(stack for stacks in left for stack in stacks), others))
    parts = [tuple(new for _ in stacks for new in next(mended)) for stacks in left]
    return [Fate(*parts[place : place + 3]) for place in range(0, len(parts), 3)]


def _parts(fate: After) -> tuple[tuple[Fighters, ...], ...]:
    return fate.standing, fate.withdrawn, fate.returned


def _others(turn: Turn, own: Sequence[Piece]) -> tuple[Stack, ...]:
    """List all units on the map that are none of these pieces."""
    staying = [piece.units for piece in own if not piece.march]
    stacks = (stack for stack in turn.state.stacks if stack not in staying)
    marches = (march.units for march in turn.marches if not any(march is piece.march for piece in own))
    return (*stacks, *marches)


def settled(turn: Turn, own: Sequence[Piece], after: Sequence[After]) -> list[Withdrawal]:
    """Give pieces their fates: the dead are gone, who stands there moves no more; list who leaves.

    All are taken off the map before any is put back: what is left of one may be just what another was before."""
    back: list[Withdrawal] = []
    found = list(zip(own, fates(turn, own, after), strict=True))
    for piece, fate in found:
        origin, orders = (piece.march.origin, piece.march.doctrine) if piece.march else ("", Doctrine())
        lost = landed(piece)
        _drowned(turn, piece, fate)
        back += [Withdrawal(units, origin, orders, lost=lost) for units in fate.withdrawn]
        back += [Withdrawal(units, origin, orders, exact=True, lost=lost) for units in fate.returned]
    stacks = list(turn.state.stacks)
    for piece, _ in found:
        if piece.march is None:
            stacks.remove(piece.units)
    standing = [units for piece, fate in found if piece.march is None for units in fate.standing]
    turn.state = replace(turn.state, stacks=gathered((*stacks, *standing)))
    for piece, fate in found:
        if piece.march:
            remain(turn, piece, fate.standing)
    return back


def _drowned(turn: Turn, piece: Piece, fate: Fate) -> None:
    """P-1.5: tell what went down with its ships."""
    dead = piece.units.count - sum(each.count for each in fate.alive)
    for row in dict.fromkeys(piece.units.load) if dead else ():
        count = dead * piece.units.load.count(row)
        turn.tell(events.perished(Stack(piece.units.owner, row, piece.units.at, count), "aboard"))


def remain(turn: Turn, piece: Piece, left: Sequence[Stack] = ()) -> None:
    """Leave this much of a piece; a march ends there (P-5.3)."""
    if piece.march is None:
        others = list(turn.state.stacks)
        others.remove(piece.units)
        turn.state = replace(turn.state, stacks=gathered((*others, *left)))
    else:
        become(turn, piece.march, [replace(piece.march, units=units, left=0, path=(), done=True) for units in left])


def become(turn: Turn, march: March, others: Sequence[March]) -> None:
    """Put marches in the place of one."""
    turn.marches = tuple(new for each in turn.marches for new in (others if each is march else (each,)))


def _calm(turn: Turn, seat: Seat, at: str) -> bool:
    return all(peace(turn.points, turn.state, seat, other) for other in present(turn, at))


def refuges(turn: Turn, at: str, units: Stack, wished: Sequence[str] = ()) -> tuple[str, ...]:
    """P-34.2: list the adjacent lands whose owner lets one in, own or not, of ships the adjacent seas, where no enemy
    stands; those wished for first."""
    free = [key for key in world(turn.state).neighbours[at] if _open(turn, key, units)]
    return tuple(sorted(free, key=lambda key: wished.index(key) if key in wished else len(wished)))


def _open(turn: Turn, key: str, units: Stack) -> bool:
    land = key in turn.state.lands
    if turn.rows[units.row].afloat:
        return not land and all(let_in(turn.points, turn.state, units.owner, each) for each in present(turn, key))
    own = land and not hostile(turn.points, turn.state, units.owner, key)
    return own and _calm(turn, units.owner, key)
