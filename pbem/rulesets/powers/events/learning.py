"""What happened about technology (P-56), for all to hear."""

from __future__ import annotations

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact, share, text
from pbem.rulesets.powers.state import BV


def learned(seat: Seat, field: str, level: int, era: int = 0) -> Event:
    """`learned` (P-56.3a), all: seat, field (in words), level, era (P-57.2; 0: none)."""
    facts: dict[str, Fact] = {"seat": seat, "field": text("powers-field", field=field), "level": level, "era": era}
    return Event(kind="learned", seen_by=EVERYONE, rank=Rank.NEWS, facts=facts)


def funded(seat: Seat, field: str, paid: int, lost: int) -> Event:
    """`funded` (P-57.3), all: seat, field (in words, if anything was paid), paid and lost, in sixtieths; in words: bv,
    rest."""
    facts: dict[str, Fact] = {"seat": seat, "field": text("powers-field", field=field), "paid": paid, "lost": lost}
    said = {"bv": share(paid, BV), "rest": share(lost, BV)}
    return Event(kind="funded", seen_by=EVERYONE, rank=Rank.NOTE, facts={**facts, **said})


def taught(seat: Seat, field: str, to: Seat, level: int, era: int = 0) -> Event:
    """`taught` (P-56.4), all: seat, who gave it, to, field (in words), level, era."""
    said = text("powers-field", field=field)
    facts: dict[str, Fact] = {"seat": seat, "to": to, "field": said, "level": level, "era": era}
    return Event(kind="taught", seen_by=EVERYONE, rank=Rank.NEWS, facts=facts)
