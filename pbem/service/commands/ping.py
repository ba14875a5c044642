"""`ping`: the mail works; when the letter came, how long its answer took, and what the clock here says.

Nothing of any game is in it: it is the same whoever asks, whatever state the campaign is in.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from pbem.core.texts import Text, text
from pbem.reports import dates
from pbem.reports.texts import Catalogue
from pbem.service.desk.act import Act, PlayerActs, RefereeActs
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, lines


def _to_player(desk: PlayerDesk) -> None:
    """Answer in the language and the zone of the seat."""
    words = desk.house.catalogue(desk.seat.language)
    desk.tell("ping", text("ping"), *_times(desk.row.received_at, desk.house.now, desk.seat.zone, words))


def _to_referee(desk: RefereeDesk) -> Blocks:
    """Answer in the referee's language and the zone of the campaign."""
    return lines(_times(desk.row.received_at, desk.house.now, desk.campaign.timezone, desk.words), bullet=False)


def _times(came: datetime, now: datetime, zone: str, words: Catalogue) -> tuple[Text, ...]:
    """Say when the letter came, how long ago that is, and what time it is."""
    return (
        text("ping-came", when=dates.long(came, zone, words)),
        text("ping-took", amount=_amount(now - came, words)),
        text("ping-clock", when=dates.long(now, zone, words)),
    )


def _amount(took: timedelta, words: Catalogue) -> str:
    """Write a time in its two largest units; the mail server's clock may be ahead of ours."""
    seconds = max(0, int(took.total_seconds()))
    counts = (seconds // 86400, seconds // 3600 % 24, seconds // 60 % 60, seconds % 60)
    units = tuple(zip(("days", "hours", "minutes", "seconds"), counts, strict=True))
    first = next((place for place, (_, count) in enumerate(units) if count), len(units) - 1)
    named = [(unit, count) for unit, count in units[first : first + 2] if count] or [("seconds", 0)]
    return " ".join(words.t(unit, count=count) for unit, count in named)


FOR_PLAYER: PlayerActs = {"ping": Act(_to_player, asks=True, personal=True)}
FOR_REFEREE: RefereeActs = {"ping": Act(_to_referee)}
