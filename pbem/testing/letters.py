"""The mails a seat would get, made by the same parts as the real ones, at a fixed time and without a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import lru_cache

from pbem.core.blocks import Brief
from pbem.core.content import Content
from pbem.core.seats import Seat
from pbem.core.vocabulary import Vocabulary
from pbem.language.forms.book import Lexicon
from pbem.language.letter import sheet as sheets
from pbem.language.reading.readers import Readers
from pbem.registry import AnyState, Installed
from pbem.reports.briefing import Answer, Heading, Leaflet, Report
from pbem.reports.compose import compose
from pbem.reports.texts import Catalogue, wording
from pbem.service.game import briefings
from pbem.service.game.games import Overtures
from pbem.service.turns import overtures
from pbem.testing import table

NOW = datetime(2026, 5, 4, 18, 0, tzinfo=UTC)


def heading(installed: Installed, state: AnyState, seat: Seat, language: str) -> Heading:
    """Write the heading of a mail about that state; what the service would add is the same for all."""
    awaited = installed.ruleset.rules.awaiting(state)
    return Heading(
        campaign="t1",
        title="Test",
        ruleset=installed.ruleset.key,
        turn=installed.ruleset.rules.turn(state),
        seat=seat,
        player="",
        language=language,
        zone="UTC",
        deadline=NOW + timedelta(days=1) if awaited else None,
        now=NOW,
        token=f"T1-{seat.upper()}",
        reply_to="orders@example.org",
        colour=installed.ruleset.telling.colour(seat),
        round=installed.ruleset.rules.round(state) or 0,
        before_start=installed.ruleset.rules.round(state) == 0,
    )


def report(installed: Installed, step: briefings.Step, seat: Seat, language: str, over: bool = False) -> Report:
    """Write a seat's report of a step; the first one has no state before it; `over`: the referee ended the game."""
    dice = briefings.Dice(secret="00" if over else "")
    return briefings.report(installed, heading(installed, step.after, seat, language), step, dice)


@dataclass(frozen=True)
class Writer:
    """Who writes a mail: a seat, in a language, who has heard so much from others."""

    seat: Seat
    language: str = "en"
    heard: Overtures = ()


@dataclass(frozen=True)
class _Words:
    """All that the reading of a line hangs on; words that are written the same are the same."""

    said: str
    language: str
    of: int
    lexicons: Mapping[str, Lexicon] = field(compare=False)
    vocabulary: Vocabulary = field(compare=False)


@lru_cache(maxsize=4)
def _readers(words: _Words) -> Readers:
    """Give the readers of those words: in a world dealt anew they are the same, and know the lines already."""
    return Readers(words.lexicons, words.vocabulary, words.language)


def answer(installed: Installed, state: AnyState, lines: Sequence[str], writer: Writer) -> Answer:
    """Write the answer to a mail of those lines."""
    ruleset, language = installed.ruleset, writer.language
    view, numbered = table.told(ruleset, state, writer.seat, writer.heard), tuple(enumerate(lines, 1))
    vocabulary = ruleset.words.vocabulary(view)
    words = _Words(repr(vocabulary), language, id(installed.lexicons), installed.lexicons, vocabulary)
    draft = sheets.read(numbered, ruleset, view, _readers(words))
    reading = briefings.Reading(draft, draft.sheet)
    return briefings.answer(installed, heading(installed, state, writer.seat, language), view, dict(numbered), reading)


def told(installed: Installed, state: AnyState, brief: Brief, seat: Seat, language: str) -> Leaflet:
    """Write the mail that tells a seat at once of what others said."""
    return overtures.leaflet(heading(installed, state, seat, language), brief)


def catalogue(installed: Installed, language: str) -> Catalogue:
    """Give the wording a seat's mails are written with."""
    return wording(language, installed.catalogues, themes=installed.ruleset.telling.themes)


def mail(installed: Installed, briefing: Report | Answer | Leaflet) -> Content:
    """Compose a mail without a picture."""
    return compose(briefing, catalogue(installed, briefing.heading.language))
