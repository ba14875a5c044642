"""What states can agree on (C-8.3, C-8.5, C-8.6): a treaty and its terms, and a proposal of one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.agreements import proposal
from pbem.core.seats import Seat


@dataclass(frozen=True)
class Share:
    """`share explored`, `share view`: for all members alike."""

    what: Literal["explored", "view"]
    kind: Literal["share"] = "share"


@dataclass(frozen=True)
class Entry:
    """`entry yes`: armies may enter and stand in each other's cities."""

    kind: Literal["entry"] = "entry"


@dataclass(frozen=True)
class GiveCity:
    """`red gives city Yaz to blue`."""

    city: str
    giver: Seat
    to: Seat
    kind: Literal["city"] = "city"


@dataclass(frozen=True)
class GiveArmy:
    """`red gives army 3 to blue`."""

    army: int
    giver: Seat
    to: Seat
    kind: Literal["army"] = "army"


@dataclass(frozen=True)
class GiveMap:
    """`red gives map to blue`: what the giver has explored, as last seen."""

    giver: Seat
    to: Seat
    kind: Literal["map"] = "map"


@dataclass(frozen=True)
class GiveContact:
    """`red gives contact white to blue`."""

    of: Seat
    giver: Seat
    to: Seat
    kind: Literal["contact"] = "contact"


@dataclass(frozen=True)
class Words:
    """`text "..."`: recorded and shown to the members and the referee, a matter of honour."""

    words: str
    kind: Literal["words"] = "words"


Gift = GiveCity | GiveArmy | GiveMap | GiveContact
Term = Share | Entry | GiveCity | GiveArmy | GiveMap | GiveContact | Words


@dataclass(frozen=True)
class Treaty:
    """C-8.3: what the members agree on, in seat order.

    With `alliance` they do not fight (non-aggression is always included) for `turns` turns (None: without limit), and
    win together or not (`joint`). Without, it is a mere exchange, or a gift, and has terms of giving only.
    """

    members: tuple[Seat, ...]
    alliance: bool = True
    turns: int | None = None
    joint: bool = True
    terms: tuple[Term, ...] = ()


Proposal = proposal.Proposal[Treaty]
"""A treaty on the table; it can be accepted for `proposal_ttl` turns (G21)."""
