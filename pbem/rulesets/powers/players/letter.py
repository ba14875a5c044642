"""A power's letter: answers, marches, deeds of sea and air, production; what a people does, and who governs one.

Starting armies are placed and sides bid for as for the silent."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.dice import Dice
from pbem.core.seats import Request
from pbem.rulesets.powers.players.beyond import bluffs, landings, patrols, raids
from pbem.rulesets.powers.players.drafts import drafts
from pbem.rulesets.powers.players.forces import Forces
from pbem.rulesets.powers.players.government import policing, welfare
from pbem.rulesets.powers.players.homes import homes
from pbem.rulesets.powers.players.lines import Line, accept, accepted, end, reject
from pbem.rulesets.powers.players.marches import marches, production
from pbem.rulesets.powers.players.stores import carts, fed, stores
from pbem.rulesets.powers.players.temper import Temper
from pbem.rulesets.powers.treaty import Proposal
from pbem.rulesets.powers.view import View


def write(temper: Temper, view: View, request: Request, dice: Dice) -> tuple[str, ...]:
    """Write what is asked for."""
    if view.seat not in view.alive or view.seat is None or request.kind not in ("orders", "standing"):
        return ()
    return accepted(view, _lines(Forces(view, view.seat), temper, request, dice))


def _lines(forces: Forces, temper: Temper, request: Request, dice: Dice) -> Iterator[Line]:
    yield from _answers(forces, temper)
    if request.kind == "orders":
        yield from drafts(forces, temper)
        yield from homes(forces, temper, dice)
        yield from policing(forces, temper, dice)
        deeds = fed(forces, tuple(_deeds(forces, temper, dice)))
        yield from deeds
        yield from welfare(forces)
        yield from stores(forces, deeds)
        yield from production(forces, temper, dice)
        if forces.view.sequential:
            yield end()


def _deeds(forces: Forces, temper: Temper, dice: Dice) -> Iterator[Line]:
    yield from bluffs(forces, dice)
    yield from landings(forces, temper, dice)
    yield from patrols(forces, temper)
    yield from marches(forces, temper, dice)
    yield from carts(forces)
    yield from raids(forces)


def _answers(forces: Forces, temper: Temper) -> Iterator[Line]:
    """P-16.2: answer every proposal that waits for it."""
    for one in forces.view.proposals:
        if forces.me in one.treaty.members and forces.me not in (*one.accepted, *one.rejected):
            yield accept(one) if _welcome(forces, temper, one) else reject(one)


def _welcome(forces: Forces, temper: Temper, one: Proposal) -> bool:
    """Make peace, and nothing but peace, as long as somebody is left to fight; a bold power only with the stronger."""
    if set(one.treaty.clauses) != {"peace"}:
        return False
    left = [seat for seat in forces.view.alive if seat not in one.treaty.members]
    strongest = max((_units(forces, seat) for seat in one.others(forces.me)), default=0)
    return bool(left) and (temper.peaceful or strongest > _units(forces, forces.me))


def _units(forces: Forces, seat: str) -> int:
    return sum(each.count for each in forces.view.stacks if each.owner == seat)
