"""Orders as texts of the catalogues, for whoever says them outside an order line: the answer, the report.

The ids are `europe-do-<action>` with the facts of the order, and `europe-rule-<standing order>`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.texts import Text, text
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
    SabotageOrder,
    Spied,
    SpyOrder,
    StopOrder,
)
from pbem.rulesets.europe.state import Standing


def action(one: Action) -> Text:
    """E-6: say an action in a few words."""
    match one:
        case Draft(at):
            return text("europe-do-draft", at=at)
        case Move(origin, to):
            return text("europe-do-move", origin=origin, to=to)
        case Attack(origin, to, figures):
            return text("europe-do-attack", origin=origin, to=to, figures=figures)
        case Fate():
            return text("europe-do-fate")
        case Hold():
            return text("europe-do-hold")
        case _:
            assert_never(one)


def card_action(one: SabotageOrder | SpyOrder) -> Text:
    """E-7: say a sabotage or a spy."""
    if isinstance(one, SabotageOrder):
        return text("europe-do-sabotage", at=one.at, ace=int(one.ace))
    return text("europe-do-spy", who=one.on, ace=int(one.ace))


def choices(several: tuple[Choice, ...]) -> Text:
    """E-11.4: say alternatives, each after the other."""
    return joined("europe-do-else", tuple(map(choice, several)))


def joined(link: str, texts: tuple[Text, ...]) -> Text:
    """Say texts one after the other, linked by the words of a text with `first` and `rest`.

    They are linked half by half: a letter may hold hundreds of alternatives, and texts are not to be nested as deeply.
    """
    if len(texts) == 1:
        return texts[0]
    half = len(texts) // 2
    return text(link, first=joined(link, texts[:half]), rest=joined(link, texts[half:]))


def choice(one: Choice) -> Text:
    """E-11.4: say an alternative, and whether a condition stands before it."""
    return conditional(one, one.action)


def conditional(written: Choice, done: Action) -> Text:
    """E-11.5: say what an alternative comes to, which may be less than was written."""
    return text("europe-do-if", what=action(done)) if written.when else action(done)


def guarded(one: Choice) -> Text:
    """E-11.4: say an alternative with what must be so for it."""
    when = joined("europe-guard-and", tuple(map(_guard, one.when)))
    return text("europe-guarded", when=when, what=action(one.action))


def _guard(guard: Guard) -> Text:
    match guard:
        case Spied(power, rank, seen):
            return text("europe-guard-spied", who=power, rank=rank, seen=int(seen))
        case HandAtLeast(least, rank):
            return text("europe-guard-hand", least=least, rank=rank or "none")
        case Empty(land, empty):
            return text("europe-guard-empty", land=land, empty=int(empty))
        case Held(land, by):
            return text("europe-guard-held", land=land, who=by)
        case Attacked():
            return text("europe-guard-attacked")
        case _:
            assert_never(guard)


def in_force(standing: Standing) -> Text:
    """E-12: say all standing orders in force, those by default too."""
    return joined("europe-rule-next", tuple(_rules(standing)))


def _rules(standing: Standing) -> Iterator[Text]:
    yield joined("europe-stop-next", tuple(map(stop, standing.stops or (StopOrder(deadly=True),))))
    defend = standing.defend
    yield text("europe-rule-defend", policy=defend.policy, least=defend.least)
    yield text("europe-rule-rank", ranks=standing.rank.ranks, given=int(bool(standing.rank.ranks)))
    if not any(order.lands for order in standing.retreats.values()):
        yield text("europe-rule-retreat-default")
    for origin, order in standing.retreats.items():
        if order.lands:
            yield text("europe-rule-retreat", origin=origin or "none", lands=order.lands)
    yield text("europe-rule-default", what=choices(standing.default.choices))
    if standing.auto:
        yield text("europe-rule-auto")


def stop(order: StopOrder) -> Text:
    """E-12.4: say when a K is played."""
    if order.never:
        return text("europe-stop-none")
    conditions = tuple(_conditions(order)) or (text("europe-stop-all"),)
    return text("europe-stop-if", conditions=joined("europe-stop-and", conditions))


def _conditions(order: StopOrder) -> Iterator[Text]:
    if order.on != "all":
        yield text("europe-stop-me") if order.on == "me" else text("europe-stop-on", who=order.on)
    if order.by:
        yield text("europe-stop-by", who=order.by)
    if order.least > 1:
        yield text("europe-stop-least", figures=order.least)
    if order.deadly:
        yield text("europe-stop-deadly")
    if order.hands:
        yield text("europe-stop-hands", cards=order.hands)
    if order.ace:
        yield text("europe-stop-ace")
