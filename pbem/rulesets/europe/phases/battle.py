"""E-6.4: an attack from its declaration to its end: diplomacy, cards, retreat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.europe import events, victory
from pbem.rulesets.europe.actions import attack as attacks
from pbem.rulesets.europe.actions import retreat
from pbem.rulesets.europe.cards import selection, values
from pbem.rulesets.europe.cards.selection import Need
from pbem.rulesets.europe.orders import Card, Order, Play, PlayReply, RetreatReply, StopReply
from pbem.rulesets.europe.phases import diplomacy, questions, rounds
from pbem.rulesets.europe.phases.rounds import Told
from pbem.rulesets.europe.state import DefencePhase, DiplomacyPhase, RetreatPhase, State
from pbem.rulesets.europe.table import deck, figures, seats

Sheets = Mapping[Seat, Sheet[Order]]


class Lain(NamedTuple):
    """What one side lays: the state without these cards, the cards (those drawn last), what is told of them."""

    state: State
    cards: events.Laid
    shuffled: tuple[Event, ...]
    told: tuple[Event, ...]


def diplomacy_step(state: State, phase: DiplomacyPhase, sheets: Sheets, dice: Dice) -> Told:
    """E-7.3: the attack is stopped, or the attacker lays his cards."""
    answers = {seat: reply for seat, sheet in sheets.items() for reply in sheet if isinstance(reply, StopReply)}
    by = diplomacy.diplomat(state, phase.seat, phase.attack, answers)
    if by is None:
        return _open(state, phase, dice)
    state, told = diplomacy.stop(state, phase.seat, phase.attack, by)
    state, after = rounds.end_turn(state, phase.seat)
    return state, (*told, *after)


def _open(state: State, phase: DiplomacyPhase, dice: Dice) -> Told:
    """E-6.4: the attacker lays as many cards as figures attack."""
    way = attacks.way(state, phase.seat, phase.attack)
    lain = _lay(state, phase.seat, Need(phase.attack.figures), phase.attack.play, dice)
    following = DefencePhase(phase.seat, phase.attack, lain.cards.cards, lain.cards.drawn)
    state = replace(lain.state, phase=following)
    shown = (events.laid(way, lain.cards),) if questions.asks(state) else ()
    return state, (*lain.shuffled, *lain.told, *shown)


def defence_step(state: State, phase: DefencePhase, sheets: Sheets, dice: Dice) -> Told:
    """E-6.4: the defender, who sees the attacker's cards, lays his; more points win, a tie is his."""
    way = attacks.way(state, phase.seat, phase.attack)
    mine = events.Laid(phase.laid, phase.drawn, values.total(phase.laid))
    need = Need(questions.defenders(state, phase), mine.total)
    lain = _lay(state, way.on, need, _defence(state, way.on, mine.total, sheets), dice)
    told = (*lain.shuffled, *lain.told, events.battle(way, mine, lain.cards))
    if mine.total <= lain.cards.total:
        pile = deck.discard(lain.state.deck, (*phase.laid, *lain.cards.cards))
        state, after = rounds.end_turn(replace(lain.state, deck=pile), phase.seat)
        return state, (*told, *after)
    return replace(lain.state, phase=RetreatPhase(phase.seat, phase.attack, phase.laid, lain.cards.cards)), told


def _defence(state: State, seat: Seat, points: int, sheets: Sheets) -> Play:
    """E-13.2: how the defender chooses: his answer, or else his standing order."""
    reply = next((one for one in sheets.get(seat, Sheet[Order]()) if isinstance(one, PlayReply)), None)
    return reply.play if reply else selection.defence(seats.power(state, seat).standing.defend, points)


def _lay(state: State, seat: Seat, need: Need, play: Play, dice: Dice) -> Lain:
    """E-6.4: lay cards of the hand first; he draws only if he holds too few."""
    own = seats.power(state, seat)
    cards = selection.choose(own.hand, need, play, own.standing.rank)
    pile, drawn, shuffled = deck.draw(state.deck, need.number - len(cards), dice)
    state = replace(seats.without(state, seat, cards), deck=pile)
    laid = events.Laid((*cards, *drawn), len(drawn), values.total((*cards, *drawn)))
    return Lain(state, laid, shuffled, _missing(seat, own.hand, need, play, cards))


def _missing(seat: Seat, hand: tuple[Card, ...], need: Need, play: Play, cards: tuple[Card, ...]) -> tuple[Event, ...]:
    """E-11.5: tell a player which of the cards he named he did not hold, and what he laid instead."""
    named = play.cards[: need.number] if play.policy == "named" else ()
    gone = tuple(card for card in named if card not in hand)
    instead = tuple(card for card in cards if card not in named)
    return (events.missing(seat, gone, instead),) if gone else ()


def retreat_step(state: State, phase: RetreatPhase, sheets: Sheets, dice: Dice) -> Told:
    """E-6.5, E-6.6: the beaten go, or lose half; the attackers enter if nobody is left; then the end is judged."""
    to = _retreat(state, phase, sheets)
    told = retreat.told(state.lands, phase.seat, phase.attack, to)
    pile = deck.discard(state.deck, (*phase.laid, *phase.answered))
    state = figures.with_lands(state, retreat.beaten(state.lands, phase.seat, phase.attack, to))
    state, ended = victory.check(replace(state, deck=pile), phase.seat)
    state, after = rounds.end_turn(state, phase.seat)
    return state, (*told, *ended, *after)


def _retreat(state: State, phase: RetreatPhase, sheets: Sheets) -> str | None:
    """E-6.5, E-13.2: where to, by the answer or the standing order; None: there is no way."""
    free = retreat.destinations(state, phase.attack.to)
    holder = state.lands[phase.attack.to].power
    reply = next((one for one in sheets.get(holder, Sheet[Order]()) if isinstance(one, RetreatReply)), None)
    if reply is not None and reply.to in free:
        return reply.to
    return retreat.chosen(state, phase.seat, phase.attack, free) if free else None
