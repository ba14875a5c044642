"""A house with a post office of its own for one campaign, and the person who plays in it, by a told clock.

The person writes by SMTP from an ordinary mailbox, as an answer to the last report read by IMAP; what is written is
what the house player `bold` would write. The service reads its mailbox, works and sends, one pass after the other.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

from pbem.cli.demo.player import Player, facts, is_report
from pbem.core import seat_requests
from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.mail.local_post import PostOffice
from pbem.service.calendar import campaign_file
from pbem.service.campaigns import lifecycle
from pbem.service.game import games
from pbem.service.game import options as option_table
from pbem.service.house.house import House, open_house
from pbem.service.work.local import DOMAIN, PASSWORD, settings
from pbem.service.work.once import once
from pbem.service.work.work_process import here
from pbem.store import tables
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns as rows
from pbem.testing.clock import ToldClock
from tests.service.kit import NOON

KEY = "night"
READY = "ready"
"""What the person writes who has nothing to order."""
SOON = timedelta(seconds=40)
"""After this a turn is played that waits for nobody."""


@dataclass(frozen=True)
class Night:
    """One campaign, its house and its person."""

    house: House
    clock: ToldClock
    person: Player

    @property
    def campaign(self) -> tables.Campaign:
        """Give its row."""
        with reading(self.house.engine) as session:
            row = rows.get(session, KEY)
            assert row is not None
            return row

    def passes(self, by: timedelta = timedelta()) -> None:
        """Let time pass; the service fetches, answers, resolves and sends what there is; the person fetches mail."""
        self.clock.advance(by)
        done = once(self.house, here)
        if done.away:
            raise RuntimeError(f"the post office is away: {done.away}")
        self.person.fetch()

    def turn(self, secret: str) -> None:
        """Let the person write what is asked for, and time pass until it is played."""
        before = self.campaign.head_turn
        lines = self._lines(secret)
        if lines is not None:
            self.person.last = next(mail for mail in reversed(self.person.mails) if is_report(mail))
            self.person.reply("\n".join(lines or [READY]))
            self.passes()
        self.passes(SOON)
        if self.campaign.head_turn == before and self.campaign.state == "running":
            self.passes(timedelta(days=1))

    def _lines(self, secret: str) -> list[str] | None:
        """Write what `bold` would write in the person's place; None: nothing is asked of it."""
        with reading(self.house.engine) as session:
            game = games.opened(session, self.house.registry, self.campaign)
        seat, ruleset = Seat(self.person.seat), game.installed.ruleset
        asked = seat_requests.of_seat(ruleset.rules.awaiting(game.state), seat)
        view, write = game.view(seat), ruleset.players["bold"].write
        if not asked:
            return None
        return [line for one in asked for line in write(view, one, KeyedDice(secret.encode()))]

    def asked_back(self) -> int:
        """Count the lines of the person that answers refused or asked about."""
        told = (facts(mail) for mail in self.person.mails)
        lines = (line for one in told if one.get("kind") == "answer" for line in one["lines"] if line["line"])
        return sum(not line["accepted"] for line in lines)


@contextmanager
def begun(folder: Path, game: str, options: Mapping[str, object], secret: bytes) -> Iterator[Night]:
    """Open a house on the tables in a folder and a post office, and start a campaign.

    The person has the first seat, house players have the others.
    """
    password = secrets.token_urlsafe(12)
    with PostOffice(domain=DOMAIN, open_password=PASSWORD) as office:
        office.add_user("orders", password)
        clock = ToldClock(NOON)
        office.set_clock(clock.now)
        house = open_house(settings(folder, office, password, settle_seconds=0), clock)
        try:
            night = Night(house, clock, Player(office, *_seated(house, game, options, secret)))
            night.passes()
            yield night
        finally:
            house.engine.dispose()


def _seated(house: House, game: str, options: Mapping[str, object], secret: bytes) -> tuple[str, str, str]:
    """Start; give the person's seat, name and address."""
    installed = house.registry[game]
    seat = str(installed.ruleset.rules.seats(option_table.read(installed, options))[0])
    name, address = "Anna", f"anna@{DOMAIN}"
    table = {
        "key": KEY,
        "title": "A whole night",
        "ruleset": game,
        "options": dict(options),
        "schedule": {"every_days": 1, "at": ["20:00"], "early_seconds": 20},
        "start": "first",
        "house_players": {"player": "calm"},
        "seat": [{"seat": seat, "name": name, "address": [address], "language": "en"}],
    }
    with writing(house.engine) as session:
        row = lifecycle.create(house, session, campaign_file.check(KEY, table), secret)
        lifecycle.start_if_full(house, session, row)
    return seat, name, address
