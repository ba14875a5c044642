"""Designs <-> phrases, their checks and forecasts (P-58).

| code | severity | facts | paragraph |
|---|---|---|---|
| design-amount | ERROR | | P-58.1 |
| design-once, design-strength, design-weak, design-vulnerable, design-speed | ERROR | unit | P-58.1 |
| design-base | ERROR | units (what can be designed after here) | P-58.1 |
| design-nearer | ERROR | unit, other | P-58.1 |
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import each, filled, word
from pbem.core.texts import share, text
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.config import drafted, model, nearest, wrong
from pbem.rulesets.powers.designs import BASES, MODELS, QUARTERS, TYPES, DesignOrder
from pbem.rulesets.powers.state import BV, NOBODY
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words.matter import Matter, Told, Understood, Work
from pbem.rulesets.powers.words.slots import amount, refused, said_amount

_PARTS: Mapping[str, int] = {"striking": 1, "guarding": 1, "weakness": QUARTERS, "pacing": 1}
"""In what parts the numbers of a trait are kept."""


def phrase(order: DesignOrder) -> Phrase:
    """Say an order."""
    said = {"striking": order.attack, "guarding": order.defence, "weakness": order.vulnerable}
    traits = tuple(
        Phrase(kind, {"field": against, "amount": said_amount(number, _PARTS[kind])})
        for kind, numbers in said.items()
        for against, number in numbers.items()
    )
    pace = (Phrase("pacing", {"amount": said_amount(order.speed, 1)}),) if order.speed else ()
    return filled("design", row=order.base, traits=(*traits, *pace))


def _design(phrase: Phrase, view: View) -> Understood:
    """P-58.1: what is said of several types after one word is of that word: `attack NE 4, PA 2`."""
    found: dict[str, dict[str, int]] = {kind: {} for kind in _PARTS}
    kind = "striking"
    for one in each(phrase, "traits"):
        kind = kind if one.kind == "more" else one.kind
        number, against = amount(one, "amount", _PARTS[kind]), word(one, "field")
        if number is None or (kind != "pacing") != (against in TYPES):
            return (refused("design-amount", "P-58.1"),)
        found[kind][against] = number
    speed = found["pacing"].get("", 0)
    return (DesignOrder(word(phrase, "row"), found["striking"], found["guarding"], found["weakness"], speed),)


def check(view: View, order: DesignOrder) -> Iterator[Problem]:
    """P-58.1: hold a design against the rules."""
    points, seat = every.book(view).points, view.seat or NOBODY
    why, unit = wrong(points, view, seat, order), text("powers-base", row=order.base)
    if why == "base":
        bases = tuple(text("powers-base", row=row) for row in BASES if row in points.rows)
        yield refused("design-base", "P-58.1", units=bases)
    elif why == "nearer":
        other = nearest(points.rows, drafted(points.rows[order.base], order))
        yield refused("design-nearer", "P-58.1", unit=unit, other=text("powers-base", row=other))
    elif why:
        yield refused(f"design-{why}", "P-58.1", unit=unit)


def foretold(work: Work, order: DesignOrder, place: int) -> Told:
    """P-58.1: say what the type will be called, and what it will cost."""
    points, key = every.book(work.view).points, MODELS[work.seat]
    if wrong(points, work.view, work.seat, order):
        return
    rows = points.rows
    made = model(rows[order.base], drafted(rows[order.base], order), key)
    yield text("powers-plan-design", unit=text("powers-unit", row=key), cost=share(int(made.cost * BV), BV))


MATTER: Matter[DesignOrder] = Matter(
    when={DesignOrder: "play"},
    phrase=phrase,
    meanings={"design": _design},
    check=check,
    foretold=foretold,
    subject=lambda order: "design",
)
