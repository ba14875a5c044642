"""Formations (P-47): armies and fleets that hide where they are, or of what they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers import formation_events
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Deal, Points, Turn, completions, due, price, too_early
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.chapters.formations.cards import belongs, card, fits, kept, kin, pace, tokens
from pbem.rulesets.powers.chapters.formations.found_out import find_out, vanish
from pbem.rulesets.powers.chapters.formations.lines import manage
from pbem.rulesets.powers.chapters.formations.looks import aims, look, stands
from pbem.rulesets.powers.formation_orders import (
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
from pbem.rulesets.powers.formations import FALSE, NAME, TRUE, UNSURE, Composition, Formation, summed
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.state import Stack, State, Table, gathered
from pbem.rulesets.powers.veils import covered, masked, singly
from pbem.rulesets.powers.view import View

WHY = "reimagine formations"


def _agreed(turn: Turn) -> None:
    """S-4: who looks from now on, then what is done with cards and tokens."""
    stands(turn)
    manage(turn)


def complete(turn: Turn) -> None:
    """P-47.7: what was being built in formations is ready; a card that has lost its true token is void."""
    for formation in turn.state.formations:
        if not any(each.row == TRUE[formation.name] for each in tokens(turn.state, formation)):
            vanish(turn, formation)
        elif formation.owner in turn.actors and due(turn.points, turn.state, formation.owner):
            _complete(turn, formation)


def _complete(turn: Turn, formation: Formation) -> None:
    if not any(row.building for row in formation.rows):
        return
    rows = tuple(Composition(summed(row.ready, row.building)) for row in formation.rows)
    at = tokens(turn.state, formation)[0].at
    turn.state = kept(turn.state, replace(formation, rows=rows))
    turn.tell(formation_events.told(formation.owner, formation.name, "completed", at))


def raised(points: Points, table: Table, seat: Seat, order: RaiseOrder, left: Purse) -> Deal:
    """P-47.7: spend BV of the one land a formation stands in on units for each row, all worth the same."""
    formation = card(table, seat, order.name)
    at = _place(table, formation) if formation else ""
    facts: dict[str, Fact] = {"at": at, "name": order.name, "formation": formation_events.named(order.name), "count": 0}
    why, cost = _priced(points, table, seat, order, formation)
    if why or not formation or not at:
        return Deal(table, left, refused="formation", facts={**facts, "cause": why or "spread"})
    rest = left.paying(cost, at)
    if not cost or rest is None:
        return Deal(table, left, refused="short", facts={**facts, "cost": cost})
    rows = tuple(
        replace(row, building=summed(row.building, more))
        for row, more in zip(formation.rows, _spread(order, formation), strict=True)
    )
    after = kept(table, replace(formation, rows=rows))
    return Deal(after, rest, cost, facts={**facts, "lines": formation_events.card(rows)})


def _place(table: Table, formation: Formation) -> str:
    """Give the own land all tokens of a formation stand in; empty: there is none."""
    areas = {(each.at, each.harbour) for each in tokens(table, formation)}
    at = min(areas)[0] if len(areas) == 1 else ""
    return at if at in table.lands and table.lands[at].owner == formation.owner else ""


def _spread(order: RaiseOrder, formation: Formation) -> tuple[tuple[Units, ...], ...]:
    """Give what each row gets: what is said once is for all."""
    return order.rows * len(formation.rows) if len(order.rows) == 1 else order.rows


def _priced(
    points: Points, table: Table, seat: Seat, order: RaiseOrder, formation: Formation | None
) -> tuple[str, int]:
    """Say why units cannot be raised, or what they cost."""
    if formation is None:
        return "none", 0
    named = [each for row in order.rows for each in row]
    if not all(_buildable(points, table, seat, order.name, each.row) for each in named):
        return "types", 0
    if len(order.rows) not in (1, len(formation.rows)):
        return "count", 0
    costs = {sum((price(points, table, each.row) or 0) * max(each.count, 1) for each in row) for row in order.rows}
    return ("unequal", 0) if len(costs) > 1 else ("", costs.pop())


def _buildable(points: Points, table: Table, seat: Seat, name: str, row: str) -> bool:
    known = row in points.rows and fits(name, points.rows[row]) and price(points, table, row) is not None
    return known and completions(points, row) == 1 and too_early(points, table, seat, row) is None


def slow(points: Points, table: Table, stack: Stack) -> int | None:
    """P-47.9: a token goes as fast as the slowest unit of any row."""
    formation = card(table, stack.owner, NAME[stack.row]) if stack.row in NAME else None
    return pace(points, table, formation, stack.row) if formation else None


def reserves(table: Table, seat: Seat) -> Iterator[Stack]:
    """S-20: what the formations of a seat are worth: any row, for all are worth the same."""
    for formation in table.formations:
        if formation.owner == seat:
            row = formation.rows[0]
            yield from (Stack(seat, each.row, "", each.count) for each in (*row.ready, *row.building))


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
        engaged=(find_out,),
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
