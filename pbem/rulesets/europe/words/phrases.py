"""Orders <-> phrases: what the sentence forms of the lexicons mean (5).

An order has one phrase; a phrase may leave open what only the view can settle: `retreat NRU` answers whoever is
asked where to go, and is a standing order of anybody else; `keep Q first` moves queens to the front of the ranks in
force.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import assert_never, cast

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import each, filled, integer
from pbem.rulesets.europe.orders import (
    RANKS,
    ActionOrder,
    AutoOrder,
    CardDecree,
    DefaultOrder,
    DefendOrder,
    FiguresDecree,
    GiveReply,
    Order,
    PlayReply,
    Rank,
    RankOrder,
    Reply,
    RetreatOrder,
    RetreatReply,
    SabotageOrder,
    SpyOrder,
    StopOrder,
    StopReply,
)
from pbem.rulesets.europe.state import RetreatPhase
from pbem.rulesets.europe.table import figures
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import action_phrases, decree_phrases, forms, stop_phrases
from pbem.rulesets.europe.words.slots import cards, named, receiver, refused, said_cards, strange_card

KEPT: tuple[Rank, ...] = ("A", "K", "10", "9", "8", "7", "6", "5", "Q", "J", "4", "3", "2")
"""E-12.1: what is kept first, by default."""


def phrase(order: Order) -> Phrase:
    """Say an order."""
    match order:
        case ActionOrder(choices):
            return Phrase("action", {"of": tuple(map(action_phrases.said_choice, choices))})
        case DefaultOrder(choices):
            return Phrase("default", {"of": tuple(map(action_phrases.said_choice, choices))})
        case SabotageOrder(at, ace):
            return filled("sabotage", at=at, ace="1" if ace else None)
        case SpyOrder(on, ace):
            return filled("spy", on=on, ace="1" if ace else None)
        case StopOrder():
            return stop_phrases.said(order)
        case StopReply() | PlayReply() | RetreatReply() | GiveReply():
            return _reply(order)
        case FiguresDecree() | CardDecree():
            return decree_phrases.said(order)
        case DefendOrder() | RankOrder() | RetreatOrder() | AutoOrder():
            return _standing(order)
        case _:
            assert_never(order)


def _standing(order: DefendOrder | RankOrder | RetreatOrder | AutoOrder) -> Phrase:
    """E-12: say a standing order."""
    match order:
        case DefendOrder(policy, least):
            return filled("defend", policy=policy, least=least or None)
        case RankOrder(ranks):
            ranked = tuple(Phrase("ranked", {"rank": rank}) for rank in ranks)
            return filled("ranking", ranks=ranked, usual=None if ranks else "1")
        case RetreatOrder((), origin):
            return filled("retreat_default", origin=origin or None)
        case RetreatOrder(lands, origin):
            places = tuple(Phrase("named_land", {"land": land}) for land in lands)
            return filled("retreats", lands=places, origin=origin or None)
        case AutoOrder(on):
            return filled("auto", off=None if on else "1")
        case _:
            assert_never(order)


def _reply(order: Reply) -> Phrase:
    """E-13.2: say an answer."""
    match order:
        case StopReply(True, ace):
            return filled("halt", ace="1" if ace else None)
        case PlayReply(play):
            return Phrase("reply_play", action_phrases.said_play(play))
        case RetreatReply(to):
            return Phrase("retreat_to", {"land": to})
        case GiveReply(given):
            return Phrase("give", {"cards": tuple(_given(one, to) for one, to in given.items())})
        case StopReply():
            return Phrase("let")
        case _:
            assert_never(order)


def _given(one: str, to: str) -> Phrase:
    return Phrase("gift_card", {"card": said_cards((one,))[0], "to": action_phrases.said_receiver(to)})


def order(phrase: Phrase, view: View) -> Order | Problem:
    """Understand an order."""
    if strange := strange_card(phrase):
        return refused("strange-card", "E-1.3", card=strange)
    return _MEANINGS[phrase.kind](phrase, view)


def _action(phrase: Phrase, view: View) -> Order | Problem:
    choices = action_phrases.choices(phrase)
    return choices if isinstance(choices, Problem) else ActionOrder(choices)


def _default(phrase: Phrase, view: View) -> Order | Problem:
    choices = action_phrases.choices(phrase)
    return choices if isinstance(choices, Problem) else DefaultOrder(choices)


def _sabotage(phrase: Phrase, view: View) -> Order | Problem:
    """E-7.1: whose figures are meant is a check of what the player sees; the card works on whoever stands there."""
    at, of = named(phrase, "at"), named(phrase, "of")
    holder = figures.holder(view.lands, at)
    if of and holder not in (None, of):
        return refused("sabotage-other", "E-7.1", land=at, holder=str(holder), named=of)
    return SabotageOrder(at, "ace" in phrase.slots)


def _spy(phrase: Phrase, view: View) -> Order | Problem:
    return SpyOrder(Seat(named(phrase, "on")), "ace" in phrase.slots)


def _defend(phrase: Phrase, view: View) -> Order | Problem:
    return DefendOrder(action_phrases.POLICIES[named(phrase, "policy")], integer(phrase, "least"))


def _rank(phrase: Phrase, view: View) -> Order | Problem:
    """E-12.1: the ranks named first, then the others as they are by default."""
    ranks = _ranks(phrase)
    if "usual" in phrase.slots or isinstance(ranks, Problem):
        return ranks if isinstance(ranks, Problem) else RankOrder()
    return RankOrder((*ranks, *(rank for rank in KEPT if rank not in ranks)))


def _keep(phrase: Phrase, view: View) -> Order | Problem:
    """E-12.1: `keep X first` moves X to the front of the ranks in force."""
    ranks = _ranks(phrase)
    if isinstance(ranks, Problem):
        return ranks
    return RankOrder((*ranks, *(rank for rank in view.standing.rank.ranks or KEPT if rank not in ranks)))


def _ranks(phrase: Phrase) -> tuple[Rank, ...] | Problem:
    ranks = tuple(cast(Rank, named(one, "rank")) for one in each(phrase, "ranks"))
    twice = next((rank for rank in RANKS if ranks.count(rank) > 1), "")
    return refused("rank-twice", "E-12.1", rank=twice) if twice else ranks


def _retreats(phrase: Phrase, view: View) -> Order | Problem:
    return RetreatOrder(_lands(phrase), named(phrase, "origin"))


def _withdraw(phrase: Phrase, view: View) -> Order | Problem:
    """E-13.2: one land answers whoever is asked where his beaten figures go; else it is a standing order."""
    lands = _lands(phrase)
    if len(lands) == 1 and isinstance(view.phase, RetreatPhase) and forms.asked(view) == forms.RETREAT:
        return RetreatReply(lands[0])
    return RetreatOrder(lands)


def _lands(phrase: Phrase) -> tuple[str, ...]:
    return tuple(dict.fromkeys(named(place, "land") for place in each(phrase, "lands")))


def _play(phrase: Phrase, view: View) -> Order | Problem:
    return PlayReply(action_phrases.play(phrase))


def _give(phrase: Phrase, view: View) -> Order | Problem:
    """E-13.2: each card to one receiver."""
    given = tuple(
        (one, receiver(gift, "to")) for gift in each(phrase, "cards") for one in action_phrases.given_by(gift)
    )
    every = tuple(one for one, _ in given)
    twice = next((one for one in every if every.count(one) > 1), "")
    return refused("card-twice", "E-13.2", card=twice) if twice else GiveReply(dict(given))


def _retreat_to(phrase: Phrase, view: View) -> Order | Problem:
    return RetreatReply(named(phrase, "land"))


_MEANINGS: Mapping[str, Callable[[Phrase, View], Order | Problem]] = {
    "action": _action,
    "default": _default,
    "sabotage": _sabotage,
    "spy": _spy,
    "stop": lambda phrase, view: stop_phrases.meant(phrase),
    "never": lambda phrase, view: StopOrder(never=True),
    "halt": lambda phrase, view: StopReply(True, "ace" in phrase.slots),
    "let": lambda phrase, view: StopReply(False),
    "defend": _defend,
    "ranking": _rank,
    "keep": _keep,
    "retreats": _retreats,
    "retreat_default": _retreats,
    "withdraw": _withdraw,
    "retreat_to": _retreat_to,
    "auto": lambda phrase, view: AutoOrder("off" not in phrase.slots),
    "reply_play": _play,
    "give": _give,
    "set_figures": lambda phrase, view: decree_phrases.meant(phrase),
    "deal_card": lambda phrase, view: decree_phrases.meant(phrase),
    "discard_card": lambda phrase, view: decree_phrases.meant(phrase),
}

__all__ = ["KEPT", "cards", "order", "phrase"]
