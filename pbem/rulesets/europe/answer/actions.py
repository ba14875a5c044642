"""What actions, card actions and answers are expected to do, from public facts and the own hand (6.2, E-9.4)."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.texts import Text, text
from pbem.rulesets.europe import victory
from pbem.rulesets.europe.actions import attack as attacks
from pbem.rulesets.europe.actions import move
from pbem.rulesets.europe.answer import battle
from pbem.rulesets.europe.cards import selection as choosing
from pbem.rulesets.europe.cards import values
from pbem.rulesets.europe.orders import (
    Action,
    Attack,
    Choice,
    Draft,
    Fate,
    GiveReply,
    Hold,
    Move,
    PlayReply,
    Reply,
    RetreatReply,
    SabotageOrder,
    SpyOrder,
    StopReply,
)
from pbem.rulesets.europe.report.sentences import signs
from pbem.rulesets.europe.state import DefencePhase, State
from pbem.rulesets.europe.table import figures
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import reply_checks, summaries, supposed

Said = Iterator[Text]
Texts = tuple[Text, ...]
_FATE = 3
"""E-6.7: so many cards fate brings."""


def foretold(view: View, choices: tuple[Choice, ...]) -> tuple[Texts, Texts]:
    """E-11.4: say what each alternative would do, as things stand now: remarks, and warnings who would win."""
    state = supposed.state(view)
    remarks = tuple(said for choice in choices for said in _named(view, state, choice.action, len(choices) > 1))
    return remarks, tuple(feared for choice in choices for feared in _feared(view, state, choice.action))


def _named(view: View, state: State, action: Action, several: bool) -> Texts:
    """Say what an action would do; of several, which one it is."""
    said = tuple(_action(view, state, action))
    if not said or not several:
        return said
    return (text("europe-plan-of", what=summaries.action(action), first=said[0]), *said[1:])


def _action(view: View, state: State, action: Action) -> Said:
    """Say what an action would do."""
    if view.seat is None:
        return
    match action:
        case Draft(at) if figures.holder(view.lands, at) in (None, view.seat):
            yield text("europe-plan-draft", at=at, figures=figures.there(view.lands, at, view.seat) + 1)
        case Move() if not move.refused(state, view.seat, action):
            yield from _ends(view, figures.go(view.lands, view.seat, action.origin, action.to, 1))
        case Attack():
            yield from battle.attacked(view, state, view.seat, action)
        case Fate():
            yield from _fate(view, action)
        case Hold():
            yield text("europe-plan-hold")
        case _:
            pass


def _ends(view: View, after: figures.Stacks) -> Said:
    """E-9: say that the game ends by this, and who wins."""
    result = victory.judge(after, view.circle, view.seat or view.first)
    if result is not None and view.seat in result.winners:
        yield text("europe-plan-wins", reason=result.reason, of=result.of)


def _feared(view: View, state: State, action: Action) -> Said:
    """E-9.4: warn that somebody else would win by this."""
    if view.seat is None:
        return
    if isinstance(action, Move) and not move.refused(state, view.seat, action):
        after = figures.go(view.lands, view.seat, action.origin, action.to, 1)
        yield from battle.others(view, (victory.judge(after, view.circle, view.seat),))
    if isinstance(action, Attack):
        ready = attacks.ready(state, view.seat, action)
        if isinstance(ready.action, Attack):
            yield from battle.others(view, tuple(battle.endings(state, view.seat, ready.action).values()))
            yield from battle.thinned(view, view.seat, ready.action)


def _fate(view: View, order: Fate) -> Said:
    """E-6.7: how many cards are kept by the order's own words, and what would be discarded for them."""
    kept = _FATE - sum(to != "me" for to in order.places) if not order.by else 0
    if order.by:
        yield text("europe-plan-fate-named", limit=view.options.hand_limit)
        return
    gone = values.given_up(view.hand, max(view.options.hand_limit - kept, 0), view.standing.rank) if kept else ()
    yield text("europe-plan-fate", kept=kept, cards=signs(gone), count=len(gone), limit=view.options.hand_limit)


def sabotaged(view: View, order: SabotageOrder) -> Said:
    """E-7.1: how many are left, and whether the game would end."""
    stack = view.lands.get(order.at)
    if stack is None or stack.power == view.seat:
        return
    alone = stack.figures == 1 and view.options.sabotage_lone == "immune"
    left = 1 if alone else stack.figures // 2
    yield text("europe-plan-sabotage", at=order.at, who=stack.power, figures=stack.figures, left=left)
    yield from _ends(view, figures.put(view.lands, order.at, stack.power, left))


def spied(view: View, order: SpyOrder) -> Said:
    """E-7.2: what a spy brings, and that everybody learns of him."""
    yield text("europe-plan-spy", who=order.on, cards=view.counts.get(order.on, 0))


def replied(view: View, reply: Reply) -> Said:
    """E-13.2: what an answer would do."""
    match reply:
        case StopReply(stop=False):
            yield text("europe-plan-let")
        case StopReply(ace=ace):
            cards = (*supposed.ranks(view, "K"), *(supposed.ranks(view, "A") if ace else ()))[:1]
            if cards:
                yield text("europe-plan-halt", cards=signs(cards))
        case PlayReply():
            yield from _defended(view, reply)
        case RetreatReply(to):
            yield text("europe-plan-go", to=to)
        case GiveReply(cards):
            given = {card: to for card, to in cards.items() if to not in ("me", view.seat)}
            yield text("europe-plan-give", given=len(given))


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
