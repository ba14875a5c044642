"""What is ordered of formations (P-47)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.doctrine import Units


@dataclass(frozen=True)
class FormOrder:
    """P-47.3, P-47.4: units of an area join a formation; one that is not there yet is founded in that area."""

    name: str
    at: str
    units: tuple[Units, ...] = ()
    kind: Literal["form"] = "form"


@dataclass(frozen=True)
class DetachOrder:
    """P-47.6: units that every row has leave a formation, and stand in an area all its tokens can reach."""

    name: str
    units: tuple[Units, ...]
    at: str
    kind: Literal["detach"] = "detach"


@dataclass(frozen=True)
class RowOrder:
    """P-47.5, P-47.8: a row is doubled, a false one dropped, or the true one shown."""

    name: str
    row: int
    what: Literal["double", "drop", "show"] = "double"
    kind: Literal["row"] = "row"


@dataclass(frozen=True)
class BranchOrder:
    """P-47.10: a false token is put beside one of the formation, and mixed with it."""

    name: str
    at: str
    kind: Literal["branch"] = "branch"


@dataclass(frozen=True)
class LiftOrder:
    """P-47.10: a false token of an area is shown and leaves the map."""

    name: str
    at: str
    kind: Literal["lift"] = "lift"


@dataclass(frozen=True)
class OpenOrder:
    """P-47.10, P-47.11: everything is shown, and the formation is ordinary units again."""

    name: str
    kind: Literal["open"] = "open"


@dataclass(frozen=True)
class RaiseOrder:
    """P-47.7: BV of the land where a formation stands are spent on units of each row, all worth the same; P-47.12: or
    those of a land beside it."""

    name: str
    rows: tuple[tuple[Units, ...], ...]
    at: str = ""
    kind: Literal["raise"] = "raise"


@dataclass(frozen=True)
class DivideOrder:
    """P-47.13: some units of each row, or none, or all, leave for another formation; its rows are as true."""

    name: str
    into: str
    rows: tuple[tuple[Units, ...], ...]
    kind: Literal["divide"] = "divide"


@dataclass(frozen=True)
class ClaimOrder:
    """P-56.5: declare that a row, if it is true, has invented a level more of a field."""

    name: str
    row: int
    field: str
    kind: Literal["claim"] = "claim"


@dataclass(frozen=True)
class LookOrder:
    """P-49.1: whether one looks at tokens that take a position against where one is."""

    what: Literal["yes", "no"] = "yes"
    kind: Literal["look"] = "look"


@dataclass(frozen=True)
class CardDecree:
    """The referee sets what is ready in the rows of a formation; what is said once is for all. P-47.12: or what each
    row has ready in a land beside it, where a mark lies then."""

    seat: Seat
    name: str
    rows: tuple[tuple[Units, ...], ...]
    at: str = ""
    kind: Literal["set-card"] = "set-card"


@dataclass(frozen=True)
class GainDecree:
    """The referee sets how much science (BV), or how many political points, are noted on a row (P-57.3)."""

    seat: Seat
    name: str
    row: int
    what: Literal["science", "politics"]
    count: int
    kind: Literal["set-gain"] = "set-gain"


CardOrder = FormOrder | DetachOrder | RowOrder | BranchOrder | LiftOrder | OpenOrder | DivideOrder
FormationOrder = CardOrder | RaiseOrder | LookOrder | ClaimOrder
