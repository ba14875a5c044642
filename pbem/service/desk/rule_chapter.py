"""A chapter of the rule book as a mail."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.core.blocks import Section
from pbem.core.texts import text
from pbem.reports.briefing import Leaflet
from pbem.reports.markdown import Chapter
from pbem.service.desk.player_desk import PlayerDesk


def leaflet(desk: PlayerDesk, found: Sequence[Chapter]) -> Leaflet:
    """Write a chapter with all below it; its heading is that of the mail."""
    return Leaflet(desk.heading, text("rules-title", section=found[0].title), _written(found))


def _written(found: Sequence[Chapter]) -> tuple[Section, ...]:
    """Write chapters as sections; the first one's heading is that of the mail."""
    first, *others = found
    below = (Section(text("rules-heading", title=chapter.title), chapter.blocks) for chapter in others)
    return (Section(None, first.blocks), *below)
