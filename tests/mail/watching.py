"""A watch in a thread of its own, which keeps what it takes as the store would."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Self

from pbem.mail.accounts import ImapAccount
from pbem.mail.watching.intake import Keeper, Told
from pbem.mail.watching.mailbox import Fetched, Patience, Readings, watch
from tests.servers.waiting import until

QUICK = Patience(first_pause=0.05, longest_pause=0.2, renew=20.0, settle=0.3, poll=0.1, retake=0.2, timeout=5.0)


class Watched:
    """Takes messages once each, by (UIDVALIDITY, UID), and counts the repetitions."""

    def __init__(self, account: ImapAccount, patience: Patience = QUICK) -> None:
        self.account = account
        self.patience = patience
        self.taken: dict[tuple[int, int], Fetched] = {}
        self.repeated = 0
        self.read_to_end = 0
        self.readings = Readings(lambda: self._ended)
        self.states: list[tuple[str, str]] = []
        self.refuse: Callable[[Fetched], bool] = lambda fetched: False
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        told = lambda *told: self.states.append(told)  # noqa: E731
        watch(self.account, self.keeper(told), self._stop, self.patience, self.readings)

    def keeper(self, told: Told) -> Keeper:
        """Take messages one by one."""
        return Keeper(self.cursor, self.take, told)

    def _ended(self) -> None:
        self.read_to_end += 1

    def cursor(self) -> tuple[int, int]:
        return max(self.taken, default=(0, 0)) if len({v for v, _ in self.taken}) < 2 else list(self.taken)[-1]

    def take(self, fetched: Fetched) -> None:
        if self.refuse(fetched):
            raise ValueError("the store is full")
        self.repeated += (fetched.uidvalidity, fetched.uid) in self.taken
        self.taken[fetched.uidvalidity, fetched.uid] = fetched

    def told(self, state: str) -> bool:
        return any(name == state for name, _ in self.states)

    def subjects(self) -> list[str]:
        heads = (fetched.raw.partition(b"Subject: ")[2] for fetched in self.taken.values())
        return [head.splitlines()[0].decode() for head in heads]

    def wait(self, *subjects: str) -> None:
        until(lambda: len(self.taken) >= len(subjects), what=f"the mails {subjects}")
        assert self.subjects() == list(subjects)

    def wait_for(self, state: str) -> None:
        until(lambda: self.told(state), what=f"the state {state!r}")

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop.set()
        self._thread.join(2.0)
        assert not self._thread.is_alive(), "the watch did not stop within two seconds"


class Together(Watched):
    """Takes messages that came together at once, all of them or none."""

    def __init__(self, account: ImapAccount, patience: Patience = QUICK) -> None:
        super().__init__(account, patience)
        self.several: list[Sequence[Fetched]] = []

    def keeper(self, told: Told) -> Keeper:
        return Keeper(self.cursor, self.take, told, self.take_several)

    def take_several(self, several: Sequence[Fetched]) -> None:
        if any(self.refuse(fetched) for fetched in several):
            raise ValueError("the store is full")
        self.several.append(several)
        for fetched in several:
            self.take(fetched)
