"""What seats can agree on (P-16.2): a treaty and its clauses, a proposal of one, and one that is in force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.agreements import proposal
from pbem.core.agreements.agreement import Agreement
from pbem.core.seats import Seat

Clause = Literal["peace", "pass", "vision", "gifts", "joint", "command", "stores"]
"""P-16.2: which of them count the chapters in play say (`Points.clauses`). Those of allies (P-33): `pass`, entry to
each other's lands; `gifts`, taking what the other gives; `joint`, attacking together; `command`, leading the other's
units. `stores` (P-53.4): taking wares from each other's lands. `vision` (share vision) needs the visibility `full`."""


@dataclass(frozen=True)
class Treaty:
    """P-16.2: the members, in the order of the seats, what they agree on, up to the end of which round (0: without
    limit), and in their own `words` whatever else: that is only kept and shown to them."""

    members: tuple[Seat, ...]
    clauses: tuple[Clause, ...] = ("peace",)
    until: int = 0
    words: str = ""


Proposal = proposal.Proposal[Treaty]
"""A treaty on the table; in sequential play its `turn` and `until` are player turns, else rounds."""


@dataclass(frozen=True)
class Pact(Agreement):
    """A treaty in force: `first` and `last` are rounds. `denounced`: who has given notice (P-16.3); then it ends, in
    sequential play, after the player turn of that seat in round `last`."""

    clauses: tuple[Clause, ...] = ()
    words: str = ""
    denounced: Seat = Seat("")
