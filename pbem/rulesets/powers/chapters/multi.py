"""Many players (P-16): treaties in their chapter: who hears of them, and what others might have agreed on instead."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.chapters.treaties import end_elapsed, end_noticed, negotiate, peace, procedure, time
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import AnswerOrder, DenounceOrder, ProposeOrder
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.treaty import Pact, Proposal, Treaty
from pbem.rulesets.powers.view import View

WHY = "reimagine treaties"


def clauses(options: Options, clause: str) -> bool:
    """P-16.2: peace may always be agreed on; to share vision there must be something to share."""
    return clause == "peace" or (clause == "vision" and options.visibility == "full")


def seen(view: View, state: State) -> View:
    """7.4: treaties and proposals are known to their parties."""
    everything = view.seat == REFEREE
    pacts = (pact for pact in state.pacts if everything or view.seat in pact.members)
    proposals = (each for each in state.proposals if everything or view.seat in each.treaty.members)
    return replace(view, pacts=tuple(pacts), proposals=tuple(proposals))


def redeal(state: State, seat: Seat, dice: Dice) -> State:
    """S-19: for all a seat knows the others may be bound by any treaties, or about to be."""
    others = dice.shuffle(tuple(each for each in state.alive if each != seat), WHY)
    pairs = list(zip(others[::2], others[1::2], strict=False))
    pacts = (_pact(pair, state, dice) for pair in pairs if dice.roll(2, WHY) == 1)
    proposals = (_proposal(pair, state, dice) for pair in pairs if dice.roll(2, WHY) == 1)
    own = tuple(pact for pact in state.pacts if seat in pact.members)
    heard = tuple(each for each in state.proposals if seat in each.treaty.members)
    return replace(state, pacts=(*pacts, *own), proposals=(*proposals, *heard))


def _number(dice: Dice) -> int:
    return 999 + dice.roll(9000, WHY)


def _pact(members: tuple[Seat, ...], state: State, dice: Dice) -> Pact:
    last = state.round + dice.roll(6, WHY)
    return Pact(_number(dice), members, state.round, last, ("peace",), "In secret.")


def _proposal(members: tuple[Seat, ...], state: State, dice: Dice) -> Proposal:
    treaty = Treaty(members, ("peace",), state.round + dice.roll(6, WHY))
    return Proposal(_number(dice), members[0], treaty, time(state), procedure(state).until, members[:1])


MULTI = Chapter(
    "multi",
    needs=("land",),
    phases=(
        Phase("treaties", "agree", negotiate, 1),
        Phase("notice", "learn", end_noticed),
        Phase("treaties end", "end", end_elapsed, 1),
    ),
    orders=(ProposeOrder, AnswerOrder, DenounceOrder),
    points=Points(peace=(peace,), clauses=(clauses,), seen=(seen,), redeal=(redeal,)),
)
