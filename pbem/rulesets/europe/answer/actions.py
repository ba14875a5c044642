"""What actions, card actions and answers are expected to do, from public facts and the own hand (6.2, E-9.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.events import Event
from pbem.core.texts import Text, text
from pbem.rulesets.europe import victory
from pbem.rulesets.europe.actions import fate
from pbem.rulesets.europe.answer import battle
from pbem.rulesets.europe.answer.ahead import Attempt, outcome
from pbem.rulesets.europe.cards import selection as choosing
from pbem.rulesets.europe.cards import values
from pbem.rulesets.europe.orders import (
    Action,
    Attack,
    Draft,
    Fate,
    GiveReply,
    Hold,
    Move,
    PlayReply,
    Reply,
    RetreatReply,
    StopReply,
)
from pbem.rulesets.europe.phases import diplomacy
from pbem.rulesets.europe.phases.diplomacy import Diplomat
from pbem.rulesets.europe.report.sentences import signs
from pbem.rulesets.europe.state import DefencePhase, DiplomacyPhase, FatePhase, Result, State
from pbem.rulesets.europe.table import figures
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import reply_checks, summaries, supposed

Said = Iterator[Text]
Texts = tuple[Text, ...]
_FATE = 3
"""E-6.7: so many cards fate brings."""


def foretold(view: View, attempts: tuple[Attempt, ...]) -> tuple[Texts, Texts]:
    """E-11.4: say what each alternative would do, as things stand now: remarks, and warnings who would win."""
    state = supposed.state(view)
    remarks = tuple(words for one in attempts for words in _named(view, state, one, len(attempts) > 1))
    return remarks, tuple(words for one in attempts if one.would for words in _feared(view, state, one.would))


def _named(view: View, state: State, attempt: Attempt, several: bool) -> Texts:
    """Say what an action would do; of several, which one it is."""
    if attempt.would is None:
        return ()
    unmet = (text("europe-plan-guard"),) if attempt.action is None else ()
    words = (*unmet, *_action(view, state, attempt.would))
    if not words or not several:
        return words
    return (text("europe-plan-of", what=summaries.action(attempt.choice.action), first=words[0]), *words[1:])


def _action(view: View, state: State, action: Action) -> Said:
    if view.seat is None:
        return
    match action:
        case Draft(at):
            after = outcome(state, view.seat, action).lands
            yield text("europe-plan-draft", at=at, figures=figures.there(after, at, view.seat))
            yield from _ends(view, after)
        case Move():
            yield from _ends(view, outcome(state, view.seat, action).lands)
        case Attack():
            yield from battle.attacked(view, state, view.seat, action)
        case Fate():
            yield from _fate(view, action)
        case Hold():
            yield text("europe-plan-hold")
        case _:
            assert_never(action)


def _ends(view: View, after: figures.Stacks) -> Said:
    """E-9: say that the game ends by this, and who wins."""
    result = victory.judge(after, view.circle, view.seat or view.first)
    if result is not None:
        yield from ended(view, result)


def _feared(view: View, state: State, action: Action) -> Said:
    """E-9.4: warn that somebody else would win by this."""
    if view.seat is None:
        return
    if isinstance(action, Draft | Move):
        after = outcome(state, view.seat, action).lands
        yield from battle.others(view, (victory.judge(after, view.circle, view.seat),))
    if isinstance(action, Attack):
        yield from battle.others(view, tuple(battle.endings(state, view.seat, action).values()))
        yield from battle.thinned(view, view.seat, action)


def _fate(view: View, order: Fate) -> Said:
    """E-6.7: how many cards are kept by the order's own words, and what would be discarded for them."""
    kept = _FATE - sum(to != "me" for to in order.places) if not order.by else 0
    if order.by:
        yield text("europe-plan-fate-named", limit=view.options.hand_limit)
        return
    gone = values.given_up(view.hand, max(view.options.hand_limit - kept, 0), view.standing.rank) if kept else ()
    yield text("europe-plan-fate", kept=kept, cards=signs(gone), count=len(gone), limit=view.options.hand_limit)


def played(view: View, told: tuple[Event, ...]) -> Said:
    """E-7.1, E-7.2: say what a card action comes to: how many figures are left, what a spy brings."""
    for event in told:
        facts = event.facts
        match event.kind:
            case "sabotaged":
                counts = {"figures": facts["before"], "left": facts["after"]}
                yield text("europe-plan-sabotage", at=facts["at"], who=facts["on"], **counts)
            case "spied":
                yield text("europe-plan-spy", who=facts["on"], cards=view.counts.get(str(facts["on"]), 0))


def ended(view: View, result: Result) -> Said:
    """E-9: say that the game ends, and who wins."""
    if view.seat in result.winners:
        yield text("europe-plan-wins", reason=result.reason, of=result.of)


def replied(view: View, reply: Reply) -> Said:
    """E-13.2: what an answer would do."""
    match reply:
        case StopReply(stop=False):
            yield text("europe-plan-let")
        case StopReply():
            if by := stopping(view, reply):
                yield text("europe-plan-halt", cards=signs((by.card,)))
        case PlayReply():
            yield from _defended(view, reply)
        case RetreatReply(to):
            yield text("europe-plan-go", to=to)
        case GiveReply():
            yield from _given(view, reply)
        case _:
            assert_never(reply)


def stopping(view: View, reply: StopReply) -> Diplomat | None:
    """E-7.3: find the card that would stop the attack, if nobody before does; None: there is none, or he may not."""
    if not isinstance(view.phase, DiplomacyPhase) or view.seat is None:
        return None
    answers = {seat: StopReply(False) for seat in view.circle} | {view.seat: reply}
    return diplomacy.diplomat(supposed.state(view), view.phase.seat, view.phase.attack, answers)


def _given(view: View, reply: GiveReply) -> Said:
    """E-13.2: how many of the three cards go to others."""
    if isinstance(view.phase, FatePhase) and view.seat is not None:
        receivers = fate.answered(supposed.state(view), view.seat, view.phase.cards, reply.cards)
        yield text("europe-plan-give", given=sum(to != view.seat for to in receivers.values()))


def _defended(view: View, reply: PlayReply) -> Said:
    """E-6.4: which cards would be laid against which total."""
    if not isinstance(view.phase, DefencePhase):
        return
    needed, points = reply_checks.cards_needed(view, view.phase), values.total(view.phase.laid)
    cards = choosing.choose(view.hand, choosing.Need(needed, points), reply.play, view.standing.rank)
    total = values.total(cards)
    drawn = needed - len(cards)
    holds = int(total >= points)
    yield text("europe-plan-play", cards=signs(cards), total=total, points=points, drawn=drawn, holds=holds)
