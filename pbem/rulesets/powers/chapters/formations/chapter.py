"""Formations (P-47): armies and fleets that hide where they are, or of what they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Points, Turn, due
from pbem.rulesets.powers.chapters.formations.cards import belongs, card, kept, kin, pace, tokens
from pbem.rulesets.powers.chapters.formations.found_out import find_out, stationed, vanish
from pbem.rulesets.powers.chapters.formations.lines import manage
from pbem.rulesets.powers.chapters.formations.looks import aims, look, stands
from pbem.rulesets.powers.chapters.formations.nearby import arrive, finished, lost, stand_up
from pbem.rulesets.powers.chapters.formations.notices import announce
from pbem.rulesets.powers.chapters.formations.raising import raised
from pbem.rulesets.powers.formations import FALSE, NAME, TRUE, UNSURE, Formation
from pbem.rulesets.powers.orders.formations import (
    BranchOrder,
    DetachOrder,
    DivideOrder,
    FormOrder,
    LiftOrder,
    LookOrder,
    OpenOrder,
    RaiseOrder,
    RowOrder,
)
from pbem.rulesets.powers.state import Stack, State, Table, gathered
from pbem.rulesets.powers.veils import covered, masked, singly
from pbem.rulesets.powers.view import View

WHY = "reimagine formations"


def _agreed(turn: Turn) -> None:
    """S-4: who looks from now on, then what is done with cards and tokens; at last who was built beside them joins."""
    stands(turn)
    lost(turn)
    manage(turn)
    arrive(turn)


def complete(turn: Turn) -> None:
    """P-47.7: what was being built in formations is ready; a card that has lost its true token is void."""
    lost(turn)
    for formation in turn.state.formations:
        if not any(each.row == TRUE[formation.name] for each in tokens(turn.state, formation)):
            stationed(turn, formation, formation.rows[formation.true - 1].nearby)
            vanish(turn, formation)
        elif formation.owner in turn.actors and due(turn.points, turn.state, formation.owner):
            _complete(turn, formation)


def _complete(turn: Turn, formation: Formation) -> None:
    if not any(row.unfinished for row in formation.rows):
        return
    after = replace(formation, rows=tuple(map(finished, formation.rows)))
    turn.state = kept(turn.state, after)
    announce(turn, after, "completed")


def slow(points: Points, table: Table, stack: Stack) -> int | None:
    """P-47.9: a token goes as fast as the slowest unit of any row."""
    formation = card(table, stack.owner, NAME[stack.row]) if stack.row in NAME else None
    return pace(points, table, formation, stack.row) if formation else None


def reserves(table: Table, seat: Seat) -> Iterator[Stack]:
    """S-20: what the formations of a seat are worth: any row, for all are worth the same."""
    for formation in table.formations:
        if formation.owner == seat:
            row = formation.rows[0]
            yield from (Stack(seat, each.row, "", each.count) for each in row.everything)


def seen(view: View, state: State) -> View:
    """S-21: which token and which row of others is true nobody knows, until all is over."""
    if view.seat == REFEREE or state.result is not None:
        return view
    own = [each for each in view.stacks if each.owner == view.seat]
    others = covered(each for each in view.stacks if each.owner != view.seat)
    cards = tuple(each if each.owner == view.seat else replace(each, true=0) for each in view.formations)
    return replace(view, stacks=gathered((*own, *others)), formations=cards)


def unseen(view: View, at: str) -> int:
    """Count the tokens of others in an area."""
    return sum(each.count for each in view.stacks if each.at == at and each.row in UNSURE.values())


def redeal(state: State, seat: Seat, dice: Dice) -> State:
    """S-19: for all a seat knows any token and any row of another may be the true one."""
    if state.result is not None:
        return state
    for formation in state.formations:
        if formation.owner != seat:
            state = _dealt(state, formation, dice)
    return state


def _dealt(state: State, formation: Formation, dice: Dice) -> State:
    own = sorted(singly(tokens(state, formation)), key=lambda each: each.kind)
    others = (each for each in state.stacks if not belongs(each, formation))
    first, *rest = dice.shuffle(own, WHY)
    true = replace(first, row=TRUE[formation.name])
    stacks = gathered((*others, true, *_false(rest, formation.name)))
    row = dice.shuffle(range(1, len(formation.rows) + 1), WHY)[0]
    for each in kin(state, formation):
        state = kept(state, replace(each, true=row))
    return replace(state, stacks=stacks)


def _false(tokens_: Iterable[Stack], name: str) -> Iterator[Stack]:
    return (replace(each, row=FALSE[name]) for each in tokens_)


HIDE = Chapter(
    "hide",
    needs=("land",),
    release="R2",
    units="hide",
    phases=(
        Phase("formations", "agree", _agreed, 10),
        Phase("tokens looked at", "position", look),
        Phase("formations completed", "complete", complete, 2),
    ),
    orders=(FormOrder, DetachOrder, RowOrder, BranchOrder, LiftOrder, OpenOrder, DivideOrder, RaiseOrder, LookOrder),
    points=Points(
        engaged=(stand_up, find_out),
        masks=(masked,),
        spend={RaiseOrder: raised},
        pace=(slow,),
        aims=(aims,),
        reserves=(reserves,),
        seen=(seen,),
        unseen=(unseen,),
        redeal=(redeal,),
    ),
)
