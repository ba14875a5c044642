"""Many mails are written on all cores: processes that read a mail's row and give its bytes.

They have a house of their own, made of the settings, and ask its database nothing: a mail whose file must be packed
from the past is written by the service itself (`campaigns.parcels`).
"""

from __future__ import annotations

from concurrent.futures import Future
from functools import lru_cache

from pbem.service.house.house import House, open_house
from pbem.service.post import rendering
from pbem.service.post.pool import CORES, Pool
from pbem.settings import Settings
from pbem.store.tables import Outbox

MANY = 64
"""So many mails waiting are worth the start of the processes: about a second of each core, and their memory."""


class Scribes:
    """The processes that write mails, one a core."""

    def __init__(self, settings: Settings, workers: int = CORES) -> None:
        self.workers = workers
        self._settings = settings
        self._pool = Pool(workers)

    def begin(self, mail: Outbox, picture: bytes) -> Future[bytes]:
        """Start to write a mail that carries no file."""
        return self._pool.begin(_written, self._settings, mail.model_dump(), picture)

    def rest(self) -> None:
        """Let the processes go."""
        self._pool.rest()


def _written(settings: Settings, row: dict[str, object], picture: bytes) -> bytes:
    """Write a mail, in a process of its own."""
    return rendering.rendered(_house(settings), Outbox.model_validate(row), picture)


@lru_cache(maxsize=1)
def _house(settings: Settings) -> House:
    """Open the games once a process."""
    return open_house(settings)
