"""Actions with their alternatives, guards and cards, between orders and phrases (5, E-11.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, cast

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import Slot, each, filled, integer
from pbem.rulesets.europe.orders import (
    Action,
    Attack,
    Attacked,
    Choice,
    Draft,
    Empty,
    Fate,
    Guard,
    HandAtLeast,
    Held,
    Hold,
    Move,
    Play,
    Rank,
    Spied,
)
from pbem.rulesets.europe.words.slots import card, cards, named, receiver, refused, said_cards

POLICIES: Mapping[str, Literal["best", "cheap", "enough"]] = {"best": "best", "cheap": "cheap", "enough": "enough"}
"""E-12.2: how cards may be chosen, other than by name."""
_DRAWN = 3
"""So many cards fate gives (E-6.7)."""


def said_receiver(to: str) -> Phrase:
    """Say who receives a card: a power or the player himself."""
    return Phrase("receiver", {"me": "1"} if to == "me" else {"power": to})


def said_choice(choice: Choice) -> Phrase:
    """Say an alternative with its guards."""
    return filled("choice", when=tuple(map(_said_guard, choice.when)), do=_said_action(choice.action))


def _said_action(action: Action) -> Phrase:
    match action:
        case Draft(at):
            return Phrase("draft", {"at": at})
        case Move(origin, to):
            return Phrase("move", {"origin": origin, "to": to})
        case Attack(origin, to):
            return filled("attack", origin=origin, to=to, how=tuple(_said_details(action)))
        case Fate(places, by):
            gifts = tuple(_said_gift(what, to) for what, to in by.items())
            return filled("fate", places=tuple(map(said_receiver, places)), by=gifts)
        case Hold():
            return Phrase("hold")


def _said_details(attack: Attack) -> Iterator[Phrase]:
    """E-6.4: how many, with which cards, against whom, and never as a mere move."""
    if attack.figures:
        yield Phrase("detail_count", {"figures": attack.figures})
    if attack.play != Play():
        yield Phrase("detail_play", said_play(attack.play))
    if attack.of:
        yield Phrase("detail_of", {"power": attack.of})
    if attack.only:
        yield Phrase("detail_only", {"only": "1"})


def said_play(play: Play) -> dict[str, str | int | Phrase | tuple[Phrase, ...] | tuple[int, ...]]:
    """E-12.2: say which cards are laid."""
    return {"cards": said_cards(play.cards)} if play.policy == "named" else {"policy": play.policy}


def _said_gift(what: str, to: str) -> Phrase:
    """E-6.7: say where the rest, a card or a rank goes."""
    given = said_receiver(to)
    if what == "rest":
        return Phrase("gift_rest", {"to": given})
    if what[-1] in "CDHS":
        return Phrase("gift_card", {"card": said_cards((what,))[0], "to": given})
    return Phrase("gift_rank", {"rank": what, "to": given})


def _said_guard(guard: Guard) -> Phrase:
    match guard:
        case Spied(power, rank, seen):
            return filled("guard_spied", power=power, rank=rank, no=None if seen else "1")
        case HandAtLeast(least, rank):
            return filled("guard_hand", least=least, rank=rank or None)
        case Empty(land, empty):
            return filled("guard_empty", land=land, **{"not": None if empty else "1"})
        case Held(land, by):
            return Phrase("guard_held", {"land": land, "power": by})
        case Attacked():
            return Phrase("guard_attacked")


def choices(phrase: Phrase) -> tuple[Choice, ...] | Problem:
    """E-11.4: the alternatives of a line, in the order written."""
    found = tuple(_choice(said) for said in each(phrase, "of"))
    wrong = next((one for one in found if isinstance(one, Problem)), None)
    return wrong or tuple(one for one in found if isinstance(one, Choice))


def _choice(said: Phrase) -> Choice | Problem:
    deed = each(said, "do")[0]
    action = _DEEDS[deed.kind](deed)
    if isinstance(action, Problem):
        return action
    vacant = (Empty(_aim(action)),) if "empty" in said.slots and _aim(action) else ()
    return Choice(action, (*map(_guard, each(said, "when")), *vacant))


def _aim(action: Action) -> str:
    """E-11.4: the land `if it is empty` is about."""
    return action.at if isinstance(action, Draft) else getattr(action, "to", "")


def _attack(said: Phrase) -> Attack | Problem:
    """E-6.4: what is said twice must be said alike."""
    details = each(said, "how")
    kinds = [detail.kind for detail in details]
    if len(set(kinds)) < len(kinds):
        return refused("attack-twice", "E-6.4")
    by = {detail.kind: detail for detail in details}
    count, cards_ = by.get("detail_count"), by.get("detail_play")
    if count is not None and "all" not in count.slots and not integer(count, "figures"):
        return refused("attack-none", "E-6.4")
    return Attack(
        named(said, "origin"),
        named(said, "to"),
        figures=integer(count, "figures") if count else 0,
        play=play(cards_) if cards_ else Play(),
        of=named(by["detail_of"], "power") if "detail_of" in by else "",
        only="detail_only" in by,
    )


def play(said: Phrase) -> Play:
    """E-12.2: a policy, or cards by name."""
    if policy := named(said, "policy"):
        return Play(POLICIES[policy])
    return Play("named", cards(said, "cards"))


def _fate(said: Phrase) -> Fate | Problem:
    """E-6.7: by place, or by rank and card."""
    if "all" in said.slots:
        to = receiver(said, "all")
        return Fate(places=(to,) * _DRAWN) if to == "me" else Fate(by={"rest": to})
    places = tuple(receiver(Phrase("fate", {"to": one}), "to") for one in each(said, "places"))
    places += _ends(said)
    given = tuple((what, receiver(gift, "to")) for gift in each(said, "by") for what in given_by(gift))
    names = [what for what, _ in given]
    twice = next((what for what in names if names.count(what) > 1), "")
    if twice:
        return refused("fate-twice", "E-6.7", what=twice)
    if "shares" in said.slots and {"best", "worst"} & said.slots.keys() and len(places) < _DRAWN:
        return refused("fate-which", "E-6.7", count=len(places))
    return Fate(places, dict(given))


def _ends(said: Phrase) -> tuple[str, ...]:
    """E-6.7: the best cards to one, the worst to another; who gets how many of the others, or they are kept."""
    best, shares, worst = (_shared(said, slot) for slot in ("best", "shares", "worst"))
    between = _DRAWN - len(best) - len(worst) if worst and not shares else 0
    return (*best, *("me",) * between, *shares, *worst)


def _shared(said: Phrase, slot: str) -> tuple[str, ...]:
    """Give the receivers of shares, each as often as he gets a card."""
    return tuple(receiver(share, "to") for share in each(said, slot) for _ in range(integer(share, "count")))


def given_by(gift: Phrase) -> tuple[str, ...]:
    """E-6.7: what is given: the rest, or a card, a rank, or two of them."""
    if gift.kind in ("gift_card", "gift_cards"):
        return tuple(card(gift, slot) for slot in ("card", "other") if slot in gift.slots)
    return tuple(named(gift, slot) for slot in ("rank", "more") if slot in gift.slots) or ("rest",)


def _guard(said: Phrase) -> Guard:
    match said.kind:
        case "guard_spied":
            return Spied(Seat(named(said, "power")), cast(Rank, named(said, "rank")), "no" not in said.slots)
        case "guard_hand":
            return HandAtLeast(integer(said, "least", 1), named(said, "rank"))
        case "guard_empty":
            return Empty(named(said, "land"), "not" not in said.slots)
        case "guard_held":
            return Held(named(said, "land"), Seat(named(said, "power")))
        case _:
            return Attacked()


_DEEDS: Mapping[str, Callable[[Phrase], Action | Problem]] = {
    "draft": lambda said: Draft(named(said, "at")),
    "move": lambda said: Move(named(said, "origin"), named(said, "to")),
    "attack": _attack,
    "fate": _fate,
    "hold": lambda said: Hold(),
}

__all__ = ["POLICIES", "Slot", "choices", "given_by", "play", "said_choice", "said_play", "said_receiver"]
