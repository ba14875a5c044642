"""A player's letter: the turn's orders, or an answer to what is asked in mid-turn."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.dice import Dice
from pbem.core.seats import Request, Seat
from pbem.rulesets.europe.players import table
from pbem.rulesets.europe.players.actions import actions
from pbem.rulesets.europe.players.temper import Temper
from pbem.rulesets.europe.state import DiplomacyPhase
from pbem.rulesets.europe.table import figures, powers
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import forms


def write(temper: Temper, view: View, request: Request, dice: Dice) -> tuple[str, ...]:
    """Write what is asked for; beaten figures and cards of fate go where standing orders have them."""
    me = view.seat
    if me is None or me not in view.circle:
        return ()
    if request.kind == forms.TURN:
        first = (temper.stop, "stop deadly") if view.round == 1 else ()
        return (*first, *_sabotage(view, me), *actions(view, me, temper, dice))
    if request.kind == forms.STOP:
        return (_reply(view, me),)
    return ("play enough",) if request.kind == forms.DEFENCE else ()


def _sabotage(view: View, me: Seat) -> Iterator[str]:
    """E-7.1: halve whoever stands at home, with a jack."""
    taken = [land for land in powers.homes(me) if figures.holder(view.lands, land) not in (me, None)]
    if taken and any(card.startswith("J") for card in view.hand):
        yield f"sabotage {taken[0]}"


def _reply(view: View, me: Seat) -> str:
    """E-7.3: stop with a king what would let another win, or what is meant for oneself."""
    phase = view.phase
    if not isinstance(phase, DiplomacyPhase) or not any(card.startswith("K") for card in view.hand):
        return "let"
    defends = figures.holder(view.lands, phase.attack.to) == me and view.options.k_by_defender
    return "stop" if defends or table.winners(view, phase.seat, phase.attack) - {me} else "let"
