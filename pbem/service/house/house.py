"""What every service function works with: the one place where real things are plugged together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cache

from sqlalchemy import Engine

from pbem.mail.accounts import ImapAccount, SmtpAccount
from pbem.mail.watching.patience import STANDARD, Patience
from pbem.registry import Registry
from pbem.reports.texts import Catalogue, TurnWords, wording
from pbem.service.house.allowance import Allowance, Unlimited
from pbem.service.house.clock import Clock, SystemClock
from pbem.service.house.reference_clock import Reference
from pbem.settings import Mailbox, Settings
from pbem.store.engine import COMMAND, Waits, open_engine
from pbem.store.wake import Wake, open_wake


@dataclass(frozen=True)
class House:
    """The settings, the database, the games, and the bell that wakes who waits for work; the clock, how long a letter
    may take, and, in a service, what the clock is held against."""

    settings: Settings
    engine: Engine
    registry: Registry
    wake: Wake
    clock: Clock = field(default_factory=SystemClock)
    allowance: Allowance = field(default_factory=Unlimited)
    reference: Reference | None = None

    @property
    def now(self) -> datetime:
        """Give the present, aware, in UTC."""
        return self.clock.now()

    def catalogue(self, language: str, ruleset: str = "", step: int | None = 1) -> Catalogue:
        """Give the catalogue of a language, with a rule set's own texts when one is named, else all names of seats.

        `step` is the round a turn is a step of (0: before the start); where it is None and a turn is a whole round,
        turns are called rounds.
        """
        if not ruleset:
            return wording(language, self.registry.seat_names)
        installed = self.registry[ruleset]
        whole = installed.ruleset.rules.whole_rounds
        named: Mapping[TurnWords, bool] = {"missed": whole, "rounds": whole and step is None, "start": step == 0}
        turns = (name for name, wanted in named.items() if wanted)
        return wording(language, installed.catalogues, *turns, themes=installed.ruleset.telling.themes)

    def mailbox(self, name: str = "") -> Mailbox:
        """Give a mailbox by name; without one, the first."""
        named = [box for box in self.settings.mailbox if not name or box.name == name]
        return named[0] if named else self.settings.mailbox[0]


def open_house(settings: Settings, clock: Clock | None = None, waits: Waits = COMMAND) -> House:
    """Open the database and the games."""
    engine = open_engine(settings.database_url, waits=waits)
    return House(settings, engine, _games(), open_wake(engine), clock or SystemClock())


@cache
def _games() -> Registry:
    """Give the installed games; they are the same as long as this process lives."""
    return Registry()


def imap_account(mailbox: Mailbox) -> ImapAccount:
    """Give the account a mailbox is read with."""
    at = mailbox.imap
    return ImapAccount(at.host, at.port, at.user, at.password, at.security, mailbox.folder, at.ca_file)


def patience(settings: Settings) -> Patience:
    """Give the waits and limits a mailbox is read with."""
    return replace(STANDARD, largest=settings.max_mail_bytes)


def smtp_account(settings: Settings) -> SmtpAccount:
    """Give the account mail is sent with."""
    at = settings.smtp
    return SmtpAccount(at.host, at.port, at.user, at.password, at.security, at.ca_file)
