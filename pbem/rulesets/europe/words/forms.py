"""What is asked, what can be named, what an order is about, and the order form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.seats import Pace, Request, Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.vocabulary import Vocabulary
from pbem.rulesets.europe.orders import (
    ActionOrder,
    AutoOrder,
    CardDecree,
    DefaultOrder,
    DefendOrder,
    FiguresDecree,
    GiveReply,
    Order,
    Play,
    PlayReply,
    RankOrder,
    RetreatOrder,
    RetreatReply,
    SabotageOrder,
    SpyOrder,
    StopOrder,
    StopReply,
)
from pbem.rulesets.europe.state import (
    DefencePhase,
    DiplomacyPhase,
    FatePhase,
    Phase,
    RetreatPhase,
    State,
    TurnPhase,
)
from pbem.rulesets.europe.view import View

TURN, STANDING, STOP, DEFENCE, RETREAT, FATE = "turn", "standing", "stop", "defence", "retreat", "fate"


def awaiting(state: State) -> tuple[Request, ...]:
    """E-13.2: who is asked for what; whoever is not may send standing orders."""
    if state.result is not None:
        return ()
    if state.phase is None:
        return tuple(Request(seat, TURN) for seat in state.circle)
    asked = dict(_asked(state, state.phase))
    return tuple(
        _request(state, seat, asked[seat]) if seat in asked else Request(seat, STANDING, required=False)
        for seat in state.circle
    )


def _request(state: State, seat: Seat, kind: str) -> Request:
    if kind == TURN:
        return Request(seat, TURN)
    return Request(seat, kind, Pace.REACTION, hours=state.options.react_hours)


def _asked(state: State, phase: Phase) -> Iterator[tuple[Seat, str]]:
    """E-13.2: an attack is asked about of all bystanders alike, whatever they hold."""
    match phase:
        case TurnPhase(seat=seat):
            yield seat, TURN
        case DiplomacyPhase(seat=attacker):
            yield from ((seat, STOP) for seat in state.circle if seat != attacker)
        case DefencePhase(attack=attack):
            yield state.lands[attack.to].power, DEFENCE
        case RetreatPhase(attack=attack):
            yield state.lands[attack.to].power, RETREAT
        case FatePhase(seat=seat):
            yield seat, FATE


def asked(view: View) -> str:
    """E-13.2: what a player is asked for, out of what everybody knows; empty: nothing, the game is over."""
    if view.result is not None or view.seat not in view.circle:
        return ""
    match view.phase:
        case None:
            return TURN
        case TurnPhase(seat=seat):
            return TURN if seat == view.seat else STANDING
        case FatePhase(seat=seat):
            return FATE if seat == view.seat else STANDING
        case DiplomacyPhase(seat=seat):
            return STANDING if seat == view.seat else STOP
        case DefencePhase(attack=attack):
            return DEFENCE if _holds(view, attack.to) else STANDING
        case RetreatPhase(attack=attack):
            return RETREAT if _holds(view, attack.to) else STANDING


def _holds(view: View, land: str) -> bool:
    return land in view.lands and view.lands[land].power == view.seat


def vocabulary(view: View) -> Vocabulary:
    """Lands, powers and cards have the same names in every game: the lexicon knows them all."""
    return Vocabulary(seat=view.seat or "")


def subject(order: Order) -> str:
    """Name what an order is about; actions, card actions and stops replace nothing one by one."""
    match order:
        case DefendOrder():
            return "defend"
        case RankOrder():
            return "rank"
        case RetreatOrder(origin=origin):
            return f"retreat {origin}".strip()
        case DefaultOrder():
            return "default"
        case AutoOrder():
            return "auto"
        case StopReply() | PlayReply() | RetreatReply() | GiveReply():
            return order.kind
        case FiguresDecree(land=land):
            return f"figures {land}"
        case CardDecree(card=card):
            return f"card {card}"
        case ActionOrder() | SabotageOrder() | SpyOrder() | StopOrder():
            return ""
        case _:
            assert_never(order)


def bundle(order: Order) -> str:
    """E-11.1: name what a later letter replaces as a whole: the turn's orders, the stops."""
    match order:
        case ActionOrder() | SabotageOrder() | SpyOrder():
            return "turn"
        case StopOrder():
            return "stops"
        case DefendOrder() | RankOrder() | RetreatOrder() | DefaultOrder() | AutoOrder():
            return ""
        case StopReply() | PlayReply() | RetreatReply() | GiveReply() | FiguresDecree() | CardDecree():
            return ""
        case _:
            assert_never(order)


def answered(view: View, request: Request) -> bool:
    """E-13.3: tell whether a player has asked not to be asked."""
    return request.pace is Pace.REACTION and view.standing.auto


def silence(view: View, request: Request) -> Sheet[Order]:
    """E-11.7: nothing; the standing orders, those by default too, are in the state and act."""
    return Sheet()


def form(view: View, request: Request) -> Sheet[Order]:
    """Give the lines of the order form: what would happen anyway, to be written over."""
    match request.kind:
        case "turn":
            return _lines(ActionOrder(view.standing.default.choices))
        case "stop":
            return _lines(StopReply(False))
        case "defence":
            return _lines(PlayReply(Play(view.standing.defend.policy)))
        case "fate" if isinstance(view.phase, FatePhase) and view.phase.cards:
            return _lines(GiveReply(dict.fromkeys(view.phase.cards, "me")))
        case _:
            return Sheet()


def _lines(*orders: Order) -> Sheet[Order]:
    return Sheet(tuple(Written(order) for order in orders))


def missing(view: View, sheet: Sheet[Order]) -> tuple[str, ...]:
    """List what is still without an order: the action of whoever is on turn; any answer to a question (E-13.2) does."""
    match asked(view):
        case "turn":
            return () if any(isinstance(order, ActionOrder) for order in sheet) else ("action",)
        case "stop" | "defence" | "retreat" | "fate":
            return () if view.standing.auto or any(True for _ in sheet) else ("answer",)
        case _:
            return ()
