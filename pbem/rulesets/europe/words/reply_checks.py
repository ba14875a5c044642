"""E-13.2: answers to what was asked in the middle of a turn, checked.

| code | severity | facts | paragraph |
|---|---|---|---|
| not-asked | ERROR | what (`stop`, `defence`, `retreat`, `fate`), mode | E-13.2 |
| reply-no-king | WARNING | ace (1: an A was asked for) | E-7.3 |
| reply-cards | ERROR | cards, count, hand | E-13.2 |
| reply-needless | WARNING | count, needed | E-6.4 |
| reply-few | WARNING | count, needed | E-6.4 |
| reply-land | ERROR | land, lands | E-6.5 |
| reply-give | ERROR | cards, count, drawn | E-13.2 |
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.problems import Problem
from pbem.rulesets.europe.actions import retreat as retreats
from pbem.rulesets.europe.orders import GiveReply, Order, PlayReply, RetreatReply, StopReply
from pbem.rulesets.europe.state import DefencePhase, FatePhase, RetreatPhase
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import action_checks, forms, supposed
from pbem.rulesets.europe.words.action_checks import warned
from pbem.rulesets.europe.words.slots import refused

Found = Iterator[Problem]


def _unasked(view: View, what: str) -> Found:
    """E-13.2: only who is asked can answer."""
    if forms.asked(view) != what:
        yield refused("not-asked", "E-13.2", what=what, mode=view.options.mode)


def stop(view: View, before: tuple[Order, ...], order: StopReply) -> Found:
    """E-7.3: with a K in hand, or an A."""
    unasked = tuple(_unasked(view, forms.STOP))
    yield from unasked
    if unasked or not order.stop:
        return
    if not supposed.ranks(view, "K") and not (order.ace and supposed.ranks(view, "A")):
        yield warned("reply-no-king", "E-7.3", ace=int(order.ace))


def play(view: View, before: tuple[Order, ...], order: PlayReply) -> Found:
    """E-6.4: cards of the own hand, as many as are needed."""
    unasked = tuple(_unasked(view, forms.DEFENCE))
    yield from unasked
    if unasked or order.play.policy != "named" or not isinstance(view.phase, DefencePhase):
        return
    absent = tuple(card for card in order.play.cards if card not in view.hand)
    if absent:
        yield refused("reply-cards", "E-13.2", cards=absent, count=len(absent), hand=view.hand)
        return
    needed, count = cards_needed(view, view.phase), len(order.play.cards)
    if count > needed:
        yield warned("reply-needless", "E-6.4", count=count, needed=needed)
    elif count < needed:
        yield warned("reply-few", "E-6.4", count=count, needed=needed)


def cards_needed(view: View, phase: DefencePhase) -> int:
    """E-6.4: as many as the attacker lays, or as many as figures defend (D4)."""
    if view.options.defender_cards == "figures":
        return view.lands[phase.attack.to].figures
    return phase.attack.figures


def retreat(view: View, before: tuple[Order, ...], order: RetreatReply) -> Found:
    """E-6.5: to one of the lands that are free for it."""
    unasked = tuple(_unasked(view, forms.RETREAT))
    yield from unasked
    if unasked or not isinstance(view.phase, RetreatPhase):
        return
    free = retreats.destinations(supposed.state(view), view.phase.attack.to)
    if order.to not in free:
        yield refused("reply-land", "E-6.5", land=order.to, lands=free)


def give(view: View, before: tuple[Order, ...], order: GiveReply) -> Found:
    """E-6.7: the cards fate brought, to players of this game."""
    unasked = tuple(_unasked(view, forms.FATE))
    yield from unasked
    if unasked or not isinstance(view.phase, FatePhase):
        return
    drawn = view.phase.cards
    absent = tuple(card for card in order.cards if card not in drawn)
    if absent:
        yield refused("reply-give", "E-13.2", cards=absent, count=len(absent), drawn=drawn)
    yield from action_checks.powers(view, *order.cards.values())
