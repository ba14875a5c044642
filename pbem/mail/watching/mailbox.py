"""Watching a mailbox: one thread for each, blocking until it is told to stop.

`take` stores a message durably; only then it is marked as seen. A message may be handed over a second time
when the connection broke between the two, so `take` recognises what it has (mailbox, UIDVALIDITY, UID).
A message which `take` cannot store is reported, stays unseen, does not hold up the others and is tried again.
"""

from __future__ import annotations

import ssl
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from imapclient import IMAPClient
from imapclient.exceptions import LoginError

from pbem.mail.accounts import ImapAccount
from pbem.mail.watching import connection, server_time
from pbem.mail.watching.folder import NoFolder, words
from pbem.mail.watching.intake import (
    EVERYTHING,
    Choice,
    Cursor,
    Fetched,
    Intake,
    Keeper,
    State,
    Take,
    Told,
)
from pbem.mail.watching.patience import STANDARD, Patience, Pause

__all__ = ["Choice", "Cursor", "Fetched", "Keeper", "Patience", "Readings", "State", "Take", "Told", "watch"]

_TROUBLES: tuple[tuple[type[Exception], State], ...] = (
    (LoginError, State.BAD_LOGIN),
    (NoFolder, State.NO_FOLDER),
    (ssl.SSLCertVerificationError, State.NOT_TRUSTED),
    (Exception, State.AWAY),
)
_AT_ONCE = 10.0
_ENOUGH = 3
_MOMENT = 1.0
_SOON = 10.0
"""Seconds within which a server tells of a message that came."""


def _nobody_asks() -> Callable[[], None]:
    return lambda: None


@dataclass(frozen=True)
class Readings:
    """Readings of the folder to its end, which are also made when nothing is new.

    Whoever sets `wanted` gets one at once. `began` is called before each, and what it gives once that came to the end.
    `choice` says which messages are taken.
    With `now`, our clock, the server's is asked at the first reading and at each that is wanted: `ahead` is told by how
    many seconds ours is ahead. `arrived` is told when the latest new message came, and within how many seconds.
    """

    began: Callable[[], Callable[[], None]] = _nobody_asks
    wanted: threading.Event = field(default_factory=threading.Event)
    choice: Choice = EVERYTHING
    now: Callable[[], datetime] | None = None
    ahead: Callable[[float], None] = lambda seconds: None
    arrived: Callable[[datetime, float], None] = lambda received, within: None


def watch(
    account: ImapAccount,
    keeper: Keeper,
    stop: threading.Event,
    patience: Patience = STANDARD,
    readings: Readings | None = None,
) -> None:
    """Take everything newer than the cursor (UIDVALIDITY, last UID) now and whenever it comes, until `stop`."""
    readings = readings or Readings()
    intake = Intake(keeper, stop, patience, readings.choice)
    _Watch(account, intake, stop, patience, readings).run()


class _Watch:
    """The connections to one mailbox, one after another."""

    def __init__(
        self,
        account: ImapAccount,
        intake: Intake,
        stop: threading.Event,
        patience: Patience,
        readings: Readings,
    ) -> None:
        self._account = account
        self._intake = intake
        self._stop = stop
        self._told = intake.told
        self._patience = patience
        self._readings = readings
        self._broken = 0
        self._client: IMAPClient | None = None
        self._over = threading.Event()

    def run(self) -> None:
        """Connect, and connect again after growing pauses for ever.

        A connection that brought letters, or held longer than the last pause, starts them anew.
        """
        threading.Thread(target=self._hurry, name="mailbox stop", daemon=True).start()
        pause, last = Pause(self._patience.first_pause, self._patience.longest_pause), self._patience.first_pause
        while not self._stop.is_set():
            began, taken = time.monotonic(), self._intake.taken
            self._once()
            if self._intake.taken > taken or time.monotonic() - began > last:
                pause.went_well()
            last = pause.failed()
            self._stop.wait(last)
        self._over.set()
        self._told(State.STOPPED, "")

    def _hurry(self) -> None:
        """Once told to stop, wait no longer than a moment for a server that does not answer."""
        self._stop.wait()
        if not self._over.wait(_MOMENT) and self._client is not None:
            connection.break_off(self._client)

    def _once(self) -> None:
        """Live through one connection; whatever ends it is told, and is no reason to give up."""
        try:
            client = connection.connect(self._account, self._patience.timeout)
        except Exception as error:  # noqa: BLE001 - the edge: the watch outlives every trouble
            self._told(_trouble(error), words(error))
            return
        self._client = client
        try:
            self._session(client)
            connection.leave(client)
        except Exception as error:  # noqa: BLE001 - the edge, as above
            connection.cut(client)
            if not self._stop.is_set():
                self._told(_trouble(error), words(error))

    def _session(self, client: IMAPClient) -> None:
        """Open the folder, take what is there, and wait for more."""
        self._intake.open(client, self._account.folder)
        self._told(State.CONNECTED, "")
        self._readings.wanted.set()
        self._read(client)
        idles = connection.has_idle(client) and self._broken < _ENOUGH
        self._told(State.IDLE if idles else State.POLLING, "")
        longest = self._patience.settle
        while not self._stop.is_set():
            began = time.monotonic()
            idles = idles and self._idle(client, longest)
            if not idles:
                self._poll(client)
            waited = time.monotonic() - began
            news = self._read(client)
            if news and self._intake.latest:
                self._readings.arrived(self._intake.latest, time.monotonic() - began if waited >= longest else _SOON)
            longest = self._patience.settle if news else self._patience.calmer(longest)

    def _read(self, client: IMAPClient) -> bool:
        """Take all there is, and tell whether anything was new."""
        wanted = self._readings.wanted.is_set()
        self._readings.wanted.clear()
        ended = self._readings.began()
        news = self._intake.take_all(client)
        if wanted and self._readings.now and not self._stop.is_set():
            self._ask_the_time(client, self._readings.now())
        if not self._stop.is_set():
            ended()
        return news

    def _ask_the_time(self, client: IMAPClient, now: datetime) -> None:
        """Ask by how much our clock is ahead of the server's; one that will not say so is no trouble."""
        try:
            ahead = server_time.ahead(client, now)
        except IMAPClient.AbortError:
            raise
        except IMAPClient.Error:
            return
        if ahead is not None:
            self._readings.ahead(ahead)

    def _idle(self, client: IMAPClient, longest: float) -> bool:
        """Wait with IDLE; False: the server does not want it.

        A server that breaks the connection over it, three times in a row, is polled during the next one.
        """
        began = time.monotonic()
        try:
            connection.idle(client, self._intake.until_due(longest), self._stop, self._readings.wanted)
        except (OSError, IMAPClient.AbortError):
            self._broken = self._broken + 1 if time.monotonic() - began < _AT_ONCE else 0
            raise
        except IMAPClient.Error as error:
            self._told(State.POLLING, words(error))
            return False
        self._broken = 0
        return True

    def _poll(self, client: IMAPClient) -> None:
        self._broken = 0
        if not connection.rest(self._intake.until_due(self._patience.poll), self._stop, self._readings.wanted):
            client.noop()


def _trouble(error: Exception) -> State:
    return next(state for kind, state in _TROUBLES if isinstance(error, kind))
