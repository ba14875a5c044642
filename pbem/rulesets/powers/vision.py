"""What each seat knows (7.4), and what might be true instead (S-19): a table without secrets, what each chapter
puts into it, and in the fog only what the seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace

from pbem.core.dice import Dice
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.powers import fogged_lands, sight
from pbem.rulesets.powers.book.points import chain
from pbem.rulesets.powers.book.worth import trades
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.fogged_lands import Known
from pbem.rulesets.powers.formations import NAME, Formation
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.state import NOBODY, Glimpse, Land, Stack, State, Table, gathered, owned
from pbem.rulesets.powers.view import View

ASKED = ("works", "standing", "kept", "later", "memory", "pacts", "proposals", "handed", "glimpses", "dues", "people")
"""Parts of the state that a view has only as far as a chapter puts them there."""
WHY = "reimagine fog"


def view(state: State, seat: Seat | None) -> View:
    """Project what a seat knows (None: the public; REFEREE: everything)."""
    book = every.book(state)
    open_ = {each.name: getattr(state, each.name) for each in fields(Table) if each.name not in ASKED}
    found = chain(book.points.seen, View(seat=seat, **open_), state)
    return _fogged(found, _scene(state)) if _dark(state, seat) else found


def _scene(state: State) -> sight.Scene:
    points = every.book(state).points
    return sight.Scene(state, points.rows, hides=points.hides)


def _dark(state: State, seat: Seat | None) -> bool:
    return sight.fog(state) and seat != REFEREE


def _fogged(view: View, scene: sight.Scene) -> View:
    """7.4, S-23: of what a seat does not see it has what it last saw; of others it sees no units under construction.

    Of seas out of sight nothing is remembered."""
    state, sees = scene.table, sight.seen(scene, view.seat)
    glimpses = {at: _glimpse(state, view.seat, at) for at in world(state).areas if at not in sees}
    lands = {at: glimpses[at].land if at in glimpses else land for at, land in view.lands.items()}
    works = {at: glimpses[at].works if at in glimpses else count for at, count in view.works.items()}
    stacks = tuple(each for each in view.stacks if _open(each, view.seat, scene, sees))
    fields = {at: each.airfields for at, each in glimpses.items() if each.airfields}
    known = _known(state, view.seat, sees, glimpses)
    return replace(
        view,
        lands=lands,
        works=works,
        stacks=stacks,
        formations=tuple(each for each in view.formations if each.owner == view.seat or _shown(each, stacks)),
        armies={at: count for at, count in view.armies.items() if at in sees},
        airfields=fields | {at: each for at, each in view.airfields.items() if at in sees},
        trades=fogged_lands.trades(state.trades, known),
        economy=fogged_lands.economy(state.economy, known),
        people=fogged_lands.people(view.people, known),
        politics=_own_points(state, view.seat),
        fuelled={at: dates for at, dates in view.fuelled.items() if at in sees},
        shelled={key: when for key, when in view.shelled.items() if _heard(key, view.seat, sees)},
        glimpses={"": glimpses},
    )


def _own_points(state: Table, seat: Seat | None) -> dict[str, int]:
    """P-57.3: in the fog the political points of others are unknown."""
    return {seat: state.politics.get(seat, 0)} if seat and every.book(state).points.leftover else {}


def _known(state: Table, seat: Seat | None, sees: frozenset[str], glimpses: Mapping[str, Glimpse]) -> Known:
    return Known(owned(state, seat) if seat else (), sees, glimpses)


def _shown(formation: Formation, stacks: Iterable[Stack]) -> bool:
    """7.4: tell whether one sees a token of a formation, and with it its card."""
    return any((each.owner, NAME.get(each.row)) == formation.key for each in stacks)


def _glimpse(state: Table, seat: Seat | None, at: str) -> Glimpse:
    return sight.known(state, seat, at) if at in state.lands else Glimpse(Land(), 0)


def _open(stack: Stack, seat: Seat | None, scene: sight.Scene, sees: frozenset[str]) -> bool:
    """7.4: tell whether a seat knows of units: its own, and those it sees, if they are ready and not hidden there."""
    return _own(stack, seat) or (stack.at in sees and not stack.left and not scene.hidden(stack.row, stack.at))


def _heard(barrage: str, seat: Seat | None, sees: frozenset[str]) -> bool:
    """P-41.5: tell whether a seat knows of a barrage (`seat from at`): its own, or on what it sees."""
    gunner, _, goal = barrage.split()
    return gunner == seat or goal in sees


def _own(stack: Stack, seat: Seat | None) -> bool:
    return seat in (stack.owner, stack.mover)


def reimagine(state: State, seat: Seat, dice: Dice) -> State:
    """Deal anew what the seat does not know."""
    book = every.book(state)
    dealt = chain(book.points.redeal, state, seat, dice)
    if not _dark(state, seat):
        return dealt
    scene = _scene(state)
    sees = sight.seen(scene, seat)
    stacks = (each if _open(each, seat, scene, sees) else _elsewhere(each, scene, dice) for each in dealt.stacks)
    glimpses = {key: each for key, each in state.glimpses.items() if key == seat}
    shelled = {key: when for key, when in state.shelled.items() if _heard(key, seat, sees)}
    known = _known(state, seat, sees, {})
    dealt = fogged_lands.imagined(dealt, seat, known, trades(book.points) if book.points.stock else (), dice)
    return replace(dealt, stacks=gathered(stacks), glimpses=glimpses, shelled=shelled)


def _elsewhere(stack: Stack, scene: sight.Scene, dice: Dice) -> Stack:
    """S-19: where a seat does not see, any number of units may stand, whole ones too; ships, aircraft and guns stay
    what they are. Uncertain tokens, of which one in three is true, have their chapter to deal them anew."""
    if stack.owner == NOBODY or stack.paid or "token" in scene.rows[stack.row].flags:
        return stack
    found = replace(stack, count=dice.roll(4, WHY), damage=0, held="")
    row = scene.rows[stack.row]
    if row.afloat or row.type == "LE" or stack.battery or stack.load:
        return found
    return replace(found, row=("inf", "tnk", "atg")[dice.roll(3, WHY) - 1])
