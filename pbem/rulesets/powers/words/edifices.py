"""Buildings as targets of aircraft and guns (P-44): how they are said, and what is wrong with firing at them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import each
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.chapters import bombing, every
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders.guns import FireOrder
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words.force_checks import named as unit
from pbem.rulesets.powers.words.slots import refused, warned

TARGETS = {bombing.FACTORY: "works", bombing.AIRFIELD: "fields", bombing.RAIL: "rails"}
"""P-44.2: buildings that are fired at, and how the phrase of a building says them."""


def phrase(target: str) -> Phrase | None:
    """Say a kind of buildings."""
    return Phrase("edifice", {TARGETS[target]: "1"}) if target else None


def named(phrase: Phrase, slot: str) -> str:
    """Give the kind of buildings in a slot; empty: none is named."""
    said = {one for part in each(phrase, slot) for one in part.slots}
    return next((key for key, name in TARGETS.items() if name in said), "")


def problems(view: View, rows: Iterable[Row], at: str, target: str) -> Iterator[Problem]:
    """P-44.1: only who has a strength against buildings hits them, and only where there are such."""
    if "sbomb" not in every.book(view).chapters:
        yield refused("chapter-off", "P-2.1", what="", chapter="sbomb")
        return
    for row in rows:
        if not row.bombs:
            yield refused("no-bombs", "P-44.1", unit=unit(row.key))
    if not bombing.standing(view, at, target):
        yield warned("nothing-to-bomb", "P-44.2", at=at, what=target)


def guns(view: View, order: FireOrder) -> Iterator[Problem]:
    """P-44.1, P-54.2: the same of guns, which hit a railway only from a land next to both its ends."""
    rows, near = every.book(view).points.rows, world(view).neighbours[order.at]
    yield from problems(view, [rows[one.row] for one in order.units if one.row in rows], order.goal, order.target)
    lines = [line.split("-") for line in view.economy.rails if order.goal in line.split("-")]
    if order.target == bombing.RAIL and lines and not any(set(line) <= set(near) for line in lines):
        yield warned("rails-too-far", "P-54.2", start=order.at, goal=order.goal)
