"""Uncertain tokens <-> phrases, their checks and forecasts (P-48).

| code | severity | facts | paragraph |
|---|---|---|---|
| no-hiding | ERROR | unit, types | P-48.1 |
| which-token | ERROR | unit | P-48.1 |
| token-stays | ERROR | unit | P-48.2 |
| no-tokens | ERROR | unit, at, have, ordered | P-48.2 |
| no-company | ERROR | unit, at | P-48.3 |
| mix-true | ERROR | unit | P-48.3 |
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import assert_never

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import filled, word
from pbem.core.texts import Fact, text
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.events import units as counted
from pbem.rulesets.powers.orders import MoveOrder, Order, Units
from pbem.rulesets.powers.orders.tokens import HideOrder, MixOrder, ProveOrder, ShowOrder, TokenOrder, TokensOrder
from pbem.rulesets.powers.state import stacks_at
from pbem.rulesets.powers.tokens import BASE, BASES, FALSE, TRUE, UNSURE
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import ways
from pbem.rulesets.powers.words.ahead import Ahead
from pbem.rulesets.powers.words.force_checks import known, named
from pbem.rulesets.powers.words.matter import Found, Lines, Matter, Meaning, Told, Work
from pbem.rulesets.powers.words.slots import named as names
from pbem.rulesets.powers.words.slots import refused, said, said_units, units


def phrase(order: TokenOrder) -> Phrase:
    """Say an order."""
    match order:
        case HideOrder(wanted, at) | ShowOrder(wanted, at):
            return Phrase(order.kind, {"units": said_units("stack", (wanted,)), "at": at})
        case MixOrder(wanted, at, to):
            return Phrase("mix", {"units": said_units("stack", (wanted,)), "start": at, "goal": to})
        case TokensOrder(lands):
            return filled("tokens", lands=said("spot", "area", lands), none=None if lands else "1")
        case ProveOrder(what):
            return filled("prove", least="1" if what == "minimal" else None, all="1" if what == "all" else None)
        case _:
            assert_never(order)


def _of(row: str, kind: str) -> str:
    """Give the kind of token that is meant by a type: `hidden atgun`, or just `atgun`."""
    base = BASE.get(row, row)
    right = {"hide": {base: base}, "show": TRUE, "mix": FALSE}[kind]
    wrong = row == TRUE.get(base) if kind == "mix" else row in (FALSE.get(base), TRUE.get(base)) and kind == "hide"
    return row if wrong else right.get(base, row)


def _each(kind: str, make: Callable[[Units, Phrase], TokenOrder]) -> Meaning:
    """P-48.2: a line says as many orders as it names types."""
    return lambda phrase, view: tuple(
        make(Units(_of(wanted.row, kind), wanted.count), phrase) for wanted in _named(phrase, view, kind)
    )


def _named(phrase: Phrase, view: View, kind: str) -> tuple[Units, ...]:
    """Put all types that stand there and can be meant in the place of "everything"."""
    found = units(phrase, "units")
    at = word(phrase, "at") or word(phrase, "start")
    fit = {"hide": set(BASES), "show": set(TRUE.values()), "mix": set(FALSE.values())}[kind]
    here = dict.fromkeys(each.row for each in stacks_at(view, at) if each.owner == view.seat and each.row in fit)
    return tuple(each for each in found if each.row) or tuple(map(Units, here)) or (Units(BASES[0]),)


def check(view: View, order: TokenOrder) -> Iterator[Problem]:
    """P-48.1, P-48.3: types that can be hidden; who is mixed is a false one, and finds others there."""
    if isinstance(order, TokensOrder | ProveOrder):
        return
    row = order.units.row
    base = BASE.get(row, row)
    if base not in BASES:
        yield refused("no-hiding", "P-48.1", unit=named(row), types=tuple(map(named, _types(view))))
    elif isinstance(order, MixOrder) and row != FALSE[base]:
        yield refused("mix-true", "P-48.3", unit=named(TRUE[base]))
    else:
        yield from known(view, base)
        if isinstance(order, MixOrder) and order.to == order.at:
            yield refused("stays", "P-5.1", at=order.at)


def _types(view: View) -> tuple[str, ...]:
    return tuple(base for base in BASES if base in every.book(view).points.rows)


def bound(view: View, order: Order) -> Iterator[Problem]:
    """P-48.1, P-48.2: tokens move, and are shown and mixed; for all else they are shown first."""
    if isinstance(order, TokenOrder):
        return
    wanted = getattr(order, "units", ())
    for row in dict.fromkeys(each.row for each in (wanted if isinstance(wanted, tuple) else (wanted,))):
        if row not in BASE or row not in every.book(view).points.rows:
            continue
        if not isinstance(order, MoveOrder):
            yield refused("token-stays", "P-48.2", unit=named(row))
        elif row in UNSURE.values():
            yield refused("which-token", "P-48.1", unit=named(row))


def managed(view: View, lines: Lines, played: Ahead) -> Found:
    """P-48.2 to P-48.4: lines that find no such units with the lines before them, or nobody to mix with."""
    places = tuple(lines)
    for event in played.events:
        line = event.facts.get("line")
        if event.kind != "failed" or event.facts["why"] != "no_tokens" or not isinstance(line, int):
            continue
        order, row = lines[places[line - 1]], str(event.facts["row"])
        if isinstance(order, HideOrder | ShowOrder | MixOrder):
            have = ways.standing(view, row, order.at)
            lonely = isinstance(order, MixOrder) and have >= max(order.units.count, 1)
            code, at = ("company", order.to) if lonely and isinstance(order, MixOrder) else ("tokens", order.at)
            facts: dict[str, Fact] = {"at": at, "have": have, "ordered": order.units.count}
            yield places[line - 1], refused(f"no-{code}", "P-48.3" if lonely else "P-48.2", unit=named(row), **facts)


def foretold(work: Work, order: TokenOrder, place: int) -> Told:
    """P-48: what the others will see, and what they learn by it."""
    if isinstance(order, TokensOrder):
        yield text("powers-plan-tokens", count=len(order.lands), lands=order.lands)
        return
    if isinstance(order, ProveOrder):
        yield text("powers-plan-prove", what=order.what)
        return
    count = order.units.count or ways.standing(work.view, order.units.row, order.at)
    base = BASE.get(order.units.row, order.units.row)
    if isinstance(order, HideOrder):
        yield text("powers-plan-hide", tokens=counted({UNSURE[base]: 3 * count}), at=order.at)
    elif isinstance(order, ShowOrder):
        yield text("powers-plan-show", tokens=counted({UNSURE[base]: 2 * count}), units=counted({base: count}))
    else:
        yield text("powers-plan-mix", tokens=counted({UNSURE[base]: count}), at=order.at, to=order.to)


MATTER: Matter[TokenOrder] = Matter(
    when={HideOrder: "play", ShowOrder: "play", MixOrder: "play", TokensOrder: "any", ProveOrder: "any"},
    phrase=phrase,
    meanings={
        "hide": _each("hide", lambda wanted, said: HideOrder(wanted, word(said, "at"))),
        "show": _each("show", lambda wanted, said: ShowOrder(wanted, word(said, "at"))),
        "mix": _each("mix", lambda wanted, said: MixOrder(wanted, word(said, "start"), word(said, "goal"))),
        "tokens": lambda phrase, view: (TokensOrder(names(phrase, "lands", "area")),),
        "prove": lambda phrase, view: (ProveOrder("all" if word(phrase, "all") else "minimal"),),
    },
    check=check,
    together=managed,
    foretold=foretold,
    subject=lambda order: order.kind if isinstance(order, TokensOrder | ProveOrder) else "",
)
