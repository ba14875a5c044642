"""Orders and how they are written; what would be refused is not written at all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pbem.core.problems import Severity
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.powers.air_orders import StrikeOrder
from pbem.rulesets.powers.orders import (
    AnswerOrder,
    BuildOrder,
    EndOrder,
    HideOrder,
    LandOrder,
    MoveOrder,
    Order,
    Units,
)
from pbem.rulesets.powers.treaty import Proposal
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import checks

SAID = {
    "inf": "infantry",
    "tnk": "tank",
    "atg": "atgun",
    "aab": "AA battery",
    "rec": "scout",
    "rbo": "scout boat",
    "cru": "cruiser",
    "des": "destroyer",
    "kai": "kaibokan",
    "trs": "transport",
    "bat": "battleship",
    "car": "carrier",
    "bom": "bomber",
    "fig": "fighter",
    "rpl": "spotter",
    "spl": "supply",
}
"""What players call the units whose key is no word; others are called by their key."""


@dataclass(frozen=True)
class Line:
    """An order in words."""

    order: Order
    words: str


def move(units: Mapping[str, int], start: str, goal: str) -> Line:
    """P-5: a march of one step."""
    rows = [(row, count) for row, count in units.items() if count]
    order = MoveOrder(tuple(Units(row, count) for row, count in rows), (start, goal))
    return Line(order, f"move {_said(dict(rows))} {start} -> {goal}")


def _said(units: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {SAID.get(row, row)}" for row, count in units.items())


def strike(row: str, count: int, path: tuple[str, ...]) -> Line:
    """P-36.5: a raid."""
    return Line(StrikeOrder((Units(row, count),), path), f"strike {count} {SAID.get(row, row)} {' -> '.join(path)}")


def land(units: Mapping[str, int], sea: str, at: str) -> Line:
    """P-11.1: a landing."""
    order = LandOrder(tuple(Units(row, count) for row, count in units.items()), sea, at)
    return Line(order, f"land {_said(units)} from {sea} to {at}")


def hide(row: str, at: str) -> Line:
    """P-48.2: three tokens instead of a unit."""
    return Line(HideOrder(Units(row, 1), at), f"hide 1 {SAID.get(row, row)} at {at}")


def build(row: str, at: str, count: int = 0) -> Line:
    """P-4.4: so many units, or as many as the land yields."""
    words = f"{count or ''} {SAID.get(row, row)}".strip()
    return Line(BuildOrder(row, at, count), f"build {words} at {at}")


def accept(proposal: Proposal) -> Line:
    """P-16.2: say yes."""
    return Line(AnswerOrder(proposal.number, "accept", proposal.treaty.members), f"accept {proposal.number}")


def reject(proposal: Proposal) -> Line:
    """P-16.2: say no."""
    return Line(AnswerOrder(proposal.number, "reject", proposal.treaty.members), f"reject {proposal.number}")


def end() -> Line:
    """S-14: the player turn is finished."""
    return Line(EndOrder(), "end")


def accepted(view: View, lines: Iterable[Line]) -> tuple[str, ...]:
    """Leave out what the answer to the letter would refuse."""
    left = tuple(lines)
    while left:
        sheet = Sheet(tuple(Written(one.order, number, one.words) for number, one in enumerate(left, 1)))
        found = (one.line for one in checks.check(view, sheet) if one.severity is Severity.ERROR)
        wrong = frozenset(found)
        if not wrong:
            break
        left = tuple(one for number, one in enumerate(left, 1) if number not in wrong)
    return tuple(one.words for one in left)
