"""A line of the referee's letter on his desk: the campaign, what is asked, and the ways to say what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from pbem.core.blocks import Block, Lines, Listing
from pbem.core.problems import Refusal
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Fact, Text, text
from pbem.language.words.fold import fold
from pbem.mail.commands.referee import Asked
from pbem.mail.reading.letter import Letter
from pbem.registry import AnyView
from pbem.reports import dates
from pbem.reports.texts import Catalogue
from pbem.service.desk import addressees
from pbem.service.game import briefings, games
from pbem.service.game.games import Game
from pbem.service.house.case import Case
from pbem.service.post.addresses import referee_language
from pbem.store import tables
from pbem.store.repository import seats

Blocks = tuple[Block, ...]
FIGURES = 9
"""So many figures of a number are read: there is nothing that counts further."""


@dataclass(frozen=True)
class RefereeDesk(Case):
    """What the referee asks for, with the letter it stands in; `sure`: he has confirmed it."""

    row: tables.Inbox
    letter: Letter
    asked: Asked
    sure: bool = False

    @property
    def language(self) -> str:
        """Give the referee's language."""
        return referee_language(self.house, self.campaign)

    @property
    def words(self) -> Catalogue:
        """Give the words of his language, those of the game among them."""
        return self.house.catalogue(self.language, self.campaign.ruleset)

    @cached_property
    def game(self) -> Game:
        """Open the game; one that has not begun has nothing to open."""
        if self.campaign.state == "recruiting":
            raise Refusal("referee-not-begun", campaign=self.campaign.title)
        return games.opened(self.session, self.house.registry, self.campaign)

    @cached_property
    def view(self) -> AnyView:
        """Give what the referee sees: everything."""
        return self.game.view(REFEREE)

    def seat(self, named: str) -> tables.Seat:
        """Find the seat some words begin with, by its key or any name the game has for it, in any language."""
        return self.seat_and_rest(named)[0]

    def seat_and_rest(self, named: str) -> tuple[tables.Seat, str]:
        """Find the seat some words begin with, and give the words behind it."""
        rows = {row.key: row for row in seats.of_campaign(self.session, self.campaign.key)}
        key, length = addressees.leading(self.house.registry[self.campaign.ruleset], tuple(rows), named)
        if key not in rows:
            raise Refusal("referee-no-seat", named=named.strip()[:60], seats=tuple(rows))
        return rows[key], "".join(named.split(maxsplit=length)[length:])

    @property
    def some_seat(self) -> str:
        """Name a seat of this campaign, to show how words are written."""
        return seats.of_campaign(self.session, self.campaign.key)[0].key

    @property
    def some_order(self) -> str:
        """Say an order as a player of this game gives it, to show how one is written."""
        if self.campaign.state == "recruiting":
            return "..."
        view = self.game.view(Seat(self.some_seat))
        return next(iter(briefings.examples(self.game.installed, view, self.language)), "...")

    def nearly_a_seat(self, named: str) -> bool:
        """Tell whether a word was probably meant for the name of a seat."""
        keys = tuple(row.key for row in seats.of_campaign(self.session, self.campaign.key))
        return bool(addressees.spellings(self.house.registry[self.campaign.ruleset], keys).near(fold(named.strip())))

    def when(self, moment: datetime) -> str:
        """Write an instant in the campaign's zone."""
        return dates.long(moment, self.campaign.timezone, self.words)


def told(id: str, /, **facts: Fact) -> Blocks:
    """Say one sentence."""
    return (Lines((text(id, **facts),), bullet=False),)


def lines(said: tuple[Text | str, ...], bullet: bool = True) -> Blocks:
    """Say some sentences."""
    return (Lines(said, bullet=bullet),) if said else ()


def shown(written: tuple[str, ...]) -> Blocks:
    """Show lines as they are written."""
    return (Listing(written),) if written else ()
