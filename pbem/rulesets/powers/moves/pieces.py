"""Who stands in an area while units move: stacks that stay, and marches on their way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.doctrine import NEUTRAL
from pbem.rulesets.powers.battle.forces import After, Force
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Turn
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.moves.fight import force, size
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
    back to where they came from, if they can."""

    units: Stack
    origin: str
    doctrine: Doctrine
    exact: bool = False


def present(turn: Turn, at: str) -> tuple[Seat, ...]:
    """List who has units in an area, in the order of ties; a neutral army last."""
    found = {stack.owner for stack in turn.state.stacks if stack.at == at}
    found |= {march.seat for march in turn.marches if march.at == at}
    return tuple(seat for seat in (*ties(turn.state), NOBODY) if seat in found)


def pieces(turn: Turn, at: str, seat: Seat) -> tuple[Piece, ...]:
    """List what a seat has in an area."""
    staying = (Piece(stack) for stack in turn.state.stacks if stack.at == at and stack.owner == seat)
    return (*staying, *(Piece(march.units, march) for march in turn.marches if march.at == at and march.seat == seat))


def forces(turn: Turn, own: Sequence[Piece], at: str, holds: bool = False) -> list[Force]:
    """Make forces of a battle out of what a seat has there: one of each piece."""
    return [
        force(
            piece.units,
            turn.rows[piece.units.row],
            doctrine(turn.state, piece, at, holds),
            piece.march.origin if piece.march else at,
            not holds and bool(refuges(turn, at, piece.units.owner)),
        )
        for piece in own
    ]


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


def settled(turn: Turn, own: Sequence[Piece], after: Sequence[After]) -> list[Withdrawal]:
    """Give pieces their fates: the dead are gone, who stands there moves no more; list who leaves."""
    back: list[Withdrawal] = []
    for piece, fate in zip(own, after, strict=True):
        origin, orders = (piece.march.origin, piece.march.doctrine) if piece.march else ("", Doctrine())
        for count, exact in ((size(fate.withdrawn), False), (size(fate.returned), True)):
            if count:
                back.append(Withdrawal(replace(piece.units, count=count, damage=0), origin, orders, exact))
        remain(turn, piece, size(fate.standing))
    return back


def remain(turn: Turn, piece: Piece, count: int) -> None:
    """P-6.12: leave so many of a piece, repaired; a march ends there (P-5.3)."""
    left = replace(piece.units, count=count, damage=0)
    if piece.march is None:
        others = list(turn.state.stacks)
        others.remove(piece.units)
        turn.state = replace(turn.state, stacks=gathered((*others, left)))
    else:
        march = replace(piece.march, units=left, left=0, path=(), done=True)
        turn.marches = tuple(
            march if each is piece.march else each for each in turn.marches if count or each is not piece.march
        )


def refuges(turn: Turn, at: str, seat: Seat, wished: Sequence[str] = ()) -> tuple[str, ...]:
    """P-34.2: list the adjacent own lands where nobody else stands, those wished for first."""
    near = world(turn.state).neighbours[at]
    free = [
        key
        for key in near
        if key in turn.state.lands and turn.state.lands[key].owner == seat and set(present(turn, key)) <= {seat}
    ]
    return tuple(sorted(free, key=lambda key: wished.index(key) if key in wished else len(wished)))
