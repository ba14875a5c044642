"""A service with campaigns for the benchmarks of letters: players on an SQLite file as in production, a told clock.

Each letter names other cells and steps than the one before, so that nothing is remembered which players do not repeat.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import timedelta
from email.message import EmailMessage
from itertools import count
from pathlib import Path
from typing import Any

from sqlmodel import col, select

from pbem.core.seats import Seat
from pbem.mail.watching.intake import Fetched
from pbem.reports.compose import compose
from pbem.service.calendar import campaign_file
from pbem.service.campaigns import lifecycle
from pbem.service.desk import intake
from pbem.service.game import games
from pbem.service.house import memory
from pbem.service.house.house import House, open_house
from pbem.service.post import addresses
from pbem.service.post.rendering import briefing, catalogue
from pbem.settings import Mailbox, Outgoing, Settings
from pbem.store import migrate, tables
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns as rows
from pbem.store.repository import seats, turns
from pbem.testing.clock import ToldClock
from tests.service.kit import NOON

DOMAIN = "host.test"
WAYS = {
    "en": ("army {army}: up {n}, right {m}", "{army} left {n}", "{army}: to {cell}; if blocked: up {m}"),
    "ru": ("отряд {army}: вверх {n}, вправо {m}", "{army} влево {n}", "{army}: на {cell}; если путь закрыт: вверх {m}"),
    "cs": (
        "oddíl {army}: nahoru {n}, vpravo {m}",
        "{army} vlevo {n}",
        "{army}: na {cell}; při zablokování: nahoru {m}",
    ),
    "sk": ("oddiel {army}: hore {n}, vpravo {m}", "{army} vľavo {n}", "{army}: na {cell}; pri zablokovaní: hore {m}"),
}


@dataclass
class Players:
    """The players of a service and what they write."""

    house: House
    clock: ToldClock
    uids: count[int] = field(default_factory=lambda: count(1))
    dice: random.Random = field(default_factory=lambda: random.Random(3))

    def campaign(self, key: str, map_: str, places: int, armies: int, language: str = "en", days: int = 60) -> None:
        """Start a campaign in which each player has so many armies."""
        names = [str(seat) for seat in self._seats(places)]
        table: dict[str, Any] = {
            "key": key,
            "title": f"Campaign {key}",
            "ruleset": "campaign",
            "language": language,
            "options": {"map": map_, "seats": places},
            "schedule": {"every_days": days, "at": ["20:00"]},
            "seat": [{"seat": name, "name": name.title(), "address": [f"{name}.{key}@players.test"]} for name in names],
        }
        with writing(self.house.engine) as session:
            row = lifecycle.create(self.house, session, campaign_file.check(key, table), b"s" * 32)
            lifecycle.start_if_full(self.house, session, row)
            self._muster(session, row, armies)

    def _seats(self, places: int) -> tuple[Seat, ...]:
        """Name the seats."""
        ruleset = self.house.registry["campaign"].ruleset
        return ruleset.rules.seats(replace(ruleset.options_type(), seats=places))

    def _muster(self, session: Any, row: tables.Campaign, armies: int) -> None:
        """Give everybody so many armies, the further ones beside the first."""
        game = games.opened(session, self.house.registry, row)
        turn = turns.head(session, row)
        assert turn is not None
        turn.snapshot, turn.hash = games.frozen(game.installed, _mustered(game.state, armies))

    def address(self, key: str, seat: str) -> str:
        """Give the reply address of a seat."""
        with reading(self.house.engine) as session:
            campaign, row = rows.get(session, key), seats.get(session, key, seat)
            assert campaign is not None
            assert row is not None
            return addresses.reply_to(self.house, campaign, row)

    def orders(self, armies: int, language: str) -> str:
        """Write an order for each army."""
        lines = (self.dice.choice(WAYS[language]).format(army=army, **self._aims()) for army in range(1, armies + 1))
        return "\n".join(lines) + "\n"

    def _aims(self) -> dict[str, object]:
        """Choose cells and steps."""
        cell = f"{self.dice.choice('CDEFGHJKLM')}{self.dice.randint(1, 19)}"
        return {"n": self.dice.randint(1, 9), "m": self.dice.randint(1, 9), "cell": cell}

    def letter(self, key: str, seat: str, to: str, body: str, filler: int = 0) -> bytes:
        """Write a letter; `filler` bytes of a signature follow the orders."""
        mail = EmailMessage()
        mail["From"] = f"{seat}.{key}@players.test"
        mail["To"] = to
        mail["Subject"] = "Re: report"
        mail["Message-ID"] = f"<{next(self.uids)}@players.test>"
        mail.set_content(body + ("-- \n" + "A long signature of many words.\n" * (filler // 32) if filler else ""))
        return mail.as_bytes()

    def arrive(self, raw: bytes) -> None:
        """Lay a letter into the inbox, as a mailbox hands it over."""
        self.clock.advance(timedelta(minutes=10))
        take = intake.taking(self.house, self.house.settings.mailbox[0])
        take(Fetched(1, next(self.uids), self.house.now, raw, len(raw)))

    def last(self) -> tables.Outbox:
        """Give the mail queued last."""
        with reading(self.house.engine) as session:
            return session.exec(select(tables.Outbox).order_by(col(tables.Outbox.id).desc()).limit(1)).one()

    def report(self, key: str, seat: str) -> str:
        """Give the text of the first report of a seat."""
        with reading(self.house.engine) as session:
            mails = select(tables.Outbox).where(tables.Outbox.campaign == key, tables.Outbox.seat == seat)
            mail = session.exec(mails.where(tables.Outbox.kind == "report")).one()
        said = briefing(mail)
        return compose(said, catalogue(self.house, said, mail)).text


def _mustered(state: Any, armies: int) -> Any:
    """Give everybody so many armies, the further ones a step right of the first."""
    own = {realm.seat: [army for army in state.armies if army.owner == realm.seat] for realm in state.realms}
    every = [_army(mine, number) for mine in own.values() for number in range(armies)]
    realms = tuple(replace(realm, next_number=armies + 1) for realm in state.realms)
    return replace(state, armies=tuple(every), realms=realms)


def _army(mine: list[Any], number: int) -> Any:
    """Make one army."""
    rank, at = divmod(number, len(mine))
    cell = mine[at].cell
    return replace(mine[at], number=number + 1, cell=type(cell)(cell.column + rank, cell.row))


@contextmanager
def opened(folder: Path) -> Iterator[Players]:
    """Open a service without servers on an SQLite file."""
    server = Outgoing(port=1, security="plain")
    settings = Settings(
        data=folder,
        referee=f"referee@{DOMAIN}",
        settle_seconds=0,
        mailbox=(Mailbox(address=f"orders@{DOMAIN}", imap=server),),
        smtp=server,
    )
    clock = ToldClock(NOON)
    house = open_house(settings, clock)
    migrate.upgrade(house.settings.database_url)
    memory.calm()
    try:
        yield Players(house, clock)
    finally:
        house.engine.dispose()
