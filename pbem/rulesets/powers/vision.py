"""What each seat knows (7.4), and what might be true instead (S-19): a table without secrets, what each chapter
puts into it, and in the fog only what the seat sees."""

from __future__ import annotations

from dataclasses import fields, replace

from pbem.core.dice import Dice
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.powers import sight
from pbem.rulesets.powers.book.points import chain
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.state import NOBODY, Stack, State, Table, gathered
from pbem.rulesets.powers.view import View

ASKED = ("works", "standing", "kept", "later", "memory", "pacts", "proposals", "handed", "glimpses", "dues")
"""Parts of the state that a view has only as far as a chapter puts them there."""
WHY = "reimagine fog"


def view(state: State, seat: Seat | None) -> View:
    """Project what a seat knows (None: the public; REFEREE: everything)."""
    book = every.book(state)
    open_ = {each.name: getattr(state, each.name) for each in fields(Table) if each.name not in ASKED}
    found = chain(book.points.seen, View(seat=seat, **open_), state)
    return (
        _fogged(found, state, sight.seen(sight.Scene(state, book.points.rows), seat)) if _dark(state, seat) else found
    )


def _dark(state: State, seat: Seat | None) -> bool:
    return sight.fog(state) and seat != REFEREE


def _fogged(view: View, state: State, sees: frozenset[str]) -> View:
    """7.4, S-23: of what a seat does not see it has what it last saw; of others it sees no units under construction."""
    glimpses = {at: sight.known(state, view.seat, at) for at in state.lands if at not in sees}
    lands = {at: glimpses[at].land if at in glimpses else land for at, land in view.lands.items()}
    works = {at: glimpses[at].works if at in glimpses else count for at, count in view.works.items()}
    stacks = tuple(each for each in view.stacks if _own(each, view.seat) or (each.at in sees and not each.left))
    armies = {at: count for at, count in view.armies.items() if at in sees}
    return replace(view, lands=lands, works=works, stacks=stacks, armies=armies, glimpses={"": glimpses})


def _own(stack: Stack, seat: Seat | None) -> bool:
    return seat in (stack.owner, stack.mover)


def reimagine(state: State, seat: Seat, dice: Dice) -> State:
    """Deal anew what the seat does not know."""
    book = every.book(state)
    dealt = chain(book.points.redeal, state, seat, dice)
    if not _dark(state, seat):
        return dealt
    sees = sight.seen(sight.Scene(state, book.points.rows), seat)
    stacks = (_elsewhere(each, seat, sees, dice) for each in dealt.stacks)
    glimpses = {key: each for key, each in state.glimpses.items() if key == seat}
    return replace(dealt, stacks=gathered(stacks), glimpses=glimpses)


def _elsewhere(stack: Stack, seat: Seat, sees: frozenset[str], dice: Dice) -> Stack:
    """S-19: where a seat does not see, any number of units may stand."""
    if _own(stack, seat) or (stack.at in sees and not stack.left) or stack.owner == NOBODY:
        return stack
    return replace(stack, count=dice.roll(4, WHY), row=("inf", "tnk", "atg")[dice.roll(3, WHY) - 1])
