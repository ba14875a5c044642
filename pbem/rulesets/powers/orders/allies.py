"""P-16: treaties proposed and denounced, what is handed to others, treachery, risings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.agreements import orders as agreements
from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.doctrine import Units
from pbem.rulesets.powers.treaty import Treaty


@dataclass(frozen=True)
class ProposeOrder(agreements.ProposeOrder[Treaty]):
    """P-16.2: propose a treaty; its number is `number_of(round, seat, treaty)`."""

    treaty: Treaty


@dataclass(frozen=True)
class DenounceOrder:
    """P-16.3: give notice of a treaty in force, known by its number and members."""

    number: int
    members: tuple[Seat, ...]
    kind: Literal["denounce"] = "denounce"


@dataclass(frozen=True)
class GiveOrder:
    """P-33.1, P-33.3: units of a land are another's from the end of the round on."""

    units: tuple[Units, ...]
    at: str
    to: Seat
    kind: Literal["give"] = "give"


@dataclass(frozen=True)
class GiveLandOrder:
    """P-33.2: a land, with its buildings and what is under construction there, is another's from then on."""

    at: str
    to: Seat
    kind: Literal["give-land"] = "give-land"


@dataclass(frozen=True)
class CommandOrder:
    """P-33.6: units are moved by an ally from the next round on; `to` nobody: by their owner again."""

    units: tuple[Units, ...]
    at: str
    to: Seat = Seat("")
    kind: Literal["command"] = "command"


@dataclass(frozen=True)
class BetrayOrder:
    """P-33.5: destroy, without a battle, what a seat has in an area one stands in."""

    at: str
    seat: Seat
    kind: Literal["betray"] = "betray"


@dataclass(frozen=True)
class RiseOrder:
    """P-33.12: the guests in a land attack its owner from inside."""

    at: str
    kind: Literal["rise"] = "rise"


HandingOrder = GiveOrder | GiveLandOrder | CommandOrder
