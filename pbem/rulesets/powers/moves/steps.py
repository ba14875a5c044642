"""S-5, S-6: movement in steps, all seats at once.

In a step each unit on its way spends one BPh. Who crosses a border against an enemy meets him there (S-7); then all
enter; then every land with strangers in it is fought for; who fought stops. A unit leaves its area at the moment it
enters the next one, so who goes is not caught, and lands may be exchanged among friends in a ring (S-8.5).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, groupby

from pbem.core.seats import Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.march import March
from pbem.rulesets.powers.book.points import Turn, engage, let_in, peace
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.moves import fight
from pbem.rulesets.powers.moves.enter import attacks, battles, hostile, tell, weight
from pbem.rulesets.powers.moves.pieces import Piece, become, fates, forces, present, remain
from pbem.rulesets.powers.moves.waters import barred, berthed, first_there, free
from pbem.rulesets.powers.state import ties


def steps(turn: Turn) -> int:
    """S-5: give the number of steps: the highest speed of a surface unit in play."""
    return max((row.speed for row in turn.rows.values() if row.type != "LE"), default=1)


def step(turn: Turn, hold: bool = False) -> None:
    """Play one step for all that are on their way; with `hold` nobody goes the last leg of his way."""
    _free_legs(turn, hold)
    _walk(turn, [march for march in turn.marches if not (hold and len(march.path) == 1)])
    _free_legs(turn, hold)


def _free_legs(turn: Turn, hold: bool) -> None:
    """P-9.4: let ships leave and enter harbours, which takes neither BPh nor a step."""
    while going := [each for each in turn.marches if free(turn, each) and not (hold and len(each.path) == 1)]:
        _walk(turn, going)


def _walk(turn: Turn, going: list[March]) -> None:
    """Let these march on by a leg; who crosses a border against an enemy or enters a held area fights."""
    on_the_way = tuple(_under_way(turn, each) if each in going else each for each in turn.marches)
    turn.marches = tuple(replace(each, entered=False) for each in on_the_way)
    for halt in (_no_harbour, _spent, _careful, _at_peace, _unable, _shared):
        _halted(turn, halt(turn))
    _clashes(turn)
    _enter(turn)
    battles(turn)
    for follows in turn.points.walked:
        follows(turn)


def _under_way(turn: Turn, march: March) -> March:
    """S-5, P-8.3: go on with a leg or begin the next one: it takes as many steps as it costs; the last leg and any
    attack cost 1."""
    if march.done or not march.path:
        return march
    if march.toward > 0:
        return replace(march, toward=march.toward - 1)
    path, cost = march.path, 1
    if free(turn, march):
        return replace(march, toward=0)
    if len(path) > 1 and not attacks(turn, march):
        area, row = world(turn.state).areas[march.goal], turn.rows[march.units.row]
        cost = max((asked(row, area) for asked in turn.points.cost), default=1)
        if cost >= march.left:
            path, cost = path[:1], 1
    return replace(march, path=path, toward=cost - 1, left=march.left - cost)


def entering(turn: Turn) -> list[March]:
    """List the marches that enter an area in this step."""
    return [march for march in turn.marches if march.path and not march.done and march.toward == 0]


Halts = Iterable[tuple[March, str]]


def _halted(turn: Turn, halts: Halts) -> None:
    """Stop marches before the area they would enter."""
    for march, why in list(halts):
        turn.tell(events.halted(march.seat, march.at, march.goal, why, march.units))
        turn.marches = tuple(replace(each, path=(), done=True) if each is march else each for each in turn.marches)


def _no_harbour(turn: Turn) -> Halts:
    """P-9.4, P-9.6: ships enter harbours of their own, and none when they have left one."""
    return ((march, why) for march in entering(turn) if (why := barred(turn, march)))


def _spent(turn: Turn) -> Halts:
    """P-5.1: nobody goes farther than his speed."""
    return ((march, "spent") for march in entering(turn) if march.left < 0)


def _careful(turn: Turn) -> Halts:
    """S-10: stop before an area that is held: it is another's, or a neutral army stands there."""
    return ((march, "careful") for march in entering(turn) if march.careful and _held(turn, march))


def _held(turn: Turn, march: March) -> bool:
    if march.goal not in turn.state.lands:
        return attacks(turn, march)
    army = any(stack.at == march.goal for stack in turn.state.stacks)
    return hostile(turn, march.seat, march.goal) and (bool(turn.state.lands[march.goal].owner) or army)


def _at_peace(turn: Turn) -> Halts:
    """P-16.2: stop before the land of a seat with which there is peace, S-10: and before a sea it is on."""
    for march in entering(turn):
        land = turn.state.lands.get(march.goal)
        owners = [land.owner] if land else present(turn, march.goal)
        bound = any(owner != march.seat and peace(turn.points, turn.state, march.seat, owner) for owner in owners)
        if bound and attacks(turn, march):
            yield march, "peace"


def _attacks(turn: Turn) -> Iterator[tuple[str, Seat, list[March]]]:
    """List the attacks of this step: where, by whom, with what."""
    going = [march for march in entering(turn) if attacks(turn, march)]
    going.sort(key=lambda march: (march.goal, march.seat))
    for (goal, seat), group in groupby(going, key=lambda march: (march.goal, march.seat)):
        yield goal, seat, list(group)


def _unable(turn: Turn) -> Halts:
    """P-5.4, P-1.8: an attack needs a unit that can conquer."""
    for _, _, group in _attacks(turn):
        able = (march for march in group if _can_take(turn, march))
        if not any(able):
            yield from ((march, "unable") for march in group)


def _can_take(turn: Turn, march: March) -> bool:
    """P-1.6: tell whether units can conquer the land, or the sea, they enter."""
    row = turn.rows[march.units.row]
    return row.conquers if march.goal in turn.state.lands else row.rules_waves


def _shared(turn: Turn) -> Halts:
    """S-8.2: of seats in a treaty that attack one land only the one with the largest force goes in; ties by lot."""
    for goal, found in groupby(_attacks(turn), key=lambda attack: attack[0]):
        groups = {seat: group for _, seat, group in found}
        order = turn.dice.shuffle(tuple(groups), f"shared attack {goal}") if len(groups) > 1 else tuple(groups)
        order = tuple(sorted(order, key=lambda seat: -weight(turn, (march.units for march in groups[seat]))))
        for place, seat in enumerate(order):
            if any(_apart(turn, seat, other) for other in order[:place]):
                yield from ((march, "shared") for march in groups[seat])


def _apart(turn: Turn, seat: Seat, other: Seat) -> bool:
    """S-8.2: tell whether a treaty binds two seats who may not attack together."""
    allies = any(asked(turn.state, seat, other) for asked in turn.points.joint)
    return peace(turn.points, turn.state, seat, other) and not allies


def _clashes(turn: Turn) -> None:
    """S-6 a: who crosses a border against an enemy fights him there."""
    engage(turn, [(march.units, march) for _, marches, _ in _crossing(turn) for march in marches])
    for border, marches, seats in _crossing(turn):
        _clash(turn, "-".join(border), {seat: [each for each in marches if each.seat == seat] for seat in seats})


def _crossing(turn: Turn) -> list[tuple[tuple[str, ...], list[March], list[Seat]]]:
    """List the borders that enemies cross against each other, who does, and whose they are."""
    crossing: dict[tuple[str, ...], list[March]] = {}
    for march in entering(turn):
        crossing.setdefault(tuple(sorted((march.at, march.goal))), []).append(march)
    seats = ties(turn.state)
    found = [(border, own, [seat for seat in seats if _of(own, seat)]) for border, own in sorted(crossing.items())]
    return [each for each in found if len(each[2]) > 1 and not peace(turn.points, turn.state, *each[2][:2])]


def _of(marches: Iterable[March], seat: Seat) -> bool:
    return any(march.seat == seat for march in marches)


def _clash(turn: Turn, border: str, sides: dict[Seat, list[March]]) -> None:
    """S-7: a meeting engagement: survivors of both fall back, or one side is gone and the other goes on and enters."""
    own = [[Piece(march.units, march) for march in marches] for marches in sides.values()]
    armies = [forces(turn, pieces, pieces[0].units.at) for pieces in own]
    others = [force for army in armies for force in army]
    outcome = fight.fought(([], others), fight.site(turn.state, border), turn.points, turn.dice)
    tell(turn, "meeting", border, armies, outcome)
    met = list(chain(*own))
    left = list(zip(met, fates(turn, met, outcome.forces), strict=True))
    alone = len({piece.units.owner for piece, fate in left if fate.alive}) == 1
    for piece, fate in left:
        if alone and fate.alive and piece.march:
            path = piece.march.path[:1]
            become(turn, piece.march, [replace(piece.march, units=units, path=path) for units in fate.alive])
        else:
            remain(turn, piece, fate.alive)


def _enter(turn: Turn) -> None:
    """S-6 b: all enter at once; in a land that is not one's own a march ends."""
    for march in entering(turn):
        goal, attacking = march.goal, attacks(turn, march)
        rest = () if attacking else march.path[1:]
        turn.tell(events.moved(march.seat, march.at, goal, march.units))
        there = replace(march, units=berthed(turn, march), origin=march.at, path=rest, toward=-1, entered=True)
        there = replace(there, attacks=attacking)
        turn.marches = tuple(there if each is march else each for each in turn.marches)
    _met_at_sea(turn)


def _meets(turn: Turn, seat: Seat, others: Iterable[Seat]) -> bool:
    """P-33.4: tell whether somebody of these does not let a seat in."""
    return not all(let_in(turn.points, turn.state, seat, other) for other in others)


def _met_at_sea(turn: Turn) -> None:
    """S-8.3, S-10: of several who entered a sea in the same step all attack but who was there before."""
    for at in {march.at for march in turn.marches if march.entered} - set(turn.state.lands):
        here = present(turn, at)
        first = first_there(turn, at, here)
        if len(here) > 1:
            turn.marches = tuple(
                replace(each, attacks=each.attacks or _meets(turn, each.seat, (first,) if first else here))
                if each.at == at and each.entered and each.seat in here
                else each
                for each in turn.marches
            )
