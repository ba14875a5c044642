"""Words about damaged and half units (P-30 to P-32): what is said, what is wrong with it, what is to be expected.

| code | severity | facts | paragraph |
|---|---|---|---|
| choice | ERROR | | P-30.3 |
| own-held | ERROR | at | P-30.1 |
| no-pool | ERROR | most (whole slots there are) | P-30.1 |
| no-halves | ERROR | unit | P-32.1 |
| no-pairs | ERROR | unit, at, have, ordered | P-32.2 |
| none-held | WARNING | unit, at | P-30.3 |
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import each, filled, integer, word
from pbem.core.texts import Fact, text
from pbem.rulesets.powers.chapters.hold import slots
from pbem.rulesets.powers.events import units as said_counts
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.damage import DamageOrder, FinishOrder, HoldOrder, MergeOrder, Quarry, SplitOrder
from pbem.rulesets.powers.state import stacks_at
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import ways
from pbem.rulesets.powers.words.ahead import Ahead
from pbem.rulesets.powers.words.force_checks import known, named
from pbem.rulesets.powers.words.matter import Found, Lines, Matter, Meaning, Told, Work
from pbem.rulesets.powers.words.slots import refused, said_units, units, warned


def phrase(order: DamageOrder) -> Phrase:
    """Say an order."""
    match order:
        case HoldOrder(quarries, best, ally):
            pool = (Phrase("pool", {"ally": Phrase("party", {"colour": ally})}),) if ally else ()
            return Phrase("hold", {"what": (*_said(quarries, best), *pool)})
        case FinishOrder(quarries, best):
            return Phrase("finish_off", {"what": _said(quarries, best)})
        case SplitOrder(wanted, at):
            return Phrase("split", {"units": said_units("stack", (wanted,)), "at": at})
        case MergeOrder(wanted, at):
            return Phrase("merge", {"units": said_units("stack", (wanted,)), "at": at})
        case _:
            assert_never(order)


def _said(quarries: tuple[Quarry, ...], best: bool) -> tuple[Phrase, ...]:
    listed = tuple(
        filled("quarry", count=quarry.units.count or None, row=quarry.units.row, at=quarry.at) for quarry in quarries
    )
    if best:
        return (*listed, Phrase("choice", {"worth": "best"}))
    return listed or (Phrase("choice", {"none": "1"}),)


def _quarries(phrase: Phrase) -> tuple[Quarry, ...]:
    found = (part for part in each(phrase, "what") if part.kind == "quarry")
    return tuple(Quarry(Units(word(part, "row"), integer(part, "count")), word(part, "at")) for part in found)


def _best(phrase: Phrase) -> bool | None:
    """Tell whether the best is meant, beside what is named; None: another word stands there."""
    words = [word(part, "worth") or "none" for part in each(phrase, "what") if part.kind == "choice"]
    if not words:
        return not _quarries(phrase)
    return None if set(words) not in ({"best"}, {"none"}) else words[0] == "best"


def _hold(phrase: Phrase) -> HoldOrder | Problem:
    best = _best(phrase)
    if best is None:
        return refused("choice", "P-30.3")
    allies = [word(each(part, "ally")[0], "colour") for part in each(phrase, "what") if part.kind == "pool"]
    return HoldOrder(_quarries(phrase), best, Seat(allies[-1] if allies else ""))


def _finish(phrase: Phrase) -> FinishOrder | Problem:
    best = _best(phrase)
    return refused("choice", "P-31.1") if best is None else FinishOrder(_quarries(phrase), best)


def _halves(make: type[SplitOrder] | type[MergeOrder]) -> Meaning:
    return lambda phrase, view: tuple(make(wanted, word(phrase, "at")) for wanted in units(phrase, "units"))


def check(view: View, order: DamageOrder) -> Iterator[Problem]:
    """Hold a line against the rules: types in play, units of others, a half slot to pool."""
    match order:
        case HoldOrder() | FinishOrder():
            yield from _named(view, order)
        case SplitOrder(wanted) | MergeOrder(wanted):
            yield from known(view, wanted.row)


def _named(view: View, order: HoldOrder | FinishOrder) -> Iterator[Problem]:
    for quarry in order.named:
        yield from known(view, quarry.units.row)
        found = [each for each in stacks_at(view, quarry.at) if each.row == quarry.units.row]
        if found and all(stack.owner == view.seat for stack in found):
            yield refused("own-held", "P-30.1", at=quarry.at)
        elif not found:
            yield warned("none-held", "P-30.3", unit=named(quarry.units.row), at=quarry.at)
    if isinstance(order, HoldOrder) and order.ally:
        if order.ally == view.seat or order.ally not in view.circle:
            yield refused("not-played", "P-2.1", who=order.ally, seats=view.circle)
        elif (most := slots(view)) is None or most.denominator == 1:
            yield refused("no-pool", "P-30.1", most=-1 if most is None else int(most))


def divided(view: View, lines: Lines, played: Ahead) -> Found:
    """P-32.2: lines that find no such units, or no pairs of halves, with the lines before them."""
    places = tuple(lines)
    for event in played.events:
        what, line = event.facts.get("what"), event.facts.get("line")
        if event.kind != "failed" or what not in ("split", "merge") or not isinstance(line, int):
            continue
        order, unit = lines[places[line - 1]], named(str(event.facts["row"]))
        if event.facts["why"] == "no_halves" or not isinstance(order, SplitOrder | MergeOrder):
            yield places[line - 1], refused("no-halves", "P-32.1", unit=unit)
        else:
            have = ways.standing(view, str(event.facts["row"]), order.at)
            facts: dict[str, Fact] = {
                "at": order.at,
                "have": have,
                "ordered": order.units.count,
                "merging": int(what == "merge"),
            }
            yield places[line - 1], refused("no-pairs", "P-32.2", unit=unit, **facts)


def foretold(work: Work, order: DamageOrder, place: int) -> Told:
    """Say what a standing order means in numbers: how many slots there are, and which damage stays now."""
    if isinstance(order, HoldOrder):
        view = work.view
        most = slots(view)
        whole = -1 if most is None else int(most)
        hurt = tuple(
            text("powers-damaged-unit", at=stack.at, units=said_counts({stack.row: stack.count}))
            for stack in view.stacks
            if stack.damage and view.seat in stack.held.split("+")
        )
        yield text(
            "powers-plan-hold", most=whole, half=int(most is not None and most != whole), count=len(hurt), now=hurt
        )
    elif isinstance(order, FinishOrder):
        yield text("powers-plan-finish")


MATTER: Matter[DamageOrder] = Matter(
    when={HoldOrder: "any", FinishOrder: "any", SplitOrder: "play", MergeOrder: "play"},
    phrase=phrase,
    meanings={
        "hold": lambda phrase, view: (_hold(phrase),),
        "finish_off": lambda phrase, view: (_finish(phrase),),
        "split": _halves(SplitOrder),
        "merge": _halves(MergeOrder),
    },
    check=check,
    together=divided,
    foretold=foretold,
    subject=lambda order: order.kind if isinstance(order, HoldOrder | FinishOrder) else "",
)
