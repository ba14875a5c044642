"""Allies (P-33) as a chapter: what it adds to the turn, and what of it each seat knows."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.chapters.allies import consent
from pbem.rulesets.powers.chapters.allies.handing import collect, hand_over
from pbem.rulesets.powers.chapters.allies.treachery import betray, rise
from pbem.rulesets.powers.orders import BetrayOrder, CommandOrder, GiveLandOrder, GiveOrder, RiseOrder
from pbem.rulesets.powers.state import NOBODY, Stack, State, gathered
from pbem.rulesets.powers.view import View


def seen(view: View, state: State) -> View:
    """7.4: who leads whose units is known to both; what will change hands, to whoever gives it."""
    if view.seat == REFEREE:
        return replace(view, handed=state.handed)
    handed = {key: each for key, each in state.handed.items() if key == view.seat}
    return replace(view, handed=handed, stacks=gathered(_known(each, view.seat) for each in view.stacks))


def _known(stack: Stack, seat: Seat | None) -> Stack:
    known = seat in (stack.owner, stack.mover) or not (stack.commander or stack.spent)
    return stack if known else replace(stack, commander=NOBODY, spent=0)


def redeal(state: State, seat: Seat, dice: Dice) -> State:
    """S-19: for all a seat knows the units of others may be led by any others, and gifts be on their way."""
    stacks = gathered(_dealt(each, state, seat, dice) for each in state.stacks)
    handed = {key: each for key, each in state.handed.items() if key == seat}
    return replace(state, stacks=stacks, handed=handed)


def _dealt(stack: Stack, state: State, seat: Seat, dice: Dice) -> Stack:
    others = [each for each in state.alive if each not in (seat, stack.owner)]
    if seat in (stack.owner, stack.mover) or stack.owner == NOBODY or stack.left or not others:
        return stack
    led = dice.roll(2, "reimagine command") == 1
    return replace(stack, commander=dice.shuffle(tuple(others), "reimagine commander")[0] if led else NOBODY)


ALLY = Chapter(
    "ally",
    needs=("multi",),
    release="R2",
    phases=(
        Phase("gifts ordered", "agree", collect, 20),
        Phase("treachery", "step 1", betray, -2),
        Phase("rising", "step 1", rise, -1),
        Phase("gifts", "end", hand_over, -1),
    ),
    orders=(GiveOrder, GiveLandOrder, CommandOrder, BetrayOrder, RiseOrder),
    points=Points(
        peace=(consent.peace,),
        welcome=(consent.welcome,),
        joint=(consent.joint,),
        clauses=(consent.clauses,),
        seen=(seen,),
        redeal=(redeal,),
    ),
)
