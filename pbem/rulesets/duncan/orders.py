"""What a team may order (4), and what the referee orders and decrees. Squares are named: `E5`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pbem.core.seats import Seat

Param = Literal["strength", "speed", "sight"]
SquareBonus = Literal["flash", "smoke"]
Bonus = Literal["strength", "speed", "sight", "regeneration", "invisibility", "leech", "quick", "flash", "smoke"]
PARAMS: tuple[Param, ...] = ("strength", "speed", "sight")
BONUSES: tuple[Bonus, ...] = (*PARAMS, "regeneration", "invisibility", "leech", "quick", "flash", "smoke")
"""t13.1: the nine kinds, in the order of the table."""
ON_SQUARES: tuple[SquareBonus, ...] = ("flash", "smoke")
"""t13.1: those used on a square; the others are given to a unit."""


@dataclass(frozen=True)
class UpgradeOrder:
    """D-3.1: raise a parameter of a unit by 1, so many times."""

    unit: int
    param: Param
    times: int = 1
    kind: Literal["upgrade"] = "upgrade"


@dataclass(frozen=True)
class MoveOrder:
    """D-4: move to a square, if told so over others; directions and counts are turned into squares when read."""

    unit: int
    to: str
    via: tuple[str, ...] = ()
    kind: Literal["move"] = "move"


@dataclass(frozen=True)
class BuyOrder:
    """D-3.3: summon a unit on the first of these squares that is free."""

    at: tuple[str, ...]
    kind: Literal["buy"] = "buy"


@dataclass(frozen=True)
class BonusOrder:
    """D-7.1: use a bonus of the stock on an own unit (`unit`), or on a square (`cell`)."""

    bonus: Bonus
    unit: int = 0
    cell: str = ""
    kind: Literal["bonus"] = "bonus"


@dataclass(frozen=True)
class ChooseOrder:
    """D-7.8: take this kind for a bonus the team may choose; in phase 8."""

    bonus: Bonus
    kind: Literal["choose"] = "choose"


@dataclass(frozen=True)
class NoteOrder:
    """A comment on an own unit or on a square, seen by the team alone; an empty text deletes it."""

    text: str
    unit: int = 0
    cell: str = ""
    kind: Literal["note"] = "note"


@dataclass(frozen=True)
class AnswerOrder:
    """D-9.1: answer a question; the referee is told at once. `asked` seals the words it was given to."""

    question: int
    text: str
    asked: int = 0
    kind: Literal["answer"] = "answer"


@dataclass(frozen=True)
class BugOrder:
    """D-10.2: report a bug; the referee is told at once."""

    text: str
    kind: Literal["bug"] = "bug"


@dataclass(frozen=True)
class QuestionOrder:
    """D-9.1: the referee publishes a question, to all at once; answers count until turn `until` is played (0: always).

    Number 0 is the next free one. `named`: the referee said the number himself; then a question of that number is said
    anew, else it was only the next free one when the letter was read.
    """

    text: str
    number: int = 0
    until: int = 0
    kind: Literal["question"] = "question"
    named: bool = field(default=True, compare=False)


@dataclass(frozen=True)
class ClueOrder:
    """D-9.1: the referee publishes a clue, to all at once; for one question, or for all (0)."""

    text: str
    question: int = 0
    kind: Literal["clue"] = "clue"


@dataclass(frozen=True)
class CloseOrder:
    """The referee takes no more answers to a question; all are told."""

    question: int
    kind: Literal["close"] = "close"


@dataclass(frozen=True)
class VerdictOrder:
    """D-9.2: the referee judges an answer, known by the number made of its words; its team is told at once.

    `said` and `answered` are the words judged and the place of their letter: a verdict outlives an answer taken back.
    """

    team: Seat
    question: int
    answer: int
    right: bool
    text: str = ""
    said: str = ""
    answered: int = 0
    kind: Literal["verdict"] = "verdict"


@dataclass(frozen=True)
class AwardOrder:
    """D-9.4: points for outside games, credited in phase 8 of the award turn; with `now` of the next turn."""

    team: Seat
    points: int
    text: str = ""
    now: bool = False
    kind: Literal["award"] = "award"


@dataclass(frozen=True)
class GrantOrder:
    """The referee gives a bonus; without a kind, as for a right answer: drawn, or the team's choice (D-7.8)."""

    team: Seat
    bonus: Bonus | None = None
    text: str = ""
    kind: Literal["grant"] = "grant"


@dataclass(frozen=True)
class FineOrder:
    """D-10.2, a decree: take purchase or victory points away; none falls below 0."""

    team: Seat
    points: int
    of: Literal["purchase", "victory"] = "purchase"
    text: str = ""
    kind: Literal["fine"] = "fine"


@dataclass(frozen=True)
class RemoveOrder:
    """D-10.2, a decree: remove a unit from the board."""

    team: Seat
    unit: int
    kind: Literal["remove"] = "remove"


@dataclass(frozen=True)
class SetOrder:
    """A decree: set a parameter or the wounds of a unit."""

    team: Seat
    unit: int
    of: Literal["strength", "speed", "sight", "wounds"]
    value: int
    kind: Literal["set"] = "set"


@dataclass(frozen=True)
class ExcludeOrder:
    """D-10.2, a decree: exclude a team; its units vanish, its piles become unheld."""

    team: Seat
    kind: Literal["exclude"] = "exclude"


@dataclass(frozen=True)
class RuleOrder:
    """D-10.2, a decree: change an option from now on; the next reports announce it."""

    option: str
    value: str
    kind: Literal["rule"] = "rule"


Plan = UpgradeOrder | MoveOrder | BuyOrder | BonusOrder | ChooseOrder | NoteOrder
"""What a team plans for its units and points."""
Message = AnswerOrder | BugOrder
"""What a team says to the referee, at once."""
StoryOrder = QuestionOrder | ClueOrder | CloseOrder | VerdictOrder | AwardOrder | GrantOrder
"""What stands in the referee's sheet and counts when the turn is played; all but awards and grants speak at once."""
Decree = FineOrder | RemoveOrder | SetOrder | ExcludeOrder | RuleOrder
"""What the referee does at once."""
Statement = Message | StoryOrder | Decree
"""What is no plan of a team for its units and points."""
Order = Plan | Statement
