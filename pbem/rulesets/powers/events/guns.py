"""What is told of artillery (P-41)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, share, text
from pbem.rulesets.powers.events import holder, listed
from pbem.rulesets.powers.state import Stack


@dataclass(frozen=True)
class Shell:
    """What the guns of a seat did to units of one type and owner: BPk as a fraction, how many were destroyed."""

    seat: Seat
    owner: Seat
    row: str
    amount: tuple[int, int]
    destroyed: int = 0


def barrage(at: str, guns: Iterable[Stack], shells: Iterable[Shell], dead: Iterable[Stack]) -> Event:
    """`barrage` (P-41.2), all: at, seats that fire (parties: how many, `seat_1` ...), rows and counts of the guns, in
    words `units`; owners (who was hit); lost_rows and lost_counts (what was destroyed), shells: the same in words,
    shell by shell."""
    fired, told, lost = tuple(guns), tuple(shells), listed(dead)
    seats = tuple(dict.fromkeys(each.owner for each in fired))
    facts: dict[str, Fact] = {f"seat_{place}": seat for place, seat in enumerate(seats, 1)}
    facts |= {"lost_rows": lost["rows"], "lost_counts": lost["counts"], "seats": seats}
    said: tuple[Text, ...] = tuple(map(_said, told)) or (text("powers-shell-nothing"),)
    facts["owners"] = tuple(dict.fromkeys(str(each.owner) for each in told))
    facts |= {"at": at, "parties": len(seats), **listed(fired), "shells": said}
    return Event(kind="barrage", seen_by=EVERYONE, rank=Rank.HEADLINE, facts=facts)


def _said(shell: Shell) -> Text:
    return text(
        "powers-shell",
        target=text(f"powers-map-{shell.row}"),
        who=holder(shell.owner),
        amount=share(*shell.amount),
        destroyed=shell.destroyed,
    )


def aimed(units: Stack, goal: str) -> Event:
    """`aimed` (P-41.1), all: seat, at, goal (`none`: the position is given up), rows, counts."""
    facts: dict[str, Fact] = {"seat": units.owner, "at": units.at, "goal": goal or "none", **listed((units,))}
    return Event(kind="aimed", seen_by=EVERYONE, facts=facts)
