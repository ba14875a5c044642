"""Orders and how they are written; what would be refused is not written at all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pbem.core.problems import Severity
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.powers.designs import MODELS, DesignOrder
from pbem.rulesets.powers.orders import AnswerOrder, BuildOrder, EndOrder, HideOrder, LandOrder, MoveOrder, Order, Units
from pbem.rulesets.powers.orders.air import StrikeOrder
from pbem.rulesets.powers.orders.people import (
    EffortOrder,
    GatherOrder,
    HuntOrder,
    ReliefOrder,
    ReprisalOrder,
    RevoltOrder,
)
from pbem.rulesets.powers.state import BV
from pbem.rulesets.powers.treaty import Proposal
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import checks

NAMES = (
    *("Orion", "Titan", "Atlas", "Saturn", "Neptune", "Jupiter"),
    *("Pegasus", "Triton", "Icarus", "Cyclops", "Centaur", "Phoenix"),
)
"""P-58.1: how the types are called that seats design, in the order of the seats."""
FIELDS = {"NE": "unarmoured", "PA": "armoured", "NA": "warships", "PM": "underwater", "LE": "aviation"}
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
    **dict(zip(MODELS.values(), NAMES, strict=True)),
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


def design(order: DesignOrder) -> Line:
    """P-58.1: a type of one's own."""
    attack, defence = (
        ", ".join(f"{FIELDS[against]} {strength}" for against, strength in said.items())
        for said in (order.attack, order.defence)
    )
    traits = (f"attack {attack}" * bool(attack), f"defence {defence}" * bool(defence))
    return Line(order, f"design {SAID[order.base]}: {', '.join(filter(None, traits))}")


def effort(at: str, done: int) -> Line:
    """P-60.2: how hard a people works, or against its government, in a land or everywhere."""
    where = f"at {at}" if at else "everywhere"
    return Line(EffortOrder(at, done), f"{'sabotage' if done < 0 else 'effort'} {abs(done)} {where}")


def gather(at: str) -> Line:
    """P-60.4: a partisan goes into hiding."""
    return Line(GatherOrder(at), f"gather partisans at {at}")


def revolt(at: str) -> Line:
    """P-60.6: all partisans of a land come out."""
    return Line(RevoltOrder(at), f"revolt at {at}")


def hunt(at: str) -> Line:
    """P-60.4: look for partisans in an own land."""
    return Line(HuntOrder(at), f"hunt at {at}")


def reprisal(at: str) -> Line:
    """P-60.3: all gendarmes of a land punish its people."""
    return Line(ReprisalOrder(at), f"reprisals at {at}")


def relief(at: str, bv: int) -> Line:
    """P-60.3: so many BV for the welfare of a people."""
    return Line(ReliefOrder(at, bv * BV), f"relief {bv} at {at}")


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
